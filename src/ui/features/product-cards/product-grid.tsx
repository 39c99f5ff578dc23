import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { PAGE_SIZE, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { count, integer } from '../../lib/format.ts'
import type { Shown } from '../../lib/perishable.ts'
import { ProductCard } from './product-card.tsx'
import './cards.css'

/** Cards rendered together, as many as fit a window. The others follow in slices of as many, to avoid long tasks. */
const SLICE = 12

const useGradual = (cards: number) => {
  const [drawn, setDrawn] = useState(SLICE)
  useEffect(() => {
    if (drawn < cards) startTransition(() => setDrawn(drawn + SLICE))
    else if (drawn > cards + SLICE) setDrawn(Math.max(SLICE, cards))
  }, [drawn, cards])
  return Math.min(drawn, cards)
}

/** No more than these are shown with the others: they are not worth another press. */
const REST = 6
const NONE: readonly string[] = []
const none = () => null

interface Props {
  products: readonly Shown<ProductSummary>[]
  label?: string
  priority?: number
  level?: 2 | 3 | 4
  colours?: readonly string[]
  /** Cards at first, if the grid itself counts them. */
  initial?: number
  /** What stands in the place of a card; null for the card. */
  instead?: (product: Shown<ProductSummary>) => ReactNode
  /** If the list's address counts them: the number of cards, and how to show more. */
  depth?: { wanted: number; onMore: () => void }
}

export const ProductGrid = ({
  products,
  label,
  priority = 0,
  level = 3,
  initial = 2 * PAGE_SIZE,
  colours = NONE,
  instead = none,
  depth,
}: Props) => {
  const [own, setOwn] = useState(initial)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const limit = depth?.wanted ?? own
  const wanted = products.length > limit + REST ? limit : products.length
  const shown = useGradual(wanted)

  useEffect(() => {
    const index = firstNew.current
    if (index === null || shown <= index) return
    firstNew.current = null
    list.current?.children[index]?.querySelector('a')?.focus()
  }, [shown])

  const more = () => {
    firstNew.current = wanted
    if (depth === undefined) setOwn(own + PAGE_SIZE)
    else depth.onMore()
  }

  return (
    <>
      <div className="box">
        <ul ref={list} className="grid card-list card-list-products" aria-label={label}>
          {products.slice(0, shown).map((product, index) => (
            <li key={product.id}>
              {instead(product) ?? (
                <ProductCard product={product} priority={index < priority} level={level} colours={colours} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {wanted < products.length && (
        <div className="card-list-more stack-3">
          <p className="muted tabular">
            {`Mostrando ${integer(wanted)} de ${count(products.length, 'producto', 'productos')}`}
          </p>
          <Button tone="quiet" onClick={more}>
            Cargar más
          </Button>
        </div>
      )}
    </>
  )
}
