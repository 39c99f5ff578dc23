import { describe, expect, it } from 'vitest'
import { alwaysAnswers } from '../../support/builders.ts'
import { NOON } from '../../support/chat.ts'
import { DEMO } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Bandeja de entrada', () => {
  it('R1.07, R2.15, R6.04 y R7.31 muestra las conversaciones del usuario con lo no leído', async () => {
    const lastText = 'Ya salió tu pedido'
    const chat = { storeId: '4', storeName: 'Tejidos Alba', logo: null, lastText, lastAt: NOON, unread: 2 }
    const inbox = alwaysAnswers([chat])
    const site = await openSite('/mensajes', { session: DEMO, services: { messaging: { inbox } } })
    const link = await site.findByRole('link', { name: 'Tejidos Alba' })
    expect(link).toHaveAttribute('href', '/chat/4')
    await site.hasText('Ya salió tu pedido', '2 nuevos')
    expect(site.calledWith('messaging.inbox')).toEqual([[{ user: 'demo@puntada.mx' }]])
  })

  it('R12.81 leer un chat no cuenta por leído el de otro fabricante', async () => {
    const chat = { storeName: 'Tejidos Alba', logo: null, lastText: 'Hola', lastAt: NOON }
    const chats = [
      { ...chat, storeId: '4', unread: 2 },
      { ...chat, storeId: '5', storeName: 'Punto Sol', unread: 3 },
    ]
    for (const storeId of ['4', '5']) {
      const site = await openSite('/mensajes', {
        session: DEMO,
        storage: { [`puntada_leido_demo@puntada.mx_${storeId}`]: { at: NOON, text: '' } },
        services: { messaging: { inbox: alwaysAnswers(chats) } },
      })
      await site.has('link', 'Punto Sol')
      const news = site.getAllByText(/^\d nuevos$/).map(({ textContent }) => textContent)
      expect([storeId, news]).toEqual([storeId, [storeId === '4' ? '3 nuevos' : '2 nuevos']])
      site.rendered.unmount()
    }
  })
})
