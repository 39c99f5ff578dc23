import type { ReorderChange } from '../../../domain/orders/reorder.ts'
import { pesos } from '../../lib/format.ts'

const changeText = (change: ReorderChange) => {
  switch (change.kind) {
    case 'gone':
      return `${change.name} ya no está a la venta.`
    case 'price': {
      if (change.now === null) return `${change.name} ahora tiene el precio a consultar.`
      const before = change.before === null ? '' : ` (antes ${pesos(change.before)})`
      return `${change.name} ahora cuesta ${pesos(change.now)} c/u${before}.`
    }
    case 'sold-out':
      return `${change.name}: ${change.colour}, talla ${change.size}, está agotado.`
  }
}

export const Changes = ({ changes }: { changes: readonly ReorderChange[] }) => (
  <ul className="stack-1 small">
    {changes.map((change, index) => (
      <li key={index} dir="auto">
        {changeText(change)}
      </li>
    ))}
  </ul>
)
