import { missingPieces, rulesOf } from '../../../domain/catalogue/selling-rules.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import type { takenProducts } from '../../../domain/orders/list-check.ts'
import { productPieces } from '../../../domain/orders/orders.ts'
import { Name } from '../../kit/text.tsx'
import { pieces, priceText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { colourLines, missingText } from './list-texts.ts'
import { keyText } from './texts.ts'
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
              {[keyText({ key: product.key, id: product.id }), product.storeName, pieces(productPieces(draft))]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {colourLines(draft.cells).map((line) => (
              <p key={line} className="small tabular" dir="auto">
                {line}
              </p>
            ))}
            {missing > 0 && <p className="small danger">{missingText(missing, total, rules.multiple)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
