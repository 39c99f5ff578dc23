import { useState } from 'react'
import { changeCells, gridOfDraft, withCell, withoutColour, withoutProduct } from '../../../domain/orders/drafts.ts'
import {
  type Draft,
  type DraftProduct,
  productAmount,
  productPieces,
  productPrice,
} from '../../../domain/orders/orders.ts'
import { type Cell, type CellName, fillRun, gridOf, nextTier, spread } from '../../../domain/orders/quantity-grid.ts'
import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import { closeGap, type Closing } from '../../../domain/orders/gap.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Name } from '../../kit/text.tsx'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import { useServices } from '../../lib/services.ts'
import { useSend } from '../../lib/forms.ts'
import { failureText } from '../../notices/failure-text.ts'
import { MissingPieces } from './missing-pieces.tsx'
import { nextTierText } from './texts.ts'
import { QuantityTable } from './quantity-table.tsx'
import { useOrders, useProduct } from './use-orders.ts'

interface Props {
  /** With what is being typed. */
  product: DraftProduct
  stored: readonly Cell[]
  /** While a field is being edited, with `pieces` null for what is no number; null once it is left unchanged. */
  onType: (typed: { cell: CellName; pieces: number | null } | null) => void
  onChange: (edit: (draft: Draft) => Draft) => void
}

export const OrdersDrawerProduct = ({ product, stored, onType, onChange }: Props) => {
  const { productId, name } = product
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)
  const { data: today } = useProduct(productId, { once: true })
  const grid = gridOfDraft({ ...product, cells: stored }, today)

  const set = (cell: CellName, wanted: number | null) => {
    if (wanted === null) onType(null)
    else onChange((draft) => withCell(draft, productId, { ...cell, pieces: wanted }))
  }

  return (
    <li className="stack-2">
      <div className="media">
        <Thumb path={product.image} />
        <a href={paths.product(product.productId)} className="fill underlined-on-hover strong pink-on-hover">
          <Name text={product.name || 'Producto'} />
        </a>
        <IconButton
          icon="trash"
          size={20}
          label={`Quitar ${product.name} del pedido`}
          className="btn-ghost"
          onClick={() => onChange((draft) => withoutProduct(draft, product.productId))}
        />
      </div>
      <QuantityTable
        label={`Piezas de ${name} por color y talla`}
        orderOf={name}
        grid={grid}
        typed={product.cells}
        stored={stored}
        hasRuns={today != null}
        onType={(cell, pieces) => onType({ cell, pieces })}
        onLeave={set}
        onRun={(colour, by) =>
          onChange((draft) => changeCells(draft, productId, (cells) => fillRun(grid, cells, colour, by)))
        }
        onRemove={(colour) => onChange((draft) => withoutColour(draft, productId, colour))}
      />
      <p className="between small tabular">
        <span>{`${pieces(total)}${price === null ? '' : ` × ${pesos(price)}`}`}</span>
        <strong>{priceText(productAmount(product))}</strong>
      </p>
      {next && <p className="small strong agave">{nextTierText(next)}</p>}
      <MissingPieces
        rules={product}
        cells={product.cells}
        onAdd={({ colour, size, to }) => set({ colour, size }, to)}
      />
    </li>
  )
}

/** What closes the gap to a maker's minimum: three more of its products, each with the least that a tier takes. */
export const GapProducts = ({ draft, missing }: { draft: Draft; missing: Centavos }) => {
  const { user, editing } = useOrders()
  const { catalogue } = useServices()
  const { data = [] } = useRead(queryFor('catalogue', 'companyProducts', { storeId: draft.storeId }), { once: true })
  const [adding, setAdding] = useState('')
  const [status, setStatus] = useState('')
  const { busy, run } = useSend()
  const isOrdered = (id: string) => draft.products.some(({ productId }) => productId === id)
  const closings = missing > 0 ? closeGap(data, missing, isOrdered) : []

  const add = ({ product: { id, name }, pieces: wanted }: Closing) =>
    run(async () => {
      setAdding(id)
      // The list does not say what is sold out.
      const read = await catalogue.product({ id })
      const cells = read.ok && read.value !== null ? spread(gridOf(read.value), wanted) : []
      if (!read.ok) setStatus(failureText(read.failure))
      else if (read.value === null || cells.length === 0) setStatus(`${name} está agotado.`)
      else {
        editing.add(user, draft, [draftProductOf(read.value, cells)])
        setStatus(`Agregamos ${pieces(wanted)} de ${name} en ${cells[0]?.colour}. Cambia tallas y colores en su tabla.`)
      }
      return read
    })

  return (
    <div className="stack-2">
      {closings.length > 0 && (
        <>
          <p className="strong">Para llegar al mínimo</p>
          <ul className="stack-3" aria-label="Para llegar al mínimo">
            {closings.map((closing) => (
              <li key={closing.product.id} className="media small">
                <Thumb path={closing.product.image} />
                <span className="fill">
                  <a
                    href={paths.product(closing.product.id)}
                    className="clamp underlined-on-hover strong pink-on-hover"
                  >
                    <Name text={closing.product.name} />
                  </a>
                  <span className="tabular muted">
                    {`${pieces(closing.pieces)} × ${pesos(closing.price)} = ${pesos(closing.amount)}`}
                  </span>
                </span>
                <Button
                  tone="quiet"
                  busy={busy && adding === closing.product.id}
                  aria-label={`Agregar ${pieces(closing.pieces)} de ${closing.product.name}`}
                  onClick={() => void add(closing)}
                >
                  Agregar
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small strong agave" role="status">
        {status}
      </p>
    </div>
  )
}
