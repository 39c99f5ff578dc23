import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { submitOrder, type Submitted } from '../../../application/submit-order.ts'
import { withCell, withoutPieces } from '../../../domain/orders/drafts.ts'
import { orderPieces, orderTotals, type Draft } from '../../../domain/orders/orders.ts'
import type { Reordered } from '../../../domain/orders/reorder.ts'
import { misfit } from '../../../domain/catalogue/selling-rules.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { TextareaField } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ProgressStitch, Stitch } from '../../kit/progress-stitch.tsx'
import { timeText } from '../../lib/dates.ts'
import { count, pesos, pieces, recipientText, tooLongText } from '../../lib/format.ts'
import { useRequireLogin } from '../../lib/login.tsx'
import { useServices, useStored } from '../../lib/services.ts'
import { paths } from '../../lib/paths.ts'
import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import { Changes, NotSubmitted } from './order-changes.tsx'
import { sumText } from './texts.ts'
import { useEditedCells } from './use-edited-cells.ts'
import { useDrafts, useSendingFailure } from './use-orders.ts'
import { Gap, OrdersDrawerProduct } from './orders-drawer-product.tsx'
import { Name } from '../../kit/text.tsx'
import './orders.css'

const NOTE_LENGTH = 1000
const LONGEST_NAME = 80

const Again = ({ reordered, onUndo }: { reordered: Reordered; onUndo: (added: Reordered['added']) => void }) => (
  <div className="note stack-2 small" role="status">
    <p>
      {`Agregamos ${pieces(orderPieces({ products: reordered.added }))} de tu pedido anterior. ${
        reordered.changes.length > 0 ? 'Esto cambió desde entonces:' : 'Nada cambió de precio.'
      }`}
    </p>
    {reordered.changes.length > 0 && <Changes changes={reordered.changes} />}
    <Button tone="quiet" onClick={() => onUndo(reordered.added)}>
      Deshacer
    </Button>
  </div>
)

/** Its maker, and how far it is. */
const FoldedHead = ({ draft, totals, fold, title }: HeadProps) => {
  const { storeId, storeName, storeMinimum } = draft
  const { data } = useRead(queryFor('catalogue', 'company', { id: storeId }), { once: true })
  const { missing, priced } = totals
  const minimum = storeMinimum ?? 0
  const lack =
    minimum === 0 || missing === null ? '' : missing > 0 ? ` · faltan ${pesos(missing)}` : ' · mínimo completo'
  return (
    <header className="order-fold">
      <h3 ref={title} tabIndex={-1}>
        <button type="button" className="media" aria-expanded={fold.isOpen} onClick={fold.onToggle}>
          <Picture path={data?.logo ?? null} alt="" width={48} height={48} fit="logo" />
          <span className="fill stack-1">
            <span className="clamp">
              <Name text={storeName || 'Fabricante'} />
            </span>
            {minimum > 0 && missing !== null && <Stitch part={(priced ?? 0) / minimum} />}
            <span className="small tabular muted">{`${sumText(totals)}${lack}`}</span>
          </span>
          <Icon name="chevron-down" size={20} />
        </button>
      </h3>
    </header>
  )
}

/** `12 piezas, $1,548; faltan $1,952 para el mínimo` */
const saidText = (totals: ReturnType<typeof orderTotals>) =>
  `${count(totals.pieces, 'pieza', 'piezas')}, ${sumText(totals)}` +
  (totals.missing ? `; faltan ${pesos(totals.missing)} para el mínimo` : '')

const PAUSE_MS = 1000

/** Says what has changed to those who do not see it: once, when the typing pauses. */
const Changed = ({ text }: { text: string }) => {
  const [said, setSaid] = useState({ of: text, text: '' })
  useEffect(() => {
    if (text === said.of) return undefined
    const pause = setTimeout(() => setSaid({ of: text, text }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, said])
  return (
    <p className="visually-hidden" role="status">
      {said.text}
    </p>
  )
}

/** A draft among those of other makers: one is open at a time, and is sent from the drawer's foot. */
export interface Fold {
  /** `1 de 2` */
  which: string
  isOpen: boolean
  onToggle: () => void
  foot: HTMLElement | null
}

interface HeadProps {
  draft: Draft
  totals: ReturnType<typeof orderTotals>
  fold: Fold
  title: RefObject<HTMLHeadingElement | null>
}

interface Props {
  draft: Draft
  fold: Fold | null
  /** The draft with what was taken out of it; null once it is sent. */
  onRemove: (removed: Draft | null) => void
}

export const OrdersDrawerDraft = ({ draft, fold, onRemove }: Props) => {
  const { user, isStored, editing, sending } = useDrafts()
  const requireLogin = useRequireLogin()
  const failure = useSendingFailure(draft)
  const services = useServices()
  const resumed = services.loginIntent.resumed()
  const isResumed =
    user !== '' && failure === undefined && resumed?.kind === 'draft' && resumed.clientId === draft.clientId
  const store = (edit: (draft: Draft) => Draft) => {
    const removed = editing.change(user, draft.clientId, edit)
    if (removed !== null) onRemove(removed)
  }
  const quantities = useEditedCells((productId, cell) => store((now) => withCell(now, productId, cell)))
  const { isTyping } = quantities
  const change = (edit: (draft: Draft) => Draft) => {
    quantities.leave()
    store(edit)
  }
  const products = draft.products.map((product) => ({
    product,
    edited: quantities.tableOf(product.productId, product.cells),
  }))
  const shown = { ...draft, products: products.map(({ product, edited }) => ({ ...product, cells: edited.cells })) }
  const totals = orderTotals(shown)
  const incomplete = shown.products.filter((product) => misfit(product, product.cells) > 0).length
  const minimum = draft.storeMinimum ?? 0
  const missing = totals.missing ?? 0
  // Its head says the name, too: one that is longer than any maker's would leave no room for what is typed.
  const isNamed = draft.storeName !== '' && draft.storeName.length <= LONGEST_NAME

  // An order that returns to the drafts leaves the part of the drawer that had the focus.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failure !== undefined && document.activeElement === document.body) title.current?.focus()
  }, [failure])

  const sendButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isResumed) sendButton.current?.focus()
  }, [isResumed, fold?.foot])

  const reordered = useStored(editing.reordered)
  const undoAgain = (added: Reordered['added']) => {
    editing.reordered.change(() => null)
    editing.change(user, draft.clientId, (now) => withoutPieces(now, added))
  }

  const note = useRef<HTMLTextAreaElement>(null)
  const noteError = tooLongText(draft.note, NOTE_LENGTH)
  const [submitted, setSubmitted] = useState<Submitted | 'asking' | null>(null)
  const isAsking = useRef(false)
  const { clientId } = draft
  useEffect(() => (isTyping ? sending.edit(clientId) : undefined), [isTyping, sending, clientId])
  /** What cannot be sent gets the focus instead: a text that is no number, a note that is too long. */
  const submit = async (isUnchecked = false) => {
    quantities.leave()
    const wrong = quantities.problem?.field ?? (noteError ? note : null)
    wrong?.current?.focus()
    if (wrong !== null || !requireLogin({ kind: 'draft', clientId })) return
    const pressed = editing.find(user, clientId)
    if (pressed === undefined || isAsking.current) return
    isAsking.current = true
    setSubmitted('asking')
    setSubmitted(await submitOrder(services, sending, user, pressed, isUnchecked))
    isAsking.current = false
  }

  const sendText = fold
    ? `Enviar pedido ${fold.which}${isNamed ? ` · ${draft.storeName}` : ''}`
    : isNamed
      ? `Enviar pedido a ${draft.storeName}`
      : 'Enviar pedido'
  const savedText = isStored && <p className="small muted">{`Guardado ${timeText(draft.savedAt)}`}</p>
  const send = (
    <div className={fold === null ? 'order-send stack-2' : 'order-send order-foot between'}>
      {isResumed && (
        <p className="strong agave" role="status">
          Ya ingresaste. Falta enviar tu pedido
        </p>
      )}
      <p className="order-total between tabular">
        <span>{pieces(totals.pieces)}</span>
        <strong>{sumText(totals)}</strong>
      </p>
      <Button ref={sendButton} sends busy={submitted === 'asking'} onClick={() => void submit()}>
        <span>{sendText}</span>
      </Button>
    </div>
  )

  return (
    <section className="order-section stack" aria-label={`Pedido ${recipientText(draft.storeName)}`}>
      {fold === null ? (
        <header className="order-head between">
          <h3 ref={title} tabIndex={-1}>
            <a href={paths.company(draft.storeId)} className="underlined-on-hover pink-on-hover">
              <Name text={draft.storeName || 'Fabricante'} />
            </a>
          </h3>
          {savedText}
        </header>
      ) : (
        <FoldedHead draft={draft} totals={totals} fold={fold} title={title} />
      )}
      {(fold === null || fold.isOpen) && (
        <>
          {fold && (
            <div className="between small">
              <a href={paths.company(draft.storeId)} className="touch-target underlined-on-hover pink-on-hover">
                Ver la empresa
              </a>
              {savedText}
            </div>
          )}
          {/* Beside the focused title: on a phone the end of the draft is out of sight. */}
          {failure && (
            <div className="stack-2">
              <p>
                <strong>El pedido no se envió.</strong> Sigue aquí, como lo dejaste.
              </p>
              <FailureNotice failure={failure} compact />
            </div>
          )}
          {fold === null && minimum > 0 && totals.missing !== null && (
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
          {reordered?.draftId === draft.clientId && <Again reordered={reordered} onUndo={undoAgain} />}
          <ul className="stack">
            {products.map(({ product, edited }) => (
              <OrdersDrawerProduct key={product.productId} product={product} edited={edited} onChange={change} />
            ))}
          </ul>
          {minimum > 0 && draft.storeId !== '' && <Gap draft={shown} missing={missing} onChange={change} />}
          {missing > 0 && (
            <p className="small muted">
              Puedes enviarlo así; el fabricante decide si lo surte.{' '}
              <a href={paths.company(draft.storeId)} className="touch-target underlined strong pink">
                <span>
                  Ver más{' '}
                  {draft.storeName === '' ? (
                    <span>del fabricante</span>
                  ) : (
                    <span>
                      de <Name text={draft.storeName} />
                    </span>
                  )}
                </span>
              </a>
            </p>
          )}
          <TextareaField
            label="Nota para el fabricante"
            optional
            rows={2}
            value={draft.note}
            error={noteError}
            ref={note}
            onChange={({ target }) => change((now) => ({ ...now, note: target.value }))}
          />
          {incomplete > 0 && (
            <p className="small muted">
              {(incomplete === 1 ? 'A un modelo le faltan piezas' : `A ${incomplete} modelos les faltan piezas`) +
                '. Puedes enviarlo así; el fabricante decide si lo surte.'}
            </p>
          )}
          <NotSubmitted
            submitted={submitted === 'asking' ? null : submitted}
            draft={draft}
            onChange={change}
            onSubmit={(isUnchecked) => void submit(isUnchecked)}
          />
          {fold === null ? send : fold.foot && createPortal(send, fold.foot)}
        </>
      )}
      <Changed text={saidText(totals)} />
    </section>
  )
}
