import { describe, expect, it } from 'vitest'
import type { Conversation } from '../../../src/domain/messaging/messaging.ts'
import { texts } from '../../support/area.ts'
import { aConversation, alwaysAnswers } from '../../support/builders.ts'
import { NOON } from '../../support/chat.ts'
import { DEMO } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Bandeja de entrada', () => {
  const openInbox = (chats: readonly Conversation[], storage = {}) =>
    openSite('/mensajes', { session: DEMO, storage, services: { messaging: { inbox: alwaysAnswers(chats) } } })

  it('R1.07, R2.15, R6.04 y R7.31 muestra las conversaciones del usuario con lo no leído', async () => {
    const site = await openInbox([aConversation({ lastText: 'Ya salió tu pedido', unread: 2 })])
    await site.linksTo('Tejidos Alba', '/chat/4')
    await site.hasText('Ya salió tu pedido', '2 nuevos')
    site.called('messaging.inbox', { user: 'demo@puntada.mx' })
  })

  it.each([
    ['4', '3 nuevos'],
    ['5', '2 nuevos'],
  ])('R12.81 leer el chat %s no cuenta por leído el de otro fabricante', async (storeId, news) => {
    const chats = [
      aConversation({ unread: 2, lastAt: NOON }),
      aConversation({ storeId: '5', storeName: 'Punto Sol', unread: 3, lastAt: NOON }),
    ]
    const site = await openInbox(chats, { [`puntada_leido_demo@puntada.mx_${storeId}`]: { at: NOON, text: '' } })
    await site.has('link', 'Punto Sol')
    expect(texts(site.getAllByText(/^\d nuevos$/))).toEqual([news])
  })
})
