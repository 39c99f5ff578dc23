import type { Page } from '@playwright/test'
import { contentLoaded } from '../../support/axe.ts'
import { tabThrough } from '../../support/focus-stops.ts'
import { stateFaults } from '../../support/states.ts'
import { expect, logIn, test } from '../../support/test.ts'
import { addToOrder, fillRun, footer, header, main, orderDrawer, sendOrder } from '../../support/shop.ts'

const OPEN = 'dialog:modal'

interface State {
  readonly words: string
  readonly reach: (page: Page) => Promise<unknown>
  /** What of the page is looked at; the open dialog where nothing is said. */
  readonly area?: string
}

const close = (page: Page) => page.keyboard.press('Escape')

/** One after the other, each from where the former ended. */
const GUEST: readonly State[] = [
  {
    words: 'ingresar, con su aviso',
    reach: async (page) => {
      await page.goto('/articulos')
      await header(page).getByRole('button', { name: 'Ingresar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ingresar', exact: true }).click()
      const toast = page.getByRole('alert').filter({ hasText: /\S/ })
      await expect(toast).toBeVisible()
      await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    },
  },
  ...['Contacto', 'Formas de pago', 'Información de envíos'].map((name) => ({
    words: name,
    reach: async (page: Page) => {
      await close(page)
      await footer(page).getByRole('button', { name }).click()
    },
  })),
  {
    words: 'el menú con los segmentos',
    reach: async (page) => {
      await close(page)
      await page.getByRole('button', { name: 'Menú', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Segmentos' }).click()
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Segmentos' })).toBeVisible()
    },
  },
  {
    words: 'las sugerencias de la búsqueda',
    area: 'dialog:modal [role=listbox]',
    reach: async (page) => {
      await close(page)
      await header(page).getByRole('button', { name: 'Buscar productos' }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('bota')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    words: 'los filtros',
    reach: async (page) => {
      await page.goto('/productos/dama/0/todas?talla=CH')
      await page.getByRole('button', { name: /^Filtros/ }).click()
    },
  },
  {
    words: 'una empresa, con lo que hay bajo Leer más',
    area: '.company-page-top',
    reach: async (page) => {
      await page.goto('/empresa/2')
      await contentLoaded(page)
      await main(page).getByRole('button', { name: 'Leer más' }).click()
      await expect(main(page).getByRole('link', { name: '¿Qué significa?' })).toBeVisible()
    },
  },
]

const MEMBER: readonly State[] = [
  {
    words: 'el pedido',
    reach: async (page) => {
      await page.goto('/vistaproducto/12')
      await fillRun(page)
      await addToOrder(page)
      await expect(sendOrder(page)).toBeVisible()
    },
  },
  {
    words: 'el pedido con los de dos fabricantes',
    reach: async (page) => {
      await page.goto('/vistaproducto/40')
      await fillRun(page)
      await addToOrder(page)
      await expect(orderDrawer(page).getByRole('button', { name: /^Enviar pedido/ })).toHaveCount(2)
    },
  },
  {
    words: 'el pedido enviado',
    reach: async (page) => {
      await sendOrder(page).first().click()
      await expect(orderDrawer(page).getByText(/Folio \S+/)).toBeVisible()
      await expect(orderDrawer(page).getByRole('button', { name: 'Imprimir' })).toBeVisible()
    },
  },
  {
    words: 'la cuenta con dos pedidos',
    area: 'main',
    reach: async (page) => {
      await sendOrder(page).first().click()
      await expect(orderDrawer(page).getByText(/Folio \S+/)).toHaveCount(2)
      await page.goto('/perfil')
      const orders = main(page).getByRole('button', { name: /Volver a pedir/ })
      await expect(orders).toHaveCount(2)
    },
  },
  {
    words: 'la pregunta antes de salir',
    reach: async (page) => {
      await header(page).getByRole('button', { name: 'Mi cuenta' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page.getByRole('button', { name: 'Sí, cerrar sesión' })).toBeVisible()
    },
  },
]

const walk = async (page: Page, states: readonly State[]) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [at, { words, reach, area = OPEN }] of states.entries()) {
    const schemes = at % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    await test.step(`${words}, ${schemes[0]}`, async () => {
      await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' })
      await reach(page)
      expect.soft(await stateFaults(page, area, schemes), words).toEqual([])
      // Where no dialog holds the focus, its whole page would be walked.
      if (area === OPEN) expect.soft((await tabThrough(page, words)).hidden, words).toEqual([])
    })
  }
}

test('R10.23 a 360 px, lo que se abre sin sesión se lee, cabe, y todo se alcanza con el dedo', ({ page }) =>
  walk(page, GUEST))

test('R10.23 a 360 px, el pedido, la cuenta y sus ventanas se leen, caben, y todo se alcanza con el dedo', async ({
  page,
  account,
}) => {
  await logIn(page, account)
  await walk(page, MEMBER)
})
