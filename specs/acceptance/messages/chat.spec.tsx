import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import { ok } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { aDraftProduct, alwaysAnswers, aProductDetail, aSentOrder } from '../../support/builders.ts'
import { listed, NOON, openChat, chatMessage } from '../../support/chat.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { answersLater, NOW } from '../../support/site.tsx'

const PRODUCT = aProductDetail({ colours: [{ name: 'Vino', hex: '#6d1a2f', image: 'vino.svg' }] })
const ADDRESS = `/vistaproducto/${PRODUCT.id}?color=Vino`

describe('Chat con una tienda', () => {
  it('R1.04, R2.14 y R7.46 el mensaje se ve enseguida, y luego como enviado', async () => {
    const { method, answer } = answersLater()
    const { site, field, say, log } = await openChat({ send: method })
    const text = '¿Tienen la talla EG?'
    await say(text)
    await log.hasText(text, 'Enviando…')
    expect(field).toHaveValue('')
    site.called('messaging.send', { user: DEMO.mail, storeId: '2', text, productId: null, clientId: 'id-1' })
    await answer(ok(undefined))
    await log.hasText('Enviado')
  })

  it('R7.32, R7.33, R6.04 y R12.270 junta las dos listas por hora y pide las del usuario', async () => {
    const day = 86_400_000
    const { site, log } = await openChat({
      sentTo: listed(chatMessage('user', 'Primero', NOON - 3 * day), chatMessage('user', 'Tercero', NOON, '2')),
      receivedFrom: listed(chatMessage('store', 'Segundo', NOON - day)),
    })
    await log.hasText('Primero')
    expect(log.texts('listitem')).toEqual([
      'Martes 17 de noviembre',
      'Tú:Primero10:00 a.m.',
      'Ayer',
      'El fabricante:Segundo10:00 a.m.',
      'Hoy',
      'Tú:Tercero10:00 a.m.Enviado',
    ])
    for (const read of ['messaging.sentTo', 'messaging.receivedFrom'])
      expect(site.calledWith(read)[0]).toEqual([{ user: DEMO.mail, storeId: '2' }])
  })

  it('R7.32 y R7.33 se muestra cuando llegaron las dos listas: nada se mueve', async () => {
    const { method, answer } = answersLater<readonly Message[]>()
    const { site } = await openChat({ sentTo: listed(chatMessage('user', 'Pregunta', NOON)), receivedFrom: method })
    await waitFor(() => site.calledTimes('messaging.receivedFrom', 1))
    site.lacksText('Pregunta')
    await answer(ok([]))
    await site.hasText('Pregunta')
  })

  it('R11.54 lo escrito se lee en otra pestaña, y al enviarlo se va de las dos', async () => {
    const { site, field, say } = await openChat()
    await site.user.type(field, 'Hol')
    const key = [...site.storage.texts.keys()].find((name) => name.startsWith('puntada_borrador')) ?? ''
    act(() => site.storage.changeElsewhere({ [key]: 'Hola' }))
    expect(field.value).toBe('Hola')
    await say(', ¿hay?')
    expect(site.calledWith('messaging.send')).toMatchObject([[{ text: 'Hola, ¿hay?' }]])
    expect([field.value, site.storage.get(key)]).toEqual(['', null])
  })

  it('R10.23 después de Enviar el foco está en el campo, y se ve el final', async () => {
    const { site, field, log } = await openChat()
    const scroll = site.getByRole('log', { name: 'Mensajes' })
    scroll.scrollTop = -300
    await site.user.type(field, 'Hola')
    await site.press('Enviar')
    await waitFor(() => log.getByText('Hola'))
    expect(field).toHaveFocus()
    expect(scroll.scrollTop).toBe(0)
  })

  it('R11.01 Enter sostenido, o el que acepta una letra con acento, no envía', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, 'Hola')
    for (const how of [{ repeat: true }, { isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(field, { key: 'Enter', ...how })
      expect(field.value).toBe('Hola')
    }
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => site.calledTimes('messaging.send', 1))
  })

  it('R12.270 Enviado está solo bajo el último propio, aunque ya le contestaran', async () => {
    const { say, log } = await openChat({
      sentTo: listed(chatMessage('user', 'Uno', NOON), chatMessage('user', 'Dos', NOON + 1, '2')),
      receivedFrom: listed(chatMessage('store', 'Tres', NOON + 2, '3')),
    })
    await log.hasText('Dos')
    const marked = () => log.texts('listitem').filter((text) => text?.includes('Enviado'))
    expect(marked()).toEqual(['Tú:Dos10:00 a.m.Enviado'])
    await say('Cuatro')
    await waitFor(() => expect(marked()).toEqual(['Tú:CuatroEnviado']))
  })

  it('R12.272 lo que se pregunta de un producto lleva su tarjeta, en su color, una vez', async () => {
    const services = {
      catalogue: { product: alwaysAnswers(PRODUCT) },
      messaging: { sentTo: listed({ ...chatMessage('user', 'Otro', NOON), productId: '9' }), receivedFrom: listed() },
    }
    const { site, say, log } = await openChat({}, { services }, `2?producto=${PRODUCT.id}&color=Vino`)
    await waitFor(() => expect(site.texts('link', PRODUCT.name)).toHaveLength(2))
    await say('¿Hay más?{Enter}¿Y en rojo?')
    await log.hasText('¿Y en rojo?')
    expect(log.links().map(([, href]) => href)).toEqual(['/vistaproducto/9', ADDRESS])
    const message = log.getByText('¿Hay más?').closest('li')
    expect(message?.querySelector('img')).toHaveAttribute('src', '/images/vino.svg')
  })

  it('R12.272 uno con la dirección de un producto o el folio de un pedido lleva la suya', async () => {
    const products = [aDraftProduct(), aDraftProduct({ productId: '6' })]
    const order = aSentOrder({ products, user: DEMO.mail, folio: 'SIM-1001' })
    const receivedFrom = listed(
      chatMessage('store', `Mira este: https://puntada.test${ADDRESS}`, NOON),
      chatMessage('store', 'Recibimos tu pedido SIM-1001 de 12 piezas.', NOON + 1, '2'),
      chatMessage('store', 'Son 1001 piezas', NOON + 2, '3'),
    )
    const { site, log } = await openChat(
      {},
      {
        storage: { 'puntada_pedidos_enviados_demo@puntada.mx': [order] },
        services: { catalogue: { product: alwaysAnswers(PRODUCT) }, messaging: { sentTo: listed(), receivedFrom } },
      },
    )
    await log.hasText(/Mira este/)
    const of = (text: RegExp) => within(log.getByText(text).closest('li')!)
    await of(/Mira este/).linksTo(PRODUCT.name, ADDRESS)
    const ticket = of(/Recibimos/)
    await ticket.has('heading', 'Folio SIM-1001')
    expect(ticket.getAllByRole('table')[0]).not.toBeVisible()
    await site.user.click(ticket.getByText('Ver los 2 modelos'))
    expect(ticket.getAllByRole('table')[1]).toBeVisible()
    of(/Son 1001/).lacks('link')
  })

  it('R12.270 en blanco no se envía, Mayúsculas y Enter es un renglón, y lo escrito se conserva', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, '   ')
    await site.press('Enviar')
    await site.hasText('Escribe un mensaje antes de enviarlo.')
    await site.user.clear(field)
    site.lacksText('Escribe un mensaje antes de enviarlo.')
    await site.user.type(field, 'A medias{Shift>}{Enter}{/Shift}todavía')
    site.neverCalled('messaging.send')
    expect((await openChat({}, { storage: site.storage })).field.value).toBe('A medias\ntodavía')
  })

  it('R11.55 de lo que se le dijo a una persona en el chat, la siguiente no ve nada', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, ' ')
    await site.press('Enviar')
    await site.hasText('Escribe un mensaje antes de enviarlo.')
    site.changeSessionElsewhere(ANA)
    await waitFor(() => expect(site.calledWith('messaging.sentTo').at(-1)).toEqual([{ user: ANA.mail, storeId: '2' }]))
    site.hasValue('Escribe un mensaje', '')
    site.lacksText('Escribe un mensaje antes de enviarlo.')
  })

  it('R7.33 mientras nadie escribe se pregunta menos, y al menos cada dos minutos', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { site } = await openChat({ sentTo: listed(), receivedFrom: listed() })
    const reads = async (seconds: number) => {
      await site.passes(seconds * 1000)
      return site.calledWith('messaging.receivedFrom').length
    }
    site.page.time = NOW + 10 * 60_000
    expect([await reads(14), await reads(2), await reads(73)]).toEqual([1, 2, 2])
    site.page.time = NOW + 600 * 60_000
    expect([await reads(2), await reads(118), await reads(2)]).toEqual([3, 3, 4])
  })
})
