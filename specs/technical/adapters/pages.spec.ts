// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import { json, open } from '../../support/http.ts'

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at, name: `Blusa ${from + at}` }))
const page = { segment: 'Dama', category: '', size: '' }

const listOf = async (...answers: readonly unknown[]) => {
  const { http, sent } = open(answers.map((answer) => () => json(answer)))
  const found = await createCatalogue(http).productsPage(page)
  return {
    ids: found.ok ? found.value.map(({ id }) => Number(id)) : found.failure,
    sent: sent
      .slice(1)
      .map(({ url }) =>
        new URLSearchParams(url.split('?')[1]).toString().replace('segmento=Dama&categoria=&talla=&', ''),
      ),
  }
}

describe('R11.40 Una lista que el servidor da por páginas', () => {
  it.each<[string, (data: readonly unknown[], page: number) => unknown, readonly string[]]>([
    [
      'meta con su total y su página',
      (data, at) => ({ data, meta: { total: 5, page: at, per_page: 2 } }),
      ['page=2', 'page=3'],
    ],
    [
      'la de Laravel',
      (data, at) => ({ current_page: at, data, last_page: 3, per_page: 2, total: 5 }),
      ['page=2', 'page=3'],
    ],
    [
      'en español',
      (productos, at) => ({ pagina: String(at), total_paginas: '3', productos }),
      ['pagina=2', 'pagina=3'],
    ],
    [
      'con la dirección de la siguiente',
      (results, at) => ({ count: 5, next: at < 3 ? `https://x.mx/p?segmento=Dama&pg=${at + 1}` : null, results }),
      ['pg=2', 'pg=3'],
    ],
    [
      'desde un renglón',
      (products, at) => ({ products, total: 5, skip: (at - 1) * 2, limit: 2 }),
      ['skip=2', 'skip=4'],
    ],
  ])('se lee completa: %s', async (_, answer, asked) => {
    expect(await listOf(answer(rows(1, 2), 1), answer(rows(3, 4), 2), answer(rows(5, 5), 3))).toEqual({
      ids: [1, 2, 3, 4, 5],
      sent: asked,
    })
  })

  it('no se repite si el servidor da siempre la misma página', async () => {
    const answer = { data: rows(1, 2), meta: { total: 5, page: 1 } }
    expect((await listOf(answer, answer, answer)).ids).toEqual([1, 2])
  })

  it.each<[string, unknown]>([
    ['está completa', { data: rows(1, 2), meta: { total: 2, page: 1, per_page: 20 } }],
    ['no dice en qué página va', { data: rows(1, 2), total: 5 }],
    ['dice cuántas filas trae', { count: 2, page: 1, data: rows(1, 2) }],
  ])('no se pide más si %s', async (_, answer) => {
    expect(await listOf(answer)).toEqual({ ids: [1, 2], sent: [] })
  })

  it('se piden solo las que hacen falta', async () => {
    const ask = async (limit: number) => {
      const { http, sent } = open(
        [rows(1, 2), rows(3, 4), rows(5, 6)].map((data, at) => () => json({ data, meta: { total: 60, page: at + 1 } })),
      )
      const found = await createCatalogue(http).products({ limit })
      return [found.ok && found.value.length, sent.length]
    }
    expect([await ask(2), await ask(3)]).toEqual([
      [2, 1],
      [4, 2],
    ])
  })

  it('si una página falla, falla la lista: a medias diría que hay menos', async () => {
    const { http } = open([
      () => json({ data: rows(1, 2), meta: { total: 4, page: 1 } }),
      () => json({ message: 'Gone' }, 410),
    ])
    expect(await createCatalogue(http).productsPage(page)).toEqual({
      ok: false,
      failure: { kind: 'server', status: 410 },
    })
  })
})
