import createDOMPurify, { type DOMPurify } from 'dompurify'

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
  if (username !== '') return null
  if (origin === new URL(here).origin) return { href: `${pathname}${search}${hash}`, own: true }
  return protocol === 'https:' ? { href: whole, own: false } : null
}

let purifier: DOMPurify | null = null

const make = (): DOMPurify => {
  const made = createDOMPurify(window)
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return
    const link = articleLink(node.getAttribute('href') ?? '', window.location.href)
    if (link === null) {
      node.removeAttribute('href')
      return
    }
    node.setAttribute('href', link.href)
    if (!link.own) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener nofollow')
    }
  })
  return made
}

/**
 * The server's HTML as nodes of the allow-list, ready to be put into the page. Nodes rather than text: nothing is
 * parsed a second time, and no Trusted Types sink is touched but the library's own policy.
 */
export const sanitised = (html: string): DocumentFragment => {
  purifier ??= make()
  if (!purifier.isSupported) {
    const plain = document.createDocumentFragment()
    plain.append(html.replace(/<[^>]*>/g, ' '))
    return plain
  }
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
