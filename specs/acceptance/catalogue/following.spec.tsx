import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CataloguePort } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA } from '../../support/device.ts'
import { aCompany, alwaysAnswers, aProduct } from '../../support/goods.ts'
import { watchNearness } from '../../support/near.ts'
import { openProduct } from '../../support/buyer.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const saved = (id: string, name: string) => ({
  id,
  name,
  logo: null,
  town: 'Moroleón',
  speciality: 'Tejido de punto',
  verified: true,
  minimumOrder: 250000,
})
const openCompany = (options: SiteOptions = {}) =>
  openSite('/empresa/7', {
    ...options,
    services: { catalogue: { company: alwaysAnswers(aCompany()), companyProducts: alwaysAnswers([aProduct()]) } },
  })

describe('Seguir a un fabricante', () => {
  it('R12.85 se sigue sin cuenta, se deja de seguir, y otra pestaña lo ve', async () => {
    const site = await openCompany()
    const follow = await site.screen.findByRole('button', { name: 'Seguir a Tejidos Alba' })
    expect(follow.getAttribute('aria-pressed')).toBe('false')
    await site.user.click(follow)
    const following = await site.screen.findByRole('button', { name: 'Siguiendo a Tejidos Alba' })
    expect(following.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(site.storage.get('puntada_seguidos')).toEqual([saved('7', 'Tejidos Alba')]))

    await site.user.click(following)
    await site.screen.findByRole('button', { name: 'Seguir a Tejidos Alba' })
    await waitFor(() => expect(site.storage.get('puntada_seguidos')).toBeNull())

    act(() => site.storage.changeElsewhere('puntada_seguidos', [saved('7', 'Tejidos Alba')]))
    expect(await site.screen.findByRole('button', { name: 'Siguiendo a Tejidos Alba' })).toBeShown()
  })

  it('R12.85 son cincuenta cuando mucho, lo más reciente primero', async () => {
    const fifty = Array.from({ length: 50 }, (_, place) => saved(`f${place}`, `Fabricante ${place}`))
    const site = await openCompany({ storage: { puntada_seguidos: fifty } })
    await site.user.click(await site.screen.findByRole('button', { name: 'Seguir a Tejidos Alba' }))
    await waitFor(() =>
      expect(site.storage.get('puntada_seguidos')).toEqual([saved('7', 'Tejidos Alba'), ...fifty.slice(0, 49)]),
    )
  })

  it('R12.85 lo que se siguió antes de ingresar pasa a la cuenta, y lo roto se descarta', async () => {
    const site = await openCompany({
      session: ANA,
      storage: {
        puntada_seguidos: [saved('7', 'Tejidos Alba'), { id: 3 }],
        'puntada_seguidos_ana@ejemplo.mx': [saved('8', 'Calzado Peñón')],
      },
    })
    expect(await site.screen.findByRole('button', { name: 'Siguiendo a Tejidos Alba' })).toBeShown()
    await waitFor(() => expect(site.storage.get('puntada_seguidos')).toBeNull())
    expect(site.storage.get('puntada_seguidos_ana@ejemplo.mx')).toEqual([
      saved('7', 'Tejidos Alba'),
      saved('8', 'Calzado Peñón'),
    ])
  })

  it('R12.85 también se sigue desde un producto', async () => {
    const site = await openSite('/vistaproducto/5')
    await site.user.click(await site.screen.findByRole('button', { name: /^Seguir a / }))
    expect(await site.screen.findByRole('button', { name: /^Siguiendo a / })).toBeShown()
  })

  it('R12.85 lo que se sigue desde un producto se guarda tan completo como desde la empresa; si no contesta, con lo que dice el producto', async () => {
    let isDown = true
    const company: CataloguePort['company'] = (id) =>
      Promise.resolve(
        isDown ? fail({ kind: 'offline' }) : ok(aCompany({ id, name: 'Tejidos Alba', logo: 'tiendas/7.svg' })),
      )
    const site = await openProduct({
      product: { storeId: '7', storeName: 'Tejidos Alba', town: 'Moroleón', storeMinimum: 250000, storeVerified: true },
      services: { catalogue: { company } },
    })
    const stored = () => site.storage.get('puntada_seguidos')

    await site.user.click(await site.screen.findByRole('button', { name: 'Seguir a Tejidos Alba' }))
    await waitFor(() => expect(stored()).toEqual([{ ...saved('7', 'Tejidos Alba'), speciality: '' }]))
    await site.user.click(site.screen.getByRole('button', { name: 'Siguiendo a Tejidos Alba' }))
    await waitFor(() => expect(stored()).toBeNull())

    isDown = false
    await site.user.click(site.screen.getByRole('button', { name: 'Seguir a Tejidos Alba' }))
    await waitFor(() => expect(stored()).toEqual([{ ...saved('7', 'Tejidos Alba'), logo: 'tiendas/7.svg' }]))
  })

  it('R12.86 el inicio muestra lo nuevo de tres fabricantes y nombra a los demás; lo que falla se puede pedir otra vez', async () => {
    const { comeNear } = watchNearness()
    let isDown = true
    const products = {
      a: ok([aProduct({ id: 'p1', name: 'Suéter Viejo' }), aProduct({ id: 'p2', name: 'Suéter Nuevo', isNew: true })]),
      b: ok([]),
    }
    const site = await openSite('/', {
      storage: { puntada_seguidos: [saved('a', 'Uno'), saved('b', 'Dos'), saved('c', 'Tres'), saved('d', 'Cuatro')] },
      services: {
        catalogue: {
          companyProducts: (id) => {
            if (id === 'c') return Promise.resolve(isDown ? fail({ kind: 'offline' }) : products.a)
            return Promise.resolve(id === 'a' ? products.a : products.b)
          },
        },
      },
    })
    await comeNear()
    const section = within(await site.screen.findByRole('region', { name: 'Fabricantes que sigues' }))
    const list = within(await section.findByRole('list', { name: 'Lo más nuevo de Uno' }))
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Suéter Nuevo', 'Suéter Viejo'])
    expect(await section.findByText('Por ahora no tiene productos publicados.')).toBeShown()
    expect(
      within(section.getByRole('list', { name: 'También sigues a:' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cuatro'])

    const retry = await section.findByRole('button', { name: /Reintentar/ })
    isDown = false
    await site.user.click(retry)
    expect(await section.findByRole('list', { name: 'Lo más nuevo de Tres' })).toBeShown()
    expect(site.calledWith('catalogue.companyProducts').flat()).not.toContain('d')
  })

  it('R12.86 quien no sigue a nadie no ve esa parte ni pide nada por ella', async () => {
    const { comeNear } = watchNearness()
    const site = await openSite('/')
    await comeNear()
    await site.screen.findByRole('region', { name: 'Fabricantes destacados' })
    expect(site.screen.queryByRole('region', { name: 'Fabricantes que sigues' })).toBeNull()
    expect(site.calledWith('catalogue.companyProducts')).toEqual([])
  })

  it('R12.86 la cuenta tiene la lista completa, y vacía dice qué hacer', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: { 'puntada_seguidos_ana@ejemplo.mx': [saved('7', 'Tejidos Alba')] },
    })
    const section = within(await site.screen.findByRole('region', { name: 'Fabricantes que sigues' }))
    expect(section.getByRole('link', { name: 'Tejidos Alba' }).getAttribute('href')).toBe('/empresa/7')
    act(() => site.storage.changeElsewhere('puntada_seguidos_ana@ejemplo.mx', null))
    expect(await section.findByText('Todavía no sigues a ningún fabricante')).toBeShown()
  })
})
