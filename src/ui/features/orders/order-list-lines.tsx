import { memo, useId } from 'react'
import type { Verdict } from '../../../domain/orders/list-check.ts'
import { lineWith, type ListLine } from '../../../domain/orders/order-list.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { isComposing } from '../../kit/is-composing.ts'
import { verdictText } from './list-texts.ts'
import './order-list.css'

export interface LineActions {
  onChange: (id: number, line: Partial<ListLine>) => void
  /** The field was left: its key may be a new one. */
  onLeave: () => void
  onRemove: (id: number) => void
  onRetry: (text: string) => void
}

interface Props extends LineActions {
  line: ListLine
  kind: Verdict['kind']
  words: string
  /** The product's colours or sizes, where the line's is none of them. */
  choices: string
}

const MOST_CHOICES = 12

/** A line is drawn again only if it changed: five hundred are checked with each letter. */
export const OrderListLine = memo(({ line, kind, words, choices, ...on }: Props) => {
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
        <span dir="auto">{words}</span>
      </p>
      {choices !== '' && (
        <div className="row" role="group" aria-label={`Para la ${name.toLowerCase()}`}>
          {choices
            .split('\n')
            .slice(0, MOST_CHOICES)
            .map((choice) => (
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

/** A line's props are texts, so that one that did not change is not drawn again. */
export const lineProps = (verdict: Verdict) => ({
  kind: verdict.kind,
  words: verdictText(verdict),
  choices: (verdict.kind === 'colour' ? verdict.colours : verdict.kind === 'size' ? verdict.sizes : []).join('\n'),
})
