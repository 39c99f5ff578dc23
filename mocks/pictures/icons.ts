import { type Choices, chosen } from '../seed/design.ts'
import { GARMENTS, type GarmentName } from '../seed/garments.ts'
import { PAPER } from './ink.ts'
import { createPen } from './pen.ts'
import { type Look, SHAPES } from './shapes/shapes.ts'

/** A light ground and a strong shape for each segment: everything drawn for it uses these two. */
export const SEGMENT_HUES = {
  dama: ['#f9b9d2', '#e4007c'],
  caballero: ['#a9c7f2', '#22337a'],
  nina: ['#ffc9de', '#8a3fd1'],
  nino: ['#bfe6ff', '#f0521c'],
  bebe: ['#ffeba0', '#1e9e8a'],
  juvenil: ['#cff04f', '#5b2be0'],
  'tallas-extra': ['#ffb08a', '#8e1238'],
  deportiva: ['#ffb400', '#1b3fd6'],
  interior: ['#f1d9f2', '#6d1f6b'],
  uniformes: ['#cfe0d2', '#0f6b57'],
  calzado: ['#f2c48a', '#8a3a14'],
  accesorios: ['#ffd966', '#c9006b'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>
type Segment = keyof typeof SEGMENT_HUES

/** The garment that stands for each segment, and where its middle and size are. */
const FACES: Readonly<Record<Segment, readonly [GarmentName, y: number, scale: number]>> = {
  dama: ['Vestido de tirantes', 560, 0.27],
  caballero: ['Camisa', 540, 0.28],
  nina: ['Vestido de niña', 550, 0.28],
  nino: ['Playera de niño', 530, 0.28],
  bebe: ['Pañalero', 500, 0.31],
  juvenil: ['Hoodie', 470, 0.28],
  'tallas-extra': ['Blusa', 500, 0.29],
  deportiva: ['Tenis', 560, 0.31],
  interior: ['Brasier', 470, 0.32],
  uniformes: ['Filipina', 530, 0.28],
  calzado: ['Botín', 560, 0.31],
  accesorios: ['Bolsa', 545, 0.33],
}

const isSegment = (slug: string): slug is Segment => Object.hasOwn(FACES, slug)

/** The icon of a segment on its own pair of hues, with thick lines, so that it still reads at 48 px. */
export const drawSegmentIcon = (slug: string): string | null => {
  if (!isSegment(slug)) return null
  const [ground, colour] = SEGMENT_HUES[slug]
  const [name, y, scale] = FACES[slug]
  const [shape, choices]: readonly [Look['shape'], Choices] = GARMENTS[name]
  const design = chosen(choices)
  const pen = createPen({
    id: `${slug}-`,
    colour,
    accent: PAPER,
    pattern: 'liso',
    fabric: 'algodon',
    seed: 1,
    back: false,
    weight: 1.8,
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><path fill="${ground}" ` +
    `d="M0 0H240V240H0Z"/><g stroke-linejoin="round" transform="translate(120 120) scale(${scale}) translate(0 ${-y})">` +
    `${SHAPES[shape].draw(pen, design)}</g></svg>`
  )
}
