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
  'plaintext'
const DROPPED = new RegExp(`<!--[\\s\\S]*?(?:-->|$)|<(${WITH_CONTENT})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
/** A complete tag, other markup (`<!doctype>`, `<?php`), or a single `<`. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?![^\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<[a-z/!?][^<>]*>|</gi
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Browsers report inline styles and handlers to the CSP even in documents never shown. */
export const withoutForeignTags = (html: string) =>
  html.replace(DROPPED, '').replace(TAG, (whole, slash: string | undefined, name = '', attributes = '') => {
    if (whole === '<') return '&lt;'
    const tag = String(name).toLowerCase()
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

const placePicture = (picture: HTMLImageElement, imagesBase: string | null, here: string) => {
  const address = imagesBase === null ? null : articleImage(picture.getAttribute('src') ?? '', imagesBase, here)
  if (address === null) return picture.remove()
  const alt = picture.getAttribute('alt') ?? ''
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('alt', alt)
  picture.setAttribute('src', address)
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

/**
 * The server's HTML as safe nodes, so that nothing is parsed twice. Pictures are below `imagesBase`; null: none. A build
 * gives a parser of its own, and the address at which the article will be.
 */
export const sanitised = (
  html: string,
  imagesBase: string | null = null,
  sanitiser: Readonly<{
    isSupported: boolean
    sanitize(html: string, rules: typeof RULES): DocumentFragment
  }> = DOMPurify,
  here = window.location.href,
): DocumentFragment => {
  if (!sanitiser.isSupported) {
    const text = document.createDocumentFragment()
    text.append(html.replace(/<[^>]*>/g, ' '))
    return text
  }
  // A document without a window loads no picture before its address has been checked.
  const clean = sanitiser.sanitize(withoutForeignTags(html), RULES)
  for (const picture of clean.querySelectorAll('img')) placePicture(picture, imagesBase, here)
  for (const link of clean.querySelectorAll('a')) placeLink(link, here)
  return clean
}
