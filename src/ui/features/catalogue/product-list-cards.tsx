import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { PAGE_SIZE } from '../../../domain/catalogue/product-filters.ts'
import { count } from '../../lib/format.ts'
import { Button } from '../../kit/button.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ProductCard } from './product-card.tsx'

interface CardProps {
  product: ProductSummary
  priority: boolean
}

// Its own memo: the heart is a new element each time, and would draw every card again.
const Card = memo(({ product, priority }: CardProps) => (
  <li>
    <ProductCard product={product} priority={priority} level={2} favourite={<FavouriteButton product={product} />} />
  </li>
))
Card.displayName = 'Card'

/** Cards drawn at once, as many as can be in sight; the others follow in slices of as many, so that nothing stands still. */
const AT_ONCE = 12

const useGradual = (cards: number): number => {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const reached = Math.min(drawn, cards)
  useEffect(() => {
    if (drawn < cards) startTransition(() => setDrawn(drawn + AT_ONCE))
    else if (drawn > cards + AT_ONCE) setDrawn(cards < AT_ONCE ? AT_ONCE : cards)
  }, [drawn, cards])
  return reached
}

/** A server may repeat an id: the second one gets a key of its own, and the others keep theirs when the list narrows. */
const keyed = (products: readonly ProductSummary[]) => {
  const times = new Map<string, number>()
  return products.map((product) => {
    const before = times.get(product.id) ?? 0
    times.set(product.id, before + 1)
    return { product, key: before === 0 ? product.id : `${product.id}:${before}` }
  })
}

interface Props {
  products: readonly ProductSummary[]
  label: string
  pages: number
  onMore: () => void
}

/** The cards of a list, a step at a time: ten thousand products cost what the shown ones cost. */
export const ProductListCards = ({ products, label, pages, onMore }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const reached = useRef<number | null>(null)
  const wanted = Math.min(products.length, pages * PAGE_SIZE)
  const shown = useGradual(wanted)
  const left = products.length - wanted

  useEffect(() => {
    const first = reached.current
    if (first === null || shown <= first) return
    reached.current = null
    list.current?.children[first]?.querySelector('a')?.focus()
  }, [shown])

  return (
    <>
      <ul ref={list} className="product-grid" aria-label={label}>
        {keyed(products.slice(0, shown)).map(({ product, key }, place) => (
          <Card key={key} product={product} priority={place < 4} />
        ))}
      </ul>
      {left > 0 && (
        <div className="plist-more">
          <p className="muted tabular">
            Mostrando {wanted.toLocaleString('es-MX')} de {count(products.length, 'producto', 'productos')}
          </p>
          <Button
            tone="quiet"
            onClick={() => {
              reached.current = wanted
              onMore()
            }}
          >
            Cargar más
          </Button>
        </div>
      )}
    </>
  )
}
