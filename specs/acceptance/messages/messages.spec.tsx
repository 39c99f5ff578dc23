import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aDraft, aDraftProduct, alwaysAnswers, alwaysFails, aProduct } from '../../support/builders.ts'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok, type Failure, type Result } from '../../../src/domain/result.ts'
import { arrivesAt, follow, press, hasText, texts, lacks, lacksText } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { NOW, openSite, type SiteOptions } from '../../support/site.tsx'

const NOON = Date.UTC(2026, 10, 20, 16)

const PRODUCT: ProductDetail = {
  ...aProduct({ colours: [{ name: 'Vino', hex: '#6d1a2f', image: 'vino.svg' }] }),
  gallery: [],
  description: '',
  fabric: '',
  care: [],
  origin: '',
  storePhone: '',
  storeMinimum: null,
  storeVerified: false,
  soldOut: [],
  favourite: null,
}

/** A chat of the demo buyer, with its field. */
const openChat = async (
  messaging: NonNullable<SiteOptions['services']>['messaging'] = {},
  options: SiteOptions = {},
  store = '2',
) => {
  const site = await openSite(`/chat/${store}`, { session: DEMO, services: { messaging }, ...options })
  const field = await site.screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escribe un mensaje' })
  return { site, field, log: within(site.screen.getByRole('log', { name: 'Mensajes' })) }
}
/** A read that gives these messages. */
const listed =
  (...messages: readonly Message[]) =>
  () =>
    Promise.resolve(ok(messages))
const said = (from: Message['from'], text: string, at: number, id = '1'): Message => ({ id, from, text, at })

describe('Chat con una tienda', () => {
  it('R1.04, R2.14 y R7.46 manda el mensaje una vez, lo muestra enseguida y luego como enviado', async () => {
    let answer: (result: Result<void>) => void = () => undefined
    const send = vi.fn(() => new Promise<Result<void>>((resolve) => (answer = resolve)))
    const { site, field, log } = await openChat({ send })
    await site.user.type(field, '¿Tienen la talla EG?{Enter}')
    await hasText(log, '¿Tienen la talla EG?', 'Enviando…')
    expect(field.value).toBe('')
    expect(send.mock.calls).toEqual([
      [{ user: 'demo@puntada.mx', storeId: '2', text: '¿Tienen la talla EG?', productId: null, clientId: 'id-1' }],
    ])
    await act(async () => answer(ok(undefined)))
    await hasText(log, 'Enviado')
  })

  it('R7.32, R7.33, R6.04 y R12.270 junta las dos listas por hora y pide las del usuario', async () => {
    const day = 86_400_000
    const { site, log } = await openChat(
      {
        sentTo: listed(said('user', 'Primero', NOON - 3 * day), said('user', 'Tercero', NOON, '2')),
        receivedFrom: listed(said('store', 'Segundo', NOON - day)),
      },
      {},
      '3',
    )
    await log.findByText('Primero')
    expect(texts(log.getAllByRole('listitem'))).toEqual([
      'Martes 17 de noviembre',
      'Tú:Primero10:00 a.m.',
      'Ayer',
      'El fabricante:Segundo10:00 a.m.',
      'Hoy',
      'Tú:Tercero10:00 a.m.Enviado',
    ])
    expect(site.calledWith('messaging.sentTo')[0]).toEqual([{ user: 'demo@puntada.mx', storeId: '3' }])
    expect(site.calledWith('messaging.receivedFrom')[0]).toEqual([{ user: 'demo@puntada.mx', storeId: '3' }])
  })

  it('R7.32 y R7.33 muestra la conversación cuando llegaron las dos listas, para que nada se mueva', async () => {
    let answer: (result: Result<readonly Message[]>) => void = () => undefined
    const { site } = await openChat({
      sentTo: listed(said('user', 'Pregunta', NOON)),
      receivedFrom: () => new Promise<Result<readonly Message[]>>((resolve) => (answer = resolve)),
    })
    await waitFor(() => expect(site.calledWith('messaging.receivedFrom')).toHaveLength(1))
    await act(() => Promise.resolve())
    lacksText(site, 'Pregunta')
    await act(async () => answer(ok([])))
    await hasText(site, 'Pregunta')
  })

  it('R11.08 un mensaje que falla se queda en su lugar con su motivo, y se reintenta ahí mismo', async () => {
    const send = vi.fn(() => Promise.resolve<Result<void>>(fail({ kind: 'offline' })))
    const { site, field } = await openChat({ send })
    await site.user.type(field, 'Hola{Enter}')
    await hasText(site, /No se envió\. No hay conexión con el sitio/)
    expect(send).toHaveBeenCalledTimes(1)
    send.mockResolvedValue(ok(undefined))
    await press(site, 'Reintentar')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    lacksText(site, /No se envió/)
  })

  it('R11.02 otra vez Reintentar antes de que la pantalla cambie no manda nada, ni otra vez Enter', async () => {
    const send = vi.fn((_message: { text: string }) => Promise.resolve<Result<void>>(fail({ kind: 'offline' })))
    const { site, field } = await openChat({ send })
    await site.user.type(field, 'Hola')
    act(() => {
      for (const key of ['Enter', 'Enter']) fireEvent.keyDown(field, { key })
    })
    const retry = await site.screen.findByRole('button', { name: 'Reintentar' })
    expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['Hola'])
    const answer = Promise.withResolvers<Result<void>>()
    send.mockReturnValue(answer.promise)
    await act(async () => {
      retry.click()
      retry.click()
    })
    expect(send).toHaveBeenCalledTimes(2)
    await act(async () => answer.resolve(fail({ kind: 'offline' })))
    await act(() => Promise.resolve())
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('R11.54 lo que se escribe en una pestaña se lee en la otra, y al enviarlo se va de las dos', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, 'Hol')
    const key = [...site.storage.texts.keys()].find((name) => name.startsWith('puntada_borrador')) ?? ''
    act(() => site.storage.changeElsewhere({ [key]: 'Hola' }))
    expect(field.value).toBe('Hola')
    await site.user.type(field, ', ¿hay?{Enter}')
    expect(site.calledWith('messaging.send')).toMatchObject([[{ text: 'Hola, ¿hay?' }]])
    expect([field.value, site.storage.get(key)]).toEqual(['', null])
  })

  it('R11.08 lo que falló se puede descartar: desaparece y no sale otra vez', async () => {
    const send = vi.fn(alwaysFails({ kind: 'offline' }))
    const { site, field, log } = await openChat({ send })
    await site.user.type(field, 'Hola{Enter}')
    await press(site, 'Descartar')
    await waitFor(() => lacksText(log, 'Hola'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('R11.08 descartar uno no toca otro que también falló', async () => {
    const { site, field, log } = await openChat({ send: alwaysFails({ kind: 'refused', text: 'No' }) })
    await site.user.type(field, 'Uno{Enter}Dos{Enter}')
    const discard = await waitFor(() => {
      const buttons = log.getAllByRole('button', { name: 'Descartar' })
      expect(buttons).toHaveLength(2)
      return buttons
    })
    await site.user.click(discard[0]!)
    await waitFor(() => lacksText(log, 'Uno'))
    await hasText(log, 'Dos')
  })

  it('R11.05 de un mensaje sin respuesta clara se dice que no se sabe, y qué es enviarlo otra vez', async () => {
    const send = vi.fn(() => Promise.resolve<Result<void>>(fail({ kind: 'offline', sent: true })))
    const { site, field } = await openChat({ send })
    await site.user.type(field, 'Hola{Enter}')
    expect(
      await site.screen.findByText(
        /No sabemos si llegó\. Se perdió la conexión\. Si ya .+ otra vez, el fabricante lo recibe dos veces\./,
      ),
    ).toBeInTheDocument()
    lacks(site, 'button', 'Reintentar')
    expect(send).toHaveBeenCalledTimes(1)
    await press(site, 'Enviar otra vez')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('R11.08 de un mensaje pegado que no cabe no se corta nada: se dice, y sale cuando ya cabe', async () => {
    const { site, field } = await openChat()
    await site.user.click(field)
    await site.user.paste('a'.repeat(2001))
    await press(site, 'Enviar')
    await hasText(site, 'Son 2,001 letras y caben 2,000. Acorta el texto para enviarlo.')
    expect(field).toHaveProperty('value', 'a'.repeat(2001))
    expect(site.calledWith('messaging.send')).toEqual([])
    await site.user.type(field, '{Backspace}{Enter}')
    expect(site.calledWith('messaging.send')).toHaveLength(1)
  })

  it('R10.23 después de Enviar el foco está en el campo, y se ve el final de la conversación', async () => {
    const { site, field, log } = await openChat()
    const scroll = site.screen.getByRole('log', { name: 'Mensajes' })
    scroll.scrollTop = -300
    await site.user.type(field, 'Hola')
    await press(site, 'Enviar')
    await waitFor(() => expect(log.getByText('Hola')).toBeInTheDocument())
    expect(field).toHaveFocus()
    expect(scroll.scrollTop).toBe(0)
  })

  it('R11.01 R11.255 Enter sostenido, o el que acepta una letra con acento, no envía', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, 'Hola')
    for (const how of [{ repeat: true }, { isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(field, { key: 'Enter', ...how })
      expect(field.value).toBe('Hola')
    }
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(site.calledWith('messaging.send')).toHaveLength(1))
  })

  it('R1.04 dos mensajes seguidos salen en su orden, el segundo en cuanto el primero tuvo respuesta', async () => {
    const answers: (() => void)[] = []
    const send = () => new Promise<Result<void>>((resolve) => answers.push(() => resolve(ok(undefined))))
    const { site, field, log } = await openChat({ send })
    await site.user.type(field, 'Uno{Enter}Dos{Enter}')
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(log.getAllByText('Enviando…')).toHaveLength(2)
    await act(async () => answers[0]?.())
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(site.calledWith('messaging.send')).toMatchObject([[{ text: 'Uno' }], [{ text: 'Dos' }]])
  })

  it('R7.46 un mensaje que el servidor ya muestra se ve una sola vez', async () => {
    let sent: readonly Message[] = []
    const { site, field, log } = await openChat({ sentTo: () => listed(...sent)(), receivedFrom: listed() })
    await site.screen.findByText('Aún no hay mensajes')
    sent = [said('user', 'Hola', NOON)]
    await site.user.type(field, 'Hola{Enter}')
    await hasText(log, '10:00 a.m.')
    await waitFor(() => expect(log.getAllByText('Hola')).toHaveLength(1))
  })

  it.each<[when: string, result: Result<void>]>([
    ['entregado', ok(undefined)],
    ['cuya respuesta se perdió', fail({ kind: 'offline', sent: true })],
  ])('R11.05 un mensaje %s se ve una vez, aunque el servidor lo liste con otros espacios', async (_when, result) => {
    let sent: readonly Message[] = []
    const { site, field, log } = await openChat({
      sentTo: () => listed(...sent)(),
      receivedFrom: listed(),
      send: () => {
        sent = [said('user', 'Hola, busco 12 piezas', NOON, '9')]
        return Promise.resolve(result)
      },
    })
    await site.screen.findByText('Aún no hay mensajes')
    await site.user.type(field, 'Hola,  busco 12 piezas{Enter}')
    await waitFor(() => expect(texts(log.getAllByText(/busco/))).toEqual(['Hola, busco 12 piezas']))
    lacksText(log, /^No sabemos/)
  })

  it('R11.05 un mensaje igual que ya estaba ahí no se toma por el que se acaba de escribir', async () => {
    let sent: readonly Message[] = []
    const { site } = await openChat({
      sentTo: () => listed(...sent)(),
      receivedFrom: listed(),
      send: alwaysFails({ kind: 'timeout' }),
    })
    await site.screen.findByText('Aún no hay mensajes')
    await follow(site, 'Ver la empresa')
    await arrivesAt(site, 'Suéteres Mil Puntadas')
    // Sent from another device meanwhile: what was read before lacks it.
    sent = [said('user', 'Hola', NOON, '9')]
    act(() => window.history.back())
    const field = await site.screen.findByRole('textbox', { name: 'Escribe un mensaje' })
    await site.user.type(field, 'Hola{Enter}')
    await hasText(site, /^No sabemos si llegó/)
  })

  it('R12.270 Enviado está solo bajo el último de los propios, también cuando el fabricante ya contestó', async () => {
    const { site, field, log } = await openChat({
      sentTo: listed(said('user', 'Uno', NOON), said('user', 'Dos', NOON + 1, '2')),
      receivedFrom: listed(said('store', 'Tres', NOON + 2, '3')),
    })
    await log.findByText('Dos')
    const marked = () => log.getAllByText('Enviado').map((mark) => mark.closest('li')?.querySelector('p')?.textContent)
    expect(marked()).toEqual(['Dos'])
    await site.user.type(field, 'Cuatro{Enter}')
    await waitFor(() => expect(marked()).toEqual(['Cuatro']))
  })

  it.each<[failure: Failure, sentence: RegExp, button: string]>([
    [
      { kind: 'refused', text: 'Ese fabricante ya no recibe mensajes' },
      /^No se envió\. Ese .+ mensajes\.$/,
      'Reintentar',
    ],
    [{ kind: 'refused', text: '' }, /^No se envió\. El sitio no aceptó lo que enviaste\.$/, 'Reintentar'],
    [
      { kind: 'server', status: 500 },
      /^No sabemos si llegó\. El servidor falló\. Si ya .+ veces\.$/,
      'Enviar otra vez',
    ],
  ])('R12.270 lo que falló lo dice con una frase: %o', async (failure, sentence, button) => {
    const { site, field, log } = await openChat({ send: alwaysFails(failure) })
    await site.user.type(field, 'Hola{Enter}')
    await hasText(log, sentence)
    expect(log.getByRole('button', { name: button })).toBeInTheDocument()
  })

  it('R12.272 lo que se pregunta de un producto lleva su tarjeta, en el color del enlace, una vez', async () => {
    const site = await openSite(`/chat/2?producto=${PRODUCT.id}&color=Vino`, {
      session: DEMO,
      services: {
        catalogue: { product: alwaysAnswers(PRODUCT) },
        messaging: { sentTo: listed(), receivedFrom: listed() },
      },
    })
    const field = await site.screen.findByRole('textbox', { name: 'Escribe un mensaje' })
    const card = () => site.screen.getByRole('link', { name: PRODUCT.name })
    await site.screen.findByRole('link', { name: PRODUCT.name })
    await site.user.type(field, '¿Hay más?{Enter}¿Y en rojo?{Enter}')
    const log = within(site.screen.getByRole('log', { name: 'Mensajes' }))
    await log.findByRole('link', { name: PRODUCT.name })
    expect(card()).toHaveAttribute('href', `/vistaproducto/${PRODUCT.id}?color=Vino`)
    expect(card().closest('li')?.querySelector('img')?.getAttribute('src')).toMatch(/vino\.svg$/)
    expect(card().closest('li')).toHaveTextContent('¿Hay más?')
  })

  it('R12.272 R12.288 un mensaje con la dirección de un producto, o con el folio de un pedido, lleva la suya', async () => {
    const { savedAt: _, ...contents } = aDraft({ products: [aDraftProduct(), aDraftProduct({ productId: '6' })] })
    const order = { ...contents, user: DEMO.mail, folio: 'SIM-1001', total: 540_00, sentAt: NOON }
    const link = `https://puntada.test/vistaproducto/${PRODUCT.id}?color=Vino`
    const receivedFrom = listed(
      said('store', `Mira este: ${link}`, NOON),
      said('store', 'Recibimos tu pedido SIM-1001 de 12 piezas.', NOON + 1, '2'),
      said('store', 'Son 1001 piezas', NOON + 2, '3'),
    )
    const { site, log } = await openChat(
      {},
      {
        storage: { 'puntada_pedidos_enviados_demo@puntada.mx': [order] },
        services: { catalogue: { product: alwaysAnswers(PRODUCT) }, messaging: { sentTo: listed(), receivedFrom } },
      },
    )
    await log.findByText(/Mira este/)
    const of = (text: RegExp) => within(log.getByText(text).closest('li')!)
    await of(/Mira este/).findByRole('link', { name: PRODUCT.name })
    expect(of(/Recibimos/).getByRole('heading', { name: 'Folio SIM-1001' })).toBeInTheDocument()
    const summary = of(/Recibimos/).getByText('Ver los 2 modelos')
    expect(of(/Recibimos/).getAllByRole('table')[0]).not.toBeVisible()
    await site.user.click(summary)
    expect(of(/Recibimos/).getAllByRole('table')[1]).toBeVisible()
    expect(of(/Son 1001/).queryByRole('link')).toBeNull()
  })

  it('R12.45 en blanco no se envía, Mayúsculas y Enter es otro renglón, y el borrador se conserva', async () => {
    const { site, field } = await openChat()
    await site.user.type(field, '   ')
    await press(site, 'Enviar')
    await hasText(site, 'Escribe un mensaje antes de enviarlo.')
    await site.user.clear(field)
    lacksText(site, 'Escribe un mensaje antes de enviarlo.')
    await site.user.type(field, 'A medias{Shift>}{Enter}{/Shift}todavía')
    expect(site.calledWith('messaging.send')).toEqual([])
    site.rendered.unmount()
    expect((await openChat({}, { storage: site.storage })).field.value).toBe('A medias\ntodavía')
  })

  it('R11.55 de lo que se le dijo a una persona en el chat, la siguiente no ve nada', async () => {
    const { site, field } = await openChat()
    await press(site, 'Enviar')
    await hasText(site, 'Escribe un mensaje antes de enviarlo.')
    await site.user.type(field, ' ')
    await press(site, 'Enviar')
    site.changeSessionElsewhere(ANA)
    await waitFor(() => expect(site.calledWith('messaging.sentTo').at(-1)).toEqual([{ user: ANA.mail, storeId: '2' }]))
    expect(await site.screen.findByRole('textbox', { name: 'Escribe un mensaje' })).toHaveProperty('value', '')
    lacksText(site, 'Escribe un mensaje antes de enviarlo.')
  })

  it('R7.33 la respuesta de la tienda aparece sola', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
    let replies = 0
    const receivedFrom = () => listed(...((replies += 1) > 1 ? [said('store', 'Claro que sí', 1)] : []))()
    const { site } = await openChat(
      { sentTo: listed(), receivedFrom },
      { user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) },
    )
    await site.screen.findByText('Aún no hay mensajes')
    await act(() => vi.advanceTimersByTimeAsync(15_100))
    await hasText(site, 'Claro que sí')
  })

  it('R7.33 mientras nadie escribe se pregunta cada vez menos: a los diez minutos cada 75 segundos, y nunca menos que cada dos minutos', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { site } = await openChat({ sentTo: listed(), receivedFrom: listed() })
    const reads = async (seconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
      return site.calledWith('messaging.receivedFrom').length
    }
    const quietFor = (minutes: number) => {
      site.page.time = NOW + minutes * 60_000
    }
    quietFor(10)
    expect([await reads(14), await reads(2), await reads(73)]).toEqual([1, 2, 2])
    quietFor(600)
    expect([await reads(2), await reads(118), await reads(2)]).toEqual([3, 3, 4])
  })
})

describe('Bandeja de entrada', () => {
  it('R1.07, R2.15, R6.04 y R7.31 muestra las conversaciones del usuario con lo no leído', async () => {
    const lastText = 'Ya salió tu pedido'
    const chat = { storeId: '4', storeName: 'Tejidos Alba', logo: null, lastText, lastAt: NOON, unread: 2 }
    const inbox = alwaysAnswers([chat])
    const site = await openSite('/mensajes', { session: DEMO, services: { messaging: { inbox } } })
    const link = await site.screen.findByRole('link', { name: 'Tejidos Alba' })
    expect(link).toHaveAttribute('href', '/chat/4')
    await hasText(site, 'Ya salió tu pedido', '2 nuevos')
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
      await site.screen.findByRole('link', { name: 'Punto Sol' })
      const news = site.screen.getAllByText(/^\d nuevos$/).map(({ textContent }) => textContent)
      expect([storeId, news]).toEqual([storeId, [storeId === '4' ? '3 nuevos' : '2 nuevos']])
      site.rendered.unmount()
    }
  })
})
