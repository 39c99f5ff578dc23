// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import { type Call, READS, WRITES } from './api-calls.ts'
import { expectConsole } from '../../support/console.ts'
import { bodyOf, json, open, ROW, status } from '../../support/http.ts'

const parametersOf = (address: string) => ENDPOINTS.find(({ path }) => path === address.split('?')[0])?.parameters

describe('Cada lectura', () => {
  it.each(READS)('%s pide %s', async (_id, address, call) => {
    const { http, sent } = open()
    await call(http)
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`GET /api${address}`])
    expect([...new URLSearchParams(address.split('?')[1]).keys()]).toEqual(parametersOf(address))
  })

  it.each(READS)('%s se corta con la pantalla: %s', async (_id, _address, call) => {
    const { http, sent } = open()
    expect(await call(http, AbortSignal.abort())).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toEqual([])
  })
})

describe('Cada escritura', () => {
  it.each(WRITES)('%s envía lo suyo a %s, una vez', async (_id, path, body, word, call) => {
    const { http, sent } = open([() => new Response(word)])
    expect(await call(http)).toMatchObject({ ok: true })
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`POST /api${path}`])
    expect(bodyOf(sent[0])).toEqual(body)
    expect(Object.keys(body)).toEqual(parametersOf(path))
  })

  it.each(WRITES)('%s entrega la falla del servidor como vino: %s', async (_id, _path, _body, _word, call) => {
    const { http } = open([status(500)])
    expect(await call(http)).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
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
