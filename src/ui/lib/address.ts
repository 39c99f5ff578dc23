import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/**
 * The address as it stands, nothing decoded. The router's own `useLocation` and `useSearch` have decoded it once
 * already, so that a `50%25` that somebody searched for would come out as `50%`.
 */
export const useRawPath = (): string => {
  const { ssrPath } = useRouter()
  return usePathname(ssrPath === undefined ? {} : { ssrPath })
}

/** The query as it stands, with its `?`; empty where a page is drawn ahead of time. */
export const useRawSearch = (): string => {
  const { ssrSearch } = useRouter()
  return useSearch(ssrSearch === undefined ? {} : { ssrSearch })
}
