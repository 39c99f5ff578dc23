import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { firstPictures } from '../../../src/adapters/http/first-pictures.ts'
import { namedRequest, PREFETCH_INIT, prefetchRequests, storedUser } from '../../../src/head/prefetch-requests.ts'
import { pictureReads, prefetchRows } from '../../../src/hosting/pages/api-rows.ts'
import { createFetch, type PrefetchedAnswers } from '../../../src/adapters/http/client/fetch.ts'
import { ANA } from '../../support/device.ts'
import { portsOver } from '../../support/http.ts'
import { clientOver } from '../../support/http.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

interface Asked {
  readonly address: string
  readonly init: RequestInit
  readonly answer: Promise<Response>
}

const askedBy = async (path: string, session: typeof ANA | null = null): Promise<readonly Asked[]> => {
  const simulation = freshSimulation()
  const handlers = createHandlers(simulation)
  const asked: Asked[] = []
  const http = clientOver(async (url, init) => {
    const request = new Request(new URL(url, 'http://localhost'), { ...init, signal: null })
    const answer = getResponse(handlers, request).then((found) => found ?? Response.error())
    asked.push({ address: url.replace('/api', ''), init, answer })
    return (await answer).clone()
  })
  const { catalogue, blog, favourites, messaging } = portsOver(http)
  const services = { catalogue, blog, favourites, messaging }
  await openSite(path, { simulation, session, services })
  return asked
}

const ROWS = prefetchRows()

describe('Las lecturas que se adelantan', () => {
  it.each([
    ['/', ''],
    ['/vistaproducto/7', ''],
    ['/vistaproducto/7', ANA.mail],
    ['/empresa/3', ''],
    ['/busqueda/playera%20ni%C3%B1o', ''],
    ['/busqueda/%E0%A4%A', ''],
    ['/articulos', ''],
    ['/productos/todos/0/todas', ''],
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
    ['/vistaproducto/7', `${CALLS.catalogue.product.path}?id=7`, { most: 1, columns: ['galeria', 'imagen'] }],
    [
      '/productos/todos/0/todas',
      `${CALLS.catalogue.productsPage.path}?segmento=&categoria=&talla=`,
      { most: 4, columns: ['imagen'] },
    ],
  ])('de %s se adelantan también las fotos que la pantalla muestra primero', async (path, read, first) => {
    const { most } = first
    expect(pictureReads()[read.split('?')[0] ?? '']).toEqual(first)
    const asked = await askedBy(path)
    const shown = () =>
      [...document.querySelectorAll('main img')].slice(0, most).map((image) => image.getAttribute('src'))
    await waitFor(() => expect(shown()).toHaveLength(most))

    const answer = await asked.find(({ address }) => address === read)?.answer
    expect(firstPictures((await answer?.text()) ?? '', first, 'images').map((picture) => `/images/${picture}`)).toEqual(
      shown(),
    )
  })

  it.each([
    [
      '/productos/dama/1/blusas',
      CALLS.catalogue.categories.path,
      `${CALLS.catalogue.productsPage.path}?segmento=Dama&categoria=Blusas&talla=`,
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
      ROWS.filter((row) => row.names === CALLS.catalogue.categories.path).map((row) => namedRequest(row, path, given))

    expect(named('/productos/ninos/3/playeras')).toEqual([
      `${CALLS.catalogue.productsPage.path}?segmento=Ni%C3%B1os&categoria=Playeras&talla=`,
    ])
    for (const rest of ['/ninos/4/playeras', '/dama/3/playeras', '/ninos/3/blusas'])
      expect(named(`/productos${rest}`), rest).toEqual([null])
  })

  it('las fotos se toman de lo que escribe nuestro servidor, y nada de lo demás', () => {
    const first = { most: 1, columns: ['galeria', 'imagen'] }
    const of = (row: object) => firstPictures(JSON.stringify([row]).replaceAll('/', '\\/'), first, 'img')

    expect(of({ imagen: 'productos/7.jpg', galeria: 'productos/7-1.jpg,productos/7-2.jpg' })).toEqual([
      'productos/7-1.jpg',
    ])
    expect(of({ imagen: 'productos/7.jpg', galeria: '' })).toEqual(['productos/7.jpg'])
    // Some servers write the images' base too, as the cards know.
    expect(of({ imagen: 'img/productos/7.jpg' })).toEqual(['productos/7.jpg'])
    expect(of({ galeria: 'img/productos/7-1.jpg, img/productos/7-2.jpg' })).toEqual(['productos/7-1.jpg'])
    const strange = ['//otro.mx/a.jpg', 'productos/../a.jpg', 'productos/a b.jpg', '', 7]
    expect(strange.flatMap((imagen) => of({ imagen }))).toEqual([])
    expect(['<html>', '', '[]'].flatMap((body) => firstPictures(body, first, 'img'))).toEqual([])
  })

  describe('ya contestadas', () => {
    const asking = (puntadaPrefetched: PrefetchedAnswers, now = () => 0) => {
      const page = { puntadaPrefetched, fetch: async () => new Response('después') } as unknown as Window
      const fetch = createFetch(page, now)
      return async (url: string, signal?: AbortSignal) =>
        (await fetch(url, { method: 'GET', ...(signal && { signal }) })).text()
    }

    it('se entregan una sola vez, y solo a quien pide lo mismo', async () => {
      const ask = asking({ '/api/a': Promise.resolve(new Response('antes')) })
      expect([await ask('/api/b'), await ask('/api/a'), await ask('/api/a')]).toEqual(['después', 'antes', 'después'])
    })

    it('se abandonan cuando quien preguntó se cansa de esperar', async () => {
      const abort = vi.fn()
      const answer = Object.assign(new Promise<Response>(() => undefined), { abort })
      const ask = asking({ '/api/a': answer })
      const patience = new AbortController()
      void ask('/api/a', patience.signal)
      expect(abort).not.toHaveBeenCalled()
      patience.abort()
      expect(abort).toHaveBeenCalledOnce()
      expect(await ask('/api/a')).toBe('después')
    })

    it('caducan a los diez segundos: después se piden de nuevo', async () => {
      let now = 0
      const answers = { '/api/a': Promise.resolve(new Response('antes')) }
      const ask = asking(answers, () => now)
      now = 10_000
      expect(await ask('/api/a')).toBe('después')
    })
  })

  it('R6.04 saben quién está en la sesión, y nadie cuando lo guardado no se entiende', () => {
    const storage = (items: Record<string, string>) => () => ({ getItem: (key: string) => items[key] ?? null })

    const mail = '"ana@ejemplo.mx"'
    expect(storedUser(storage({ puntada_name: '"Ana"', puntada_mail: mail }))).toBe('ana@ejemplo.mx')
    expect(storedUser(storage({ puntada_mail: mail }))).toBe('')
    expect(storedUser(storage({ puntada_name: 'Ana', puntada_mail: mail }))).toBe('')
    expect(
      storedUser(() => {
        throw new Error('prohibido')
      }),
    ).toBe('')
  })
})
