import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkApi } from '../../mocks/contract/check.ts'
import { freePort } from '../../mocks/hosts/listen.ts'
import { buildSite } from '../support/servers.ts'
import { install } from '../support/install.ts'
import {
  addToOrder,
  button,
  header,
  main,
  message,
  orderDrawer,
  press,
  quantities,
  sendMessage,
  sendOrder,
  signUp,
} from '../support/shop.ts'
import { expect, fillLogin, test } from '../support/test.ts'

/**
 * `npm run php:check`: a real PHP server with SQLite that speaks the contract as PHP does, checked call by call, and
 * the site beside it. In Chromium each write ends done, refused and broken off, and the database is asked afterwards.
 * Without PHP it installs it where it may, or fails and says so.
 */
const hasPhp = (): boolean => spawnSync('php', ['-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0

// The check breaks off and refuses on purpose.
test.use({ tolerates: [/./] })

const folder = mkdtempSync(join(tmpdir(), 'puntada-php-'))
const [database, site] = [join(folder, 'tienda.db'), join(folder, 'sitio')]
let origin = ''
let stop = (): unknown => undefined

test.beforeAll(async () => {
  test.setTimeout(300_000)
  install(['php-cli', 'php-sqlite3'], hasPhp)
  mkdirSync(site)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const args = ['-d', 'display_errors=0', '-t', site, '-S', `127.0.0.1:${port}`, 'e2e/php/contrato.php']
  const env = { ...process.env, BASE: database, PHP_CLI_SERVER_WORKERS: '4' }
  const server = spawn('php', args, { stdio: 'ignore', env, detached: true })
  // Its workers are of its own group.
  stop = () => process.kill(-(server.pid ?? 0))
  await expect
    .poll(() =>
      fetch(`${origin}/images/x`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})
test.afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('las 40 llamadas cumplen', async () => {
  const account = { user: 'demo@puntada.mx', password: 'mayoreo123' }
  const reports = await checkApi({ api: `${origin}/api`, ...account, store: '2', writes: true })
  expect(reports).toHaveLength(40)
  expect(reports.filter(({ verdict }) => verdict !== 'cumple')).toEqual([])
})

test('lo que se copia de la página del contrato: el token, de quién es un pedido, y que nada se corta', async () => {
  const post = (call: string, body: object, cookie: string, token?: string) =>
    fetch(`${origin}/api/${call}.php`, {
      method: 'POST',
      headers: { Cookie: cookie, ...(token !== undefined && { 'X-XSRF-TOKEN': token }) },
      body: JSON.stringify(body),
    })
  const token = 'a1'.repeat(16)
  const own = `XSRF-TOKEN=${token}`
  const forged = ['XSRF-TOKEN=', 'XSRF-TOKEN=', 'XSRF-TOKEN[]=', '', 'XSRF-TOKEN=a', own]
  for (const [at, sent] of [undefined, '', '', '', 'a', ''].entries()) {
    const { status } = await post('suscribir-newspaper', { correo: 'x@ejemplo.mx' }, forged[at] ?? '', sent)
    expect.soft(status, `${forged[at]} con «${sent}»`).toBe(403)
  }
  const put = await fetch(`${origin}/api/suscribir-newspaper.php`, { method: 'PUT', headers: { Cookie: own } })
  expect(put.status).toBe(403)

  const enter = async (email: string): Promise<string> => {
    await post('register-user', { name: email, email, phone: '', password: 'costura2026' }, own, token)
    const { headers } = await post('login-user', { email, password: 'costura2026' }, own, token)
    return `${own}; ${/PHPSESSID=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0]}`
  }
  const [ana, beto] = ['ana@ejemplo.mx', 'beto@ejemplo.mx']
  const [asAna, asBeto] = [await enter(ana), await enter(beto)]
  const order = async (cookie: string, user: string, nota = '') => {
    const answer = await post('create_pedido', { id_cliente: 'la-misma', user, nota }, cookie, token)
    return `${answer.status} ${await answer.text()}`
  }
  expect(await order(asAna, beto)).toBe('401 ')
  expect(await order(asAna, ana, 'ñ'.repeat(6000))).toMatch(/^500 /)
  const [first, again, others] = [await order(asAna, ana), await order(asAna, ana, 'x'), await order(asBeto, beto)]
  expect(first).toMatch(/^200 \[\{"response":"registered","folio":"\d+"\}\]$/)
  expect(again).toBe(first)
  expect(others).toMatch(/^200 /)
  expect(others).not.toBe(first)
  const stored = new DatabaseSync(database).prepare('SELECT usuario FROM pedidos WHERE clave = ?').all('la-misma')
  expect(stored.map(({ usuario }) => usuario)).toEqual([ana, beto])
})

test('quien compra: lo que se escribe, hecho, rechazado y cortado; la base dice qué es cierto', async ({ page }) => {
  test.setTimeout(600_000)
  await buildSite(site, { VITE_SITE_ORIGIN: '', PRERENDER_API: '' })
  const base = new DatabaseSync(database, { timeout: 5000 })
  const rows = (sql: string, ...values: (string | number)[]) =>
    expect.poll(() => base.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...values)?.['n'])
  const body = page.locator('body')
  const says = async (text: string | RegExp, isKnown = true) => {
    await expect(body).toContainText(text, { timeout: 30_000 })
    if (isKnown) await expect(body).not.toContainText(/No sabemos|Algo falló|No se guardó/)
  }
  const goto = async (path: string): Promise<void> => {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
  }
  /** The server answers, and nobody hears it: what it stored stays. */
  const breakOff = (call: string) =>
    page.route(
      new RegExp(`/api/${call}(?:\\.php)?$`),
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  const mail = 'rosa@ejemplo.mx'
  const logIn = async (password: string): Promise<void> => {
    await goto('/login')
    await fillLogin(main(page), { mail, password })
    await press(main(page), 'Ingresar')
  }
  const register = async (address: string): Promise<void> => {
    await goto('/registro')
    await signUp(page, address)
  }
  const heart = button(main(page), /^Guardar en favoritos/).first()
  const keep = async (product: number): Promise<void> => {
    await goto(`/vistaproducto/${product}`)
    await heart.click()
    await rows('favoritos WHERE correo = ? AND producto = ?', mail, product).toBe(1)
  }
  const write = async (text: string): Promise<void> => {
    await message(page).fill(text)
    await sendMessage(page).click()
  }
  const written = (text: string) => rows('mensajes WHERE correo = ? AND texto = ?', mail, text)
  const order = async (product: number, note = ''): Promise<void> => {
    await goto(`/vistaproducto/${product}`)
    await quantities(page).first().fill('12')
    await addToOrder(page)
    if (note !== '')
      await orderDrawer(page)
        .getByLabel(/^Nota para el fabricante/)
        .fill(note)
    await sendOrder(page).first().click()
  }
  const orders = () => rows('pedidos WHERE usuario = ?', mail)

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    'crear una cuenta, una sola vez': async () => {
      await register(mail)
      await says('Tu cuenta quedó creada.')
      await register(mail)
      await says('Ese correo ya está registrado')
      await rows('usuarios WHERE correo = ?', mail).toBe(1)
    },
    'ingresar, y con otra contraseña no': async () => {
      await logIn('no-es-esta')
      await says('La contraseña no es correcta')
      await logIn('costura2026')
      await says('Tus datos se verificaron.')
      // Two seconds later the page loads again.
      await page.waitForEvent('load')
      await expect(button(header(page), 'Mi cuenta')).toBeVisible()
    },
    'guardar un favorito, y no uno que ya no existe': async () => {
      await keep(12)
      await goto('/vistaproducto/13')
      base.exec('DELETE FROM productos WHERE id = 13')
      await heart.click()
      await says('Ese producto no existe')
    },
    'mandar un mensaje, y no uno que no se acepta': async () => {
      await goto('/chat/2')
      await write('¿Tienen EG?')
      await written('¿Tienen EG?').toBe(1)
      await expect(page.getByText('Enviando…')).toHaveCount(0)
      await write('Compra spam')
      await says('Ese mensaje no se puede enviar')
      await written('Compra spam').toBe(0)
    },
    'mandar un pedido, y no uno que no se acepta': async () => {
      await order(15)
      await says('Pedido enviado')
      await says(/Folio \d+/)
      await order(16, 'agotado')
      await says('Ya no hay existencia de un producto')
      await orders().toBe(1)
    },
    'mandar un pedido y que se corte': async () => {
      await breakOff('create_pedido')
      await order(17)
      await says('No sabemos si se envió.', false)
      await orders().toBe(2)
    },
  }
  // One that fails does not stop the others.
  for (const [what, run] of Object.entries(steps))
    await test.step(what, async () => {
      const error = await run().then(() => null, String)
      expect.soft(error, `${what}. En la pantalla se lee: ${(await body.innerText()).slice(0, 600)}`).toBeNull()
    })
  base.close()
})
