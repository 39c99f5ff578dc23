import DOMPurify from 'dompurify'

const TAGS = [
  'p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'table', 'caption',
  'thead', 'tbody', 'tr', 'th', 'td',
]
const ATTRIBUTES = ['href', 'colspan', 'rowspan', 'scope']

/**
 * What a link of an article may lead to: a path of this site, or another site over https. Null for everything else
 * (`javascript:`, `data:`, protocol-relative addresses, http).
 */
export const articleLink = (href: string, here: string): { readonly href: string; readonly own: boolean } | null => {
  const text = href.trim()
  if (!/^(?:https:\/\/|\/(?![/\\])|#)/i.test(text) || !URL.canParse(text, here)) return null
  const { origin, pathname, search, hash, href: whole, username, protocol } = new URL(text, here)
  // `/.//otro.mx` is a path of this site until somebody writes it down again: then `//otro.mx` is another site.
  if (username !== '' || pathname.startsWith('//')) return null
  if (origin === new URL(here).origin) return { href: `${pathname}${search}${hash}`, own: true }
  return protocol === 'https:' ? { href: whole, own: false } : null
}

const ALLOWED: ReadonlySet<string> = new Set(TAGS)

/**
 * Builds the allowed nodes anew. The library has done the work already; this does not depend on how well it knows
 * the document it ran in, and is where links get their addresses.
 */
const rebuilt = (from: Node, into: Element | DocumentFragment): void => {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '')
    if (node.nodeType !== Node.ELEMENT_NODE) continue
    const tag = node.nodeName.toLowerCase()
    if (!ALLOWED.has(tag)) continue
    const source = node as Element
    const made = document.createElement(tag)
    for (const name of ATTRIBUTES) {
      const value = source.getAttribute(name)
      if (value !== null && name !== 'href') made.setAttribute(name, value)
    }
    const link = tag === 'a' ? articleLink(source.getAttribute('href') ?? '', window.location.href) : null
    if (link !== null) made.setAttribute('href', link.href)
    if (link?.own === false) {
      made.setAttribute('target', '_blank')
      made.setAttribute('rel', 'noopener nofollow')
    }
    rebuilt(source, made)
    into.append(made)
  }
}

/**
 * The server's HTML as nodes of the allow-list, ready to be put into the page. Nodes rather than text: nothing is
 * parsed a second time, and no Trusted Types sink is touched but through the library's own policy.
 */
export const sanitised = (html: string): DocumentFragment => {
  const result = document.createDocumentFragment()
  if (!DOMPurify.isSupported) {
    result.append(html.replace(/<[^>]*>/g, ' '))
    return result
  }
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  rebuilt(clean, result)
  return result
}
