import { useMemo } from 'react'
import { catalogueQueries, wantedColour } from '../../../domain/catalogue/catalogue.ts'
import type { Message } from '../../../domain/messaging/messaging.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { Ticket } from '../orders/ticket.tsx'
import { Name } from '../../kit/text.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { resolveLink, siteAddress } from '../../site/address.ts'
import { matchPath, paths } from '../../site/paths.ts'
import { firstPrice } from '../../data/perishable.ts'
import { useRead } from '../../data/read.tsx'
import { useServices, useStored } from '../../data/services.ts'
import './messages.css'

export interface ProductSubject {
  productId: string
  colour: string
}
export type Subject = ProductSubject | { order: SentOrder }

/** The first product of this site whose address stands in a text, in the colour of that address. */
const linkedProduct = (text: string, home: string) => {
  const at = text.indexOf(`${home}vistaproducto/`)
  const url = at < 0 ? null : resolveLink(/^\S+/.exec(text.slice(at))?.[0] ?? '', home)
  const id = url && matchPath(url.pathname)?.params['id']
  return id ? { productId: id, colour: url.searchParams.get('color') ?? '' } : null
}

/** Whether a text names an order by its folio or key: `tu pedido SIM-1001`, `folio 1042`. */
export const namesOrder = (text: string, key: string) => {
  const at = text.indexOf(key)
  return (
    key !== '' &&
    at >= 0 &&
    /(?:pedido|folio|clave)\P{N}{0,8}$/iu.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + key.length))
  )
}

const keyOf = (subject: Subject | undefined) =>
  subject && ('order' in subject ? subject.order.clientId : `${subject.productId} ${subject.colour}`)

/** Each message's subject, unless the message before had it. */
export const useSubjects = (
  user: string,
  storeId: string,
  messages: readonly Pick<Message, 'text' | 'productId'>[],
  about: ProductSubject | null,
): readonly (Subject | undefined)[] => {
  const { orderStores, site } = useServices()
  const orders = useStored(orderStores.sent(user))
  const home = siteAddress(site, '/')
  return useMemo(() => {
    const sent = orders.filter((order) => order.storeId === storeId)
    let last: string | undefined
    return messages.map(({ text, productId }) => {
      const order = sent.find(({ folio, clientId }) => namesOrder(text, folio) || namesOrder(text, clientId))
      const product = productId ? { productId, colour: about?.productId === productId ? about.colour : '' } : null
      const subject = order ? { order } : (linkedProduct(text, home) ?? product ?? undefined)
      const key = keyOf(subject)
      const isNew = key !== last
      if (key !== undefined) last = key
      return isNew ? subject : undefined
    })
  }, [orders, storeId, messages, about, home])
}

export const ProductCard = ({ productId, colour }: ProductSubject) => {
  const product = useRead(catalogueQueries.product({ id: productId })).data
  if (!product) return null
  const pictured = wantedColour(product, [colour])
  return (
    <div className="message-card media">
      <Thumb path={pictured?.image ?? product.image} />
      <div className="fill small">
        <a href={paths.product(productId, pictured?.name)} className="card-link clamp">
          <Name text={product.name} />
        </a>
        <p className="tabular muted">
          {[firstPrice(product) || 'Precio a consultar', pictured?.name].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  )
}

export const SubjectCard = ({ subject }: { subject: Subject }) =>
  'order' in subject ? <Ticket order={subject.order} level={3} folds /> : <ProductCard {...subject} />
