import DOMPurify from 'dompurify'
import { resolveLink } from '../../lib/address.ts'

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong b em i a blockquote table caption thead tbody tr th td img figure figcaption'.split(
    ' ',
  )
const ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope', 'src', 'alt', 'width', 'height']

/** A path of this site or another site over https; null for everything else. */
export const articleLink = (href: string, here: string): { href: string; own: boolean } | null => {
  const text = href.trim()
  const url = /^(?:https:\/\/|\/(?![/\\])|#)/i.test(text) ? resolveLink(text, here) : null
  if (url === null) return null
  const { origin, pathname, search, hash, href: whole, username, protocol } = url
  // `/.//otro.mx` is a path of this site, but once normalised it is `//otro.mx`, another site.
  if (username !== '' || pathname.startsWith('//')) return null
  if (origin === new URL(here).origin) return { href: `${pathname}${search}${hash}`, own: true }
  return protocol === 'https:' ? { href: whole, own: false } : null
}

/**
 * Only below the images base (`base`, with its final slash). Takes names (`blog/1.jpg`), paths and full addresses; null
 * for every other place.
 */
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

/** Blocks of editors and of Word, so that what they part does not stand in one word. */
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

/** The link in the place of what is embedded, which the page's policy does not let in; '' where it leads nowhere. */
const embedded = (markup: string) => {
  const attributes = attributesOf(markup)
  const source = (attributes.get('src') || attributes.get('data') || '').replaceAll('&amp;', '&')
  const url = resolveLink(source.replace(/^\/\//, 'https://'), 'https://sitio.invalid')
  if (url?.protocol !== 'https:' || url.hostname === 'sitio.invalid') return ''
  // YouTube alone shows what is embedded to nobody who comes without the page around it.
  const [, video] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})/.exec(url.href) ?? []
  const isVideo = /^<(?:video|embed)/i.test(markup) || /video|vimeo|tiktok|youtu/.test(url.href)
  const words = `${isVideo ? 'Ver el video' : 'Ver'} en ${video ? 'YouTube' : url.hostname.replace(/^www\./, '')}`
  const title = attributes.get('title')?.trim() ?? ''
  const text = title === '' || /video player$/i.test(title) ? words : `${words}: ${title}`
  const href = video ? `https://www.youtube.com/watch?v=${video}` : url.href.replaceAll('&', '&amp;')
  return ` <a href="${href}">${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</a> `
}

const dropped = (whole: string) => (/^<(?:iframe|video|object)\b/i.test(whole) ? embedded(whole) : '')

/** Browsers report inline styles and handlers to the CSP even in documents never shown. */
export const withoutForeignTags = (html: string) =>
  html.replace(DROPPED, dropped).replace(TAG, (whole, slash: string | undefined, name = '', attributes = '') => {
    if (whole === '<') return '&lt;'
    const own = String(name).toLowerCase()
    if (own === 'embed') return embedded(whole)
    const tag = BLOCKS.get(own) ?? own
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
  if (link.own) return
  anchor.setAttribute('target', '_blank')
  anchor.setAttribute('rel', 'noopener nofollow')
}

/** Scrolls sideways by itself, by keyboard too. */
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
 * The server's HTML as safe nodes, so that nothing is parsed twice. Pictures are below `imagesBase`; null: none.
 * `srcset`: of a path below it. A build gives the address at which the article will be, and a parser of its own.
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
