import type { SubmitEvent } from 'react'
import type { Centavos } from '../../../../domain/catalogue/catalogue.ts'
import { isCrossed, parsePesos } from '../../../../domain/catalogue/product-query.ts'
import { pesos } from '../../../lib/format.ts'
import { useFields } from '../../../lib/use-fields.ts'
import { Button } from '../../../kit/button.tsx'
import { Field } from '../../../kit/field.tsx'
import './filter.css'

interface Props {
  from: Centavos | null
  to: Centavos | null
  bounds: { from: Centavos; to: Centavos }
  onChange: (range: { priceFrom: Centavos | null; priceTo: Centavos | null }) => void
}

const numeric = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
const typedText = (price: Centavos | null) => (price === null ? '' : String(price / 100))

const PROBLEMS = {
  unread: 'Escribe un precio en pesos, por ejemplo 120.',
  crossed: 'El máximo debe ser mayor que el mínimo.',
} as const
const isUnread = (text: string) => text.trim() !== '' && parsePesos(text) === null
const problemsOf = ({ low, high }: { low: string; high: string }) => ({
  ...(isUnread(low) && { low: 'unread' as const }),
  ...(isCrossed(parsePesos(low), parsePesos(high)) && { high: 'crossed' as const }),
  ...(isUnread(high) && { high: 'unread' as const }),
})

/** Applies when it is sent, so that half a number filters nothing. */
export const FilterPrice = ({ from, to, bounds, onChange }: Props) => {
  const { values, field, isValid } = useFields({ low: typedText(from), high: typedText(to) }, problemsOf, PROBLEMS)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isValid(event)) onChange({ priceFrom: parsePesos(values.low), priceTo: parsePesos(values.high) })
  }
  return (
    <fieldset className="filter-group">
      <legend>Precio por pieza</legend>
      <p className="filter-bounds tabular small muted">{`De ${pesos(bounds.from)} a ${pesos(bounds.to)}`}</p>
      <form className="filter-price stack-3" onSubmit={submit} noValidate>
        <Field
          {...numeric}
          {...field('low')}
          label="Precio mínimo"
          placeholder={String(Math.floor(bounds.from / 100))}
        />
        <Field {...numeric} {...field('high')} label="Precio máximo" placeholder={String(Math.ceil(bounds.to / 100))} />
        <Button type="submit" tone="quiet">
          Aplicar precio
        </Button>
      </form>
    </fieldset>
  )
}
