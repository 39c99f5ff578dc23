import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { aColour } from '../../support/builders.ts'
import { many, product, productCount, shopWith } from '../../support/buyer.ts'
import { chips, LIST, names, offered, openList, side } from '../../support/filters.ts'
import { openSite } from '../../support/site.tsx'

const labels = (group: HTMLElement) =>
  within(group)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('bdi')?.textContent)

describe('Filtros de la lista de productos', () => {
  it('R11.33 las primeras tarjetas no los esperan', async () => {
    let filtersWithCards: boolean | null = null
    const look = new MutationObserver(() => {
      const isThere = document.querySelector('main article') !== null
      if (isThere) filtersWithCards ??= document.querySelector('main aside input') !== null
    })
    look.observe(document, { childList: true, subtree: true })
    await openList()
    look.disconnect()
    expect(filtersWithCards).toBe(false)
  })

  it('R12.01 las tallas van en orden de prenda, con sus cuentas; las de cero no se pueden elegir', async () => {
    const site = await openList()
    const sizes = side(site).getByRole('group', { name: 'Talla' })
    expect(labels(sizes)).toEqual(['CH', 'M', 'G'])
    await within(sizes).has('checkbox', 'CH 10 productos')
    await within(sizes).choose(/^M /)
    const colours = side(site).getByRole('group', { name: 'Color' })
    expect(within(colours).getByRole('checkbox', { name: 'Negro 0 productos' })).toHaveProperty('disabled', true)
    expect(within(colours).getByRole('checkbox', { name: 'Blanco 5 productos' })).toHaveProperty('disabled', false)
    expect(labels(sizes)).toEqual(['CH', 'M', 'G'])
  })

  it('R12.01 se afina por fabricante, ciudad, mínimo e insignia, con tallas por segmento', async () => {
    const site = await openList([
      product(0, {
        storeName: 'Alba',
        town: 'León',
        minimum: 12,
        storeVerified: true,
        segment: 'Dama',
        sizes: ['M'],
        colours: ['1', '2', '3', '4', '5', '6', '7'].map((name) => aColour(name)),
      }),
      product(1, { storeName: 'Brisa', town: 'Celaya', minimum: 3, segment: 'Niño', sizes: ['8'] }),
      product(2, { storeName: 'Brisa', town: 'Celaya', minimum: 3, segment: 'Calzado', sizes: ['25'] }),
    ])
    // One more than a group shows at first.
    site.lacks('button', /^Ver \d+ más/)
    const sizes = side(site).getByRole('group', { name: 'Talla' })
    expect(sizes.textContent?.match(/Dama|Niño|Calzado|(?<=\D)(?:M|8|25)(?= ?1 producto)/g)).toEqual([
      'Dama',
      'M',
      'Niño',
      '8',
      'Calzado',
      '25',
    ])
    for (const [group, choice, left] of [
      ['Fabricante', /^Alba/, ['Prenda 0']],
      ['Ciudad o municipio', /^Celaya/, ['Prenda 1', 'Prenda 2']],
      ['Mínimo por modelo', /^12/, ['Prenda 0']],
      ['Confianza', /^Empresa verificada/, ['Prenda 0']],
    ] as const) {
      const box = (await side(site).part('group', group)).getByRole('checkbox', { name: choice })
      await site.user.click(box)
      await waitFor(() => expect(names(site, 'Todos los productos').toSorted(), group).toEqual(left))
      await site.user.click(box)
    }
  })

  it('R12.01 cada filtro queda en la dirección, y Atrás lo quita', async () => {
    const site = await openList(many(10), '?escenario=normal')
    await side(site).choose(/^G /)
    site.hasQuery('?escenario=normal&talla=G')
    expect((await productCount(site)).textContent).toBe('5 productos')
    await side(site).choose(/^Negro/)
    site.hasQuery('?escenario=normal&talla=G&color=Negro')
    expect(chips(site)).toEqual(['Talla G', 'Color Negro', 'Quitar todos'])
    site.goBack()
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&talla=G'))
    await site.press('Quitar filtro: Talla G')
    expect((await productCount(site)).textContent).toBe('10 productos')
  })

  it('R7.13 con una sola talla en el enlace se pide esa talla; después, las demás sin esperar', async () => {
    const site = await openSite('/productos/dama/0/todas?talla=ch')
    await productCount(site)
    await waitFor(() =>
      site.called(
        'catalogue.productsPage',
        { segment: 'Dama', category: '', size: 'ch' },
        { segment: 'Dama', category: '', size: '' },
      ),
    )
    await waitFor(() => expect(side(site).getByRole('checkbox', { name: /^M [1-9]/ })).toBeInTheDocument())
    await side(site).choose(/^M /)
    site.calledTimes('catalogue.productsPage', 2)
  })

  it('R7.13 de los productos sin tallas se pregunta cuáles vienen en la que se elige', async () => {
    const mixed = [product(1, { sizes: ['G'] }), product(2, { sizes: [] }), product(3, { sizes: [] })]
    const site = await openSite('/productos/dama/0/todas', {
      services: {
        catalogue: {
          productsPage: ({ size }: { size: string }) =>
            Promise.resolve(ok(size === '' ? mixed : [product(1, { sizes: ['G'] }), product(3, { sizes: [size] })])),
        },
      },
    })
    await offered(site)
    await side(site).choose(/^G /)
    await waitFor(() => expect(names(site, 'Dama')).toEqual(['Prenda 1', 'Prenda 3']))
  })

  it('R12.01 los filtros que no dejan ningún producto se quitan con un botón', async () => {
    const site = await openSite(`${LIST}?talla=99`, shopWith(many(10)))
    await site.has('heading', 'Ningún producto con estos filtros')
    await site.press('Quitar todos los filtros')
    expect((await productCount(site)).textContent).toBe('10 productos')
  })
})
