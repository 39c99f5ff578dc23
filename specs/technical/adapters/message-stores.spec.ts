import { describe, expect, it } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import type { OutgoingMessage } from '../../../src/domain/messaging/outbox.ts'
import { createTabStore } from '../../../src/adapters/storage/tab-store.ts'
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
  it('lo que guardó bien vuelve, sin la falla de entonces', () => {
    const kept = (['waiting', 'sending', 'failed', 'checking', 'unknown'] as const).map((delivery, place) =>
      outgoing({ clientId: `c${place}`, delivery, productId: '7', failure: { kind: 'offline' } }),
    )
    expect(read(kept)).toEqual(kept.map((each) => ({ ...each, failure: null })))
  })

  it.each([[{ text: 2 }], [{ text: ' ' }], [{ writtenAt: '1' }], [{ delivery: 'otra' }], [{ productId: 7 }]])(
    'lo roto se deja fuera, y lo bueno de al lado se queda: %j',
    (broken) => {
      expect(read([{ ...outgoing({ clientId: 'c2' }), ...broken }, outgoing()])).toEqual([outgoing()])
    },
  )

  it('R11.52 donde el navegador no guarda, el borrador y lo que no salió duran lo que la pestaña', async () => {
    const locks = createMemoryLocks()
    const full = new MemoryStore()
    full.full = true
    const reload = () => createMessageStores(full, locks, createTabStore(window))
    const stores = reload()
    await stores.draft('ana@ejemplo.mx', '7').update(() => 'A medias')
    await stores.outbox('ana@ejemplo.mx', '7').update(() => [outgoing()])
    window.dispatchEvent(new Event('pagehide'))

    const again = reload()
    expect(again.draft('ana@ejemplo.mx', '7').read()).toBe('A medias')
    expect(again.outbox('ana@ejemplo.mx', '7').read()).toEqual([outgoing()])
    expect(again.draft('eva@ejemplo.mx', '7').read()).toBe('')
    await again.draft('ana@ejemplo.mx', '7').update(() => '')
    window.dispatchEvent(new Event('pagehide'))
    expect(reload().draft('ana@ejemplo.mx', '7').read()).toBe('')
  })

  it('lo que el navegador vuelve a guardar no queda además en la pestaña', async () => {
    const locks = createMemoryLocks()
    const [storage, tab] = [new MemoryStore(), new MemoryStore()]
    const draft = createMessageStores(storage, locks, tab).draft('ana@ejemplo.mx', '7')
    storage.full = true
    await draft.update(() => 'A medias')
    expect(tab.texts.size).toBe(1)
    storage.full = false
    await draft.update(() => 'Completo')
    expect([tab.texts.size, draft.read()]).toEqual([0, 'Completo'])
  })
})
