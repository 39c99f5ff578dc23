import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import type { Colour, ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import {
  copyRow,
  fillRun,
  isSoldOut,
  nextTier,
  piecesOf,
  totalsOf,
  withPieces,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { orderPieces } from '../../../domain/orders/orders.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { count, integer, pesos, pieces, priceText } from '../../lib/format.ts'
import { MissingPieces } from '../orders/missing-pieces.tsx'
import type { TablePlace } from '../orders/quantity-row.tsx'
import { QuantityTable, type TableHandle } from '../orders/quantity-table.tsx'
import { addedText } from '../orders/texts.ts'
import type { useTypedQuantities } from '../orders/use-orders.ts'
import { focusGoesTo } from '../../lib/press.ts'
import { useServices, useUser } from '../../lib/services.ts'
import { Swatch } from './facts.tsx'
import '../orders/size-table.css'
import './product.css'

const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="small muted">
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
          <span>{integer(total)}</span>
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
            <span>{integer(totals.bySize[column] ?? 0)}</span>
          </>
        )}
      </td>
    ))}
    <td role="presentation" className="strong">
      <span className="size-table-label">Total: </span>
      <span>{integer(totals.pieces)}</span>
    </td>
  </tr>
)

/** Where a keyboard covers the window, and does not make it smaller (Safari), the bar stands on it. */
const useKeyboard = (isTyping: boolean) =>
  useEffect(() => {
    const screen = window.visualViewport
    if (!isTyping || !screen) return undefined
    const { style } = document.documentElement
    const follow = () => {
      const covered = screen.scale === 1 ? window.innerHeight - screen.height - screen.offsetTop : 0
      style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
    }
    follow()
    for (const change of ['resize', 'scroll']) screen.addEventListener(change, follow)
    return () => {
      for (const change of ['resize', 'scroll']) screen.removeEventListener(change, follow)
      style.removeProperty('--keyboard')
    }
  }, [isTyping])

/** What is pressed in the bar takes no focus from the field: without it the keyboard would go, and the bar with it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface Props {
  product: ProductDetail
  grid: Grid
  colour: string | undefined
  quantities: ReturnType<typeof useTypedQuantities>
  ordered: readonly Cell[]
  arePhotosAsked: boolean
  onColour: (colour: Colour) => void
  /** Called instead of opening the order, where the table is in a sheet. */
  onAdded?: ((text: string) => void) | undefined
}

export const OrderPanel = (props: Props) => {
  const { product, grid, colour, quantities, ordered, arePhotosAsked, onColour, onAdded } = props
  const { edited, cells, setCells } = quantities
  const orderDrafts = useServices().once(createOrderDrafts)
  const user = useUser()
  const panel = useRef<HTMLDivElement>(null)
  const [lastCell, setLastCell] = useState<CellName | null>(null)
  /** `isSeen`: the figures say it, too; it is for screen readers alone. */
  const [{ note, isSeen }, setShownNote] = useState({ note: '', isSeen: false })
  const setNote = (note: string, isSeen = false) => setShownNote({ note, isSeen })
  const added = useRef<readonly Cell[]>([])
  const before = piecesOf(ordered)
  const totals = totalsOf(grid, cells, before)
  const next = totals.pieces > 0 ? nextTier(grid.tiers, totals.pieces + before) : null
  const table = useRef<TableHandle>(null)
  const [isTyping, setTyping] = useState(false)
  useKeyboard(isTyping && !onAdded)
  const place = useMemo(
    () => ({
      ...onPage,
      startOf: (own: Colour) => (
        <Swatch colour={own} isSeen={own.name === colour} isPhotoAsked={arePhotosAsked} onChoose={onColour} />
      ),
    }),
    [colour, arePhotosAsked, onColour],
  )

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
    const text = addedText(orderPieces({ products }), totals.pieces, 'a tu pedido')
    if (onAdded) onAdded(text)
    else {
      setNote(text)
      showDialog('orders')
    }
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells: pasted, filled, skipped } = pasteBlock(grid, cells, text, cell)
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = ` ${unused} usar: agotado, fuera de la tabla o no es un número entero.`
    setLastCell(cell)
    setNote(`Pegamos ${count(filled, 'cantidad', 'cantidades')}.${skipped === 0 ? '' : left}`)
    quantities.paste(pasted)
  }
  const run = (name: string, by: 1 | -1) => {
    const filled = fillRun(grid, cells, name, by)
    const { pieces: number, amount } = totalsOf(grid, filled, before)
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
    <div
      className="order-panel stack-3"
      data-typed={typed}
      data-typing={onAdded ? undefined : isTyping}
      ref={panel}
      // Until the focus leaves the table and the bar: nothing may move under a finger that goes on to a corrida.
      onFocus={({ target }) => target.tagName === 'INPUT' && setTyping(true)}
      onBlur={(event) => {
        const to = focusGoesTo(event)
        // Another window has the focus: the field keeps it in this one.
        if (document.activeElement !== event.target && !panel.current?.contains(to)) setTyping(false)
      }}
    >
      <QuantityTable
        ref={table}
        label="Cantidades por color y talla"
        place={place}
        grid={grid}
        ordered={ordered}
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
        totals={typed && <Totals grid={grid} totals={totals} />}
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
      <Dock window={!onAdded}>
        {isTyping && (
          <div className="order-panel-steps narrow-only" onMouseDown={keepFocus}>
            <IconButton icon="chevron-left" label="Talla anterior" onClick={() => table.current?.step(-1)} />
            <IconButton icon="chevron-right" label="Talla siguiente" onClick={() => table.current?.step(1)} />
          </div>
        )}
        <div className="order-panel-figures fill tabular">
          {typed ? (
            <>
              <strong className="large">{priceText(totals.amount)}</strong>
              <span className="small muted">
                <span>{pieces(totals.pieces)}</span>
                <span className="bar-more order-panel-unit">
                  {totals.price === null ? '' : ` a ${pesos(totals.price)} c/u`}
                </span>
                <span>{before > 0 ? `, serían ${integer(totals.pieces + before)}` : ''}</span>
              </span>
            </>
          ) : (
            <SellingRulesText product={product} />
          )}
          <MissingPieces
            rules={grid}
            cells={cells}
            first={lastCell}
            ordered={before}
            onAdd={({ colour, size, to }) => {
              setNote('')
              setCells(withPieces(grid, cells, { colour, size, pieces: to }))
            }}
          />
          <div className="small" role="status">
            {next && (
              <p className="order-panel-next strong agave">
                <span>{`${integer(next.missing)} más y pagas ${pesos(next.price)}`}</span>
                <span className="bar-more order-panel-unit"> c/u</span>
              </p>
            )}
            {note && <p className={isSeen ? 'visually-hidden' : undefined}>{note}</p>}
          </div>
        </div>
        <Button onMouseDown={keepFocus} onClick={press}>
          <span>
            Agregar<span className="visually-hidden-narrow"> al pedido</span>
          </span>
        </Button>
      </Dock>
    </div>
  )
}
