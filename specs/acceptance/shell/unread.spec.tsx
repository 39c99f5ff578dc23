import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Conversation } from '../../../src/domain/messaging/messaging.ts'
import { ANA } from '../../support/device.ts'
import { NOW, openSite } from '../../support/site.tsx'

const line = (storeId: string, unread: number): Conversation => ({
  storeId, storeName: `Tienda ${storeId}`, logo: null, lastText: 'Hola', lastAt: NOW, unread,
})
const inbox = (...lines: readonly Conversation[]) => ({
  services: { messaging: { inbox: () => Promise.resolve({ ok: true as const, value: lines }) } },
})

describe('Los mensajes sin leer', () => {
  it('R12.81 se cuentan en el encabezado y en el menú, sin cambiar el nombre de nada', async () => {
    const site = await openSite('/quienessomos', { session: ANA, ...inbox(line('2', 2), line('3', 1)) })
    const header = within(document.querySelector('header')!)
    expect(await header.findByText('3 mensajes sin leer')).toBeDefined()
    const account = header.getByRole('button', { name: 'Mi cuenta', description: '3 mensajes sin leer' })
    expect(account.querySelector('.action-count')?.textContent).toBe('3')

    await site.user.click(header.getByRole('button', { name: 'Menú' }))
    const menu = within(await site.screen.findByRole('dialog', { name: 'Menú' }))
    expect(await menu.findByRole('link', { name: 'Mensajes', description: '3 mensajes sin leer' })).toBeShown()
  })

  it('R12.81 lo que se lee en este navegador deja de contar', async () => {
    const site = await openSite('/quienessomos', { session: ANA, ...inbox(line('2', 2), line('3', 1)) })
    const header = within(document.querySelector('header')!)
    await header.findByText('3 mensajes sin leer')
    await act(() => site.services.messageStores.readUpTo('ana@ejemplo.mx', '2').update(() => NOW))
    expect(header.getByText('1 mensaje sin leer')).toBeDefined()
    await act(() => site.services.messageStores.readUpTo('ana@ejemplo.mx', '3').update(() => NOW))
    expect(header.queryByText(/sin leer/)).toBeNull()
  })

  it('R12.81 R6.04 sin sesión no se pregunta por ellos', async () => {
    const site = await openSite('/quienessomos')
    expect(site.calledWith('messaging.inbox')).toEqual([])
    const login = within(document.querySelector('header')!).getByRole('button', { name: 'Ingresar' })
    expect(login.getAttribute('aria-describedby')).toBeNull()
  })
})
