import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  isColourSoldOut,
  isSoldOut,
  piecesAt,
  runPrice,
  runsOf,
  sum,
  type Cell,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { count, pesos, pieces } from '../../lib/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { SizeOf, SizeTable } from './size-table.tsx'
import './size-table.css'

const PHONE = '(width < 43.75rem)'

const usePhone = () =>
  useSyncExternalStore(
    (listener) => {
      // Not there in a specification.
      const query = window.matchMedia?.(PHONE)
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(PHONE)?.matches ?? false,
    () => false,
  )

/** More fields than this are not drawn before somebody wants them: each key would wait for all of them. */
const MOST_FIELDS = 150

export interface Fold {
  readonly folds: boolean
  readonly isOpen: (name: string) => boolean
  readonly set: (name: string, isOpen: boolean) => void
}

/**
 * Which colours are unfolded: those that the visitor opened or typed in, and those that `isFirst` names. `always`: a
 * table in a narrow place folds on a large screen, too.
 */
export const useFold = (fields: number, always: boolean, isFirst: (name: string) => boolean): Fold => {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isPhone = usePhone()
  const folds = always || isPhone || fields > MOST_FIELDS
  return {
    folds,
    // In a narrow place a folded colour says nothing of its pieces: they come back by an undo or from another tab.
    isOpen: (name) => (always && isFirst(name)) || (chosen[name] ?? (!folds || isFirst(name))),
    set: (name, isOpen) => setChosen((now) => (now[name] === isOpen ? now : { ...now, [name]: isOpen })),
  }
}

interface CorridaProps {
  grid: Grid
  typed: readonly Cell[]
  colour: string
  onRun: (by: 1 | -1) => void
}

/** `− 2 corridas +` of a colour; while it is empty, what a corrida is and costs. */
const Corrida = ({ grid, typed, colour, onRun }: CorridaProps) => {
  const runs = runsOf(grid, typed, colour)
  const isEmpty = !typed.some((cell) => cell.colour === colour && cell.pieces > 0)
  const price = isEmpty ? runPrice(grid, colour) : null
  return (
    <span className="size-table-corrida cluster">
      {runs > 0 && (
        <>
          <IconButton icon="minus" size={20} label={`Quitar una corrida de ${colour}`} onClick={() => onRun(-1)} />
          <span className="small strong tabular">{count(runs, 'corrida', 'corridas')}</span>
        </>
      )}
      {/* One element whatever it says: the second press of two quick ones adds a second corrida. */}
      <button
        type="button"
        className={runs > 0 ? 'icon-button' : 'size-table-fill underlined btn-text'}
        aria-label={runs > 0 ? `Agregar una corrida de ${colour}` : undefined}
        onClick={() => onRun(1)}
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

interface Props {
  label: string
  grid: Grid
  typed: readonly Cell[]
  fold: Fold
  /** The one that is looked at. */
  colour?: string | undefined
  compact?: boolean
  /** Whether the sizes that there are of a colour are known: what a corrida is. */
  hasRuns?: boolean
  /** A cell that can be ordered. */
  field: (cell: CellName) => ReactNode
  labelOf: (cell: CellName) => string
  /** `by`: a corrida more or less. */
  onRun: (colour: string, by: 1 | -1) => void
  endOf?: (colour: string) => ReactNode
  problemOf: (colour: string) => ReactNode
  totals?: ReactNode
}

/** Where pieces are typed. A folded colour draws none of its fields. */
export const QuantityTable = (props: Props) => {
  const { label, grid, typed, fold, colour: seen, compact = false, hasRuns = true } = props
  const { sizes } = grid
  // In a narrow place the folded ones stand together below the others.
  const rows = compact ? grid.colours.filter(({ name }) => fold.isOpen(name)) : grid.colours
  const others = compact ? grid.colours.filter(({ name }) => !fold.isOpen(name)) : []

  const box = useRef<HTMLDivElement>(null)
  // A press on a field that is half under a bar moves nothing by itself, nor does the keyboard that comes after it.
  useEffect(() => {
    const show = () => {
      const focused = document.activeElement
      if (box.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' })
    }
    const table = box.current
    table?.addEventListener('focusin', show)
    window.addEventListener('resize', show)
    return () => {
      table?.removeEventListener('focusin', show)
      window.removeEventListener('resize', show)
    }
  }, [])
  const unfold = (name: string) => {
    flushSync(() => fold.set(name, true))
    const rows = [...(box.current?.querySelectorAll('tr') ?? [])]
    const row = rows.find((each) => each.getAttribute('aria-label') === name)
    row?.querySelector<HTMLElement>('button, input')?.focus()
  }

  const cellOf = (cell: CellName) =>
    isSoldOut(grid, cell) && piecesAt(typed, cell) === 0 ? (
      <input type="text" className="pieces-field" aria-label={props.labelOf(cell)} placeholder="Agotado" disabled />
    ) : (
      props.field(cell)
    )

  return (
    <div ref={box} className="stack-2">
      <SizeTable label={label} sizes={sizes} typing compact={compact} totals={props.totals}>
        {rows.map((colour) => {
          const { name } = colour
          const isOpen = fold.isOpen(name)
          const total = sum(typed.filter((cell) => cell.colour === name).map((cell) => cell.pieces))
          const title = (
            <>
              <ColourDot colour={colour} size={20} />
              <bdi>{name}</bdi>
            </>
          )
          return (
            <tr
              key={name}
              className="size-table-row"
              role="group"
              aria-label={name}
              aria-current={name === seen || undefined}
              // A row that is typed in stays, also when its last piece is taken out of it.
              onFocus={({ target }) => fold.folds && target.tagName === 'INPUT' && fold.set(name, true)}
            >
              <th role="presentation" className="size-table-colour">
                {fold.folds && !compact ? (
                  <button
                    type="button"
                    className="size-table-name touch-target strong"
                    aria-expanded={isOpen}
                    onClick={() => fold.set(name, !isOpen)}
                  >
                    {title}
                    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
                  </button>
                ) : (
                  <span className="size-table-name touch-target strong">{title}</span>
                )}
                {hasRuns && sizes.length > 1 && !isColourSoldOut(grid, name) && (
                  <Corrida
                    grid={grid}
                    typed={typed}
                    colour={name}
                    onRun={(by) => {
                      fold.set(name, true)
                      props.onRun(name, by)
                    }}
                  />
                )}
              </th>
              {isOpen &&
                sizes.map((size) => (
                  <td key={size} role="presentation" className="size-table-cell">
                    <SizeOf size={size} />
                    {cellOf({ colour: name, size })}
                  </td>
                ))}
              <td role="presentation" className={compact ? 'size-table-end' : 'size-table-total small muted'}>
                {compact && <span className="small tabular">{pieces(total)}</span>}
                {props.endOf?.(name)}
                {!compact && total > 0 && (
                  <>
                    <span className="size-table-label">{`Total de ${name}: `}</span>
                    <span>{`${total}`}</span>
                  </>
                )}
              </td>
              {props.problemOf(name)}
            </tr>
          )
        })}
      </SizeTable>
      {others.length > 0 && (
        <div className="row" role="group" aria-label="Otros colores">
          {others.map((colour) => (
            <button
              key={colour.name}
              type="button"
              className="pill pill-small"
              aria-label={`Agregar ${colour.name}`}
              onClick={() => unfold(colour.name)}
            >
              <ColourDot colour={colour} size={20} />
              <bdi>{colour.name}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
