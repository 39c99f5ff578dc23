import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Conversation } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { aConversation, alwaysAnswers } from '../../support/builders.ts'
import { openAbout } from '../../support/buyer.ts'
import { ANA, EVA, showTab } from '../../support/device.ts'
import { NOW, openSite } from '../../support/site.tsx'

const line = (storeId: string, unread: number) => aConversation({ storeId, unread, lastAt: NOW })
const inbox = (...lines: readonly Conversation[]) => ({
  services: { messaging: { inbox: () => Promise.resolve({ ok: true as const, value: lines }) } },
})

describe('Los mensajes sin leer', () => {
  it('R1.07 R2.15 R6.04 R7.31 la bandeja muestra las conversaciones del usuario con lo no leído', async () => {
    const alba = aConversation({ lastText: 'Ya salió tu pedido', unread: 2, lastAt: NOW })
    const sol = aConversation({ storeId: '5', storeName: 'Punto Sol', unread: 3, lastAt: NOW })
    const storage = { [`puntada_leido_${ANA.mail}_5`]: { at: NOW, text: '' } }
    const site = await openSite('/mensajes', { session: ANA, storage, ...inbox(alba, sol) })
    await site.linksTo('Tejidos Alba', '/chat/4')
    await site.has('link', 'Punto Sol')
    await site.hasText('Ya salió tu pedido', '2 nuevos')
    site.lacksText('3 nuevos')
    for (const [query] of site.calledWith('messaging.inbox')) expect(query).toEqual({ user: ANA.mail })
  })

  it('R12.81 se cuentan en el encabezado y en el menú, y baja la cuenta con cada chat que se lee', async () => {
    const site = await openAbout({ session: ANA, ...inbox(line('2', 2), line('3', 1)) })
    const { header } = site
    await header.findByText('3 mensajes sin leer')
    const account = header.getByRole('button', { name: 'Mi cuenta', description: '3 mensajes sin leer' })
    expect(account.querySelector('.action-count')?.textContent).toBe('3 mensajes')

    await header.press('Menú')
    const menu = await site.part('dialog', 'Menú')
    expect(await menu.findByRole('link', { name: 'Mensajes', description: '3 mensajes sin leer' })).toBeInTheDocument()
    await menu.press('Cerrar')
    const read = (storeId: string) =>
      act(async () => site.services.messageStores.readMark(ANA.mail, storeId).edit(() => ({ at: NOW, text: '' })))
    // Also of the one that is not the first.
    await read('3')
    expect(header.getByText('2 mensajes sin leer')).toBeInTheDocument()
    await read('2')
    header.lacksText(/sin leer/)
  })

  it.each([
    [99, '99'],
    [100, '99+'],
  ])('R12.81 %i sin leer se escriben «%s», y se leen completos', async (unread, written) => {
    const { header } = await openAbout({ session: ANA, ...inbox(line('2', unread)) })
    await header.findByText(`${unread} mensajes sin leer`)
    const account = header.getByRole('button', { name: 'Mi cuenta' })
    expect(account.querySelector('.action-count')?.textContent).toBe(`${written} mensajes`)
  })

  it.each([
    ['con su fecha', NOW],
    ['con una fecha que no se entiende', null],
  ])(
    'R12.81 abrir un chat es leerlo, %s: deja de contar, también al volver; no para otra persona',
    async (_what, at) => {
      const lines = [{ ...line('2', 2), lastAt: at }, line('3', 1)]
      const messaging = {
        inbox: alwaysAnswers(lines),
        sentTo: alwaysAnswers([]),
        receivedFrom: alwaysAnswers([{ id: '1', from: 'store', text: ' Hola ', at, productId: null } as const]),
      }
      const services = { messaging }
      let site = await openSite('/chat/2', { session: ANA, services })
      await site.header.findByText('1 mensaje sin leer')
      site = await site.reload('/quienessomos', { session: { ...ANA, mail: 'Ana@Ejemplo.mx' }, services })
      await site.header.findByText('1 mensaje sin leer')
      site = await site.reload('/quienessomos', { session: EVA, services })
      await site.header.findByText('3 mensajes sin leer')
    },
  )

  it('R12.81 se preguntan al llegar y al volver a la pestaña; si no se puede no se molesta a nadie', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
      showTab(null)
    })
    let answer: Result<readonly Conversation[]> = ok([line('2', 2)])
    const site = await openAbout({
      session: ANA,
      services: { messaging: { inbox: () => Promise.resolve(answer) } },
    })
    const asked = () => site.calledWith('messaging.inbox').length
    const minutes = (many: number) => act(() => vi.advanceTimersByTimeAsync(many * 60_000 + 10))
    await site.passes(0)
    const header = site.header
    const says = (description: string) => header.getByRole('button', { name: 'Mi cuenta', description })
    says('2 mensajes sin leer')
    expect(asked()).toBe(1)

    answer = ok([line('2', 3)])
    await minutes(11)
    fireEvent.click(header.getByRole('link', { name: 'Blog' }))
    await minutes(0)
    expect(window.location.pathname).toBe('/articulos')
    fireEvent.click(header.getByRole('button', { name: 'Menú' }))
    await minutes(0)
    expect(asked()).toBe(1)
    says('2 mensajes sin leer')

    const returnToTab = async () => {
      showTab('hidden')
      await minutes(11)
      await act(async () => {
        showTab('visible')
        await vi.advanceTimersByTimeAsync(0)
      })
    }
    await returnToTab()
    expect(asked()).toBe(2)
    says('3 mensajes sin leer')

    answer = fail({ kind: 'server', status: 500 })
    await returnToTab()
    expect(asked()).toBe(3)
    says('3 mensajes sin leer')
    site.lacksText('Aviso')
  })

  it('R12.81 R6.04 sin sesión no se pregunta por ellos', async () => {
    const site = await openAbout()
    site.neverCalled('messaging.inbox')
    const login = site.header.getByRole('button', { name: 'Ingresar' })
    expect(login).not.toHaveAttribute('aria-describedby')
  })
})
