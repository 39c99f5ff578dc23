import { missingPieces } from '../../../domain/catalogue/selling-rules.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import type { takenProducts } from '../../../domain/orders/list-check.ts'
import { orderPieces, productPieces } from '../../../domain/orders/orders.ts'
import { Name } from '../../kit/text.tsx'
import { integer, pieces, priceText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { bareLines } from './order-list-lines.tsx'
import { modelText } from './texts.ts'
import { useOpenOrders } from './use-orders.ts'
import './order-list.css'

export const OrderListModels = ({ products }: { products: ReturnType<typeof takenProducts> }) => {
  const { drafts } = useOpenOrders()
  return (
    <ul className="stack-3 divided order-list-models">
      {products.map(({ product, draft }) => {
        const ordered = drafts.flatMap((one) => one.products).filter(({ productId }) => productId === product.id)
        const number = productPieces(draft)
        const total = number + orderPieces({ products: ordered })
        const price = priceOf(product.tiers, total)
        const missing = missingPieces(draft, total)
        return (
          <li key={product.id} className="stack-1">
            <p className="between">
              <a href={paths.product(product.id)} className="strong underlined-on-hover">
                <Name text={product.name} />
              </a>
              <strong className="tabular">{priceText(price === null ? null : price * number)}</strong>
            </p>
            <p className="small muted">
              {[modelText(draft)[0], product.storeName, pieces(number)].filter(Boolean).join(' · ')}
            </p>
            {bareLines(draft.cells).map((line) => (
              <p key={line} className="small tabular" dir="auto">
                {line}
              </p>
            ))}
            {missing > 0 && (
              <p className="small danger">
                {`Te ${missing === 1 ? 'falta' : 'faltan'} ${pieces(missing)} para ${integer(total + missing)}` +
                  `${draft.multiple > 1 ? `, de ${draft.multiple} en ${draft.multiple}` : ''}. ` +
                  'Puedes agregarlo así; el fabricante decide si lo surte.'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
