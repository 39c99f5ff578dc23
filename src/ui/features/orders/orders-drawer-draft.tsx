import { useEffect, useRef, useState } from 'react'
import { submitOrder, type Submitted } from '../../../application/submit-order.ts'
import { withCell } from '../../../domain/orders/drafts.ts'
import { orderTotals, type Draft } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { TextareaField } from '../../kit/field.tsx'
import { ProgressStitch } from '../../kit/progress-stitch.tsx'
import { Name } from '../../kit/text.tsx'
import { timeText } from '../../kit/dates.ts'
import { pesos, pieces, recipientText, tooLongText } from '../../kit/format.ts'
import { useRequireLogin } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { ChangedTotals, FoldedHead } from './draft-head.tsx'
import { Gap } from './gap.tsx'
import { NotSubmitted, Repeated } from './order-changes.tsx'
import { OrderResale } from './resale.tsx'
import { OrdersDrawerProduct } from './orders-drawer-product.tsx'
import { incompleteText, sumText } from './texts.ts'
import { useEditedCells } from './use-edited-cells.ts'
import { useOpenOrders, useLostFocus, useResumedDraft } from './use-orders.ts'
import './orders.css'

const NOTE_LENGTH = 1000

interface Props {
  draft: Draft
  /** `1 de 2` among several drafts, whose heads fold them; else ''. */
  place: string
  isOpen: boolean
  onToggle: () => void
  onRemove: (removed: Draft) => void
}

export const OrdersDrawerDraft = ({ draft, place, isOpen, onToggle, onRemove }: Props) => {
  const { clientId, storeId, storeName, note, failure } = draft
  const { user, isStored, editing, sending } = useOpenOrders()
  const services = useServices()
  const requireLogin = useRequireLogin()
  const isResumed = useResumedDraft() === clientId && user !== '' && failure === undefined

  const store = (edit: (draft: Draft) => Draft) => {
    const removed = editing.change(user, clientId, edit)
    if (removed !== null) onRemove(removed)
  }
  const quantities = useEditedCells((productId, cell) => store((now) => withCell(now, productId, cell)))
  const change = (edit: (draft: Draft) => Draft) => {
    quantities.leave()
    store(edit)
  }
  const tables = draft.products.map(({ productId, cells }) => quantities.tableOf(productId, cells))
  const typed = { ...draft, products: draft.products.map((one, at) => ({ ...one, cells: tables[at]?.cells ?? [] })) }
  const totals = orderTotals(typed)
  const minimum = draft.storeMinimum ?? 0
  const missing = totals.missing ?? 0
  const incomplete = incompleteText(typed.products)

  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title, failure?.kind)
  const sendButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isResumed) sendButton.current?.focus()
  }, [isResumed])
  const { isTyping } = quantities
  useEffect(() => (isTyping ? sending.edit(clientId) : undefined), [isTyping, sending, clientId])

  const noteField = useRef<HTMLTextAreaElement>(null)
  const noteError = tooLongText(note, NOTE_LENGTH)
  const [submitted, setSubmitted] = useState<Submitted | 'asking' | null>(null)
  const isAsking = useRef(false)
  /** Sends the draft, or focuses what forbids it: a text that is no number, a note that is too long. */
  const submit = async (isUnchecked = false) => {
    quantities.leave()
    const wrong = quantities.problem?.field ?? (noteError ? noteField : null)
    wrong?.current?.focus()
    if (wrong !== null || !requireLogin({ kind: 'draft', clientId })) return
    const pressed = editing.find(user, clientId)
    if (pressed === undefined || isAsking.current) return
    isAsking.current = true
    setSubmitted('asking')
    setSubmitted(await submitOrder(services, sending, user, pressed, isUnchecked))
    isAsking.current = false
  }

  const company = (
    <a href={paths.company(storeId)} className="touch-target underlined-on-hover pink-on-hover">
      {place ? 'Ver la empresa' : <Name text={storeName || 'Fabricante'} />}
    </a>
  )
  return (
    <section id={clientId} className="order-section stack" aria-label={`Pedido ${recipientText(storeName)}`}>
      {place && <FoldedHead draft={draft} totals={totals} title={title} isOpen={isOpen} onToggle={onToggle} />}
      <ChangedTotals totals={totals} />
      {isOpen && (
        <>
          <header className="order-head between small">
            {place ? (
              company
            ) : (
              <h3 ref={title} tabIndex={-1}>
                {company}
              </h3>
            )}
            {isStored && <p className="muted">{`Guardado ${timeText(draft.savedAt)}`}</p>}
          </header>
          {/* The failure stands beside the focused title: on a phone the end of the draft is out of sight. */}
          {failure && (
            <div className="stack-2">
              <p>
                <strong>El pedido no se envió.</strong> Sigue aquí, como lo dejaste.
              </p>
              <FailureNotice failure={failure} compact />
            </div>
          )}
          {!place && minimum > 0 && totals.missing !== null && (
            <ProgressStitch
              label="Avance del pedido mínimo"
              value={totals.priced ?? 0}
              max={minimum}
              text={
                missing > 0
                  ? `Te faltan ${pesos(missing)} para el mínimo de ${pesos(minimum)}`
                  : `Llegaste al mínimo de ${pesos(minimum)}`
              }
            />
          )}
          <Repeated draft={draft} />
          <ul className="stack">
            {typed.products.map((product, at) => (
              <OrdersDrawerProduct key={product.productId} product={product} edited={tables[at]!} onChange={change} />
            ))}
          </ul>
          {minimum > 0 && storeId !== '' && <Gap draft={typed} missing={missing} onChange={change} />}
          {(missing > 0 || incomplete) && (
            <p className="small muted">
              <span>{`${incomplete && `${incomplete}. `}Puedes enviarlo así; el fabricante decide si lo surte.`}</span>{' '}
              {missing > 0 && (
                <a href={paths.company(storeId)} className="touch-target underlined strong pink">
                  {storeName === '' ? (
                    <span>Ver más del fabricante</span>
                  ) : (
                    <span>
                      Ver más de <Name text={storeName} />
                    </span>
                  )}
                </a>
              )}
            </p>
          )}
          <TextareaField
            label="Nota para el fabricante"
            optional
            rows={2}
            value={note}
            error={noteError}
            ref={noteField}
            onChange={({ target }) => change((now) => ({ ...now, note: target.value }))}
          />
          {submitted !== 'asking' && (
            <NotSubmitted submitted={submitted} draft={draft} onChange={change} onSubmit={submit} />
          )}
          <OrderResale order={typed} />
          <div className="order-send dock dock-line between">
            {isResumed && (
              <p className="strong agave" role="status">
                Ya ingresaste. Falta enviar tu pedido
              </p>
            )}
            <p className="between tabular">
              <span>{pieces(totals.pieces)}</span>
              <strong className="large">{sumText(totals)}</strong>
            </p>
            <Button ref={sendButton} sends busy={submitted === 'asking'} onClick={() => void submit()}>
              <span className="clamp">
                {`Enviar pedido ${place ? `${place} · ${storeName || 'Fabricante'}` : recipientText(storeName)}`}
              </span>
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
