import { http, HttpResponse } from 'msw/http'
import type { Simulation } from '../db.ts'
import { createConditions, createTreatments, type Conditions, type Fault } from '../simulator/scenarios.ts'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { isObject } from '../../src/adapters/http/client/answer.ts'
import { createShop } from '../shop.ts'
import { answers, jsonOf, type Answered, type Body } from './answers.ts'
import { faultyResponse, sleep } from './faulty.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { uploadOf } from '../pictures/uploads.ts'
import { BROKEN } from '../seed/stores.ts'

export type HandlerOptions = Readonly<{
  /** API base, as the site's `VITE_API_BASE`. */
  base?: string
  /** Images base, as `VITE_IMAGES_BASE`. */
  images?: string
  conditions?: Conditions
}>

/** Faults that stop a write. With any other fault the write is done, although the answer does not say so. */
const NOT_DONE: ReadonlySet<Fault> = new Set(['500', '429', '401', 'sin-conexion'])

const anywhere = (base: string) => (base.startsWith('/') ? `*${base}` : base)

const responseOf = ({ text, status, type }: Answered) =>
  new HttpResponse(text, { status, headers: { 'Content-Type': type } })

const bodyOf = async (request: Request): Promise<Body> => {
  const body: unknown = await request.json().catch(() => null)
  return isObject(body) ? body : {}
}

/** A picture's requested width (VITE_IMAGE_SIZES): `w320/tiendas/7.svg`. */
const WIDTH = /^w(\d+)\//

/** Pictures are not cached, because with another seed the same path shows another drawing. */
const PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
}

/** MSW handlers for the 40 calls of section 7 and for the pictures, between PHP's wire and the memory ports. */
export const createHandlers = (
  simulation: Simulation,
  { base = '/api', images = '/images', conditions = createConditions() }: HandlerOptions = {},
): ReturnType<typeof http.get>[] => {
  const treat = createTreatments(simulation.shop.seed, conditions)
  const product = CALLS.catalogue.products.row
  let manyRows: string | null = null
  const many = () => (manyRows ??= jsonOf(product, createShop(simulation.shop.seed, 10_000).products))

  const calls = answers(CALLS, simulation.ports).map(({ call, answer }) => {
    const { path } = call
    const personal = call.kind !== 'record' && call.asks.columns.some(({ column }) => column === 'user')
    const method = call.kind === 'write' || call.kind === 'record' ? 'POST' : 'GET'
    const isList = call.kind === 'rows' && call.row === product
    return http[method === 'POST' ? 'post' : 'get'](`${anywhere(base)}${path}`, async ({ request }) => {
      const { waitMs, fault } = treat({ path, method, personal })
      const params = method === 'POST' ? await bodyOf(request) : Object.fromEntries(new URL(request.url).searchParams)
      await sleep(waitMs)
      if (fault === '10000' && isList) return responseOf({ text: many(), status: 200, type: 'application/json' })
      const isBroken = Object.values(params).includes(BROKEN.id)
      const broken = isBroken ? '500' : fault === '10000' ? null : fault
      if (method === 'POST' && broken && NOT_DONE.has(broken)) return faultyResponse(broken)
      const answered = await answer(params, request.headers.get('Authorization')?.replace(/^Bearer /, ''))
      return broken === null ? responseOf(answered) : faultyResponse(broken, answered.text)
    })
  })

  const pictures = http.get(`${anywhere(images)}/*`, ({ request }) => {
    const { pathname } = new URL(request.url)
    const sized = pathname.slice(pathname.indexOf(`${images}/`) + images.length + 1)
    const path = sized.replace(WIDTH, '')
    const width = Number(WIDTH.exec(sized)?.[1] ?? Infinity)
    if (conditions.scenario === 'sin-conexion') return HttpResponse.error()
    const svg = pictureOf(simulation.shop, path)
    if (svg === null) return new HttpResponse(null, { status: 404 })
    const upload = conditions.scenario === 'fotos' ? uploadOf(path, width) : null
    if (upload !== null) return new HttpResponse(upload.body, { headers: { 'Content-Type': upload.type } })
    return new HttpResponse(svg, { headers: PICTURE_HEADERS })
  })

  return [...calls, pictures]
}
