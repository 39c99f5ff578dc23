// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/domain/search/understand.ts'
import { namedColour, foldText } from '../../../src/domain/text.ts'
import { aCompany, aProduct } from '../../support/builders.ts'

const SHOP = {
  segments: ['Dama', 'Caballero', 'Niña', 'Niño', 'Bebé', 'Juvenil', 'Tallas extra', 'Uniformes'],
  towns: ['Moroleón, Gto.', 'León', 'Tierra Blanca', 'San Francisco del Rincón'],
}
const read = (text: string) => understand(text, SHOP)
const asked = (text: string) => read(text).attempts.map((each) => each.text)

describe('Lo que se entiende de un texto', () => {
  it.each([
    ['mameluco recién nacido', 'mameluco', 'Bebé'],
    ['pantalón tallas extra', 'pantalón', 'Tallas extra'],
    ['zapato, san francisco', 'zapato', 'San Francisco del Rincón'],
    ['blusa palo de rosa', 'blusa', 'Palo de rosa'],
    ['camisa de hombre', 'camisa', 'Caballero'],
    ['vestido de fiesta rojo', 'vestido · de fiesta', 'Rojo'],
    ['falda talla grande', 'falda', 'GRANDE'],
    ['falda extra grande', 'falda', 'EG'],
    ['tenis número 26', 'tenis', '26'],
    ['playera niño 8 años', 'playera', 'Niño, 8'],
    ['mameluco 3 a 6 meses', 'mameluco', '3-6 m'],
    ['brasier talla 34b', 'brasier', '34B'],
    ['conjunto 3 piezas', 'conjunto · 3', ''],
    ['50% algodón', '50% · algodón', ''],
  ])('R12.27 de «%s» se busca «%s» con los filtros «%s»', (text, words, filters) => {
    const { words: left, wishes } = read(text)
    expect([left.join(' · '), wishes.map(({ name }) => name).join(', ')]).toEqual([words, filters])
  })

  it.each([
    ['menos de $60|no más de 60|hasta 60 pesos|$60|60 pesos', null, 60_00],
    ['hasta 1,200 pesos', null, 1200_00],
    ['a menos de 78.50', null, 78_50],
    ['más de 100', 100_00, null],
    ['entre 100 y $200', 100_00, 200_00],
  ])('R12.27 «blusa %s» dice un precio', (texts, priceFrom, priceTo) => {
    for (const text of texts.split('|'))
      expect(read(`blusa ${text}`)).toMatchObject({ words: ['blusa'], wishes: [], priceFrom, priceTo, refused: '' })
  })

  it.each([
    ['blusa menos de 12 piezas', { priceFrom: null, priceTo: null, refused: '' }],
    ['blusa entre 500 y 100', { priceFrom: null, priceTo: null }],
    ['blusa 20 cm', { priceFrom: null, priceTo: null }],
    ['botas económicos', { sort: 'precio-menor' }],
    ['novedades de dama', { sort: 'nuevos' }],
    [`${'.'.repeat(100_000)} negro`, { wishes: [] }],
    ['$'.repeat(100_000), { words: [] }],
  ])('R11.43 R12.27 no dice precio, dice el orden, o es enorme y se lee en parte (%#)', (text, part) => {
    expect(read(text)).toMatchObject(part)
  })

  it.each([
    ['blusa sin negro', 'sin negro'],
    ['vestido que no sea negro, talla 8', 'que no sea negro, talla 8'],
    ['playera niño menos roja', 'menos roja'],
    ['tenis nada de blanco', 'nada de blanco'],
  ])('R12.28 de «%s», «%s» no se busca ni se vuelve filtro', (text, refused) => {
    const understood = read(text)
    expect(understood.refused).toBe(refused)
    expect(understood.wishes.every(({ kind }) => kind === 'segments')).toBe(true)
    expect(understood.words).toHaveLength(1)
  })
})

describe('Lo que se pide cuando el texto no da nada', () => {
  it.each([
    ['playera negra de niño talla 8 barata', 'playera'],
    ['busco vestidos largos baratos para dama talla extra', 'vestido largo, vestido'],
    ['uniforme secundaria azul marino', 'secundaria, Uniformes'],
    ['zurcidora playera polo negra', 'zurcidora playera polo, playera'],
    ['vestido sin mangas', 'vestido'],
    ['ropa de niño y niña', ''],
    ['Falda', ''],
    ['..', ''],
  ])('R12.28 «%s»', (text, expected) => {
    expect(asked(text).join(', ')).toBe(expected)
  })

  it.each([
    ['playera polo zurcidora', 'playera', 'polo, zurcidora'],
    ['vestido sin mangas', 'vestido', 'sin mangas'],
  ])('R12.28 de «%s», «%s» deja fuera «%s»', (text, attempt, expected) => {
    expect(read(text).leftOutOf({ text: attempt, kind: 'text' }).join(', ')).toBe(expected)
  })
})

describe('Lo entendido, como filtros de una lista', () => {
  const products = [
    ['1', 'Moroleón, Gto.', ['EG'], ['Azul marino', 'Rosa bebé', 'Vino']],
    ['2', 'León', ['8'], ['MARINO', 'Negro', 'Fucsia', 'guinda']],
  ] as const
  const list = products.map(([id, town, sizes, colours]) =>
    aProduct({ id, town, sizes, colours: colours.map((name) => ({ name, hex: null })) }),
  )
  const fit = (text: string) => read(text).filtersFor({ text: '', kind: 'text' }, list)

  it.each([
    ['azul', 'Azul marino, MARINO'],
    ['rosa', 'Rosa bebé, Fucsia'],
    ['guinda', 'Vino, guinda'],
    ['vino', 'Vino, guinda'],
  ])('R12.27 el color «%s» reúne los tonos que la lista tiene', (colour, expected) => {
    expect(fit(`blusa ${colour}`).filters.colours.join(', ')).toBe(expected)
  })

  it('R12.27 la talla y la ciudad toman la forma en que la lista las escribe', () => {
    expect(fit('blusa xl de moroleon')).toMatchObject({
      filters: { sizes: ['EG'], towns: ['Moroleón, Gto.'] },
      groups: [{ name: 'Moroleón' }, { name: 'XL', values: ['EG'] }],
      leftOut: [],
      withoutPrice: false,
    })
  })

  it.each([
    ['blusa negra xl', 'Negro', 'XL', false],
    ['blusa negra menos de 10 pesos', 'Negro', '', true],
    ['blusa verde talla 40 de dama', 'Dama', 'Verde, 40', false],
  ])('R12.28 de «%s» quedan «%s» y se dejan fuera «%s»', (text, kept, out, withoutPrice) => {
    const { groups, leftOut, ...rest } = fit(text)
    expect(groups.map(({ name }) => name).join(', ')).toBe(kept)
    expect(leftOut.map(({ name }) => name).join(', ')).toBe(out)
    expect(rest.withoutPrice).toBe(withoutPrice)
    expect(rest.filters.priceTo).toBeNull()
  })
})

describe('Ortografía, colores y fabricantes', () => {
  const corrected = (text: string, categories: readonly string[] = [], found?: readonly string[]) =>
    understand(text, { ...SHOP, categories }).correction(found)

  it.each([
    ['platera', 'playera'],
    ['platera negra', 'playera negra'],
    ['chamaras', 'chamarras'],
    ['moroelon', 'moroleón'],
    ['paltera|playera|vestido rojo menos de 200|tenis desde 300, talla grande|zurcidora|sol|501', null],
  ])('R12.28 «%s» se corrige como %s', (texts, expected) => {
    for (const typed of texts.split('|')) expect(corrected(typed), typed).toBe(expected)
  })

  it('R12.28 los nombres de la tienda y los de lo encontrado están bien escritos', () => {
    expect(corrected('jorongas', ['Jorongos'])).toBe('jorongos')
    expect(corrected('platera', ['Platera'])).toBeNull()
    expect(corrected('platera', [], ['Textiles Plátera'])).toBeNull()
  })

  it.each([
    ['plyeras', 'Playeras'],
    ['jorongas', 'Jorongos'],
    ['playera con botas', 'Playeras, Botas'],
    ['de', ''],
  ])('R12.23 a «%s» se parecen «%s»', (text, expected) => {
    const things = ['Playeras', 'Jorongos', 'Botas', 'BOTAS', 'Ropa de cama'].map((name) => ({ name }))
    const alike = read(text).alikeOf(things)
    expect(alike.map(({ name }) => foldText(name)).join(', ')).toBe(foldText(expected))
  })

  it.each([
    ['blusa negra', 'Negro'],
    ['falda azul', undefined],
  ])('R12.37 qué color nombra «%s»', (text, expected) => {
    expect(namedColour([{ name: 'Rojo' }, { name: 'Azul marino' }, { name: 'Negro' }], text)?.name).toBe(expected)
  })

  it.each([
    ['Creaciones León', 'Creaciones León'],
    ['vestidos de creaciones leon', 'Creaciones León'],
    ['mezcl', 'Mezclilla Vereda Alta'],
    ['blusas de telares de ofelia', 'Telares de Ofelia'],
    ['de', ''],
    ['vestido', ''],
  ])('R12.39 «%s» nombra a «%s»', (text, expected) => {
    const names = ['Creaciones León', 'Creaciones del Valle', 'Mezclilla Vereda Alta', 'Telares de Ofelia']
    const makers = names.map((name) => aCompany({ name }))
    const named = read(text).makersOf(makers)
    expect(named.map(({ name }) => name).join(', ')).toBe(expected)
  })
})
