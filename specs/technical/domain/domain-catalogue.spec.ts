// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { classifications, ofClassification, readingMinutes } from '../../../src/domain/blog/blog.ts'
import { bySlug, compareSizes, firstSuggestions } from '../../../src/domain/catalogue/catalogue.ts'
import { tierFor } from '../../../src/domain/catalogue/tiers.ts'
import {
  choices,
  filterCompanies,
  lookUpCompanies,
  type CompanyFilters,
} from '../../../src/domain/companies/company-filters.ts'
import { foldText, isBlank, slug } from '../../../src/domain/text.ts'
import { aCompany, anArticle, aSuggestion } from '../../support/builders.ts'

describe('Textos que se comparan', () => {
  it('sin acentos, sin mayúsculas y con los espacios en uno', () => {
    expect(foldText('  Niño\t\n PEQUEÑO  Ágil ')).toBe('nino pequeno agil')
    expect(foldText('Ä́b')).toBe('ab')
  })

  it.each(['', ' ', '\t\n', '\u00A0', '\u200B', '\u200B\u2060 \uFEFF', '\u0301'])('%j está en blanco', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', 'ñ', '7', '.', '$', ' x ', '🧵', '漢'])('%j no está en blanco', (text) => {
    expect(isBlank(text)).toBe(false)
  })

  it('para una dirección queda en letras, cifras y guiones, sin guiones en las puntas', () => {
    expect(slug('  Suéteres & Chamarras (2026)! ')).toBe('sueteres-chamarras-2026')
    expect(slug('¿Niño?')).toBe('nino')
    expect(slug('--')).toBe('')
    expect(slug('tallas extra')).toBe('tallas-extra')
  })

  it('lo que una dirección nombra se encuentra como sea que venga escrito', () => {
    const things = [{ slug: 'dama' }, { slug: 'nino' }]
    expect(bySlug(things, 'Niño')).toBe(things[1])
    expect(bySlug(things, 'nada')).toBeUndefined()
  })
})

describe('Sugerencias y búsqueda', () => {
  const named = (name: string) => aSuggestion({ name })
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(named)

  it('R5.07 R9.01 son 8 cuando el servidor da 10, las primeras y en su orden', () => {
    expect(firstSuggestions('a', many).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  it('R5.07 las repetidas no quitan lugar', () => {
    expect(firstSuggestions('a', [named('a'), named('a'), ...many]).map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
    ])
  })

  it.each(['', '  '])('R4.06 con el texto %j no queda ninguna', (typed) => {
    expect(firstSuggestions(typed, many)).toEqual([])
  })
})

describe('Tallas y precios', () => {
  it('R7.13 las tallas van en orden de prenda: bebé, letras, números, y al final lo demás', () => {
    const order = [
      'Prematuro',
      'Recién nacido',
      'RN',
      '0-3 m',
      '3-6 m',
      '6-9 m',
      '6-12 m',
      '9-12 m',
      '12-18 m',
      '18-24 m',
      'XXCH',
      'XCH',
      'ECH',
      'CH',
      'M',
      'G',
      'EG',
      'XG',
      'XXG',
      'XXXG',
      '2XG',
      '3XG',
      '4XG',
      '5XG',
      'Unitalla',
      'Única',
      '2',
      '4',
      '10',
      '22.5',
      '22,7',
      '23',
      '30x32',
      'Especial',
      'Larga',
    ]
    expect(order.toReversed().toSorted(compareSizes)).toEqual(order)
    expect(order.toSorted().toSorted(compareSizes)).toEqual(order)
  })

  it('R7.13 un número cuenta como talla solo si va al principio', () => {
    expect(['Talla 5', '40', 'Corte 2', '3.5', 'G'].toSorted(compareSizes)).toEqual([
      'G',
      '3.5',
      '40',
      'Corte 2',
      'Talla 5',
    ])
    expect(['XXL', 'L', 'XS', 'M', '3XL', 'XL', 'S'].toSorted(compareSizes)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '3XL',
    ])
    expect(['6 años', '10 años', '2 años'].toSorted(compareSizes)).toEqual(['2 años', '6 años', '10 años'])
    expect(['28,5', '28.25', '28'].toSorted(compareSizes)).toEqual(['28', '28.25', '28,5'])
  })

  it('la misma talla con otra letra va junto, por nombre', () => {
    expect(['m', 'CH', 'M', 'ch'].toSorted(compareSizes)).toEqual(['ch', 'CH', 'm', 'M'])
  })

  const tiers = [
    { from: 3, price: 9800 },
    { from: 6, price: 9200 },
    { from: 12, price: 7850 },
  ]

  it.each([
    [1, 9800],
    [3, 9800],
    [5, 9800],
    [6, 9200],
    [11, 9200],
    [12, 7850],
    [500, 7850],
  ])('%i piezas pagan %i', (pieces, price) => {
    expect(tierFor(tiers, pieces)?.price).toBe(price)
  })

  it('sin escalones no hay precio', () => {
    expect(tierFor([], 5)).toBeNull()
  })
})

describe('Filtros de empresas', () => {
  const alba = aCompany({ id: '1', name: 'Tejidos Alba', town: 'Moroleón', speciality: 'Punto', verified: true })
  const brisa = aCompany({
    id: '2',
    name: 'Brisa Alba del Bajío',
    town: 'León',
    speciality: 'Calzado',
    verified: false,
  })
  const cima = aCompany({ id: '3', name: 'Cima', town: 'leon', speciality: '', verified: true })
  const all = [alba, brisa, cima]
  const only = (filters: Partial<CompanyFilters>) =>
    filterCompanies(all, { name: '', town: '', speciality: '', verified: false, ...filters }).map(({ id }) => id)

  it('sin filtros quedan todas; cada filtro quita las suyas, y juntos se suman', () => {
    expect(only({})).toEqual(['1', '2', '3'])
    expect(only({ town: 'LEÓN' })).toEqual(['2', '3'])
    expect(only({ town: ' ' })).toEqual(['1', '2', '3'])
    expect(only({ speciality: 'punto' })).toEqual(['1'])
    expect(only({ verified: true })).toEqual(['1', '3'])
    expect(only({ verified: true, town: 'León' })).toEqual(['3'])
    expect(only({ town: 'Irapuato' })).toEqual([])
  })

  it('del nombre se piden todas las palabras, en cualquier orden', () => {
    expect(only({ name: 'alba' })).toEqual(['1', '2'])
    expect(only({ name: 'ALBA  brisa' })).toEqual(['2'])
    expect(only({ name: 'alba cima' })).toEqual([])
    expect(only({ name: 'abla' })).toEqual([])
    expect(only({ name: 'jidos al' })).toEqual(['1'])
  })

  it('las opciones se cuentan una vez por nombre, en orden, y sin las vacías', () => {
    expect(choices(all, 'town')).toEqual([
      { value: 'León', count: 2 },
      { value: 'Moroleón', count: 1 },
    ])
    expect(choices(all, 'speciality')).toEqual([
      { value: 'Calzado', count: 1 },
      { value: 'Punto', count: 1 },
    ])
  })

  it('R2.17 al consultar un nombre, el exacto se queda solo; si no lo hay, los que lo contienen', () => {
    const exact = aCompany({ id: '4', name: 'Alba' })
    expect(lookUpCompanies([...all, exact], 'álba').map(({ id }) => id)).toEqual(['4'])
    expect(lookUpCompanies(all, 'alba').map(({ id }) => id)).toEqual(['1', '2'])
    expect(lookUpCompanies(all, ' ')).toEqual([])
    expect(lookUpCompanies(all, 'nadie')).toEqual([])
  })
})

describe('Reglas del blog', () => {
  it('se leen 200 palabras por minuto, sin contar las marcas, y un minuto cuando menos', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes(`<p class="a b c">${'talla '.repeat(299)}</p>`)).toBe(1)
    expect(readingMinutes(`<p>${'talla '.repeat(300)}</p>`)).toBe(2)
    expect(readingMinutes('<b>año</b>2026, '.repeat(500))).toBe(5)
  })

  const articles = [
    anArticle({ id: '1', classification: 'Oficio' }),
    anArticle({ id: '2', classification: 'compras' }),
    anArticle({ id: '3', classification: 'Compras' }),
    anArticle({ id: '4', classification: ' ' }),
  ]

  it('las clasificaciones salen una vez, en orden, sin la vacía', () => {
    expect(classifications(articles)).toEqual(['compras', 'Oficio'])
  })

  it('filtrar por clasificación no distingue mayúsculas; sin ella quedan todos', () => {
    expect(ofClassification(articles, 'COMPRAS').map(({ id }) => id)).toEqual(['2', '3'])
    expect(ofClassification(articles, ' ')).toBe(articles)
    expect(ofClassification(articles, 'otra')).toEqual([])
  })
})
