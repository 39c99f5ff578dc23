import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { SearchBox } from './search-box.tsx'
import { useSegments } from '../catalogue/use-segments.ts'
import './search-dialog.css'

const Content = ({ onLeave }: { onLeave: () => void }) => {
  const segments = useSegments().data ?? []
  return (
    <div className="search-dialog stack-5">
      <SearchBox autoFocus onSearch={onLeave} />
      {segments.length > 0 && (
        <nav aria-labelledby="busca-segmento" className="search-dialog-segments">
          <h3 id="busca-segmento">O elige un segmento</h3>
          <ul className="cluster">
            {segments.map(({ name, slug }, place) => (
              <li key={`${slug}:${place}`}>
                <a href={paths.products(slug)} className="pill">
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** The search of narrow screens (R2.36): the box and the segments. */
export default function SearchDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Busca en Puntada">
      <Content onLeave={onClose} />
    </Dialog>
  )
}
