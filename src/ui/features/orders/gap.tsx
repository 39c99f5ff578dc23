import { useRef, useState } from 'react'
import { catalogueQueries, type Centavos } from '../../../domain/catalogue/catalogue.ts'
import { changeCells } from '../../../domain/orders/drafts.ts'
import { closeGap, growthsOf, type Growth } from '../../../domain/orders/gap.ts'
import { productAmount, productPieces, type Draft } from '../../../domain/orders/orders.ts'
import { gridOf } from '../../../domain/orders/quantity-grid.ts'
import { Button } from '../../kit/button.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Name } from '../../kit/text.tsx'
import { pesos, pieces as piecesText } from '../../kit/format.ts'
import { showQuickOrder } from '../../site/dialogs.ts'
import { useRead } from '../../data/read.tsx'
import { useProduct } from './use-orders.ts'

const growthText = ({ kind, colour, pieces, price, amount }: Growth) => {
  const what = {
    run: '+1 corrida de lo que llevas',
    colour: `+1 color: ${colour}`,
    tier: `Completar ${piecesText(pieces)} y bajar a ${pesos(price)}`,
  }[kind]
  return `${what} (+${pesos(amount)})`
}

interface Props {
  draft: Draft
  missing: Centavos
  onChange: (edit: (draft: Draft) => Draft) => void
}

/** Offers that close the gap to a maker's minimum: more of the ordered products first, then others. */
export const Gap = ({ draft: { storeId, products }, missing, onChange }: Props) => {
  const { data = [] } = useRead(catalogueQueries.companyProducts({ storeId }), { once: true })
  const status = useRef<HTMLParagraphElement>(null)
  const [added, setAdded] = useState('')
  const product = products.find((one) => productAmount(one) !== null) ?? products[0]
  const { data: today } = useProduct(product?.productId ?? '', { once: true })
  if (product === undefined || (missing === 0 && added === '')) return null
  const { productId, name, cells } = product
  const growths = missing > 0 && today?.id === productId ? growthsOf(gridOf(today), cells, missing) : []
  const isOrdered = (id: string) => products.some((one) => one.productId === id)
  const closings = missing > 0 ? closeGap(data, missing, isOrdered) : []
  const grow = (growth: Growth) => {
    setAdded(`Agregamos ${piecesText(growth.pieces - productPieces(product))} de ${name}.`)
    onChange((now) => changeCells(now, productId, () => growth.cells))
    // The pressed button may be gone.
    status.current?.focus()
  }

  return (
    <div className="stack-2">
      {growths.length + closings.length > 0 && <p className="strong">Para llegar al mínimo</p>}
      {growths.length > 0 && (
        <div className="row" role="group" aria-label={`Más de ${name}`}>
          {products.length > 1 && <Name text={name} />}
          {growths.map((growth) => (
            <Button key={growth.kind} tone="pill" className="tabular" onClick={() => grow(growth)}>
              {growthText(growth)}
            </Button>
          ))}
        </div>
      )}
      {closings.length > 0 && (
        <ul className="stack-3" aria-label="Para llegar al mínimo">
          {closings.map(({ product: listed, pieces, price, amount }) => (
            <li key={listed.id} className="media small">
              <Thumb path={listed.image} />
              <span className="fill">
                <span className="clamp strong">
                  <Name text={listed.name} />
                </span>
                <span className="tabular muted">{`${piecesText(pieces)} × ${pesos(price)} = ${pesos(amount)}`}</span>
              </span>
              <Button
                tone="quiet"
                aria-label={`Elegir piezas de ${listed.name}`}
                aria-haspopup="dialog"
                onClick={() => showQuickOrder(listed)}
              >
                Elegir
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p ref={status} tabIndex={-1} className="small strong agave" role="status">
        {added}
      </p>
    </div>
  )
}
