import { whatsappLink, whatsappOrderSummary } from '../../../domain/messaging/messaging.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'
import { buttonClass, type ButtonTone } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { sentTotalText } from './texts.ts'

/** The summary of a sent order as a chat text to its store; nothing where the store has no usable number. */
export const OrderWhatsapp = ({ order, tone = 'quiet' }: { order: SentOrder; tone?: ButtonTone }) => {
  const { visits } = useServices()
  const user = useUser()
  const { folio, clientId, note, products, storeId } = order
  const summary = whatsappOrderSummary({ folio, clientId, note, products, total: sentTotalText(order) })
  const link = whatsappLink(order.storePhone, summary)
  if (link === null || user === '') return null
  return (
    <a
      className={buttonClass(tone)}
      href={link}
      target="_blank"
      rel="noopener"
      onClick={() => visits.storeContact({ storeId, user })}
    >
      <Icon name="whatsapp" size={20} />
      Enviar resumen por WhatsApp
    </a>
  )
}
