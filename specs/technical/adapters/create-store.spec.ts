// @vitest-environment node
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { createStore, listOf } from '../../../src/adapters/storage/create-store.ts'
import { createMemoryLocks, createTabs, MemoryStore, type Tab } from '../../support/device.ts'

const item = z.object({ id: z.string(), n: z.number() })
const schema = listOf(item, ({ id }) => id)
const listIn = ({ storage, locks }: Pick<Tab, 'storage' | 'locks'>) =>
  createStore({ storage, locks, key: 'lista', schema, empty: [] })
const withItem =
  (id: string, n = 1) =>
  (now: readonly z.infer<typeof item>[]) => [...now, { id, n }]

describe('Lo que el navegador guarda', () => {
  it('vuelve como se guardó, y lo vacío no ocupa lugar', async () => {
    const storage = new MemoryStore()
    const store = listIn({ storage, locks: createMemoryLocks() })
    expect(store.read()).toEqual([])
    await store.edit(withItem('a'))
    expect(storage.get('lista')).toEqual([{ id: 'a', n: 1 }])
    expect(listIn({ storage, locks: createMemoryLocks() }).read()).toEqual([{ id: 'a', n: 1 }])
    await store.edit(() => [])
    expect([...storage.texts.keys()]).toEqual([])
  })

  it('lo roto o ajeno se lee como vacío; de una lista se queda lo bueno, y de lo repetido lo primero', () => {
    const read = (lista: unknown) => listIn({ storage: new MemoryStore({ lista }), locks: createMemoryLocks() }).read()
    expect(['x', {}, [{ id: 'a' }]].map(read)).toEqual([[], [], []])
    const [a, c] = [
      { id: 'a', n: 1 },
      { id: 'c', n: 3 },
    ]
    expect(read([3, a, { id: 'b', n: 'x' }, { id: 'a', n: 2 }, c])).toEqual([a, c])
  })

  it('si el navegador no guarda, dura lo que la página, y lo dice', async () => {
    const storage = new MemoryStore()
    const store = listIn({ storage, locks: createMemoryLocks() })
    expect(store.isStored()).toBe(true)
    storage.full = true
    await store.edit(withItem('a'))
    await store.edit(withItem('b'))
    expect(store.read().map(({ id }) => id)).toEqual(['a', 'b'])
    expect(store.isStored()).toBe(false)
    storage.full = false
    await store.edit(withItem('c'))
    expect(store.isStored()).toBe(true)
    expect(storage.get('lista')).toHaveLength(3)
  })

  it('dos pestañas que escriben a la vez no se pisan', async () => {
    const tabs = createTabs()
    const [a, b] = [tabs.open(), tabs.open()]
    const [inA, inB] = [listIn(a), listIn(b)]
    inA.read()
    inB.read()
    // Nobody may write while another tab is at it.
    let release: () => void = () => undefined
    const busy = a.locks.exclusively('lista', () => new Promise<void>((resolve) => (release = resolve)))
    const both = [inA.edit(withItem('a')), inB.edit(withItem('b'))]
    expect(a.storage.get('lista')).toBeNull()
    expect([inA.read(), inB.read()]).toEqual([[{ id: 'a', n: 1 }], [{ id: 'b', n: 1 }]])
    release()
    await Promise.all([busy, ...both])
    expect((a.storage.get('lista') as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
    expect(inA.read()).toEqual(inB.read())
  })

  it('lo que se escribió justo antes de irse se guarda aunque otra pestaña tenga el bloqueo', () => {
    const storage = new MemoryStore()
    const locks = createMemoryLocks()
    void locks.exclusively('lista', () => new Promise(() => undefined))
    void listIn({ storage, locks }).edit(withItem('a'))
    expect(storage.get('lista')).toBeNull()
    storage.leave()
    expect(storage.get('lista')).toEqual([{ id: 'a', n: 1 }])
  })
})
