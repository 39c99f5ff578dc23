import type { ReactNode } from 'react'
import { orderTotals, orderPieces, type Draft } from '../../../domain/orders/orders.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
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
import { incompleteText, sumText, totalText } from '../orders/texts.ts'
import './resume.css'

interface StepProps {
  title: string
  name: string
  lines: readonly string[]
  picture: string | null
  children: ReactNode
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
  return incompleteText(draft.products) || 'Listo para enviarse'
}

interface DraftProps {
  title: string
  draft: Draft
  state: string
  children: string
}

const DraftStep = ({ title, draft, state, children }: DraftProps) => (
  <Step
    title={title}
    name={draft.storeName || 'Fabricante'}
    lines={[`${pieces(orderPieces(draft))} · ${sumText(orderTotals(draft))}`, state]}
    picture={draft.products[0]?.image ?? null}
  >
    <Button tone="quiet" onClick={() => showDialog('orders')}>
      {children}
    </Button>
  </Step>
)

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
          {doubt && (
            <DraftStep title="Por confirmar" draft={doubt.draft} state="No sabemos si se envió">
              Revisar
            </DraftStep>
          )}
          {draft && (
            <DraftStep title="Por enviar" draft={draft} state={lackingText(draft)}>
              {drafts.length > 1 ? `Ver mis ${drafts.length} pedidos` : 'Continuar'}
            </DraftStep>
          )}
          {last && (
            <Step
              title="Tu último pedido"
              name={last.storeName || 'Fabricante'}
              lines={[
                [last.folio, orderDayText(last.sentAt)].filter(Boolean).join(' · '),
                `${pieces(orderPieces(last))} · ${totalText(last)}`,
              ]}
              picture={last.products[0]?.image ?? null}
            >
              <OrderAgain order={last} />
            </Step>
          )}
          {seen && (
            <Step
              title="Lo último que viste"
              name={seen.name}
              lines={[seen.storeName, firstPrice(seen) || 'Precio a consultar'].filter(Boolean)}
              picture={seen.image}
            >
              <ButtonLink href={paths.product(seen.id)} tone="quiet">
                Ver producto
              </ButtonLink>
            </Step>
          )}
        </ul>
      </Section>
    </div>
  )
}
