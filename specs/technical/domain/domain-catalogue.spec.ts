// @vitest-environment node
import { expect, it } from 'vitest'
import { ofClassification, readingMinutes } from '../../../src/domain/blog/blog.ts'
import { compareSizes, orderedSizes } from '../../../src/domain/catalogue/catalogue.ts'
import { hexOfName } from '../../../src/domain/catalogue/colour-hex.ts'
import { choices, filterCompanies, lookUpCompanies } from '../../../src/domain/companies/company-filters.ts'
import { isBlank, slug } from '../../../src/domain/text.ts'
import { aCompany, anArticle } from '../../support/builders.ts'

it('en blanco está lo que no se ve', () => {
  const blank = ['', ' \t\n', '\u00A0', '\u200B\u2060 \uFEFF', '\u0301']
  expect([...blank, 'a', '7', '.', '$', ' x ', '🧵'].filter(isBlank)).toEqual(blank)
})

it('para una dirección un texto queda en letras, cifras y guiones, sin guiones en las puntas; lo que no los tiene, en sus códigos', () => {
  const slugs = ['sueteres-chamarras-2026', '2d-2d', '7ae5-88c5', '']
  expect(['  Suéteres & Chamarras (2026)! ', '--', '童装', ' '].map(slug)).toEqual(slugs)
})

it.each([
  [
    'bebé, letras, números, y al final lo demás',
    'Prematuro|Recién nacido|RN|0-3 m|3-6 m|6-9 m|6-12 m|9-12 m|12-18 m|18-24 m|XXCH|XCH|ECH|CH|M|G|EG|XG|XXG|' +
      'XXXG|2XG|3XG|4XG|5XG|Unitalla|Única|2|4|10|22.5|22,7|23|30x32|Especial|Larga',
  ],
  ['un número cuenta como talla solo si va al principio', 'G|3.5|40|Corte 2|Talla 5'],
  ['las letras van por tamaño', 'XS|S|M|L|XL|XXL|3XL'],
  ['la misma con otra letra va junto', 'ch|CH|m|M'],
])('R7.13 las tallas: %s', (_, order) => {
  expect(order.split('|').toReversed().toSorted(compareSizes)).toEqual(order.split('|'))
})

it.each([
  ['Chica|Mediana|Grande|Extra grande', 'Chica|Mediana|Grande|Extra grande'],
  ['5-7 años|8-10 años|3-4 años', '5-7 años|8-10 años|3-4 años'],
  ['10 años|2 años', '2 años|10 años'],
])('R11.201 de %s, si alguna no se conoce van como las dice el servidor', (given, shown) => {
  expect(orderedSizes(given.split('|')).join('|')).toBe(shown)
})

const all = [
  aCompany({ id: '1', name: 'Tejidos Alba', town: 'Moroleón', speciality: 'Punto' }),
  aCompany({ id: '2', name: 'Brisa Alba del Bajío', town: 'León', speciality: 'Calzado', verified: false }),
  aCompany({ id: '3', name: 'Cima', town: 'leon', speciality: '' }),
]

it.each([
  [{ town: ' ' }, '123'],
  [{ speciality: 'punto' }, '1'],
  [{ verified: true, town: 'León' }, '3'],
  [{ name: 'ALBA  brisa' }, '2'],
  [{ name: 'jidos al' }, '1'],
])('los filtros de empresas se suman, y del nombre se piden todas las palabras: con %o quedan %s', (filters, left) => {
  const found = filterCompanies(all, { name: '', town: '', speciality: '', verified: false, ...filters })
  expect(found.map(({ id }) => id).join('')).toBe(left)
})

it('las ciudades que se ofrecen se cuentan como quiera que se escriban', () => {
  const counts = choices(all, 'town').map(({ value, count }) => [value, count])
  expect(counts).toEqual([
    ['León', 2],
    ['Moroleón', 1],
  ])
})

it('R2.17 al consultar un nombre, el exacto se queda solo; si no lo hay, los que lo contienen', () => {
  const exact = aCompany({ id: '4', name: 'Alba' })
  const found = (name: string, list = all) => lookUpCompanies(list, name).map(({ id }) => id)
  expect([found('álba', [...all, exact]), found('alba'), found(' ')]).toEqual([['4'], ['1', '2'], []])
})

it('de un artículo se leen 200 palabras por minuto, sin contar las marcas, y un minuto cuando menos', () => {
  const texts = ['', `<p class="a b c">${'talla '.repeat(299)}</p>`, '<b>año</b>2026, '.repeat(500)]
  expect(texts.map(readingMinutes)).toEqual([1, 1, 5])
})

it('filtrar artículos por clasificación no distingue mayúsculas', () => {
  const articles = ['Oficio', 'compras', 'Compras'].map((classification) => anArticle({ classification }))
  expect(ofClassification(articles, 'COMPRAS')).toEqual(articles.slice(1))
})

it.each([
  ['Negro|  NEGRA ', '#14110f'],
  ['Limón', '#b7cf3a'],
  ['Color vino', '#6b1a2b'],
  ['Azul  Marino', '#1c2a48'],
  ['Rosa palo', '#d8a39d'],
  ['|Azul acero|constructor|Negro con blanco|a', null],
])('R12.34 los colores %s se ven como son, o no se pintan', (names, hex) => {
  expect([...new Set(names.split('|').map(hexOfName))]).toEqual([hex])
})
