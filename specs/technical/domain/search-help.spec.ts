// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { indexProducts } from '../../../src/domain/catalogue/product-filters.ts'
import { groupOf, sizeGroups } from '../../../src/domain/catalogue/size-groups.ts'
import { fitTo } from '../../../src/domain/search/fitting.ts'
import { corrected, inOtherWords, withFewerWords } from '../../../src/domain/search/spelling.ts'
import { understand } from '../../../src/domain/search/understand.ts'
import { aProduct } from '../../support/goods.ts'

describe('Ortografía de una búsqueda', () => {
  it.each([
    ['platera', 'playera'],
    ['plyeras', 'playeras'],
    ['paltera', null],
    ['palyera', 'playera'],
    ['platera negra', 'playera negra'],
    ['vesttido', 'vestido'],
    ['chamaras', 'chamarras'],
    ['pantalnes', 'pantalones'],
    ['sudaedra', 'sudadera'],
    ['moroelon', 'moroleón'],
    ['playera', null],
    ['vestido rojo menos de 200', null],
    ['blusa entre 100 y 200 pesos', null],
    ['tenis desde 300, talla grande', null],
    ['Playeras', null],
    ['zurcidora', null],
    ['sol', null],
    ['501', null],
  ])('R12.28 «%s» se corrige como %s', (typed, expected) => {
    expect(corrected(typed, [])).toBe(expected)
  })

  it('R12.28 los nombres de la tienda y los de lo encontrado están bien escritos', () => {
    expect(corrected('jorongas', ['Jorongos'])).toBe('jorongos')
    expect(corrected('platera', ['Platera'])).toBeNull()
    expect(corrected('platera', [], ['Textiles Plátera'])).toBeNull()
  })

  it('R12.28 una prenda tiene otros nombres', () => {
    expect(inOtherWords('remera roja')).toEqual(['playera roja', 'camiseta roja'])
    expect(inOtherWords('camisetas')).toEqual(['playera', 'remera'])
    expect(inOtherWords('vestido')).toEqual([])
  })

  it('R12.29 quita primero lo que no conoce, y nunca deja solo palabras que unen', () => {
    expect(withFewerWords('playera polo zurcidora')).toEqual([
      { text: 'playera polo', without: ['zurcidora'] },
      { text: 'playera', without: ['polo', 'zurcidora'] },
    ])
    expect(withFewerWords('vestido de gala')).toEqual([{ text: 'vestido', without: ['gala'] }])
    expect(withFewerWords('playera')).toEqual([])
  })
})

describe('Lo entendido, con las palabras de la lista', () => {
  const products = [
    aProduct({
      id: '1',
      town: 'Moroleón, Gto.',
      sizes: ['EG'],
      colours: [
        { name: 'Azul marino', hex: null },
        { name: 'Rosa bebé', hex: null },
      ],
    }),
    aProduct({
      id: '2',
      town: 'León',
      sizes: ['8'],
      colours: [
        { name: 'MARINO', hex: null },
        { name: 'Negro', hex: null },
      ],
    }),
  ]
  const fit = (text: string) => fitTo(products, understand(text, [{ name: 'Dama', slug: 'dama', icon: null }]))

  it('R12.27 un color reúne sus tonos, y uno de dos palabras, solo los suyos', () => {
    expect(fit('blusa azul').filters.colours).toEqual(['Azul marino', 'MARINO'])
    expect(fit('blusa azul marino').filters.colours).toEqual(['Azul marino', 'MARINO'])
    expect(fit('blusa negra').filters.colours).toEqual(['Negro'])
    expect(fit('blusa rosa').filters.colours).toEqual(['Rosa bebé'])
  })

  it('R12.27 la talla y la ciudad toman la forma en que la lista las escribe', () => {
    expect(fit('blusa xl')).toMatchObject({ filters: { sizes: ['EG'] }, leftOut: [] })
    expect(fit('blusa de moroleon')).toMatchObject({ filters: { towns: ['Moroleón, Gto.'] }, leftOut: [] })
    expect(fit('blusa de leon')).toMatchObject({ filters: { towns: ['León'] }, leftOut: [] })
  })

  it('R12.29 deja fuera lo menos importante hasta que algo quede', () => {
    expect(fit('blusa negra xl').leftOut).toEqual(['sizes'])
    expect(fit('blusa negra menos de 10 pesos').leftOut).toEqual(['priceTo'])
    expect(fit('blusa verde talla 40 menos de 10 pesos')).toMatchObject({
      leftOut: ['priceTo', 'sizes', 'colours'],
      filters: { colours: [], sizes: [], priceTo: null },
    })
    expect(fitTo([], understand('blusa verde', []))).toMatchObject({ leftOut: [], filters: { colours: ['Verde'] } })
  })
})

describe('Las tallas por segmento', () => {
  it('R12.31 cada talla está una vez, en orden de prenda, bajo los segmentos que la usan', () => {
    const index = indexProducts([
      aProduct({ id: '1', segment: 'Niño', sizes: ['2', '8'] }),
      aProduct({ id: '2', segment: 'Dama', sizes: ['CH', 'M'] }),
      aProduct({ id: '3', segment: 'Calzado', sizes: ['22.5', '26'] }),
      aProduct({ id: '4', segment: 'Bebé', sizes: ['0-3 m'] }),
      aProduct({ id: '5', segment: 'Caballero', sizes: ['M', '28', '34B'] }),
    ])
    const groups = sizeGroups(index)
    expect(groups.map(({ segments, sizes }) => [segments, [...sizes]])).toEqual([
      [['Bebé'], ['0-3 m']],
      [
        ['Dama', 'Caballero'],
        ['ch', 'm'],
      ],
      [['Niño'], ['2', '8']],
      [['Calzado'], ['22.5']],
      [
        ['Caballero', 'Calzado'],
        ['26', '28', '34b'],
      ],
    ])
    expect(groupOf(groups, 'CH')?.segments).toEqual(['Dama', 'Caballero'])
    expect(sizeGroups(indexProducts([aProduct({ sizes: ['CH', '28'] })]))).toEqual([])
  })
})
