import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../../mocks/handlers/images.ts'
import { drawCover } from '../../../mocks/pictures/covers.ts'
import { drawGarment, GARMENTS, type GarmentSpec, PATTERNS, VIEWS } from '../../../mocks/pictures/garment.ts'
import { drawSegmentIcon, drawStoreMark, SEGMENT_HUES } from '../../../mocks/pictures/marks.ts'
import { designOf, patternOf } from '../../../mocks/seed/designs.ts'
import { fittingCut } from '../../../mocks/seed/fitting.ts'
import { createShop } from '../../../mocks/shop.ts'
import { foldText } from '../../../src/domain/text.ts'

const base: GarmentSpec = {
  garment: 'playera',
  colour: '#c9006b',
  accent: '#ffb400',
  pattern: 'flores',
  view: 'frente',
  backdrop: ['#f9b9d2', '#e4007c'],
  seed: 7,
}

/** Everything that would keep a browser from showing the text as a picture, or make it do more than that. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')) found.push('no empieza como un SVG')
  const tags = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g
  for (const [, closing, name, , selfClosing] of svg.matchAll(tags)) {
    if (closing) {
      if (open.pop() !== name) found.push(`cierra ${name} sin abrirlo`)
    } else if (!selfClosing) open.push(name ?? '')
  }
  if (open.length) found.push(`sin cerrar: ${open.join(', ')}`)
  if (/[<>&]/.test(svg.replaceAll(tags, ''))) found.push('marcas sueltas')
  if (/<(script|foreignObject|style|image|a)\b/i.test(svg)) found.push('elemento prohibido')
  if (/\son\w+\s*=/i.test(svg)) found.push('atributo de evento')
  if (/href="(?!#)/i.test(svg) || /url\((?!#)/i.test(svg)) found.push('referencia externa')
  if (/NaN|undefined|null|Infinity|\de[-+]\d/.test(svg.replaceAll(/(?:id|href)="[^"]*"|url\([^)]*\)/g, '')))
    found.push('número roto')
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
  if (new Set(ids).size !== ids.length) found.push('ids repetidos')
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!ids.includes(id ?? '')) found.push(`falta #${id}`)
  return found
}

describe('Las fotos dibujadas de los productos', () => {
  it('reconoce un SVG roto, con script o con referencia externa', () => {
    const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'
    expect(faults(`${start}<g></svg>`)).not.toEqual([])
    expect(faults(`${start}<script></script></svg>`)).toEqual(['elemento prohibido'])
    expect(faults(`${start}<g onload="x"/></svg>`)).toEqual(['atributo de evento'])
    expect(faults(`${start}<use href="https://otro.mx/a.svg"/></svg>`)).toEqual(['referencia externa'])
    expect(faults(`${start}<path d="M0 NaN"/></svg>`)).toEqual(['número roto'])
    expect(faults(`${start}<path d="M0 0"/></svg>`)).toEqual([])
  })

  it('da los mismos bytes para la misma descripción', () => {
    for (const view of VIEWS) expect(drawGarment({ ...base, view })).toBe(drawGarment({ ...base, view }))
  })

  it('tiene las cuarenta y cinco prendas, catorce estampados y cuatro vistas', () => {
    expect(GARMENTS).toHaveLength(45)
    expect(PATTERNS).toHaveLength(14)
    expect(VIEWS).toEqual(['frente', 'espalda', 'detalle', 'doblada'])
  })

  it.each(GARMENTS)('dibuja %s en todas sus vistas, estampados y variantes, sin exceder 8 KB', (garment) => {
    for (const view of VIEWS) {
      for (const pattern of PATTERNS) {
        for (let seed = 0; seed < 3; seed++) {
          const svg = drawGarment({ ...base, garment, view, pattern, seed })
          expect(svg.length, `${view} ${pattern} ${seed}`).toBeLessThan(8192)
          if (seed === pattern.length % 3) expect(faults(svg), `${view} ${pattern} ${seed}`).toEqual([])
        }
      }
    }
  })

  it.each(GARMENTS)('dibuja distinta cada vista de %s', (garment) => {
    expect(new Set(VIEWS.map((view) => drawGarment({ ...base, garment, view }))).size).toBe(4)
  })

  it('cambia con el color, con el estampado y con el fondo', () => {
    const pictures = [
      base,
      { ...base, colour: '#22337a' },
      { ...base, pattern: 'rayas' as const },
      { ...base, backdrop: ['#a9c7f2', '#22337a'] as const },
    ].map(drawGarment)
    expect(new Set(pictures).size).toBe(4)
    expect(pictures[1]).toContain('#22337a')
    expect(pictures[0]).not.toContain('#22337a')
  })

  it.each([
    ['Playera Alba de manga corta', 'Playera Alba de manga larga'],
    ['Playera Alba de cuello redondo', 'Playera Alba de cuello V'],
    ['Playera Alba de corte recto', 'Playera Alba con estampado'],
    ['Blusa Alba de tirantes', 'Blusa Alba de manga globo'],
    ['Sudadera Alba de cuello redondo', 'Sudadera Alba con capucha'],
    ['Suéter Alba de cuello tortuga', 'Suéter Alba de cuello V'],
    ['Pantalón Alba de corte recto', 'Pantalón Alba capri'],
    ['Jeans Alba skinny', 'Jeans Alba de corte acampanado'],
    ['Vestido Alba midi', 'Vestido Alba de corte corto'],
    ['Falda Alba de tubo', 'Falda Alba circular'],
    ['Chamarra Alba de cuello alto', 'Chamarra Alba con gorro'],
  ])('«%s» no se dibuja como «%s»', (one, other) => {
    const garment = (name: string) => GARMENTS.find((each) => each === foldText(name.split(' ')[0] ?? '')) ?? 'blusa'
    const drawn = (name: string) =>
      drawGarment({ ...base, garment: garment(name), pattern: 'liso', design: designOf(name) }).replaceAll(
        /g[a-z0-9]+-/g,
        '',
      )
    expect(drawn(one)).not.toBe(drawn(other))
  })

  it.each([
    ['Playera Nogal de rayas', 'rayas'],
    ['Suéter de ochos Nogal calado', 'trenzas'],
    ['Sudadera Nogal de bloques', 'bloques'],
    ['Camisa leñadora Nogal de manga larga', 'cuadros'],
    ['Capa Nogal con grecas', 'grecas'],
    ['Playera Nogal oversize', undefined],
  ])('el estampado de «%s» es %s', (name, pattern) => {
    expect(patternOf(name)).toBe(pattern)
  })

  it.each([
    ['Mocasín', 'oxford', 'de descanso'],
    ['Flat', 'de tacón ancho', 'de pulsera'],
    ['Zapato', 'oxford', 'oxford'],
  ])('un %s que iba a ser %s es %s', (noun, cut, fitting) => {
    const cuts =
      noun === 'Flat'
        ? ['de punta fina', 'con moño', 'de tacón ancho', 'de pulsera']
        : ['derby', 'oxford', 'de descanso', 'de suela cosida']
    expect(fittingCut(noun, cut, cuts)).toBe(fitting)
  })

  it('dibuja cada producto de la tienda, con lo que dice su nombre, sin fallas ni más de 8 KB', () => {
    const shop = createShop(1, 900)
    const views = shop.products.map(({ id, image }, at) =>
      at % 3 === 0 ? `productos/${id}-${1 + (at % 4)}.svg` : (image ?? ''),
    )
    for (const path of views) {
      const svg = pictureOf(shop, path) ?? ''
      expect(faults(svg), path).toEqual([])
      expect(svg.length, path).toBeLessThan(8192)
    }
  })

  it('no deja pasar marcas en un color hostil', () => {
    const svg = drawGarment({ ...base, colour: '"/><script>alert(1)</script>', accent: 'url(https://otro.mx)' })
    expect(faults(svg)).toEqual([])
  })

  it('no pone una prenda blanca sobre un fondo blanco', () => {
    const svg = drawGarment({ ...base, colour: '#ffffff', pattern: 'liso', backdrop: ['#ffffff', '#f5f3ee'] })
    const ground = /<path fill="(#\w{6})" d="M0 0H800V1000H0Z"/.exec(svg)?.[1] ?? '#ffffff'
    expect(Number.parseInt(ground.slice(1, 3), 16)).toBeLessThan(0xc0)
  })
})

describe('Las marcas de tienda, los iconos y las portadas', () => {
  it('dibuja la marca con las iniciales, sin artículos y siempre igual', () => {
    const mark = { name: 'La Costura de León', seed: 3, hues: ['#ffd966', '#c9006b'] as const }
    const svg = drawStoreMark(mark)
    expect(faults(svg)).toEqual([])
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join('')).toBe('CL')
    expect(drawStoreMark(mark)).toBe(svg)
  })

  it('usa al menos ocho composiciones de marca', () => {
    const shapes = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const svg = drawStoreMark({ name: 'Tejidos Lupe', seed, hues: ['#ffd966', '#c9006b'] })
      shapes.add(svg.replaceAll(/#\w{6}/g, ''))
    }
    expect(shapes.size).toBeGreaterThanOrEqual(8)
  })

  it.each(['<script>alert(1)</script>', '', '& "', '日本', '👗 Moda'])('aguanta una tienda llamada «%s»', (name) => {
    expect(faults(drawStoreMark({ name, seed: 1, hues: ['#ffd966', '#c9006b'] }))).toEqual([])
  })

  it('dibuja los doce segmentos, cada uno con su par de colores', () => {
    const slugs = Object.keys(SEGMENT_HUES)
    expect(slugs).toEqual([
      'dama',
      'caballero',
      'nina',
      'nino',
      'bebe',
      'juvenil',
      'tallas-extra',
      'deportiva',
      'interior',
      'uniformes',
      'calzado',
      'accesorios',
    ])
    const icons = slugs.map(drawSegmentIcon)
    for (const icon of icons) expect(faults(icon)).toEqual([])
    expect(new Set(icons).size).toBe(12)
    expect(new Set(Object.values(SEGMENT_HUES).map(String)).size).toBe(12)
  })

  it('da un icono sencillo a un segmento que no conoce', () => {
    expect(faults(drawSegmentIcon('constructor'))).toEqual([])
  })

  it.each([
    ['tienda', '0 0 1600 500'],
    ['carrusel', '0 0 1600 900'],
    ['banner', '0 0 1200 400'],
    ['blog', '0 0 1200 675'],
  ] as const)('compone portadas de %s de %s, siempre iguales', (kind, box) => {
    for (const motif of ['dama', 'Mezclilla', 'calzado', '<b>"', '']) {
      for (let seed = 0; seed < 6; seed++) {
        const cover = { kind, motif, hues: ['#a9c7f2', '#22337a'] as const, seed }
        const svg = drawCover(cover)
        expect(faults(svg), `${motif} ${seed}`).toEqual([])
        expect(svg).toContain(`viewBox="${box}"`)
        expect(drawCover(cover)).toBe(svg)
        expect(svg.length).toBeLessThan(40_000)
      }
    }
  })
})
