import { act } from '@testing-library/react'
import type { Draft } from '../../src/domain/orders/orders.ts'
import { cell } from './builders.ts'
import type { Site } from './site.tsx'

export const ORDERS_KEY = 'puntada_pedidos_ana@ejemplo.mx'
const SENT_KEY = 'puntada_pedidos_enviados_ana@ejemplo.mx'
export const keeps = (drafts: readonly unknown[], pending: readonly unknown[] = []) => ({
  [ORDERS_KEY]: { drafts, pending },
})
export const keepsSent = (...orders: readonly unknown[]) => ({ [SENT_KEY]: orders })
export const sentOf = (site: Site) => site.storage.get(SENT_KEY)
export const draftsOf = (site: Site) =>
  ((site.storage.get(ORDERS_KEY) ?? { drafts: [] }) as { drafts: readonly Draft[] }).drafts
/** Each stored draft's cells: `Negro CH 12`. */
export const storedCells = (site: Site) =>
  draftsOf(site).map(({ products }) =>
    products.flatMap(({ cells }) => cells.map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`)),
  )

export const keepElsewhere = (site: Site, drafts: readonly unknown[]) =>
  act(() => site.storage.changeElsewhere(keeps(drafts)))
/** Another tab gives the first draft's first product these cells. */
export const changeElsewhere = (site: Site, ...cells: readonly ReturnType<typeof cell>[]) => {
  const [draft] = draftsOf(site)
  keepElsewhere(site, [{ ...draft!, products: [{ ...draft!.products[0]!, cells }] }])
}
