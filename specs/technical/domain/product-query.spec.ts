// @vitest-environment node
import { expect, it } from 'vitest'
import { NO_FILTERS, type ListState } from '../../../src/domain/catalogue/product-filters.ts'
import { isCrossed, parsePesos } from '../../../src/domain/catalogue/tiers.ts'
import { readQuery, writeQuery } from '../../../src/ui/features/catalogue/list-address.ts'

const EMPTY: ListState = { ...NO_FILTERS, sort: 'relevancia', pages: 1 }

it('la dirección de una lista lleva cada filtro con su nombre', () => {
  const text =
    'segmento=Dama&categoria=Blusas&categoria=Faldas&talla=CH&talla=M&color=Negro&empresa=Alba' +
    '&municipio=Le%C3%B3n&minimo=6&insignia=verificada&precio_min=78.5&precio_max=200&piezas=24&orden=precio-mayor' +
    '&pagina=3'
  const state: ListState = {
    segments: ['Dama'],
    categories: ['Blusas', 'Faldas'],
    sizes: ['CH', 'M'],
    colours: ['Negro'],
    stores: ['Alba'],
    towns: ['León'],
    minimums: ['6'],
    badges: ['verificada'],
    priceFrom: 78_50,
    priceTo: 200_00,
    pieces: 24,
    sort: 'precio-mayor',
    pages: 3,
  }
  expect(readQuery(`?${text}`)).toEqual(state)
  expect(writeQuery('', state)).toBe(text)
  expect(writeQuery(`x=1&${text}&y=2`, EMPTY)).toBe('x=1&y=2')
})

it('R12.27 sobre lo que una búsqueda dijo, la dirección lleva solo lo que se cambió', () => {
  const given = {
    filters: { ...NO_FILTERS, segments: ['Niño'], colours: ['Negro', 'Azul'], priceTo: 60_00, pieces: 24 },
    sort: 'precio-menor',
  } as const
  expect(readQuery('', given)).toEqual({ ...given.filters, sort: 'precio-menor', pages: 1 })
  expect(readQuery('color=negro&color=Rojo', given).colours).toEqual(['Negro', 'Azul', 'Rojo'])
  const changed: ListState = { ...EMPTY, segments: ['Niño'], colours: ['Azul', 'Rojo'], sizes: ['8'] }
  const query = writeQuery('', changed, given)
  expect(query).toBe('talla=8&color=Rojo&orden=relevancia&sin=negro&sin=precio_max&sin=piezas')
  expect(readQuery(query, given)).toEqual(changed)
  expect(writeQuery(query, readQuery('', given), given)).toBe('')
})

it('una lista llega hasta la página 4200; lo demás es la primera', () => {
  const pages = ['1', '4200', '4201', '0', '01', '2x', '2.5'].map((text) => readQuery(`pagina=${text}`).pages)
  expect(pages).toEqual([1, 4200, 1, 1, 1, 1, 1])
})

it('las tallas salen en orden de prenda; los colores, como se eligieron; y cada uno una vez', () => {
  expect(readQuery('talla=G&talla=CH&talla=g&color=Rosa&color=%20An%CC%83il%20&color=ROSA')).toMatchObject({
    sizes: ['CH', 'G'],
    colours: ['Rosa', 'Añil'],
  })
})

it('en la dirección caben 40 valores de 60 letras', () => {
  const long = 'x'.repeat(60)
  expect(readQuery(`color=${long}&color=y${long}`).colours).toEqual([long])
  const many = Array.from({ length: 45 }, (_, at) => `color=c${at}`).join('&')
  expect(readQuery(many).colours).toHaveLength(40)
  expect(readQuery(many).colours[0]).toBe('c0')
})

it.each(['precio_max=NaN', 'orden=x', 'color=%20', 'precio_min=300&precio_max=100'])('de «%s» no queda nada', (text) =>
  expect(readQuery(text)).toEqual(EMPTY),
)

it('un precio de cada lado basta; cruzados no cuentan, iguales sí', () => {
  expect(readQuery('precio_min=10')).toEqual({ ...EMPTY, priceFrom: 10_00 })
  expect(readQuery('precio_max=10')).toEqual({ ...EMPTY, priceTo: 10_00 })
  expect(readQuery('precio_min=10&precio_max=10')).toMatchObject({ priceFrom: 10_00, priceTo: 10_00 })
  expect(isCrossed(2, 1)).toBe(true)
})

it.each([
  ['0', 0],
  ['10000000', 1_000_000_000],
  ['$ 1 200', 1200_00],
  ['1,200,000.50', 1_200_000_50],
  ['10000000.01|1,200x||1e3|x12|1.|.5|1,2000', null],
])('«%s» son %s centavos', (texts, centavos) => {
  for (const text of texts.split('|')) expect(parsePesos(text), text).toBe(centavos)
})
