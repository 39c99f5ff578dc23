interface Props {
  /** Of what is coming: lines of text, product cards, rows with a picture, or one large block. */
  kind?: 'lines' | 'cards' | 'rows' | 'block'
  count?: number
}

const card = (key: number) => (
  <li key={key}>
    <div className="card">
      <div className="card-pic skeleton" />
      <div className="card-text">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-line skeleton-short" />
        <div className="skeleton skeleton-line skeleton-short" />
      </div>
    </div>
  </li>
)

/** Holds the place of what is loading, in its size. Says "Cargando…" once. */
export const Skeleton = ({ kind = 'lines', count = kind === 'cards' ? 12 : 3 }: Props) => {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="skeleton-region">
      <p className="visually-hidden" role="status">
        Cargando…
      </p>
      <div aria-hidden="true">
        {kind === 'cards' && <ul className="product-grid">{places.map(card)}</ul>}
        {kind === 'lines' && places.map((place) => <div key={place} className="skeleton skeleton-line" />)}
        {kind === 'rows' && places.map((place) => <div key={place} className="skeleton skeleton-row" />)}
        {kind === 'block' && places.map((place) => <div key={place} className="skeleton skeleton-block" />)}
      </div>
    </div>
  )
}
