import { runPrice, runsOf, type Cell, type Grid } from '../../../domain/orders/quantity-grid.ts'
import { IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { count, pesos, pieces } from '../../kit/format.ts'
import './size-table.css'

interface Props {
  grid: Grid
  /** The colour's cells. */
  cells: readonly Cell[]
  colour: string
  /** `by`: a corrida more or less. */
  onRun: (by: 1 | -1) => void
}

/** A colour's `− 2 corridas +`; while it is empty, what a corrida holds and costs. */
export const Corrida = ({ grid, cells, colour, onRun }: Props) => {
  const runs = runsOf(grid, cells, colour)
  const isEmpty = !cells.some((cell) => cell.pieces > 0)
  const price = isEmpty ? runPrice(grid, colour) : null
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
            {price && <span className="size-table-cost">{` · ${pieces(price.pieces)} · ${pesos(price.amount)}`}</span>}
          </>
        )}
      </button>
    </span>
  )
}
