import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { neighbour, type Cell, type CellName, type Grid } from '../../../domain/orders/quantity-grid.ts'
import { Button } from '../../kit/button.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import { cellLabel, QuantityRow, type CellProblem, type RowHandlers } from './quantity-row.tsx'
import { SizeTable } from './size-table.tsx'

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

/** More fields than this are not drawn before somebody wants them. */
const MOST_FIELDS = 150

/** Rows down and columns across. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Null for a key that stays in its text. */
const directionOf = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, currentTarget: input } = event
  const staysAt = { ArrowLeft: input.selectionStart, ArrowRight: input.value.length - (input.selectionEnd ?? 0) }[key]
  const isCommand = event.altKey || event.ctrlKey || event.metaKey || isComposing(event)
  return isCommand || staysAt ? null : (DIRECTIONS[key] ?? null)
}

const find = <T extends Element>(box: ParentNode | null, selector: string, label: string) =>
  [...(box?.querySelectorAll<T>(selector) ?? [])].find((element) => element.getAttribute('aria-label') === label)

interface Props extends Pick<RowHandlers, 'onType' | 'onLeave' | 'onRun'> {
  label: string
  grid: Grid
  typed: readonly Cell[]
  /** Without what is being typed, in an order. */
  stored?: readonly Cell[]
  colour?: string | undefined
  /** Whether the sizes that there are of a colour are known: what a corrida is. */
  hasRuns?: boolean
  /** In an order: its product's name, and what takes a colour out of it. The table is in a narrow place. */
  orderOf?: string
  onRemove?: (colour: string) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>, cell: CellName) => void
  totals?: ReactNode
}

export const QuantityTable = (props: Props) => {
  const { label, grid, typed, stored = typed, hasRuns = true, orderOf } = props
  const isOrdered = orderOf !== undefined
  const [problem, setProblem] = useState<CellProblem | null>(null)
  const problemId = useId()

  /** The colours that the visitor opened, closed or typed in. */
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isPhone = usePhone()
  const folds = isOrdered || isPhone || grid.colours.length * grid.sizes.length > MOST_FIELDS
  const isOpen = (name: string) => {
    const hasPieces = stored.some((cell) => cell.colour === name && cell.pieces > 0)
    // A folded colour of an order says nothing of its pieces: they come back by an undo or from another tab.
    if (isOrdered && hasPieces) return true
    return chosen[name] ?? (!folds || hasPieces || (!isOrdered && name === grid.colours[0]?.name))
  }
  const setOpen = (name: string, isOpen: boolean) =>
    setChosen((now) => (now[name] === isOpen ? now : { ...now, [name]: isOpen }))
  // In a narrow place the folded ones stand together below the others.
  const rows = isOrdered ? grid.colours.filter(({ name }) => isOpen(name)) : grid.colours
  const others = isOrdered ? grid.colours.filter(({ name }) => !isOpen(name)) : []

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
    flushSync(() => setOpen(name, true))
    find(box.current, 'tr', name)?.querySelector<HTMLElement>('button, input')?.focus()
  }

  const handlers: RowHandlers = {
    onType: props.onType,
    onLeave: props.onLeave,
    onProblem: setProblem,
    onOpen: (name, isOpen) => folds && setOpen(name, isOpen),
    onKeyDown(event, cell) {
      const direction = isOrdered ? null : directionOf(event)
      if (direction === null) return
      event.preventDefault()
      const next = neighbour(grid, cell, direction)
      if (next === null) return
      flushSync(() => setOpen(next.colour, true))
      find<HTMLInputElement>(box.current, 'input', cellLabel(next, isOrdered))?.focus()
    },
    onPaste(event, cell) {
      setProblem(null)
      props.onPaste?.(event, cell)
    },
    onRun(name, by) {
      setOpen(name, true)
      props.onRun(name, by)
    },
    onRemove(name) {
      setOpen(name, false)
      props.onRemove?.(name)
    },
  }
  const on = useRef(handlers)
  useLayoutEffect(() => {
    on.current = handlers
  })

  return (
    <div ref={box} className="stack-2">
      <SizeTable label={label} sizes={grid.sizes} kind={isOrdered ? 'compact' : 'wide'} totals={props.totals}>
        {rows.map((colour) => {
          const { name } = colour
          const isOwn = (cell: CellName) => cell.colour === name
          return (
            <QuantityRow
              key={name}
              grid={grid}
              colour={colour}
              typed={typed.filter(isOwn)}
              stored={stored.filter(isOwn)}
              problem={problem !== null && isOwn(problem.cell) ? problem : null}
              problemId={problemId}
              isOpen={isOpen(name)}
              folds={folds && !isOrdered}
              isSeen={name === props.colour}
              hasRuns={hasRuns}
              orderOf={orderOf}
              on={on}
            />
          )
        })}
      </SizeTable>
      {others.length > 0 && (
        <div className="row" role="group" aria-label="Otros colores">
          {others.map((colour) => (
            <Button
              key={colour.name}
              tone="pill"
              aria-label={`Agregar ${colour.name}`}
              onClick={() => unfold(colour.name)}
            >
              <ColourDot colour={colour} size={20} />
              <bdi>{colour.name}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
