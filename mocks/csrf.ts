import { timingSafeEqual } from 'node:crypto'

export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'x-xsrf-token'

export const cookieOf = (header: string | undefined, name: string): string | null => {
  const found = (header ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

/** Double submit: what the cookie holds must come in the header too, which another site cannot know. */
export const csrfMatches = (cookie: string | null, header: string | undefined): boolean => {
  if (cookie === null || cookie === '' || header === undefined) return false
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)]
  return a.length === b.length && timingSafeEqual(a, b)
}
