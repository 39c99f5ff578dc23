import { changeCells, gridOfDraft, withCell, withoutColour, withoutProduct } from '../../../../domain/orders/drafts.ts'
import {
  productAmount,
  productPieces,
  productPrice,
  type Draft,
  type DraftProduct,
} from '../../../../domain/orders/orders.ts'
import { fillRun, nextTier, piecesAt, type Cell, type CellName } from '../../../../domain/orders/quantity-grid.ts'
import { IconButton } from '../../../kit/button.tsx'
import { Picture } from '../../../kit/picture.tsx'
import { pesos, pieces, priceText } from '../../../lib/format.ts'
import { MissingPieces } from '../missing-pieces.tsx'
import { nextTierText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { Name } from '../../../kit/name.tsx'
import { PiecesField, useCellProblem } from '../pieces-field.tsx'
import { QuantityTable, useFold } from '../quantity-table.tsx'
import { useProduct } from '../use-product.ts'

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
  const problem = useCellProblem(stored)
  const fold = useFold(0, true, (colour) => stored.some((cell) => cell.colour === colour))

  const set = (cell: CellName, wanted: number | null) => {
    if (wanted === null) onType(null)
    else onChange((draft) => withCell(draft, productId, { ...cell, pieces: wanted }))
  }
  const run = (colour: string, by: 1 | -1) =>
    onChange((draft) => changeCells(draft, productId, (cells) => fillRun(grid, cells, colour, by)))
  const removeColour = (colour: string) => {
    fold.set(colour, false)
    onChange((draft) => withoutColour(draft, productId, colour))
  }

  return (
    <li className="stack-2">
      <div className="media">
        <div className="thumb frame">
          <Picture path={product.image} alt="" width={80} height={100} />
        </div>
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
        compact
        grid={grid}
        typed={product.cells}
        fold={fold}
        hasRuns={today != null}
        labelOf={({ colour, size }) => `${colour} · ${size}`}
        field={(cell) => (
          <PiecesField
            label={`${cell.colour} · ${cell.size}`}
            pieces={piecesAt(stored, cell)}
            {...problem.fieldProps(cell)}
            onType={(wanted) => onType({ cell, pieces: wanted })}
            onLeave={(wanted) => set(cell, wanted)}
          />
        )}
        onRun={run}
        endOf={(colour) => (
          <IconButton
            icon="close"
            size={16}
            label={`Quitar ${colour} de ${name}`}
            onClick={() => removeColour(colour)}
          />
        )}
        problemOf={problem.inRow}
      />
      <p className="between small tabular">
        <span>{`${pieces(total)}${price === null ? '' : ` × ${pesos(price)}`}`}</span>
        <strong>{priceText(productAmount(product))}</strong>
      </p>
      {next !== null && <p className="small strong agave">{nextTierText(next)}</p>}
      <MissingPieces
        rules={product}
        cells={product.cells}
        folds
        onAdd={({ colour, size, to }) => set({ colour, size }, to)}
      />
    </li>
  )
}
