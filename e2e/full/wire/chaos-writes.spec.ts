import type { Page } from '@playwright/test'
import { only } from '../../support/chaos-proxy.ts'
import { WRITE_FAULTS } from '../../support/chaos-faults.ts'
import { asVisitor, expect, test } from '../../support/chaos-test.ts'
import {
  addToOrder,
  main,
  message,
  openOrder,
  orderDrawer,
  quantities,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'

const PATH = '/registro'
/** What is typed into the fields, by label. */
const TYPED = {
  'Nombre completo': 'Rosa Tapia',
  'Correo electrónico': 'rosa@correo.mx',
  Teléfono: '4421234567',
  Contraseña: 'costura2026',
}

const alerts = async (page: Page): Promise<string> => (await page.getByRole('alert').allInnerTexts()).join(' ').trim()

test('R11.08 crear una cuenta con la red descompuesta: se avisa, no se pierde lo escrito y se envía una vez', async ({
  page,
  chaos,
  oracle,
}) => {
  test.slow()
  chaos.swallows = true
  await oracle.open(PATH)
  const field = (label: string) => main(page).getByLabel(label, { exact: true })
  for (const [label, text] of Object.entries(TYPED)) await field(label).fill(text)
  for (const [at, [fault, spoil]] of Object.entries(WRITE_FAULTS).entries()) {
    chaos.rule = only('register-user.php', spoil)
    oracle.forgetWrites()
    await main(page).getByRole('button', { name: 'Crear mi cuenta' }).dblclick()
    // The second click must not fall on a link that slid under it.
    await oracle.settled()
    expect(new URL(page.url()).pathname, fault).toBe(PATH)
    await expect.poll(() => alerts(page), { message: `${fault}: se avisa` }).not.toBe('')
    await oracle.look()
    expect.soft(chaos.writesTo('register-user.php').length, `${fault}: envíos`).toBe(at + 1)
    for (const [label, text] of Object.entries(TYPED))
      await expect.soft(field(label), `${fault}: ${label}`).toHaveValue(text)
    expect.soft(oracle.problems(), fault).toEqual([])
    for (const close of await page.getByRole('button', { name: 'Cerrar aviso' }).all())
      await close.click().catch(() => undefined)
  }
  expect(await page.evaluate(() => localStorage.getItem('puntada_name'))).toBeNull()
})

test('R11.02 un mensaje que no se pudo enviar sigue ahí, y se envía otra vez solo cuando se pide', async ({
  page,
  chaos,
  oracle,
}) => {
  chaos.swallows = true
  await asVisitor(page)
  await oracle.open('/chat/2')
  const log = page.getByRole('log')
  for (const [at, [fault, spoil]] of Object.entries(WRITE_FAULTS).entries()) {
    const text = `¿Tienen existencia? Prueba ${at}`
    chaos.rule = only('message-user.php', spoil)
    await message(page).fill(text)
    await sendMessage(page).dblclick()
    const own = log.getByRole('listitem').filter({ hasText: text })
    await expect(own.getByRole('button', { name: /Reintentar|Enviar otra vez/ }), fault).toBeVisible()
    await expect(own).toHaveCount(1)
    expect.soft(chaos.writes.filter(({ body }) => body.includes(text)).length, fault).toBe(1)
  }
  await oracle.look()
  const kept = 'Prueba 0'
  await page.reload()
  await oracle.settled()
  await expect(log.getByText(kept).first()).toBeVisible()
  chaos.rule = () => null
  oracle.forgetWrites()
  await log
    .getByRole('listitem')
    .filter({ hasText: kept })
    .getByRole('button', { name: /Reintentar|Enviar otra vez/ })
    .first()
    .click()
  await expect.poll(() => chaos.writes.filter(({ body }) => body.includes(kept)).length).toBe(2)
  await oracle.settled()
  await oracle.look()
})

for (const fault of ['conexión cortada', 'no responde nunca'] as const) {
  test(`R11.04 un pedido con ${fault} se envía una vez, aun al recargar, y no se da por enviado`, async ({
    page,
    chaos,
    oracle,
  }) => {
    chaos.swallows = true
    await asVisitor(page)
    chaos.rule = only('create_pedido.php', WRITE_FAULTS[fault])
    await oracle.open('/vistaproducto/12')
    await quantities(page).first().fill('24')
    await addToOrder(page)
    const drawer = orderDrawer(page)
    await drawer.getByLabel(/Nota para el fabricante/).fill('Por paquetería, por favor')
    await sendOrder(page).dblclick()
    await expect(drawer.getByRole('alert').first()).toBeVisible()
    await oracle.settled()
    await oracle.look()
    await page.reload()
    await oracle.settled()
    await openOrder(page)
    await expect(drawer).toBeVisible()
    await expect(drawer.getByText('Pedido enviado', { exact: true })).toHaveCount(0)
    await expect(drawer.getByText(/24/).first()).toBeVisible()
    expect(chaos.writesTo('create_pedido.php')).toHaveLength(1)
    await oracle.look()
  })
}

test('R11.89 en un celular se ve que no se sabe si el pedido y el mensaje salieron, y cómo seguir', async ({
  page,
  chaos,
  oracle,
}) => {
  chaos.swallows = true
  await page.setViewportSize({ width: 360, height: 640 })
  await asVisitor(page)
  chaos.rule = ({ endpoint }) =>
    /^(?:create_pedido|message-user)/.test(endpoint)
      ? (truth) => ({ ...truth, status: 500, body: Buffer.from('') })
      : null
  await oracle.open('/chat/2')
  await message(page).fill('¿Tienen existencia?')
  await sendMessage(page).click()
  await expect(page.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toBeInViewport({ ratio: 1 })
  await oracle.open('/vistaproducto/12')
  await quantities(page).first().fill('24')
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await sendOrder(page).click()
  await expect(drawer.getByText('No sabemos si se envió.')).toBeInViewport({ ratio: 1 })
})

test('R4.03 sin red, y sin nada instalado, también se cierra la sesión', async ({ page, oracle }) => {
  await asVisitor(page)
  await oracle.open('/perfil')
  await page.context().setOffline(true)
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await expect(dialog).toBeVisible()
  // The page that is loaded afterwards is the browser's own, so the storage is looked at before.
  const kept = await dialog.getByRole('button', { name: 'Sí, cerrar sesión' }).evaluate((button: HTMLElement) => {
    button.click()
    return localStorage.getItem('puntada_name')
  })
  expect(kept).toBeNull()
  await page.context().setOffline(false)
})
