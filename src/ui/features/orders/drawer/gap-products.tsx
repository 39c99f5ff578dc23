import { useState } from 'react'
import type { Centavos } from '../../../../domain/catalogue/catalogue.ts'
import { closeGap, type Closing } from '../../../../domain/orders/gap.ts'
import type { Draft } from '../../../../domain/orders/orders.ts'
import { gridOf, spread } from '../../../../domain/orders/quantity-grid.ts'
import { draftProductOf } from '../../../../domain/orders/reorder.ts'
import { Button } from '../../../kit/button.tsx'
import { Name } from '../../../kit/text.tsx'
import { Thumb } from '../../../kit/picture.tsx'
import { pesos, pieces } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { queryFor } from '../../../lib/queries.ts'
import { useRead } from '../../../lib/read.tsx'
import { useServices } from '../../../lib/services.ts'
import { useSend } from '../../../lib/forms.ts'
import { failureText } from '../../../notices/failure-text.ts'
import { useOrders } from '../use-orders.ts'

/** What closes the gap to a maker's minimum: three more of its products, each with the least that a tier takes. */
export const GapProducts = ({ draft, missing }: { draft: Draft; missing: Centavos }) => {
  const { user, editing } = useOrders()
  const { catalogue } = useServices()
  const { data = [] } = useRead(queryFor('catalogue', 'companyProducts', { storeId: draft.storeId }), { once: true })
  const [adding, setAdding] = useState('')
  const [status, setStatus] = useState('')
  const { busy, run } = useSend()
  const isOrdered = (id: string) => draft.products.some(({ productId }) => productId === id)
  const closings = missing > 0 ? closeGap(data, missing, isOrdered) : []

  const add = ({ product: { id, name }, pieces: wanted }: Closing) =>
    run(async () => {
      setAdding(id)
      // The list does not say what is sold out.
      const read = await catalogue.product({ id })
      const cells = read.ok && read.value !== null ? spread(gridOf(read.value), wanted) : []
      if (!read.ok) setStatus(failureText(read.failure))
      else if (read.value === null || cells.length === 0) setStatus(`${name} está agotado.`)
      else {
        editing.add(user, draft, [draftProductOf(read.value, cells)])
        setStatus(`Agregamos ${pieces(wanted)} de ${name} en ${cells[0]?.colour}. Cambia tallas y colores en su tabla.`)
      }
      return read
    })

  return (
    <div className="stack-2">
      {closings.length > 0 && (
        <>
          <p className="strong">Para llegar al mínimo</p>
          <ul className="stack-3" aria-label="Para llegar al mínimo">
            {closings.map((closing) => (
              <li key={closing.product.id} className="media small">
                <Thumb path={closing.product.image} />
                <span className="fill">
                  <a
                    href={paths.product(closing.product.id)}
                    className="clamp underlined-on-hover strong pink-on-hover"
                  >
                    <Name text={closing.product.name} />
                  </a>
                  <span className="tabular muted">
                    {`${pieces(closing.pieces)} × ${pesos(closing.price)} = ${pesos(closing.amount)}`}
                  </span>
                </span>
                <Button
                  tone="quiet"
                  busy={busy && adding === closing.product.id}
                  aria-label={`Agregar ${pieces(closing.pieces)} de ${closing.product.name}`}
                  onClick={() => void add(closing)}
                >
                  Agregar
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small strong agave" role="status">
        {status}
      </p>
    </div>
  )
}
