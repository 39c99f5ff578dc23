import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { firstPictures } from '../../../src/head/requests.ts'
import { storedUser } from '../../../src/adapters/storage/session-keys.ts'
import { headAddresses, headCalls } from '../../../src/hosting/pages/scripts.ts'
import { FIRST_PICTURES } from '../../../src/ui/lib/first-reads.ts'
import { createFetch, READ_INIT, type PrefetchedAnswers } from '../../../src/adapters/http/client/fetch.ts'
import { ANA } from '../../support/device.ts'
import { clientOver, portsOver } from '../../support/http.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

const askedBy = async (path: string, session: typeof ANA | null = null) => {
  const simulation = freshSimulation()
  const handlers = createHandlers(simulation)
  const asked: { address: string; init: RequestInit; answer: Promise<Response> }[] = []
  const http = clientOver(async (url, init) => {
    const request = new Request(new URL(url, 'http://localhost'), { ...init, signal: null })
    const answer = getResponse(handlers, request).then((found) => found ?? Response.error())
    asked.push({ address: url.replace('/api', ''), init, answer })
    return (await answer).clone()
  })
  const { catalogue, blog, favourites, messaging } = portsOver(http)
  await openSite(path, { simulation, session, services: { catalogue, blog, favourites, messaging } })
  return asked
}

type Known = Omit<Parameters<typeof headAddresses>[1], 'user'>
const prefetchedOn = (path: string, user = '', known: Known = {}) => headAddresses(path, { ...known, user })

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
  ])('de %s para «%s» son de las que la pantalla hace, igual; del inicio, todas', async (path, user) => {
    const prefetched = prefetchedOn(path, user)
    const asked = await askedBy(path, user === '' ? null : ANA)
    if (path === '/') expect(prefetched.toSorted()).toEqual(asked.map(({ address }) => address).toSorted())
    for (const address of prefetched)
      // A part of the screen may come after its title.
      await waitFor(() =>
        expect(
          asked
            .filter((each) => each.address === address)
            .map(({ init: { method, cache, headers } }) => ({ method, cache, headers })),
          address,
        ).toEqual([READ_INIT]),
      )
  })

  it.each([
    ['/vistaproducto/7', 'catalogue.product', `${CALLS.catalogue.product.path}?id=7`, 1, ['galeria', 'imagen']],
    [
      '/productos/todos/0/todas',
      'catalogue.productsPage',
      `${CALLS.catalogue.productsPage.path}?segmento=&categoria=&talla=`,
      4,
      ['imagen'],
    ],
  ])('de %s se adelantan las fotos que la pantalla muestra primero', async (path, key, read, most, columns) => {
    const { answers = {} } = headCalls(['product', 'products'])[key] ?? {}
    expect([FIRST_PICTURES[key]?.most, Object.values(answers)]).toEqual([most, columns])
    const asked = await askedBy(path)
    const shown = () =>
      [...document.querySelectorAll('main img')].slice(0, most).map((image) => image.getAttribute('src'))
    await waitFor(() => expect(shown()).toHaveLength(most))

    const answer = await asked.find(({ address }) => address === read)?.answer
    const found = firstPictures((await answer?.text()) ?? '', { most, columns }, 'images')
    expect(found.map((picture) => `/images/${picture}`)).toEqual(shown())
  })

  it('de una lista con nombres en su dirección se adelanta cuando llegan, y nada que no esté en ellos', () => {
    const list = `${CALLS.catalogue.productsPage.path}?segmento=Ni%C3%B1os&categoria=Playeras&talla=`
    const segments = [{ name: 'Niños' }, { name: 'Dama' }]
    const categories = [{ id: '3', name: 'Playeras', segment: 'Niños' }]
    const on = (path: string, known: Known) =>
      prefetchedOn(`/productos${path}`, '', known).filter((address) =>
        address.startsWith(CALLS.catalogue.productsPage.path),
      )

    expect(on('/ninos/3/playeras', {})).toEqual([])
    expect(on('/ninos/3/playeras', { segments })).toEqual([])
    expect(on('/ninos/3/playeras', { segments, categories })).toEqual([list])
    for (const path of ['/dama/3/playeras', '/ninos/4/blusas', '/bebes/3/playeras'])
      expect(on(path, { segments, categories }), path).toEqual([])
    expect(on('/dama/0/todas', { segments })).toEqual([
      `${CALLS.catalogue.productsPage.path}?segmento=Dama&categoria=&talla=`,
    ])
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
    const asking = (puntadaPrefetched: PrefetchedAnswers) => {
      const page = { puntadaPrefetched, fetch: async () => new Response('después') } as unknown as Window
      const fetch = createFetch(page)
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

    it('caducan a los diez segundos: la que nadie tomó suelta su conexión y se pide de nuevo', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const [taken, left] = [vi.fn(), vi.fn()]
      const answerThat = (abort: () => void) => Object.assign(Promise.resolve(new Response('antes')), { abort })
      const ask = asking({ '/api/a': answerThat(taken), '/api/b': answerThat(left) })
      expect(await ask('/api/a')).toBe('antes')
      vi.advanceTimersByTime(10_000)
      vi.useRealTimers()
      expect([taken.mock.calls.length, left.mock.calls.length]).toEqual([0, 1])
      expect(await ask('/api/b')).toBe('después')
    })
  })

  it('R6.04 saben quién está en la sesión, y nadie cuando lo guardado no se entiende', () => {
    const userOf = (items: Record<string, string>) =>
      storedUser(() => ({ getItem: (key: string) => items[key] ?? null }))
    const puntada_mail = '"ana@ejemplo.mx"'
    expect(userOf({ puntada_name: '"Ana"', puntada_mail })).toBe('ana@ejemplo.mx')
    expect([userOf({ puntada_mail }), userOf({ puntada_name: 'Ana', puntada_mail })]).toEqual(['', ''])
    const forbidden = () => {
      throw new Error('prohibido')
    }
    expect(storedUser(forbidden)).toBe('')
  })
})
