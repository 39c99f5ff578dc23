import { createBlog } from '../../adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../../adapters/http/endpoints/catalogue.ts'
import { createHttpClient, type ClientConfig } from '../../adapters/http/client/client.ts'
import { dialectCode } from '../../adapters/http/schema/apply.ts'
import type { Settings } from '../../composition/settings.ts'
import type { Result } from '../../domain/result.ts'
import type { Head } from '../../ui/lib/head.ts'
import { articleHead, companyHead, listDescription, productHead } from '../../ui/lib/heads.ts'
import { STALE_HEADER } from '../../service-worker/names.ts'
import { paths } from '../../ui/lib/paths.ts'

const AT_ONCE = 8
const PATIENCE_MS = 30_000

/** Runs `work` on each item, a few at once, so that a small host is not overrun. The first failure ends it. */
const eachOf = async <Item, Made>(items: readonly Item[], work: (item: Item) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  const rest = items.entries()
  const one = async () => {
    for (const [index, item] of rest) made[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return made
}

/** `https://mi-servidor.example`, or with the API's path. */
const baseOf = (address: string, apiBase: string) => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(
      `PRERENDER_API dice «${address}» y debe ser la dirección de la API, como https://mi-servidor.example.`,
    )
  const { origin, pathname } = new URL(address)
  return pathname === '/' && apiBase.startsWith('/') ? origin + apiBase : address.replace(/\/+$/, '')
}

export interface CataloguePage {
  readonly path: string
  readonly head: Head
}

/**
 * Reads the catalogue once, and gives what each product, company, article and segment says of itself. Throws in
 * Spanish, naming the read, where one fails.
 */
export const catalogueHeads = async (
  address: string,
  { apiBase, ...settings }: Settings,
  fetch: ClientConfig['fetch'] = globalThis.fetch,
): Promise<readonly CataloguePage[]> => {
  const base = baseOf(address, apiBase)
  const http = createHttpClient({
    ...settings,
    base,
    dialectCode,
    fetch,
    cookies: () => '',
    staleHeader: STALE_HEADER,
    readTimeoutMs: PATIENCE_MS,
    writeTimeoutMs: PATIENCE_MS,
    retryDelaysMs: [500, 2000],
    isOnline: () => true,
  })
  const read = async <T>(what: string, asked: Promise<Result<T>>): Promise<T> => {
    const result = await asked
    if (result.ok) return result.value
    throw new Error(
      `No se pudieron hacer las páginas del catálogo: ${what} de ${base} falló (${JSON.stringify(result.failure)}).`,
    )
  }
  const catalogue = createCatalogue(http)
  const segments = await read('la lista de segmentos', catalogue.segments())
  const listed = await read('la lista de productos', catalogue.productsPage({ segment: '', category: '', size: '' }))
  const companies = await read('la lista de empresas', catalogue.companies({ limit: 200 }))
  const articles = await read('la lista de artículos', createBlog(http).articles())
  const products = await eachOf(listed, ({ id }) => read(`el producto ${id}`, catalogue.product(id)))
  const heads: readonly Head[] = [
    ...segments.map(({ name, slug }) => ({
      title: name,
      description: listDescription(name),
      path: paths.products(slug),
    })),
    // One that was taken off between two reads has no page.
    ...products.flatMap((product) => (product === null ? [] : [productHead(product)])),
    ...companies.map(companyHead),
    ...articles.map(articleHead),
  ]
  return heads.map((head) => ({ path: head.path ?? '', head }))
}

const PUBLIC = ['home', 'companies', 'articles', 'categories', 'about', 'canaive'] as const

export const sitemap = (origin: string, pages: readonly CataloguePage[]): string => {
  const addresses = [...PUBLIC.map((name) => paths[name]()), ...pages.map(({ path }) => path)]
  const rows = addresses.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>\n`)
  const urls = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${urls}\n`
}
