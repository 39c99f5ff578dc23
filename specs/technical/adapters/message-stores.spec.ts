import { describe, expect, it } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import type { OutgoingMessage } from '../../../src/domain/messaging/outbox.ts'
import { createTabs } from '../../support/tabs.ts'

const KEY = 'puntada_por_enviar_ana@ejemplo.mx_7'
const outgoing = (part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: 'c1',
  text: 'Hola',
  productId: null,
  writtenAt: 1000,
  delivery: 'failed',
  failure: null,
  ...part,
})
const open = (initial: Readonly<Record<string, unknown>> = {}) => {
  const { storage, locks } = createTabs(initial).open()
  return createMessageStores(storage, locks)
}
const read = (kept: unknown) => open({ [KEY]: kept }).outbox('ana@ejemplo.mx', '7').read()

describe('Los mensajes que el navegador guarda', () => {
  it('lo que guardó bien vuelve, sin la falla de entonces', () => {
    const kept = (['waiting', 'sending', 'failed', 'checking', 'unknown'] as const).map((delivery, place) =>
      outgoing({ clientId: `c${place}`, delivery, productId: '7', failure: { kind: 'offline' } }),
    )
    expect(read(kept)).toEqual(kept.map((each) => ({ ...each, failure: null })))
  })

  it.each([
    [{ clientId: 1 }],
    [{ text: 2 }],
    [{ text: ' ' }],
    [{ writtenAt: '1' }],
    [{ delivery: 'otra' }],
    [{ delivery: undefined }],
    [{ productId: 7 }],
  ])('lo roto se deja fuera, y lo bueno de al lado se queda: %j', (broken) => {
    expect(read([{ ...outgoing({ clientId: 'c2' }), ...broken }, outgoing()])).toEqual([outgoing()])
  })

  it.each([[null], ['x'], [{}], [[null]], [['x']]])('%j no es nada', (value) => {
    expect(read(value)).toEqual([])
  })

  it('cada persona y cada tienda tiene los suyos, y también su borrador', async () => {
    const stores = open()
    await stores.outbox('ana@ejemplo.mx', '7').update(() => [outgoing()])
    await stores.draft('ana@ejemplo.mx', '7').update(() => 'A medias')
    expect(stores.outbox('ana@ejemplo.mx', '7').read()).toEqual([outgoing()])
    expect(stores.outbox('eva@ejemplo.mx', '7').read()).toEqual([])
    expect(stores.outbox('ana@ejemplo.mx', '8').read()).toEqual([])
    expect(stores.draft('ana@ejemplo.mx', '7').read()).toBe('A medias')
    expect(stores.draft('eva@ejemplo.mx', '7').read()).toBe('')
  })
})
