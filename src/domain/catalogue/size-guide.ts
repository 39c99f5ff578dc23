import type { ProductDetail } from './catalogue.ts'
import { firstUpper, foldText } from '../text.ts'

/** Measures in centimetres by size. */
export interface SizeChart {
  /** Whose sizes they are: `Dama`; empty where there is nothing to tell apart. */
  readonly title: string
  readonly measures: readonly string[]
  /** `values` in the order of `measures`; empty where one is not known. */
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[]
}

interface Table {
  readonly title: string
  readonly measures: readonly string[]
  /**
   * The measures of a size, in lower case and without «m» for months; undefined for a size that is not in the table.
   */
  readonly valuesOf: (size: string) => readonly string[] | undefined
}

/** A line has the ways in which a size is written and its measures. */
const table = (title: string, measures: string, lines: string): Table => {
  const bySize = new Map(
    lines.split(/\s*\n\s*/).flatMap((line) => {
      const [sizes = '', ...values] = line.trim().split(/ +/)
      return sizes
        .toLowerCase()
        .split('/')
        .map((size) => [size, values] as const)
    }),
  )
  return { title, measures: measures.split(', '), valuesOf: (size) => bySize.get(size) }
}

const span = (from: number, length: number): string => `${from}-${from + length - 1}`
const within = (size: string, from: number, to: number): number | undefined => {
  const number = /^\d+(?:[.,]\d)?$/.test(size) ? Number(size.replace(',', '.')) : NaN
  return number >= from && number <= to ? number : undefined
}
/** A table whose measures are computed from the number of the size. */
const computed = (
  title: string,
  measures: string,
  from: number,
  to: number,
  valuesOf: (number: number) => readonly string[],
): Table => ({
  title,
  measures: measures.split(', '),
  valuesOf: (size) => {
    const number = within(size, from, to)
    return number === undefined ? undefined : valuesOf(number)
  },
})

const BODY = 'Busto, Cintura, Cadera'
const WOMEN = table(
  'Dama',
  BODY,
  `XCH/XS 80-84 62-66 87-91
  CH/S 85-89 67-71 92-96
  M 90-94 72-76 97-101
  G/L 95-100 77-82 102-107
  EG/XG/XL 101-106 83-88 108-113
  2XG/XXG/2XL/XXL 107-113 89-95 114-120
  3XG/3XL 114-120 96-102 121-127
  4XG/4XL 121-128 103-110 128-135
  5XG/5XL 129-136 111-118 136-143`,
)
const MEN = table(
  'Caballero',
  'Pecho, Cintura',
  `XCH/XS 82-87 68-73
  CH/S 88-94 74-80
  M 95-101 81-87
  G/L 102-108 88-94
  EG/XG/XL 109-115 95-101
  2XG/XXG/2XL/XXL 116-122 102-108
  3XG/3XL 123-129 109-115
  4XG/4XL 130-136 116-122
  5XG/5XL 137-143 123-129`,
)
const JUNIORS = table(
  'Dama y juvenil, por número',
  BODY,
  `3 80-82 60-62 86-88
  5 83-85 63-65 89-91
  7 86-88 66-68 92-94
  9 89-92 69-72 95-98
  11 93-96 73-76 99-102
  13 97-100 77-80 103-106
  15 101-104 81-84 107-110
  17 105-108 85-88 111-114`,
)
const CHILDREN = table(
  'Niña y niño',
  'Estatura, Pecho, Cintura',
  `2 86-92 52-54 50-52
  4 98-104 55-57 52-54
  6 110-116 58-61 54-56
  8 122-128 62-66 57-59
  10 134-140 67-71 60-63
  12 146-152 72-76 64-67
  14 156-162 77-81 68-71
  16 164-170 82-86 72-75`,
)
const BABIES = table(
  'Bebé',
  'Estatura, Pecho',
  `prematuro 40-45 30-34
  rn/reciennacido 46-52 35-39
  0-3 53-60 40-43
  3-6 61-67 44-46
  6-9 68-72 46-48
  6-12 68-77 46-49
  9-12 73-77 48-49
  12-18 78-83 49-51
  18-24 84-89 51-53`,
)
const WOMEN_TROUSERS = computed('Dama, pantalón', 'Cintura, Cadera', 24, 48, (size) => [
  span(59 + (size - 24) * 2, 4),
  span(85 + (size - 24) * 2, 4),
])
/** The number of a man's trousers or belt is his waist in inches. */
const MEN_TROUSERS = computed('Caballero, pantalón', 'Cintura', 26, 54, (size) => [
  span(Math.round(size * 2.54) - 2, 5),
])
const BELTS = computed('Cinturón', 'Cintura', 26, 54, (size) => [span(Math.round(size * 2.54) - 2, 5)])
/** Mexican shoes and hats are numbered in centimetres. */
const SHOES = computed('Calzado', 'Largo del pie', 8, 34, (size) => [String(size)])
const HATS = computed('Sombrero o gorra', 'Contorno de cabeza', 44, 66, (size) => [String(size)])
/** `36B`: 36 is the band, where 30 is 65 cm and each two more are 5 cm; each letter is 2 cm of bust. */
const BRAS: Table = {
  title: 'Brasier',
  measures: ['Contorno bajo busto', 'Busto'],
  valuesOf: (size) => {
    const [, band = '', cup = ''] = /^(\d\d)([a-d])$/.exec(size) ?? []
    const number = within(band, 28, 46)
    if (number === undefined) return undefined
    const under = 65 + ((number - 30) / 2) * 5
    return [span(under - 2, 5), span(under + 12 + 'abcd'.indexOf(cup) * 2, 3)]
  },
}

const KINDS: readonly (readonly [RegExp, readonly Table[]])[] = [
  [/calzado|zapat|tenis|botas?\b|botin|sandalia|flats|huarache|pantufla/, [SHOES]],
  [/sombrero|gorr|boina|texana/, [HATS]],
  [/cintur|cintos?\b/, [BELTS]],
  [/\bnin[ao]s?\b|infantil|escolar/, [CHILDREN]],
  [/juvenil|joven/, [JUNIORS, WOMEN, MEN]],
  [/dama|mujer|blusa|vestido|falda|legging|pantaleta|brasier|\btops?\b/, [WOMEN, WOMEN_TROUSERS, JUNIORS, BRAS]],
  [/caballero|hombre|\bboxers?\b|trusa/, [MEN, MEN_TROUSERS]],
]
const ANYBODY: readonly Table[] = [BRAS, WOMEN, MEN, WOMEN_TROUSERS, MEN_TROUSERS]

const keyOf = (size: string): string =>
  foldText(size)
    .replace(/(?<=\d) ?m(?:eses)?$/, '')
    .replace(/\s*[-/a]\s*(?=\d)/, '-')
    .replaceAll(' ', '')

/**
 * A general guide to the sizes of a product by its segment and category (R12.87). Empty for sizes without common
 * measures.
 */
export const generalSizeGuide = ({
  segment,
  category,
  sizes,
}: Pick<ProductDetail, 'segment' | 'category' | 'sizes'>): readonly SizeChart[] => {
  const words = foldText(`${segment} ${category}`)
  // The sizes of babies are in months, whatever the garment.
  const tables = sizes.some((size) => BABIES.valuesOf(keyOf(size)))
    ? [BABIES]
    : (KINDS.find(([names]) => names.test(words))?.[1] ?? ANYBODY)
  return tables.flatMap(({ title, measures, valuesOf }) => {
    const rows = sizes.flatMap((size) => {
      const values = valuesOf(keyOf(size))
      return values === undefined ? [] : [{ size, values }]
    })
    return rows.length === 0 ? [] : [{ title, measures, rows }]
  })
}

/**
 * The manufacturer's own measures as a table (R12.87); null where the text is no such table and has to be shown as it
 * is.
 */
export const ownSizeChart = (text: string): SizeChart | null => {
  const rows = text.split(/[;|\n]/).flatMap((line) => {
    const [size = '', said] = line.split(/[:=](.*)/s)
    if (line.trim() === '') return []
    const parts = (said ?? '')
      .split(',')
      .map((part) => /^(\p{L}[\p{L} ]*?)[\s:=]+(\d[\d\s.,–-]*)(?:cms?\.?)?$/u.exec(part.trim()))
    const values = new Map(parts.map((part) => [firstUpper(part?.[1]?.toLowerCase() ?? ''), part?.[2]?.trim() ?? '']))
    return [{ size: size.trim(), values, isRead: size.trim() !== '' && !parts.includes(null) }]
  })
  if (rows.length === 0 || rows.some(({ isRead }) => !isRead)) return null
  const measures = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))]
  return {
    title: '',
    measures,
    rows: rows.map(({ size, values }) => ({ size, values: measures.map((name) => values.get(name) ?? '') })),
  }
}
