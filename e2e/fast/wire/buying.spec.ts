import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { picture } from '../../support/picture.ts'
import { makeOld } from '../../support/old-browser.ts'
import {
  addToOrder,
  button,
  header,
  link,
  main,
  openOrder,
  orderDrawer,
  quantities,
  sendOrder,
} from '../../support/shop.ts'
import { PRODUCT_12 } from '../../support/screens.ts'
import { expect, logIn, postsTo, test } from '../../support/test.ts'

test(
  'R1.05, R7.49, R11.03, R11.81, R12.76 el borrador sigue tras recargar y pide ingresar; cortado a medio envío no se ' +
    'repite solo, y enviado da un folio y se imprime sin nada más',
  { tag: '@chromium' },
  async ({ page, context, account }) => {
    await makeOld(context)
    const create = CALLS.orders.create.path
    const sent = postsTo(page, create)
    const drawer = orderDrawer(page)
    await page.goto('/vistaproducto/12')
    await quantities(page).first().fill('24')
    await picture('R1.05 R2.03 Las cantidades por color y talla', quantities(page))
    await addToOrder(page)
    const ordered = drawer.getByText(PRODUCT_12)
    await expect(ordered).toBeVisible()
    await sendOrder(page).click()
    await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()

    await logIn(page, account)
    await page.reload()
    await openOrder(page)
    await expect(ordered).toBeVisible()
    await picture('R1.05 El pedido listo para enviarse', drawer)
    // The maker has it, and the answer never comes.
    await page.route(`**${create}`, async (route) => void (await route.fetch()), { times: 1 })
    await sendOrder(page).dblclick()
    await expect(drawer.getByText(/^Enviando tu pedido a /)).toBeVisible()
    // The order is stored before it leaves.
    await expect.poll(() => sent).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(/^No sabemos si tu pedido a .+ se envió/)).toBeVisible()
    await openOrder(page)
    expect(sent).toHaveLength(1)
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(drawer.getByText('No sabemos si se envió.')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 740 })
    await button(drawer, 'Enviar otra vez').dblclick()
    await expect(drawer.getByText('Pedido enviado', { exact: true })).toBeVisible()
    const receipt = drawer.getByText(/Folio \S+/)
    await expect(receipt).toBeVisible()
    await picture('R1.05 El pedido enviado, con su folio', receipt)
    for (const next of ['Enviar resumen por WhatsApp', 'Ver mis pedidos'])
      await expect(link(drawer, next)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (window.print = () => undefined))
    await button(drawer, 'Imprimir').click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.locator('.ticket-print').getByRole('table', { name: PRODUCT_12 })
    await expect(paper).toBeVisible()
    for (const site of [header(page), main(page), drawer]) await expect(site).toBeHidden()
    await expect(paper.locator('caption')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await expect(paper).toBeHidden()
    await page.reload()
    await openOrder(page)
    await expect(drawer).toBeVisible()
    // The same order twice, with the same key: the second time because its buyer said so.
    const [first, second, ...more] = sent.map((request) => request.postDataJSON() as unknown)
    expect(first).toMatchObject({ user: account.mail })
    expect([second, more]).toEqual([first, []])
    for (const request of sent) expect(request.headers()['x-xsrf-token']).toMatch(/\S+/)
  },
)

test(
  'R1.08, R2.03, R7.55, R7.57 compartir copia la dirección; WhatsApp abre el chat de la tienda con el saludo ' +
    'escrito y registra el contacto',
  { tag: '@chromium' },
  async ({ page, context, account, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(page, account)
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
    const contact = postsTo(page, '/usuario-vista-producto-contacto.php')
    const whatsApp = postsTo(page, '/vista-contacto-whatsapp.php')
    await page.goto('/vistaproducto/12')
    await button(main(page), 'Compartir').click()
    await expect(page.getByText('Copiamos el enlace. Pégalo donde quieras compartirlo.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/vistaproducto/12`)
    const opening = context.waitForEvent('page')
    const whatsAppLink = link(page, /Contactar por WhatsApp/)
    await picture('R1.08 El botón de WhatsApp', whatsAppLink)
    await whatsAppLink.click()
    const chat = await opening
    await chat.waitForURL(/^https:\/\/wa\.me\/52\d{10}\?/)
    const greeting = new URL(chat.url()).searchParams.get('text') ?? ''
    expect(greeting).toContain(`Hola, vi el producto ${PRODUCT_12} en Puntada y me interesa.`)
    expect(await chat.evaluate(() => window.opener === null)).toBe(true)
    const sent = expect.objectContaining({ id_producto: '12', user: account.mail }) as unknown
    for (const posts of [contact, whatsApp])
      await expect.poll(() => posts.map((each) => each.postDataJSON() as unknown)).toEqual([sent])
  },
)
