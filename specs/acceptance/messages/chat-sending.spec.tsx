import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { alwaysFails } from '../../support/builders.ts'
import { arrivesAt, follow, hasText, lacks, lacksText, press, texts } from '../../support/buyer.ts'
import { listed, NOON, openChat, said } from '../../support/chat.ts'

describe('Un mensaje que falla, que tarda o que ya llegó', () => {
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

  it('R11.01 otra vez Reintentar antes de que la pantalla cambie no manda nada, ni otra vez Enter', async () => {
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
})
