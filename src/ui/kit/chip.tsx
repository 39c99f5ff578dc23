import { handOverFocus } from './hand-over-focus.ts'
import { Icon } from './icon.tsx'
import './chip.css'

export const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button ref={handOverFocus} type="button" className="chip" onClick={onRemove} aria-label={`Quitar filtro: ${label}`}>
    <bdi className="chip-text">{label}</bdi>
    <Icon name="close" size={14} />
  </button>
)
