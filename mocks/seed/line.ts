import type { Garment } from '../pictures/garment.ts'
import type { Palette } from './colours.ts'
import type { Fabric } from './fabrics.ts'
import type { SizeRun } from './sizes.ts'
import type { Trade } from './towns.ts'

/** One category of the shop and how its products are made up. */
export interface Line {
  readonly category: string
  readonly garment: Garment
  readonly trades: readonly Trade[]
  readonly sizes: SizeRun
  readonly palette: Palette
  /** Pesos of one piece at the first tier, from and to. */
  readonly pesos: readonly [number, number]
  readonly fabrics: readonly Fabric[]
  readonly nouns: readonly string[]
  /** What sets one apart: cut, neck, length. */
  readonly cuts: readonly string[]
  readonly patterns: readonly string[]
}

type Words = 'nouns' | 'cuts' | 'patterns'
type Written = Omit<Line, Words> & Readonly<Record<Words, string>>

/** Categories whose words are written with commas between. */
export const lines = (written: readonly Written[]): readonly Line[] =>
  written.map((line) => ({
    ...line,
    nouns: line.nouns.split(', '),
    cuts: line.cuts.split(', '),
    patterns: line.patterns.split(', '),
  }))
