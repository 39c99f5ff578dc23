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

interface Shop {
  readonly origin: string
  readonly database: string
  readonly report: Report
}

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

/** What a buyer writes, done, refused and broken off; the database says what is true. */
export const buyAt = async ({ origin, database, report }: Shop): Promise<void> => {
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'es-MX' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const base = new DatabaseSync(database, { timeout: 5000 })
  const rows = (sql: string, ...values: (string | number)[]) =>
    expect.poll(() => base.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...values)?.['n'], { timeout: 15_000 })
  const says = async (text: string | RegExp, isKnown = true) => {
    await expect(page.locator('body')).toContainText(text, { timeout: 30_000 })
    if (isKnown) await expect(page.locator('body')).not.toContainText(/No sabemos|no pudimos leer|No se guardó/)
  }
  const goto = async (path: string): Promise<void> => {
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.waitForLoadState('networkidle')
  }
  const [mail, other] = ['rosa@ejemplo.mx', 'cortada@ejemplo.mx']
  const fillLogin = async (password: string): Promise<void> => {
    await goto('/login')
    await main(page).getByLabel('Correo electrónico').fill(mail)
    await main(page).getByLabel('Contraseña', { exact: true }).fill(password)
    await main(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
  }
  const register = async (address: string): Promise<void> => {
    await goto('/registro')
    await signUp(page, address)
  }
  const keep = async (product: number): Promise<void> => {
    await goto(`/vistaproducto/${product}`)
    await main(page)
      .getByRole('button', { name: /^Guardar en favoritos/ })
      .first()
      .click()
  }
  const kept = (product: number) => rows('favoritos WHERE correo = ? AND producto = ?', mail, product)
  const write = async (text: string): Promise<void> => {
    await message(page).fill(text)
    await sendMessage(page).click()
  }
  const written = (text: string) => rows('mensajes WHERE correo = ? AND texto = ?', mail, text)
  const order = async (product: number, note: string): Promise<void> => {
    await goto(`/vistaproducto/${product}`)
    await quantities(page).first().fill('12')
    await addToOrder(page)
    const field = orderDrawer(page).getByLabel(/^Nota para el fabricante/)
    if (note !== '') await field.fill(note)
    await sendOrder(page).first().click()
  }
  const orders = () => rows('pedidos WHERE correo = ?', mail)

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    'crear una cuenta, una sola vez': async () => {
      await register(mail)
      await says('Tu cuenta quedó creada.')
      await register(mail)
      await says('Ese correo ya está registrado')
      await rows('usuarios WHERE correo = ?', mail).toBe(1)
    },
    'crear una cuenta y que se corte': async () => {
      await breakOff(page, 'register-user')
      await register(other)
      await says('No sabemos si tu cuenta quedó creada', false)
      await rows('usuarios WHERE correo = ?', other).toBe(1)
    },
    'ingresar, y con otra contraseña no': async () => {
      await fillLogin('no-es-esta')
      await says('La contraseña no es correcta')
      await fillLogin('costura2026')
      await says('Tus datos se verificaron.')
      // Two seconds later the page loads again.
      await page.waitForEvent('load')
      await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible({ timeout: 15_000 })
    },
    'guardar un favorito, y no uno que ya no existe': async () => {
      await keep(12)
      await kept(12).toBe(1)
      await goto('/vistaproducto/13')
      base.exec('DELETE FROM productos WHERE id = 13')
      await main(page)
        .getByRole('button', { name: /^Guardar en favoritos/ })
        .first()
        .click()
      await says('Ese producto no existe')
    },
    'guardar un favorito y que se corte': async () => {
      await breakOff(page, 'usuario-fav')
      await keep(14)
      await kept(14).toBe(1)
      // The site looks for it in the list.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('body')).not.toContainText('No se guardó')
    },
    'mandar un mensaje, y no uno que no se acepta': async () => {
      await goto('/chat/2')
      await write('¿Tienen EG?')
      await written('¿Tienen EG?').toBe(1)
      await expect(page.getByText('Enviando…')).toHaveCount(0, { timeout: 15_000 })
      await write('Compra spam')
      await says('Ese mensaje no se puede enviar')
      await written('Compra spam').toBe(0)
    },
    'mandar un mensaje y que se corte': async () => {
      await goto('/chat/3')
      await breakOff(page, 'message-user')
      await write('¿Y en rojo?')
      // The site looks for it in the conversation.
      await expect(page.getByText(/Enviando…|Revisamos si llegó/)).toHaveCount(0, { timeout: 30_000 })
      await expect(main(page)).not.toContainText('No se envió')
      await written('¿Y en rojo?').toBe(1)
    },
    'mandar un pedido, y no uno que no se acepta': async () => {
      await order(15, '')
      await says('Pedido enviado')
      await says(/Folio \d+/)
      await order(16, 'agotado')
      await says('Ya no hay existencia de un producto')
      await orders().toBe(1)
    },
    'mandar un pedido y que se corte': async () => {
      await breakOff(page, 'create_pedido')
      await order(17, '')
      await says('No sabemos si se envió.', false)
      await orders().toBe(2)
    },
  }
  for (const [what, run] of Object.entries(steps))
    await report.step(what, () =>
      run().catch(async (error: unknown) => {
        const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 600)
        throw new Error(`${String(error).slice(0, 400)}\nEn la pantalla se lee: ${seen}`)
      }),
    )
  base.close()
  await browser.close()
}
