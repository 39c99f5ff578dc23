import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { aColour, aDraft, aDraftProduct, aProductDetail, cell } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { keeps, storedCells } from '../../support/drafts.ts'
import { answersLater, openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const COLOURS = [aColour('Coral'), aColour('Café')]
const product = (key: string, id: string, own: Partial<ProductDetail> = {}) =>
  aProductDetail({ key, id, name: `Prenda ${id}`, colours: COLOURS, sizes: ['CH', 'M', 'G'], minimum: 6, ...own })
const PRODUCTS = [
  product('PLA-0001', '1', { soldOut: [{ colour: 'Café', size: 'G' }] }),
  product('PLA-00010', '2'),
  product('VES-7', '3', { storeId: '8', tiers: [], sizes: 'CH M G 1 2 3 4 5 6 7 8 9'.split(' ') }),
  product('DOS', '4', { storeName: 'Telar' }),
  product('DOS', '5', { storeName: 'Alba' }),
]
const catalogue = {
  search: ({ text }: { text: string }) =>
    Promise.resolve(ok(PRODUCTS.filter(({ key }) => key?.startsWith(text.toUpperCase())))),
  product: ({ id }: { id: string }) => Promise.resolve(ok(PRODUCTS.find((own) => own.id === id) ?? null)),
}

const open = (own: Partial<typeof catalogue> | object = {}, options: SiteOptions = {}) =>
  openSite('/lista', { session: ANA, services: { catalogue: { ...catalogue, ...own } }, ...options })
const check = async (site: Site, text: string) => {
  await site.paste('Tu lista', text)
  await site.press('Revisar la lista')
}
/** `2 Ningún modelo tiene esta clave…` */
const lines = (site: Site) =>
  site.getAllByRole('textbox', { name: /^Línea/ }).map((field) => {
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    return `${field.getAttribute('aria-label')?.replace('Línea ', '')} ${words}`
  })
const says = (site: Site, ...wanted: readonly string[]) => waitFor(() => expect(lines(site)).toEqual(wanted))
const mend = async (site: Site, line: string, text: string) => {
  await site.rewrite(line, text)
  await site.user.tab()
}

describe('Un pedido con una lista', () => {
  it('R12.310 R12.312 dice qué pasó con cada línea, lee cada clave una vez, y agrega si se oprime', async () => {
    const site = await open()
    await check(
      site,
      'clave;color;talla;piezas\npla-0001;coral;ch;2\nPLA-0001 cafe 2,2\nPLA-9;coral;ch;1\nVES-7;azul;M;4\n' +
        'VES-7;Coral;XXL;4\nPLA-0001;Café;G;1\nPLA-0001;Coral;M;dos\nDOS;Coral;M;3\nTotal;;;9',
    )
    await says(
      site,
      '2 Prenda 1 · Coral: CH × 2',
      '3 Prenda 1 · Café: CH × 2, M × 2',
      '4 Ningún modelo tiene esta clave. Revisa cómo está escrita.',
      '5 No viene en «azul». Viene en Coral y Café.',
      '6 No hay talla «XXL». Hay CH, M, G, 1, 2, 3, 4, 5, 6, 7, 8 y 9.',
      '7 Agotado: Café, talla G.',
      '8 «dos» no es un número.',
      '9 Varios modelos tienen esta clave. Escribe en su lugar «núm. 4» (Prenda 4, de Telar) o «núm. 5» (Prenda 5, de Alba).',
    )
    site.calledTimes('catalogue.search', 4)
    site.calledTimes('catalogue.product', 2)
    expect(storedCells(site)).toEqual([])
    await site.press('Por corregir 6')
    await mend(site, 'Línea 8', 'PLA-0001, Coral, M, 2')
    site.hasValue('Línea 8', 'PLA-0001, Coral, M, 2')
    await site.hasText('Se agregarán 8 piezas de 1 modelo; 5 líneas se quedan fuera')
    await site.press('Agregar al pedido')
    await site.part('dialog', 'Tu pedido')
    expect(storedCells(site)).toEqual([['Coral CH 2', 'Café CH 2', 'Café M 2', 'Coral M 2']])
    await site.hasText('Agregamos 8 pzs a tu pedido.')
    expect(lines(site)).toHaveLength(5)
    expect(site.storage.get('puntada_lista')).toMatchObject({ text: expect.stringMatching(/^PLA-9, coral/) })
  })

  it('R12.310 lo que no se toma se corrige en su lugar, y se vuelve a revisar', async () => {
    const site = await open()
    await check(site, 'PLA-1, coral, CH, 2\nVES-7, rosa, M, 4\nDOS coral 1')
    await site.press('Coral')
    await mend(site, 'Línea 1', 'PLA-0001, coral, CH, 2')
    await mend(site, 'Línea 3', 'núm. 5, coral, CH, 1')
    await says(
      site,
      '1 Prenda 1 · Coral: CH × 2',
      '2 Prenda 3 · Coral: M × 4 · hoy sin precio: el fabricante te lo dice',
      '3 Prenda 5 · Coral: CH × 1',
    )
    await site.hasText(
      'Se agregarán 7 piezas de 3 modelos',
      'Te faltan 4 pzs para 6. Puedes agregarlo así; el fabricante decide si lo surte.',
    )
    await site.press('Quitar la línea 3')
    await site.hasText('Se agregarán 6 piezas de 2 modelos')
  })

  it('R12.310 dos líneas que piden lo mismo no se suman solas', async () => {
    const site = await open()
    await check(site, 'PLA-0001, coral, CH, 2\nPLA-0001, coral, CH, 3')
    const also = (other: number) => `La línea ${other} también pide Coral, talla CH. Quita una, o di que cuentan todas.`
    await says(site, `1 ${also(2)}`, `2 ${also(1)}`)
    await site.hasText('No hay piezas por agregar; 2 líneas se quedan fuera')
    await site.press(/Cuentan todas.* la línea 2/)
    await site.hasText('Se agregarán 5 piezas de 1 modelo')
  })

  it('R12.312 la clave que falla se reintenta sola, y las demás siguen', async () => {
    let asked = 0
    const search = (query: { text: string }): Promise<Result<readonly ProductDetail[]>> =>
      query.text === 'VES-7' && asked++ === 0
        ? Promise.resolve(fail({ kind: 'server', status: 500 }))
        : catalogue.search(query)
    const site = await open({ search })
    await check(site, 'VES-7, coral, M, 4\nPLA-0001, coral, CH, 2')
    await says(site, '1 El sitio tuvo un problema. Inténtalo de nuevo en unos minutos.', '2 Prenda 1 · Coral: CH × 2')
    site.lacks('button', 'Seguir revisando')
    await site.press(/^Reintentar/)
    await site.hasText('Se agregarán 6 piezas de 2 modelos')
    site.calledTimes('catalogue.search', 3)
  })

  it('R12.312 lee cuatro claves a la vez, dice cuántas van, se cancela y sigue', async () => {
    const { method, answer } = answersLater<readonly ProductDetail[]>()
    const site = await open({ search: method })
    await check(site, Array.from({ length: 6 }, (_, at) => `K-${at}, coral, M, 1`).join('\n'))
    await site.hasText('0 de 6 claves')
    site.calledTimes('catalogue.search', 4)
    await answer(ok([]))
    await site.hasText('1 de 6 claves')
    site.calledTimes('catalogue.search', 5)
    await site.press('Cancelar')
    await answer(ok([]))
    expect(lines(site).slice(0, 3)).toEqual([
      '1 Ningún modelo tiene esta clave. Revisa cómo está escrita.',
      '2 Sin revisar.',
      '3 Sin revisar.',
    ])
    site.calledTimes('catalogue.search', 5)
    await site.press('Seguir revisando')
    site.calledTimes('catalogue.search', 9)
  })

  it('R12.311 abre el archivo como sea que lo escribió Excel, y una foto dice qué hacer', async () => {
    const site = await open()
    const choose = (text: string, type: string) =>
      fireEvent.change(site.getByLabelText('Abrir un archivo'), {
        target: { files: [new File([new Uint8Array(Buffer.from(text, 'latin1'))], 'lista.csv', { type })] },
      })
    choose('\x89PNG\r\n', 'text/csv')
    await site.hasText(/^Es una imagen o un documento, y aquí se lee texto/)
    await site.paste('Tu lista', 'PLA-0001 coral M 1')
    site.lacksText(/^Es una imagen/)
    choose('PLA-0001;Café;CH;2\r\n', 'application/vnd.ms-excel')
    await says(site, '1 Prenda 1 · Coral: M × 1', '2 Prenda 1 · Café: CH × 2')
  })

  it('R12.04 R12.310 de lo que ya no cabe se dice de qué modelo es', async () => {
    const products = [aDraftProduct({ productId: '1', cells: [cell('Coral', 'CH', 9998)] })]
    const full = aDraft({ storeId: '7', products })
    const site = await open({}, { storage: keeps([full]) })
    await check(site, 'PLA-0001, coral, CH, 3\nVES-7, coral, M, 2')
    await site.hasText('Se agregarán 5 piezas de 2 modelos')
    await site.press('Agregar al pedido')
    await site.hasText('Agregamos 3 pzs a tu pedido, y 2 pzs de Prenda 1 no: lo más que cabe en una casilla son 9,999.')
  })

  it('R12.310 lo escrito sigue al recargar y al ingresar, solo para quien lo escribió', async () => {
    const site = await open({}, { session: null })
    await site.paste('Tu lista', 'PLA-0001 coral 2,2,2')
    const again = await site.reload('/lista', { session: ANA })
    again.hasValue('Tu lista', 'PLA-0001 coral 2,2,2')
    await again.paste('Tu lista', ' ')
    const other = await again.reload('/lista', { session: { ...ANA, mail: 'otra@ejemplo.mx' } })
    other.hasValue('Tu lista', '')
  })

  it('R12.310 se llega desde el pedido y desde la cuenta', async () => {
    const site = await openSite('/perfil', { session: ANA })
    await site.main.linksTo('Pegar una lista', '/lista')
    await site.press(/^Pedido/)
    await (await site.part('dialog', 'Tu pedido')).follow('Pegar una lista')
    await site.arrivesAt('Pide con una lista')
  })
})
