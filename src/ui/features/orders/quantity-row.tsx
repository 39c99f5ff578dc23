import { memo, useId, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { Colour } from '../../../domain/catalogue/catalogue.ts'
import { mostInCell } from '../../../domain/catalogue/selling-rules.ts'
import { amountOf } from '../../../domain/catalogue/tiers.ts'
import {
  isSameCell,
  isSoldOut,
  piecesAt,
  piecesOf,
  runOf,
  type Cells,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { IconButton } from '../../kit/button.tsx'
import { count, pesos, pieces } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { intoView } from '../../notices/failure-notice.tsx'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { PiecesField } from './pieces-field.tsx'
import { SizeOf } from './size-table.tsx'
import { problemText } from './texts.ts'
import type { CellProblem, EditedCells } from './use-edited-cells.ts'
import './size-table.css'

export interface RowHandlers extends Pick<EditedCells, 'onChange' | 'onLeave'> {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, cell: CellName) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => void
  onOpen: (colour: string, isOpen: boolean) => void
  onRun: (colour: string, by: 1 | -1) => void
}

export interface TablePlace {
  kind: 'wide' | 'compact'
  /** Stands for the colour's dot. */
  startOf?: (colour: Colour) => ReactNode
  labelOf: (cell: CellName) => string
  endOf: (colour: string, pieces: number) => ReactNode
}

export interface Table {
  place: TablePlace
  grid: Grid
  folds: boolean
  hasRuns: boolean
  /** The latest handlers, in a ref, so that an unchanged row is not drawn again. */
  on: RefObject<RowHandlers>
}

interface Props {
  table: Table
  colour: Colour
  cells: Cells
  ordered: Cells
  problem: CellProblem | null
  isOpen: boolean
  isSeen: boolean
}

interface CorridaProps {
  grid: Grid
  cells: Cells
  colour: string
  onRun: (by: 1 | -1) => void
}

/** A colour's `− 2 corridas +`; while it is empty, what a corrida holds and costs. */
const Corrida = ({ grid, cells, colour, onRun }: CorridaProps) => {
  const run = runOf(grid, colour)
  if (run.length === 0) return null
  const runs = Math.min(...run.map((cell) => piecesAt(cells, cell)))
  const isEmpty = piecesOf(cells) === 0
  const amount = isEmpty && run.length > 1 ? amountOf(grid.tiers, run.length) : null
  return (
    <span className="size-table-corrida cluster">
      {runs > 0 && (
        <>
          <IconButton icon="minus" size={20} label={`Quitar una corrida de ${colour}`} onClick={() => onRun(-1)} />
          <span className="small strong tabular">{count(runs, 'corrida', 'corridas')}</span>
        </>
      )}
      {/* The button is the same element with either text: the second of two quick presses adds a second corrida. */}
      <button
        type="button"
        className={runs > 0 ? 'icon-button' : 'size-table-fill btn-text underlined small strong pink'}
        aria-label={isEmpty ? undefined : `Agregar una corrida de ${colour}`}
        onClick={() => onRun(1)}
      >
        {runs > 0 ? (
          <Icon name="plus" size={20} />
        ) : (
          <>
            <span>{isEmpty ? 'Llenar corrida' : '+ Corrida'}</span>
            <span className="visually-hidden">{` de ${colour}`}</span>
            {amount !== null && (
              <span className="size-table-cost">{` · ${pieces(run.length)} · ${pesos(amount)}`}</span>
            )}
          </>
        )}
      </button>
    </span>
  )
}

const isSame = (before: Props, now: Props) =>
  (Object.keys(now) as (keyof Props)[]).every((name) =>
    name === 'cells' || name === 'ordered'
      ? JSON.stringify(before[name]) === JSON.stringify(now[name])
      : before[name] === now[name],
  )

export const QuantityRow = memo(({ table, colour, cells, ordered, problem, isOpen, isSeen }: Props) => {
  const { place, grid, folds, hasRuns, on } = table
  const { name } = colour
  const problemId = useId()
  const Title = folds ? 'button' : 'span'
  const toggle = { type: 'button', 'aria-expanded': isOpen, onClick: () => on.current.onOpen(name, !isOpen) } as const
  const fieldOf = (cell: CellName) => {
    const label = place.labelOf(cell)
    // A sold-out cell that is typed in stays a field, also without pieces.
    if (isSoldOut(grid, cell) && !cells.some((other) => isSameCell(other, cell)))
      return <input type="text" className="pieces-field" aria-label={label} placeholder="Agotado" disabled />
    const isWrong = problem !== null && isSameCell(problem.cell, cell)
    return (
      <PiecesField
        label={label}
        pieces={piecesAt(cells, cell)}
        most={mostInCell(grid)}
        ordered={piecesAt(ordered, cell)}
        problemId={isWrong ? problemId : undefined}
        ref={isWrong ? problem.field : undefined}
        onChange={(pieces) => on.current.onChange(cell, pieces)}
        onLeave={() => on.current.onLeave(cell)}
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
      aria-current={isSeen || undefined}
      // A row that is typed in stays open, also when its last piece is taken out of it.
      onFocus={({ target }) => target.tagName === 'INPUT' && on.current.onOpen(name, true)}
    >
      <th role="presentation" className="size-table-colour">
        {place.startOf && place.startOf(colour)}
        <Title className="size-table-name touch-target strong" {...(folds && toggle)}>
          {!place.startOf && <ColourDot colour={colour} size={20} />}
          <bdi>{name}</bdi>
          {folds && <Icon name="chevron-down" size={18} />}
        </Title>
        {hasRuns && grid.sizes.length > 1 && (
          <Corrida grid={grid} cells={cells} colour={name} onRun={(by) => on.current.onRun(name, by)} />
        )}
      </th>
      {isOpen &&
        grid.sizes.map((size) => (
          <td key={size} role="presentation" className="size-table-cell">
            <SizeOf size={size} />
            {fieldOf({ colour: name, size })}
          </td>
        ))}
      {place.endOf(name, piecesOf(cells))}
      {problem && (
        <td role="presentation" className="size-table-problem danger small" ref={intoView}>
          <p id={problemId} role="alert">
            {problemText(problem.problem, piecesAt(cells, problem.cell))}
          </p>
        </td>
      )}
    </tr>
  )
}, isSame)
