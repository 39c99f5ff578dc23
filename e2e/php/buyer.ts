import { DatabaseSync } from 'node:sqlite'
import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import type { Report } from '../support/report.ts'
import {
  addToOrder,
  header,
  main,
  message,
  orderDrawer,
  quantities,
  sendMessage,
  sendOrder,
  signUp,
} from '../support/shop.ts'

/** What the buyer reads where this server says no. */
export interface Words {
  readonly taken: string
  readonly wrong: string
  readonly gone: string
  readonly spam: string
  readonly soldOut: string
  /** Of an order that arrived. */
  readonly folio?: RegExp
}

interface Shop {
  readonly name: string
  readonly origin: string
  readonly database: string
  readonly words: Words
  readonly report: Report
}

const PASSWORD = 'costura2026'
const UNKNOWN = /No sabemos|no pudimos leer/
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()

/** The server answers, and nobody hears it: what it stored stays. */
const breakOff = (page: Page, call: string) =>
  page.route(
    new RegExp(`/api/${call}(?:\\.php)?$`),
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Each write of a buyer, done, refused and broken off; the database says what is true. */
export const buyAt = async ({ name, origin, database, words, report }: Shop): Promise<void> => {
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'es-MX' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const rows = (sql: string, ...values: (string | number)[]): number => {
    const base = new DatabaseSync(database, { readOnly: true, timeout: 5000 })
    const found = base.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...values)
    base.close()
    return Number(found?.['n'])
  }
  const withoutProduct = (id: number): void => {
    const base = new DatabaseSync(database, { timeout: 5000 })
    base.exec(`DELETE FROM productos WHERE id = ${id}`)
    base.close()
  }
  const says = (text: string | RegExp) => expect(page.locator('body')).toContainText(text, { timeout: 15_000 })
  const saysNothingUnknown = () => expect(page.locator('body')).not.toContainText(UNKNOWN)
  const step = (what: string, run: () => Promise<void>) =>
    report.step(`${name}: ${what}`, async () => {
      await run().catch(async (error: unknown) => {
        const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 600)
        throw new Error(`${String(error).slice(0, 400)}\nEn la pantalla se lee: ${seen}`)
      })
    })
  const goto = async (path: string): Promise<void> => {
    await page.goto(path)
    await page.waitForFunction(
      () => performance.getEntriesByName('hydrated').length > 0 || !document.querySelector('main:empty'),
    )
    await page.waitForLoadState('networkidle')
  }
  const [mail, other] = ['rosa@ejemplo.mx', 'cortada@ejemplo.mx']
  const accounts = (address: string): number => rows('usuarios WHERE correo = ?', address)
  const logIn = async (password: string): Promise<void> => {
    await goto('/login')
    await main(page).getByLabel('Correo electrónico').fill(mail)
    await main(page).getByLabel('Contraseña', { exact: true }).fill(password)
    await main(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
  }

  await step('crear una cuenta', async () => {
    await goto('/registro')
    await signUp(page, mail)
    await says('Tu cuenta quedó creada.')
    await saysNothingUnknown()
    expect(accounts(mail)).toBe(1)
  })
  await step('crear la misma otra vez', async () => {
    await goto('/registro')
    await signUp(page, mail)
    await says(words.taken)
    await saysNothingUnknown()
    expect(accounts(mail)).toBe(1)
  })
  await step('crear una cuenta y que se corte', async () => {
    await goto('/registro')
    await breakOff(page, 'register-user')
    await signUp(page, other)
    await says('No sabemos si tu cuenta quedó creada')
    expect(accounts(other)).toBe(1)
  })
  await step('ingresar con otra contraseña', async () => {
    await logIn('no-es-esta')
    await says(words.wrong)
    await saysNothingUnknown()
  })
  await step('ingresar y que se corte', async () => {
    await goto('/login')
    await breakOff(page, 'login-user')
    await logIn(PASSWORD)
    await says('Todavía no has ingresado')
  })
  await step('ingresar', async () => {
    await logIn(PASSWORD)
    await says('Tus datos se verificaron.')
    // Two seconds later the page loads again.
    await page.waitForEvent('load')
    await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible({ timeout: 15_000 })
    await saysNothingUnknown()
  })

  const kept = (product: number): number => rows('favoritos WHERE correo = ? AND producto = ?', mail, product)
  await step('guardar un favorito', async () => {
    await goto('/vistaproducto/12')
    await heart(page).click()
    await expect.poll(() => kept(12)).toBe(1)
    await expect(
      main(page)
        .getByRole('button', { name: /^Quitar de favoritos/ })
        .first(),
    ).toBeVisible()
    await saysNothingUnknown()
  })
  await step('guardar un favorito que ya no existe', async () => {
    await goto('/vistaproducto/13')
    withoutProduct(13)
    await heart(page).click()
    await says(words.gone)
    await saysNothingUnknown()
    expect(kept(13)).toBe(0)
  })
  await step('guardar un favorito y que se corte', async () => {
    await goto('/vistaproducto/14')
    await breakOff(page, 'usuario-fav')
    await heart(page).click()
    await expect.poll(() => kept(14)).toBe(1)
    // The site looks for it in the list, and either finds it or says that nobody knows.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('body')).not.toContainText('No se guardó')
  })

  const messages = (text: string): number => rows('mensajes WHERE correo = ? AND texto = ?', mail, text)
  const write = async (text: string): Promise<void> => {
    await message(page).fill(text)
    await sendMessage(page).click()
  }
  await step('mandar un mensaje', async () => {
    await goto('/chat/2')
    await write('¿Tienen EG?')
    await expect.poll(() => messages('¿Tienen EG?')).toBe(1)
    await says('¿Tienen EG?')
    await expect(page.getByText('Enviando…')).toHaveCount(0, { timeout: 15_000 })
    await saysNothingUnknown()
    await expect(page.locator('body')).not.toContainText('No se envió')
  })
  await step('mandar un mensaje que no se acepta', async () => {
    await write('Compra spam')
    await says('No se envió.')
    await says(words.spam)
    await saysNothingUnknown()
    expect(messages('Compra spam')).toBe(0)
  })
  await step('mandar un mensaje y que se corte', async () => {
    await goto('/chat/3')
    await breakOff(page, 'message-user')
    await write('¿Y en rojo?')
    await expect.poll(() => messages('¿Y en rojo?')).toBe(1)
    // The site looks for it in the conversation, and either finds it or says that nobody knows.
    await expect(page.getByText(/Enviando…|Revisamos si llegó/)).toHaveCount(0, { timeout: 30_000 })
    await expect(main(page)).not.toContainText('No se envió')
    expect(messages('¿Y en rojo?')).toBe(1)
  })

  const orders = (): number => rows('pedidos WHERE correo = ?', mail)
  const putIn = async (product: number): Promise<void> => {
    await goto(`/vistaproducto/${product}`)
    await quantities(page).first().fill('12')
    await addToOrder(page)
    await expect(orderDrawer(page)).toBeVisible()
  }
  await step('mandar un pedido', async () => {
    await putIn(15)
    await sendOrder(page).first().click()
    await expect(orderDrawer(page)).toContainText('Pedido enviado', { timeout: 15_000 })
    if (words.folio !== undefined) await expect(orderDrawer(page)).toContainText(words.folio)
    await saysNothingUnknown()
    expect(orders()).toBe(1)
  })
  await step('mandar un pedido que no se acepta', async () => {
    await putIn(16)
    await orderDrawer(page)
      .getByLabel(/^Nota para el fabricante/)
      .fill('agotado')
    await sendOrder(page).first().click()
    await expect(orderDrawer(page)).toContainText('El pedido no se envió.', { timeout: 15_000 })
    await expect(orderDrawer(page)).toContainText(words.soldOut)
    await saysNothingUnknown()
    expect(orders()).toBe(1)
  })
  await step('mandar un pedido y que se corte', async () => {
    await putIn(17)
    await breakOff(page, 'create_pedido')
    await sendOrder(page).first().click()
    await expect(orderDrawer(page)).toContainText('No sabemos si se envió.', { timeout: 30_000 })
    expect(orders()).toBe(2)
  })
  await browser.close()
}
