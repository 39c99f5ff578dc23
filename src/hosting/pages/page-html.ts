import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Fetch } from '../../adapters/http/client/fetch.ts'
import { srcsetOf } from '../../ui/kit/image-sizes.ts'
import { contactWays } from '../../ui/features/info/contact.ts'
import { headTags, type Head, type HeadTags, SITE_DESCRIPTION } from '../../ui/site/head-tags.ts'
import type { BuiltAnswers } from '../../ui/data/perishable.ts'
import { pagePolicy } from '../serving/headers.ts'
import type { Settings } from '../../composition/container.ts'

export type Page = Readonly<{
  html: string
  /** The head is null for the shell, which can be any screen. */
  head: Head | null
  /**
   * The page's path, on which React takes the prerendered content over; null for the shell, which React replaces once
   * it knows the screen.
   */
  path: string | null
  /** The answers that it shows until today's come, and a hash of all that it was made of. */
  built?: { readonly answers: BuiltAnswers; readonly hash: string }
  /** Address → text of each stylesheet that the page needs at once. */
  styles: Readonly<Record<string, string>>
  script: string
}>

const TITLE = 'Puntada · Ropa de mayoreo de Guanajuato'
/** The picture that chats show of a page without its own, below `src/public`. */
const SHARED_PICTURE = 'portada.jpg'
const PICTURE_SIZE = { 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': TITLE }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Fills the placeholders of `index.html`: `<!--name-->` in text and in values. One that is not given becomes ''. */
const fill = (template: string, parts: Readonly<Record<string, string>>) =>
  template.replace(/<!--(\w+)-->/g, (_, name: string) => parts[name] ?? '')

const isPhoto = (image: string) => /\.(?:jpe?g|png|webp)$/i.test(image)
const MOST_BYTES = 300_000
/** The head without a picture that is known to be larger than WhatsApp shows: the page then has the site's own. */
export const withLightPicture = async (
  head: Head,
  { imagesBase, imageSizes }: Settings,
  api: string,
  fetch: Fetch = globalThis.fetch,
) => {
  if (!head.image || !isPhoto(head.image) || imageSizes !== '') return head
  const address = new URL(`${imagesBase}/${head.image}`, api).href
  const answer = await fetch(address, { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  return Number(answer?.headers.get('Content-Length')) > MOST_BYTES ? { ...head, image: null } : head
}

/** A page's tags for chats (Open Graph) and search engines. Both need whole addresses. */
const tagsOf = ({ head, path }: Page, { site: { origin }, imagesBase, imageSizes }: Settings) => {
  const address = origin !== '' && path !== null ? origin + path : null
  const whole = (link: string) => (link.startsWith('/') ? origin : '') + link
  // Chats show no SVG, and nothing whose address is not whole.
  const picture = (image: string) => {
    const link = whole(`${imagesBase}/${image}`)
    return isPhoto(image) && link.startsWith('http') ? link : null
  }
  const tags: HeadTags =
    head === null
      ? { title: TITLE, description: SITE_DESCRIPTION }
      : headTags(head, address, picture, (image) => srcsetOf(imageSizes && whole(imageSizes), image))
  return tags['og:image'] || !origin ? tags : { ...tags, 'og:image': `${origin}/${SHARED_PICTURE}`, ...PICTURE_SIZE }
}
const printed = ([tag, text]: readonly [tag: string, text: string | null]) => {
  if (text === null) return ''
  if (tag === 'canonical') return `<link rel="canonical" href="${escaped(text)}">`
  return `<meta ${tag.startsWith('og:') ? 'property' : 'name'}="${tag}" content="${escaped(text)}">`
}

/** Contact links for where the site does not work. */
const helpLinks = (site: Settings['site']) =>
  contactWays(site)
    .map(({ text, href }) => `<a href="${escaped(href)}">${escaped(text)}</a>`)
    .join(' · ')

const hashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)

/** `index.html` as the development server sends it; the bundler's own page tells only which code there is. */
const TEMPLATE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
  '<script type="module" src="./main.tsx"></script>',
  '',
)

/** React prints the preloads of the first pictures before all content; they belong into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** A `style` attribute of an element; a text may have the same words. */
const STYLED = /<[a-z](?:[^"<>]|"[^"]*")*\sstyle="/i

/** Data in a script that does not run: the policy need not allow it. */
const builtTag = ({ answers, hash }: NonNullable<Page['built']>) =>
  `<script type="application/json" id="built" data-made="${hash}">` +
  `${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`

/** The bundler's scripts, and its map of modules to files, by which a file keeps its name when another changes. */
export interface Code {
  readonly importMap: string
  readonly scripts: readonly string[]
}

/** One page of the built site, with a policy that allows just what stands inline. `guarded`: with that policy. */
export const pageHtml = ({ importMap, scripts }: Code, page: Page, settings: Settings, guarded: boolean) => {
  const { path, built } = page
  const { title, description, ...shared } = tagsOf(page, settings)
  const [preloads = ''] = PRELOADS.exec(page.html) ?? []
  const html = page.html.slice(preloads.length)
  const hydrates = path !== null
  if (STYLED.test(html)) {
    throw new Error(
      `La página ${path ?? 'de carga'} lleva un atributo style, que la política de seguridad no deja aplicar`,
    )
  }
  const script = page.script === '' ? '' : `<script>${page.script}</script>`
  const styles = Object.entries(page.styles).map(([address, text]) => [address, text.trim()] as const)
  const policy = pagePolicy(settings, {
    scripts: hashes([importMap, page.script].filter((text) => text !== '')),
    styles: hashes(styles.map(([, text]) => text)),
  })
  // The largest file is asked for before the first paint.
  const libraries = scripts.filter((address) => address.startsWith('/assets/vendor-'))
  return fill(TEMPLATE, {
    // The policy stands first, since it counts only for what comes after it.
    policy: guarded ? `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">` : '',
    // The map stands before whatever loads a module.
    modules: importMap && `<script type="importmap">${importMap}</script>`,
    title: escaped(title),
    description: escaped(description),
    shared: Object.entries(shared).map(printed).join(''),
    head: [
      preloads,
      // A frame before the content is there would delay it, and parts would move when the next one comes. `#fin` stands
      // behind the content, since browsers wait only for an element's beginning.
      '<link rel="expect" href="#fin" blocking="render">',
      // Vite's loader of lazy screens skips a stylesheet that has a link already; a disabled link is not fetched.
      ...styles.map(([address, text]) => `<style>${text}</style><link rel="stylesheet" href="${address}" disabled>`),
      ...libraries.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ].join(''),
    path: path ?? '',
    body: html,
    help: helpLinks(settings.site),
    // The script after complete content does not delay the first paint. A skeleton has nothing to show until
    // the script's requests are answered, so there it comes first.
    early: hydrates ? '' : script,
    late: [
      built ? builtTag(built) : '',
      hydrates ? script : '',
      // Scripts in the head, where the bundler puts them, delay the first paint.
      ...scripts.map((address) => `<script type="module" crossorigin src="${address}"></script>`),
    ].join('\n'),
  })
}

export const developmentPage = (): Plugin => ({
  name: 'puntada:development-page',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => fill(html, { title: TITLE, description: SITE_DESCRIPTION }) },
})
