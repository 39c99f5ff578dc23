import { useEffect, useState, type RefObject } from 'react'
import { catalogueQueries } from '../../../domain/catalogue/catalogue.ts'
import { orderTotals, type Draft } from '../../../domain/orders/orders.ts'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Stitch } from '../../kit/progress-stitch.tsx'
import { Name } from '../../kit/text.tsx'
import { count, pesos } from '../../kit/format.ts'
import { useRead } from '../../data/read.tsx'
import { sumText } from './texts.ts'
import './orders.css'

interface Props {
  draft: Draft
  totals: ReturnType<typeof orderTotals>
  title: RefObject<HTMLHeadingElement | null>
  isOpen: boolean
  onToggle: () => void
}

export const FoldedHead = ({ draft, totals, title, isOpen, onToggle }: Props) => {
  const { storeId, storeName, storeMinimum } = draft
  const { data } = useRead(catalogueQueries.company({ id: storeId }), { once: true })
  const { missing, priced } = totals
  const hasMinimum = storeMinimum !== null && storeMinimum > 0 && missing !== null
  const lack = missing ? ` · faltan ${pesos(missing)}` : ' · mínimo completo'
  return (
    <h3 ref={title} tabIndex={-1} className="order-fold">
      <button type="button" className="media" aria-expanded={isOpen} onClick={onToggle}>
        <Picture path={data?.logo ?? null} alt="" width={48} height={48} fit="logo" />
        <span className="fill stack-1">
          <span className="clamp">
            <Name text={storeName || 'Fabricante'} />
          </span>
          {hasMinimum && <Stitch part={(priced ?? 0) / storeMinimum} />}
          <span className="small tabular muted">{sumText(totals) + (hasMinimum ? lack : '')}</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
    </h3>
  )
}

const PAUSE_MS = 1000

/** Announces new totals to screen readers once, when the typing pauses. */
export const ChangedTotals = ({ totals }: Pick<Props, 'totals'>) => {
  const text =
    `${count(totals.pieces, 'pieza', 'piezas')}, ${sumText(totals)}` +
    (totals.missing ? `; faltan ${pesos(totals.missing)} para el mínimo` : '')
  const [announced, announce] = useState({ totals: text, text: '' })
  useEffect(() => {
    if (text === announced.totals) return undefined
    const pause = setTimeout(() => announce({ totals: text, text }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, announced])
  return (
    <p className="visually-hidden" role="status">
      {announced.text}
    </p>
  )
}
