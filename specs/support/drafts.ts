import { act } from '@testing-library/react'
import type { Draft } from '../../src/domain/orders/orders.ts'
import type { openDrawer } from './buyer.ts'
import { cell } from './builders.ts'
import type { Site } from './site.tsx'

/** Where Ana's orders are kept. */
export const ORDERS_KEY = 'puntada_pedidos_ana@ejemplo.mx'
export const draftsOf = (site: Site) =>
  ((site.storage.get(ORDERS_KEY) ?? { drafts: [] }) as { drafts: readonly Draft[] }).drafts
/** Of each draft what is stored: `Negro CH 12`. */
export const stored = (site: Site) =>
  draftsOf(site).map(({ products }) =>
    products.flatMap(({ cells }) => cells.map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`)),
  )

export type Drawer = Awaited<ReturnType<typeof openDrawer>>
export const pieces = (drawer: Drawer, name = 'Negro · CH') => drawer.getByRole<HTMLInputElement>('textbox', { name })
export const noteOf = (drawer: Drawer) => drawer.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nota/ })
export const rewrite = async (site: Site, field: HTMLElement, text: string) => {
  await site.user.clear(field)
  await site.user.type(field, text)
}

/** What is stored once another tab has given the first draft's first product these cells. */
const withCells = (site: Site, cells: readonly ReturnType<typeof cell>[]) => {
  const [draft] = draftsOf(site)
  return { drafts: [{ ...draft!, products: [{ ...draft!.products[0]!, cells }] }], pending: [] }
}
export const changeElsewhere = (site: Site, ...cells: readonly ReturnType<typeof cell>[]) =>
  act(() => site.storage.changeElsewhere({ [ORDERS_KEY]: withCells(site, cells) }))
/** The same before this tab hears of it. */
export const changeUnseen = (site: Site, ...cells: readonly ReturnType<typeof cell>[]) =>
  site.storage.texts.set(ORDERS_KEY, JSON.stringify(withCells(site, cells)))
