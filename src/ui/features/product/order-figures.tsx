import { useEffect } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { integer, pesos, pieces, priceText } from '../../kit/format.ts'
import type { useTypedQuantities } from '../orders/use-orders.ts'
import '../orders/size-table.css'
import './order-panel.css'

const SellingRulesText = ({ product: { minimum, multiple } }: { product: ProductDetail }) => (
  <p className="small muted">
    {[
      minimum === null && 'Consulta el mínimo con el fabricante. ',
      minimum !== null && minimum > 1
        ? `Mínimo ${pieces(minimum)}; tallas y colores surtidos`
        : 'Tallas y colores surtidos',
      multiple !== null && multiple > 1 && `; el total va de ${multiple} en ${multiple}`,
      '.',
    ]
      .filter(Boolean)
      .join('')}
  </p>
)

export interface OrderProps {
  product: ProductDetail
  quantities: ReturnType<typeof useTypedQuantities>
}

export const BarFigures = ({ product, quantities: { totals, before } }: OrderProps) => {
  if (totals.pieces === 0) return <SellingRulesText product={product} />
  return (
    <>
      <strong className="large">{priceText(totals.amount)}</strong>
      <span className="small muted">
        <span>{pieces(totals.pieces)}</span>
        {totals.price !== null && <span className="bar-more order-panel-unit">{` a ${pesos(totals.price)} c/u`}</span>}
        {before > 0 && <span>{`, serían ${integer(totals.pieces + before)}`}</span>}
      </span>
    </>
  )
}

export const Totals = ({ grid: { sizes }, totals }: OrderProps['quantities']) => (
  <tr className="small" role="presentation">
    <td role="presentation">Total</td>
    {sizes.map((size, column) => (
      <td key={size} role="presentation">
        {totals.bySize[column] !== 0 && (
          <>
            <span className="size-table-label">{`Talla ${size}: `}</span>
            <span>{integer(totals.bySize[column] ?? 0)}</span>
          </>
        )}
      </td>
    ))}
    <td role="presentation" className="strong">
      <span className="size-table-label">Total: </span>
      <span>{integer(totals.pieces)}</span>
    </td>
  </tr>
)

/** The bar stands on a keyboard that covers the window without making it smaller (Safari). */
export const useKeyboard = (isTyping: boolean) =>
  useEffect(() => {
    const screen = window.visualViewport
    if (!isTyping || !screen) return undefined
    const { style } = document.documentElement
    const follow = () => {
      const covered = screen.scale === 1 ? window.innerHeight - screen.height - screen.offsetTop : 0
      // The whole page is styled again by each change of it, so it is not there where nothing is covered.
      style.setProperty('--keyboard', covered > 0 ? `${covered}px` : '')
    }
    follow()
    for (const change of ['resize', 'scroll']) screen.addEventListener(change, follow)
    return () => {
      for (const change of ['resize', 'scroll']) screen.removeEventListener(change, follow)
      style.removeProperty('--keyboard')
    }
  }, [isTyping])
