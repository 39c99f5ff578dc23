import type { CataloguePort, ProductSummary } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { understand, type Understanding, type Vocabulary } from '../domain/search/understand.ts'

export type FoundInstead = Readonly<{
  attempt: Understanding['attempts'][number]
  products: readonly ProductSummary[]
  understood: Understanding
}>

/**
 * Searches for what was understood of a text that found nothing. At most two requests; null if they find
 * nothing either.
 */
export const searchUnderstood = async (
  catalogue: CataloguePort,
  text: string,
  vocabulary: Vocabulary,
  signal?: AbortSignal,
): Promise<Result<FoundInstead | null>> => {
  const understood = understand(text, vocabulary)
  for (const attempt of understood.attempts) {
    const found =
      attempt.kind === 'text'
        ? await catalogue.search({ text: attempt.text }, signal)
        : await catalogue.productsPage({ segment: attempt.text, category: '', size: '' }, signal)
    if (!found.ok) return found
    if (found.value.length > 0) return ok({ attempt, products: found.value, understood })
  }
  return ok(null)
}
