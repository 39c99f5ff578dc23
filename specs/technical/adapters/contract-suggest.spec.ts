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
const saying = (answer: boolean | null): Person => ({
  agrees: () => Promise.resolve(answer),
  types: () => Promise.resolve(''),
})
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
        .find((line) => line.includes('producto · precios:'))
        ?.split('\n')
        .slice(-3),
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
    expect(said.some((line) => line.includes('producto · precios'))).toBe(false)
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

    expect(learned.llamadas['/register-user.php']?.['//cuerpo']).toBe(
      'no lo aceptó, ¿con qué nombres lo recibe? {"status":0,"msg":"Faltan datos"}',
    )
    expect(bodies).toHaveLength(1)
  })
})

/** Agrees to everything, and types what is known of this question. */
const typing = (known: readonly (readonly [question: RegExp, typed: string])[]) => {
  const asked: string[] = []
  const person: Person = {
    agrees: () => Promise.resolve(true),
    types(question) {
      asked.push(question)
      return Promise.resolve(known.find(([pattern]) => pattern.test(question))?.[1] ?? '')
    },
  }
  return { person, asked }
}

/** The documented server, but for these calls. */
const but =
  (
    changes: Readonly<Record<string, (body: Record<string, unknown>, was: () => Promise<Response>) => unknown>>,
  ): typeof fetch =>
  async (url, init) => {
    const request = new Request(url, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    const change = changes[path]
    if (change === undefined) return fetch(url, init)
    const body = init?.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
    const answer = await change(body, () => fetch(url, init))
    return answer instanceof Response ? answer : Response.json(answer)
  }

describe('Preguntar a quien conoce el servidor', () => {
  const recovering = (bodies: unknown[]) =>
    but({
      '/recuperar-contrasena.php': (body) => {
        bodies.push(body)
        if (body['usuario'] === undefined) return { error: 'Faltan datos' }
        return { error: body['usuario'] === WHO.user ? '' : 'No lo conocemos' }
      },
    })

  it('los nombres con que recibe lo que se manda; con ellos vuelve a mandarlo, y la segunda vez ya los sabe', async () => {
    const bodies: unknown[] = []
    const { person, asked } = typing([[/recuperar-contrasena\.php no aceptó/, 'email=usuario']])
    const api = await serve()
    const fetched = { api, ...WHO, writes: true, fetch: recovering(bodies) }
    const { text } = await learnApi({ ...fetched, person })

    expect(asked.filter((question) => question.includes('no aceptó'))).toEqual([
      '\n/recuperar-contrasena.php no aceptó {"email":"demo@puntada.mx"}\n   Contestó {"error":"Faltan datos"}\n   ' +
        'Llega en JSON: $_POST viene vacío, y se lee de php://input. ¿Con qué nombres lo recibe tu PHP? ' +
        'Escribe los que cambian, así: id_tienda=cve_tda nota=obs (s: sí lo guardó; Intro: no sé): ',
    ])
    expect(JSON.parse(text)).toMatchObject({
      llamadas: { '/recuperar-contrasena.php': { cuerpo: { email: 'usuario' }, hecho: { error: '' } } },
    })
    const again = typing([])
    await learnApi({ ...fetched, person: again.person, given: text })
    expect(again.asked.filter((question) => question.includes('no aceptó'))).toEqual([])
    expect(bodies).toEqual([
      { email: WHO.user },
      { usuario: WHO.user },
      { usuario: 'nadie-con-este-correo@ejemplo.mx' },
      { usuario: WHO.user },
      { usuario: 'nadie-con-este-correo@ejemplo.mx' },
    ])
  })

  it('lo que debe rechazar lleva otra clave: con la misma, un servidor que la reconoce contesta lo de antes', async () => {
    const keys: unknown[] = []
    const orders: unknown[] = []
    const fetched = but({
      '/create_pedido.php': ({ id_cliente, productos }) => {
        keys.push(id_cliente)
        if (!orders.includes(id_cliente) && (productos as unknown[]).length === 0)
          return { ok: 0, msg: 'Sin productos' }
        orders.push(id_cliente)
        return { ok: 1 }
      },
    })
    const { text } = await learnApi({
      api: await serve(),
      ...WHO,
      writes: true,
      store: '2',
      fetch: fetched,
      ...typing([]),
    })

    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
    expect(JSON.parse(text)).toMatchObject({
      llamadas: { '/create_pedido.php': { hecho: { ok: '1' }, error: { ok: '0' } } },
    })
  })

  it('si lo que parece una negativa sí se guardó', async () => {
    const { person } = typing([[/recuperar-contrasena\.php no aceptó/, 's']])
    const fetched = but({ '/recuperar-contrasena.php': () => ({ listo: 'Va en camino. No respondas ese correo.' }) })
    const { text } = await learnApi({ api: await serve(), ...WHO, writes: true, fetch: fetched, person })

    expect(text).not.toContain('no lo aceptó')
  })

  it('las columnas que no encontró, entre las que nadie usa', async () => {
    const company = async (_: unknown, was: () => Promise<Response>) =>
      ((await (await was()).json()) as Record<string, unknown>[]).map(({ desde, ...row }) => ({
        ...row,
        x_arranque: desde,
      }))
    const { person, asked } = typing([[/^\nempresa: no encontré desde\b/, 'desde=x_arranque']])
    const { text } = await learnApi({
      api: await serve(),
      ...WHO,
      fetch: but({ '/data-company.php': company }),
      person,
    })

    expect(asked.find((question) => question.includes('empresa:'))).toContain('\n     x_arranque: ')
    expect(JSON.parse(text)).toMatchObject({ entidades: { empresa: { desde: 'x_arranque' } } })
  })

  it('en qué carpeta están las imágenes, y lo prueba', async () => {
    const fetched: typeof fetch = async (url, init) => {
      const { pathname } = new URL(new Request(url).url)
      if (!pathname.includes('/images/segments/')) {
        if (pathname.includes('/images/mis_iconos/'))
          return new Response('', { headers: { 'Content-Type': 'image/png' } })
        return fetch(url, init)
      }
      return new Response('', { status: 404 })
    }
    const tried = ['otra', '/mis_iconos/']
    const person: Person = {
      agrees: () => Promise.resolve(true),
      types: (question) => Promise.resolve(question.includes('en qué carpeta') ? (tried.shift() ?? '') : ''),
    }
    const { text } = await learnApi({ api: await serve(), ...WHO, fetch: fetched, person })

    expect(JSON.parse(text)).toMatchObject({ imagenes: { segmento: 'mis_iconos' } })
  })

  it('qué «tipo» es el del inicio, y si la frase de cuando no hay nada es eso', async () => {
    const { person } = typing([[/list-banners\.php: ¿con qué «tipo»/, 'franja']])
    const banners = { '/list-banners.php': [{ id: 1, titulo: 'Franja', imagen: 'a.jpg' }] }
    const fetched: typeof fetch = async (url, init) => {
      const { pathname, searchParams } = new URL(new Request(url).url)
      const path = pathname.replace('/api', '')
      if (path in banners)
        return Response.json(searchParams.get('tipo') === 'franja' ? banners['/list-banners.php'] : [])
      if (path !== '/data-product-busqueda.php' || !searchParams.get('busqueda')?.includes('zzz'))
        return fetch(url, init)
      return Response.json({ error: 'Sin resultados' })
    }
    const { text } = await learnApi({ api: await serve(), ...WHO, fetch: fetched, person })

    expect(JSON.parse(text)).toMatchObject({
      vacio: { error: ['Sin resultados'] },
      llamadas: { '/list-banners.php': { valores: { tipo: { '*': 'franja' } } } },
    })
  })

  it.each([
    ['0', 0],
    ['Sin resultados', 'Sin resultados'],
  ])('si «%s», sin más, quiere decir que no hay nada', async (body, word) => {
    const asked: string[] = []
    const person: Person = {
      agrees(question) {
        asked.push(question)
        return Promise.resolve(true)
      },
      types: () => Promise.resolve(''),
    }
    const fetched: typeof fetch = async (url, init) =>
      new Request(url).url.includes('zzz') ? new Response(body) : fetch(url, init)
    const { text } = await learnApi({ api: await serve(), ...WHO, fetch: fetched, person })

    expect(asked.filter((question) => question.includes(`«${body}» con 200`))).toHaveLength(1)
    expect(JSON.parse(text)).toMatchObject({ vacio: { '': [word] } })
  })

  it('lo que en la lista dice una cosa no dice otra en su fila', async () => {
    const fetched: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init)
      if (!/product/.test(new Request(url).url) || !answer.ok) return answer
      return new Response(
        (await answer.text()).replaceAll('"minimo"', '"compraMinima"').replace(/"pedido_minimo":"[^"]*",?/g, ''),
      )
    }
    const { text } = await learnApi({ api: await serve(), ...WHO, fetch: fetched, person: typing([]).person })

    expect(JSON.parse(text)).toMatchObject({
      entidades: { producto: { minimo: 'compraMinima', pedido_minimo: null } },
    })
  })
})
