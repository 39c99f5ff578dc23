import type { CataloguePort, ProductSummary } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { understand, type Understanding, type Vocabulary } from '../domain/search/understand.ts'

export type FoundInstead = Readonly<{
  /** The text that is understood: what was typed, its spelling corrected. */
  text: string
  /** What was asked for instead of that text; null where it finds something as it is. */
  attempt: Understanding['attempts'][number] | null
  products: readonly ProductSummary[]
}>

/**
 * Searches for what was understood of a text that found nothing: for the text in right spelling where that differs, and
 * with at most two more requests for what it means. Null if they find nothing either.
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
    const found =
      attempt?.kind === 'segment'
        ? await catalogue.productsPage({ segment: attempt.text, category: '', size: '' }, signal)
        : await catalogue.search({ text: attempt?.text ?? text }, signal)
    if (!found.ok) return found
    if (found.value.length > 0) return ok({ text, attempt, products: found.value })
  }
  return ok(null)
}
