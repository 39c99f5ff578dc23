import * as z from 'zod/mini'
import { describe, expect, it, vi } from 'vitest'
import { createStore, listOf, createKeyValueStore } from '../../../src/adapters/storage/create-store.ts'
import { createMemoryLocks, createTabs, MemoryStore, type Tab, ANA, EVA } from '../../support/device.ts'
import { createSessionStore, createIntentStore } from '../../../src/adapters/storage/session-store.ts'

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

describe('Lo que el navegador guarda', () => {
  const real = () => createKeyValueStore(() => window.localStorage, window)

  it('R11.51 lo que no está, lo roto y lo ajeno se leen como nada', () => {
    window.localStorage.setItem('roto', '{"a":')
    window.localStorage.setItem('ajeno', 'Ana')
    expect(['nada', 'roto', 'ajeno'].map((key) => real().get(key))).toEqual([null, null, null])
  })

  it('R11.52 un navegador que niega su almacenamiento no rompe nada', () => {
    const blocked = createKeyValueStore(() => {
      throw new DOMException('no', 'SecurityError')
    }, window)
    expect(blocked.get('x')).toBeNull()
    expect(blocked.set('x', 1)).toBe(false)
    expect(() => blocked.remove('x')).not.toThrow()
  })

  it('avisa cuando otra pestaña cambia esa llave o las borra todas, y solo entonces', () => {
    const heard = vi.fn()
    const stop = real().onChange('x', heard)
    const times = (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
      return heard.mock.calls.length
    }
    expect([times('y'), times('x'), times(null)]).toEqual([0, 1, 2])
    stop()
    expect(times('x')).toBe(2)
  })

  it('R11.55 también cuando el navegador trae de vuelta la página, que no oyó nada mientras no estaba', () => {
    const heard = vi.fn()
    const stop = real().onChange('x', heard)
    const shown = (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      return heard.mock.calls.length
    }
    expect([shown(false), shown(true)]).toEqual([0, 1])
    stop()
    expect(shown(true)).toBe(1)
  })
})

describe('La sesión que el navegador guarda', () => {
  const sessionIn = (store: MemoryStore) => createSessionStore(store, new MemoryStore())

  const KEYS = ['puntada_name', 'puntada_mail', 'puntada_phone']
  it.each(KEYS)('R11.53 si solo %s no cupo, no queda media sesión ni la de antes', (refused) => {
    const store = new MemoryStore({ puntada_name: 'Eva', puntada_mail: 'eva@ejemplo.mx', puntada_phone: '1' })
    const { set } = store
    store.set = (key, value) => key !== refused && set(key, value)
    const session = sessionIn(store)
    expect(session.write(ANA)).toBe(false)
    expect([...store.texts.keys()]).toEqual([])
    expect(session.read()).toEqual(ANA)
    // What could be stored at last counts, and not what the page had.
    store.set = set
    expect(session.write(EVA)).toBe(true)
    store.remove('puntada_name')
    expect(session.read()).toBeNull()
  })

  it('R11.53 mientras ingresa otra persona nadie lee el nombre de una con el correo de otra', () => {
    const tabs = createTabs()
    const [mine, other] = [sessionIn(tabs.open().storage), sessionIn(tabs.open().storage)]
    mine.write(ANA)
    const seen: unknown[] = []
    other.onChange(() => seen.push(other.read()))
    mine.write(EVA)
    expect(seen.filter((each) => each !== null)).toEqual([EVA])
  })
})

describe('Lo que espera a que alguien ingrese', () => {
  const WAITING = { at: 5, path: '/p?q=1', user: 'ana@ejemplo.mx' }
  const stored = (intent: unknown, waiting: object = WAITING) =>
    createIntentStore(new MemoryStore({ puntada_pendiente: { intent, ...waiting } })).read()

  it.each([
    { kind: 'favourite', productId: '5' },
    { kind: 'go', path: '' },
    { kind: 'order', clientId: 'c1' },
    { kind: 'whatsapp', productId: '5' },
    { kind: 'chat', storeId: '7', productId: null },
    { kind: 'chat', storeId: '7', productId: '5' },
    { kind: 'message', storeId: '7', clientId: 'c1' },
    { kind: 'contact', storeId: '7' },
  ])('se lee como se guardó, sin lo que no es suyo: %o', (intent) => {
    const marks = { isLoggedIn: false, hasMovedOn: false }
    expect(stored({ ...intent, otro: 1 })).toEqual({ intent, ...WAITING, ...marks })
  })

  it.each([
    null,
    'go',
    { kind: 5 },
    { kind: 'constructor' },
    { kind: 'order', clientId: '' },
    { kind: 'whatsapp' },
    { kind: 'favourite' },
    { kind: 'go', path: 5 },
    { kind: 'chat', storeId: '7' },
    { kind: 'chat', storeId: '7', productId: '' },
    { kind: 'message', storeId: '7' },
    { kind: 'contact', storeId: '' },
  ])('lo que no dice qué hacer se lee como nada: %o', (intent) => expect(stored(intent)).toBeNull())

  it('sin su hora, o con un lugar o una persona que no son textos, no vale; un pedido sin clave sí', () => {
    const go = { kind: 'go', path: '/' }
    for (const part of [{ at: '5' }, { at: undefined }, { path: 1 }, { user: null }])
      expect(stored(go, { ...WAITING, ...part })).toBeNull()
    expect(stored({ kind: 'orders' })?.intent).toEqual({ kind: 'orders', clientId: '' })
  })
})
