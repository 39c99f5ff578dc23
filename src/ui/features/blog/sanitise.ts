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
  const isBelowRoot = isFull || text.startsWith(root.pathname)
  const address = isBelowRoot ? text : text.replace(/^\//, '')
  const url = resolveLink(address, root)
  if (url === null) return null
  const { host, pathname, search, username } = url
  if (username !== '' || host !== root.host || !pathname.startsWith(root.pathname) || pathname === root.pathname)
    return null
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

/** Site of a video → its name, and the address at which people see what is embedded. */
const VIDEOS = [
  [
    /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    'YouTube',
    /\/embed\/([\w-]{6,})/,
    'https://www.youtube.com/watch?v=',
  ],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo', /\/video\/(\d+)/, 'https://vimeo.com/'],
  [/(?:^|\.)facebook\.com$/, 'Facebook'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
] as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const valueIn = (tag: string, attribute: string) => {
  const [, double, single, bare = ''] =
    new RegExp(`\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  return (double ?? single ?? bare).replaceAll('&amp;', '&')
}

/** The link in the place of what is embedded, which the page's policy does not let in; '' where it leads nowhere. */
const embedded = (markup: string) => {
  const source = valueIn(markup, 'src') || valueIn(markup, 'data')
  const url = resolveLink(source.replace(/^\/\//, 'https://'), 'https://sitio.invalid')
  if (url?.protocol !== 'https:' || url.hostname === 'sitio.invalid') return ''
  const [, name, ids = /$^/, place = ''] = VIDEOS.find(([host]) => host.test(url.hostname)) ?? []
  const id = ids.exec(url.pathname)?.[1]
  const title = valueIn(markup.replace(/>[^]*/, '>'), 'title').trim()
  const isOwnTitle = title !== '' && !/^(?:youtube|vimeo) video player$/i.test(title)
  const isVideo = name !== undefined || /^<(?:video|embed)/i.test(markup)
  const words = `${isVideo ? 'Ver el video' : 'Ver'} en ${name ?? url.hostname.replace(/^www\./, '')}`
  const address = id === undefined ? url.href : place + id
  return ` <a href="${escaped(address)}">${escaped(isOwnTitle ? `${words}: ${title}` : words)}</a> `
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
    const allowed = [...String(attributes).matchAll(ATTRIBUTE)].flatMap(([, attribute = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? ''
      return ATTRIBUTES.includes(attribute.toLowerCase())
        ? [` ${attribute.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`]
        : []
    })
    return `<${tag}${allowed.join('')}>`
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
  const address = imagesBase === null ? null : articleImage(picture.getAttribute('src') ?? '', imagesBase, here)
  const alt = picture.getAttribute('alt') ?? ''
  if (address === null) return picture.replaceWith(alt)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('alt', alt)
  picture.setAttribute('src', address)
  const widths = address.includes('?')
    ? undefined
    : srcset(address.slice(address.indexOf(imagesBase ?? '') + (imagesBase ?? '').length))
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
 * The server's HTML as safe nodes, so that nothing is parsed twice. Pictures are below `imagesBase`; null: none. A build
 * gives a parser of its own, and the address at which the article will be. `srcset`: of a path below the images base.
 */
export const sanitised = (
  html: string,
  imagesBase: string | null = null,
  sanitiser: Readonly<{
    isSupported: boolean
    sanitize(html: string, rules: typeof RULES): DocumentFragment
  }> = DOMPurify,
  here = window.location.href,
  srcset: Srcset = () => undefined,
): DocumentFragment => {
  if (!sanitiser.isSupported) {
    const text = document.createDocumentFragment()
    text.append(html.replace(/<[^<>]*>/g, ' '))
    return text
  }
  // A document without a window loads no picture before its address has been checked.
  const clean = sanitiser.sanitize(withoutForeignTags(html), RULES)
  for (const picture of clean.querySelectorAll('img')) placePicture(picture, imagesBase, here, srcset)
  for (const link of clean.querySelectorAll('a')) placeLink(link, here)
  for (const table of clean.querySelectorAll('table')) placeTable(table)
  return clean
}
