import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { PillLinks } from '../../kit/pill-links.tsx'
import { SearchBox } from './search-box.tsx'
import { useSegments } from '../../lib/read.tsx'
import './search-dialog.css'

const Content = ({ onLeave }: { onLeave: () => void }) => {
  const segments = useSegments().data ?? []
  return (
    <div className="search-dialog stack-5">
      <SearchBox autoFocus onSearch={onLeave} />
      {segments.length > 0 && (
        <nav aria-labelledby="busca-segmento" className="search-dialog-segments">
          <h3 id="busca-segmento">O elige un segmento</h3>
          <PillLinks links={segments.map(({ name, slug }) => ({ name, href: paths.products(slug) }))} />
        </nav>
      )}
    </div>
  )
}

export default function SearchDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Busca en Puntada">
      <Content onLeave={onClose} />
    </Dialog>
  )
}
