import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import {
  copyRow,
  fillRun,
  isSoldOut,
  nextTier,
  startingWith,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { orderPieces } from '../../../domain/orders/orders.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { count, pesos, pieces, priceText } from '../../lib/format.ts'
import { MissingPieces } from '../orders/missing-pieces.tsx'
import type { TablePlace } from '../orders/quantity-row.tsx'
import { QuantityTable } from '../orders/quantity-table.tsx'
import { addedText, nextTierText } from '../orders/texts.ts'
import type { useTypedQuantities } from '../orders/use-orders.ts'
import { useServices, useUser } from '../../lib/services.ts'
import '../orders/size-table.css'
import './product.css'

const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="muted">
    {[
      minimum === null && 'Consulta el mínimo con el fabricante. ',
      minimum !== null && minimum > 1
        ? `Mínimo ${pieces(minimum)}; tallas y colores surtidos`
        : 'Tallas y colores surtidos',
      multiple !== null && multiple > 1 && `; el total va de ${multiple} en ${multiple}`,
      '.',
    ]
      .filter(Boolean)
      .join('')}
  </p>
)

interface CopyRowProps {
  grid: Grid
  cells: readonly Cell[]
  colour: string | undefined
  onCopy: (cells: readonly Cell[], note: string) => void
}

const CopyRow = ({ grid, cells, colour, onCopy }: CopyRowProps) => {
  const row = cells.filter((cell) => cell.colour === colour)
  if (grid.colours.length < 2 || colour === undefined || row.length === 0) return null
  const copy = () => {
    const isLess = grid.colours.some(({ name }) => row.some(({ size }) => isSoldOut(grid, { colour: name, size })))
    onCopy(
      copyRow(grid, cells, colour),
      `Copiamos ${colour} a los demás colores.${isLess ? ' Lo agotado quedó sin piezas.' : ''}`,
    )
  }
  return (
    <Button tone="text" onClick={copy}>
      Copiar <bdi>{colour}</bdi> a todos los colores
    </Button>
  )
}

const onPage: TablePlace = {
  kind: 'wide',
  labelOf: ({ colour, size }) => `${colour}, talla ${size}`,
  endOf: (colour, total) => (
    <td role="presentation" className="size-table-total small muted">
      {total > 0 && (
        <>
          <span className="size-table-label">{`Total de ${colour}: `}</span>
          <span>{`${total}`}</span>
        </>
      )}
    </td>
  ),
}

/** The sums by size and of all. */
const Totals = ({ grid: { sizes }, totals }: { grid: Grid; totals: ReturnType<typeof totalsOf> }) => (
  <tr className="size-table-foot small" role="presentation">
    <td role="presentation">Total</td>
    {sizes.map((size, column) => (
      <td key={size} role="presentation">
        {totals.bySize[column] !== 0 && (
          <>
            <span className="size-table-label">{`Talla ${size}: `}</span>
            <span>{`${totals.bySize[column]}`}</span>
          </>
        )}
      </td>
    ))}
    <td role="presentation" className="strong">
      <span className="size-table-label">Total: </span>
      <span>{`${totals.pieces}`}</span>
    </td>
  </tr>
)

interface Props {
  product: ProductDetail
  grid: Grid
  colour: string | undefined
  quantities: ReturnType<typeof useTypedQuantities>
}

export const OrderPanel = ({ product, grid, colour, quantities }: Props) => {
  const { edited, cells, setCells } = quantities
  const orderDrafts = useServices().once(createOrderDrafts)
  const user = useUser()
  const panel = useRef<HTMLDivElement>(null)
  const [lastCell, setLastCell] = useState<CellName | null>(null)
  /** `isSeen`: the figures say it, too; it is for screen readers alone. */
  const [{ note, isSeen }, setShownNote] = useState({ note: '', isSeen: false })
  const setNote = (note: string, isSeen = false) => setShownNote({ note, isSeen })
  const added = useRef<readonly Cell[]>([])
  const totals = totalsOf(grid, cells)
  const shownGrid = useMemo(() => startingWith(grid, colour), [grid, colour])
  const next = totals.pieces > 0 ? nextTier(grid.tiers, totals.pieces) : null

  const press = () => {
    if (cells.length === 0) {
      setNote('Escribe cuántas piezas quieres de cada color y talla.')
      panel.current?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus()
      return
    }
    // A second press may come before the table is drawn empty.
    if (added.current === cells) return
    added.current = cells
    const products = orderDrafts.add(user, product, [draftProductOf(product, cells)]).added
    setCells([])
    setNote(addedText(orderPieces({ products }), totals.pieces, 'a tu pedido'))
    showDialog('orders')
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells: pasted, filled, skipped } = pasteBlock(shownGrid, cells, text, cell)
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = ` ${unused} usar: agotado, fuera de la tabla o no es un número entero.`
    setLastCell(cell)
    setNote(`Pegamos ${count(filled, 'cantidad', 'cantidades')}.${skipped === 0 ? '' : left}`)
    quantities.paste(pasted)
  }
  const run = (name: string, by: 1 | -1) => {
    const filled = fillRun(grid, cells, name, by)
    const { pieces: number, amount } = totalsOf(grid, filled)
    const total = pieces(number) + (amount === null ? '' : `, ${pesos(amount)}`)
    setLastCell({ colour: name, size: grid.sizes[0] ?? '' })
    setNote(`Corrida de ${name} ${by === 1 ? 'agregada' : 'quitada'}. Van ${total}.`, true)
    setCells(filled)
  }

  const typed = totals.pieces > 0
  // The bar comes with the first piece, and grows: what is typed into stays above it.
  useEffect(() => {
    if (!typed) return
    const row = panel.current?.contains(document.activeElement) && document.activeElement?.closest('tr')
    if (row) row.scrollIntoView?.({ block: 'nearest' })
  }, [typed])

  return (
    <div className="order-panel stack-3" data-typed={typed} ref={panel}>
      <QuantityTable
        label="Cantidades por color y talla"
        place={onPage}
        grid={shownGrid}
        edited={{
          ...edited,
          onChange: (cell, pieces) => {
            edited.onChange(cell, pieces)
            setLastCell(cell)
            setNote('')
          },
        }}
        colour={colour}
        onPaste={paste}
        onRun={run}
        totals={typed && <Totals grid={shownGrid} totals={totals} />}
      />
      <CopyRow
        grid={grid}
        cells={cells}
        colour={lastCell?.colour}
        onCopy={(copied, text) => {
          setNote(text)
          setCells(copied)
        }}
      />
      <Dock window>
        <div className="order-panel-figures fill tabular">
          {typed ? (
            <p>
              <strong className="large">{priceText(totals.amount)}</strong>{' '}
              <span className="small muted">
                {`${pieces(totals.pieces)}${totals.price === null ? '' : ` a ${pesos(totals.price)} c/u`}`}
              </span>
            </p>
          ) : (
            <SellingRulesText product={product} />
          )}
          <MissingPieces
            rules={grid}
            cells={cells}
            first={lastCell}
            onAdd={({ colour, size, to }) => {
              setNote('')
              setCells(withPieces(grid, cells, { colour, size, pieces: to }))
            }}
          />
          <div className="small" role="status">
            {next && <p className="order-panel-next strong agave">{nextTierText(next)}</p>}
            {note && <p className={isSeen ? 'visually-hidden' : undefined}>{note}</p>}
          </div>
        </div>
        <Button onClick={press}>
          <span>
            Agregar<span className="visually-hidden-narrow"> al pedido</span>
          </span>
        </Button>
      </Dock>
    </div>
  )
}
