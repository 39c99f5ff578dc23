import { expect } from 'vitest'
import type { Call } from '../../../src/adapters/http/call.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Ports } from '../../support/http.ts'

/** A call, its answer (a value or a failure), and what travels where that says more. A number: so many ms later. */
export type Step = readonly [ask: (ports: Ports) => Promise<Result<unknown>>, answer: unknown, request?: string]
export type Walk = readonly [title: string, steps: readonly (Step | number)[]]

const all = <T>(fits: (item: T) => boolean): unknown =>
  expect.toSatisfy((items: readonly T[]) => items.length > 0 && items.every(fits))
const SOME = all(() => true)
export const has = (part: object): unknown => expect.objectContaining(part)
export const ANY_WORDS: unknown = expect.stringMatching(/\w{3} /)

type Listed = Readonly<Record<'id' | 'segment' | 'category' | 'storeId' | 'name' | 'classification', string>>

/** What anybody reads of the shop: what travels, and the answer. */
const STEPS: readonly (readonly [request: string, answer: unknown])[] = [
  ['GET /list-categories.php', SOME],
  [
    'GET /list-segmentos.php',
    all<{ name: string; icon: string }>((it) => it.name !== '' && /^segments\/svg\/[\w-]+\.svg$/.test(it.icon)),
  ],
  ['GET /list-products.php?limit=2', [has({ id: '150' }), has({ id: '149' })]],
  [
    'GET /list-products-page.php?segmento=Dama&categoria=Blusas&talla=CH',
    all<Listed & { sizes: readonly string[] }>(
      ({ segment, category, sizes }) => segment === 'Dama' && category === 'Blusas' && sizes.includes('CH'),
    ),
  ],
  ['GET /list-companies.php?limit=3', has({ length: 3 })],
  ['GET /data-company.php?id=7', has({ id: '7', story: ANY_WORDS })],
  ['GET /data-product.php?id=150', has({ id: '150', favourite: null, gallery: SOME })],
  ['GET /data-product.php?id=no+%26+hay', null],
  [
    'GET /list-products-similares.php?category=Blusas&id_producto=149',
    all<Listed>(({ id, category }) => id !== '149' && category === 'Blusas'),
  ],
  ['GET /list-products-company.php?id_tienda=26', all<Listed>(({ storeId }) => storeId === '26')],
  ['GET /data-product-busqueda.php?busqueda=blusa', SOME],
  ['GET /data-product-busqueda.php?busqueda=%C3%B1and%C3%BA+%26+50%25', []],
  ['GET /get_results_search.php?busqueda=pantal%C3%B3n', all<Listed>(({ name }) => name.trim() !== '')],
  [
    'GET /list-carrusel.php?tipo=inicio',
    all<{ title: string; link: string }>(({ title, link }) => title !== '' && link.startsWith('/')),
  ],
  ['GET /list-banners.php?tipo=inicio', SOME],
  [
    'GET /list-products-user.php?limit=4&user=ana%40x.mx&precio_inicial=50.50&precio_final=150.00',
    // The first tier is what one piece costs at the product's minimum.
    all<{ tiers: readonly { price: number }[] }>(({ tiers }) => tiers[0]!.price >= 50_50 && tiers[0]!.price <= 150_00),
  ],
  ['GET /list-products-user.php?limit=999&user=ana%40x.mx&precio_inicial=&precio_final=', has({ length: 150 })],
  ['GET /list-blog.php', SOME],
  ['GET /data-blog-article.php?id=3', has({ id: '3', html: expect.stringContaining('<p>') })],
  [
    'GET /list-blog-article-relacion.php?id=3&clasificacion=Fabricantes',
    all<Listed>(({ id, classification }) => id !== '3' && classification === 'Fabricantes'),
  ],
]

/** Of what a call's answer is made of, where the document says so elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/list-segmentos.php': 'R3.03 ',
  '/get_results_search.php': 'R3.05 ',
  '/list-products-user.php': 'R6.04 ',
}

const READS = (['catalogue', 'blog'] as const).flatMap((port) =>
  Object.entries<Call>(CALLS[port]).map(([method, call]) => ({ ...call, port, method })),
)

/** Each read by itself, so that it alone fails. */
export const SHOP_WALKS: readonly Walk[] = STEPS.map(([request, answer]) => {
  const { pathname, searchParams } = new URL(request.slice('GET '.length), 'http://localhost')
  const { port, method, asks, source } = READS.find(({ path }) => path === pathname)!
  const query = asks.columns.length > 0 ? [asks.decode(Object.fromEntries(searchParams))] : []
  const ask: Step[0] = (ports) =>
    (Reflect.get(ports[port], method) as (...asked: readonly unknown[]) => ReturnType<Step[0]>)(...query)
  return [`${ELSEWHERE[pathname] ?? ''}${source} con ${request} se lee lo que se pide`, [[ask, answer, request]]]
})
