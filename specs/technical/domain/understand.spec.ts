// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Segment } from '../../../src/domain/catalogue/catalogue.ts'
import { needsSegments, understand, type Understood } from '../../../src/domain/search/understand.ts'

const SEGMENTS: readonly Segment[] = ['Dama', 'Caballero', 'Niña', 'Niño', 'Bebé', 'Tallas extra', 'Interior'].map(
  (name) => ({ name, slug: name, icon: null }),
)
const read = (text: string) => understand(text, SEGMENTS)
const colours = ({ colours: found }: Understood) => found.map(({ name }) => name)
const first = ({ sizes }: Understood) => sizes.map(([size]) => size)

describe('Lo que dice una búsqueda', () => {
  it('R12.27 separa segmento, talla, color y orden, y deja la prenda para el servidor', () => {
    const found = read('playera negra de niño talla 8 barata')
    expect(found).toMatchObject({
      rest: 'playera',
      segments: ['Niño'],
      sort: 'precio-menor',
      towns: [],
      priceFrom: null,
      priceTo: null,
    })
    expect(colours(found)).toEqual(['negro'])
    expect(first(found)).toEqual(['8'])
  })

  it('R12.27 entiende sin acentos, en plural y con otras palabras', () => {
    expect(read('camiseta nino talla 8')).toMatchObject({ rest: 'camiseta', segments: ['Niño'], sizes: [['8']] })
    expect(read('jeans dama moroleon')).toMatchObject({ rest: 'jeans', segments: ['Dama'], towns: ['Moroleón'] })
    expect(read('Blusas para MUJERES')).toMatchObject({ rest: 'Blusas', segments: ['Dama'] })
    expect(read('vestidos rojos menos de 200')).toMatchObject({ rest: 'vestidos', priceTo: 200_00 })
    expect(colours(read('vestidos rojos'))).toEqual(['rojo'])
    expect(read('camisa de hombre')).toMatchObject({ rest: 'camisa', segments: ['Caballero'] })
    expect(read('mameluco recién nacido')).toMatchObject({ rest: 'mameluco', segments: ['Bebé'] })
    expect(read('falda talla grande')).toMatchObject({ rest: 'falda', segments: [], sizes: [['G', 'L']] })
    expect(needsSegments('hombres')).toBe(true)
    expect(read('pantalón tallas extra')).toMatchObject({ rest: 'pantalón', segments: ['Tallas extra'], sizes: [] })
  })

  it.each([
    ['blusa menos de $60', null, 60_00],
    ['blusa hasta 1,200 pesos', null, 1200_00],
    ['blusa a menos de 78.50', null, 78_50],
    ['blusa $60', null, 60_00],
    ['blusa 60 pesos', null, 60_00],
    ['blusa más de 100', 100_00, null],
    ['blusa entre 100 y $200', 100_00, 200_00],
  ])('R12.27 «%s» dice un precio', (text, priceFrom, priceTo) => {
    expect(read(text)).toMatchObject({ rest: 'blusa', priceFrom, priceTo, sizes: [] })
  })

  it.each([
    ['playera talla ch', ['CH']],
    ['playera XL', ['XL']],
    ['playera talla mediana', ['M']],
    ['tenis 26.5', ['26.5']],
    ['playera niño 8', ['8']],
    ['playera niño 8 años', ['8']],
    ['mameluco 3 a 6 meses', ['3-6 m']],
    ['mameluco 3-6 m', ['3-6 m']],
    ['brasier talla 34b', ['34B']],
  ])('R12.27 «%s» dice una talla', (text, sizes) => {
    expect(first(read(text))).toEqual(sizes)
  })

  it.each(['conjunto 3 piezas', '50% algodón', 'levis 501', 'bolsa grande', 'menos de 12 piezas', 'entre 200 y 100'])(
    'R12.27 en «%s» no ve talla ni precio',
    (text) => {
      expect(read(text)).toMatchObject({ rest: text, sizes: [], priceFrom: null, priceTo: null })
    },
  )

  it.each(['pantalón', '  Playera   tipo polo ', 'vestido de fiesta', '..', '50%25 algodón'])(
    'R12.27 «%s» queda tal como se escribió',
    (text) => {
      expect(read(text).rest).toBe(text.trim())
    },
  )

  it('R12.27 de dos palabras que son un color, el color; y una ciudad no es un color', () => {
    expect(colours(read('falda azul marino'))).toEqual(['azul marino'])
    expect(colours(read('blusa palo de rosa'))).toEqual(['palo de rosa'])
    expect(read('botas de Tierra Blanca')).toMatchObject({ rest: 'botas', colours: [], towns: ['Tierra Blanca'] })
    expect(read('zapato san pancho')).toMatchObject({ rest: 'zapato', towns: ['San Francisco del Rincón'] })
  })

  it('R12.27 cuando todo se entiende no queda nada que buscar', () => {
    expect(read('ropa de niño')).toMatchObject({ rest: '', segments: ['Niño'] })
    expect(read('lo más nuevo para dama')).toMatchObject({ rest: '', segments: ['Dama'], sort: 'nuevos' })
    expect(read('negro')).toMatchObject({ rest: '' })
    expect(read('de niño')).toMatchObject({ rest: '' })
  })

  it('sin los segmentos de la tienda, sus palabras quedan para el servidor', () => {
    expect(understand('playera niño', [])).toMatchObject({ rest: 'playera niño', segments: [] })
    expect(needsSegments('playera')).toBe(false)
    expect(needsSegments('damas')).toBe(true)
    expect(needsSegments('playera charra')).toBe(true)
  })
})
