import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import type { SellingRules } from '../../../domain/orders/quantity-grid.ts'
import { orderTotals, type SentOrder, type Sum } from '../../../domain/orders/orders.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'

export const missingText = (missing: number, total: number, asks: boolean) =>
  missing === 1
    ? `Te falta 1 pieza para ${total + 1}.${asks ? ' ¿Dónde la agregamos?' : ''}`
    : `Te faltan ${missing} piezas para ${total + missing}.${asks ? ' ¿Dónde las agregamos?' : ''}`

/** `a Telar`, or `al fabricante` where the order does not say the name. */
export const recipientText = (storeName: string) => (storeName === '' ? 'al fabricante' : `a ${storeName}`)

export const rulesText = ({ minimum, multiple }: Pick<SellingRules, 'minimum' | 'multiple'>) => {
  if (multiple <= 1) return `El mínimo de este modelo es ${minimum}.`
  return minimum > 1
    ? `El mínimo de este modelo es ${minimum} y va de ${multiple} en ${multiple}.`
    : `Este modelo se vende de ${multiple} en ${multiple}.`
}

/** `3 más y pagas $92 c/u` */
export const nextTierText = ({ missing, price }: { missing: number; price: Centavos }) =>
  `${missing} más y pagas ${pesos(price)} c/u`

/** `$942`, `$942 + 6 pzs a consultar`, `Precio a consultar`. */
export const sumText = ({ priced, unpriced }: Sum) =>
  priced !== null && unpriced > 0 ? `${pesos(priced)} + ${pieces(unpriced)} a consultar` : priceText(priced)

export const sentTotalText = (order: SentOrder) => (order.total ? pesos(order.total) : sumText(orderTotals(order)))
