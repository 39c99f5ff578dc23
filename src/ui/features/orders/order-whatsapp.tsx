import type { Draft, SentOrder } from '../../../domain/orders/orders.ts'
import type { VisitsPort } from '../../../domain/visits/visits.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { whatsappOrderSummary } from '../../../domain/messaging/whatsapp-texts.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'
import { buttonClass, type ButtonTone } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { sentTotalText } from './texts.ts'

/** Records that a store is contacted about an order (R7.53, R7.57); the record has room for one product, and that is the first. */
export const recordOrderWhatsapp = (visits: VisitsPort, { storeId, products }: Pick<Draft, 'storeId' | 'products'>, user: string): void => {
  visits.storeContact({ storeId, user })
  visits.whatsappContact({ storeId, productId: products[0]?.productId ?? '', user })
}

/** A link to a chat with the summary of a sent order; nothing if the store has no valid number. */
export const OrderWhatsapp = ({ order, tone = 'quiet' }: { order: SentOrder; tone?: ButtonTone }) => {
  const { visits } = useServices()
  const user = useUser()
  const { folio, clientId, note, products } = order
  const summary = whatsappOrderSummary({ folio, clientId, note, products, total: sentTotalText(order) })
  const link = whatsappLink(order.storePhone, summary)
  if (link === null || user === '') return null
  return (
    <a
      className={buttonClass(tone)}
      href={link}
      target="_blank"
      rel="noopener"
      onClick={() => recordOrderWhatsapp(visits, order, user)}
    >
      <Icon name="whatsapp" size={20} />
      Enviar resumen por WhatsApp
    </a>
  )
}
