import { useRef, useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import {
  cellsOf,
  completing,
  missingPieces,
  nextTier,
  totalsOf,
  withPieces,
  type CellChange,
  type Grid,
  type Quantities,
} from '../../../domain/orders/quantity-grid.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button } from '../../kit/button.tsx'
import { QuantityGrid } from '../orders/quantity-grid.tsx'
import { useDialogs } from '../../lib/dialogs.tsx'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import { missingText, nextTierText } from '../orders/texts.ts'
import { useOrders } from '../orders/use-orders.ts'
import { SellingRulesText } from './facts.tsx'
import './order-panel.css'

interface Props {
  product: ProductDetail
  grid: Grid
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

const adjustedText = ({ colour, size, from, to }: CellChange, product: ProductDetail): string =>
  `Cambiamos ${colour}, talla ${size}, de ${from} a ${to}: este modelo se vende desde ${pieces(product.minimum)}${
    product.multiple > 1 ? ` y de ${product.multiple} en ${product.multiple}` : ''
  }. Puedes repartirlas de otra forma.`

/** Where a buyer puts an order together: the grid, what it comes to, and the way into the pedido. */
export const OrderPanel = ({ product, grid, quantities, onChange }: Props) => {
  const { user, editing } = useOrders()
  const { show } = useDialogs()
  const panel = useRef<HTMLDivElement>(null)
  const lastCell = useRef('')
  const [note, setNote] = useState('')
  const totals = totalsOf(grid, quantities)
  const missing = missingPieces(grid, totals.pieces)
  const next = totals.pieces > 0 ? nextTier(grid.tiers, totals.pieces) : null

  const add = () => {
    const cells = cellsOf(grid, quantities)
    if (cells.length === 0) {
      setNote('Escribe cuántas piezas quieres de cada color y talla.')
      panel.current?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus()
      return
    }
    const change = completing(grid, cells, lastCell.current)
    const completed = change === null ? quantities : withPieces(grid, quantities, change.colour, change.size, change.to)
    const explained = change === null ? '' : adjustedText(change, product)
    const { storeId, storeName, storeMinimum, storePhone } = product
    editing.add(
      user,
      { storeId, storeName, storeMinimum, storePhone },
      [draftProductOf(product, cellsOf(grid, completed))],
      explained,
    )
    onChange({})
    setNote(`Agregamos ${pieces(totalsOf(grid, completed).pieces)} a tu pedido. ${explained}`.trim())
    show('orders')
  }

  return (
    <div className={totals.pieces > 0 ? 'order-panel order-panel-typed' : 'order-panel'} ref={panel}>
      <SellingRulesText product={product} />
      <QuantityGrid
        grid={grid}
        quantities={quantities}
        onChange={(changed, at, explained) => {
          if (at !== '') lastCell.current = at
          setNote(explained)
          onChange(changed)
        }}
      />
      <p className="order-panel-tip muted">
        Con Enter bajas y con las flechas te mueves entre casillas. También puedes pegar desde una hoja de cálculo.
      </p>
      <div className="order-panel-sum">
        <div className="order-panel-figures tabular">
          <p className="order-panel-amount">
            <strong>{priceText(totals.amount)}</strong>{' '}
            <span className="muted">
              {pieces(totals.pieces)}
              {totals.price !== null && totals.pieces > 0 && ` a ${pesos(totals.price)} c/u`}
            </span>
          </p>
          <div className="order-panel-hints" role="status">
            {missing > 0 && <p className="order-panel-missing">{missingText(grid, missing, totals.pieces)}</p>}
            {next !== null && <p className="order-panel-next">{nextTierText(next)}</p>}
            {note !== '' && <p dir="auto">{note}</p>}
          </div>
        </div>
        <Button onClick={add}>Agregar al pedido</Button>
      </div>
    </div>
  )
}
