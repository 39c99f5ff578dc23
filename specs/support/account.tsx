import { waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Session } from '../../src/domain/account/session.ts'
import type { HttpSite } from './site-over-http.tsx'
import { openSite, type Site, type SiteOptions } from './site.tsx'

export const DEMO: Session = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142' }

/** What both kinds of site have: one over memory and one over HTTP. */
type Opened = Pick<Site, 'screen' | 'user'>

export const main = (site: Opened) => within(site.screen.getByRole('main'))
/** Logs in with these; only types what is not empty. */
export const login =
  (mail = 'demo@puntada.mx', password = 'mayoreo123') =>
  async (site: Opened, place = main(site)) => {
    const { user } = site
    if (mail !== '') await user.type(place.getByRole('textbox', { name: 'Correo electrónico' }), mail)
    if (password !== '') await user.type(place.getByLabelText('Contraseña'), password)
    await user.click(place.getByRole('button', { name: 'Ingresar' }))
  }
export const enter = login()
/** A toast, title and message together, in the region that announces it. */
export const toast = async (site: Opened, role: 'alert' | 'status', title: string, message: string) => {
  await waitFor(() => {
    const regions = site.screen.getAllByRole(role).filter((region) => region.className === 'toaster-region')
    const items = regions.flatMap((region) => [...region.children])
    const found = items.some(
      (item) => within(item as HTMLElement).queryByText(title) && within(item as HTMLElement).queryByText(message),
    )
    expect(found, `${title}: ${message}`).toBe(true)
  })
}
/** The dialog to log in, open over the home page. */
export const openLogin = async (options: SiteOptions = {}) => {
  const site = await openSite('/', options)
  await site.user.click(site.screen.getByRole('button', { name: 'Ingresar' }))
  const dialog = within(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }))
  return { site, dialog }
}

/** Logs in with the demo account, lets the two seconds go by and loads the page again, as the site asks. */
export const enterAndReload = async (site: HttpSite, place = main(site)): Promise<HttpSite> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(site, place)
  await waitFor(() => expect(site.page.reloads, 'las recargas de la página').toBe(1), { interval: 250 })
  vi.useRealTimers()
  return site.reload()
}

/** The dialog that asks to log in, once it is there. */
export const loginDialog = async (site: Opened) =>
  within(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }))
