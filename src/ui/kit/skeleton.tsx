import './product-grid.css'
import './skeleton.css'

interface Props {
  kind?: 'lines' | 'cards' | 'rows' | 'block'
  count?: number
}

/** A placeholder of the size of the content. Screen readers hear "Cargando…" once. */
export const Skeleton = ({ kind = 'lines', count = kind === 'cards' ? 12 : 3 }: Props) => {
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="skeleton-region">
      <p className="visually-hidden" role="status">
        Cargando…
      </p>
      <div className="glint" aria-hidden="true">
        {kind === 'cards' && (
          <div className="product-grid-box">
            <ul className="product-grid">
              {places.map((index) => (
                // One element each, with picture and lines drawn by CSS, because hydrating more elements is slow on a
                // phone.
                <li key={index} className="skeleton-card" />
              ))}
            </ul>
          </div>
        )}
        {kind === 'lines' && places.map((index) => <div key={index} className="skeleton skeleton-line" />)}
        {kind === 'rows' && places.map((index) => <div key={index} className="skeleton skeleton-row" />)}
        {kind === 'block' && places.map((index) => <div key={index} className="skeleton skeleton-block" />)}
      </div>
    </div>
  )
}
