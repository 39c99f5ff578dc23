import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import {
  copyRow,
  isSoldOut,
  nextTier,
  startingWith,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button } from '../../kit/button.tsx'
import { Dock } from '../../kit/dock.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import { MissingPieces } from '../orders/missing-pieces.tsx'
import { nextTierText } from '../orders/texts.ts'
import { useServices, useUser } from '../../lib/services.ts'
import { QuantityGrid } from './quantity-grid.tsx'
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
    <button type="button" className="underlined btn-text" onClick={copy}>
      Copiar <bdi>{colour}</bdi> a todos los colores
    </button>
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
  const [note, tell] = useState('')
  // The figures say it, too: it is for screen readers alone.
  const [isNoteSeen, setNoteSeen] = useState(false)
  const setNote = (text: string) => {
    tell(text)
    setNoteSeen(false)
  }
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
        onChange={(changed, cell, explained, isSeen = false) => {
          setLastCell(cell)
          setNote(explained)
          setNoteSeen(isSeen)
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
        <div className="order-panel-said fill tabular">
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
            {next !== null && <p className="order-panel-next strong agave">{nextTierText(next)}</p>}
            {note !== '' && (
              <p className={isNoteSeen ? 'visually-hidden' : undefined} dir="auto">
                {note}
              </p>
            )}
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

/** Only on a phone; gone while the quantities (`target`) are on screen. */
export const OrderJump = ({ product, target }: { product: ProductDetail; target: RefObject<HTMLElement | null> }) => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined
    // A heading at the lower edge is not yet a table to type in.
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px -40%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [target])

  const go = () => {
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }

  if (!isAway) return null
  const price = priceOf(product.tiers, product.minimum ?? 1)
  return (
    <div className="order-jump">
      <Dock window>
        <p className="stack-1 tabular">
          {price !== null && <strong className="large">{`${pesos(price)} `}</strong>}
          {product.minimum !== null && product.minimum > 1 && (
            <span className="small">{`mín. ${pieces(product.minimum)}`}</span>
          )}
        </p>
        <Button onClick={go}>Arma tu pedido</Button>
      </Dock>
    </div>
  )
}
