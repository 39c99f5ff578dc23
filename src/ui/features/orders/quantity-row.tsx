import { memo, useId, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { Colour } from '../../../domain/catalogue/catalogue.ts'
import { mostInCell } from '../../../domain/catalogue/selling-rules.ts'
import {
  isColourSoldOut,
  isSameCell,
  isSoldOut,
  piecesAt,
  sum,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { Icon } from '../../kit/icon.tsx'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { Corrida } from './corrida.tsx'
import { PiecesField } from './pieces-field.tsx'
import { SizeOf } from './size-table.tsx'
import { problemText } from './texts.ts'
import type { CellProblem, EditedCells } from './use-edited-cells.ts'
import './pieces-field.css'
import './size-table.css'

export interface RowHandlers extends Pick<EditedCells, 'onChange' | 'onLeave'> {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, cell: CellName) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => void
  onOpen: (colour: string, isOpen: boolean) => void
  /** `by`: a corrida more or less. */
  onRun: (colour: string, by: 1 | -1) => void
}

/** A table's place decides its width, its fields' names, and what a row begins and ends with. */
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
  /** Whether rows have a button that opens and closes them. */
  folds: boolean
  hasRuns: boolean
  /** The latest handlers, in a ref, so that an unchanged row is not drawn again. */
  on: RefObject<RowHandlers>
}

interface Props {
  table: Table
  colour: Colour
  /** The colour's cells. */
  cells: readonly Cell[]
  /** The colour's cells in the order. */
  ordered: readonly Cell[]
  problem: CellProblem | null
  isOpen: boolean
  isSeen: boolean
}

/** The problem may come below a bar. */
const intoView = (problem: HTMLElement | null) => problem?.scrollIntoView?.({ block: 'nearest' })

const isSame = (before: Props, now: Props) =>
  (Object.keys(now) as (keyof Props)[]).every((name) =>
    name === 'cells' || name === 'ordered'
      ? JSON.stringify(before[name]) === JSON.stringify(now[name])
      : before[name] === now[name],
  )

/** A colour's quantities. A folded row draws no fields. */
export const QuantityRow = memo(function QuantityRow({
  table,
  colour,
  cells,
  ordered,
  problem,
  isOpen,
  isSeen,
}: Props) {
  const { place, grid, folds, hasRuns, on } = table
  const { name } = colour
  const problemId = useId()
  const title = (
    <>
      {!place.startOf && <ColourDot colour={colour} size={20} />}
      <bdi>{name}</bdi>
    </>
  )
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
        {place.startOf ? place.startOf(colour) : null}
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
        {hasRuns && grid.sizes.length > 1 && !isColourSoldOut(grid, name) && (
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
      {place.endOf(name, sum(cells.map(({ pieces }) => pieces)))}
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
