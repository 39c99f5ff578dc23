// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createIntentStore } from '../../../src/adapters/storage/intent-store.ts'
import { MemoryStore } from '../../support/device.ts'

const stored = (intent: unknown, rest: object = { at: 5, path: '/p?q=1', user: 'ana@ejemplo.mx' }) =>
  createIntentStore(new MemoryStore({ puntada_pendiente: { intent, ...rest } })).read()

describe('Lo que espera a que alguien ingrese', () => {
  it.each([
    { kind: 'favourite', productId: '5' },
    { kind: 'go', path: '' },
    { kind: 'order', clientId: 'c1' },
    { kind: 'whatsapp', productId: '5' },
    { kind: 'chat', storeId: '7', productId: null },
    { kind: 'chat', storeId: '7', productId: '5' },
    { kind: 'message', storeId: '7', clientId: 'c1' },
    { kind: 'contact', storeId: '7' },
  ])('$kind se lee como se guardó, sin lo que no es suyo', (intent) => {
    expect(stored({ ...intent, otro: 1 })).toEqual({
      intent,
      at: 5,
      path: '/p?q=1',
      user: 'ana@ejemplo.mx',
      isLoggedIn: false,
    })
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
  ])('%j no dice qué hacer', (intent) => {
    expect(stored(intent)).toBeNull()
  })

  it('sin su hora, o con un lugar o una persona que no son textos, no vale; un pedido sin clave sí', () => {
    const go = { kind: 'go', path: '/' }
    expect(
      [{}, { at: '5', path: '', user: '' }, { at: 5, path: 1, user: '' }, { at: 5, path: '', user: null }].map((rest) =>
        stored(go, rest),
      ),
    ).toEqual([null, null, null, null])
    expect(stored({ kind: 'orders' })?.intent).toEqual({ kind: 'orders', clientId: '' })
  })
})
