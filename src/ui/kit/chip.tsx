import { Icon } from './icon.tsx'
import './chip.css'

interface Props {
  /** `CH`, `Desde $100`. */
  label: string
  onRemove: () => void
}

/** An active filter that a click removes. */
export const Chip = ({ label, onRemove }: Props) => (
  <button type="button" className="chip" onClick={onRemove} aria-label={`Quitar filtro: ${label}`}>
    <bdi className="chip-text">{label}</bdi>
    <Icon name="close" size={14} />
  </button>
)
