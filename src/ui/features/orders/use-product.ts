import { productFor } from '../../lib/first-reads.ts'
import { useRead, type ReadOptions } from '../../lib/read.tsx'
import { useSessionKnown, useUser } from '../../lib/services.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'

export const useProduct = (id: string, options: ReadOptions<ProductDetail | null> = {}) => {
  const user = useUser()
  const known = useSessionKnown()
  return useRead(productFor(id, user), { ...options, enabled: known })
}
