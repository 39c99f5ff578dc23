import { queryFor } from '../../lib/queries.ts'
import { useRead, type ReadOptions } from '../../lib/read.tsx'
import { useSessionKnown, useUser } from '../../lib/services.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'

/** For a user the answer also says whether it is a favourite. */
export const useProduct = (id: string, options: ReadOptions<ProductDetail | null> = {}) => {
  const user = useUser()
  const known = useSessionKnown()
  return useRead(
    user === '' ? queryFor('catalogue', 'product', { id }) : queryFor('catalogue', 'productForUser', { id, user }),
    {
      ...options,
      enabled: known,
    },
  )
}
