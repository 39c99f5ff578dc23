import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { alwaysAnswers, neverAnswers } from '../../support/builders.ts'
import { cards, product } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { count, first, keeping, LIST, cardNames } from '../../support/favourites.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { answersLater, openSite, type Site } from '../../support/site.tsx'

describe('Favoritos', () => {
  it('R3.07 R6.04 la cantidad se pide una vez, y se conserva de pantalla en pantalla', async () => {
    const { site } = await keeping(3, '/quienessomos')
    await site.header.follow('Blog')
    await site.arrivesAt('Blog')
    // At once: nothing to wait for.
    expect(site.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).toMatch(/3\D*$/)
    // The skeleton bears the heading too: the check is over when the screen's own module has come.
    await site.has('list', 'Artículos')
    site.called('favourites.count', { user: 'ana@ejemplo.mx' })
  })

  it('R2.26 R3.07 la cuenta se vuelve a pedir tras cada cambio, y es la del servidor', async () => {
    const site = await openHttpSite(LIST, { session: DEMO })
    await site.has('link', 'Favoritos 6')
    await site.simulation.ports.favourites.add({ user: 'demo@puntada.mx', productId: '1' })
    await site.pressFirst(/^Guardar en favoritos/)
    await site.has('link', 'Favoritos 8')
    await site.pressFirst(/^Quitar de favoritos/)
    await site.has('link', 'Favoritos 7')
    const answers = site.requestsTo(CALLS.favourites.count.path).map(({ answer }) => answer)
    expect(answers).toEqual([6, 8, 7].map((count) => `[{"cantidad":"${count}"}]`))
  })

  const hearts = (site: Site) => site.findAllByRole('button', { name: /^Quitar de favoritos/ })

  it('R1.03 R7.48 R11.06 el que se quita se va al instante; si no se puede, vuelve', async () => {
    const { method, answer } = answersLater()
    // Read once: what is shown after the answer is what the page itself put back.
    const { site } = await keeping(3, '/favoritos', ({ list }) => ({
      favourites: {
        list: vi.fn<typeof list>(neverAnswers).mockImplementationOnce(list),
        remove: method,
      },
    }))
    const [, second] = await hearts(site)
    const before = cardNames(site)
    await site.user.click(second!)
    await site.hasText('2 productos guardados')
    expect(cardNames(site)).toEqual([before[0], before[2]])
    await count(site, '2')
    await answer(fail({ kind: 'refused', text: 'Hoy no.' }))
    await site.hasText('3 productos guardados', 'Hoy no.')
    expect(cardNames(site)).toEqual(before)
    await count(site, '3')
  })

  it('R1.03 R7.48 R11.06 de dos que se quitan seguidos, la respuesta a uno no devuelve el otro', async () => {
    const { method, answer } = answersLater()
    const { site } = await keeping(3, '/favoritos', { favourites: { remove: method } })
    const [one, two] = await hearts(site)
    await site.user.click(one!)
    await site.user.click(two!)
    site.calledTimes('favourites.remove', 2)
    const left = cardNames(site)
    await answer(ok(undefined))
    await act(() => new Promise((later) => setTimeout(later, 50)))
    expect(cardNames(site)).toEqual(left)
    site.calledTimes('favourites.list', 1)
    await answer(ok(undefined))
    await waitFor(() => site.calledTimes('favourites.list', 2))
  })

  it('R12.332 se afinan por fabricante y orden, que la dirección guarda; se agregan y se comparan', async () => {
    const list = [
      product(1, { storeName: 'Telar Río' }),
      product(2, { storeName: 'Bordados Ámbar', storeId: '8' }),
      product(3, { storeName: '', storeId: '' }),
      product(4, { storeName: 'Telar Río', tiers: [] }),
    ]
    // Read once: a removed one does not come back.
    const open = (query = '') => {
      const read = vi.fn(neverAnswers).mockImplementationOnce(alwaysAnswers(list) as typeof neverAnswers)
      const favourites = { list: read, remove: alwaysAnswers(undefined) }
      return openSite(`/favoritos${query}`, { session: ANA, services: { favourites } })
    }
    const site = await open()
    await site.has('list', 'Favoritos')
    const names = (on = site) => cardNames(on).join().replaceAll('Prenda ', '')
    expect(names()).toBe('1,2,3,4')
    const chips = await site.part('group', 'Fabricantes')
    expect(chips.texts('button')).toEqual(['Todos 4', 'Telar Río 2', 'Bordados Ámbar 1', 'Fabricante a consultar 1'])
    expect(cards(site, 'Favoritos')[1]).toHaveTextContent('Bordados Ámbar')
    await site.user.selectOptions(site.getByLabelText('Ordenar por'), 'Mayor precio')
    expect(names()).toBe('3,2,1,4')
    await site.user.selectOptions(site.getByLabelText('Ordenar por'), 'Fabricante')
    expect(names()).toBe('2,1,4,3')
    await chips.press('Telar Río 2')
    expect(names()).toBe('1,4')
    site.hasQuery('?orden=fabricante&empresa=Telar+R%C3%ADo')
    await chips.press('Fabricante a consultar 1')
    expect(names()).toBe('3')
    site.goBack()
    await waitFor(() => expect(names()).toBe('1,4'))
    await site.pressFirst('Quitar de favoritos: Prenda 1')
    await chips.has('button', 'Telar Río 1')
    const linked = await open('?orden=precio-menor&empresa=telar%20rio')
    await linked.has('button', 'Agregar Prenda 1')
    expect(names(linked)).toBe('1,4')
    await linked.main.choose('Comparar Prenda 1')
    await linked.press('Todos 4')
    await linked.main.choose('Comparar Prenda 2')
    await linked.has('button', 'Comparar 2')
    await linked.user.selectOptions(linked.getByLabelText('Ordenar por'), 'Últimos guardados')
    linked.hasQuery('')
    const unknown = await open('?orden=nada&empresa=Nadie')
    await unknown.has('list', 'Favoritos')
    expect(names(unknown)).toBe('1,2,3,4')
  })

  it('R12.92 uno que se agotó en todo lo dice, y no que es nuevo', async () => {
    const gone = ['G', 'CH'].map((size) => ({ colour: 'Negro', size }))
    const list = [gone, gone.slice(1), []].map((soldOut, at) => product(at * 2, { soldOut, isNew: at < 2 }))
    const site = await openSite('/favoritos', { session: ANA, services: { favourites: { list: alwaysAnswers(list) } } })
    await site.hasText('Agotado')
    const marks = cards(site, 'Favoritos').map(({ textContent }) => textContent.match(/Agotado|Nuevo/g)?.join())
    expect(marks).toEqual(['Agotado', 'Nuevo', undefined])
  })

  it('R2.07 R7.30 R7.48 R12.10 muestra lo guardado; en lugar de lo que se quita queda cómo deshacerlo', async () => {
    const { site, saved } = await keeping(2, '/favoritos')
    await site.hasText('2 productos guardados')
    site.called('favourites.list', { user: ANA.mail })
    const before = cardNames(site)
    expect(before.toSorted()).toEqual(saved.map(({ name }) => name).toSorted())
    await site.pressFirst(/^Quitar de favoritos/)
    await site.hasText('1 producto guardado', /^Quitaste «.+» de tus favoritos\.$/)
    const [[removed]] = site.calledWith('favourites.remove') as [[object]]
    site.hasFocus('button', 'Deshacer')
    await waitFor(() => site.calledTimes('favourites.list', 2))
    await site.press('Deshacer')
    await site.hasText('2 productos guardados')
    expect(cardNames(site)).toEqual(before)
    await waitFor(async () => expect(await first(site, /^Quitar de favoritos/)).toHaveFocus())
    site.called('favourites.add', removed)
    site.lacks('button', 'Deshacer')
  })
})
