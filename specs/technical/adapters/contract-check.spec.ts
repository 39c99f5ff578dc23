// @vitest-environment node
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import { checkApi, type CheckOptions, type Report } from '../../contract/check.ts'
import { shopOf } from '../../contract/targets.ts'
import { changeFirst, changeRows, simulatedApi, type Mutilate } from '../../support/spoilt-api.ts'

const api = simulatedApi()
const bad = (reports: readonly Report[]) =>
  reports.filter(({ verdict }) => verdict !== 'cumple' && verdict !== 'omitida')

/** What is said of the one spoilt path; everything else conforms. */
const judged = async (path: string, mutilate: Mutilate, change: Partial<CheckOptions> = {}) => {
  const reports = await checkApi({ api: await api.spoilt(path, mutilate), ...change })
  const report = reports.find((each) => each.path.split('?')[0] === path)
  return {
    report,
    others: bad(reports)
      .filter((each) => each !== report)
      .map((each) => each.path),
  }
}

describe('La revisión de un servidor', () => {
  it('da por bueno al simulado, de punta a punta, y las escrituras solo si se piden', async () => {
    // A server of its own: the accounts that the check creates must not be there yet, whatever ran before.
    const fresh = await listen(createApiServer({ simulation: shopOf(() => 0) }))
    onTestFinished(fresh.stop)
    const api = `${fresh.origin}/api`
    const all = await checkApi({ api, writes: true })
    const reads = await checkApi({ api })

    expect(bad(all)).toEqual([])
    expect(all.map(({ verdict }) => verdict)).toEqual(ENDPOINTS.map(() => 'cumple'))
    expect(all.flatMap(({ notes }) => notes)).toEqual([])
    expect(reads.map(({ method, verdict }) => `${method} ${verdict}`).toSorted()).toEqual(
      ENDPOINTS.map(({ method }) => (method === 'GET' ? 'GET cumple' : 'POST omitida')).toSorted(),
    )
  })

  it('nombra un campo renombrado, y el nombre nuevo', async () => {
    const { report, others } = await judged(
      '/list-companies.php',
      changeRows(({ nombre, poblacion, ...row }) => ({ ...row, pobl: poblacion, x9: nombre })),
    )

    expect(report).toMatchObject({ id: 'R7.20', verdict: 'difiere', file: 'src/adapters/http/catalogue.ts' })
    expect(report?.differences).toEqual([
      { field: 'nombre', expected: 'texto no vacío', got: 'falta (40 de 40 filas)', weight: 'rompe' },
      { field: 'poblacion', expected: 'texto', got: 'falta (40 de 40 filas); ¿es «pobl»?', weight: 'se pierde' },
    ])
    expect(report?.notes).toEqual(['campos de más: x9'])
    expect(others.filter((path) => !path.startsWith('/data-company.php'))).toEqual([])
  })

  it('dice sin quejarse lo que el servidor no trae, y lo que unas pocas filas traen mal', async () => {
    const { report } = await judged(
      '/list-blog.php',
      changeRows((row) => ({ ...row, autor: undefined, ...(row['id'] === '1' && { fecha: 'ayer' }) })),
    )

    expect(report?.verdict).toBe('cumple')
    expect(report?.notes).toEqual(['no trae autor: no se muestra', 'fecha: texto ayer (1 de 14 filas) no se muestra'])
  })

  it.each([
    [
      'un precio con coma decimal',
      { precios: '3:98,50' },
      {
        field: 'precios',
        expected: 'precios "piezas:pesos"',
        got: 'texto 3:98,50 (1 de 20 filas)',
        weight: 'se pierde',
      },
    ],
    [
      'una talla que no se entiende',
      { tallas: ['CH', { x: 1 }] },
      {
        field: 'tallas',
        expected: 'tallas separadas por comas',
        got: 'lista ["CH",{"x":1}] (1 de 20 filas)',
        weight: 'se pierde',
      },
    ],
  ])('una sola fila basta para quejarse de %s', async (_, change, difference) => {
    const { report } = await judged('/list-products.php', changeFirst(change))

    expect(report?.differences).toEqual([difference])
  })

  it('no se queja de un precio con coma de miles, y dice dónde vale 0', async () => {
    const thousands = await judged('/list-products.php', changeFirst({ precios: '3:1,250.00' }))
    const free = await judged('/list-products.php', changeFirst({ precios: '0.00' }))

    expect(thousands.report).toMatchObject({ verdict: 'cumple', differences: [], notes: [] })
    const none = await judged('/list-products.php', changeFirst({ precios: { precio: null } }))
    expect(none.report).toMatchObject({ verdict: 'cumple', differences: [] })
    expect(free.report).toMatchObject({
      verdict: 'cumple',
      notes: ['precio 0 (1 de 20 filas): se muestra «Precio a consultar»'],
    })
  })

  it('se queja de un identificador que viene dos veces: el sitio omite esas filas', async () => {
    const { report } = await judged(
      '/list-products.php',
      changeRows((row) => ({ ...row, id: row['id'] === '149' ? '150' : row['id'] })),
    )

    expect(report?.differences).toEqual([
      {
        field: 'id',
        expected: 'una fila por identificador',
        got: '150 más de una vez: se omiten 1 de 20 filas',
        weight: 'rompe',
      },
    ])
  })

  it('se queja de imágenes que no se pueden traer', async () => {
    const { report } = await judged(
      '/list-blog.php',
      changeRows((row) => ({ ...row, imagen: 'blog/no-hay.svg' })),
    )

    expect(report?.differences).toEqual([
      {
        field: 'imagen',
        expected: 'una imagen que se puede traer',
        got: expect.stringMatching(/^404 en .*\/images\/blog\/no-hay\.svg$/),
        weight: 'se pierde',
      },
    ])
  })

  it('entra con la cuenta dada antes de leer, y otra vez después de registrar a alguien', async () => {
    const user = 'demo@puntada.mx'
    const personal = /list-user-inbox|list-products-user-favs|message-user|create_pedido/
    const reports = await checkApi({
      api: api.address(),
      user,
      password: 'mayoreo123',
      writes: true,
      fetch: async (url, init) => {
        const { headers, url: address } = new Request(url, init)
        if (personal.test(address) && !(headers.get('Cookie') ?? '').includes(`quien=${user}`))
          return new Response('{"error":"Debes iniciar sesión"}', { status: 401 })
        const answer = await fetch(url, init)
        const { email } = typeof init?.body === 'string' ? (JSON.parse(init.body) as { email?: string }) : {}
        const mine = new Response(await answer.text(), { status: answer.status, headers: answer.headers })
        if (/register-user|login-user/.test(address) && email !== undefined)
          mine.headers.append('Set-Cookie', `quien=${email}`)
        return mine
      },
    })

    expect(bad(reports)).toEqual([])
  })

  it('dice si talla y precios no filtran', async () => {
    const all = await (await fetch(`${api.address()}/list-products.php?limit=20`)).text()
    const size = await judged('/list-products-page.php', (answer) => ({ ...answer, body: all }))
    const prices = await judged('/list-products-user.php', (answer) => ({ ...answer, body: all }))

    expect(size.report?.notes).toEqual(['el servidor no filtra por talla: di "talla_filtra": false en el dialecto'])
    expect(prices.report?.notes).toEqual(['el servidor no filtra por precio'])
  })

  it('ingresa antes de leer lo de una persona, y espera lo que el servidor pide', async () => {
    let sessions = 0
    let tries = 0
    const guarded: typeof fetch = async (input, init) => {
      const address = input as string
      if (address.endsWith('/login-user.php')) sessions += 1
      if (address.includes('user=demo') && sessions === 0)
        return new Response('{"message":"Unauthenticated."}', { status: 401 })
      if (address.endsWith('/list-segmentos.php') && (tries += 1) === 1)
        return new Response('{"message":"Too Many Attempts."}', { status: 429, headers: { 'Retry-After': '0.01' } })
      return fetch(input, init)
    }
    const reports = await checkApi({
      api: await api.spoilt('/none.php', (answer) => answer),
      user: 'demo@puntada.mx',
      password: 'mayoreo123',
      fetch: guarded,
    })

    expect([bad(reports).map(({ path }) => path), sessions]).toEqual([[], 1])
  })

  it('se queja de un favorito que se agregó y no está en la lista', async () => {
    const { report } = await judged('/usuario-fav.php', (answer) => answer, { writes: true })
    const lost = await judged('/list-products-user-favs.php', (answer) => ({ ...answer, body: '[]' }), { writes: true })

    expect(report?.verdict).toBe('cumple')
    expect(lost.others).toEqual(['/usuario-fav.php'])
  })

  it.each([
    ['/list-products.php', 'minimo', 'tres', 'número entero desde 1', 'texto tres (20 de 20 filas)'],
    ['/list-products.php', 'precios', '3:98,50', 'precios "piezas:pesos"', 'texto 3:98,50 (20 de 20 filas)'],
    ['/list-products.php', 'nombre', { es: 'Blusa' }, 'texto no vacío', 'falta (20 de 20 filas); ¿es «nombre.es»?'],
    [
      '/list-products.php',
      'imagen',
      'https://otro.mx/a.jpg',
      'ruta de imagen',
      'texto https://otro.mx/a.jpg (20 de 20 filas)',
    ],
    [
      '/list-products.php',
      'imagen',
      'https://otro.mx/fotos/p/a.jpg',
      'ruta de imagen',
      'texto https://otro.mx/fotos/p/a.jpg (20 de 20 filas); si sus imágenes están ahí, repite con --images https://otro.mx/fotos',
    ],
    ['/data-user-favs-cant.php', 'cantidad', null, 'número entero desde 0', 'null'],
  ])('nombra un tipo equivocado: %s %s', async (path, field, value, expected, got) => {
    const { report } = await judged(
      path,
      changeRows((row) => ({ ...row, [field]: value })),
    )

    expect(report?.verdict).toBe('difiere')
    const weight = field === 'nombre' || field === 'cantidad' ? 'rompe' : 'se pierde'
    expect(report?.differences).toEqual([{ field, expected, got, weight }])
  })

  const with200 =
    (body: string): Mutilate =>
    (answer) => ({ ...answer, body })
  it.each<[string, Mutilate, string]>([
    [
      'una página HTML',
      with200('<!DOCTYPE html>\n<html><body>Mantenimiento</body></html>'),
      'una página HTML: <!DOCTYPE html> <html><body>Mantenimiento</body></html>',
    ],
    ['un error de PHP', with200('PHP Fatal error: Out of memory'), 'aviso de PHP: Fatal error: Out of memory'],
    ['un cuerpo vacío', with200(' '), 'cuerpo vacío'],
    [
      'un cuerpo truncado',
      with200('[{"segmento":"Dama"},{"seg'),
      'JSON que no se puede leer (¿truncado?), termina en «[{"segmento":"Dama"},{"seg»',
    ],
    ['una palabra', with200('"registered"'), 'texto registered'],
    ['un texto', with200('hola'), 'texto: hola'],
  ])('nombra %s', async (_, mutilate, got) => {
    const { report, others } = await judged('/list-segmentos.php', mutilate)

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual([{ field: 'cuerpo', expected: 'una lista en JSON', got, weight: 'rompe' }])
    expect(others).toEqual([])
  })

  it('nombra un estado que no es bueno', async () => {
    const { report } = await judged('/list-segmentos.php', () => ({
      status: 404,
      type: 'text/plain',
      body: 'No existe',
    }))

    expect(report?.differences).toEqual([
      { field: 'estado HTTP', expected: '200', got: '404: No existe', weight: 'rompe' },
    ])
  })

  it('nombra filas que no son filas', async () => {
    const { report } = await judged('/list-categories.php', (answer) => ({
      ...answer,
      body: answer.body.replace('[', '["x",'),
    }))

    expect(report?.differences).toEqual([{ field: 'fila', expected: 'objeto', got: 'texto x', weight: 'rompe' }])
  })

  it('no se queja de lo que el sitio aguanta: una marca BOM, otro tipo de contenido, un aviso de PHP', async () => {
    const notice = '<br />\n<b>Notice</b>:  Undefined index: x in <b>/var/x.php</b> on line <b>7</b><br />\n'
    const { report } = await judged('/list-segmentos.php', ({ body }) => ({
      status: 200,
      type: 'text/html; charset=UTF-8',
      body: `\uFEFF${notice}${body}`,
    }))

    expect(report).toMatchObject({ verdict: 'cumple', differences: [], notes: [] })
  })

  it('dice que una lista vacía no prueba nada', async () => {
    const { report } = await judged('/list-blog.php', (answer) => ({ ...answer, body: '[]' }))

    expect(report).toMatchObject({ verdict: 'cumple', notes: ['vino vacía: no hay campos que comparar'] })
  })

  it.each([
    [
      '/suscribir-newspaper.php',
      'ok',
      { field: 'respuesta', expected: '«registered»', got: 'algo que no dice si se hizo: «ok»', weight: 'rompe' },
    ],
    [
      '/login-user.php',
      '[{"response":"exist","saldo":"3"}]',
      { field: 'name', expected: 'texto no vacío', got: 'falta', weight: 'rompe' },
    ],
    [
      '/message-user.php',
      '[{"response":"visto"}]',
      { field: 'respuesta', expected: '«sent»', got: 'algo que no dice si se hizo: «visto»', weight: 'rompe' },
    ],
    [
      '/usuario-vista-tienda.php',
      'Falta id_tienda',
      { field: 'respuesta', expected: 'que la registre', got: 'una negativa: «Falta id_tienda»', weight: 'se pierde' },
    ],
  ])('nombra la respuesta de una escritura: %s con %s', async (path, body, difference) => {
    const { report } = await judged(path, with200(body), { writes: true })

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual([difference])
  })

  it('distingue al servidor que no está', async () => {
    const reports = await checkApi({ api: 'http://127.0.0.1:1/api' })

    expect(new Set(reports.map(({ verdict }) => verdict))).toEqual(new Set(['inalcanzable', 'omitida']))
  })

  it('distingue al que está detrás de una puerta caída y al que no responde a tiempo', async () => {
    const { report } = await judged('/list-blog.php', () => ({ status: 503, type: 'text/html', body: '' }))
    const silent = await listen(createServer(() => undefined))
    onTestFinished(silent.stop)
    const [first] = await checkApi({ api: `${silent.origin}/api`, timeout: 20 })

    expect(report).toMatchObject({ verdict: 'inalcanzable', notes: ['el servidor respondió 503'] })
    expect(first).toMatchObject({ verdict: 'inalcanzable', notes: ['no respondió a tiempo'] })
  })
})
