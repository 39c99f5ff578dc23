import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { SearchBox } from './search-box.tsx'
import './search.css'

export default function SearchDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Busca en Puntada">
      <div className="search-dialog">
        <SearchBox autoFocus onSearch={onClose} />
      </div>
    </Dialog>
  )
}
