// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ofClassification, readingMinutes } from '../../../src/domain/blog/blog.ts'
import { compareSizes, orderedSizes } from '../../../src/domain/catalogue/catalogue.ts'
import { filterCompanies, lookUpCompanies, type CompanyFilters } from '../../../src/domain/companies/company-filters.ts'
import { foldText, isBlank, slug } from '../../../src/domain/text.ts'
import { aCompany, anArticle } from '../../support/builders.ts'
import { hexOfName } from '../../../src/domain/catalogue/colour-hex.ts'

describe('Textos que se comparan', () => {
  it('sin acentos, sin mayúsculas y con los espacios en uno', () => {
    expect(foldText('  Niño\t\n PEQUEÑO  Ágil ')).toBe('nino pequeno agil')
    expect(foldText('Ä́b')).toBe('ab')
  })

  it('en blanco está lo que no se ve', () => {
    const blank = ['', ' \t\n', '\u00A0', '\u200B\u2060 \uFEFF', '\u0301']
    expect([...blank, 'a', '7', '.', '$', ' x ', '🧵'].filter(isBlank)).toEqual(blank)
  })

  it('para una dirección queda en letras, cifras y guiones, sin guiones en las puntas', () => {
    expect(slug('  Suéteres & Chamarras (2026)! ')).toBe('sueteres-chamarras-2026')
    expect(slug('--')).toBe('')
  })
})

describe('Tallas y precios', () => {
  it('R7.13 las tallas van en orden de prenda: bebé, letras, números, y al final lo demás', () => {
    const order = (
      'Prematuro,Recién nacido,RN,0-3 m,3-6 m,6-9 m,6-12 m,9-12 m,12-18 m,18-24 m,XXCH,XCH,ECH,CH,M,G,EG,XG,XXG,XXXG,' +
      '2XG,3XG,4XG,5XG,Unitalla,Única,2,4,10,22.5,22;7,23,30x32,Especial,Larga'
    )
      .split(',')
      .map((size) => size.replace(';', ','))
    expect(order.toReversed().toSorted(compareSizes)).toEqual(order)
  })

  it.each([
    ['un número cuenta como talla solo si va al principio', 'G|3.5|40|Corte 2|Talla 5'],
    ['las letras van por tamaño', 'XS|S|M|L|XL|XXL|3XL'],
    ['los años van por número', '2 años|6 años|10 años'],
  ])('R7.13 %s: %s', (_, order) => {
    expect(order.split('|').toReversed().toSorted(compareSizes)).toEqual(order.split('|'))
  })

  it.each([
    ['Chica|Mediana|Grande|Extra grande', 'Chica|Mediana|Grande|Extra grande'],
    ['CH|M|G|Larga|EG', 'CH|M|G|Larga|EG'],
    ['5-7 años|8-10 años|3-4 años', '5-7 años|8-10 años|3-4 años'],
    ['G|CH|M', 'CH|M|G'],
    ['10 años|2 años', '2 años|10 años'],
    ['', ''],
  ])(
    'R11.201 de las tallas %s, las que se conocen van en orden de prenda, y las demás como las dice el servidor',
    (given, shown) => {
      expect(orderedSizes(given.split('|')).join('|')).toBe(shown)
    },
  )

  it('la misma talla con otra letra va junto, por nombre', () => {
    expect(['m', 'CH', 'M', 'ch'].toSorted(compareSizes)).toEqual(['ch', 'CH', 'm', 'M'])
  })
})

describe('Filtros de empresas', () => {
  const all = [
    aCompany({ id: '1', name: 'Tejidos Alba', town: 'Moroleón', speciality: 'Punto' }),
    aCompany({ id: '2', name: 'Brisa Alba del Bajío', town: 'León', speciality: 'Calzado', verified: false }),
    aCompany({ id: '3', name: 'Cima', town: 'leon', speciality: '' }),
  ]
  const only = (filters: Partial<CompanyFilters>) =>
    filterCompanies(all, { name: '', town: '', speciality: '', verified: false, ...filters }).map(({ id }) => id)

  it('se suman, y del nombre se piden todas las palabras', () => {
    expect(
      [
        only({}),
        only({ town: 'LEÓN' }),
        only({ town: ' ' }),
        only({ speciality: 'punto' }),
        only({ verified: true, town: 'León' }),
        only({ name: 'ALBA  brisa' }),
        only({ name: 'alba cima' }),
        only({ name: 'jidos al' }),
      ].map((ids) => ids.join('')),
    ).toEqual(['123', '23', '123', '1', '3', '2', '', '1'])
  })

  it('R2.17 al consultar un nombre, el exacto se queda solo; si no lo hay, los que lo contienen', () => {
    const exact = aCompany({ id: '4', name: 'Alba' })
    const found = (name: string, list = all) => lookUpCompanies(list, name).map(({ id }) => id)
    expect([found('álba', [...all, exact]), found('alba'), found(' ')]).toEqual([['4'], ['1', '2'], []])
  })
})

describe('Reglas del blog', () => {
  it('se leen 200 palabras por minuto, sin contar las marcas, y un minuto cuando menos', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes(`<p class="a b c">${'talla '.repeat(299)}</p>`)).toBe(1)
    expect(readingMinutes('<b>año</b>2026, '.repeat(500))).toBe(5)
  })

  it('filtrar por clasificación no distingue mayúsculas', () => {
    const articles = ['Oficio', 'compras', 'Compras'].map((classification) => anArticle({ classification }))
    expect(ofClassification(articles, 'COMPRAS')).toEqual(articles.slice(1))
  })
})

describe('El color de un nombre', () => {
  it.each([
    ['Negro', '#14110f'],
    ['  NEGRA ', '#14110f'],
    ['Limón', '#b7cf3a'],
    ['Color vino', '#6b1a2b'],
    ['Azul  Marino', '#1c2a48'],
    ['Rosa palo', '#d8a39d'],
  ])('R12.38 «%s» es %s', (name, hex) => {
    expect(hexOfName(name)).toBe(hex)
  })

  it.each(['', 'Azul acero', 'constructor', 'Negro con blanco', 'a'])('R12.38 de «%s» no adivina ninguno', (name) => {
    expect(hexOfName(name)).toBeNull()
  })
})
