import { useState } from 'react'
import { orderTotals, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { isoDay } from '../../kit/dates.ts'
import { count, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { PastOrder } from './past-order.tsx'
import { sumText } from './texts.ts'
import { useSentOrders } from './use-orders.ts'
import './history.css'

/** `4 pedidos · 62 pzs · $6,075 este mes`, by the server's calendar; other months are counted, not summed. */
const monthText = (orders: readonly SentOrder[], now: number) => {
  const month = (ms: number) => isoDay(ms).slice(0, 7)
  const latest = orders.filter(({ sentAt }) => month(sentAt) === month(now))
  const products = latest.flatMap((order) => order.products)
  const totals = orderTotals({ products, storeMinimum: null })
  const sums = [pieces(totals.pieces), sumText(totals)]
  const disputed = latest.filter(({ storeTotal }) => storeTotal !== undefined).length
  const all = count(orders.length, 'pedido', 'pedidos')
  const ofMonth =
    latest.length === orders.length
      ? `${sums.join(' · ')} este mes`
      : latest.length === 0
        ? 'ninguno este mes'
        : `${latest.length} este mes: ${sums.join(', ')}`
  return `${all} · ${ofMonth}${disputed === 0 ? '' : `. El fabricante registró ${disputed} con otro total.`}`
}

interface MakersProps {
  sent: readonly SentOrder[]
  maker: string
  onChoose: (storeId: string) => void
}

const Makers = ({ sent, maker, onChoose }: MakersProps) => {
  const names = new Map(sent.map(({ storeId, storeName }) => [storeId, storeName]))
  if (names.size < 2) return null
  return (
    <div className="row scroll-row" role="group" aria-label="Fabricante">
      {[['', 'Todos'] as const, ...names].map(([storeId, name]) => (
        <Button key={storeId} tone="pill" aria-pressed={storeId === maker} onClick={() => onChoose(storeId)}>
          <Name text={name || 'Fabricante'} />{' '}
          <span className="tabular">{sent.filter((order) => storeId === '' || order.storeId === storeId).length}</span>
        </Button>
      ))}
    </div>
  )
}

export const OrdersHistory = () => {
  const { sent } = useSentOrders()
  const { page } = useServices()
  const [maker, setMaker] = useState('')
  if (sent.length === 0) {
    return (
      <EmptyState
        icon="bag"
        level={3}
        title="Todavía no has enviado pedidos"
        text="Los pedidos que envíes desde este navegador aparecen aquí, con su folio."
        link={{ text: 'Ver productos', href: paths.products() }}
      />
    )
  }
  const chosen = sent.filter(({ storeId }) => maker === '' || storeId === maker)
  return (
    <div className="stack-3">
      <p className="tabular" role="status">
        {monthText(chosen, page.now())}
      </p>
      <Makers sent={sent} maker={maker} onChoose={setMaker} />
      <ul className="past-orders box divided">
        {chosen.map((order) => (
          <li key={order.clientId}>
            <PastOrder order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}
