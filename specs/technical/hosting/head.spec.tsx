import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { createFetch, readInit, type PrefetchedAnswers } from '../../../src/adapters/http/client/fetch.ts'
import { storedUser } from '../../../src/adapters/storage/session-keys.ts'
import { firstPictures } from '../../../src/head/requests.ts'
import { headAddresses, headCalls } from '../../../src/hosting/pages/scripts.ts'
import { FIRST_PICTURES } from '../../../src/ui/data/first-reads.ts'
import { ANA } from '../../support/device.ts'
import { clientOver, portsOver } from '../../support/http.ts'
import { fetchFrom } from '../../support/simulated.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

/** What the screen of a path asks for. */
const askedBy = async (path: string, user: string) => {
  const simulation = freshSimulation()
  const ask = fetchFrom(createHandlers(simulation))
  const asked: { address: string; init: RequestInit; answer: Promise<Response> }[] = []
  const http = clientOver(async (url, init) => {
    const answer = ask(url, init)
    asked.push({ address: url.replace('/api', ''), init, answer })
    return (await answer).clone()
  })
  const { catalogue, blog, favourites, messaging } = portsOver(http)
  const session = user === '' ? null : ANA
  await openSite(path, { simulation, session, services: { catalogue, blog, favourites, messaging } })
  return asked
}

const PAGE = CALLS.catalogue.productsPage.path
const PICTURES: Readonly<Record<string, readonly [key: string, read: string, most: number]>> = {
  '/vistaproducto/7': ['catalogue.product', `${CALLS.catalogue.product.path}?id=7`, 1],
  '/productos/todos/0/todas': ['catalogue.productsPage', `${PAGE}?segmento=&categoria=&talla=`, 4],
}

describe('Lo que se adelanta', () => {
  it.each([
    ['/', ''],
    ['/vistaproducto/7', ''],
    ['/vistaproducto/7', ANA.mail],
    ['/empresa/3', ''],
    ['/busqueda/playera%E2%80%8B%20ni%C3%B1o', ''],
    ['/busqueda/%E0%A4%A', ''],
    ['/articulos', ''],
    ['/productos/todos/0/todas', ''],
    ['/favoritos', ANA.mail],
    ['/mensajes', ANA.mail],
  ])('de %s para «%s» es lo que la pantalla pide, igual, y las fotos que muestra primero', async (path, user) => {
    const prefetched = headAddresses(path, { user })
    const asked = await askedBy(path, user)
    if (path === '/') expect(prefetched.toSorted()).toEqual(asked.map(({ address }) => address).toSorted())
    for (const address of prefetched)
      // A part of the screen may come after its title.
      await waitFor(() =>
        expect(
          asked.flatMap(({ address: other, init: { method, cache, headers } }) =>
            other === address ? [{ method, cache, headers }] : [],
          ),
          address,
        ).toEqual([{ method: 'GET', ...readInit(address) }]),
      )
    if (PICTURES[path] === undefined || user !== '') return
    const [key, read, most] = PICTURES[path]
    const columns = Object.values(headCalls(['product', 'products'])[key]?.answers ?? {})
    const text = await asked.find(({ address }) => address === read)?.answer.then((answer) => answer.text())
    const first = { most: FIRST_PICTURES[key]?.most ?? 0, columns }
    const found = firstPictures(text ?? '', first, 'images').map((picture) => `/images/${picture}`)
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('main img')].slice(0, most).map((image) => image.getAttribute('src')),
      ).toEqual(found),
    )
    expect(found).toHaveLength(most)
  })

  it('de una lista con nombres en su dirección, cuando llegan, y nada que no esté en ellos', () => {
    const segments = [{ name: 'Niños' }, { name: 'Dama' }]
    const categories = [{ id: '3', name: 'Playeras', segment: 'Niños' }]
    for (const [path, known, asked] of [
      ['/ninos/3/playeras', {}, []],
      ['/ninos/3/playeras', { segments }, []],
      ['/ninos/3/playeras', { segments, categories }, [`${PAGE}?segmento=Ni%C3%B1os&categoria=Playeras&talla=`]],
      ['/dama/3/playeras', { segments, categories }, []],
      ['/ninos/4/blusas', { segments, categories }, []],
      ['/bebes/3/playeras', { segments, categories }, []],
      ['/dama/0/todas', { segments }, [`${PAGE}?segmento=Dama&categoria=&talla=`]],
    ] as const) {
      const found = headAddresses(`/productos${path}`, { ...known, user: '' })
      expect(
        found.filter((address) => address.startsWith(PAGE)),
        path,
      ).toEqual(asked)
    }
  })

  it('las fotos se toman de lo que escribe nuestro servidor, y nada de lo demás', () => {
    const first = { most: 1, columns: ['galeria', 'imagen'] }
    for (const [row, found] of [
      [{ imagen: 'p/7.jpg', galeria: 'p/7-1.jpg,p/7-2.jpg' }, ['p/7-1.jpg']],
      [{ imagen: 'p/7.jpg', galeria: '' }, ['p/7.jpg']],
      // Some servers write the images' base too, as the cards know.
      [{ imagen: 'img/p/7.jpg' }, ['p/7.jpg']],
      [{ galeria: 'img/p/7-1.jpg, img/p/7-2.jpg' }, ['p/7-1.jpg']],
      ...['//otro.mx/a.jpg', 'p/../a.jpg', 'p/a b.jpg', '', 7].map((imagen) => [{ imagen }, []] as const),
    ] as const)
      expect(firstPictures(JSON.stringify([row]).replaceAll('/', '\\/'), first, 'img')).toEqual(found)
    expect(['<html>', '', '[]'].flatMap((body) => firstPictures(body, first, 'img'))).toEqual([])
  })
})

const asking = (puntadaPrefetched: PrefetchedAnswers) => {
  const page = { puntadaPrefetched, fetch: async () => new Response('después') } as unknown as Window
  const fetch = createFetch(page)
  return async (url: string, signal?: AbortSignal) =>
    (await fetch(url, { method: 'GET', ...(signal && { signal }) })).text()
}
const early = (answer = Promise.resolve(new Response('antes'))) => Object.assign(answer, { abort: vi.fn() })

describe('Lo que se adelantó', () => {
  it('se entrega una sola vez, y solo a quien pide lo mismo', async () => {
    const ask = asking({ '/api/a': early() })
    expect([await ask('/api/b'), await ask('/api/a'), await ask('/api/a')]).toEqual(['después', 'antes', 'después'])
  })

  it('se abandona cuando quien preguntó se cansa, y lo que nadie tomó, a los diez segundos', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [taken, left, late] = [early(), early(), early(new Promise(() => undefined))]
    const ask = asking({ '/api/a': taken, '/api/b': left, '/api/c': late })
    const patience = new AbortController()
    void ask('/api/c', patience.signal)
    const given = () => [taken, left, late].map(({ abort }) => abort.mock.calls.length)
    expect([await ask('/api/a'), given()]).toEqual(['antes', [0, 0, 0]])
    patience.abort()
    expect(given()).toEqual([0, 0, 1])
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect([given(), await ask('/api/b')]).toEqual([[0, 1, 1], 'después'])
  })
})

it('R6.04 quién está en la sesión se sabe antes que nada, y nadie cuando lo guardado no se entiende', () => {
  const userOf = (items: Record<string, string>) => storedUser(() => ({ getItem: (key: string) => items[key] ?? null }))
  const puntada_mail = '"ana@ejemplo.mx"'
  expect(userOf({ puntada_name: '"Ana"', puntada_mail })).toBe('ana@ejemplo.mx')
  expect([userOf({ puntada_mail }), userOf({ puntada_name: 'Ana', puntada_mail })]).toEqual(['', ''])
  const forbidden = () => {
    throw new Error('prohibido')
  }
  expect(storedUser(forbidden)).toBe('')
})
