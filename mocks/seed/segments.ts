import { slug } from '../../src/domain/text.ts'
import type { Line } from './line.ts'
import { CABALLERO, DAMA } from './wardrobe-adults.ts'
import { BEBE, NINA, NINO } from './wardrobe-children.ts'
import { ACCESORIOS, CALZADO } from './wardrobe-footwear.ts'
import { DEPORTIVA, INTERIOR, TALLAS_EXTRA, UNIFORMES } from './wardrobe-special.ts'
import { JUVENIL } from './wardrobe-youth.ts'

/** The twelve segments in the order of the menu. `weight`: how much of the shop they fill. */
export const SEGMENTS: readonly { readonly name: string; readonly weight: number; readonly lines: readonly Line[] }[] =
  [
    { name: 'Dama', weight: 5, lines: DAMA },
    { name: 'Caballero', weight: 4, lines: CABALLERO },
    { name: 'Niña', weight: 2, lines: NINA },
    { name: 'Niño', weight: 2, lines: NINO },
    { name: 'Bebé', weight: 2, lines: BEBE },
    { name: 'Juvenil', weight: 2, lines: JUVENIL },
    { name: 'Tallas extra', weight: 2, lines: TALLAS_EXTRA },
    { name: 'Deportiva', weight: 2, lines: DEPORTIVA },
    { name: 'Interior', weight: 2, lines: INTERIOR },
    { name: 'Uniformes', weight: 2, lines: UNIFORMES },
    { name: 'Calzado', weight: 3, lines: CALZADO },
    { name: 'Accesorios', weight: 3, lines: ACCESORIOS },
  ]

export interface SeededCategory {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly segment: string
  readonly line: Line
  readonly weight: number
}

/** Every category with its id: a category belongs to one segment, though its name may return in another. */
export const CATEGORIES: readonly SeededCategory[] = SEGMENTS.flatMap(({ name, weight, lines }) =>
  lines.map((line) => ({ segment: name, weight, line, name: line.category, slug: slug(line.category) })),
).map((category, index) => ({ id: String(index + 1), ...category }))
