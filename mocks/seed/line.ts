import { list } from '../../src/domain/search/words.ts'
import { WARDROBE, type Garment } from '../pictures/wardrobe.ts'
import { PALETTES, type Palette } from './colours.ts'
import { FABRICS, type Fabric } from './fabrics.ts'
import { SIZE_RUNS, type SizeRun } from './sizes.ts'
import { TRADE_WORDS, type Trade } from './towns.ts'

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

/** A misspelt word must not become a garment that nobody can draw or sew. */
const wordOf = <Word extends string>(table: Readonly<Record<Word, unknown>>, word: string): Word => {
  if (!Object.hasOwn(table, word)) throw new Error(`El guardarropa no conoce «${word}»`)
  return word as Word
}

/**
 * The categories of a segment, one a paragraph: category, garment, trades, sizes, palette, pesos and fabrics; nouns and
 * patterns; cuts.
 */
export const lines = (text: string): readonly Line[] =>
  text.split('\n\n').map((paragraph) => {
    const cells = paragraph
      .replace(/,\s+/g, ', ')
      .trim()
      .split(/\s*[|\n]\s*/)
    const [category = '', garment = '', trades = '', sizes = '', palette = '', pesos = '', fabrics = ''] = cells
    const [nouns = '', patterns = '', cuts = ''] = cells.slice(7)
    const [low = 0, high = 0] = pesos.split(' a ').map(Number)
    return {
      category,
      garment: wordOf(WARDROBE, garment),
      trades: list(trades).map((trade) => wordOf(TRADE_WORDS, trade)),
      sizes: wordOf(SIZE_RUNS, sizes),
      palette: wordOf(PALETTES, palette),
      pesos: [low, high],
      fabrics: list(fabrics).map((fabric) => wordOf(FABRICS, fabric)),
      nouns: list(nouns),
      cuts: list(cuts),
      patterns: list(patterns),
    }
  })
