import type { CataloguePort, ProductSummary, Segment } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { corrected, inOtherWords, withFewerWords } from '../domain/search/spelling.ts'
import { understand, type Understood } from '../domain/search/understand.ts'

/** What a search gave, and how it was asked for. */
export interface FoundProducts {
  readonly products: readonly ProductSummary[]
  readonly understood: Understood
  /** What was looked for in the place of what was typed, which gave nothing; null when what was typed was enough. */
  readonly instead: { readonly how: 'spelling' | 'synonym'; readonly text: string } | { readonly how: 'fewer'; readonly text: string; readonly without: readonly string[] } | null
  /** What the visitor may have meant, where what was typed gave something too. */
  readonly meant: string | null
}

type Catalogue = Pick<CataloguePort, 'search' | 'productsPage' | 'categories'>

/**
 * A search as people type it (R12.27 to R12.29). Only what is no filter goes to the server (R7.19), and when that is
 * nothing, the list of the segment is read (R7.13). Where the server finds nothing, the search is tried with its
 * letters put right, in other words, and with fewer words.
 */
export const searchProducts = async (
  catalogue: Catalogue,
  text: string,
  segments: readonly Segment[],
  signal?: AbortSignal,
): Promise<Result<FoundProducts>> => {
  const read = ({ rest, segments: wanted }: Understood) =>
    rest === ''
      ? catalogue.productsPage({ segment: wanted.length === 1 ? (wanted[0] ?? '') : '', category: '', size: '' }, signal)
      : catalogue.search(rest, signal)

  const understood = understand(text, segments)
  const first = await read(understood)
  if (!first.ok) return first
  const products = first.value
  const plain = { products, understood, instead: null, meant: null }
  if (products.length > 0) {
    return ok({ ...plain, meant: corrected(text, [], products.flatMap(({ name, storeName, category }) => [name, storeName, category])) })
  }
  if (understood.rest === '') return ok(plain)

  const categories = await catalogue.categories(signal)
  const right = corrected(text, categories.ok ? categories.value.map(({ name }) => name) : [])
  const tries: { readonly understood: Understood; readonly instead: NonNullable<FoundProducts['instead']> }[] = [
    ...(right === null ? [] : [{ understood: understand(right, segments), instead: { how: 'spelling' as const, text: right } }]),
    ...inOtherWords(understood.rest).map((other) => ({ understood: { ...understood, rest: other }, instead: { how: 'synonym' as const, text: other } })),
    ...withFewerWords(right === null ? understood.rest : understand(right, segments).rest).map(({ text: fewer, without }) => ({
      understood: { ...understood, rest: fewer },
      instead: { how: 'fewer' as const, text: fewer, without },
    })),
  ]
  for (const next of tries) {
    const found = await read(next.understood)
    // What was asked for was answered: a later try that fails only finds nothing more.
    if (!found.ok) break
    if (found.value.length > 0) return ok({ ...plain, ...next, products: found.value })
  }
  return ok(plain)
}
