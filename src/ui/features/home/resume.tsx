import type { ReactNode } from 'react'
import { misfit } from '../../../domain/catalogue/selling-rules.ts'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { orderTotals, orderPieces, type Draft, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Section } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { orderDayText } from '../../kit/dates.ts'
import { showDialog } from '../../site/dialogs.ts'
import { pesos, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { firstPrice } from '../../data/perishable.ts'
import { useServices, useStored, useUser } from '../../data/services.ts'
import { OrderAgain } from '../orders/order-changes.tsx'
import { sumText, totalText } from '../orders/texts.ts'
import './resume.css'

interface StepProps {
  title: string
  name: string
  lines: readonly string[]
  picture: string | null
  children?: ReactNode
}

const Step = ({ title, name, lines, picture, children }: StepProps) => (
  <li className="home-step panel">
    <div className="media">
      <Thumb path={picture} />
      <div className="fill small">
        <h3 className="small muted">{title}</h3>
        <p className="clamp strong">
          <Name text={name} />
        </p>
        {lines.map((line) => (
          <p key={line} className="clamp tabular">
            {line}
          </p>
        ))}
      </div>
    </div>
    {children}
  </li>
)

const lackingText = (draft: Draft) => {
  const { missing } = orderTotals(draft)
  if (missing === null) return 'Hay precios a consultar'
  if (missing > 0) return `Te faltan ${pesos(missing)} para el mínimo`
  const incomplete = draft.products.filter((product) => misfit(product, product.cells) > 0).length
  if (incomplete > 0)
    return incomplete === 1 ? 'A un modelo le faltan piezas' : `A ${incomplete} modelos les faltan piezas`
  return 'Listo para enviarse'
}

const Orders = ({ children }: { children: string }) => (
  <Button tone="quiet" onClick={() => showDialog('orders')}>
    {children}
  </Button>
)

const DraftStep = ({ draft, all }: { draft: Draft; all: number }) => (
  <Step
    title="Por enviar"
    name={draft.storeName || 'Fabricante'}
    lines={[`${pieces(orderPieces(draft))} · ${sumText(orderTotals(draft))}`, lackingText(draft)]}
    picture={draft.products[0]?.image ?? null}
  >
    <Orders>{all > 1 ? `Ver mis ${all} pedidos` : 'Continuar'}</Orders>
  </Step>
)

const DoubtStep = ({ draft }: { draft: Draft }) => (
  <Step
    title="Por confirmar"
    name={draft.storeName || 'Fabricante'}
    lines={[`${pieces(orderPieces(draft))} · ${sumText(orderTotals(draft))}`, 'No sabemos si se envió']}
    picture={draft.products[0]?.image ?? null}
  >
    <Orders>Revisar</Orders>
  </Step>
)

const LastStep = ({ order }: { order: SentOrder }) => (
  <Step
    title="Tu último pedido"
    name={order.storeName || 'Fabricante'}
    lines={[
      [order.folio, orderDayText(order.sentAt)].filter(Boolean).join(' · '),
      `${pieces(orderPieces(order))} · ${totalText(order)}`,
    ]}
    picture={order.products[0]?.image ?? null}
  >
    <OrderAgain order={order} />
  </Step>
)

const SeenStep = ({ product }: { product: ProductSummary }) => (
  <Step
    title="Lo último que viste"
    name={product.name}
    lines={[product.storeName, firstPrice(product) || 'Precio a consultar'].filter(Boolean)}
    picture={product.image}
  >
    <a href={paths.product(product.id)} className="btn btn-quiet">
      Ver producto
    </a>
  </Step>
)

/** A buyer's next steps: the draft that changed last, the last order sent, the last product seen. */
export default function Resume() {
  const { orderStores, recents } = useServices()
  const user = useUser()
  const { drafts, pending } = useStored(orderStores.open(user))
  const [last] = useStored(orderStores.sent(user))
  const [seen] = useStored(recents.viewed(user))
  const doubt = pending.find(({ isSending }) => !isSending)
  const [draft] = drafts.toSorted((a, b) => b.savedAt - a.savedAt)
  return (
    <div className="home-resume">
      <Section title="Sigue con tu pedido">
        <ul className="home-steps">
          {doubt && <DoubtStep draft={doubt.draft} />}
          {draft && <DraftStep draft={draft} all={drafts.length} />}
          {last && <LastStep order={last} />}
          {seen && <SeenStep product={seen} />}
        </ul>
      </Section>
    </div>
  )
}
