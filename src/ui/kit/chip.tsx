import { Icon } from './icon.tsx'
import './chip.css'

export const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className="chip" onClick={onRemove} aria-label={`Quitar filtro: ${label}`}>
    <bdi className="chip-text">{label}</bdi>
    <Icon name="close" size={14} />
  </button>
)
