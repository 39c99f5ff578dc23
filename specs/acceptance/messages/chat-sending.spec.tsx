import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import { fail, type Failure, ok, type Result } from '../../../src/domain/result.ts'
import { texts } from '../../support/area.ts'
import { aDraft, aDraftProduct, anOutgoing, failsOnce } from '../../support/builders.ts'
import { DEMO } from '../../support/device.ts'
import { listed, NOON, openChat, chatMessage } from '../../support/chat.ts'
import { answersLater } from '../../support/site.tsx'

const OFFLINE = fail({ kind: 'offline' })
const answering = (result: Result<void>) => vi.fn((_message: { text: string }) => Promise.resolve(result))

/** A chat whose server lists nothing before a message is sent, and then `learns`. */
const openEmpty = async (answer: Result<void>, ...learns: readonly Message[]) => {
  const there: Message[] = []
  const knows = () => there.push(...learns)
  const send = () => Promise.resolve(there.length === 0 && knows()).then(() => answer)
  const opened = await openChat({ sentTo: () => listed(...there)(), receivedFrom: listed(), send })
  await opened.site.hasText('Aún no hay mensajes')
  return { ...opened, knows }
}

describe('Un mensaje que falla, que tarda o que ya llegó', () => {
  it.each<[failure: Failure, sentence: RegExp, button: string]>([
    [{ kind: 'refused', text: 'Ya no recibe mensajes' }, /^No se envió\. Ya no recibe mensajes\.$/, 'Reintentar'],
    [
      { kind: 'offline', sent: true },
      /^No sabemos si llegó\. Se perdió la conexión\. Si ya .+ otra vez, el fabricante lo recibe dos veces\.$/,
      'Enviar otra vez',
    ],
  ])('R11.05 R11.08 R12.270 se dice qué se sabe en su lugar, y se envía otra vez ahí', async (...row) => {
    const [failure, sentence, button] = row
    const send = answering(fail(failure))
    const { say, log } = await openChat({ send })
    await say('Hola')
    await log.hasText(sentence)
    expect(log.getByText(sentence).closest('[role=alert]')).not.toBeNull()
    expect(log.texts('button', /^(Reintentar|Enviar otra vez)$/)).toEqual([button])
    expect(send).toHaveBeenCalledTimes(1)
    send.mockResolvedValue(ok(undefined))
    await log.press(button)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    log.lacks('alert')
  })

  it('R11.01 otro Reintentar u otro Enter antes de que la pantalla cambie no manda nada', async () => {
    const send = answering(OFFLINE)
    const { site, field } = await openChat({ send })
    await site.user.type(field, 'Hola')
    act(() => {
      for (const key of ['Enter', 'Enter']) fireEvent.keyDown(field, { key })
    })
    const retry = await site.findByRole('button', { name: 'Reintentar' })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => {
      retry.click()
      retry.click()
    })
    await site.has('button', 'Reintentar')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('R11.08 lo que falló se puede descartar, y lo demás se queda', async () => {
    const send = answering(OFFLINE)
    const { say, log } = await openChat({ send })
    await say('Uno{Enter}Dos')
    await waitFor(() => expect(log.texts('button', 'Descartar')).toHaveLength(2))
    await log.pressFirst('Descartar')
    await waitFor(() => log.lacksText('Uno'))
    await log.hasText('Dos')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('R11.08 de uno pegado que no cabe no se corta nada: se dice, y sale cuando cabe', async () => {
    const { site, field, say } = await openChat()
    await site.user.click(field)
    await site.user.paste('a'.repeat(2001))
    await site.press('Enviar')
    await site.hasText('Son 2,001 letras y caben 2,000. Acorta el texto para enviarlo.')
    expect(field).toHaveValue('a'.repeat(2001))
    site.neverCalled('messaging.send')
    await say('{Backspace}')
    site.calledTimes('messaging.send', 1)
  })

  it.each<[when: string, result: Result<void>]>([
    ['entregado', ok(undefined)],
    ['cuya respuesta se perdió', fail({ kind: 'offline', sent: true })],
  ])('R11.05 un mensaje %s se ve una vez, aunque el servidor lo liste con otros espacios', async (_when, result) => {
    const { say, log } = await openEmpty(result, chatMessage('user', 'Hola, busco 12 piezas', NOON, '9'))
    await say('Hola,  busco 12 piezas')
    await waitFor(() => expect(texts(log.getAllByText(/busco/))).toEqual(['Hola, busco 12 piezas']))
    log.lacks('alert')
  })

  it('R11.54 lo que otra pestaña ya envió se pide al servidor enseguida', async () => {
    const key = `puntada_por_enviar_${DEMO.mail}_2`
    const storage = { [key]: [anOutgoing({ delivery: 'failed' })] }
    let sent: readonly Message[] = []
    const { site, log } = await openChat({ sentTo: () => listed(...sent)(), receivedFrom: listed() }, { storage })
    await log.hasText(/^No se envió/)
    sent = [chatMessage('user', 'Hola', NOON)]
    act(() => site.storage.changeElsewhere({ [key]: [] }))
    await log.hasText('10:00 a.m.')
  })

  it('R11.05 uno igual que ya estaba ahí no se toma por el que se acaba de escribir', async () => {
    // Sent from another device meanwhile: what was read before lacks it.
    const { site, knows } = await openEmpty(fail({ kind: 'timeout' }), chatMessage('user', 'Hola', NOON, '9'))
    await site.follow('Ver la empresa')
    await site.loses('textbox', 'Escribe un mensaje')
    knows()
    site.goBack()
    await site.has('textbox', 'Escribe un mensaje')
    await site.write('Escribe un mensaje', 'Hola{Enter}')
    await site.hasText(/^No sabemos si llegó/)
  })

  it('R1.04 dos seguidos salen en su orden, uno tras la respuesta al otro', async () => {
    const { method, answer } = answersLater()
    const { site, say, log } = await openChat({ send: method })
    await say('Uno{Enter}Dos')
    await waitFor(() => expect(method).toHaveBeenCalledTimes(1))
    expect(log.getAllByText('Enviando…')).toHaveLength(2)
    await answer(ok(undefined))
    await waitFor(() => expect(method).toHaveBeenCalledTimes(2))
    expect(site.calledWith('messaging.send')).toMatchObject([[{ text: 'Uno' }], [{ text: 'Dos' }]])
  })
})

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
