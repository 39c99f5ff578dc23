import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { ok } from '../../../src/domain/result.ts'
import { texts } from '../../support/area.ts'
import { aProductDetail, alwaysAnswers, failsOnce, TIERS } from '../../support/builders.ts'
import { LIST } from '../../support/favourites.ts'
import { openSite, type Site } from '../../support/site.tsx'

const detail = (id: string, part: Partial<ProductDetail> = {}) =>
  aProductDetail({ id, name: `Prenda ${id}`, tiers: TIERS, minimum: 3, ...part })
const SHOP = [
  detail('1', { fabric: 'Algodón', leadTime: '5 a 8 días hábiles', storeVerified: true }),
  detail('2', { minimum: 12, tiers: TIERS.slice(2), sizes: ['CH', 'M', 'G'], leadTime: '2 a 4 días hábiles' }),
  detail('3', { tiers: [], minimum: null, sizes: [], storeName: '', storeId: '' }),
  detail('4'),
  detail('5'),
]
const product = ({ id }: { id: string }) => Promise.resolve(ok(SHOP.find((own) => own.id === id) ?? null))
const catalogue = { product, productsPage: alwaysAnswers(SHOP), search: alwaysAnswers(SHOP) }
const open = (address: string, own: Partial<typeof catalogue> = {}) =>
  openSite(address, { services: { catalogue: { ...catalogue, ...own } } })

const tick = async (site: Site, ...ids: readonly number[]) => {
  for (const id of ids) await site.main.choose(`Comparar Prenda ${id}`)
}
const bar = (site: Site) => site.part('region', 'Comparar productos')
const sheetOf = (site: Site) => site.part('dialog', 'Comparar')

describe('Comparar', () => {
  it('R12.331 lo marcado sigue en otra lista; la barra abre la hoja, que dice lo de cada uno', async () => {
    const site = await open(LIST)
    site.lacks('region', 'Comparar productos')
    await tick(site, 1)
    const one = await bar(site)
    await one.hasText('Elige otro para comparar.')
    expect(one.getByRole('button', { name: 'Comparar 1' })).toHaveAttribute('aria-disabled', 'true')
    await site.paste('Buscar productos', 'prenda')
    await site.press('Buscar')
    await waitFor(() => expect(site.main.getByRole('checkbox', { name: 'Comparar Prenda 1' })).toBeChecked())
    await tick(site, 2, 3)
    await (await bar(site)).press('Comparar 3')
    expect(new URLSearchParams(window.location.search).getAll('comparar')).toEqual(['1', '2', '3'])
    const sheet = await sheetOf(site)
    await sheet.has('columnheader', 'Prenda 1', 'Prenda 2', 'Prenda 3')
    const rows = sheet.getAllByRole('row').map(({ children }) => texts([...children]).join(' | '))
    for (const row of [
      'Precio a 6 pzs | $92 | desde 12 | A consultar',
      'Precio a 12 pzs | $85 | $85 | A consultar',
      'Mínimo | 3 pzsEl menor | 12 pzs | —sin dato',
      'Tela | Algodón | —sin dato | —sin dato',
      'Tallas | CH · M | CH · M · GMás tallas | —sin dato',
      'Entrega | 5 a 8 días hábiles | 2 a 4 días hábilesMás rápido | —sin dato',
      'Fabricante | Tejidos AlbaVerificada | Tejidos Alba | —sin dato',
    ])
      expect(rows).toContain(row)
    await sheet.press('Quitar Prenda 2 de la comparación')
    await sheet.loses('columnheader', 'Prenda 2')
    await sheet.press('Cerrar')
    await site.loses('dialog')
    expect(window.location.search).not.toContain('comparar')
    await (await bar(site)).has('button', 'Comparar 2')
    await (await bar(site)).press(/^Quitar/)
    await site.loses('region', 'Comparar productos')
  })

  it('R12.331 caben cuatro: el quinto no se marca, y la barra lo dice', async () => {
    const site = await open(LIST)
    await tick(site, 1, 2, 3, 4, 5)
    expect(site.main.getByRole('checkbox', { name: 'Comparar Prenda 5' })).not.toBeChecked()
    await (await bar(site)).hasText('Caben 4: quita uno para elegir otro.')
    await tick(site, 1)
    await (await bar(site)).hasText('3 de 4')
  })

  it('R12.331 desde la hoja se agrega al pedido, y la comparación queda debajo', async () => {
    const site = await open(`${LIST}?comparar=1&comparar=4`)
    await (await sheetOf(site)).press('Agregar Prenda 1')
    const table = await site.part('dialog', 'Agregar')
    await table.press('Cerrar')
    await site.loses('dialog', 'Agregar')
    ;(await sheetOf(site)).hasFocus('button', 'Agregar Prenda 1')
  })

  it('R12.331 un enlace la abre; dice lo que ya no está, lo que sobra, y si falta otro', async () => {
    const site = await open('/?comparar=1&comparar=99&comparar=1&comparar=2&comparar=3&comparar=4&comparar=5')
    const sheet = await sheetOf(site)
    await sheet.hasText('Este producto ya no está.', 'Se comparan hasta 4: 2 productos quedaron fuera.', '4 productos')
    expect(sheet.getAllByRole('columnheader')).toHaveLength(4)
    await sheet.press('Quitar este producto de la comparación')
    await sheet.has('columnheader', 'Prenda 4')
    const alone = await open('/?comparar=1')
    await (await sheetOf(alone)).hasText(/^Elige otro para comparar:/)
  })

  it('R12.331 de lo que no llega dice qué pasó, y Reintentar lo trae', async () => {
    const second = failsOnce(SHOP[1]!) as typeof product
    const own = { product: (query: { id: string }) => (query.id === '2' ? second : product)(query) }
    const site = await open(`${LIST}?comparar=1&comparar=2`, own)
    const sheet = await sheetOf(site)
    await sheet.has('columnheader', 'Prenda 1')
    await sheet.press('Reintentar')
    await sheet.has('columnheader', 'Prenda 2')
  })
})
