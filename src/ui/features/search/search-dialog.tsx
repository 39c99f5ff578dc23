import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { PillLinks } from '../../kit/section.tsx'
import { paths } from '../../site/paths.ts'
import { useSegments } from '../../data/read.tsx'
import { SearchBox } from './search-box.tsx'
import './search-dialog.css'

const Segments = () => {
  const links = (useSegments().data ?? []).map(({ name, slug }) => ({ name, href: paths.products(slug) }))
  if (links.length === 0) return null
  return (
    <nav className="stack-2" aria-labelledby="busca-segmentos">
      <h3 id="busca-segmentos">Segmentos</h3>
      <PillLinks links={links} />
    </nav>
  )
}

export default function SearchDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Busca en Puntada">
      <div className="search-dialog stack-5">
        <SearchBox onSearch={onClose} />
        <Segments />
      </div>
    </Dialog>
  )
}
