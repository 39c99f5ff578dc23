import { placeOf } from '../../support/places.ts'
import { button, header, main, orderDrawer, sendOrder } from '../../support/shop.ts'
import { SHOP } from '../../support/screens.ts'
import { asDemo, expect, test } from '../../support/test.ts'

const MODEL = SHOP.products.find(
  ({ sizes, colours, soldOut }) => sizes.length > 2 && colours.length > 1 && soldOut.length === 0,
)!
const [ONE, OTHER] = MODEL.colours.map(({ name }) => name)
const [SMALL, , LARGE] = MODEL.sizes

test('R12.310, R12.311, R12.315, R12.316 una lista de Excel se corrige, se pide y se imprime, cada cantidad bajo su talla', async ({
  page,
}) => {
  await asDemo(page)
  await page.addInitScript(() => (window.print = () => undefined))
  await page.goto('/lista')
  const sheet = `Clave;Color;Talla;Piezas\r\n${MODEL.key};${ONE};${SMALL};12\r\n${MODEL.key};${OTHER};${LARGE};"1,200"\r\nX-0;Añil;M;1\r\n`
  await page
    .getByLabel('Abrir un archivo')
    .setInputFiles({ name: 'lista.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(sheet, 'latin1') })
  const sum = main(page).getByRole('status').filter({ hasText: 'agregarán' })
  await expect(sum).toHaveText('Se agregarán 1,212 piezas de 1 modelo; 1 línea se queda fuera')
  await expect(page.getByLabel('Línea 4', { exact: true })).toHaveValue('X-0, Añil, M, 1')
  await page.getByLabel('Línea 4', { exact: true }).fill(`${MODEL.key} ${ONE} ${LARGE} 6`)
  await page.keyboard.press('Enter')
  await expect(sum).toHaveText('Se agregarán 1,218 piezas de 1 modelo')
  await button(main(page), 'Agregar').click()

  // The browser's own print of what is open.
  const drawer = orderDrawer(page)
  await expect(sendOrder(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const site of [header(page), main(page), sendOrder(page)]) await expect(site).toBeHidden()
  await expect(drawer.getByText(MODEL.name).first()).toBeVisible()
  await expect(drawer).toHaveCSS('position', 'absolute')
  await page.emulateMedia({ media: 'screen' })

  await sendOrder(page).click()
  const middle = async (text: string | RegExp, role: 'cell' | 'columnheader') => {
    const { left, right } = await placeOf(drawer.getByRole('table').getByRole(role, { name: text }).first())
    return Math.round((left + right) / 2)
  }
  await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
  expect(Math.abs((await middle('1,200', 'cell')) - (await middle(LARGE!, 'columnheader')))).toBeLessThan(3)

  await button(drawer, 'Imprimir').click()
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.ticket-print')
  await expect(paper.getByText(/^1,200 · \$/)).toBeVisible()
  const [name, title] = await Promise.all([
    placeOf(paper.getByText('Puntada', { exact: true })),
    placeOf(paper.getByText('Pedido de mayoreo')),
  ])
  expect(title.top - name.bottom).toBeGreaterThan(8)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
})
