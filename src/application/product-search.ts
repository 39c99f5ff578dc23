import type { CataloguePort, ProductSummary } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { understand, type Understanding, type Vocabulary } from '../domain/search/understand.ts'

export type FoundInstead = Readonly<{
  /** The typed text, its spelling corrected. */
  text: string
  /** The search that found the products; null where that of `text` did. */
  attempt: Understanding['attempts'][number] | null
  products: readonly ProductSummary[]
}>

/**
 * Searches for the meaning of a text that found nothing: its corrected spelling, if that differs, and at most two more.
 * Null if they find nothing either.
 */
export const searchUnderstood = async (
  catalogue: CataloguePort,
  typed: string,
  vocabulary: Vocabulary,
  signal?: AbortSignal,
): Promise<Result<FoundInstead | null>> => {
  const corrected = understand(typed, vocabulary).correction()
  const text = corrected ?? typed
  for (const attempt of [...(corrected === null ? [] : [null]), ...understand(text, vocabulary).attempts]) {
    const products =
      attempt?.kind === 'segment'
        ? await catalogue.productsPage({ segment: attempt.text, category: '', size: '' }, signal)
        : await catalogue.search({ text: attempt?.text ?? text }, signal)
    if (!products.ok) return products
    if (products.value.length > 0) return ok({ text, attempt, products: products.value })
  }
  return ok(null)
}
