import { useState, type SubmitEvent } from 'react'
import type { Centavos } from '../../../../domain/catalogue/catalogue.ts'
import { isCrossed, parsePesos } from '../../../../domain/catalogue/product-query.ts'
import { pesos } from '../../../lib/format.ts'
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

/** Applies when it is sent, so that half a number filters nothing. */
export const FilterPrice = ({ from, to, bounds, onChange }: Props) => {
  const [low, setLow] = useState(typedText(from))
  const [high, setHigh] = useState(typedText(to))
  const [wrong, setWrong] = useState<{ low?: string; high?: string }>({})

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const priceFrom = parsePesos(low)
    const priceTo = parsePesos(high)
    const problems = {
      ...(low.trim() !== '' && priceFrom === null && { low: 'Escribe un precio en pesos, por ejemplo 120.' }),
      ...(high.trim() !== '' && priceTo === null && { high: 'Escribe un precio en pesos, por ejemplo 350.' }),
      ...(isCrossed(priceFrom, priceTo) && { high: 'El máximo debe ser mayor que el mínimo.' }),
    }
    setWrong(problems)
    if (Object.keys(problems).length === 0) onChange({ priceFrom, priceTo })
  }

  return (
    <fieldset className="filter-group">
      <legend>Precio por pieza</legend>
      <p className="filter-bounds tabular small muted">
        De {pesos(bounds.from)} a {pesos(bounds.to)}
      </p>
      <form className="filter-price stack-3" onSubmit={submit} noValidate>
        <Field
          {...numeric}
          label="Precio mínimo"
          error={wrong.low}
          placeholder={String(Math.floor(bounds.from / 100))}
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        <Field
          {...numeric}
          label="Precio máximo"
          error={wrong.high}
          placeholder={String(Math.ceil(bounds.to / 100))}
          value={high}
          onChange={(event) => setHigh(event.target.value)}
        />
        <Button type="submit" tone="quiet">
          Aplicar precio
        </Button>
      </form>
    </fieldset>
  )
}
