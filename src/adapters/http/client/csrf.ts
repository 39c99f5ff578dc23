import { decoded } from '../../../domain/text.ts'

/** One slash and no second, or no scheme at all. `//host/x` and `https://…` are not relative. */
export const isRelativeUrl = (url: string): boolean => {
  // Browsers ignore leading control characters and spaces, and tabs and line ends anywhere in a URL.
  // oxlint-disable-next-line no-control-regex
  const read = url.slice(0, 2000).replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '')
  return !/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read)
}

const fitsHeader = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

export const cookieValue = (cookies: string, name: string): string | null => {
  const cookie = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  const raw = cookie?.trimStart().slice(name.length + 1)
  return raw === undefined ? null : ([decoded(raw), raw].find(fitsHeader) ?? null)
}
