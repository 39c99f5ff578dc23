import { missingPieces, rulesOf } from '../../../domain/catalogue/selling-rules.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import type { takenProducts } from '../../../domain/orders/list-check.ts'
import { productPieces } from '../../../domain/orders/orders.ts'
import { Name } from '../../kit/text.tsx'
import { integer, pieces, priceText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { bareLines } from './order-list-lines.tsx'
import { modelText } from './texts.ts'
import { useDrafts } from './use-orders.ts'
import './order-list.css'

/** The list's products with their rules of sale. */
export const OrderListModels = ({ products }: { products: ReturnType<typeof takenProducts> }) => {
  const { drafts } = useDrafts()
  return (
    <ul className="stack-3 divided order-list-models">
      {products.map(({ product, draft }) => {
        const total =
          productPieces(draft) +
          productPieces(
            drafts
              .find(({ storeId }) => storeId === product.storeId)
              ?.products.find(({ productId }) => productId === product.id) ?? { cells: [] },
          )
        const price = priceOf(product.tiers, total)
        const rules = rulesOf(product)
        const missing = missingPieces(rules, total)
        return (
          <li key={product.id} className="stack-1">
            <p className="between">
              <a href={paths.product(product.id)} className="strong underlined-on-hover">
                <Name text={product.name} />
              </a>
              <strong className="tabular">{priceText(price === null ? null : price * productPieces(draft))}</strong>
            </p>
            <p className="small muted">
              {[modelText(draft)[0], product.storeName, pieces(productPieces(draft))].filter(Boolean).join(' · ')}
            </p>
            {bareLines(draft.cells).map((line) => (
              <p key={line} className="small tabular" dir="auto">
                {line}
              </p>
            ))}
            {missing > 0 && (
              <p className="small danger">
                {`Te ${missing === 1 ? 'falta' : 'faltan'} ${pieces(missing)} para ${integer(total + missing)}` +
                  `${rules.multiple > 1 ? `, de ${rules.multiple} en ${rules.multiple}` : ''}. ` +
                  'Puedes agregarlo así; el fabricante decide si lo surte.'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
