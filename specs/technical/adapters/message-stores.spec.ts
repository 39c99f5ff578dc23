import { describe, expect, it } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import type { OutgoingMessage } from '../../../src/domain/messaging/outbox.ts'
import { createMemoryLocks, MemoryStore } from '../../support/device.ts'

const KEY = 'puntada_por_enviar_ana@ejemplo.mx_7'
const outgoing = (part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: 'c1',
  text: 'Hola',
  productId: null,
  writtenAt: 1000,
  before: ['m1'],
  delivery: 'failed',
  isInDoubt: true,
  failure: null,
  ...part,
})
const open = (initial: Readonly<Record<string, unknown>> = {}) =>
  createMessageStores(new MemoryStore(initial), createMemoryLocks())
const read = (kept: unknown) =>
  open({ [KEY]: kept })
    .outbox('ana@ejemplo.mx', '7')
    .read()

describe('Los mensajes que el navegador guarda', () => {
  it('vuelven con la falla de entonces; lo roto se deja fuera, y lo bueno de al lado se queda', () => {
    const kept = (['waiting', 'sending', 'failed', 'checking', 'unknown'] as const).map((delivery, place) =>
      outgoing({ clientId: `c${place}`, delivery, productId: '7', failure: { kind: 'offline' } }),
    )
    const broken = [{ text: 2 }, { text: ' ' }, { writtenAt: '1' }, { delivery: 'otra' }, { productId: 7 }]
    expect(read([...broken.map((part) => ({ ...outgoing({ clientId: 'x' }), ...part })), ...kept])).toEqual(kept)
  })
})
