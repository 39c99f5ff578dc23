import DOMPurify from 'dompurify'
import { resolveLink } from '../../site/address.ts'

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong b em i a blockquote table caption thead tbody tr th td img figure figcaption'.split(
    ' ',
  )
const ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope', 'src', 'alt', 'width', 'height']

/** A path of this site (`isOwn`) or another site's https address; null for everything else. */
export const articleLink = (href: string, here: string): { href: string; isOwn: boolean } | null => {
  const text = href.trim()
  const url = /^(?:https:\/\/|\/(?![/\\])|#)/i.test(text) ? resolveLink(text, here) : null
  if (url === null) return null
  const { origin, pathname, search, hash, href: full, username, protocol } = url
  // `/.//otro.mx` is a path of this site, but once normalised it is `//otro.mx`, another site.
  if (username !== '' || pathname.startsWith('//')) return null
  if (origin === new URL(here).origin) return { href: `${pathname}${search}${hash}`, isOwn: true }
  return protocol === 'https:' ? { href: full, isOwn: false } : null
}

/** A picture's address below `base` (which ends in `/`), from a name, path or address; null elsewhere. */
export const articleImage = (src: string, base: string, here: string) => {
  const text = src.trim()
  const root = new URL(base, here)
  const isFull = /^https?:\/\//i.test(text)
  if (text === '' || /^[/\\]{2}|\\/.test(text) || (!isFull && /^[a-z][a-z\d+.-]*:/i.test(text))) return null
  const url = resolveLink(isFull || text.startsWith(root.pathname) ? text : text.replace(/^\//, ''), root)
  if (url === null) return null
  const { host, pathname, search, username } = url
  const isBelow = host === root.host && pathname.startsWith(root.pathname) && pathname !== root.pathname
  if (username !== '' || !isBelow) return null
  return `${root.origin === new URL(here).origin ? '' : root.origin}${pathname}${search}`
}

const WITH_CONTENT =
  'script|style|svg|math|iframe|noscript|noembed|noframes|template|title|textarea|select|object|video|audio|xmp|' +
  'plaintext|xml'
const DROPPED = new RegExp(`<!--[\\s\\S]*?(?:-->|$)|<(${WITH_CONTENT})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
/** A complete tag, other markup (`<!doctype>`, `<?php`), or a single `<`. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?![^\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<[a-z/!?][^<>]*>|</gi
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Editors' and Word's blocks and their likes, so that words at their edges do not join. */
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ...['div', 'section', 'article', 'center', 'address', 'pre', 'dt', 'dd', 'header', 'footer'].map(
    (tag) => [tag, 'p'] as const,
  ),
])

const attributesOf = (markup: string) =>
  new Map(
    [...markup.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('"', '&quot;'),
    ]),
  )

/** A link instead of an embedded page, which the site's CSP refuses; '' where it leads nowhere. */
const embedded = (markup: string) => {
  const attributes = attributesOf(markup)
  const source = (attributes.get('src') || attributes.get('data') || '').replaceAll('&amp;', '&')
  const url = resolveLink(source.replace(/^\/\//, 'https://'), 'https://sitio.invalid')
  if (url?.protocol !== 'https:' || url.hostname === 'sitio.invalid') return ''
  // YouTube's embedded pages show nothing outside of another page.
  const [, video] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})/.exec(url.href) ?? []
  const isVideo = /^<(?:video|embed)/i.test(markup) || /video|vimeo|tiktok|youtu/.test(url.href)
  const words = `${isVideo ? 'Ver el video' : 'Ver'} en ${video ? 'YouTube' : url.hostname.replace(/^www\./, '')}`
  const title = attributes.get('title')?.trim() ?? ''
  const text = title === '' || /video player$/i.test(title) ? words : `${words}: ${title}`
  const href = video ? `https://www.youtube.com/watch?v=${video}` : url.href.replaceAll('&', '&amp;')
  return ` <a href="${href}">${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</a> `
}

/** Removes foreign markup: browsers report inline styles and handlers to the CSP even in documents never shown. */
export const withoutForeignTags = (html: string) =>
  html
    .replace(DROPPED, (markup) => (/^<(?:iframe|video|object)\b/i.test(markup) ? embedded(markup) : ''))
    .replace(TAG, (markup, slash: string | undefined, name = '', attributes = '') => {
      if (markup === '<') return '&lt;'
      const written = String(name).toLowerCase()
      if (written === 'embed') return embedded(markup)
      const tag = BLOCKS.get(written) ?? written
      if (!TAGS.includes(tag)) return ''
      if (slash === '/') return `</${tag}>`
      const allowed = [...attributesOf(String(attributes))].filter(([name]) => ATTRIBUTES.includes(name))
      return `<${tag}${allowed.map(([name, value]) => ` ${name}="${value}"`).join('')}>`
    })

const RULES = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

type Srcset = (path: string) => string | undefined

const placePicture = (picture: HTMLImageElement, imagesBase: string | null, here: string, srcset: Srcset) => {
  const alt = picture.getAttribute('alt') ?? ''
  const address = imagesBase && articleImage(picture.getAttribute('src') ?? '', imagesBase, here)
  if (!imagesBase || !address) return picture.replaceWith(alt)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('alt', alt)
  picture.setAttribute('src', address)
  const widths = address.includes('?')
    ? undefined
    : srcset(address.slice(address.indexOf(imagesBase) + imagesBase.length))
  if (widths !== undefined) {
    picture.setAttribute('sizes', '(max-width: 48rem) 100vw, 736px')
    picture.setAttribute('srcset', widths)
  }
  picture.addEventListener('error', () => picture.replaceWith(alt))
}

const placeLink = (anchor: HTMLAnchorElement, here: string) => {
  const link = articleLink(anchor.getAttribute('href') ?? '', here)
  if (link === null) return anchor.removeAttribute('href')
  anchor.setAttribute('href', link.href)
  if (link.isOwn) return
  anchor.setAttribute('target', '_blank')
  anchor.setAttribute('rel', 'noopener nofollow')
}

/** Puts a table in a box that scrolls sideways, by keyboard too. */
const placeTable = (table: HTMLTableElement) => {
  const box = table.ownerDocument.createElement('div')
  box.className = 'article-table'
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', table.caption?.textContent || 'Tabla')
  table.replaceWith(box)
  box.append(table)
}

/**
 * The server's HTML as safe nodes, so that nothing is parsed twice. Pictures and `srcset`'s paths are below `imagesBase`;
 * without one there are none. A build gives the article's future address (`here`) and its own parser.
 */
export const sanitised = (
  html: string,
  imagesBase: string | null = null,
  srcset: Srcset = () => undefined,
  here = window.location.href,
  parse = (allowed: string) => DOMPurify.sanitize(allowed, RULES),
) => {
  // A document without a window loads no picture before its address has been checked.
  const clean = parse(withoutForeignTags(html))
  for (const picture of clean.querySelectorAll('img')) placePicture(picture, imagesBase, here, srcset)
  for (const link of clean.querySelectorAll('a')) placeLink(link, here)
  for (const table of clean.querySelectorAll('table')) placeTable(table)
  return clean
}
