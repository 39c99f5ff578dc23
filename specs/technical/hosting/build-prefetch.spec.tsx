import { waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { OWN_DIALECT } from '../../../src/adapters/http/schema/dialect.ts'
import { createBlog } from '../../../src/adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { createMessaging } from '../../../src/adapters/http/endpoints/trade.ts'
import { createHttpClient } from '../../../src/adapters/http/client/client.ts'
import { firstPictures } from '../../../src/composition/first-pictures.ts'
import {
  namedRequest,
  PREFETCH_INIT,
  prefetchRequests,
  storedUser,
} from '../../../src/composition/prefetch-requests.ts'
import { pictureReads, prefetchRows } from '../../../src/hosting/api-rows.ts'
import { withPrefetchedAnswers, type PrefetchedAnswers } from '../../../src/composition/prefetched-answers.ts'
import { ANA } from '../../support/device.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

interface Asked {
  readonly address: string
  readonly init: RequestInit
  readonly answer: Promise<Response>
}

/** Opens a path with the ports that read over HTTP, and says what they asked for. */
const askedBy = async (path: string, session: typeof ANA | null = null): Promise<readonly Asked[]> => {
  const simulation = freshSimulation()
  const handlers = createHandlers(simulation)
  const asked: Asked[] = []
  const http = createHttpClient({
    base: '/api',
    fetch: async (url, init) => {
      const { signal: _, ...rest } = init
      const answer = getResponse(handlers, new Request(new URL(url, 'http://localhost'), rest)).then(
        (found) => found ?? Response.error(),
      )
      asked.push({ address: url.replace('/api', ''), init, answer })
      return (await answer).clone()
    },
    cookies: () => '',
    csrfCookie: 'XSRF-TOKEN',
    csrfHeader: 'X-XSRF-TOKEN',
    staleHeader: 'X-Puntada-Stale',
    readTimeoutMs: 5000,
    writeTimeoutMs: 5000,
    retryDelaysMs: [],
    isOnline: () => true,
  })
  const services = {
    catalogue: createCatalogue(http),
    blog: createBlog(http),
    favourites: createFavourites(http),
    messaging: createMessaging(http),
  }
  await openSite(path, { simulation, session, services })
  return asked
}

const ROWS = prefetchRows(OWN_DIALECT)

describe('Las lecturas que se adelantan', () => {
  it('una instalación las pide con sus nombres y valores; lo que solo la visita sabe traducir se pide después', () => {
    const rows = prefetchRows({
      ...OWN_DIALECT,
      llamadas: {
        '/list-products.php': { parametros: { limit: 'limite' }, valores: { limit: { 12: 'doce' } } },
        '/data-company.php': { valores: { id: { 7: 'siete' } } },
      },
    })
    expect(prefetchRequests(rows, '/', '')).toEqual(['/list-segmentos.php', '/list-products.php?limite=doce'])
    expect(prefetchRequests(rows, '/empresa/7', ANA.mail)).toEqual([
      '/list-segmentos.php',
      '/list-products-company.php?id_tienda=7',
      '/data-user-favs-cant.php?user=ana%40ejemplo.mx',
    ])
  })

  it.each([
    ['/', ''],
    ['/vistaproducto/7', ''],
    ['/vistaproducto/7', ANA.mail],
    ['/vistaproducto/%C3%B1%20%2B', ''],
    ['/empresa/3', ''],
    ['/busqueda/playera%20ni%C3%B1o', ''],
    ['/busqueda/nin%CC%83o', ''],
    ['/busqueda/%E0%A4%A', ''],
    ['/busqueda/%20', ''],
    ['/catalogoempresa', ''],
    ['/canaive', ''],
    ['/articulos', ''],
    ['/articulo/1', ''],
    ['/categorias', ''],
    ['/productos/todos/0/todas', ''],
    ['/login', ''],
    ['/favoritos', ANA.mail],
    ['/mensajes', ANA.mail],
  ])('de %s para «%s» son de las que la pantalla hace, con la misma dirección y del mismo modo', async (path, user) => {
    const prefetched = prefetchRequests(ROWS, path, user)
    const asked = await askedBy(path, user === '' ? null : ANA)

    for (const address of prefetched) {
      // A part of the screen may come after its title.
      await waitFor(() => {
        const same = asked.filter((each) => each.address === address)
        expect(
          same.map(({ init }) => ({ method: init.method, cache: init.cache, headers: init.headers })),
          address,
        ).toEqual([PREFETCH_INIT])
      })
    }
  })

  it('del inicio son todas las que hace antes de que el visitante se mueva', async () => {
    const asked = await askedBy('/')

    expect([...prefetchRequests(ROWS, '/', '')].toSorted()).toEqual(asked.map(({ address }) => address).toSorted())
  })

  it.each([
    ['/vistaproducto/7', '/data-product.php?id=7', 1],
    ['/productos/todos/0/todas', '/list-products-page.php?segmento=&categoria=&talla=', 4],
  ])('de %s se adelantan también las fotos que la pantalla muestra primero', async (path, read, most) => {
    expect(pictureReads(OWN_DIALECT)[read.split('?')[0] ?? '']).toBe(most)
    const asked = await askedBy(path)
    const shown = () =>
      [...document.querySelectorAll('main img')].slice(0, most).map((image) => image.getAttribute('src'))
    await waitFor(() => expect(shown()).toHaveLength(most))

    const answer = await asked.find(({ address }) => address === read)?.answer
    expect(firstPictures((await answer?.text()) ?? '', most, 'images').map((picture) => `/images/${picture}`)).toEqual(
      shown(),
    )
  })

  it.each([
    ['/productos/dama/0/todas', '/list-segmentos.php', '/list-products-page.php?segmento=Dama&categoria=&talla='],
    [
      '/productos/dama/1/blusas',
      '/list-categories.php',
      '/list-products-page.php?segmento=Dama&categoria=Blusas&talla=',
    ],
  ])('de %s se pide también lo que se nombra en %s, en cuanto llega', async (path, names, read) => {
    const asked = await askedBy(path)
    await waitFor(() => expect(asked.filter(({ address }) => address === read)).toHaveLength(1))

    const answer = await asked.find(({ address }) => address === names)?.answer
    const given = (await answer?.json()) as Record<string, string>[]
    const requests = ROWS.filter((row) => row.names === names).map((row) => namedRequest(row, path, given))
    expect(requests).toEqual([read])
  })

  it('de un segmento o una categoría que la lista no nombra no se adelanta nada', () => {
    const given = [{ id: '3', categoria: 'Playeras', segmento: 'Niños' }]
    const named = (path: string) =>
      ROWS.filter((row) => row.names === '/list-categories.php').map((row) => namedRequest(row, path, given))

    expect(named('/productos/ninos/3/playeras')).toEqual([
      '/list-products-page.php?segmento=Ni%C3%B1os&categoria=Playeras&talla=',
    ])
    for (const path of [
      '/productos/ninos/4/playeras',
      '/productos/dama/3/playeras',
      '/productos/ninos/3/blusas',
      '/productos/ninos/3',
      '/productos',
    ]) {
      expect(named(path), path).toEqual([null])
    }
  })

  it('las fotos se toman de lo que escribe nuestro servidor, y nada de lo demás', () => {
    const of = (row: object) => firstPictures(JSON.stringify([row]).replaceAll('/', '\\/'), 1, 'img')

    expect(of({ imagen: 'productos/7.jpg', galeria: 'productos/7-1.jpg,productos/7-2.jpg' })).toEqual([
      'productos/7-1.jpg',
    ])
    expect(of({ imagen: 'productos/7.jpg', galeria: '' })).toEqual(['productos/7.jpg'])
    // Some servers write the images' base too, as the cards know.
    expect(of({ imagen: 'img/productos/7.jpg' })).toEqual(['productos/7.jpg'])
    expect(of({ galeria: 'img/productos/7-1.jpg, img/productos/7-2.jpg' })).toEqual(['productos/7-1.jpg'])
    const others = [
      'img/7.jpg',
      'https://otro.mx/a.jpg',
      '//otro.mx/a.jpg',
      '../a.jpg',
      'productos/../a.jpg',
      'productos/a b.jpg',
      'a.jpg',
      '',
      null,
      7,
      ['productos/a.jpg'],
    ]
    expect(others.flatMap((imagen) => of({ imagen }))).toEqual([])
    expect(['<html>', '', '[]'].flatMap((body) => firstPictures(body, 4, 'img'))).toEqual([])
    expect(pictureReads({ ...OWN_DIALECT })).toEqual({})
  })

  it('se entregan una sola vez, y solo a quien pide lo mismo', async () => {
    const prefetched = Promise.resolve(new Response('antes'))
    const answers: PrefetchedAnswers = { '/api/list-segmentos.php': prefetched }
    const fetch = withPrefetchedAnswers(answers, () => Promise.resolve(new Response('después')))
    const text = async (url: string, method: string) => (await fetch(url, { method })).text()

    expect(await text('/api/list-blog.php', 'GET')).toBe('después')
    expect(await text('/api/list-segmentos.php', 'GET')).toBe('antes')
    expect(await text('/api/list-segmentos.php', 'GET')).toBe('después')
  })

  it('se abandonan cuando quien preguntó se cansa de esperar', async () => {
    const abort = vi.fn()
    const answers: PrefetchedAnswers = { '/api/a': Object.assign(new Promise<Response>(() => undefined), { abort }) }
    const fetch = withPrefetchedAnswers(answers, () => Promise.resolve(new Response('después')))
    const patience = new AbortController()

    void fetch('/api/a', { method: 'GET', signal: patience.signal })
    expect(abort).not.toHaveBeenCalled()
    patience.abort()

    expect(abort).toHaveBeenCalledOnce()
    expect(await (await fetch('/api/a', { method: 'GET' })).text()).toBe('después')
  })

  it('caducan a los diez segundos: después se piden de nuevo', async () => {
    let now = 0
    const answers: PrefetchedAnswers = { '/api/a': Promise.resolve(new Response('antes')) }
    const fetch = withPrefetchedAnswers(
      answers,
      () => Promise.resolve(new Response('después')),
      undefined,
      () => now,
    )
    now = 10_000

    expect(await (await fetch('/api/a', { method: 'GET' })).text()).toBe('después')
  })

  it('R6.04 saben quién está en la sesión, y nadie cuando lo guardado no se entiende', () => {
    const storage = (items: Record<string, string>) => () => ({ getItem: (key: string) => items[key] ?? null })

    expect(storedUser(storage({ puntada_name: '"Ana"', puntada_mail: '"ana@ejemplo.mx"' }))).toBe('ana@ejemplo.mx')
    expect(storedUser(storage({ puntada_mail: '"ana@ejemplo.mx"' }))).toBe('')
    expect(storedUser(storage({ puntada_name: 'Ana', puntada_mail: '"ana@ejemplo.mx"' }))).toBe('')
    expect(
      storedUser(() => {
        throw new Error('prohibido')
      }),
    ).toBe('')
  })
})
