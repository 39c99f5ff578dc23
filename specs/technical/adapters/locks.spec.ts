// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createLocks } from '../../../src/adapters/browser/locks.ts'

describe('Los turnos entre pestañas', () => {
  const open = () => [createLocks(navigator.locks), createLocks(navigator.locks)] as const

  it('lo que una tiene no lo toma otra, ni ella misma dos veces; al soltarlo, sí', async () => {
    const [a, b] = open()
    const { promise, resolve } = Promise.withResolvers<string>()
    const started = Promise.withResolvers<undefined>()
    const first = a.tryHold('x', () => {
      started.resolve(undefined)
      return promise
    })
    await started.promise
    const refusedWork = vi.fn(() => Promise.resolve())
    expect([await b.tryHold('x', refusedWork), await a.tryHold('x', refusedWork)]).toEqual([null, null])
    expect(await b.tryHold('y', () => Promise.resolve(7))).toBe(7)
    const waiting = b.exclusively('x', () => 'después')
    resolve('listo')
    expect([await first, await waiting]).toEqual(['listo', 'después'])
    expect(await b.tryHold('x', () => Promise.resolve(7))).toBe(7)
    expect(refusedWork).not.toHaveBeenCalled()
  })
})

describe.each([
  ['niega los bloqueos', { request: () => Promise.reject(new DOMException('x', 'SecurityError')) }],
  ['no tiene bloqueos', undefined],
])('Un navegador que %s', (_, manager) => {
  it('trabaja como si no hubiera otra pestaña, una sola vez', async () => {
    const locks = createLocks(manager as unknown as LockManager | undefined)
    const work = vi.fn(() => Promise.resolve(8))
    expect(await locks.exclusively('x', () => 7)).toBe(7)
    expect(await locks.tryHold('x', work)).toBe(8)
    expect(work).toHaveBeenCalledTimes(1)
    await expect(locks.tryHold('x', () => Promise.reject(new Error('ay')))).rejects.toThrow('ay')
  })
})
