import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { ProductCard } from './product-card.tsx'

interface Props {
  products: readonly ProductSummary[]
  /** Accessible name of the list. */
  label?: string
  favourite?: (product: ProductSummary) => ReactNode
  /** How many of the first pictures are in sight at once. */
  priority?: number
  level?: 2 | 3 | 4
  /** How many cards to begin with. */
  initial?: number
}

const STEP = 24

/**
 * Products as a grid of cards. Ten thousand of them cost what the first ones cost: more are drawn shortly before
 * they scroll into sight.
 */
export const ProductGrid = ({ products, label, favourite, priority = 0, level = 3, initial = 2 * STEP }: Props) => {
  const [shown, setShown] = useState(initial)
  const end = useRef<HTMLDivElement>(null)
  const more = shown < products.length

  const grow = () => startTransition(() => setShown(shown + STEP))
  const growNow = useRef(grow)
  useEffect(() => {
    growNow.current = grow
  })

  useEffect(() => {
    const mark = end.current
    if (!more || !mark || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) growNow.current()
      },
      { rootMargin: '1200px 0px' },
    )
    watch.observe(mark)
    return () => watch.disconnect()
    // Watching anew after each growth asks again whether the end is still near.
  }, [more, shown])

  return (
    <>
      <ul className="product-grid" aria-label={label}>
        {products.slice(0, shown).map((product, place) => (
          // A server may repeat an id; the place keeps the keys apart.
          <li key={`${product.id}:${place}`}>
            <ProductCard product={product} favourite={favourite?.(product)} priority={place < priority} level={level} />
          </li>
        ))}
      </ul>
      {more && (
        <div ref={end} className="product-grid-more">
          <Button tone="quiet" onClick={grow}>
            Ver más productos
          </Button>
        </div>
      )}
    </>
  )
}
