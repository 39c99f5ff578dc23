import { navigate } from '../../kit/back.ts'
import { addressWith, useRawSearch } from '../../site/address.ts'
import { paths } from '../../site/paths.ts'

const KEY = 'comparar'

const compares = (ids: readonly string[]) => (query: URLSearchParams) => {
  query.delete(KEY)
  for (const id of ids) query.append(KEY, id)
}

export const useComparedIds = () => {
  const ids = new URLSearchParams(useRawSearch()).getAll(KEY).map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '')
}

/** No ids close the sheet. Its history entry is replaced: Back closes the sheet, and leaves the screen. */
export const showComparison = (ids: readonly string[]) => navigate(addressWith(compares(ids)), { replace: true })

/** The shared address opens over home, the lightest screen. */
export const comparisonPath = (ids: readonly string[]) =>
  addressWith(compares(ids), { pathname: paths.home, search: '' })
