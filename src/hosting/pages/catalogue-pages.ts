import { blogQueries } from '../../domain/blog/blog.ts'
import { blogCalls } from '../../adapters/http/calls/blog.ts'
import { catalogueOver } from '../../adapters/http/calls/catalogue.ts'
import { createHttpClient } from '../../adapters/http/client/client.ts'
import type { Fetch } from '../../adapters/http/client/fetch.ts'
import { portOver } from '../../adapters/http/port.ts'
import type { Settings } from '../../composition/container.ts'
import { printable } from '../../commands/options.ts'
import { isAddress, withoutSlash } from '../settings.ts'
import type { Result } from '../../domain/result.ts'
import { catalogueQueries, type ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { OPEN_TO_ALL, isFixed, PATH_NAMES, PATHS, paths, type PathName } from '../../ui/site/paths.ts'
import { builtAnswer, withoutPerishable, type BuiltAnswers } from '../../ui/data/perishable.ts'

const AT_ONCE = 8
const PATIENCE_MS = 30_000

/** The API's base: `PRERENDER_API` is its server, or has its path too. */
const baseOf = (address: string, apiBase: string) => {
  if (!isAddress(address))
    throw new Error(
      `PRERENDER_API dice «${address}» y debe ser la dirección de la API, como https://mi-servidor.example.`,
    )
  const { origin, pathname } = new URL(address)
  return pathname === '/' && apiBase.startsWith('/') ? origin + apiBase : withoutSlash(address)
}

export type CataloguePage = Readonly<{
  name: PathName
  path: string
  /** Gives the answers that the page shows until today's come: nothing that perishes. Throws where it cannot. */
  built: () => BuiltAnswers
  /** The name of the segment whose list it is; empty for all other pages. */
  segment: string
}>

/** Pages come as they are read. A thing that was removed meanwhile has none, and yet is one of `count`. */
export type Catalogue = Readonly<{ count: number; pages: AsyncIterable<CataloguePage> | readonly CataloguePage[] }>

/** Runs the works in order, a few ahead of who draws, so that neither a small host nor the memory is overrun. */
async function* readAhead(works: readonly (() => Promise<CataloguePage | null>)[]) {
  const ahead: Promise<CataloguePage | null>[] = []
  for (let at = 0; at < works.length + AT_ONCE; at++) {
    const reading = works[at]?.()
    // A failure is heard when it is its turn.
    reading?.catch(() => undefined)
    if (reading) ahead.push(reading)
    const page = at < AT_ONCE - 1 ? null : await ahead.shift()
    if (page) yield page
  }
}

const MOST_BYTES = 100_000_000

/** A `fetch` that asks no other server, and takes no endless answer. `refusal` is told why. */
const boundedFetch = (fetch: Fetch, refusal: (why: string) => Error) => {
  const ask: Fetch = async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const location = response.headers.get('Location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      const next = new URL(location, url)
      if (next.origin === new URL(url).origin) return ask(next.href, init)
      throw refusal(`lleva a otro servidor, ${next.origin}`)
    }
    let bytes = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MOST_BYTES) controller.error(refusal('mandó más de 100 MB'))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counted), response)
  }
  return ask
}

const FIRST_CARDS = 8
const ALL = { segment: '', category: '', size: '' }

/**
 * Reads the catalogue once, and gives the page of each product, company, article and segment as it is read. Throws in
 * Spanish, naming the read, where one fails.
 */
export const cataloguePages = async (
  address: string,
  { apiBase, ...settings }: Settings,
  fetch: Fetch = globalThis.fetch,
): Promise<Catalogue> => {
  const base = baseOf(address, apiBase)
  let refused = ''
  const http = createHttpClient({
    ...settings,
    base,
    fetch: boundedFetch(fetch, (why) => new Error((refused ||= why))),
    cookies: () => '',
    readTimeoutMs: PATIENCE_MS,
    writeTimeoutMs: PATIENCE_MS,
    retryDelaysMs: [500, 2000],
    // A refused read is not tried again.
    isOnline: () => refused === '',
  })
  const read = async <T>(what: string, answer: Promise<Result<T>>) => {
    const result = await answer
    if (result.ok) return result.value
    const why = printable(`${what} de ${base} falló (${refused || JSON.stringify(result.failure)})`)
    throw new Error(`No se pudieron hacer las páginas del catálogo: ${why}.`)
  }
  // happy-dom takes time to load, which other builds need not spend.
  const { articleHtml } = await import('./article-html.ts')
  const catalogue = catalogueOver(http)
  const blog = portOver(http, blogCalls)
  const segments = await read('la lista de segmentos', catalogue.segments())
  const categories = await read('la lista de categorías', catalogue.categories())
  const listed = await read('la lista de productos', catalogue.productsPage(ALL))
  const companies = await read('la lista de empresas', catalogue.companies({ limit: 200 }))
  const articles = await read('la lista de artículos', blog.articles())

  const listPage = (path: string, segment: string, products: readonly ProductSummary[]): CataloguePage => {
    const first = products.slice(0, FIRST_CARDS).map(withoutPerishable)
    const entries = [
      builtAnswer(catalogueQueries.segments(), segments),
      builtAnswer(catalogueQueries.categories(), categories),
      // An empty list would be taken for today's answer.
      ...(first.length > 0 ? [builtAnswer(catalogueQueries.productsPage({ ...ALL, segment }), first)] : []),
    ]
    return { name: 'products', path, built: () => entries, segment }
  }
  /** Of a list only the ids stay: the rows of a large catalogue would fill the memory. */
  const pagesOf = <T>(
    name: 'product' | 'company' | 'article',
    what: string,
    list: readonly { id: string }[],
    readOne: (query: { id: string }) => Promise<Result<T | null>>,
    answerOf: (thing: T, id: string) => BuiltAnswers[number],
  ) =>
    list.map(({ id }) => async () => {
      const thing = await read(`${what} ${id}`, readOne({ id }))
      return thing && { name, path: paths[name](id), built: () => [answerOf(thing, id)], segment: '' }
    })
  const all = listPage(paths.products(), '', listed)
  const works = [
    () => Promise.resolve(all),
    ...segments.map(({ name, slug }) => async () => {
      const products = await read(`la lista de ${name}`, catalogue.productsPage({ ...ALL, segment: name }))
      return listPage(paths.products(slug), name, products)
    }),
    ...pagesOf('product', 'el producto', listed, catalogue.product, (product, id) =>
      builtAnswer(catalogueQueries.product({ id }), withoutPerishable(product)),
    ),
    ...pagesOf('company', 'la empresa', companies, catalogue.company, (company, id) =>
      builtAnswer(catalogueQueries.company({ id }), withoutPerishable(company)),
    ),
    ...pagesOf('article', 'el artículo', articles, blog.article, (article, id) => {
      const here = new URL(paths.article(id), settings.site.origin || base).href
      const html = articleHtml(article.html, `${settings.imagesBase}/`, here, settings.imageSizes)
      return builtAnswer(blogQueries.article({ id }), { ...article, html })
    }),
  ]
  return { count: works.length, pages: readAhead(works) }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const MOST_ADDRESSES = 50_000

/** The files for search engines: one list of addresses, or an index of several where one would have too many. */
export const searchFiles = (origin: string, paths: readonly string[], robots: string) => {
  const open = PATH_NAMES.filter((name) => isFixed(name) && OPEN_TO_ALL.has(name)).map((name) => PATHS[name])
  const addresses = [...open, ...paths]
  const rows = addresses.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>\n`)
  const lists = Array.from({ length: Math.ceil(rows.length / MOST_ADDRESSES) }, (_, index) => {
    const part = rows.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES)
    return [`sitemap-${index + 1}.xml`, `${XML}\n<urlset ${SCHEMA}>\n${part.join('')}</urlset>\n`] as const
  })
  const parts = lists.map(([name]) => `<sitemap><loc>${origin}/${name}</loc></sitemap>\n`)
  return {
    ...(lists.length > 1
      ? {
          ...Object.fromEntries(lists),
          'sitemap.xml': `${XML}\n<sitemapindex ${SCHEMA}>\n${parts.join('')}</sitemapindex>\n`,
        }
      : { 'sitemap.xml': lists[0]?.[1] ?? '' }),
    'robots.txt': `${robots.trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`,
  }
}
