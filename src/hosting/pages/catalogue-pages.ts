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
import { withoutPerishable } from '../../ui/data/perishable.ts'
import { builtAnswer, type BuiltAnswers } from '../../ui/data/perishable.ts'

const AT_ONCE = 8
const PATIENCE_MS = 30_000

/** Runs `work` on each item, a few at once, so that a small host is not overrun. The first failure ends it. */
const mapFew = async <Item, Output>(
  items: readonly Item[],
  work: (item: Item) => Promise<Output>,
): Promise<Output[]> => {
  const outputs: Output[] = []
  const remaining = items.entries()
  const one = async () => {
    for (const [index, item] of remaining) outputs[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return outputs
}

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

const MOST_BYTES = 100_000_000

/** A `fetch` that asks no other server, and takes no endless answer. `refuse` is told why. */
const boundedFetch = (fetch: Fetch, refuse: (why: string) => void): Fetch => {
  const refusal = (why: string) => {
    refuse(why)
    return new Error(why)
  }
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
 * Reads the catalogue once, and gives the page of each product, company, article and segment. Throws in Spanish, naming
 * the read, where one fails.
 */
export const cataloguePages = async (
  address: string,
  { apiBase, ...settings }: Settings,
  fetch: Fetch = globalThis.fetch,
): Promise<readonly CataloguePage[]> => {
  const base = baseOf(address, apiBase)
  let refused = ''
  const http = createHttpClient({
    ...settings,
    base,
    fetch: boundedFetch(fetch, (why) => {
      refused ||= why
    }),
    cookies: () => '',
    readTimeoutMs: PATIENCE_MS,
    writeTimeoutMs: PATIENCE_MS,
    retryDelaysMs: [500, 2000],
    // A refused read is not tried again.
    isOnline: () => refused === '',
  })
  const read = async <T>(what: string, answer: Promise<Result<T>>): Promise<T> => {
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

  const pageOf = (name: PathName, path: string, built: () => BuiltAnswers, segment = ''): CataloguePage => ({
    name,
    path,
    built,
    segment,
  })
  const listPage = (path: string, segment: string, products: readonly ProductSummary[]) => {
    const first = products.slice(0, FIRST_CARDS).map(withoutPerishable)
    const entries = [
      builtAnswer(catalogueQueries.segments(), segments),
      builtAnswer(catalogueQueries.categories(), categories),
      // An empty list would be taken for today's answer.
      ...(first.length > 0 ? [builtAnswer(catalogueQueries.productsPage({ ...ALL, segment }), first)] : []),
    ]
    return pageOf('products', path, () => entries, segment)
  }
  // A thing that was removed between two reads has no page.
  const present = <T>(items: readonly (T | null)[]) => items.filter((item) => item !== null)
  const segmentPages = await mapFew(segments, async ({ name, slug }) =>
    listPage(
      paths.products(slug),
      name,
      await read(`la lista de ${name}`, catalogue.productsPage({ ...ALL, segment: name })),
    ),
  )
  const products = await mapFew(listed, ({ id }) => read(`el producto ${id}`, catalogue.product({ id })))
  const makers = await mapFew(companies, ({ id }) => read(`la empresa ${id}`, catalogue.company({ id })))
  const texts = await mapFew(articles, ({ id }) => read(`el artículo ${id}`, blog.article({ id })))
  return [
    listPage(paths.products(), '', listed),
    ...segmentPages,
    ...present(products).map((product) =>
      pageOf('product', paths.product(product.id), () => [
        builtAnswer(catalogueQueries.product({ id: product.id }), withoutPerishable(product)),
      ]),
    ),
    ...present(makers).map((company) =>
      pageOf('company', paths.company(company.id), () => [
        builtAnswer(catalogueQueries.company({ id: company.id }), withoutPerishable(company)),
      ]),
    ),
    ...present(texts).map((article) => {
      const path = paths.article(article.id)
      return pageOf('article', path, () => {
        const html = articleHtml(
          article.html,
          `${settings.imagesBase}/`,
          new URL(path, settings.site.origin || base).href,
          settings.imageSizes,
        )
        return [builtAnswer(blogQueries.article({ id: article.id }), { ...article, html })]
      })
    }),
  ]
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const MOST_ADDRESSES = 50_000

/** The files for search engines: one list of addresses, or an index of several where one would have too many. */
export const searchFiles = (origin: string, pages: readonly CataloguePage[], robots: string) => {
  const open = PATH_NAMES.filter((name) => isFixed(name) && OPEN_TO_ALL.has(name)).map((name) => PATHS[name])
  const addresses = [...open, ...pages.map(({ path }) => path)]
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
