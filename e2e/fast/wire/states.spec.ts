import type { Locator, Page } from '@playwright/test'
import type { DialogName } from '../../../src/ui/site/dialogs.ts'
import { animationsEnded, axeFaults, contrastFaults, inChromium } from '../../support/axe.ts'
import { picture } from '../../support/picture.ts'
import { tabThrough } from '../../support/focus-stops.ts'
import { measure } from '../../support/places.ts'
import { expect, logIn, test } from '../../support/test.ts'
import { addToOrder, button, fillRun, footer, header, main, orderDrawer, sendOrder } from '../../support/shop.ts'

interface State {
  readonly words: string
  /** The name of its picture. */
  readonly shows?: string
  /** The button that opens it with the keyboard, and gets the focus back once Escape has closed it. */
  readonly opener?: (page: Page) => Locator
  readonly reach?: (page: Page) => Promise<unknown>
  /** The part of the page that is looked at; the open dialog where nothing is said. */
  readonly area?: string
}

const OPEN = 'dialog:modal'
const inDialog = (page: Page, name: string) => page.locator(OPEN).getByRole('button', { name, exact: true })

/** A selection that is dragged out of a dialog does not close it. */
const dragOut = async (page: Page) => {
  const open = page.locator(OPEN)
  // A dialog with another title stands there until its code has come.
  const heading = open.getByRole('heading', { name: 'Contacto' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const { x, y } = (await heading.boundingBox())!
  await page.mouse.move(x + 8, y + 8)
  await page.mouse.down()
  await page.mouse.move(2, 400, { steps: 3 })
  await page.mouse.up()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(open).toBeVisible()
}

/** Any screen opens these; the type asks for a row for each dialog. */
const DIALOGS: Readonly<Record<DialogName, Omit<State, 'words'>>> = {
  login: {
    shows: 'R1.10 R2.33 El diálogo de ingreso',
    opener: (page) => button(header(page), 'Ingresar'),
    reach: async (page) => {
      await inDialog(page, 'Ingresar').click()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await inDialog(page, 'Cerrar aviso').click()
    },
  },
  contact: { shows: 'R2.37 El diálogo «Contacto»', opener: (page) => button(footer(page), 'Contacto'), reach: dragOut },
  payments: { shows: 'R2.38 El diálogo «Formas de pago»', opener: (page) => button(footer(page), 'Formas de pago') },
  shipping: {
    shows: 'R2.39 El diálogo «Información de envíos»',
    opener: (page) => button(footer(page), 'Información de envíos'),
  },
  orders: { opener: (page) => button(header(page), 'Pedido') },
  search: {
    area: 'dialog:modal [role=listbox]',
    opener: (page) => button(header(page), 'Buscar productos'),
    reach: async (page) => {
      await page.locator(OPEN).getByRole('combobox').fill('bota')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  account: {
    shows: 'R2.34 R6.03 El diálogo de la cuenta',
    opener: (page) => button(header(page), 'Mi cuenta'),
    reach: async (page) => {
      await inDialog(page, 'Cerrar sesión').click()
      const leave = button(page, 'Sí, cerrar sesión')
      await expect(leave).toBeVisible()
      await picture('R2.35 La pregunta antes de salir', leave)
    },
  },
}
const dialog = (name: DialogName): State => ({ words: name, ...DIALOGS[name] })

/** One after the other, each from where the former ended. */
const GUEST: readonly State[] = [
  ...(Object.keys(DIALOGS) as DialogName[]).filter((name) => name !== 'account').map(dialog),
  {
    words: 'el menú con los segmentos',
    opener: (page) => button(page, /^Menú$/),
    reach: async (page) => {
      await inDialog(page, 'Segmentos').click()
      await expect(page.locator(OPEN).getByRole('list', { name: 'Segmentos' })).toBeVisible()
    },
  },
  {
    words: 'los filtros',
    reach: async (page) => {
      await page.goto('/productos/dama/0/todas?talla=CH')
      await button(page, /^Filtros/).click()
    },
  },
]

/** A name as long as one may be that is on the button. */
const MAKER = 'Confecciones y Tejidos de Santa Rosa de la Sierra, Moroleón'

/** The button that sends is seen whole, and nothing that is typed lies below it. */
const typingIsSeen = async (page: Page) => {
  const order = orderDrawer(page).getByRole('region', { name: /^Pedido a/ })
  const send = button(order, /^Enviar pedido/)
  await expect(send).toContainText(MAKER)
  const fields = order.getByRole('group', { name: /^Piezas de/ }).getByRole('textbox')
  for (const field of [...(await fields.all()), order.getByRole('textbox', { name: /^Nota/ })]) {
    await field.focus()
    await expect(send).toBeInViewport({ ratio: 1 })
    const [typed, bar] = await Promise.all([field.boundingBox(), order.locator('.order-send').boundingBox()])
    expect(typed!.y + typed!.height).toBeLessThanOrEqual(bar!.y)
  }
}

const MEMBER: readonly State[] = [
  {
    words: 'el pedido a dos fabricantes',
    reach: async (page) => {
      for (const product of [12, 40]) {
        await page.goto(`/vistaproducto/${product}`)
        await fillRun(page)
        await addToOrder(page)
        if (product === 12) await typingIsSeen(page)
      }
      await expect(sendOrder(page)).toHaveText(/1 de 2/)
    },
  },
  {
    words: 'los dos pedidos enviados',
    reach: async (page) => {
      for (const sent of [1, 2]) {
        await sendOrder(page).first().click()
        await expect(orderDrawer(page).getByText(/Folio \S+/)).toHaveCount(sent)
      }
      await expect(button(orderDrawer(page), 'Imprimir').first()).toBeVisible()
    },
  },
  {
    words: 'la cuenta con dos pedidos',
    area: 'main',
    reach: async (page) => {
      await page.goto('/perfil')
      await expect(button(main(page), /Volver a pedir/)).toHaveCount(2)
    },
  },
  dialog('account'),
  {
    words: 'un pedido anterior, otra vez por enviar',
    area: '.order-send',
    reach: async (page) => {
      await button(main(page), 'Volver a pedir').first().click()
      await expect(orderDrawer(page).getByText(/^Agregamos \d+ pzs de tu pedido anterior/)).toBeVisible()
      await button(orderDrawer(page), /^Agregar una corrida de/)
        .first()
        .click()
      await expect(sendOrder(page)).toBeInViewport({ ratio: 1 })
    },
  },
]

/** Escape closes a dialog, and the focus is where it was. */
const shut = async (page: Page, opener: Locator, words: string) => {
  // Suggestions take the first one.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator(OPEN)).toBeHidden({ timeout: 500 })
  }).toPass()
  // `toBeFocused` would fail where Tab has led into the browser's own bars.
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement), words).toBe(true)
}

const walk = async (page: Page, states: readonly State[]) => {
  test.slow()
  for (const [at, { words, shows, opener, reach, area = OPEN }] of states.entries()) {
    const [scheme, other] = at % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    await test.step(`${words}, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await opener?.(page).press('Enter')
      if (shows !== undefined) await picture(shows, page.locator(OPEN))
      await reach?.(page)
      await expect(page.locator(area)).toBeVisible()
      await animationsEnded(page)
      expect.soft(await measure(page.locator(area)), words).toEqual([])
      if (inChromium(page)) {
        expect.soft(await axeFaults(page, area), words).toEqual([])
        expect.soft(await contrastFaults(page, other, area), words).toEqual([])
      }
      // Tab would walk the whole page where no dialog holds the focus.
      if (area.startsWith(OPEN)) expect.soft((await tabThrough(page, words)).hidden, words).toEqual([])
      if (opener) await shut(page, opener(page), words)
    })
  }
}

test.use({ viewport: { width: 360, height: 640 } })

test('R10.23 a 360 px, lo que se abre sin sesión se lee, cabe, se alcanza, guarda el foco y lo devuelve', async ({
  page,
}) => {
  await page.goto('/quienessomos')
  await walk(page, GUEST)
})

test('R10.23 R12.76 a 360 px, el pedido, la cuenta y sus ventanas se leen, caben, y todo se alcanza', async ({
  page,
  account,
}) => {
  await logIn(page, account)
  await page.route('**/data-product*.php?*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: (await response.text()).replace(/"tienda":"[^"]*"/, `"tienda":"${MAKER}"`) })
  })
  await walk(page, MEMBER)
})
