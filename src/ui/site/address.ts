import { useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { createContext, useContext } from 'react'
import type { SiteSettings } from '../../domain/site-settings.ts'

/** The router's own hooks decode once: a search for `50%25` would become `50%`. */
export const useRawPath = () => {
  const { ssrPath } = useRouter()
  return usePathname(ssrPath === undefined ? {} : { ssrPath })
}

/** The raw query with its `?`; empty while prerendering. */
export const useRawSearch = () => {
  const { ssrSearch } = useRouter()
  return useSearch(ssrSearch === undefined ? {} : { ssrSearch })
}

/** A path with a query, or the present address with its query changed. */
export const addressWith = (
  change: (query: URLSearchParams) => void,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
) => {
  const query = new URLSearchParams(search)
  change(query)
  const text = query.toString()
  return `${pathname}${text && '?'}${text}`
}

/** The full address of a path; the path alone while a site without an `origin` is prerendered. */
export const siteAddress = ({ origin }: SiteSettings, path: string) =>
  `${origin || (typeof window === 'undefined' ? '' : window.location.origin)}${path}`

/** `URL.parse`, which phones of 2023 lack: null for what is no address. */
export const resolveLink = (link: string, base: string | URL) => {
  try {
    return new URL(link, base)
  } catch {
    return null
  }
}

export const ParamsContext = createContext<Readonly<Record<string, string>>>({})

/** A decoded parameter of the screen's path (`useParam('id')`). */
export const useParam = (name: string) => useContext(ParamsContext)[name] ?? ''
