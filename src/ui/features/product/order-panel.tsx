import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react'
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
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { count, pesos, pieces, priceText } from '../../lib/format.ts'
import { MissingPieces } from '../orders/missing-pieces.tsx'
import { QuantityTable } from '../orders/quantity-table.tsx'
import { nextTierText } from '../orders/texts.ts'
import { useServices, useUser } from '../../lib/services.ts'
import '../orders/size-table.css'
import './product.css'

const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="muted">
    {[
      minimum === null && 'Consulta el mínimo con el fabricante. ',
      minimum !== null && minimum > 1 && `Mínimo ${pieces(minimum)} de este modelo. `,
      'Mezcla tallas y colores',
      multiple !== null && (multiple > 1 ? `; el total va de ${multiple} en ${multiple}` : ' como quieras'),
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

interface GridProps {
  grid: Grid
  typed: readonly Cell[]
  colour?: string | undefined
  /** `note`: what the site adjusted; empty for nothing. `isSeen`: the figures show it, too. */
  onChange: (typed: readonly Cell[], changed: CellName, note: string, isSeen?: boolean) => void
}

const QuantityGrid = ({ grid, typed, colour, onChange }: GridProps) => {
  const totals = totalsOf(grid, typed)

  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells, filled, skipped } = pasteBlock(grid, typed, text, cell)
    const pasted = `Pegamos ${count(filled, 'cantidad', 'cantidades')}.`
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = `${unused} usar: agotado, fuera de la tabla o no es un número entero.`
    onChange(cells, cell, skipped === 0 ? pasted : `${pasted} ${left}`)
  }
  const run = (name: string, by: 1 | -1) => {
    const filled = fillRun(grid, typed, name, by)
    const { pieces: number, amount } = totalsOf(grid, filled)
    const total = pieces(number) + (amount === null ? '' : `, ${pesos(amount)}`)
    const note = `Corrida de ${name} ${by === 1 ? 'agregada' : 'quitada'}. Van ${total}.`
    onChange(filled, { colour: name, size: grid.sizes[0] ?? '' }, note, true)
  }

  return (
    <QuantityTable
      label="Cantidades por color y talla"
      grid={grid}
      typed={typed}
      colour={colour}
      onType={(cell, pieces, before) =>
        onChange(withPieces(grid, typed, { ...cell, pieces: pieces ?? before }), cell, '')
      }
      onPaste={paste}
      onRun={run}
      totals={
        totals.pieces > 0 && (
          <tr className="size-table-foot small" role="presentation">
            <td role="presentation">Total</td>
            {grid.sizes.map((size, column) => (
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
      }
    />
  )
}

interface Props {
  product: ProductDetail
  grid: Grid
  cells: readonly Cell[]
  colour: string | undefined
  onChange: (cells: readonly Cell[]) => void
}

export const OrderPanel = ({ product, grid, cells, colour, onChange }: Props) => {
  const services = useServices()
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
    services.orderDrafts.add(user, product, [draftProductOf(product, cells)])
    onChange([])
    setNote(`Agregamos ${pieces(totals.pieces)} a tu pedido.`)
    showDialog('orders')
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
      <QuantityGrid
        // What one person is typing is not shown to the next.
        key={user}
        grid={shownGrid}
        typed={cells}
        colour={colour}
        onChange={(changed, cell, note, isSeen) => {
          setLastCell(cell)
          setNote(note, isSeen)
          onChange(changed)
        }}
      />
      <CopyRow
        grid={grid}
        cells={cells}
        colour={lastCell?.colour}
        onCopy={(copied, text) => {
          setNote(text)
          onChange(copied)
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
              onChange(withPieces(grid, cells, { colour, size, pieces: to }))
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
