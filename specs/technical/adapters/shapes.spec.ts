// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readImage } from '../../../src/adapters/http/images.ts'
import { readColours, readItems, readSizes, readSoldOut, readWords } from '../../../src/adapters/http/lists.ts'
import { readTiers } from '../../../src/adapters/http/prices.ts'

describe('Los precios por piezas', () => {
  const tiers = (raw: unknown) =>
    readTiers(raw)
      ?.map(({ from, price }) => `${from}:${price}`)
      .join(' ') ?? null

  it.each<[unknown, string]>([
    ['3:98.50,12:78', '3:9850 12:7800'],
    ['12:78, 3:98.50', '3:9850 12:7800'],
    ['3:98.50,3:98.5', '3:9850'],
    ['3:1,250.00', '3:125000'],
    ['3:1,250.00,12:1,100.00', '3:125000 12:110000'],
    ['3:98.50;12:78|50:70', '3:9850 12:7800 50:7000'],
    ['3-11:98.50,12+:78', '3:9850 12:7800'],
    ['3 pzas: $98.50', '3:9850'],
    ['', ''],
    ['98.50', '1:9850'],
    [98.5, '1:9850'],
    ['$1,250.00', '1:125000'],
    [['3:98.5', '12:78'], '3:9850 12:7800'],
    [
      [
        { desde: 3, hasta: 11, precio: '98.50' },
        { desde: 12, hasta: null, precio: 78 },
      ],
      '3:9850 12:7800',
    ],
    [
      [
        { min: '12', price: 78 },
        { min: '3', price: 98.5 },
      ],
      '3:9850 12:7800',
    ],
    [[{ minQty: 3, unitPrice: 98.5 }], '3:9850'],
    ['[{"cantidad":3,"precio":"98.50"}]', '3:9850'],
    [{ 3: '98.50', 12: 78 }, '3:9850 12:7800'],
    [[], ''],
    [{ precio: '98.50', mayoreo: '78', piezas: '12' }, '1:9850 12:7800'],
    [{ precio: '98.50', medio: 88, piezas_medio: 6, mayoreo: '78', piezas: '12' }, '1:9850 6:8800 12:7800'],
    [{ precio: '98.50' }, '1:9850'],
    [{ precio: '98.50', mayoreo: '0.00', piezas: 12 }, '1:9850'],
    [{ precio: null, mayoreo: '78', piezas: '12' }, '12:7800'],
    [{ lista: [], precio: 98.5, mayoreo: 78, piezas: 12 }, '1:9850 12:7800'],
    [{ lista: [{ desde: 3, precio: 90 }], precio: 98.5, mayoreo: 78, piezas: 12 }, '1:9850 3:9000'],
    [{ lista: '3:90', precio: 70 }, '3:9000'],
    [{ lista: '3:90', precio: 90 }, '3:9000'],
    [{ lista: '1:90,3:80', precio: 98.5 }, '1:9000 3:8000'],
    [{ precio: '98.50', mayoreo: '' }, '1:9850'],
    [['3:98.50,12:78'], '3:9850 12:7800'],
    [{ 3: { precio: '98.50' }, 12: { precio: 78 } }, '3:9850 12:7800'],
    [
      { precio: 120, media_docena: '110.00', docena: '100.00', mayoreo: 90, piezas: 50 },
      '1:12000 6:11000 12:10000 50:9000',
    ],
    [{ precio: 120, media_docena: '0.00', docena: 100 }, '1:12000 12:10000'],
    // An offer: with its flag or without one, over prices by pieces, and one that no longer holds or of which that is
    // unknown.
    [{ precio: 120, oferta: '84.00', en_oferta: 'SI' }, '1:8400'],
    [{ precio: 120, oferta: '84.00' }, '1:8400'],
    [{ lista: '3:98.50,12:78', oferta: 85, en_oferta: 1 }, '3:8500 12:7800'],
    [{ precio: 120, oferta: '84.00', en_oferta: 'NO' }, '1:12000'],
    [{ precio: 120, oferta: '84.00', en_oferta: '0' }, '1:12000'],
    [{ precio: 120, oferta: '84.00', en_oferta: '2026-12-31' }, '1:12000'],
    [{ precio: 120, oferta: '0.00', en_oferta: 'SI' }, '1:12000'],
    [{ precio: 120, oferta: '130.00' }, '1:12000'],
  ])('%j son %s', (raw, expected) => {
    expect(tiers(raw)).toBe(expected)
  })

  it.each([
    '3:98,50',
    '3:-5',
    '3:0',
    '7:abc',
    'x:10',
    '9:1e9',
    '0:5',
    '2.5:5',
    '3:98.50,12:',
    '3:98.50,abc',
    '0',
    '-5',
    'a consultar',
    true,
    null,
    {},
    [{ desde: 3, precio: 98 }, { desde: 12 }],
    [{ desde: 3, precio: 98 }, 'x'],
    [98, 78],
    { 3: 98, x: 78 },
    // From which piece on is not said; more pieces cost more; two prices for the same.
    { precio: 98, mayoreo: 78 },
    { precio: 78, mayoreo: 98, piezas: 12 },
    '3:98,3:78',
    { precio: 'abc', mayoreo: 78, piezas: 12 },
    // What the whole dozen costs is no price of a piece.
    { precio: 120, docena: '1200.00' },
    { medio: 78, piezas_medio: 6 },
    { lista: 'roto', precio: 98 },
    `3:98,${'9'.repeat(30_000)}`,
  ])('%j no se lee a medias', (raw) => {
    expect(tiers(raw)).toBeNull()
  })
})

describe('Las listas de palabras', () => {
  it.each<[unknown, readonly string[]]>([
    ['CH, M,,CH , null', ['CH', 'M']],
    ['CH|M|G', ['CH', 'M', 'G']],
    ['CH; M; G', ['CH', 'M', 'G']],
    ['CH/M/G', ['CH', 'M', 'G']],
    ['0/3 m', ['0/3 m']],
    ['6 / 12meses', ['6 / 12meses']],
    ['CH/M,G', ['CH/M', 'G']],
    [
      ['CH', 28, null, '', 'CH'],
      ['CH', '28'],
    ],
    ['["CH","M"]', ['CH', 'M']],
    [
      [
        { id: 1, nombre: 'CH' },
        { id: 2, nombre: 'M' },
      ],
      ['CH', 'M'],
    ],
    [[{ talla: 28 }], ['28']],
    [28, ['28']],
    ['NaN,M,null', ['M']],
    ['Ni&ntilde;o,Ni&ntilde;a', ['Niño', 'Niña']],
  ])('%j son %j', (raw, words) => {
    expect(readWords(raw)).toEqual(words)
  })

  it.each([true, {}, null, [{ id: 1 }], ['CH', []], ['CH', true]])('%j no se lee a medias', (raw) => {
    expect(readWords(raw)).toBeUndefined()
  })

  it('las tallas van en orden de prenda', () => {
    expect([
      readSizes('G,CH,M'),
      readSizes(['EG', 'CH']),
      readSizes({}),
      readSizes([{ color: 'Rojo', size: 'M' }]),
    ]).toEqual([['CH', 'M', 'G'], ['CH', 'EG'], undefined, ['M']])
  })

  it.each([
    ['XS-XL', ['XS', 'S', 'M', 'L', 'XL']],
    ['ch a xg', ['CH', 'M', 'G', 'XG']],
    ['CH-M', ['CH-M']],
    ['CH-M,G-XG', ['CH-M', 'G-XG']],
    ['CH-XL', ['CH-XL']],
    ['XL-S', ['XL-S']],
    ['6-14', ['6-14']],
  ])('de la talla «%s» se ofrecen %j', (range, sizes) => {
    expect(readSizes(range)).toEqual(sizes)
  })

  it('de una lista sin fin se toman mil', () => {
    expect(readWords(Array.from({ length: 1200 }, (_, at) => `n${at}`))).toHaveLength(1000)
  })
})

describe('Los colores', () => {
  it.each<[unknown, readonly string[]]>([
    ['Rojo:#CC0000,Hueso', ['Rojo #cc0000', 'Hueso -']],
    ['Rojo:red,Azul:#12345,Gris:x#cc0000', ['Rojo -', 'Azul -', 'Gris -']],
    [[' Rojo : #CC0000 ', null, ':#fff'], ['Rojo #cc0000']],
    ['Rojo|Azul', ['Rojo -', 'Azul -']],
    ['Rojo:#c00', ['Rojo #cc0000']],
    [
      ['Rojo:#cc0000', 'Hueso'],
      ['Rojo #cc0000', 'Hueso -'],
    ],
    [
      [
        { nombre: 'Rojo', hex: '#CC0000' },
        { nombre: 'Hueso', hex: null },
      ],
      ['Rojo #cc0000', 'Hueso -'],
    ],
    [[{ id: 1, color: '#fff', name: 'Blanco' }], ['Blanco #ffffff']],
    ['[{"nombre":"Rojo","codigo":"#cc0000"}]', ['Rojo #cc0000']],
  ])('%j son %j', (raw, colours) => {
    expect(readColours(raw)?.map(({ name, hex }) => `${name} ${hex ?? '-'}`)).toEqual(colours)
  })

  it.each([[[{ hex: '#cc0000' }]], [[5]], [{}]])('%j no se lee a medias', (raw) => {
    expect(readColours(raw)).toBeUndefined()
  })
})

describe('Lo agotado', () => {
  it('se dice por color y talla', () => {
    const pair = { colour: 'Rojo', size: 'G' }
    expect([
      readSoldOut('Rojo:G'),
      readSoldOut([{ color: 'Rojo', talla: 'G' }, null]),
      readSoldOut([{ colour: 'Rojo', size: 'G' }]),
      readSoldOut(''),
    ]).toEqual([[pair], [pair], [pair], []])
    expect(readSoldOut([{ color: 'Rojo' }, { talla: 'G' }])).toEqual([
      { colour: 'Rojo', size: '' },
      { colour: '', size: 'G' },
    ])
    expect(['Rojo', 'Rojo:', ':G', [{}], [5]].map(readSoldOut)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('Las imágenes', () => {
  const image = (raw: unknown, base = 'images', folders = {}) => readImage(raw, { base, folders }, 'producto') ?? null

  it.each([
    ['a.svg', 'a.svg'],
    [' a.svg ', 'a.svg'],
    ['a-b/c_d/e.f.svg', 'a-b/c_d/e.f.svg'],
    ['-a/9.svg', '-a/9.svg'],
    ['niños.svg', 'ni%C3%B1os.svg'],
    ['Playera niña (1).jpg', 'Playera%20ni%C3%B1a%20(1).jpg'],
    ['blog/expo%20textil.jpg', 'blog/expo%20textil.jpg'],
    ['Playera #121 50% desc.jpg', 'Playera%20%23121%2050%25%20desc.jpg'],
    ['/productos/a.svg', 'productos/a.svg'],
    ['/images/productos/a.svg', 'productos/a.svg'],
    ['images/productos/a.svg', 'productos/a.svg'],
    ['http://tienda.mx/images/productos/a.svg', 'productos/a.svg'],
    ['https://otra.mx/images/a.svg', 'a.svg'],
    ['productos/a.svg?v=12', 'productos/a.svg'],
    ['\uD800 media letra.svg', '%EF%BF%BD%20media%20letra.svg'],
    [{ url: '/images/a.svg', alt: 'x' }, 'a.svg'],
    [{ desktop: 'a.svg', mobile: 'b.svg' }, 'a.svg'],
  ])('%j es %s', (raw, path) => {
    expect(image(raw)).toBe(path)
  })

  it.each([
    '.a.svg',
    'a/.b.svg',
    'a//b.svg',
    'a/',
    '../a.svg',
    'a/%2e%2e/b',
    'a%2fb',
    '//otro.mx/a.svg',
    '/\\otro.mx/a',
    'https://otro.mx/a.svg',
    'https:a.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    'a\\b',
    'a"b',
    'a<b',
    'x'.repeat(501),
    5,
    null,
    {},
    [],
    '',
    'ftp://x/images/a.svg',
    'https://x/images/../a.svg',
    'images/../../a',
    '../secreto.svg',
    'a/../../b',
    '.oculta',
    'vbscript:x',
  ])('%j no es una imagen de la casa', (raw) => {
    expect(image(raw)).toBeNull()
  })

  it('un nombre sin carpeta va en la que se diga', () => {
    const inFolder = (raw: unknown) => image(raw, 'images', { producto: 'fotos/prendas' })
    expect(['a.svg', 'b/a.svg', '/a.svg', '/images/a.svg'].map(inFolder)).toEqual([
      'fotos/prendas/a.svg',
      'b/a.svg',
      'a.svg',
      'a.svg',
    ])
  })

  it('la base puede tener varias partes, o ninguna', () => {
    expect([image('/cdn/fotos/a.svg', 'cdn/fotos'), image('https://x/a.svg', ''), image('/a.svg', '')]).toEqual([
      'a.svg',
      null,
      'a.svg',
    ])
  })

  it('de una galería se toman los textos, las listas y el JSON', () => {
    expect([
      readItems('a (1).png, b.png,'),
      readItems(['a', { url: 'b' }]),
      readItems('["a","b"]'),
      readItems(null),
    ]).toEqual([['a (1).png', ' b.png', ''], ['a', { url: 'b' }], ['a', 'b'], undefined])
  })
})
