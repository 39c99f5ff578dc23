import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, failsOnce } from '../../support/builders.ts'
import { listed, NOON, openChat, chatMessage } from '../../support/chat.ts'
import { DEMO } from '../../support/device.ts'

const keeps = (storeId: string) => ({
  [`puntada_pedidos_${DEMO.mail}`]: {
    drafts: [aDraft({ storeId, note: '', products: [aDraftProduct({ key: 'PLA-5' })] })],
    pending: [],
  },
})
const SUMMARY =
  'Hola, este es el pedido que estoy armando en Puntada. Todavía no lo envío.\nCompra: Guadalupe Ramírez\n\n' +
  'Playera Alba (clave PLA-5), $90 c/u\n- Negro: CH × 2, M × 4\n\nTotal: 6 pzs, $540'

describe('Lo que el chat ayuda a escribir', () => {
  it('R12.313 una pregunta llena el campo vacío, y la envía quien compra', async () => {
    const { site, field } = await openChat({}, { storage: keeps('3') })
    await site.has('button', '¿Hay existencia?', '¿Envían a mi ciudad?')
    // The order is another maker's.
    site.lacks('button', 'Adjuntar mi pedido')
    await site.press('¿Cuánto tarda?')
    expect(field).toHaveFocus()
    site.lacks('button', '¿Hay existencia?')
    site.neverCalled('messaging.send')
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(site.calledWith('messaging.send')).toMatchObject([[{ text: '¿Cuánto tarda?' }]]))
  })

  it('R12.313 Adjuntar mi pedido escribe su resumen bajo lo escrito, una vez', async () => {
    const { site, field } = await openChat({}, { storage: keeps('2') })
    await site.user.type(field, 'Buenas')
    await site.press('Adjuntar mi pedido')
    expect(field).toHaveValue(`Buenas\n${SUMMARY}`)
    expect(field).toHaveFocus()
    site.lacks('button', 'Adjuntar mi pedido')
  })

  it('R11.21 R12.314 lo escrito espera a que la conversación se lea, y después se envía', async () => {
    const { site, field, say, log } = await openChat({
      sentTo: listed(),
      receivedFrom: failsOnce([chatMessage('store', 'Sí hay', NOON)]),
    })
    await site.hasText('No pudimos leer la conversación: lo que escribas espera aquí, y lo envías cuando se lea.')
    await say('Hola')
    await site.press('Enviar')
    expect(field).toHaveValue('Hola')
    expect(field).toHaveAccessibleDescription(/^No pudimos leer la conversación/)
    site.neverCalled('messaging.send')
    await site.press('Reintentar')
    await log.hasText('Sí hay')
    site.lacksText(/^No pudimos leer/)
    await site.press('Enviar')
    await log.hasText('Hola')
    site.calledTimes('messaging.send', 1)
  })
})
