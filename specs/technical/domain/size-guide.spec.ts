// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { generalSizeGuide, ownSizeChart } from '../../../src/domain/catalogue/size-guide.ts'

const guide = (segment: string, category: string, ...sizes: readonly string[]) =>
  generalSizeGuide({ segment, category, sizes }).map(({ title, measures, rows }) => [
    title,
    measures.join(', '),
    ...rows.map(({ size, values }) => `${size}: ${values.join(' / ')}`),
  ])

describe('La guía general de tallas', () => {
  it('R12.87 de dama da busto, cintura y cadera de las tallas que hay, con los nombres que trae el producto', () => {
    expect(guide('Dama', 'Blusas', 'CH', 'L', 'XL')).toEqual([
      [
        'Dama',
        'Busto, Cintura, Cadera',
        'CH: 85-89 / 67-71 / 92-96',
        'L: 95-100 / 77-82 / 102-107',
        'XL: 101-106 / 83-88 / 108-113',
      ],
    ])
    expect(guide('Dama', 'Jeans', '26', '30')).toEqual([
      ['Dama, pantalón', 'Cintura, Cadera', '26: 63-66 / 89-92', '30: 71-74 / 97-100'],
    ])
    expect(guide('Interior', 'Brasieres', '32B', '36C')).toEqual([
      ['Brasier', 'Contorno bajo busto, Busto', '32B: 68-72 / 84-86', '36C: 78-82 / 96-98'],
    ])
  })

  it('R12.87 de caballero, niña y niño, y bebé da las suyas', () => {
    expect(guide('Caballero', 'Camisas', 'M')).toEqual([['Caballero', 'Pecho, Cintura', 'M: 95-101 / 81-87']])
    expect(guide('Caballero', 'Pantalones', '32')).toEqual([['Caballero, pantalón', 'Cintura', '32: 79-83']])
    expect(guide('Niño', 'Playeras', '4', '8')).toEqual([
      ['Niña y niño', 'Estatura, Pecho, Cintura', '4: 98-104 / 55-57 / 52-54', '8: 122-128 / 62-66 / 57-59'],
    ])
    expect(guide('Bebé', 'Mamelucos', '0-3 m', '12 a 18 meses')).toEqual([
      ['Bebé', 'Estatura, Pecho', '0-3 m: 53-60 / 40-43', '12 a 18 meses: 78-83 / 49-51'],
    ])
    expect(guide('Uniformes', 'Escolar', '12')).toEqual([
      ['Niña y niño', 'Estatura, Pecho, Cintura', '12: 146-152 / 72-76 / 64-67'],
    ])
  })

  it('R12.87 de calzado, sombreros y cinturones dice qué mide su número', () => {
    expect(guide('Calzado', 'Sandalias', '23.5')).toEqual([['Calzado', 'Largo del pie', '23.5: 23.5']])
    expect(guide('Accesorios', 'Sombreros', '57')).toEqual([['Sombrero o gorra', 'Contorno de cabeza', '57: 57']])
    expect(guide('Accesorios', 'Cinturones', '32')).toEqual([['Cinturón', 'Cintura', '32: 79-83']])
  })

  it('R12.87 donde no se sabe para quién es, da la de dama y la de caballero', () => {
    expect(guide('Uniformes', 'Médico', 'M').map(([title]) => title)).toEqual(['Dama', 'Caballero'])
    expect(guide('', '', 'M').map(([title]) => title)).toEqual(['Dama', 'Caballero'])
  })

  it.each([['Unitalla'], ['King size'], ['7XG'], ['constructor']])('R12.87 de %s no inventa medidas', (size) => {
    expect(guide('Dama', 'Blusas', size)).toEqual([])
    expect(guide('', '', size)).toEqual([])
  })
})

describe('Las medidas que da el fabricante', () => {
  it('R12.87 se leen como tabla, un renglón por talla', () => {
    expect(ownSizeChart('CH: busto 86-90, cintura 66 – 70 cm; M: Busto 91.5, largo total 60')).toEqual({
      title: '',
      measures: ['Busto', 'Cintura', 'Largo total'],
      rows: [
        { size: 'CH', values: ['86-90', '66 – 70', ''] },
        { size: 'M', values: ['91.5', '', '60'] },
      ],
    })
    expect(ownSizeChart('2 = pecho 52\n4 = pecho 55\n')?.rows).toHaveLength(2)
  })

  it.each([
    'Talla grande, pide una menos',
    'CH: busto 86-90; consulta las demás',
    'CH: 86-90',
    'https://tienda.mx/tallas.jpg',
    ': busto 80',
    ' ',
  ])('R12.87 %j no es una tabla: se muestra como está', (text) => {
    expect(ownSizeChart(text)).toBeNull()
  })
})
