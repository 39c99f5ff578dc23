import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import {
  availableCells,
  neighbour,
  piecesOf,
  type Cells,
  type CellName,
  type Grid,
} from '../../../domain/orders/quantity-grid.ts'
import { groupBy, nameKey } from '../../../domain/text.ts'
import { isComposing } from '../../kit/is-composing.ts'
import { intoView } from '../../notices/failure-notice.tsx'
import { QuantityRow, type RowHandlers, type TablePlace } from './quantity-row.tsx'
import { SizeTable } from './size-table.tsx'
import type { EditedCells } from './use-edited-cells.ts'

const PHONE = '(width < 43.75rem)'

const usePhone = () =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(PHONE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  )

/** A table with more fields begins folded. */
const MOST_FIELDS = 150

const DIRECTIONS: Record<string, readonly [number, number]> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A key's direction; null for one that stays in its text. */
const directionOf = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, currentTarget: input } = event
  const staysAt = { ArrowLeft: input.selectionStart, ArrowRight: input.value.length - (input.selectionEnd ?? 0) }[key]
  const isCommand = event.altKey || event.ctrlKey || event.metaKey || isComposing(event)
  return isCommand || staysAt ? null : (DIRECTIONS[key] ?? null)
}

export interface TableHandle {
  /** Focuses the cell before or after the one that was typed in last. */
  step: (by: 1 | -1) => void
}

const NONE: Cells = []

interface Props {
  ref?: Ref<TableHandle>
  label: string
  place: TablePlace
  grid: Grid
  edited: EditedCells
  ordered?: Cells | undefined
  /** The name of the colour whose photo is seen. */
  colour?: string | undefined
  /** The handler is left out where it is not known which sizes a corrida has. */
  onRun?: RowHandlers['onRun'] | undefined
  onPaste?: RowHandlers['onPaste']
  totals?: ReactNode
}

export const QuantityTable = ({
  ref,
  label,
  place,
  grid,
  edited,
  ordered = NONE,
  colour: seen,
  onRun,
  onPaste,
  totals,
}: Props) => {
  const { cells, problem } = edited
  /** Whether the rows that the visitor looked at, opened, closed or typed in are open; looking at one closes none. */
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const first = seen ?? grid.colours[0]?.name ?? ''
  if (!(first in chosen)) setChosen({ ...chosen, [first]: true })
  const isPhone = usePhone()
  const folds = place.kind === 'wide' && (isPhone || grid.colours.length * grid.sizes.length > MOST_FIELDS)
  const byColour = (all: Cells) => groupBy(all, ({ colour }) => nameKey(colour))
  const [cellsBy, orderedBy] = [byColour(cells), byColour(ordered)]
  const setOpen = (name: string, isOpen: boolean) => {
    if (folds) setChosen((now) => (now[name] === isOpen ? now : { ...now, [name]: isOpen }))
  }

  const box = useRef<HTMLDivElement>(null)
  const lastField = useRef<Element>(null)
  const go = (cell: CellName) => {
    flushSync(() => setOpen(cell.colour, true))
    const label = place.labelOf(cell)
    const fields = box.current?.querySelectorAll('input') ?? []
    ;[...fields].find((field) => field.getAttribute('aria-label') === label)?.focus()
  }
  useImperativeHandle(ref, () => ({
    step(by) {
      const all = availableCells(grid)
      const at = all.findIndex((cell) => place.labelOf(cell) === lastField.current?.getAttribute('aria-label'))
      const next = all[at + by] ?? all[at]
      if (next) go(next)
    },
  }))
  // A press on a field that is half under a bar moves nothing by itself, nor does the keyboard that comes after it.
  const show = () => {
    const focused = document.activeElement
    if (!box.current?.contains(focused)) return
    intoView(focused)
    if (focused?.tagName === 'INPUT') lastField.current = focused
  }
  useEffect(() => {
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [])

  const handlers: RowHandlers = {
    ...edited,
    onOpen: setOpen,
    onKeyDown(event, cell) {
      const direction = directionOf(event)
      if (direction === null) return
      event.preventDefault()
      const next = neighbour(grid, cell, direction)
      // Enter stays in a field whose text is no number: leaving it would take the message away.
      if (next === null || (problem !== null && event.key === 'Enter')) return
      go(next)
    },
    onPaste: (event, cell) => onPaste?.(event, cell),
    onRun(name, by) {
      setOpen(name, true)
      onRun?.(name, by)
    },
  }
  const on = useRef(handlers)
  useLayoutEffect(() => {
    on.current = handlers
  })

  const hasRuns = onRun !== undefined
  const table = useMemo(() => ({ place, grid, folds, hasRuns, on }), [place, grid, folds, hasRuns])

  return (
    <div ref={box} className="stack-2" onFocus={show}>
      <SizeTable label={label} sizes={grid.sizes} kind={place.kind} totals={totals}>
        {grid.colours.map((colour) => {
          const { name } = colour
          const own = cellsBy.get(nameKey(name)) ?? NONE
          return (
            <QuantityRow
              key={name}
              table={table}
              colour={colour}
              cells={own}
              ordered={orderedBy.get(nameKey(name)) ?? NONE}
              problem={problem?.cell.colour === name ? problem : null}
              isOpen={!folds || (chosen[name] ?? piecesOf(own) > 0)}
              isSeen={name === seen}
            />
          )
        })}
      </SizeTable>
    </div>
  )
}
