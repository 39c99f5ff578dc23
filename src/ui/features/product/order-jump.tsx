import { useEffect, useState, type RefObject } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import { Button } from '../../kit/button.tsx'
import { pesos, pieces } from '../../lib/format.ts'
import './order-panel.css'

/** Only on a phone; gone while the quantities (`target`) are on screen. */
export const OrderJump = ({ product, target }: { product: ProductDetail; target: RefObject<HTMLElement | null> }) => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined
    // A heading at the lower edge is not yet a table to type in.
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px -40%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [target])

  const go = () => {
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }

  if (!isAway) return null
  const price = priceOf(product.tiers, product.minimum ?? 1)
  return (
    <div className="order-jump dock">
      <p className="order-panel-amount small tabular">
        {price !== null && <strong>{`${pesos(price)} `}</strong>}
        {product.minimum !== null && product.minimum > 1 && <span>{`mín. ${pieces(product.minimum)}`}</span>}
      </p>
      <Button onClick={go}>Arma tu pedido</Button>
    </div>
  )
}
