import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { alwaysAnswers, alwaysFails } from '../../support/builders.ts'
import { hasText, has, arrivesAt, texts, lacks, product } from '../../support/buyer.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { createFavouriteNews } from '../../../src/adapters/storage/favourite-news.ts'
import { ANA, createTabs, DEMO } from '../../support/device.ts'
import { freshSimulation, openSite, type AnySite, type Site, type SiteOptions } from '../../support/site.tsx'

const LIST = '/productos/dama/0/todas'
const shown = (site: Site) => texts(within(site.screen.getByRole('main')).getAllByRole('heading', { level: 3 }))
const first = async ({ screen }: AnySite, name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!
const count = async (site: Site, text: string) =>
  waitFor(() =>
    expect(site.screen.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).toMatch(
      new RegExp(`${text}\\D*$`),
    ),
  )

const keeping = async (howMany: number, path: string, services: NonNullable<SiteOptions['services']> = {}) => {
  const simulation = freshSimulation()
  const products = await simulation.ports.catalogue.products({ limit: howMany })
  const saved = products.ok ? products.value.slice(0, howMany) : []
  for (const { id } of saved) await simulation.ports.favourites.add({ user: ANA.mail, productId: id })
  return { saved, site: await openSite(path, { session: ANA, simulation, services }) }
}

describe('Favoritos', () => {
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

  it('R7.16 el corazón del producto es lo que dijo su respuesta: no se lee para él la lista, y se guarda y se quita', async () => {
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
    expect(site.calledWith('favourites.list')).toEqual([])
  })

  it('R7.16 R11.06 si el servidor no lo quita, el corazón del producto vuelve a estar lleno', async () => {
    const { site } = await keeping(1, '/vistaproducto/900', {
      catalogue: { similarProducts: alwaysAnswers([]) },
      favourites: { remove: alwaysFails({ kind: 'refused', text: 'Hoy no' }) },
    })
    await site.user.click(await first(site, /^Quitar de favoritos$/))
    await hasText(site, 'Hoy no')
    await first(site, /^Quitar de favoritos$/)
    await count(site, '1')
  })

  it('R7.16 R11.06 si ya se había quitado en otra parte, el servidor dice que no, y el corazón del producto lo muestra', async () => {
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
    await hasText(site, 'No estaba en tus favoritos')
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
        return fail({ kind: 'malformed', where: 'x', said: 'Operación 7' })
      }
      const site = await openSite(LIST, { session: ANA, simulation, services: { favourites: { add } } })
      await count(site, '0')
      const label = (await first(site, /^Guardar en favoritos/)).closest('li, article')
      await site.user.click(await first(site, /^Guardar en favoritos/))
      await count(site, total)
      await waitFor(() => expect(within(label as HTMLElement).getByRole('button', { name })).toBeInTheDocument())
      expect(site.calledWith('favourites.add')).toHaveLength(1)
      const told = site.screen.queryByText('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.')
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
    await hasText(site, 'Hoy no')
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
    await has(site, 'button', `Quitar de favoritos: ${name}`)
    tell(false)
    await count(site, '0')
    await has(site, 'button', `Guardar en favoritos: ${name}`)
    expect(site.calls.slice(before)).toEqual([])
  })

  it('R11.06 cuando no se supo qué pasó con el corazón, la lista se lee una vez más, y no dos', async () => {
    const { site } = await keeping(0, LIST, { favourites: { add: alwaysFails({ kind: 'timeout' }) } })
    await count(site, '0')
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await hasText(site, 'No se guardó el cambio en tus favoritos. Inténtalo de nuevo.')
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
    await hasText(site, 'Hoy no.')
    expect([site.session(), site.screen.queryByRole('dialog')]).toEqual([ANA, null])
    // The second half of a double click that the answer overtook.
    fireEvent.click(await first(site, /^Guardar en favoritos/), { detail: 2 })
    expect(site.calledWith('favourites.add')).toHaveLength(1)
    lacks(site, 'button', /^Quitar de favoritos/)
    await count(site, '0')
  })

  it(
    'R3.07 R6.04 la cantidad se pide una vez, se conserva de pantalla en pantalla y es la misma que dice el ' +
      'servidor',
    async () => {
      const { site } = await keeping(3, '/quienessomos')
      await count(site, '3')
      await site.user.click(site.screen.getAllByRole('link', { name: 'Blog' })[0]!)
      await arrivesAt(site, 'Blog')
      // At once: nothing to wait for.
      expect(site.screen.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).toMatch(/3\D*$/)
      // The skeleton bears the heading too: the check is over when the screen's own module has come.
      await site.screen.findByRole('list', { name: 'Artículos' })
      expect(site.calledWith('favourites.count')).toEqual([[{ user: 'ana@ejemplo.mx' }]])
    },
  )

  it('R2.26 R3.07 la cuenta del encabezado se vuelve a pedir tras cada cambio, y dice lo que el servidor', async () => {
    const site = await openHttpSite(LIST, { session: DEMO })
    await site.screen.findByRole('link', { name: 'Favoritos 6' })
    await site.simulation.ports.favourites.add({ user: 'demo@puntada.mx', productId: '1' })
    await site.user.click(await first(site, /^Guardar en favoritos/))
    await has(site, 'link', 'Favoritos 8')
    await site.user.click(await first(site, /^Quitar de favoritos/))
    await has(site, 'link', 'Favoritos 7')
    expect(site.requestsTo(CALLS.favourites.count.path).map(({ answer }) => answer)).toEqual([
      '[{"cantidad":"6"}]',
      '[{"cantidad":"8"}]',
      '[{"cantidad":"7"}]',
    ])
  })

  it('R2.07 R7.30 favoritos muestra lo que se guardó', async () => {
    const { site, saved } = await keeping(3, '/favoritos')
    await arrivesAt(site, 'Favoritos')
    const makers = await site.screen.findAllByRole('link', { name: /^Ver empresa/ })
    expect(makers).toHaveLength(new Set(saved.map(({ storeId }) => storeId)).size)
    expect(shown(site).toSorted()).toEqual(saved.map(({ name }) => name).toSorted())
    await hasText(site, '3 productos guardados')
    expect(site.calledWith('favourites.list')).toEqual([[{ user: 'ana@ejemplo.mx' }]])
    expect(document.title).toBe('Favoritos · Puntada')
  })

  it('R1.03 R7.48 lo que se quita desaparece al instante, antes de que conteste el servidor', async () => {
    const { site } = await keeping(2, '/favoritos', { favourites: { remove: () => new Promise(() => undefined) } })
    await site.user.click(await first(site, /^Quitar de favoritos/))
    await hasText(site, '1 producto guardado')
    await count(site, '1')
  })

  const hearts = (site: Site) => site.screen.findAllByRole('button', { name: /^Quitar de favoritos/ })

  it('R7.48 de tres, desaparece el que se quita; si el servidor dice que no, vuelve a su lugar', async () => {
    const answer = Promise.withResolvers<Result<void>>()
    const simulation = freshSimulation()
    const { favourites } = simulation.ports
    for (const productId of ['1', '2', '3']) await favourites.add({ user: ANA.mail, productId })
    // Read once: what is shown after the answer is what the page itself put back.
    const list = vi
      .fn<typeof favourites.list>(() => new Promise(() => undefined))
      .mockImplementationOnce(favourites.list)
    const services = { favourites: { list, remove: () => answer.promise } }
    const site = await openSite('/favoritos', { session: ANA, simulation, services })
    const before = await waitFor(() => {
      expect(shown(site)).toHaveLength(3)
      return shown(site)
    })
    await site.user.click((await hearts(site))[1]!)
    await hasText(site, '2 productos guardados')
    expect(shown(site)).toEqual([before[0], before[2]])
    answer.resolve(fail({ kind: 'refused', text: 'Hoy no.' }))
    await hasText(site, '3 productos guardados')
    expect(shown(site)).toEqual(before)
  })

  it('R1.03 R7.48 de dos que se quitan seguidos, la respuesta al primero no devuelve el segundo', async () => {
    const simulation = freshSimulation()
    const answers: (() => void)[] = []
    const remove: typeof simulation.ports.favourites.remove = (query) =>
      new Promise((done) => answers.push(() => void simulation.ports.favourites.remove(query).then(done)))
    for (const productId of ['1', '2', '3']) await simulation.ports.favourites.add({ user: ANA.mail, productId })
    const site = await openSite('/favoritos', { session: ANA, simulation, services: { favourites: { remove } } })
    const [one, two] = await hearts(site)
    await site.user.click(one!)
    await site.user.click(two!)
    await hasText(site, '1 producto guardado')
    expect(site.calledWith('favourites.remove')).toHaveLength(2)
    const left = shown(site)
    answers[0]!()
    await act(() => new Promise((later) => setTimeout(later, 50)))
    expect([shown(site), site.calledWith('favourites.list').length]).toEqual([left, 1])
    answers[1]!()
    await waitFor(() => expect(site.calledWith('favourites.list')).toHaveLength(2))
    expect(shown(site)).toEqual(left)
  })

  it('R7.48 R11.06 si el servidor no lo quita se dice, y el corazón vuelve', async () => {
    const { site } = await keeping(1, '/favoritos', {
      favourites: { remove: alwaysFails({ kind: 'refused', text: 'Hoy no.' }) },
    })
    await site.user.click(await first(site, /^Quitar de favoritos/))
    await hasText(site, 'Hoy no.')
    await first(site, /^Quitar de favoritos/)
    await count(site, '1')
  })

  it('R12.286 uno que se agotó en todo lo dice; del que queda algo, o no se sabe, no se dice', async () => {
    const own = { colours: [{ name: 'Negro', hex: null }], sizes: ['CH', 'M'] }
    const gone = [
      { colour: 'Negro', size: 'CH' },
      { colour: 'Negro', size: 'M' },
    ]
    const list = [gone, gone.slice(1), undefined].map((soldOut, index) => ({
      ...product(index),
      ...own,
      ...(soldOut && { soldOut }),
    }))
    const site = await openSite('/favoritos', { session: ANA, services: { favourites: { list: alwaysAnswers(list) } } })
    const badge = await site.screen.findByText('Agotado')
    expect(badge.closest('article')).toHaveTextContent(product(0).name)
  })

  it('R7.48 R12.10 el corazón lleno quita el producto: en su lugar queda cómo deshacerlo', async () => {
    const { site, saved } = await keeping(2, '/favoritos')
    await hasText(site, '2 productos guardados')
    const before = shown(site)
    await site.user.click(await first(site, /^Quitar de favoritos/))
    await hasText(site, '1 producto guardado', `Quitaste «${before[0]}» de tus favoritos.`)
    const productId = saved.find((each) => each.name === before[0])?.id
    expect(site.calledWith('favourites.remove')).toEqual([[{ user: 'ana@ejemplo.mx', productId }]])
    const undo = await site.screen.findByRole('button', { name: 'Deshacer' })
    expect(undo).toHaveFocus()
    await waitFor(() => expect(site.calledWith('favourites.list').length).toBeGreaterThan(1))
    await site.user.click(undo)
    await hasText(site, '2 productos guardados')
    expect(shown(site)).toEqual(before)
    await waitFor(async () => expect(await first(site, /^Quitar de favoritos/)).toHaveFocus())
    expect(site.calledWith('favourites.add')).toEqual([[{ user: 'ana@ejemplo.mx', productId }]])
    lacks(site, 'button', 'Deshacer')
  })
})
