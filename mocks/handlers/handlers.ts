import { http, HttpResponse } from 'msw/http'
import type { Simulation } from '../db.ts'
import { createConditions, createTreatments, type Conditions, type Fault } from '../simulator/scenarios.ts'
import { hash } from '../seed/random.ts'
import { createShop } from '../shop.ts'
import { listBytes, productRow } from './encode.ts'
import { faultyResponse, sleep } from './faulty.ts'
import { pictureOf } from './images.ts'
import { uploadOf } from '../pictures/uploads.ts'
import { reads } from './reads.ts'
import { writes, type Said } from './writes.ts'

export interface HandlerOptions {
  /** API base, as the site's `VITE_API_BASE`. */
  readonly base?: string
  /** Images base, as `VITE_IMAGES_BASE`. */
  readonly images?: string
  readonly conditions?: Conditions
}

/** Faults that stop a write. With any other fault the write is done, although the answer does not say so. */
const NOT_DONE = new Set<Fault>(['500', '429', '401', 'offline'])

const anywhere = (base: string): string => (base.startsWith('/') ? `*${base}` : base)

const sayJson = (said: Said): Response =>
  'word' in said
    ? new HttpResponse(said.word, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
    : HttpResponse.json([...said.rows], { status: said.status ?? 200 })

const listResponse = (rows: readonly unknown[]): Response =>
  new HttpResponse(listBytes(rows as readonly object[]), { headers: { 'Content-Type': 'application/json' } })

const bodyOf = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
  } catch {
    return {}
  }
}

/** The width that the host is asked for (VITE_IMAGE_SIZES): `w320/tiendas/7.svg`, or `?w=320`. */
const WIDTH = /^w(\d+)\//

/**
 * Paths carry no seed, so a cached picture is revalidated: with another seed the same path shows another drawing. The
 * ETag is computed from the drawing, which a newer version of this code may change too.
 */
const pictureHeaders = (svg: string) => ({
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'no-cache',
  ETag: `"${hash(svg).toString(36)}-${svg.length.toString(36)}"`,
  'X-Content-Type-Options': 'nosniff',
})

/**
 * MSW handlers for the 40 endpoints of section 7 and for the pictures: PHP's requests and answers on one side, memory
 * ports on the other.
 */
export const createHandlers = (
  simulation: Simulation,
  { base = '/api', images = '/images', conditions = createConditions() }: HandlerOptions = {},
): ReturnType<typeof http.get>[] => {
  const treat = createTreatments(simulation.shop.seed, conditions)
  let manyRows: readonly unknown[] | null = null
  const many = () => (manyRows ??= createShop(simulation.shop.seed, 10_000).products.map(productRow))

  const getters = reads(simulation.ports).map(({ path, personal, products, answer }) =>
    http.get(`${anywhere(base)}${path}`, async ({ request }) => {
      const { waitMs, fault } = treat({ path, method: 'GET', personal })
      await sleep(waitMs)
      const query = new URL(request.url).searchParams
      const rows = async () => {
        const result = await answer((name) => query.get(name) ?? '')
        return result.ok ? result.value : []
      }
      if (fault === null || (fault === '10000' && !products)) {
        const found = await rows()
        return products ? listResponse(found) : HttpResponse.json([...found] as object[])
      }
      return faultyResponse(fault, async () => JSON.stringify(await rows()), many)
    }),
  )

  const posters = writes(simulation.ports).map(({ path, personal, answer }) =>
    http.post(`${anywhere(base)}${path}`, async ({ request }) => {
      const { waitMs, fault } = treat({ path, method: 'POST', personal })
      const body = await bodyOf(request)
      await sleep(waitMs)
      if (fault !== null && NOT_DONE.has(fault))
        return faultyResponse(
          fault,
          () => Promise.resolve(''),
          () => [],
        )
      const said = await answer(body)
      if (fault === null || fault === '10000') return sayJson(said)
      return faultyResponse(
        fault,
        () => Promise.resolve(JSON.stringify(said)),
        () => [],
      )
    }),
  )

  const pictures = http.get(`${anywhere(images)}/*`, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = pathname.slice(pathname.indexOf(`${images}/`) + images.length + 1)
    const path = asked.replace(WIDTH, '')
    const width = Number(WIDTH.exec(asked)?.[1] ?? searchParams.get('w') ?? Number.POSITIVE_INFINITY)
    if (conditions.offline || conditions.scenario === 'sin-conexion') return HttpResponse.error()
    const svg = pictureOf(simulation.shop, path)
    if (svg === null) return new HttpResponse(null, { status: 404 })
    const upload = conditions.scenario === 'fotos' ? uploadOf(path, width) : null
    if (upload !== null) return new HttpResponse(upload.body, { headers: { 'Content-Type': upload.type } })
    const headers = pictureHeaders(svg)
    const known = request.headers.get('If-None-Match') === headers.ETag
    return known ? new HttpResponse(null, { status: 304, headers }) : new HttpResponse(svg, { headers })
  })

  return [...getters, ...posters, pictures]
}
