import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { getResponse } from 'msw/utils/get-response'
import { optionsOf, refuse, refuseToListen, wholeNumber } from '../../src/commands/options.ts'
import { cookieValue, CSRF_COOKIE, CSRF_HEADER } from '../../src/adapters/http/client/client.ts'
import { createSimulation, DEFAULT_PRODUCTS, DEFAULT_SEED, type Simulation } from '../db.ts'
import { createHandlers } from '../handlers/handlers.ts'
import { morningOf } from '../seed/clock.ts'
import { createConditions, isScenario, SCENARIOS } from '../simulator/scenarios.ts'

export type ServerOptions = Readonly<{
  seed?: number
  products?: number
  /** Milliseconds before an ordinary answer. */
  latency?: number
  scenario?: string
  /** An origin beside this machine's whose pages may send requests. */
  origin?: string
  /** An existing simulation instead of a new one. */
  simulation?: Simulation
}>

const THIS_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const corsHeaders = ({ headers: { origin } }: IncomingMessage, allowed: string) => {
  if (origin === undefined || !(THIS_MACHINE.test(origin) || origin === allowed)) return {}
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' }
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, X-XSRF-TOKEN',
  'Access-Control-Max-Age': '600',
}

const sayText = (outgoing: ServerResponse, status: number, text: string) => {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=UTF-8' }).end(text)
}

/** The simulated backend as a real HTTP server: `/api/*.php` and `/images/**`, with cookies, CSRF check and CORS. */
export const createApiServer = (options: ServerOptions = {}) => {
  const { seed = DEFAULT_SEED, products = DEFAULT_PRODUCTS, latency = 0, scenario = '', origin: allowed = '' } = options
  const simulation = options.simulation ?? createSimulation({ seed, products, openedAt: morningOf(Date.now()) })
  const conditions = createConditions({ scenario: isScenario(scenario) ? scenario : null, latency })
  const firstToken = randomUUID()
  const handlers = createHandlers(simulation, { conditions })

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const method = incoming.method ?? 'GET'
    for (const [name, value] of Object.entries(corsHeaders(incoming, allowed))) outgoing.setHeader(name, value)
    if (method === 'OPTIONS') return void outgoing.writeHead(204, PREFLIGHT).end()
    const token = cookieValue(incoming.headers.cookie ?? '', CSRF_COOKIE)
    // Scripts may read the cookie on purpose: the site copies it into the header. A visit's first answers, which come
    // side by side, share it: with different tokens the page's header would disagree with the last cookie.
    if (token === null) outgoing.setHeader('Set-Cookie', `${CSRF_COOKIE}=${firstToken}; Path=/; SameSite=Lax`)
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && incoming.headers[CSRF_HEADER.toLowerCase()] !== token) {
      return sayText(outgoing, 403, 'La página caducó. Recárgala e inténtalo de nuevo.')
    }
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`)
    const headers = incoming.headers as Record<string, string>
    const request = new Request(url, isRead ? { headers } : { method, headers, body: await text(incoming) })
    const response = await getResponse(handlers, request)
    if (response === undefined) return sayText(outgoing, 404, 'No existe.')
    if (response.type === 'error') return void outgoing.destroy()
    const bytes = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, {
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
      'content-length': bytes.length,
    })
    outgoing.end(bytes)
  }

  return createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      if (outgoing.headersSent) outgoing.destroy()
      else sayText(outgoing, 500, 'Error del simulador.')
    })
  })
}

const SCENARIO_NAMES = Object.keys(SCENARIOS).join(', ')
const HELP = `El servidor simulado de Puntada por HTTP: /api/*.php e /images/**.

  npm run api                        900 productos en http://127.0.0.1:8787
  npm run api -- --opción valor
      --seed N          semilla: la misma da la misma tienda (${DEFAULT_SEED})
      --products N      cuántos productos (${DEFAULT_PRODUCTS})
      --latency MS      espera antes de cada respuesta (0)
      --scenario NOMBRE ${SCENARIO_NAMES}
      --origin DIRECCIÓN  otro sitio que puede pedir, además de los de esta máquina
      --port N          puerto (8787, o el de PORT)
      --help            esta ayuda
`

const scenarioOf = (name: string) => {
  if (!isScenario(name)) return refuse(`--scenario puede ser ${SCENARIO_NAMES}; no «${name}».`)
  return name
}

const main = () => {
  const string = { type: 'string' } as const
  const values = optionsOf(HELP, {
    seed: string,
    products: string,
    latency: string,
    scenario: string,
    origin: string,
    port: string,
  })
  const number = (option: keyof typeof values, otherwise: number, typed = values[option]) =>
    typed === undefined || typed === '' ? otherwise : wholeNumber(option, typed)
  const port = number('port', 8787, values.port ?? process.env['PORT'])
  const server = createApiServer({
    seed: number('seed', DEFAULT_SEED),
    products: number('products', DEFAULT_PRODUCTS),
    latency: number('latency', 0),
    ...(values.origin !== undefined && { origin: values.origin }),
    ...(values.scenario !== undefined && { scenario: scenarioOf(values.scenario) }),
  })
  server.on('error', (error) => refuseToListen(error, port))
  server.listen(port, '127.0.0.1', () => {
    console.log(`Servidor simulado de Puntada en http://127.0.0.1:${port}/api (imágenes en /images)`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
