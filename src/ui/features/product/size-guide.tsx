import { useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { createChunk } from '../../lib/chunk.ts'
import { LazyPart } from '../../lib/lazy-part.tsx'

const CHARTS = createChunk(() => import('./size-charts.tsx').then((part) => ({ default: part.SizeCharts })))

/** One size for all has no measures. */
const isMeasured = (size: string): boolean => /\d|^[a-z]{1,3}$/i.test(size)

/** Opens the guide to the sizes (R12.87). */
export const SizeGuide = ({ product }: { product: ProductDetail }) => {
  const [open, setOpen] = useState(false)
  if (!product.sizeGuide && !product.sizes.some(isMeasured)) return null
  return (
    <>
      <button
        type="button"
        className="order-panel-sizes underlined"
        aria-haspopup="dialog"
        onPointerEnter={() => void CHARTS.preload()}
        onClick={() => setOpen(true)}
      >
        Guía de tallas
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Guía de tallas" variant="sheet">
        <LazyPart chunk={CHARTS} with={{ product }} skeleton={<Skeleton kind="rows" count={2} />} />
      </Dialog>
    </>
  )
}
