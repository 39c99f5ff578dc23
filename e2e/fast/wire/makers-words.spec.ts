import type { Page } from '@playwright/test'
import { READS } from '../../../src/adapters/http/calls/all.ts'
import { isObject } from '../../../src/adapters/http/client/answer.ts'
import { contentLoaded } from '../../support/axe.ts'
import { ALL_SCREENS } from '../../support/screens.ts'
import { addToOrder, button, fillRun, h1, main, orderDrawer, sendOrder } from '../../support/shop.ts'
import { asDemo, expect, logIn, test } from '../../support/test.ts'

test.use({ viewport: { width: 320, height: 700 }, tolerates: [/Failed to load resource|^\[puntada\] /] })

const WORD = 'Otorrinolaringológicamente'.repeat(3).slice(0, 60)
const LINES = `Primer renglón\n${WORD}`
const LINED = /^(?:descripcion|historia|texto|resumen|mensaje|tela|guia_tallas|envio|tiempo_entrega|contenido)$/
const GIVEN: Readonly<Record<string, string>> = {
  colores: `${WORD}:#a01030,Segundo${WORD}`,
  tallas: `CH${WORD},M${WORD}`,
  cuidados: `${WORD},Segundo${WORD}`,
  agotados: '',
  imagenes_color: '',
  minimo: '1',
  multiplo: '1',
  pedido_minimo: '',
}

/** Every text that a maker gives is one word, or two lines. */
const asMakersWrite = (page: Page) =>
  page.route('**/api/*.php*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const call = READS.find(({ path }) => pathname.endsWith(path))
    if (call === undefined || route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const rows = (await response.json()) as unknown
    const changed = (row: unknown) =>
      isObject(row)
        ? Object.fromEntries(
            Object.entries(row).map(([column, value]) => {
              const isText = call.row.columns.find((own) => own.column === column)?.expected.startsWith('texto')
              return [column, GIVEN[column] ?? (isText ? (LINED.test(column) ? LINES : WORD) : value)]
            }),
          )
        : row
    await route.fulfill({ response, json: Array.isArray(rows) ? rows.map(changed) : changed(rows) })
  })

/** Elements wider than the window, and texts in lines that are drawn as one. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = [document.documentElement, ...document.querySelectorAll('.dialog-body, .thread, main')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth - each.clientWidth} px de más`)
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || element.closest('.inbox-line, script, option, textarea')) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (
        right - left > 0 &&
        (left < -1 || right > innerWidth + 1) &&
        element.closest('.scroll-row, .rail, .home-row, .crumbs-list, .visually-hidden, .visually-hidden-narrow') ===
          null
      )
        found.push(`fuera: ${element.tagName}.${element.className} de ${element.parentElement?.className}`)
      if (/\S\n/.test(node.textContent ?? '') && !/^pre|break-spaces/.test(getComputedStyle(element).whiteSpace))
        found.push(`un solo renglón: ${element.tagName}.${element.className} de ${element.parentElement?.className}`)
    }
    return [...new Set(found)]
  })

const OTHER_ADDRESS: Readonly<Record<string, string>> = { 'R2.11': '/productos/todos/0/todas' }

test('R11.282 R11.283 lo que un fabricante escribe en renglones se ve en renglones, y una palabra de 60 letras cabe', async ({
  page,
}) => {
  test.slow()
  await asDemo(page)
  await asMakersWrite(page)
  let lined = 0
  await page.goto('/quienessomos')
  for (const { id, address } of ALL_SCREENS.filter(({ still }) => still === undefined)) {
    await page.evaluate((to) => {
      document.querySelector('h1')?.blur()
      history.pushState(null, '', to)
    }, OTHER_ADDRESS[id] ?? address)
    await expect(h1(page)).toBeFocused()
    await contentLoaded(page)
    expect.soft(await faults(page), address).toEqual([])
    lined += await page.getByText('Primer renglón').count()
  }
  expect(lined).toBeGreaterThan(20)
})

test('R11.282 R11.283 también en el pedido, su boleta, la cuenta y los filtros', async ({ page, account }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, account)
  await asMakersWrite(page)
  await page.goto('/vistaproducto/12')
  await fillRun(page)
  expect.soft(await faults(page), 'cantidades').toEqual([])
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await expect(sendOrder(page)).toBeInViewport({ ratio: 1 })
  expect.soft(await faults(page), 'pedido').toEqual([])
  await drawer.getByLabel(/^Nota para/).fill(LINES)
  await sendOrder(page).click()
  await expect(drawer.getByText('Pedido enviado', { exact: true })).toBeVisible()
  await expect(drawer.getByText(/^Nota: /)).toBeVisible()
  expect.soft(await faults(page), 'boleta').toEqual([])
  await page.goto('/perfil')
  expect.soft(await faults(page), 'perfil').toEqual([])
  await page.goto('/productos/todos/0/todas')
  await button(main(page), 'Filtros').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await faults(page), 'filtros').toEqual([])
})
