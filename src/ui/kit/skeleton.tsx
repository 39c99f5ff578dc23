import { CardWaiting } from './card.tsx'

/** Of each kind of list the classes of its cards. */
const CARDS = {
  products: 'product-card',
  companies: 'company-card panel',
  articles: 'article-card',
  banners: 'banner panel',
} as const

interface Props {
  kind?: keyof typeof CARDS | 'lines' | 'rows' | 'block'
  count?: number
}

const isOfCards = (kind: string): kind is keyof typeof CARDS => kind in CARDS

/** A placeholder of the size of the content. Screen readers hear "Cargando…" once. */
export const Skeleton = ({ kind = 'lines', count = kind === 'products' ? 12 : 3 }: Props) => {
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div>
      <p className="visually-hidden" role="status">
        Cargando…
      </p>
      <div className="glint" aria-hidden="true">
        {isOfCards(kind) ? (
          <div className="box">
            <ul className={`grid card-list card-list-${kind}`}>
              {places.map((index) => (
                <li key={index}>
                  <CardWaiting className={CARDS[kind]} />
                </li>
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
