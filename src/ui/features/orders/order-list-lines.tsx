import { memo, useId } from 'react'
import { missingPieces } from '../../../domain/catalogue/selling-rules.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import { colourLines } from '../../../domain/messaging/whatsapp.ts'
import type { takenProducts, Verdict } from '../../../domain/orders/list-check.ts'
import { lineWith, type ListLine } from '../../../domain/orders/order-list.ts'
import { orderPieces, productPieces } from '../../../domain/orders/orders.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { isComposing } from '../../kit/is-composing.ts'
import { enumerated, integer, pieces, priceText } from '../../kit/format.ts'
import { Name } from '../../kit/text.tsx'
import { paths } from '../../site/paths.ts'
import { failureText } from '../../notices/failure-text.ts'
import { modelText, whyNoPieces } from './texts.ts'
import { useOpenOrders } from './use-orders.ts'
import './order-list.css'

const MOST_NAMES = 12
const named = (names: readonly string[]) =>
  enumerated(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), 'otros'] : names)

/** `Negro: CH × 6, M × 4` */
const bareLines = (cells: Parameters<typeof colourLines>[0]) => colourLines(cells).map((line) => line.slice(2))

const verdictText = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'taken': {
      const { product, cells } = verdict
      const price = product.tiers.length === 0 ? ' · hoy sin precio: el fabricante te lo dice' : ''
      return `${product.name} · ${bareLines(cells).join(' · ')}${price}`
    }
    case 'unread':
      return 'Sin revisar.'
    case 'reading':
      return 'Buscando la clave…'
    case 'no-key':
      return 'Falta la clave del modelo, al principio.'
    case 'unknown':
      return 'Ningún modelo tiene esta clave. Revisa cómo está escrita.'
    case 'several':
      return `Varios modelos tienen esta clave. Escribe en su lugar ${verdict.products
        .slice(0, 3)
        .map(({ id, name, storeName }) => `«núm. ${id}» (${name}, de ${storeName})`)
        .join(' o ')}.`
    case 'failed':
      return failureText(verdict.failure)
    case 'no-maker':
      return 'No sabemos qué fabricante lo vende, así que no se puede pedir aquí.'
    case 'colour':
      return `${verdict.colour === '' ? 'Falta el color.' : `No viene en «${verdict.colour}».`} Viene en ${named(verdict.colours)}.`
    case 'size':
      return `${verdict.size === '' ? 'Falta la talla.' : `No hay talla «${verdict.size}».`} Hay ${named(verdict.sizes)}.`
    case 'more-numbers':
      return `Son más cantidades que tallas. Hay ${named(verdict.sizes)}.`
    case 'sold-out':
      return `Agotado: ${enumerated(verdict.cells.map(({ colour, size }) => `${colour}, talla ${size}`))}.`
    case 'no-pieces':
      return 'No dice cuántas piezas.'
    case 'pieces':
      return whyNoPieces(verdict.problem)
    case 'twice': {
      const { cell, others } = verdict
      const ask = others.length === 1 ? ['La línea', 'pide'] : ['Las líneas', 'piden']
      return (
        `${ask[0]} ${enumerated(others.map(integer))} también ${ask[1]} ${cell.colour}, talla ${cell.size}. ` +
        'Quita una, o di que cuentan todas.'
      )
    }
  }
}

export interface LineActions {
  onChange: (id: number, line: Partial<ListLine>) => void
  onLeave: () => void
  onRemove: (id: number) => void
  onRetry: (text: string) => void
}

interface Props extends LineActions {
  line: ListLine
  verdict: Verdict
}

/** A line is drawn again only if it changed: five hundred are checked with each letter. */
export const OrderListLine = memo(({ line, verdict, ...on }: Props) => {
  const { kind } = verdict
  /** The product's colours or sizes, where the line's is none of them. */
  const choices = verdict.kind === 'colour' ? verdict.colours : verdict.kind === 'size' ? verdict.sizes : []
  const id = useId()
  const name = `Línea ${line.number}`
  const isTaken = kind === 'taken'
  const isWaiting = kind === 'reading' || kind === 'unread'
  const choose = (choice: string) =>
    on.onChange(line.id, { text: lineWith(line.text, kind === 'size' ? { size: choice } : { colour: choice }) })
  return (
    <li className="order-list-line" data-kind={isTaken ? 'taken' : isWaiting ? 'waiting' : 'left'}>
      <span className="small muted tabular" aria-hidden="true">
        {line.number}
      </span>
      <input
        type="text"
        className="field-control tabular"
        aria-label={name}
        aria-describedby={id}
        aria-invalid={isTaken || isWaiting ? undefined : true}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={line.text}
        onChange={({ target }) => on.onChange(line.id, { text: target.value })}
        onBlur={on.onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) on.onLeave()
        }}
      />
      <IconButton
        icon="trash"
        size={20}
        label={`Quitar la línea ${line.number}`}
        onClick={() => on.onRemove(line.id)}
      />
      <p id={id} className="small media">
        <Icon name={isTaken ? 'check' : isWaiting ? 'clock' : 'alert'} size={16} />
        <span dir="auto">{verdictText(verdict)}</span>
      </p>
      {choices.length > 0 && (
        <div className="row" role="group" aria-label={`Para la ${name.toLowerCase()}`}>
          {choices.slice(0, MOST_NAMES).map((choice) => (
            <Button key={choice} tone="pill" onClick={() => choose(choice)}>
              <bdi>{choice}</bdi>
            </Button>
          ))}
        </div>
      )}
      {kind === 'failed' && (
        <Button tone="quiet" onClick={() => on.onRetry(line.text)}>
          Reintentar<span className="visually-hidden">{` la línea ${line.number}`}</span>
        </Button>
      )}
      {kind === 'twice' && (
        <Button tone="quiet" onClick={() => on.onChange(line.id, { isExtra: true })}>
          Cuentan todas<span className="visually-hidden">{`, también la línea ${line.number}`}</span>
        </Button>
      )}
    </li>
  )
})

export const OrderListModels = ({ products }: { products: ReturnType<typeof takenProducts> }) => {
  const { drafts } = useOpenOrders()
  return (
    <ul className="stack-3 divided order-list-models">
      {products.map(({ product, draft }) => {
        const ordered = drafts.flatMap((one) => one.products).filter(({ productId }) => productId === product.id)
        const number = productPieces(draft)
        const total = number + orderPieces({ products: ordered })
        const price = priceOf(product.tiers, total)
        const missing = missingPieces(draft, total)
        return (
          <li key={product.id} className="stack-1">
            <p className="between">
              <a href={paths.product(product.id)} className="strong underlined-on-hover">
                <Name text={product.name} />
              </a>
              <strong className="tabular">{priceText(price === null ? null : price * number)}</strong>
            </p>
            <p className="small muted">
              {[modelText(draft)[0], product.storeName, pieces(number)].filter(Boolean).join(' · ')}
            </p>
            {bareLines(draft.cells).map((line) => (
              <p key={line} className="small tabular" dir="auto">
                {line}
              </p>
            ))}
            {missing > 0 && (
              <p className="small danger">
                {`Te ${missing === 1 ? 'falta' : 'faltan'} ${pieces(missing)} para ${integer(total + missing)}` +
                  `${draft.multiple > 1 ? `, de ${draft.multiple} en ${draft.multiple}` : ''}. ` +
                  'Puedes agregarlo así; el fabricante decide si lo surte.'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
