import type { CataloguePort, ProductSummary, Segment } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { holds } from '../domain/search/fitting.ts'
import { corrected, inOtherWords, withFewerWords } from '../domain/search/spelling.ts'
import { understand, type Understood } from '../domain/search/understand.ts'

/** The products that a search found, and the search that found them. */
export interface FoundProducts {
  readonly products: readonly ProductSummary[]
  readonly understood: Understood
  /** The search that was used instead, because the typed text found nothing; null if the typed text was used. */
  readonly instead:
    | { readonly how: 'spelling' | 'synonym'; readonly text: string }
    | { readonly how: 'fewer'; readonly text: string; readonly without: readonly string[] }
    | null
  /** A correction to suggest, although the typed text found something. */
  readonly meant: string | null
}

type Catalogue = Pick<CataloguePort, 'search' | 'productsPage' | 'categories'>

/**
 * Searches for a typed text (R12.27 to R12.29). Words that are filters are not sent to the server (R7.19); if no others
 * are left, the list of the segment is read (R7.13). If the server finds nothing, the search is repeated with corrected
 * spelling, with synonyms, and with fewer words.
 */
export const searchProducts = async (
  catalogue: Catalogue,
  text: string,
  segments: readonly Segment[],
  signal?: AbortSignal,
): Promise<Result<FoundProducts>> => {
  const read = ({ rest, segments: wanted }: Understood, category = '') =>
    rest === ''
      ? catalogue.productsPage({ segment: wanted.length === 1 ? (wanted[0] ?? '') : '', category, size: '' }, signal)
      : catalogue.search(rest, signal)

  const understood = understand(text, segments)
  const first = await read(understood)
  if (!first.ok) return first
  const products = first.value
  const plain = { products, understood, instead: null, meant: null }
  // What was understood is written well enough.
  const rest = new Set(understood.rest.split(/\s+/))
  const said = text.split(/\s+/).filter((word) => !rest.has(word))
  if (products.length > 0) {
    return ok({
      ...plain,
      meant: corrected(
        text,
        [],
        [...said, ...products.flatMap(({ name, storeName, category }) => [name, storeName, category])],
      ),
    })
  }
  if (understood.rest === '') return ok(plain)

  const categories = await catalogue.categories(signal)
  const names = categories.ok ? categories.value.map(({ name }) => name) : []
  const right = corrected(text, names, said)
  const named = names.filter((name) => holds(name, understood.rest)).toSorted((a, b) => a.length - b.length)[0]
  const tries: {
    readonly understood: Understood
    readonly category?: string
    readonly instead: NonNullable<FoundProducts['instead']>
  }[] = [
    // A server that searches names alone does not find its own categories.
    ...(named === undefined
      ? []
      : [
          {
            understood: { ...understood, rest: '' },
            category: named,
            instead: { how: 'synonym' as const, text: named },
          },
        ]),
    ...(right === null
      ? []
      : [{ understood: understand(right, segments), instead: { how: 'spelling' as const, text: right } }]),
    ...inOtherWords(understood.rest).map((other) => ({
      understood: { ...understood, rest: other },
      instead: { how: 'synonym' as const, text: other },
    })),
    ...withFewerWords(right === null ? understood.rest : understand(right, segments).rest).map(
      ({ text: fewer, without }) => ({
        understood: { ...understood, rest: fewer },
        instead: { how: 'fewer' as const, text: fewer, without },
      }),
    ),
  ]
  for (const { category, ...next } of tries) {
    const found = await read(next.understood, category)
    // The first search was answered, so a failure of a repeated one is no failure of the search.
    if (!found.ok) break
    if (found.value.length > 0) return ok({ ...plain, ...next, products: found.value })
  }
  return ok(plain)
}
