import { slug } from '../../src/domain/text.ts'
import type { SegmentName } from '../seed/categories.ts'
import { chosen } from '../seed/design.ts'
import { GARMENTS, type GarmentName } from '../seed/garments.ts'
import { PAPER } from './ink.ts'
import { createPen, strokes } from './pen.ts'
import { SHAPES } from './shapes/shapes.ts'

type Hues = readonly [light: string, strong: string]
type Face = readonly [...hues: Hues, garment: GarmentName, y: number, scale: number]

/** A segment's face: light ground, strong shape, and a garment with its middle and size. */
const FACES: Readonly<Record<SegmentName, Face>> = {
  Dama: ['#f9b9d2', '#e4007c', 'Vestido de tirantes', 560, 0.27],
  Caballero: ['#a9c7f2', '#22337a', 'Camisa', 540, 0.28],
  Niña: ['#ffc9de', '#8a3fd1', 'Vestido de niña', 550, 0.28],
  Niño: ['#bfe6ff', '#f0521c', 'Playera de niño', 530, 0.28],
  Bebé: ['#ffeba0', '#1e9e8a', 'Pañalero', 500, 0.31],
  Juvenil: ['#cff04f', '#5b2be0', 'Hoodie', 470, 0.28],
  'Tallas extra': ['#ffb08a', '#8e1238', 'Blusa', 500, 0.29],
  Deportiva: ['#ffb400', '#1b3fd6', 'Tenis', 560, 0.31],
  Interior: ['#f1d9f2', '#6d1f6b', 'Brasier', 470, 0.32],
  Uniformes: ['#cfe0d2', '#0f6b57', 'Filipina', 530, 0.28],
  Calzado: ['#f2c48a', '#8a3a14', 'Botín', 560, 0.31],
  Accesorios: ['#ffd966', '#c9006b', 'Bolsa', 545, 0.33],
}

/** Pictures of a shop, a promotion or an article have one of these pairs. */
export const PAIRS: readonly Hues[] = Object.values(FACES).map(([light, strong]) => [light, strong])

/** A segment's icon has thick lines, to read at 48 px. */
export const drawSegmentIcon = (path: string): string | null => {
  const face = Object.entries(FACES).find(([name]) => slug(name) === path)?.[1]
  if (face === undefined) return null
  const [ground, colour, garment, y, scale] = face
  const [shape, choices] = GARMENTS[garment]
  const pen = createPen({ id: `${path}-`, colour, accent: PAPER, design: {}, seed: 1, weight: 1.8 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><path fill="${ground}" ` +
    'd="M0 0H240V240H0Z"/><g stroke-linejoin="round" ' +
    `transform="translate(120 120) scale(${scale}) translate(0 ${-y})">` +
    `${strokes(SHAPES[shape].draw(pen, chosen(choices)))}</g></svg>`
  )
}
