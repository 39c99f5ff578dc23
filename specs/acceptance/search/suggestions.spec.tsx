import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Suggestion } from '../../../src/domain/catalogue/catalogue.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { alwaysAnswers, alwaysFails, aSuggestion } from '../../support/builders.ts'
import { leadsTo } from '../../support/buyer.ts'
import { box, list, openSuggestions, options, suggesting } from '../../support/search-box.ts'
import { openSite } from '../../support/site.tsx'

describe('Las sugerencias', () => {
  it('R3.05 R7.04 R7.28 al escribir se piden y se muestra el nombre de cada una', async () => {
    const site = await openSite('/articulos')
    await site.user.type(box(site), 'playera')
    await list(site)
    expect(options().length).toBeGreaterThan(1)
    for (const text of options()) expect(text).toMatch(/playera|blusa|camiseta/i)
    site.called('catalogue.suggestions', { text: 'playera' })
  })

  it('R3.05 se piden 200 milésimas después de la última letra, y no antes', async () => {
    const site = await suggesting(alwaysAnswers(['bota']))
    const after = async (ms: number) => {
      await site.passes(ms)
      return site.calledWith('catalogue.suggestions')
    }
    await site.user.type(box(site), 'bo')
    expect(await after(199)).toEqual([])
    await site.user.type(box(site), 't')
    expect(await after(199)).toEqual([])
    expect(await after(1)).toEqual([[{ text: 'bot' }]])
  })

  const blusa = aSuggestion({
    id: '7',
    name: 'Blusa Nube',
    image: 'productos/7-1.svg',
    segment: 'Dama',
    category: 'Blusas',
    town: 'Uriangato',
    tiers: [{ from: 3, price: 98_00 }],
    minimum: 3,
    colours: [{ name: 'Negro', hex: null, image: 'productos/7-negro.svg' }],
  })
  const names = ['Blusas', 'Blusas de niña', 'Telares Blusa'].map((name) => aSuggestion({ name }))
  const openWith = async (...suggestions: readonly Suggestion[]) => {
    const site = await openSite('/articulos', {
      services: { catalogue: { suggestions: alwaysAnswers(suggestions) } },
    })
    await site.user.type(box(site), 'blusa')
    await list(site)
    return site
  }

  it('R12.37 arriba van dos nombres y debajo los productos, con foto, precio, segmento y lugar', async () => {
    const site = await openWith(...names, blusa)
    expect((await site.part('group', 'Búsquedas')).texts('option')).toEqual(['Blusas', 'Blusas de niña'])
    const product = async () => (await site.part('group', 'Productos')).getByRole('option')
    const picture = async () => (await product()).querySelector('img')?.getAttribute('src')
    expect((await product()).querySelector('bdi')?.dataset['note']).toBe('$98 · Dama · Uriangato')
    expect(await picture()).toBe('/images/productos/7-1.svg')
    await site.user.type(box(site), ' negra')
    await waitFor(async () => expect(await picture()).toBe('/images/productos/7-negro.svg'))
    await site.user.click(await product())
    await leadsTo('/vistaproducto/7')
    site.hasQuery('?color=Negro')
    expect(box(site)).toHaveValue('blusa negra')
  })

  it('R12.37 con las flechas y Enter también se abre el producto; uno sin número se busca', async () => {
    let site = await openWith(...names, blusa)
    await site.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await leadsTo('/vistaproducto/7')
    site = await openWith({ ...blusa, id: null })
    await site.user.keyboard('{ArrowDown}{Enter}')
    await leadsTo('/busqueda/Blusa%20Nube')
  })

  it('R9.01 R12.37 con diez productos y tres nombres son ocho: dos nombres y seis productos', async () => {
    const site = await openWith(...names, ...Array.from('0123456789', (id) => ({ ...blusa, id })))
    expect([options().length, (await site.part('group', 'Productos')).texts('option').length]).toEqual([8, 6])
  })

  it('R12.37 Enter busca lo escrito, tal cual y entero, aunque haya sugerencias', async () => {
    const words = 'Playera  negra '.repeat(20).trim()
    const site = await suggesting(alwaysAnswers(['playera polo']))
    await site.paste('Buscar productos', words)
    await list(site)
    await site.user.keyboard('{Enter}')
    await leadsTo(`/busqueda/${encodeURIComponent(words)}`)
  })

  it('R4.06 R5.07 R9.01 son 8 a lo más, y se quitan en cuanto el texto queda vacío', async () => {
    const { site } = await openSuggestions('pla', ...Array.from('123456789', (place) => `pla ${place}`))
    expect(options().join()).toBe('pla 1,pla 2,pla 3,pla 4,pla 5,pla 6,pla 7,pla 8')
    await site.user.clear(box(site))
    expect(options()).toEqual([])
    await site.user.type(box(site), '   ')
    await site.passes(10_000)
    expect(options()).toEqual([])
    site.called('catalogue.suggestions', { text: 'pla' })
  })

  it('R11.25 las sugerencias de un texto viejo nunca reemplazan a las del nuevo', async () => {
    const late = new Map<string, (result: Result<readonly string[]>) => void>()
    const site = await suggesting((text) => new Promise((answer) => late.set(text, answer)))
    await site.user.type(box(site), 'bo')
    await waitFor(() => expect(late.has('bo')).toBe(true))
    await site.user.type(box(site), 'tas')
    await waitFor(() => expect(late.has('botas')).toBe(true))
    await act(async () => {
      late.get('botas')?.(ok(['botas vaqueras']))
      await Promise.resolve()
      late.get('bo')?.(ok(['bolsa', 'botas de antes']))
    })
    await list(site)
    expect(options()).toEqual(['botas vaqueras'])
  })

  it('R12.21 las flechas recorren las sugerencias y Enter busca lo elegido', async () => {
    const { site, field } = await openSuggestions('pla', 'playera polo', 'playera lisa')
    await site.user.keyboard('{ArrowDown}')
    expect(field.value).toBe('playera polo')
    const first = site.getByRole('option', { name: 'playera polo', selected: true })
    expect(field.getAttribute('aria-activedescendant')).toBe(first.id)
    await site.user.keyboard('{ArrowUp}')
    expect(field.value).toBe('pla')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await site.user.keyboard('{ArrowUp}')
    expect(field.value).toBe('playera lisa')
    await site.user.keyboard('{Enter}')
    await site.arrivesAt('Resultados de «playera lisa»')
    expect(field.value).toBe('playera lisa')
    // The same again leads nowhere, and the list goes all the same.
    await site.user.click(field)
    await list(site)
    await site.user.keyboard('{Enter}')
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('R12.21 componer e Inicio son del teclado; el primer Escape, de la lista', async () => {
    const { site, field } = await openSuggestions('pla', 'playera polo')
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    expect(field).toHaveValue('pla')
    await site.user.keyboard('{ArrowDown}{Home}')
    expect(field).toHaveValue('playera polo')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    const isTaken = () => !fireEvent.keyDown(field, { key: 'Escape' })
    expect([isTaken(), isTaken()]).toEqual([true, false])
  })

  it('R12.21 Escape, Alt con flecha y salir quitan la lista; una flecha la devuelve', async () => {
    const { site, field } = await openSuggestions('pla', 'playera polo', 'playera lisa')
    for (const leave of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}', '{Tab}']) {
      await site.user.keyboard(leave)
      expect([leave, field.getAttribute('aria-expanded'), field.value]).toEqual([leave, 'false', 'pla'])
      await site.user.click(field)
      await site.user.keyboard('{ArrowDown}')
      expect([leave, field.getAttribute('aria-expanded'), field.value]).toEqual([leave, 'true', 'playera polo'])
    }
  })

  it('R8.02 si fallan se avisa una vez por falla, y lo escrito se queda', async () => {
    const site = await suggesting(alwaysFails({ kind: 'server', status: 500 }))
    await site.user.type(box(site), 'playeras')
    await site.toast('alert', 'Aviso', 'Error al conectar al sitio')
    expect(site.getAllByText('Error al conectar al sitio')).toHaveLength(1)
    await site.user.keyboard('{Enter}')
    await site.arrivesAt('Resultados de «playeras»')
  })
})
