import { useContext, useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { mostInCell } from '../../../domain/catalogue/selling-rules.ts'
import {
  copyRow,
  fillRun,
  isSoldOut,
  nextTier,
  totalsOf,
  withPieces,
  type Cell,
  type Cells,
  type CellName,
} from '../../../domain/orders/quantity-grid.ts'
import { pasteBlock } from '../../../domain/orders/quantity-input.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { showDialog } from '../../site/dialogs.ts'
import { count, integer, pesos, pieces } from '../../kit/format.ts'
import { focusGoesTo } from '../../kit/press.ts'
import { useServices, useUser } from '../../data/services.ts'
import { intoView } from '../../notices/failure-notice.tsx'
import { MissingPieces } from '../orders/missing-pieces.tsx'
import type { TablePlace } from '../orders/quantity-row.tsx'
import { QuantityTable, type TableHandle } from '../orders/quantity-table.tsx'
import { addedText, mostText } from '../orders/texts.ts'
import { BarFigures, Totals, useKeyboard, type OrderProps } from './order-figures.tsx'
import { ProductPage, Swatch } from './swatch.tsx'
import '../orders/size-table.css'
import './order-panel.css'

const place: TablePlace = {
  kind: 'wide',
  startOf: (colour) => <Swatch colour={colour} />,
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

/** A press in the bar leaves the focus to the field: without it the keyboard would go, and the bar with it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export const OrderPanel = ({ product, quantities }: OrderProps) => {
  const { grid, edited, cells, totals, ordered, before, setCells } = quantities
  const orderDrafts = useServices().once(createOrderDrafts)
  const user = useUser()
  const { seen, onAdded } = useContext(ProductPage)
  const panel = useRef<HTMLDivElement>(null)
  const table = useRef<TableHandle>(null)
  const [lastCell, setLastCell] = useState<CellName | null>(null)
  /** The last action, announced. `isSeen`: for screen readers alone, as the figures show it. */
  const [done, setDone] = useState({ text: '', isSeen: false })
  const change = (changed: Cells, text: string, isSeen = false) => {
    setDone({ text, isSeen })
    setCells(changed)
  }
  const added = useRef<Cells>([])
  const isTyped = totals.pieces > 0
  const next = isTyped ? nextTier(grid.tiers, totals.pieces + before) : null
  const [isTyping, setTyping] = useState(false)
  useKeyboard(isTyping && !onAdded)

  const add = () => {
    if (cells.length === 0) {
      setDone({ text: 'Escribe cuántas piezas quieres de cada color y talla.', isSeen: false })
      panel.current?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus()
      return
    }
    // The second of two presses may come before the table is drawn empty.
    if (added.current === cells) return
    added.current = cells
    const wanted = [draftProductOf(product, cells)]
    const text = addedText(orderDrafts.add(user, product, wanted).added, wanted, 'a tu pedido')
    change([], onAdded ? '' : text)
    // Not only when the dialog takes the focus: the page would be styled twice.
    setTyping(false)
    if (onAdded) onAdded(text)
    else showDialog('orders')
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { cells: pasted, filled, skipped } = pasteBlock(grid, cells, text, cell)
    const unused = count(skipped, 'dato no se pudo', 'datos no se pudieron')
    const left = ` ${unused} usar: agotado, fuera de la tabla o no es un número entero de 0 a ${integer(mostInCell(grid))}.`
    setLastCell(cell)
    setDone({ text: `Pegamos ${count(filled, 'cantidad', 'cantidades')}.${skipped === 0 ? '' : left}`, isSeen: false })
    quantities.paste(pasted)
  }
  const run = (name: string, by: 1 | -1) => {
    const filled = fillRun(grid, cells, name, by)
    const { pieces: number, amount } = totalsOf(grid, filled, before)
    const total = pieces(number) + (amount === null ? '' : `, ${pesos(amount)}`)
    const isCut = by === 1 && cells.some((cell) => cell.colour === name && cell.pieces === mostInCell(grid))
    setLastCell({ colour: name, size: grid.sizes[0] ?? '' })
    if (isCut) change(filled, `No toda la corrida de ${name} cupo: ${mostText(integer(mostInCell(grid)))}.`)
    else change(filled, `Corrida de ${name} ${by === 1 ? 'agregada' : 'quitada'}. Van ${total}.`, true)
  }
  const row = cells.filter((cell) => cell.colour === lastCell?.colour)
  const [first] = row
  const copy = ({ colour }: Cell) => {
    const isLess = grid.colours.some(({ name }) => row.some(({ size }) => isSoldOut(grid, { colour: name, size })))
    const left = isLess ? ' Lo agotado quedó sin piezas.' : ''
    change(copyRow(grid, cells, colour), `Copiamos ${colour} a los demás colores.${left}`)
  }

  // The bar comes with the first piece, and grows: the field stays above it.
  useEffect(() => {
    if (!isTyped) return
    const focused = document.activeElement
    if (panel.current?.contains(focused)) intoView(focused?.closest('tr'))
  }, [isTyped])

  return (
    <div
      className="order-panel stack-3"
      data-typed={isTyped}
      data-typing={onAdded ? undefined : isTyping}
      ref={panel}
      // Typing lasts until table and bar lose the focus: nothing may move under a finger on its way to a corrida.
      onFocus={({ target }) => target.tagName === 'INPUT' && setTyping(true)}
      onBlur={(event) => {
        const to = focusGoesTo(event)
        // The field keeps this window's focus while another window has it.
        if (document.activeElement !== event.target && !panel.current?.contains(to)) setTyping(false)
      }}
    >
      <QuantityTable
        ref={table}
        label="Cantidades por color y talla"
        place={place}
        grid={grid}
        ordered={ordered?.cells}
        edited={{
          ...edited,
          onChange: (cell, pieces) => {
            edited.onChange(cell, pieces)
            setLastCell(cell)
            setDone({ text: '', isSeen: false })
          },
        }}
        colour={seen}
        onPaste={paste}
        onRun={run}
        totals={isTyped && <Totals {...quantities} />}
      />
      {grid.colours.length > 1 && first && (
        <Button tone="text" onClick={() => copy(first)}>
          Copiar <bdi>{first.colour}</bdi> a todos los colores
        </Button>
      )}
      <Dock window={!onAdded}>
        {isTyping && (
          <div className="order-panel-steps narrow-only" onMouseDown={keepFocus}>
            <IconButton icon="chevron-left" label="Talla anterior" onClick={() => table.current?.step(-1)} />
            <IconButton icon="chevron-right" label="Talla siguiente" onClick={() => table.current?.step(1)} />
          </div>
        )}
        <div className="order-panel-figures fill tabular">
          <BarFigures product={product} quantities={quantities} />
          <MissingPieces
            rules={grid}
            cells={cells}
            first={lastCell}
            ordered={before}
            onAdd={(cell) => change(withPieces(grid, cells, cell), '')}
          />
          <div className="small" role="status">
            {next && (
              <p className="order-panel-next strong agave">
                <span>{`${integer(next.missing)} más y pagas ${pesos(next.price)}`}</span>
                <span className="bar-more order-panel-unit"> c/u</span>
              </p>
            )}
            {done.text && <p className={done.isSeen ? 'visually-hidden' : undefined}>{done.text}</p>}
          </div>
        </div>
        <Button onMouseDown={keepFocus} onClick={add}>
          <span>
            Agregar<span className="visually-hidden-narrow"> al pedido</span>
          </span>
        </Button>
      </Dock>
    </div>
  )
}
