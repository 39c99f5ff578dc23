import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFavouriteNews } from '../../../src/adapters/storage/favourite-news.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { alwaysAnswers, alwaysFails } from '../../support/builders.ts'
import { ANA, createTabs, EVA } from '../../support/device.ts'
import { count, first, keeping, LIST } from '../../support/favourites.ts'
import { freshSimulation, openSite, type Site } from '../../support/site.tsx'

describe('El corazón', () => {
  it('R1.03 R7.47 con sesión, el corazón guarda el producto, se ve al instante y la cuenta sube', async () => {
    let answer: (result: Result<void>) => void = () => undefined
    const { site } = await keeping(0, LIST, {
      favourites: { add: () => new Promise((done) => (answer = done)) },
    })
    await count(site, '0')
    const heart = await first(site, /^Guardar en favoritos/)
    expect(heart.getAttribute('aria-label')).toMatch(/^Guardar en favoritos: \p{Lu}/u)
    await site.user.dblClick(heart)
    const full = await first(site, /^Quitar de favoritos/)
    expect(full).not.toHaveAttribute('aria-pressed')
    await count(site, '1')
    expect(site.calledWith('favourites.add')).toEqual([
      [{ user: 'ana@ejemplo.mx', productId: expect.any(String) as string }],
    ])
    answer(ok(undefined))
    await waitFor(() => expect(site.calledWith('favourites.count').length).toBeGreaterThan(1))
  })

  it('R7.16 el corazón del producto es lo que dijo su respuesta, sin leer la lista; se guarda y se quita', async () => {
    const path = '/vistaproducto/900'
    const { site, saved } = await keeping(1, path, { catalogue: { similarProducts: alwaysAnswers([]) } })
    expect(saved.map(({ id }) => id)).toEqual(['900'])
    await count(site, '1')
    await site.user.click(await first(site, /^Quitar de favoritos$/))
    await count(site, '0')
    await waitFor(() => expect(site.calledWith('favourites.remove')).toHaveLength(1))
    await site.user.click(await first(site, /^Guardar en favoritos$/))
    await count(site, '1')
    await first(site, /^Quitar de favoritos$/)
    await waitFor(() => expect(site.calledWith('favourites.add')).toHaveLength(1))
    site.neverCalled('favourites.list')
  })

  it('R7.16 R11.06 si el servidor no lo quita, el corazón del producto vuelve a estar lleno', async () => {
    const { site } = await keeping(1, '/vistaproducto/900', {
      catalogue: { similarProducts: alwaysAnswers([]) },
      favourites: { remove: alwaysFails({ kind: 'refused', text: 'Hoy no' }) },
    })
    await site.user.click(await first(site, /^Quitar de favoritos$/))
    await site.hasText('Hoy no')
    await first(site, /^Quitar de favoritos$/)
    await count(site, '1')
  })

  it('R7.16 R11.06 si ya se había quitado en otra parte, el servidor dice que no, y el corazón lo muestra', async () => {
    const simulation = freshSimulation()
    const { favourites } = simulation.ports
    const query = { user: ANA.mail, productId: '900' }
    await favourites.add(query)
    const remove = async () => {
      await favourites.remove(query)
      return fail({ kind: 'refused', text: 'No estaba en tus favoritos' } as const)
    }
    const services = { catalogue: { similarProducts: alwaysAnswers([]) }, favourites: { remove } }
    const site = await openSite('/vistaproducto/900', { session: ANA, simulation, services })
    await site.user.click(await first(site, /^Quitar de favoritos$/))
    await site.hasText('No estaba en tus favoritos')
    await first(site, /^Guardar en favoritos$/)
    await count(site, '0')
  })

  it.each([
    ['lo muestra', true, /^Quitar de favoritos/, '1'],
    ['no lo muestra', false, /^Guardar en favoritos/, '0'],
  ])(
    'R11.06 tras una respuesta que no se entiende se lee la lista, y si %s, así queda',
    async (_what, arrives, name, total) => {
      const simulation = freshSimulation()
      const { favourites } = simulation.ports
      const add: typeof favourites.add = async (query) => {
        if (arrives) await favourites.add(query)
        return fail({ kind: 'malformed', where: 'x', text: 'Operación 7' })
      }
      const site = await openSite(LIST, { session: ANA, simulation, services: { favourites: { add } } })
      await count(site, '0')
      const label = (await first(site, /^Guardar en favoritos/)).closest('li, article')
      await site.user.click(await first(site, /^Guardar en favoritos/))
      await count(site, total)
      await waitFor(() => expect(within(label as HTMLElement).getByRole('button', { name })).toBeInTheDocument())
      expect(site.calledWith('favourites.add')).toHaveLength(1)
      const told = site.queryByText('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.')
      expect(told === null).toBe(arrives)
    },
  )

  /** Answers by hand, in the order of the calls. */
  const held = () => {
    const answers: ((result: Result<void>) => void)[] = []
    const write = () => new Promise<Result<void>>((done) => answers.push(done))
    return {
      add: write,
      remove: write,
      answer: (result: Result<void> = ok(undefined)) => act(async () => answers.shift()?.(result)),
    }
  }
  const writes = (site: Site) =>
    site.calls.flatMap(({ name }) => (/favourites.(add|remove)/.test(name) ? [name.split('.')[1]] : []))

  it('R11.06 mientras un corazón espera su respuesta, otro se oprime y también se guarda', async () => {
    const { add, remove, answer } = held()
    const { site } = await keeping(0, LIST, { favourites: { add, remove } })
    await count(site, '0')
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await count(site, '2')
    expect(writes(site)).toEqual(['add', 'add'])
    await answer()
    await count(site, '2')
    await answer(fail({ kind: 'refused', text: 'Hoy no' }))
    await site.hasText('Hoy no')
  })

  it('R11.55 el corazón que una persona oprimió, y que nadie ha contestado, no es de la siguiente', async () => {
    const { site } = await keeping(0, LIST, { favourites: held() })
    await count(site, '0')
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await first(site, /^Quitar de favoritos/)
    site.changeSessionElsewhere(EVA)
    await site.loses('button', /^Quitar de favoritos/)
  })

  it.each<[presses: number, first: Result<void>, sent: readonly string[], isFavourite: boolean]>([
    [2, ok(undefined), ['add', 'remove'], false],
    [3, ok(undefined), ['add'], true],
    [2, fail({ kind: 'refused', text: 'No' }), ['add'], false],
  ])(
    'R11.06 el mismo corazón, oprimido %i veces mientras espera, queda como se oprimió al último',
    async (presses, result, sent, isFavourite) => {
      const { add, remove, answer } = held()
      const { site } = await keeping(0, '/vistaproducto/900', {
        catalogue: { similarProducts: alwaysAnswers([]) },
        favourites: { add, remove },
      })
      await count(site, '0')
      for (let press = 0; press < presses; press += 1)
        await site.user.click(await first(site, press % 2 === 0 ? /^Guardar en favoritos$/ : /^Quitar de favoritos$/))
      expect(writes(site)).toEqual(['add'])
      await answer(result)
      await answer()
      expect(writes(site)).toEqual(sent)
      await first(site, isFavourite ? /^Quitar de favoritos$/ : /^Guardar en favoritos$/)
    },
  )

  it('R11.54 lo que se guarda o se quita en otra pestaña se ve en esta, sin preguntar al servidor', async () => {
    const tabs = createTabs()
    const { storage } = tabs.open()
    const elsewhere = createFavouriteNews(tabs.open().storage, { newId: () => String(Math.random()) })
    const simulation = freshSimulation()
    const site = await openSite(LIST, { session: ANA, simulation, storage })
    await count(site, '0')
    const name = (await first(site, /^Guardar en favoritos/)).getAttribute('aria-label')!.replace(/^.*?: /, '')
    const products = await simulation.ports.catalogue.products({ limit: 500 })
    const product = products.ok ? products.value.find((each) => each.name === name)! : null
    const before = site.calls.length
    const tell = (isFavourite: boolean) => act(() => elsewhere.tell({ user: ANA.mail, product: product!, isFavourite }))
    tell(true)
    await count(site, '1')
    await site.has('button', `Quitar de favoritos: ${name}`)
    tell(false)
    await count(site, '0')
    await site.has('button', `Guardar en favoritos: ${name}`)
    expect(site.calls.slice(before)).toEqual([])
  })

  it('R11.06 cuando no se supo qué pasó con el corazón, la lista se lee una vez más, y no dos', async () => {
    const { site } = await keeping(0, LIST, { favourites: { add: alwaysFails({ kind: 'timeout' }) } })
    await count(site, '0')
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await site.hasText('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.')
    await act(() => new Promise((later) => setTimeout(later, 50)))
    expect(site.calledWith('favourites.list')).toHaveLength(2)
    expect(site.calledWith('favourites.count')).toHaveLength(1)
  })

  it('R11.01 R11.06 R11.68 un favorito que el servidor no guarda se dice, y vuelve a como estaba', async () => {
    const { site } = await keeping(0, LIST, {
      favourites: { add: alwaysFails({ kind: 'refused', text: 'Hoy no.' }) },
    })
    await count(site, '0')
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await site.hasText('Hoy no.')
    expect([site.session(), site.queryByRole('dialog')]).toEqual([ANA, null])
    // The second half of a double click that the answer overtook.
    fireEvent.click(await first(site, /^Guardar en favoritos/), { detail: 2 })
    expect(site.calledWith('favourites.add')).toHaveLength(1)
    site.lacks('button', /^Quitar de favoritos/)
    await count(site, '0')
  })
})
