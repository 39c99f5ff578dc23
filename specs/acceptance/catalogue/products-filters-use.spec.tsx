import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cards, has, hasText, many, part, press, product, productCount, shopWith } from '../../support/buyer.ts'
import { chips, LIST, names, openList, side } from '../../support/filters.ts'
import { openSite } from '../../support/site.tsx'

describe('Con el teclado, en el celular y al escribir un precio, los filtros', () => {
  it('R12.48 el segundo enlace de la página salta a los productos', async () => {
    const site = await openList()
    await site.user.tab()
    await site.user.tab()
    expect(document.activeElement?.textContent).toBe('Saltar a los productos')
    await site.user.keyboard('{Enter}')
    expect(within(cards(site, 'Todos los productos')[0]!).getByRole('link')).toHaveFocus()
  })

  it('R12.48 cada grupo de filtros es una sola parada del tabulador, y por dentro se anda con flechas', async () => {
    const site = await openList()
    const focused = () => document.activeElement?.closest('label')?.querySelector('bdi')?.textContent
    const group = (name: string) => side(site).getByRole('group', { name })
    const stops = side(site)
      .getAllByRole('checkbox')
      .filter((box) => box.tabIndex === 0)
    expect(stops.map((box) => box.closest('fieldset')?.getAttribute('aria-label'))).toEqual(['Color', 'Talla'])

    side(site).getByRole('textbox', { name: 'Precio máximo' }).focus()
    await site.user.tab()
    expect([group('Color').contains(document.activeElement), focused()]).toEqual([true, 'Blanco'])
    await site.user.tab()
    expect([group('Talla').contains(document.activeElement), focused()]).toEqual([true, 'CH'])
    for (const [key, size] of [
      ['ArrowRight', 'M'],
      ['ArrowDown', 'G'],
      ['ArrowRight', 'CH'],
      ['ArrowLeft', 'G'],
      ['ArrowUp', 'M'],
      ['Home', 'CH'],
      ['End', 'G'],
    ] as const) {
      await site.user.keyboard(`{${key}}`)
      expect(focused(), key).toBe(size)
    }
    await site.user.keyboard(' ')
    expect((await productCount(site)).textContent).toBe('5 productos')
    await site.user.tab({ shift: true })
    expect(group('Color').contains(document.activeElement)).toBe(true)
    await site.user.tab()
    expect(focused(), 'se vuelve al valor en que se estaba').toBe('G')
  })

  it('R12.02 un enlace compartido trae filtros, orden y profundidad; lo que no se entiende se ignora', async () => {
    const site = await openSite(
      `${LIST}?color=negro&precio_min=110&orden=precio-mayor&pagina=2&talla=&precio_max=abc&x=1`,
      shopWith(many(140)),
    )
    expect((await productCount(site)).textContent).toBe('65 productos')
    expect(site.screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveProperty('value', 'precio-mayor')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(48))
    expect(names(site, 'Todos los productos')[0]).toBe('Prenda 138')
    expect(chips(site)).toEqual(['Color negro', 'Desde $110', 'Quitar todos'])
  })

  it('R12.01 R12.250 el precio se aplica al dejar su campo y con Enter; lo mal escrito se explica y queda', async () => {
    const site = await openList()
    await hasText(side(site), 'De $100 a $109')
    const low = () => side(site).getByRole('textbox', { name: 'Precio mínimo' })
    await site.user.type(low(), 'ciento')
    await site.user.tab()
    await hasText(side(site), 'Escribe un precio en pesos, por ejemplo 120.')
    expect(low()).toHaveProperty('value', 'ciento')
    await site.user.clear(low())
    await site.user.type(low(), '108')
    expect(window.location.search).toBe('')
    await site.user.type(side(site).getByRole('textbox', { name: 'Precio máximo' }), '50{Enter}')
    await hasText(side(site), 'El máximo debe ser mayor que el mínimo.')
    await site.user.clear(side(site).getByRole('textbox', { name: 'Precio máximo' }))
    await site.user.keyboard('{Enter}')
    expect((await productCount(site)).textContent).toBe('2 productos')
    expect(window.location.search).toBe('?precio_min=108')
    await press(site, 'Quitar filtro: Desde $108')
    expect(low()).toHaveProperty('value', '')
  })

  it('R12.250 el precio escrito no se pierde al marcar otro filtro, y el campo dice el que se aplica', async () => {
    const site = await openList()
    const high = side(site).getByRole('textbox', { name: 'Precio máximo' })
    await site.user.type(high, '$104.00')
    await site.user.click(side(site).getByRole('checkbox', { name: /^M / }))
    expect(window.location.search).toBe('?talla=M&precio_max=104')
    expect(high).toHaveProperty('value', '104')
    expect(chips(site)).toEqual(['Talla M', 'Hasta $104', 'Quitar todos'])
  })

  it('R12.250 en el celular Ver cuenta y aplica el precio escrito; si no se entiende, no cuenta', async () => {
    const site = await openSite(LIST, shopWith(many(10)))
    await productCount(site)
    await press(site, 'Filtros')
    const sheet = await part(site, 'dialog', 'Filtros')
    expect(sheet.getByRole('heading', { name: 'Filtros' })).toHaveFocus()
    const high = sheet.getByRole('textbox', { name: 'Precio máximo' })
    await site.user.type(high, 'cien')
    await press(site, 'Ver', sheet)
    await hasText(sheet, 'Escribe un precio en pesos, por ejemplo 120.')
    expect(high).toHaveFocus()
    fireEvent.change(high, { target: { value: '104' } })
    expect(window.location.search).toBe('')
    await press(site, 'Ver 5', sheet)
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    await hasText(site, '5 productos')
  })

  it('R12.01 en el celular los filtros se abren aparte, y el botón dice cuántos productos quedan', async () => {
    const site = await openSite(LIST, shopWith(many(10)))
    await productCount(site)
    await press(site, 'Filtros')
    const sheet = await part(site, 'dialog', 'Filtros')
    const steps = window.history.length
    expect(sheet.queryAllByRole('checkbox')).toEqual([])
    await press(site, 'Talla', sheet)
    await site.user.click(sheet.getByRole('checkbox', { name: /^M / }))
    await has(sheet, 'button', 'Ver 5')
    await site.user.click(sheet.getByRole('checkbox', { name: /^G / }))
    expect(window.location.search).toBe('?talla=M&talla=G')
    expect(window.history.length).toBe(steps + 1)
    await press(site, 'Talla M, G', sheet)
    expect(sheet.queryAllByRole('checkbox')).toEqual([])
    await press(site, 'Ver 10', sheet)
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    await press(site, 'Filtros (2)')
    await press(site, 'Quitar todos', await part(site, 'dialog', 'Filtros'))
    expect(window.location.search).toBe('')
  })

  it('R11.81 al quitar un filtro el foco pasa al que queda en su lugar, y sin ninguno al título', async () => {
    const site = await openList([product(0)], '?talla=CH&talla=G')
    const chip = await site.screen.findByRole('button', { name: 'Quitar filtro: Talla CH' })
    await site.user.tab()
    chip.focus()
    await site.user.keyboard('{Enter}')
    const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))
    await focused('Talla G')
    await site.user.keyboard('{Enter}')
    await focused('Todos los productos')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('R11.81 un valor sin productos que se desmarca conserva el foco', async () => {
    const site = await openList(many(10), '?talla=M&color=Negro')
    const black = side(site).getByRole('checkbox', { name: 'Negro 0 productos' })
    await site.user.click(black)
    expect((await productCount(site)).textContent).toBe('5 productos')
    expect(black).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(black)
  })
})
