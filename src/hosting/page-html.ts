import { createHash } from 'node:crypto'
import type { Head } from '../ui/lib/head.ts'

export interface Parts {
  /** The page as the bundler left it: with its scripts and links to styles. */
  readonly template: string
  /** What was drawn, to stand inside the root. */
  readonly html: string
  readonly head: Head | null
  /** The path it was drawn for; null for the shell, which the browser draws anew. */
  readonly path: string | null
  /** Address → text of each stylesheet that the page needs at once. */
  readonly styles: Readonly<Record<string, string>>
  /** Addresses of modules that the page needs soon; where there is a script, it fetches them once the page is in sight. */
  readonly modules: readonly string[]
  /** Text of a script that runs before the modules; '' for none. */
  readonly script: string
  /** Public address of the site, or ''. */
  readonly origin: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Replaces once, and complains when there is nothing to replace. */
const put = (html: string, what: RegExp, text: string): string => {
  if (!what.test(html)) throw new Error(`A index.html le falta ${what}`)
  return html.replace(what, () => text)
}

const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g

/** One page of the built site: drawn, with its styles in it, and its modules named so that they come at once. */
export const pageHtml = ({ template, html, head, path, styles, modules, script, origin }: Parts): string => {
  if (/ style="/.test(html)) {
    throw new Error(`La página ${path ?? 'de carga'} lleva un atributo style, que la política de seguridad no deja aplicar`)
  }
  let page = template.replace(STYLESHEET, '')
  if (head !== null) {
    page = put(page, /<title>.*?<\/title>/, `<title>${escaped(head.title)} · Puntada</title>`)
    if (head.description !== undefined) {
      page = put(page, /(?<=<meta name="description" content=")[^"]*/, escaped(head.description))
    }
  }
  const canonical = origin !== '' && path !== null ? `<link rel="canonical" href="${escaped(origin + path)}">` : ''
  const loads = (script === '' ? modules : []).map((address) => `<link rel="modulepreload" crossorigin href="${address}">`).join('')
  // Disabled links are not fetched; they tell the loader of lazy screens that these styles are here already.
  const inlined = Object.entries(styles).map(
    ([address, text]) => `<style>${text.trim()}</style><link rel="stylesheet" href="${address}" disabled>`,
  )
  const early = script === '' ? '' : `<script>${script}</script>`
  page = put(page, /<\/head>/, `${canonical}${loads}${inlined.join('')}</head>`)
  // Before a page that is drawn already, what the script costs a slow phone would be paid by the first paint. The shell
  // has nothing to show before that which the script asks for.
  page = put(page, /<\/title>\n?/, `</title>\n${path === null ? early : ''}\n`)
  const files = path !== null && script !== '' && modules.length > 0 ? ` data-archivos="${modules.join(' ')}"` : ''
  const route = path === null ? '' : ` data-ruta="${path}"${files}`
  page = put(page, /<div id="raiz"><\/div>/, `<div id="raiz"${route}>${html}</div>${path === null ? '' : early}`)
  return page.replace(/>\s*\n\s*</g, '>\n<')
}

const hashesOf = (page: string, tag: 'script' | 'style'): readonly string[] =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** What the security policy must let through: each script and style that stands in any of the pages. */
export const inlineHashes = (pages: readonly string[]) => ({
  scripts: [...new Set(pages.flatMap((page) => hashesOf(page, 'script')))],
  styles: [...new Set(pages.flatMap((page) => hashesOf(page, 'style')))],
})
