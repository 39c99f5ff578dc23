// @vitest-environment node
import { expect, it } from 'vitest'
import { understand } from '../../../src/domain/search/understand.ts'
import { namedColour, foldText } from '../../../src/domain/text.ts'
import { aColour, aCompany, aProduct } from '../../support/builders.ts'

const SHOP = {
  segments: ['Dama', 'Caballero', 'Niña', 'Niño', 'Bebé', 'Juvenil', 'Tallas extra', 'Uniformes'],
  towns: ['Moroleón, Gto.', 'León', 'Tierra Blanca', 'San Francisco del Rincón'],
}
const read = (text: string) => understand(text, SHOP)
const asked = (text: string) => read(text).attempts.map((each) => each.text)

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
  ['50% algodón', '50% · algodón', ''],
  ['calzado del 22 al 26', 'calzado', '22 a 26'],
  ['sudadera de la 4 a la 8', 'sudadera', '4 a 8'],
  ['brasier 34b', 'brasier', '34B'],
  ['playera ch, m y g', 'playera', 'CH, M, G'],
  ['playera talla ch a xl', 'playera', 'CH a XL'],
])('R12.27 de «%s» se busca «%s» con los filtros «%s»', (text, words, filters) => {
  const { words: left, wishes } = read(text)
  expect([left.join(' · '), wishes.map(({ name }) => name).join(', ')]).toEqual([words, filters])
})

it.each([
  ['menos de $60|no más de 60|hasta 60 pesos|$60|60 pesos|menores a 60|máximo de $60', null, 60_00],
  ['hasta 1,200 pesos', null, 1200_00],
  ['a menos de 78.50', null, 78_50],
  ['más de 100', 100_00, null],
  ['de 100 a 200 pesos', 100_00, 200_00],
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
  ['24 playeras negras talla ch', 24, 'playeras', 'Negro, CH'],
  ['50 blusas|blusas 50 pzs|blusas 50pz|blusas, medio ciento|cincuenta blusas|50 de blusas', 50, 'blusas', ''],
  ['docena de blusas|blusas por docena|12 pares de blusas|quiero 12 blusas|doce blusas', 12, 'blusas', ''],
  ['media docena de blusas|6 piezas de blusas', 6, 'blusas', ''],
  ['2 docenas de blusas|dos docenas blusas', 24, 'blusas', ''],
  ['docena y media blusas', 18, 'blusas', ''],
  ['un ciento de blusas|100 blusas|1 ciento blusas', 100, 'blusas', ''],
  ['1,200 blusas', 1200, 'blusas', ''],
  ['36 jorongos', 36, 'jorongos', ''],
  ['3 pantalones talla 28', 3, 'pantalones', '28'],
  ['pantalón 28|talla 28 pantalón|del 28 pantalón', null, 'pantalón', '28'],
  ['blusas hasta 100|100 pesos blusas|blusas por docenas', null, 'blusas', ''],
  ['conjunto 3 piezas', null, 'conjunto · 3 piezas', ''],
  ['blusa mínimo 12 piezas', null, 'blusa · mínimo · 12 piezas', ''],
  ['2 corridas de blusa', null, '2 · de blusa', ''],
])('R12.29 de «%s» se entienden piezas, palabras y filtros', (texts, pieces, words, filters) => {
  for (const text of texts.split('|')) {
    const understood = read(text)
    const found = understood.wishes.map(({ name }) => name).join(', ')
    expect([text, understood.pieces, understood.words.join(' · '), found]).toEqual([text, pieces, words, filters])
  }
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

it.each([
  ['playera negra de niño talla 8 barata', 'playera'],
  ['busco vestidos largos baratos para dama talla extra', 'vestido largo, vestido'],
  ['uniforme secundaria azul marino', 'secundaria, Uniformes'],
  ['zurcidora playera polo negra', 'zurcidora playera polo, playera'],
  ['vestido sin mangas', 'vestido'],
  ['ropa de niño y niña', 'Niño, Niña'],
  ['Falda', ''],
  ['..', ''],
])('R12.28 de «%s», que no da nada, se pide «%s»', (text, expected) => {
  expect(asked(text).join(', ')).toBe(expected)
})

it.each([
  ['playera polo zurcidora', 'playera', 'polo, zurcidora'],
  ['vestido sin mangas', 'vestido', 'sin mangas'],
])('R12.28 de «%s», «%s» deja fuera «%s»', (text, attempt, expected) => {
  expect(read(text).leftOutOf({ text: attempt, kind: 'text' }).join(', ')).toBe(expected)
})

it.each([
  ['blusas de menos de 100 pesos', 'Blusas'],
  ['24 playeras negras talla ch', 'Playeras negras talla CH'],
  ['busco Sueteres de hombre', 'Suéteres de hombre'],
  ['SUETERES DE HOMBRE', 'Suéteres de hombre'],
  ['playera nino moroleon', 'Playera niño de Moroleón'],
  ['vestidos largos para dama', 'Vestidos para dama'],
  ['remeras rojas', 'Playera rojas'],
  ['remeras', 'Playera'],
  ['playeras ch m g', 'Playeras talla CH, M, G'],
  ['faldas talla mediana de la m a la xl', 'Faldas talla mediana, M a XL'],
])('R12.28 de «%s» se muestra «%s»', (text, expected) => {
  const { attempts, nameOf } = read(text)
  expect(nameOf(attempts.at(-1) ?? { text: 'blusa', kind: 'text' }, () => true)).toBe(expected)
})

it('R12.28 un filtro que se quitó ya no se dice, ni lo que solo une', () => {
  const { nameOf } = read('de niño negra')
  expect(nameOf({ text: 'Niño', kind: 'segment' }, () => false)).toBe('Niño')
})

const products = [
  ['1', 'Zapatilla Ágata', 'Tacones'],
  ['2', 'Tenis Bordado', 'Calzado'],
  ['3', 'Modelo 40', 'Tenis'],
  ['4', 'Teniscopio', 'Otros'],
].map(([id = '', name = '', category = '']) => aProduct({ id, name, category }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it.each([
  ['tenis', '23', '14'],
  ['tenis bordada', '2', '134'],
  ['tenis negros talla 25', '23', '14'],
  ['24 tenis', '23', '14'],
  ['tenis para correr', '23', '14'],
  ['zapatillas', '1', '234'],
  ['sneaker', '1234', ''],
  ['negro', '1234', ''],
])('R12.30 de lo que se busca con «%s» van primero %s, y después %s', (text, exact, wider) => {
  const split = read(text).split(products)
  expect([ids(split.exact), ids(split.wider)]).toEqual([exact, wider])
})

const ROWS = [
  ['1', 'Moroleón, Gto.', ['EG'], ['Azul marino', 'Rosa bebé', 'Vino']],
  ['2', 'León', ['8'], ['MARINO', 'Negro', 'Fucsia', 'guinda']],
] as const
const list = ROWS.map(([id, town, sizes, colours]) =>
  aProduct({ id, town, sizes, colours: colours.map((name) => aColour(name)) }),
)
const fit = (text: string) => read(text).filtersFor({ text: '', kind: 'text' }, list)

it.each([
  ['azul', 'Azul marino, MARINO'],
  ['rosa', 'Rosa bebé, Fucsia'],
  ['guinda', 'Vino, guinda'],
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

const corrected = (text: string, categories: readonly string[] = [], found?: readonly string[]) =>
  understand(text, { ...SHOP, others: categories }).correction(found)

it.each([
  ['platera', 'playera'],
  ['platera negra', 'playera negra'],
  ['chamaras', 'chamarras'],
  ['moroelon', 'moroleón'],
  [
    'paltera|playera|vestido rojo menos de 200|tenis desde 300, talla grande|zurcidora|sol|501|blusa de pana|pantalón cargo|tejido a mano|un ciento de calcetas',
    null,
  ],
])('R12.28 «%s» se corrige, o se deja como está', (texts, expected) => {
  for (const typed of texts.split('|')) expect(corrected(typed), typed).toBe(expected)
})

it.each([
  ['plallera nergra', 'playera negra'],
  ['vlusas', 'blusas'],
  ['bestido', 'vestido'],
  ['chamara de mesclilla', 'chamarra de mezclilla'],
  ['sapatos', 'zapatos'],
  ['24 plalleras talla ch', '24 playeras talla ch'],
])('R12.28 «%s», escrito como suena, es «%s»', (typed, expected) => expect(corrected(typed)).toBe(expected))

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
