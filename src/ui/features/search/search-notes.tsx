import { Link } from 'wouter'
import type { FoundProducts } from '../../../application/product-search.ts'
import type { Fitted } from '../../../domain/search/fitting.ts'
import { enumerated } from '../../lib/enumerated.ts'
import { paths } from '../../lib/paths.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ')

const LEFT_OUT: Readonly<Partial<Record<Fitted['leftOut'][number], string>>> = {
  priceFrom: 'el precio',
  priceTo: 'el precio',
  sizes: 'la talla',
  colours: 'el color',
  towns: 'la ciudad',
  segments: 'el segmento',
}

interface Props {
  text: string
  found: FoundProducts
  leftOut: Fitted['leftOut']
}

/** What was searched for otherwise than as it was typed, said plainly (R12.28, R12.29). */
export const SearchNotes = ({ text, found: { instead, meant }, leftOut }: Props) => {
  const without = [...new Set(leftOut.flatMap((kind) => LEFT_OUT[kind] ?? []))]
  if (instead === null && meant === null && without.length === 0) return null
  return (
    <div className="search-screen-notes" role="status" dir="auto">
      {instead?.how === 'fewer' && (
        <p>
          No encontramos nada con todas las palabras. Quitamos {quoted(instead.without)} y buscamos <strong>«{instead.text}»</strong>.
        </p>
      )}
      {instead !== null && instead.how !== 'fewer' && (
        <p>No encontramos nada con «{text}». Te mostramos <strong>«{instead.text}»</strong>.</p>
      )}
      {without.length > 0 && <p>No hay productos con todo lo que pediste. Dejamos fuera {enumerated(without)}.</p>}
      {meant !== null && (
        <p>
          ¿Quisiste decir{' '}
          <Link href={paths.search(meant)} className="underlined">{meant}</Link>
          ?
        </p>
      )}
    </div>
  )
}
