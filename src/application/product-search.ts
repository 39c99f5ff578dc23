import type { CataloguePort, ProductSummary } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'
import { attempts, type Attempt } from '../domain/search/attempts.ts'
import { understand, type ShopNames, type Understood } from '../domain/search/understand.ts'

export type FoundInstead = Readonly<{
  attempt: Attempt
  products: readonly ProductSummary[]
  understood: Understood
}>

/**
 * Searches for what was understood of a text that found nothing (R12.28). At most two requests; null if they find
 * nothing either.
 */
export const searchUnderstood = async (
  catalogue: Pick<CataloguePort, 'search' | 'productsPage'>,
  text: string,
  shop: ShopNames,
  signal?: AbortSignal,
): Promise<Result<FoundInstead | null>> => {
  const understood = understand(text, shop)
  const { wishes } = understood
  for (const attempt of attempts(text, understood)) {
    const found =
      attempt.of === 'text'
        ? await catalogue.search(attempt.asked, signal)
        : await catalogue.productsPage({ segment: attempt.asked, category: '', size: '' }, signal)
    if (!found.ok) return found
    if (found.value.length === 0) continue
    const open = attempt.of === 'segment' ? wishes.filter(({ kind }) => kind !== 'segments') : wishes
    return ok({ attempt, products: found.value, understood: { ...understood, wishes: open } })
  }
  return ok(null)
}
