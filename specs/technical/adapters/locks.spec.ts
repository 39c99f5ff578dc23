// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createTabLocks, createWebLocks } from '../../../src/adapters/browser/locks.ts'
import type { Locks } from '../../../src/domain/device.ts'

const noLocks: Locks = {
  exclusively: () => Promise.reject(new Error('no se usa')),
  tryHold: () => Promise.reject(new Error('no se usa')),
  free: () => Promise.reject(new Error('no se usa')),
}
const pair: Readonly<Record<string, () => readonly [Locks, Locks]>> = {
  'los del navegador': () => [createWebLocks(navigator.locks, noLocks), createWebLocks(navigator.locks, noLocks)],
  'los de una sola pestaña': () => {
    const locks = createTabLocks()
    return [locks, locks]
  },
}

describe.each(Object.keys(pair))('Los turnos entre pestañas, %s', (kind) => {
  const open = () => pair[kind]?.() ?? [noLocks, noLocks]

  it('lo que una tiene no lo toma otra, ni ella misma dos veces; al soltarlo, sí', async () => {
    const [a, b] = open()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const started = Promise.withResolvers<undefined>()
    const first = a.tryHold('x', () => {
      started.resolve(undefined)
      return promise
    })
    await started.promise
    const refusedWork = vi.fn(() => Promise.resolve())
    expect([await b.tryHold('x', refusedWork), await a.tryHold('x', refusedWork)]).toEqual([false, false])
    expect(await b.tryHold('y', () => Promise.resolve())).toBe(true)
    const freed = vi.fn()
    const waiting = b.free('x').then(freed)
    resolve(undefined)
    expect(await first).toBe(true)
    await waiting
    expect(freed).toHaveBeenCalledTimes(1)
    expect(await b.tryHold('x', () => Promise.resolve())).toBe(true)
    expect(refusedWork).not.toHaveBeenCalled()
  })

  it('da lo que el trabajo da, y su error también suelta', async () => {
    const [a, b] = open()
    expect(await a.exclusively('x', () => 7)).toBe(7)
    await expect(a.tryHold('x', () => Promise.reject(new Error('ay')))).rejects.toThrow('ay')
    expect(await b.tryHold('x', () => Promise.resolve())).toBe(true)
    await b.free('x')
  })
})

describe('Un navegador que niega los bloqueos', () => {
  const refusing = { request: () => Promise.reject(new DOMException('x', 'SecurityError')) } as unknown as LockManager

  it('usa en su lugar los de la pestaña', async () => {
    const locks = createWebLocks(refusing)
    expect(await locks.exclusively('x', () => 7)).toBe(7)
    expect(await locks.tryHold('x', () => Promise.resolve())).toBe(true)
    await locks.free('x')
  })
})
