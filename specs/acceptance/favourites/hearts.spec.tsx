import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFavouriteNews } from '../../../src/adapters/storage/favourite-news.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { alwaysAnswers, alwaysFails, neverAnswers } from '../../support/builders.ts'
import { ANA, createTabs, EVA } from '../../support/device.ts'
import { count, first, keeping, LIST } from '../../support/favourites.ts'
import { value } from '../../support/simulated.ts'
import { answersLater, freshSimulation, openSite, type Site } from '../../support/site.tsx'

const SAVE = /^Guardar en favoritos/
const REMOVE = /^Quitar de favoritos/
/** The heart of a product's own page has no name after it. */
const [SAVE_THIS, REMOVE_THIS] = [/^Guardar en favoritos$/, /^Quitar de favoritos$/]
const none = alwaysAnswers([])
const openProduct = (howMany: number, favourites: Parameters<typeof keeping>[2] = {}) =>
  keeping(howMany, '/vistaproducto/900', (port) => ({
    catalogue: { similarProducts: none },
    ...(typeof favourites === 'function' ? favourites(port) : favourites),
  }))

const writes = (site: Site) =>
  site.calls.flatMap(({ name }) => (/favourites.(add|remove)/.test(name) ? [name.split('.')[1]] : []))

describe('El corazón', () => {
  it('R1.03 R7.47 con sesión guarda el producto, se ve al instante y la cuenta sube', async () => {
    const { method, answer } = answersLater()
    const { site } = await keeping(0, LIST, { favourites: { add: method } })
    const heart = await first(site, SAVE)
    expect(heart.getAttribute('aria-label')).toMatch(/^Guardar en favoritos: \p{Lu}/u)
    await site.user.dblClick(heart)
    expect(await first(site, REMOVE)).not.toHaveAttribute('aria-pressed')
    await count(site, '1')
    site.called('favourites.add', { user: ANA.mail, productId: expect.any(String) })
    await answer(ok(undefined))
    await waitFor(() => expect(site.calledWith('favourites.count').length).toBeGreaterThan(1))
  })

  it('R7.16 el del producto sale de su respuesta, sin leer la lista', async () => {
    const { site } = await openProduct(1)
    await site.pressFirst(REMOVE_THIS)
    await count(site, '0')
    await site.pressFirst(SAVE_THIS)
    await count(site, '1')
    await first(site, REMOVE_THIS)
    await waitFor(() => expect(writes(site)).toEqual(['remove', 'add']))
    site.neverCalled('favourites.list')
  })

  it.each([
    ['no lo quita', 'vuelve a estar lleno', false, REMOVE_THIS, '1'],
    ['dice que ya se había quitado en otra parte', 'lo muestra', true, SAVE_THIS, '0'],
  ])('R7.16 R11.06 si el servidor %s, el corazón del producto %s', async (_what, _how, removes, name, total) => {
    const { site } = await openProduct(1, ({ remove }) => ({
      favourites: {
        remove: async (query) => {
          if (removes) await remove(query)
          return fail({ kind: 'refused', text: 'Hoy no' })
        },
      },
    }))
    await site.pressFirst(REMOVE_THIS)
    await site.hasText('Hoy no')
    await first(site, name)
    await count(site, total)
  })

  it.each([
    ['lo muestra', true, REMOVE, '1'],
    ['no lo muestra', false, SAVE, '0'],
  ])(
    'R11.06 tras una respuesta que no se entiende se lee la lista una vez más, y si %s, así queda',
    async (_what, arrives, name, total) => {
      const { site } = await keeping(0, LIST, ({ add }) => ({
        favourites: {
          add: async (query) => {
            if (arrives) await add(query)
            return fail({ kind: 'malformed', where: 'x' })
          },
        },
      }))
      const card = within((await first(site, SAVE)).closest('article')!)
      await site.pressFirst(SAVE)
      await count(site, total)
      await card.has('button', name)
      site.calledTimes('favourites.add', 1)
      await act(() => new Promise((later) => setTimeout(later, 50)))
      site.calledTimes('favourites.list', 2)
      const told = site.queryByText('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.')
      expect(told === null).toBe(arrives)
    },
  )

  it('R11.55 el que una persona oprimió no es de la siguiente', async () => {
    const { site } = await keeping(0, LIST, { favourites: { add: neverAnswers } })
    await site.pressFirst(SAVE)
    await first(site, REMOVE)
    site.changeSessionElsewhere(EVA)
    await site.loses('button', REMOVE)
  })

  it.each<[presses: number, first: Result<void>, sent: readonly string[], isFavourite: boolean]>([
    [2, ok(undefined), ['add', 'remove'], false],
    [3, ok(undefined), ['add'], true],
    [2, fail({ kind: 'refused', text: 'No' }), ['add'], false],
  ])(
    'R11.06 oprimido %i veces mientras espera, queda como se oprimió al último',
    async (presses, result, sent, isFavourite) => {
      const { method, answer } = answersLater()
      const { site } = await openProduct(0, { favourites: { add: method, remove: method } })
      for (let press = 0; press < presses; press += 1) await site.pressFirst(press % 2 === 0 ? SAVE_THIS : REMOVE_THIS)
      expect(writes(site)).toEqual(['add'])
      await answer(result)
      await answer(ok(undefined))
      expect(writes(site)).toEqual(sent)
      await first(site, isFavourite ? REMOVE_THIS : SAVE_THIS)
    },
  )

  it('R11.54 lo de otra pestaña se ve en esta, sin preguntar al servidor, y al revés', async () => {
    const tabs = createTabs()
    const { storage } = tabs.open()
    const elsewhere = createFavouriteNews(tabs.open().storage, { newId: () => String(Math.random()) })
    const simulation = freshSimulation()
    const site = await openSite(LIST, { session: ANA, simulation, storage })
    const name = (await first(site, SAVE)).getAttribute('aria-label')!.replace(/^.*?: /, '')
    const products = await value(simulation.ports.catalogue.products({ limit: 500 }))
    const product = products.find((other) => other.name === name)!
    const before = site.calls.length
    const tell = (isFavourite: boolean) => act(() => elsewhere.tell({ user: ANA.mail, product, isFavourite }))
    tell(true)
    await count(site, '1')
    await site.has('button', `Quitar de favoritos: ${name}`)
    tell(false)
    await count(site, '0')
    await site.has('button', `Guardar en favoritos: ${name}`)
    expect(site.calls.slice(before)).toEqual([])
    const heard = vi.fn()
    elsewhere.onChange(heard)
    await site.press(`Guardar en favoritos: ${name}`)
    await waitFor(() => expect(heard.mock.lastCall).toMatchObject([{ user: ANA.mail, isFavourite: true }]))
  })

  it('R11.01 R11.06 R11.68 lo que el servidor no guarda se dice, y vuelve a como estaba', async () => {
    const { site } = await keeping(0, LIST, { favourites: { add: alwaysFails({ kind: 'refused', text: 'Hoy no.' }) } })
    await site.pressFirst(SAVE)
    await site.hasText('Hoy no.')
    expect([site.session(), site.queryByRole('dialog')]).toEqual([ANA, null])
    // The second half of a double click that the answer overtook.
    fireEvent.click(await first(site, SAVE), { detail: 2 })
    site.calledTimes('favourites.add', 1)
    site.lacks('button', REMOVE)
    await count(site, '0')
  })

  it('R11.06 lo que no se supo deja de decirse en cuanto el corazón se guarda', async () => {
    const answers = [fail({ kind: 'timeout' }), ok(undefined)]
    const { site } = await keeping(0, LIST, {
      favourites: { add: async () => answers.shift()!, list: alwaysFails({ kind: 'timeout' }) },
    })
    const heart = await first(site, SAVE)
    await site.user.click(heart)
    await site.hasText(/No sabemos si se guardó el cambio/)
    // The first one: the next heart would be another product's.
    await waitFor(() => expect(heart).toHaveAccessibleName(SAVE))
    await site.user.click(heart)
    await waitFor(() => expect(heart).toHaveAccessibleName(REMOVE))
    await waitFor(() => expect(site.toasts('alert')).toEqual([]))
  })
})
