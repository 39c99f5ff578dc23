import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { alwaysAnswers, failsOnce } from '../../support/builders.ts'
import { cards, leadsTo, many, productCount, shopWith } from '../../support/buyer.ts'
import { openSite } from '../../support/site.tsx'

const DAMA = { name: 'Dama', slug: 'dama', icon: null }
const BLUSAS = { id: '1', name: 'Blusas', slug: 'blusas', segment: 'Dama' }

describe('Lista de productos', () => {
  it('R12.23 una categoría vacía lleva a su segmento, a todos los productos, a las empresas y al contacto', async () => {
    const services = { catalogue: { productsPage: alwaysAnswers([]) } }
    const narrow = await openSite('/productos/dama/1/blusas', { services })
    await narrow.main.linksTo('Ver todo Dama', '/productos/dama/0/todas')
    const site = await openSite('/productos/todos/1/blusas', { services })
    await site.has('heading', 'Aquí todavía no hay productos')
    site.main.lacks('link', /^Ver todo\b/)
    await site.main.linksTo('Ver todos los productos', '/productos/todos/0/todas')
    await site.main.linksTo('Ver empresas', '/catalogoempresa')
    await site.main.press('Contáctanos')
    await site.has('dialog', 'Contacto')
  })

  it('R2.11 R7.11 R7.13 un segmento dice cuánto hay de cada categoría, y cada una abre directo', async () => {
    const site = await openSite('/productos/dama/0/todas')
    const nav = await site.part('navigation', 'Categorías de Dama')
    const link = nav.getByRole('link', { name: /^Blusas/ })
    await productCount(site)
    site.calledTimes('catalogue.categories', 1)
    await site.user.click(link)
    await site.arrivesAt('Blusas')
    await productCount(site)
    expect(cards(site, 'Blusas').length).toBeGreaterThan(0)
    site.called(
      'catalogue.productsPage',
      { segment: 'Dama', category: '', size: '' },
      { segment: 'Dama', category: 'Blusas', size: '' },
    )
    expect(document.title).toBe('Blusas, Dama · Puntada')
    const crumbs = await site.part('navigation', 'Migas de pan')
    expect(crumbs.texts('link')).toEqual(['Inicio', 'Productos', 'Dama'])
  })

  it('R7.13 /productos/todos/0/todas pide la lista completa; desde ahí se va a un segmento', async () => {
    const site = await openSite('/productos/todos/0/todas')
    await site.arrivesAt('Todos los productos')
    await productCount(site)
    site.called('catalogue.productsPage', { segment: '', category: '', size: '' })
    const nav = await site.part('navigation', 'Productos por segmento')
    await nav.follow('Tallas extra')
    await site.arrivesAt('Tallas extra')
    await leadsTo('/productos/tallas-extra/0/todas')
  })

  it('R12.23 un segmento o una categoría que no existe lo dice y ofrece los que sí', async () => {
    const site = await openSite('/productos/marcianos/0/todas')
    await site.arrivesAt('Ese segmento no existe')
    await site.main.linksTo('Ver empresas', '/catalogoempresa')
    const nav = await site.part('navigation', 'Productos por segmento')
    await nav.has('link', 'Caballero')
    site.neverCalled('catalogue.productsPage')
    const other = await openSite('/productos/dama/99999/naves-espaciales')
    await other.arrivesAt('Esa categoría no existe')
    other.neverCalled('catalogue.productsPage')
  })

  it.each([
    ['el segmento', '/productos/dama/0/todas', 'segments', 'Dama'],
    ['la categoría', '/productos/todos/1/blusas', 'categories', 'Blusas'],
  ])(
    'R11.21 si %s no se pudo consultar se dice, no se adivina de la dirección, y Reintentar lo trae',
    async (...row) => {
      const [, path, list, title] = row
      const failing = list === 'segments' ? { segments: failsOnce([DAMA]) } : { categories: failsOnce([BLUSAS]) }
      const site = await openSite(path, {
        services: { catalogue: { ...failing, productsPage: alwaysAnswers(many(1)) } },
      })
      const { main } = site
      await main.has('button', 'Reintentar')
      await site.arrivesAt('Productos')
      site.neverCalled('catalogue.productsPage')
      await main.press('Reintentar')
      await site.arrivesAt(title)
      expect((await productCount(site)).textContent).toBe('1 producto')
    },
  )

  it('R3.08 sin segmentos o sin categorías, la lista lo dice', async () => {
    const none = alwaysAnswers([])
    const site = await openSite('/productos/todos/0/todas', {
      services: { catalogue: { segments: none, productsPage: alwaysAnswers(many(1)) } },
    })
    await site.hasText('Todavía no hay segmentos.')
    const other = await openSite('/productos/dama/0/todas', { services: { catalogue: { categories: none } } })
    await other.hasText('Este segmento todavía no tiene categorías.')
  })

  it('R12.01 R11.33 Cargar más suma 24 productos y lleva el foco al primero de los nuevos', async () => {
    const site = await openSite('/productos/todos/0/todas', shopWith(many(60)))
    expect((await productCount(site)).role).toBe('status')
    await site.hasText('Mostrando 24 de 60 productos')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(24))
    const steps = window.history.length
    await site.press('Cargar más')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(48))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Prenda 24'))
    site.hasQuery('?pagina=2')
    expect(window.history.length).toBe(steps)
    await site.press('Cargar más')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(60))
    site.lacks('button', 'Cargar más')
  })
})
