import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { within } from '../../support/area.ts'
import { cards, many, product, productCount, shopWith } from '../../support/buyer.ts'
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

  it('R12.01 un enlace compartido trae filtros, orden y profundidad; lo que no se entiende se ignora', async () => {
    const site = await openSite(
      `${LIST}?color=negro&precio_min=110&orden=precio-mayor&pagina=2&talla=&precio_max=abc&x=1`,
      shopWith(many(140)),
    )
    expect((await productCount(site)).textContent).toBe('65 productos')
    expect(site.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('precio-mayor')
    await waitFor(() => expect(cards(site, 'Todos los productos')).toHaveLength(48))
    expect(names(site, 'Todos los productos')[0]).toBe('Prenda 138')
    expect(chips(site)).toEqual(['Color negro', 'Desde $110', 'Quitar todos'])
  })

  it('R12.01 R12.250 el precio se aplica al dejar su campo o con Enter; lo mal escrito se explica', async () => {
    const site = await openList()
    await side(site).hasText('De $100 a $109')
    const low = () => side(site).getByRole('textbox', { name: 'Precio mínimo' })
    await site.user.type(low(), 'ciento')
    await site.user.tab()
    await side(site).hasText('Escribe un precio en pesos, por ejemplo 120.')
    expect(low()).toHaveValue('ciento')
    await site.user.type(low(), 's')
    side(site).lacksText('Escribe un precio en pesos, por ejemplo 120.')
    await site.user.clear(low())
    await site.user.type(low(), '108')
    fireEvent.keyDown(low(), { key: 'Enter', isComposing: true })
    site.hasQuery('')
    await side(site).write('Precio máximo', '50{Enter}')
    await side(site).hasText('El máximo debe ser mayor que el mínimo.')
    for (const field of side(site).getAllByRole('textbox')) expect(field).toHaveAttribute('aria-invalid', 'true')
    await site.user.clear(side(site).getByRole('textbox', { name: 'Precio máximo' }))
    await site.user.keyboard('{Enter}')
    expect((await productCount(site)).textContent).toBe('2 productos')
    site.hasQuery('?precio_min=108')
    await site.press('Quitar filtro: Desde $108')
    expect(low()).toHaveValue('')
  })

  it('R12.250 los campos vacíos sugieren pesos enteros que no dejan nada fuera', async () => {
    const site = await openList([100_50, 109_50].map((price, at) => product(at, { tiers: [{ from: 3, price }] })))
    expect(side(site).getByRole('textbox', { name: 'Precio mínimo' })).toHaveAttribute('placeholder', '100')
    expect(side(site).getByRole('textbox', { name: 'Precio máximo' })).toHaveAttribute('placeholder', '110')
  })

  it('R12.250 junto a la lista cuenta 600 milésimas después de la última cifra, y es un solo paso de Atrás', async () => {
    const site = await openList()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const high = side(site).getByRole('textbox', { name: 'Precio máximo' })
    const steps = window.history.length
    await site.user.type(high, '10')
    await site.passes(599)
    await site.user.type(high, '4')
    await site.passes(599)
    site.hasQuery('')
    await site.passes(1)
    site.hasQuery('?precio_max=104')
    expect(high).toHaveFocus()
    expect(chips(site)).toEqual(['Hasta $104', 'Quitar todos'])
    await site.user.keyboard('{Backspace}8')
    await site.passes(600)
    site.hasQuery('?precio_max=108')
    expect(window.history.length).toBe(steps + 1)
  })

  it('R12.250 el precio escrito no se pierde al marcar otro filtro, y el campo dice el que se aplica', async () => {
    const site = await openList()
    const high = side(site).getByRole('textbox', { name: 'Precio máximo' })
    await site.user.type(high, '$104.00')
    await side(site).choose(/^M /)
    site.hasQuery('?talla=M&precio_max=104')
    expect(high).toHaveValue('104')
    expect(chips(site)).toEqual(['Talla M', 'Hasta $104', 'Quitar todos'])
  })

  it('R12.01 R12.250 en el celular se abren aparte; Ver cuenta lo que queda y aplica el precio', async () => {
    const site = await openSite(LIST, shopWith(many(10)))
    await productCount(site)
    await site.press('Filtros')
    const sheet = await site.part('dialog', 'Filtros')
    const steps = window.history.length
    sheet.hasFocus('heading', 'Filtros')
    expect(sheet.queryAllByRole('checkbox')).toEqual([])
    await sheet.press('Talla')
    await sheet.choose(/^M /)
    await sheet.has('button', 'Ver 5 productos')
    await sheet.choose(/^G /)
    site.hasQuery('?talla=M&talla=G')
    expect(window.history.length).toBe(steps + 1)
    await sheet.press('Talla M, G')
    expect(sheet.queryAllByRole('checkbox')).toEqual([])
    await sheet.press('Ver 10 productos')
    await site.loses('dialog')
    await site.press('Filtros (2)')
    const again = await site.part('dialog', 'Filtros')
    await again.press('Quitar todos')
    const high = again.field('Precio máximo')
    await site.user.type(high, 'cien')
    await again.press('Ver')
    await again.hasText('Escribe un precio en pesos, por ejemplo 120.')
    expect(high).toHaveFocus()
    fireEvent.change(high, { target: { value: '104' } })
    site.hasQuery('')
    await again.press('Ver 5 productos')
    await site.loses('dialog')
    await site.hasText('5 productos')
  })

  it('R11.81 al quitar un filtro el foco pasa al que queda en su lugar, y sin ninguno al título', async () => {
    const site = await openList([product(0)], '?talla=CH&talla=G')
    const chip = await site.findByRole('button', { name: 'Quitar filtro: Talla CH' })
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
    expect(black).toHaveFocus()
  })
})
