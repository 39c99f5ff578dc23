import type { CataloguePort, ProductDetail } from '../domain/catalogue/catalogue.ts'
import { ok, type Result } from '../domain/result.ts'

/**
 * Reads products again; null for one that is gone. One failure fails all: half a list of prices is a wrong
 * total.
 */
export const readToday = async (
  catalogue: Pick<CataloguePort, 'product'>,
  products: readonly { readonly productId: string }[],
): Promise<Result<ReadonlyMap<string, ProductDetail | null>>> => {
  const today = new Map<string, ProductDetail | null>()
  const reads = await Promise.all(
    products.map(async ({ productId }) => ({ productId, read: await catalogue.product({ id: productId }) })),
  )
  for (const { productId, read } of reads) {
    if (!read.ok) return read
    today.set(productId, read.value)
  }
  return ok(today)
}
