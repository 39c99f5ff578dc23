// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CALLS, READS as CALLED, WRITES as SENT } from '../../../src/adapters/http/calls/all.ts'
import { catalogueOver } from '../../../src/adapters/http/calls/catalogue.ts'
import { portsOver } from '../contract/ports.ts'
import { READS, WRITES } from './api-calls.ts'
import { expectConsole } from '../../support/console.ts'
import { bodyOf, json, open, status } from '../../support/http.ts'

const parametersOf = (address: string) =>
  [...CALLED, ...SENT].find(({ path }) => path === address.split('?')[0])?.asks.columns.map(({ column }) => column)

describe('Cada lectura', () => {
  it.each(READS)('%s pide %s en su dirección, y se corta con la pantalla', async (_id, _name, address, call) => {
    const { http, sent } = open()
    const ports = portsOver(http)
    expect(await call(ports, AbortSignal.abort())).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toEqual([])
    await call(ports)
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`GET /api${address}`])
    expect([...new URLSearchParams(address.split('?')[1]).keys()]).toEqual(parametersOf(address))
  })
})

describe('Cada escritura', () => {
  it.each(WRITES)('%s envía %s, una vez', async (_id, _name, path, body, word, call) => {
    const { http, sent } = open([() => new Response(word)])
    expect(await call(portsOver(http))).toMatchObject({ ok: true })
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([`POST /api${path}`])
    expect(bodyOf(sent[0])).toEqual(body)
    expect(Object.keys(body)).toEqual(parametersOf(path))
  })

  it.each(WRITES)('%s entrega la falla del servidor como vino: %s', async (_id, _name, _path, _body, _word, call) => {
    const { http } = open([status(500)])
    expect(await call(portsOver(http))).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
  })
})

describe('Lo repetido', () => {
  const LISTS = READS.filter(
    ([, , address]) => address.startsWith('/list-') && address !== CALLS.catalogue.segments.path,
  )

  it.each(LISTS)('R11.30 y %s una fila que llega dos veces se muestra una: %s', async (_id, _name, _address, call) => {
    const row = {
      id: 'p1',
      nombre: 'Blusa',
      categoria: 'Blusas',
      tienda: 'Telar',
      id_tienda: '7',
      titulo: 'x',
      mensaje: 'x',
    }
    const { http } = open([() => json([row, row])])
    expectConsole(/se omitieron 1 de 2 filas \(.*id repetido: (p1|7)\)/)
    const result = await call(portsOver(http))
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
    const result = await catalogueOver(http).segments()
    expect(result.ok && result.value.map(({ name }) => name)).toEqual(['Dama', 'Niño'])
  })
})
