// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client/client.ts'
import { createVisits } from '../../../src/adapters/http/endpoints/visits.ts'
import { READS, thread, user, WRITES, type Call } from '../../support/api-calls.ts'
import { expectConsole } from '../../support/console.ts'
import { bodyOf, json, open, status } from '../../support/http.ts'
import { ROW } from '../../support/product-row.ts'

describe('Cada lectura', () => {
  it.each(READS)('%s pide %s', async (_, address, call) => {
    const { http, sent } = open()
    await call(http)
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`GET /api${address}`])
  })

  it.each(READS)('%s se corta con la pantalla: %s', async (_id, _address, call) => {
    const { http, sent } = open()
    expect(await call(http, AbortSignal.abort())).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toEqual([])
  })

  it.each(READS)('%s entrega la falla del servidor como vino: %s', async (_id, _address, call) => {
    const { http } = open([status(404)])
    expect(await call(http)).toEqual({ ok: false, failure: { kind: 'server', status: 404 } })
  })

  it.each(READS.filter(([, address]) => address.startsWith('/list-') || address.startsWith('/data-product-b')))(
    '%s sin nada da una lista vacía: %s',
    async (_id, _address, call) => {
      const { http } = open([() => json([])])
      expect(await call(http)).toEqual({ ok: true, value: [] })
    },
  )
})

describe('Cada escritura', () => {
  it.each(WRITES)('%s envía a %s %j', async (_id, path, body, word, call) => {
    const { http, sent } = open([() => new Response(word)])
    expect(await call(http)).toMatchObject({ ok: true })
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`POST /api${path}`])
    expect(bodyOf(sent[0])).toEqual(body)
  })

  it.each(WRITES)('%s no da por buena otra palabra: %s', async (_id, _path, _body, _word, call) => {
    const { http } = open([() => new Response('Falta otra cosa')])
    const result = await call(http)
    expect(!result.ok && ['refused', 'malformed'].includes(result.failure.kind)).toBe(true)
    expect(JSON.stringify(result)).toContain('Falta otra cosa')
  })

  it.each(WRITES)('%s entrega la falla del servidor como vino: %s', async (_id, _path, _body, _word, call) => {
    const { http } = open([status(500)])
    expect(await call(http)).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
  })
})

describe('Cada registro de vista', () => {
  it.each<[string, string, object, (http: HttpClient) => void]>([
    ['R7.51', '/view_page.php', { pagina: '/a', user }, (http) => createVisits(http).page({ page: '/a', user })],
    ['R7.52', '/usuario-vista-tienda.php', { id_tienda: '7', user }, (http) => createVisits(http).store(thread)],
    [
      'R7.53',
      '/vista-tienda-contacto.php',
      { id_tienda: '7', user },
      (http) => createVisits(http).storeContact(thread),
    ],
    [
      'R7.54',
      '/usuario-vista-producto.php',
      { id_producto: 'p1', user },
      (http) => createVisits(http).product({ productId: 'p1', user }),
    ],
    [
      'R7.55',
      '/usuario-vista-producto-contacto.php',
      { id_producto: 'p1', user },
      (http) => createVisits(http).productContact({ productId: 'p1', user }),
    ],
    [
      'R7.56',
      '/vista-articulo.php',
      { id_articulo: '3', user: '' },
      (http) => createVisits(http).article({ articleId: '3', user: '' }),
    ],
    [
      'R7.57',
      '/vista-contacto-whatsapp.php',
      { id_tienda: '7', id_producto: 'p1', user },
      (http) => createVisits(http).whatsappContact({ ...thread, productId: 'p1' }),
    ],
  ])('%s va a %s con %j', (_id, path, body, call) => {
    const { http, sent } = open()
    call(http)
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`POST /api${path}`])
    expect(bodyOf(sent[0])).toEqual(body)
    expect(sent[0]?.init.keepalive).toBe(true)
  })
})

describe('Lo repetido', () => {
  const REPEATED: readonly (readonly [string, object, Call])[] = READS.flatMap(([id, address, call]) =>
    address.startsWith('/list-') && !address.startsWith('/list-segmentos')
      ? [[`${id} ${address}`, { ...ROW, id_tienda: '7', titulo: 'x', mensaje: 'x' }, call] as const]
      : [],
  )

  it.each(REPEATED)('R11.30 una fila que llega dos veces se muestra una: %s', async (_, row, call) => {
    const { http } = open([() => json([row, row])])
    expectConsole(/se omitieron 1 de 2 filas \(.*id repetido: (p1|7)\)/)
    const result = await call(http)
    expect(result.ok && result.value).toHaveLength(1)
  })

  it('R7.22 dos segmentos con el mismo ícono son dos', async () => {
    const { http } = open([
      () =>
        json([
          { segmento: 'Dama', svg: 'a.svg' },
          { segmento: 'Niño', svg: 'a.svg' },
        ]),
    ])
    const result = await createCatalogue(http).segments()
    expect(result.ok && result.value.map(({ name }) => name)).toEqual(['Dama', 'Niño'])
  })
})
