import { ACCOUNT_ROWS, accountEndpoints } from './account.ts'
import { blogEndpoints } from './blog.ts'
import { catalogueEndpoints } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { RECEIPT_ROW, tradeEndpoints } from './trade.ts'
import { visitsEndpoints } from './visits.ts'
import type { RowSource } from '../schema/rows.ts'

/** The whole API (section 7): 23 reads and 17 writes. The site itself does not load this table. */
export const ENDPOINTS: readonly Endpoint[] = [
  catalogueEndpoints,
  blogEndpoints,
  accountEndpoints,
  tradeEndpoints,
  visitsEndpoints,
].flatMap((endpoints): Endpoint[] => Object.values(endpoints))

export const ROWS_OF_WRITES: readonly RowSource[] = [...ACCOUNT_ROWS, RECEIPT_ROW]
