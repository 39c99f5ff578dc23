import type { ReorderChange } from '../../../domain/orders/reorder.ts'
import { pesos, pieces } from '../../lib/format.ts'

const lackingText = (missing: number) => (missing === 1 ? 'te falta 1' : `te faltan ${missing}`)

const rulesText = ({ minimum, multiple, missing }: Extract<ReorderChange, { kind: 'rules' }>) => {
  const lacking = lackingText(missing)
  if (minimum === null) return `Ahora se vende de ${multiple} en ${multiple} pzs: ${lacking}.`
  const by = multiple === null ? '' : ` y se vende de ${multiple} en ${multiple}`
  return `El mínimo ahora es ${pieces(minimum)}${by}: ${lacking}.`
}

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
    case 'rules':
      return rulesText(change)
    case 'store-minimum':
      return `El pedido mínimo ahora es ${pesos(change.minimum)}: te faltan ${pesos(change.missing)}.`
  }
}

export const Changes = ({ changes }: { changes: readonly ReorderChange[] }) => (
  <ul className="stack-1 small">
    {changes.map((change, index) => (
      <li key={index} dir="auto">
        {change.kind === 'rules' && <strong>{`${change.name}. `}</strong>}
        <span>{changeText(change)}</span>
      </li>
    ))}
  </ul>
)
