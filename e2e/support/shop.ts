import type { Locator, Page } from '@playwright/test'

export const header = (page: Page): Locator => page.getByRole('banner')
export const main = (page: Page): Locator => page.getByRole('main')
export const footer = (page: Page): Locator => page.getByRole('contentinfo')

export const button = (area: Page | Locator, name: string | RegExp): Locator => area.getByRole('button', { name })
export const link = (area: Page | Locator, name: string | RegExp): Locator => area.getByRole('link', { name })

/** The title of the screen; any screen's without a name. */
export const h1 = (page: Page, name?: string): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name, exact: true }) })

export const retry = (page: Page): Locator => button(main(page), 'Reintentar')

/** The links to products. */
export const products = (page: Page): Locator => main(page).locator('a[href^="/vistaproducto/"]')

/** The fields of a product's colours and sizes that can be ordered. */
export const quantities = (page: Page): Locator =>
  page.getByRole('group', { name: 'Cantidades por color y talla' }).getByRole('textbox', { disabled: false })

export const fillRun = (page: Page): Promise<void> =>
  button(page, /Llenar corrida/)
    .first()
    .click()

export const orderDrawer = (page: Page): Locator => page.getByRole('dialog', { name: /pedido/i })
export const openOrder = (page: Page): Promise<void> => button(header(page), /^Pedido/).click()
export const addToOrder = (page: Page): Promise<void> => button(page, 'Agregar al pedido').click()
export const sendOrder = (page: Page): Locator => button(orderDrawer(page), /^Enviar pedido/)

export const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Escribe un mensaje' })
export const sendMessage = (page: Page): Locator => page.getByRole('button', { name: 'Enviar', exact: true })

export const logOut = async (page: Page): Promise<void> => {
  await button(header(page), 'Mi cuenta').click()
  await button(page.getByRole('dialog'), 'Cerrar sesión').click()
  await button(page, 'Sí, cerrar sesión').click()
}

export const signUp = async (page: Page, mail: string): Promise<void> => {
  await main(page).getByLabel('Nombre completo').fill('Rosa María Tapia')
  await main(page).getByLabel('Correo electrónico').fill(mail)
  await main(page).getByLabel('Teléfono').fill('442 123 4567')
  await main(page).getByLabel('Contraseña', { exact: true }).fill('costura2026')
  await button(main(page), 'Crear mi cuenta').click()
}

export const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole('button', { name, exact: true }).first().click()
