// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { asOfToday } from '../../../src/domain/orders/reorder.ts'
import { availableCells, gridOf } from '../../../src/domain/orders/quantity-grid.ts'
import { gridOfDraft, withDraft } from '../../../src/domain/orders/drafts.ts'
import { isOutOfStock } from '../../../src/domain/catalogue/catalogue.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { clientOver, json, portsOver } from '../../support/http.ts'

const ROW = { id: '12', nombre: 'Blusa', colores: 'Marrón:#5b3a26,Gris Oxford,Azul: rey', tallas: 'XCH,2XL,Única G' }
const portsAnswering = (row: object) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  return portsOver(clientOver(() => Promise.resolve(json([row]))))
}
const read = async (row: object) => {
  const found = await portsAnswering({ ...ROW, ...row }).catalogue.product({ id: '12' })
  if (!found.ok || found.value === null) throw new Error(JSON.stringify(found))
  return found.value
}
const left = async (row: object) =>
  availableCells(gridOf(await read(row)))
    .map(({ colour, size }) => `${colour} ${size}`)
    .join(', ')

describe('R11.280 un color o una talla es el mismo como sea que se escriba', () => {
  const ALL = 'Marrón XCH, Marrón 2XL, Marrón Única G, '
  const OTHERS =
    'Gris Oxford XCH, Gris Oxford 2XL, Gris Oxford Única G, Azul: rey XCH, Azul: rey 2XL, Azul: rey Única G'
  it.each([
    ['marron:xch', 'Marrón 2XL, Marrón Única G, '],
    ['Marro\u0301n:unica  g', 'Marrón XCH, Marrón 2XL, '],
    ['Marr&oacute;n\u200b:ＸＣＨ', 'Marrón 2XL, Marrón Única G, '],
    ['MARRON:', ''],
    ['marrón', ''],
    ['Marrón:CH', ALL],
    [':', ALL],
    ['Marrón:XCH,Beige:M', 'Marrón 2XL, Marrón Única G, '],
  ])('agotado «%s»', async (agotados, first) => expect(await left({ agotados })).toBe(first + OTHERS))

  it('agotada una talla en todos, un color cuyo nombre lleva dos puntos, y una lista', async () => {
    const two = 'Marrón XCH, Marrón Única G, Gris Oxford XCH, Gris Oxford Única G'
    expect(await left({ agotados: ':2xl,AZUL: REY' })).toBe(two)
    expect(await left({ agotados: [':2Xl', 'azul: rey:XCH', 'azul:rey'] })).toBe(`${two}, Azul: rey Única G`)
  })

  it('cada uno se ofrece una vez, como se escribió primero, y su foto es la suya', async () => {
    const { colours, sizes } = await read({
      colores: 'Café,CAFE,cafe\u0301:#5b3a26',
      tallas: 'Xch,XCH,ｘｃｈ',
      imagenes_color: 'CAFE:p/1.jpg',
    })
    expect([colours, sizes]).toEqual([[{ name: 'Café', hex: null, image: 'p/1.jpg' }], ['Xch']])
  })

  it('en una lista también, y lo que no nombra nada suyo lo dice npm run contract', async () => {
    const row = { ...ROW, agotados: 'marron:,GRIS OXFORD:,azul: rey:,Hueso:M' }
    const found = await portsAnswering(row).catalogue.products({ limit: 1 })
    expect(found.ok && found.value.map(isOutOfStock)).toEqual([true])
    expect(CALLS.catalogue.products.row.problems(row)).toEqual([
      { column: 'agotados', expected: 'un color y una talla de este producto', raw: 'Hueso:M' },
    ])
    expect(CALLS.catalogue.products.row.problems({ ...row, agotados: 'marron:xch' })).toEqual([])
  })

  it('lo que ya estaba en el pedido sigue siendo lo mismo, y toma el nombre de hoy', async () => {
    const today = await read({ agotados: 'gris oxford:xch' })
    const product = aDraftProduct({ productId: '12', cells: [cell('MARRON', 'xch', 2), cell('gris oxford', 'XCH', 1)] })
    const grid = gridOfDraft(product, today)
    expect([grid.colours.map(({ name }) => name), grid.sizes]).toEqual([
      ['Marrón', 'Gris Oxford', 'Azul: rey'],
      ['XCH', '2XL', 'Única G'],
    ])
    const more = { ...product, cells: [cell('Marrón', 'XCH', 3)] }
    const [added] = withDraft([aDraft({ products: [product] })], aDraft({ products: [more] }))
    expect(asOfToday(added!, new Map([['12', today]])).products[0]?.cells).toEqual([
      cell('Marrón', 'XCH', 5),
      cell('Gris Oxford', 'XCH', 1),
    ])
  })
})

describe('R11.281 donde no hay nada se escribe de muchas maneras', () => {
  it.each([0, '00', '0.0', ' 0 ', null, '', 'N/A', '-', 'null'])(
    'de otra fila no es ninguna: manera %#',
    async (none) => {
      expect(await read({ id_tienda: none })).toMatchObject({ storeId: '' })
      const row = {
        id: '9',
        mensaje: '-',
        fecha: '2026-11-20 12:00:00',
        id_producto: none,
        id_tienda: none,
        tienda: 'Telar',
      }
      const { messaging } = portsAnswering(row)
      const received = await messaging.receivedFrom({ user: 'a@b.mx', storeId: '7' })
      expect(received).toMatchObject({ value: [{ id: '9', text: '-', productId: null }] })
      expect((await messaging.inbox({ user: 'a@b.mx' })).ok).toBe(false)
    },
  )
  it.each(['10', 'a0', '0-7'])('%s no es ninguna', async (id_tienda) =>
    expect(await read({ id_tienda })).toMatchObject({ storeId: id_tienda }),
  )

  const sheet = async (text: string) => {
    const columns = 'descripcion tela origen guia_tallas envio'.split(' ')
    const found = await read(Object.fromEntries(columns.map((column) => [column, text])))
    const { description, fabric, origin, sizeGuide, shipping } = found
    return new Set([description, fabric, origin, sizeGuide, shipping])
  }
  it.each('N / A|n.a.|—|...|s/d|N/D|(null)|None|0.00|?'.split('|'))(
    'en la ficha no se muestra: manera %#',
    async (text) => {
      expect(await sheet(text)).toEqual(new Set(['']))
      expect(await read({ cuidados: `${text},Lavar a mano`, colores: `${text},Vino` })).toMatchObject({
        care: ['Lavar a mano'],
        colours: [{ name: 'Vino' }],
      })
    },
  )
  it.each(['Na Bolom', '0 % lana', 'N/A en rojo', 'Nilo', '10', '- Lavar a mano'])('y %s sí', async (text) =>
    expect(await sheet(text)).toEqual(new Set([text])),
  )
  it('una persona puede llamarse Na, y una talla ser la 0', async () => {
    const { session } = portsOver(
      clientOver(() => Promise.resolve(json([{ response: 'exist', name: 'Na', phone: '' }]))),
    )
    expect(await session.login({ mail: 'a@b.mx', password: 'x' })).toMatchObject({ value: { name: 'Na' } })
    expect(await read({ tallas: '2,0' })).toMatchObject({ sizes: ['0', '2'] })
  })
})
