import { useEffect, useId, useRef, useState } from 'react'
import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import type { Filters } from '../../../domain/catalogue/product-filters.ts'
import { isCrossed, parsePesos } from '../../../domain/catalogue/tiers.ts'
import { isBlank } from '../../../domain/text.ts'
import { pesos } from '../../kit/format.ts'
import { isComposing } from '../../kit/is-composing.ts'
import { Field } from '../../kit/field.tsx'
import './catalogue.css'

type Range = Pick<Filters, 'priceFrom' | 'priceTo'>
type End = keyof Range

const LABELS = { priceFrom: 'Precio mínimo', priceTo: 'Precio máximo' } as const
const ENDS: readonly End[] = ['priceFrom', 'priceTo']

const PAUSE_MS = 600

/**
 * A typed price counts once its field is left, on Enter, when the sheet is finished and, beside the list, after a
 * pause, so that half a number filters nothing. Text that is no price stays and filters nothing.
 */
export const usePriceRange = (
  current: Range,
  onChange: (range: Range, options?: { replace: boolean }) => void,
  isInSheet: boolean,
) => {
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({})
  const [left, setLeft] = useState<readonly End[]>([])
  const box = useRef<HTMLFieldSetElement>(null)
  const key = `${current.priceFrom}:${current.priceTo}`
  const [shownFor, setShownFor] = useState(key)
  if (shownFor !== key) {
    setShownFor(key)
    setTyped({})
  }
  const text = (end: End) => typed[end] ?? (current[end] === null ? '' : String(current[end] / 100))
  const range = { priceFrom: parsePesos(text('priceFrom')), priceTo: parsePesos(text('priceTo')) }
  const problemOf = (end: End) => {
    if (!isBlank(text(end)) && range[end] === null) return 'Escribe un precio en pesos, por ejemplo 120.'
    return end === 'priceTo' && crossed ? 'El máximo debe ser mayor que el mínimo.' : null
  }
  const crossed = isCrossed(range.priceFrom, range.priceTo)
  const wrong = ENDS.find((end) => problemOf(end) !== null)
  const apply = () => {
    setLeft(ENDS)
    if (wrong !== undefined) return false
    setTyped({})
    if (ENDS.some((end) => range[end] !== current[end])) onChange(range)
    return true
  }
  // Changes after pauses are one step of Back.
  const paused = useRef(false)
  const changed = wrong === undefined && ENDS.some((end) => range[end] !== current[end])
  useEffect(() => {
    if (isInSheet || !changed) return undefined
    const timer = setTimeout(() => {
      onChange(range, { replace: paused.current })
      paused.current = true
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    box,
    range: wrong === undefined ? range : null,
    /** False: the focus is on the wrong field. */
    finish: () => {
      const isRight = apply()
      if (!isRight) box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return isRight
    },
    field: (end: End) => ({
      name: end,
      label: LABELS[end],
      value: text(end),
      error: left.includes(end) ? problemOf(end) : null,
      ...(crossed && left.length > 1 && { 'aria-invalid': true }),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped({ ...typed, [end]: target.value })
        setLeft(left.filter((other) => other !== end))
      },
      onBlur: () => {
        apply()
        paused.current = false
      },
    }),
  }
}

interface Props {
  price: ReturnType<typeof usePriceRange>
  bounds: { from: Centavos; to: Centavos }
}

export const FilterPrice = ({ price: { box, field, finish }, bounds }: Props) => {
  const id = useId()
  const numeric = { inputMode: 'decimal', enterKeyHint: 'done', autoComplete: 'off', maxLength: 16 } as const
  return (
    <fieldset
      ref={box}
      className="filter-group stack-2"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.repeat && !isComposing(event)) finish()
      }}
    >
      <p id={id} className="heading">
        Precio por pieza
      </p>
      <p className="tabular small muted">{`De ${pesos(bounds.from)} a ${pesos(bounds.to)}`}</p>
      <div className="filter-price">
        <Field {...numeric} {...field('priceFrom')} placeholder={String(Math.floor(bounds.from / 100))} />
        <Field {...numeric} {...field('priceTo')} placeholder={String(Math.ceil(bounds.to / 100))} />
      </div>
    </fieldset>
  )
}
