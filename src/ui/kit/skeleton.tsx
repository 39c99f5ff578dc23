const LISTS = {
  cards: 'product-grid',
  companies: 'card-list card-list-companies',
  articles: 'card-list card-list-articles',
  banners: 'card-list card-list-banners',
} as const

interface Props {
  kind?: keyof typeof LISTS | 'lines' | 'rows' | 'block'
  count?: number
}

/** A placeholder of the size of the content. Screen readers hear "Cargando…" once. */
export const Skeleton = ({ kind = 'lines', count = kind === 'cards' ? 12 : 3 }: Props) => {
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div>
      <p className="visually-hidden" role="status">
        Cargando…
      </p>
      <div className="glint" aria-hidden="true">
        {kind in LISTS ? (
          <div className="box">
            <ul className={LISTS[kind as keyof typeof LISTS]}>
              {places.map((index) => (
                // One element each, with picture and lines drawn by CSS, because hydrating more elements is slow on a
                // phone.
                <li key={index} className="skeleton-card" />
              ))}
            </ul>
          </div>
        ) : (
          places.map((index) => <div key={index} className={`skeleton skeleton-${kind}`} />)
        )}
      </div>
    </div>
  )
}
