import { memo, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Colour } from '../../../domain/catalogue/catalogue.ts'
import {
  isColourSoldOut,
  isSameCell,
  isSoldOut,
  piecesAt,
  runPrice,
  runsOf,
  sum,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import type { PiecesProblem } from '../../../domain/orders/quantity-input.ts'
import { IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { count, pesos, pieces } from '../../lib/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { PiecesField, problemText } from './pieces-field.tsx'
import { SizeOf } from './size-table.tsx'
import './size-table.css'

export interface CellProblem {
  cell: CellName
  problem: PiecesProblem
  typed: string
}

export interface RowHandlers {
  onType: (cell: CellName, pieces: number | null, before: number) => void
  onLeave?: ((cell: CellName, pieces: number | null) => void) | undefined
  onProblem: (problem: CellProblem | null) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, cell: CellName) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => void
  onOpen: (colour: string, isOpen: boolean) => void
  /** `by`: a corrida more or less. */
  onRun: (colour: string, by: 1 | -1) => void
  onRemove: (colour: string) => void
}

interface Props {
  grid: Grid
  colour: Colour
  /** Of this colour: with what is being typed, and without it. */
  typed: readonly Cell[]
  stored: readonly Cell[]
  problem: CellProblem | null
  problemId: string
  isOpen: boolean
  /** Has a button that opens and closes it. */
  folds: boolean
  isSeen: boolean
  hasRuns: boolean
  /** The product's name, where a colour can be taken out of its order. */
  orderOf: string | undefined
  /** The last ones: a row that nothing changes in is not drawn again. */
  on: RefObject<RowHandlers>
}

/** `− 2 corridas +` of a colour; while it is empty, what a corrida is and costs. */
const Corrida = ({ grid, typed, colour, on }: Pick<Props, 'grid' | 'typed' | 'on'> & { colour: string }) => {
  const runs = runsOf(grid, typed, colour)
  const isEmpty = !typed.some((cell) => cell.pieces > 0)
  const price = isEmpty ? runPrice(grid, colour) : null
  return (
    <span className="size-table-corrida cluster">
      {runs > 0 && (
        <>
          <IconButton
            icon="minus"
            size={20}
            label={`Quitar una corrida de ${colour}`}
            onClick={() => on.current.onRun(colour, -1)}
          />
          <span className="small strong tabular">{count(runs, 'corrida', 'corridas')}</span>
        </>
      )}
      {/* One element whatever it says: the second press of two quick ones adds a second corrida. */}
      <button
        type="button"
        className={runs > 0 ? 'icon-button' : 'size-table-fill btn-text underlined small strong pink'}
        aria-label={runs > 0 ? `Agregar una corrida de ${colour}` : undefined}
        onClick={() => on.current.onRun(colour, 1)}
      >
        {runs > 0 ? (
          <Icon name="plus" size={20} />
        ) : (
          <>
            <span>{isEmpty ? 'Llenar corrida' : 'Agregar una corrida'}</span>
            <span className="visually-hidden">{` de ${colour}`}</span>
            {price && <span className="size-table-cost">{` · ${pieces(price.pieces)} · ${pesos(price.amount)}`}</span>}
          </>
        )}
      </button>
    </span>
  )
}

export const cellLabel = ({ colour, size }: CellName, isOrdered: boolean) =>
  isOrdered ? `${colour} · ${size}` : `${colour}, talla ${size}`

const isSame = (before: Props, now: Props) =>
  (Object.keys(now) as (keyof Props)[]).every((name) =>
    name === 'typed' || name === 'stored'
      ? JSON.stringify(before[name]) === JSON.stringify(now[name])
      : before[name] === now[name],
  )

/** The quantities of a colour. A folded one draws none of its fields. */
export const QuantityRow = memo(function QuantityRow(props: Props) {
  const { grid, colour, typed, stored, problem, problemId, isOpen, folds, orderOf, on } = props
  const { name } = colour
  const isOrdered = orderOf !== undefined
  const total = sum(typed.map((cell) => cell.pieces))
  const title = (
    <>
      <ColourDot colour={colour} size={20} />
      <bdi>{name}</bdi>
    </>
  )
  const fieldOf = (cell: CellName) => {
    const label = cellLabel(cell, isOrdered)
    if (isSoldOut(grid, cell) && piecesAt(typed, cell) === 0)
      return <input type="text" className="pieces-field" aria-label={label} placeholder="Agotado" disabled />
    return (
      <PiecesField
        label={label}
        pieces={piecesAt(stored, cell)}
        problemId={problem !== null && isSameCell(problem.cell, cell) ? problemId : undefined}
        enterKeyHint={isOrdered ? undefined : 'next'}
        onProblem={(found, text) => on.current.onProblem(found && { cell, problem: found, typed: text })}
        onType={(pieces, before) => on.current.onType(cell, pieces, before)}
        onLeave={(pieces) => on.current.onLeave?.(cell, pieces)}
        onKeyDown={(event) => on.current.onKeyDown(event, cell)}
        onPaste={(event) => on.current.onPaste(event, cell)}
      />
    )
  }
  return (
    <tr
      className="size-table-row"
      role="group"
      aria-label={name}
      aria-current={props.isSeen || undefined}
      // A row that is typed in stays, also when its last piece is taken out of it.
      onFocus={({ target }) => target.tagName === 'INPUT' && on.current.onOpen(name, true)}
    >
      <th role="presentation" className="size-table-colour">
        {folds ? (
          <button
            type="button"
            className="size-table-name touch-target strong"
            aria-expanded={isOpen}
            onClick={() => on.current.onOpen(name, !isOpen)}
          >
            {title}
            <Icon name="chevron-down" size={18} />
          </button>
        ) : (
          <span className="size-table-name touch-target strong">{title}</span>
        )}
        {props.hasRuns && grid.sizes.length > 1 && !isColourSoldOut(grid, name) && (
          <Corrida grid={grid} typed={typed} colour={name} on={on} />
        )}
      </th>
      {isOpen &&
        grid.sizes.map((size) => (
          <td key={size} role="presentation" className="size-table-cell">
            <SizeOf size={size} />
            {fieldOf({ colour: name, size })}
          </td>
        ))}
      {isOrdered ? (
        <td role="presentation" className="size-table-end">
          <span className="small tabular">{pieces(total)}</span>
          <IconButton
            icon="close"
            size={16}
            label={`Quitar ${name} de ${orderOf}`}
            onClick={() => on.current.onRemove(name)}
          />
        </td>
      ) : (
        <td role="presentation" className="size-table-total small muted">
          {total > 0 && (
            <>
              <span className="size-table-label">{`Total de ${name}: `}</span>
              <span>{`${total}`}</span>
            </>
          )}
        </td>
      )}
      {problem && (
        <td role="presentation" className="size-table-problem danger small">
          <p id={problemId} role="alert">
            {problemText(problem.problem, problem.typed, piecesAt(stored, problem.cell))}
          </p>
        </td>
      )}
    </tr>
  )
}, isSame)
