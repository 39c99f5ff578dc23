import { createHash } from 'node:crypto'
import type { Head } from '../ui/lib/head.ts'

export interface Parts {
  /** The page as the bundler left it: with its scripts and links to styles. */
  readonly template: string
  /** The prerendered content of the root element. */
  readonly html: string
  readonly head: Head | null
  /** The path it was prerendered for; null for the shell, which the browser renders from scratch. */
  readonly path: string | null
  /** Address → text of each stylesheet that the page needs at once. */
  readonly styles: Readonly<Record<string, string>>
  /**
   * Addresses of modules that the page needs soon. With a prefetch script, that script loads them after the first
   * frame.
   */
  readonly modules: readonly string[]
  /** Text of the prefetch script, which runs before the modules; '' for none. */
  readonly script: string
  /** Public address of the site, or ''. */
  readonly origin: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Replaces the first match; throws where there is none. */
const put = (html: string, what: RegExp, text: string): string => {
  if (!what.test(html)) throw new Error(`A index.html le falta ${what}`)
  return html.replace(what, () => text)
}

const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g

/** What a chat shows of a link to a page (Open Graph); a picture must have a whole address. */
const sharedTags = (head: Head | null, origin: string): string => {
  const shared = {
    'og:title': head?.title,
    'og:description': head?.description,
    'og:image': origin && `${origin}/icon-512.png`,
  }
  return Object.entries(shared)
    .map(([key, text]) => (text ? `<meta property="${key}" content="${escaped(text)}">` : ''))
    .join('')
}

/** One page of the built site: prerendered content, critical styles inline, and its modules preloaded. */
export const pageHtml = ({ template, html, head, path, styles, modules, script, origin }: Parts): string => {
  if (/ style="/.test(html)) {
    throw new Error(
      `La página ${path ?? 'de carga'} lleva un atributo style, que la política de seguridad no deja aplicar`,
    )
  }
  let page = template.replace(STYLESHEET, '')
  if (head !== null) {
    page = put(page, /<title>.*?<\/title>/, `<title>${escaped(head.title)} · Puntada</title>`)
    if (head.description !== undefined) {
      page = put(page, /(?<=<meta name="description" content=")[^"]*/, escaped(head.description))
    }
  }
  const canonical = origin !== '' && path !== null ? `<link rel="canonical" href="${escaped(origin + path)}">` : ''
  const loads = (script === '' ? modules : [])
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
    .join('')
  // Vite's loader of lazy screens skips a stylesheet that has a link already; a disabled link is not fetched.
  const inlined = Object.entries(styles).map(
    ([address, text]) => `<style>${text.trim()}</style><link rel="stylesheet" href="${address}" disabled>`,
  )
  const prefetchTag = script === '' ? '' : `<script>${script}</script>`
  page = put(page, /<\/head>/, `${canonical}${sharedTags(head, origin)}${loads}${inlined.join('')}</head>`)
  // In a prerendered page the script comes after the content, so that running it does not delay the first paint. In the
  // shell it comes first: the shell has no content to show until the script's requests are answered.
  page = put(page, /<\/title>\n?/, `</title>\n${path === null ? prefetchTag : ''}\n`)
  const files = path !== null && script !== '' && modules.length > 0 ? ` data-archivos="${modules.join(' ')}"` : ''
  const route = path === null ? '' : ` data-ruta="${path}"${files}`
  page = put(page, /<div id="raiz"><\/div>/, `<div id="raiz"${route}>${html}</div>${path === null ? '' : prefetchTag}`)
  return page.replace(/>\s*\n\s*</g, '>\n<')
}

const hashesOf = (page: string, tag: 'script' | 'style'): readonly string[] =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Hashes of all inline scripts and styles, for the Content-Security-Policy. */
export const inlineHashes = (pages: readonly string[]) => ({
  scripts: [...new Set(pages.flatMap((page) => hashesOf(page, 'script')))],
  styles: [...new Set(pages.flatMap((page) => hashesOf(page, 'style')))],
})
