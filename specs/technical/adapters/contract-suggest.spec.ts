// @vitest-environment node
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { checkApi } from '../../contract/check.ts'
import { learnApi } from '../../contract/learn.ts'
import type { Person } from '../../contract/questions.ts'
import { shopOf } from '../../contract/targets.ts'

const serve = async (dialect?: 'camel'): Promise<string> => {
  const { origin, stop } = await listen(
    createApiServer({ simulation: shopOf(() => Date.now()), ...(dialect && { dialect }) }),
  )
  onTestFinished(stop)
  return `${origin}/api`
}
const saying = (answer: boolean | null): Person => ({ agrees: () => Promise.resolve(answer), close: () => undefined })
const WHO = { user: 'demo@puntada.mx', password: 'mayoreo123' } as const

interface Learned {
  readonly entidades: { readonly producto: Record<string, unknown> }
  readonly llamadas: Record<string, Record<string, unknown>>
}
const learn = async (change: Partial<Parameters<typeof learnApi>[0]> = {}) => {
  const api = change.api ?? (await serve('camel'))
  const { text, dialect } = await learnApi({ user: WHO.user, person: saying(true), ...change, api })
  return { learned: JSON.parse(text) as Learned, dialect }
}

const noting =
  (accepted: string[]): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, init)
    const body = await response.clone().text()
    if (init?.method === 'POST' && /"exito":true|registered/.test(body))
      accepted.push(new URL(new Request(url).url).pathname.replace('/api', ''))
    return response
  }

// What the site tells the console of such a server is proven elsewhere.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('Aprender cómo habla un servidor', () => {
  it('de no entender nada pasa a entender todas las llamadas, y escribe una sola vez cada cosa', async () => {
    const api = await serve('camel')
    const accepted: string[] = []
    const favourites = async () => (await fetch(`${api}/list-products-user-favs?user=demo%40puntada.mx`)).text()
    const before = await favourites()
    const first = await checkApi({ api, ...WHO })
    const learnt = await learnApi({
      api,
      ...WHO,
      writes: true,
      store: '2',
      person: saying(true),
      isYes: true,
      fetch: noting(accepted),
    })
    const then = await checkApi({ api, ...WHO, writes: true, store: '2', dialect: learnt.dialect, sent: learnt.sent })

    expect(first.filter(({ verdict }) => verdict === 'cumple')).toHaveLength(0)
    expect(then.filter(({ verdict }) => verdict !== 'cumple')).toEqual([])
    expect(then).toHaveLength(ENDPOINTS.length)
    for (const path of ['/message-user', '/create_pedido', '/register-user', '/suscribir-newspaper'])
      expect(accepted.filter((each) => each === path)).toEqual([path])
    expect(await favourites()).toEqual(before)
  })

  it('enseña cada cifra en tres filas, como las mostrará el sitio, y marca lo que se acepta sin mirar', async () => {
    const said: string[] = []
    const { learned } = await learn({ isYes: true, say: (line) => said.push(line) })

    expect(
      said
        .find((line) => line.startsWith('producto · precios:'))
        ?.split('\n')
        .slice(1),
    ).toEqual([
      '     $532 desde 6 · $470 desde 12 · mínimo 6 · de 3 en 3 · /vistaproducto/150 · /empresa/35',
      expect.stringMatching(/^ {5}\$.* desde \d+ · .*mínimo \d+ · .*\/vistaproducto\/149 · \/empresa\/\d+$/),
      expect.stringMatching(/\/vistaproducto\/148/),
    ])
    expect(learned.entidades.producto).toMatchObject({
      '//precios': 'MÍRALO: una lista de desde y precioCentavos',
      precios: { columna: 'escalasDePrecio', piezas: 'desde', precio: 'precioCentavos', unidad: 'centavos' },
      nombre: 'titulo',
    })
  })

  it('de un servidor que habla como el contrato no hay nada que decir', async () => {
    const { learned } = await learn({ api: await serve() })

    expect(learned).toEqual({})
  })

  it.each<[string, boolean | null, RegExp]>([
    ['si nadie contesta', null, /^¿es \{"columna":"escalasDePrecio"/],
    ['si se contesta que no', false, /^no es \{"columna":"escalasDePrecio".*¿qué columna es\?$/],
  ])('%s, las cifras quedan en null con su pregunta, y lo demás se escribe', async (_, answer, question) => {
    const { learned, dialect } = await learn({ person: saying(answer) })
    const { producto } = learned.entidades

    expect(producto['precios']).toBeNull()
    expect(producto['//precios']).toMatch(question)
    expect(producto).toMatchObject({ nombre: 'titulo', tienda: 'fabricante.nombre', minimo: null })
    expect(dialect.llamadas['/list-products.php']?.campos?.['precios']).toBeNull()
  })

  it('lo que el archivo ya decía se queda como está, y de eso no pregunta', async () => {
    const given: DialectFile = {
      entidades: {
        producto: {
          precios: { columna: 'escalasDePrecio', piezas: 'desde', precio: 'precioCentavos', unidad: 'centavos' },
          nombre: 'foto',
        },
      },
    }
    const said: string[] = []
    const { learned } = await learn({
      person: saying(null),
      given: JSON.stringify(given),
      say: (line) => said.push(line),
    })

    expect(learned).toMatchObject(given as Record<string, unknown>)
    expect(said.some((line) => line.startsWith('producto · precios'))).toBe(false)
  })

  it('sin --store no manda mensajes ni pedidos, y sin --writes no manda nada', async () => {
    const accepted: string[] = []
    await learn({ ...WHO, fetch: noting(accepted) })
    expect(accepted.filter((path) => path !== '/login-user')).toEqual([])

    await learn({ ...WHO, writes: true, fetch: noting(accepted) })
    expect(accepted).toContain('/usuario-fav')
    expect(accepted.filter((path) => /message|pedido/.test(path))).toEqual([])
  })

  it('donde solo se dice que faltan datos no prueba nombres: deja la pregunta', async () => {
    const bodies: string[] = []
    const { learned } = await learn({
      ...WHO,
      writes: true,
      fetch: async (url, init) => {
        const request = new Request(url, init)
        if (!request.url.endsWith('/register-user')) return fetch(url, init)
        bodies.push(await request.text())
        return Response.json({ status: 0, msg: 'Faltan datos' })
      },
    })

    expect(learned.llamadas['/register-user.php']?.['//cuerpo']).toBe('no lo aceptó: {"status":0,"msg":"Faltan datos"}')
    expect(bodies).toHaveLength(1)
  })
})
