import type { Design, Value } from '../../seed/design.ts'

/** The measures of what is worn above: half widths, and where things are. */
export interface Cut {
  readonly neck: number
  /** Of a round neckline, below the shoulders' point. */
  readonly depth: number
  readonly shoulder: number
  readonly body: number
  readonly waist: number
  readonly hem: number
  readonly bottom: number
  readonly tail: 'recta' | 'camisa' | 'resorte' | 'falda' | 'pies' | 'pañal' | 'piernas'
  readonly sleeve: Value<'sleeve'>
  /** Knitted: bands and cuffs in ribs, and big buttons. */
  readonly knit: boolean
}

/** Where the neck begins, the shoulder ends, and the sleeve leaves the body. */
export const TOP = 208
export const SHOULDER = 246
export const ARM = 430

const BASE = {
  neck: 76,
  depth: 66,
  shoulder: 164,
  body: 172,
  waist: 168,
  hem: 180,
  bottom: 850,
  tail: 'recta',
  knit: false,
} as const

type Measures = Omit<Cut, 'sleeve'>
const CUTS = {
  playera: BASE,
  blusa: { ...BASE, neck: 92, depth: 78, shoulder: 158, body: 158, waist: 120, hem: 196, bottom: 780 },
  camisa: { ...BASE, neck: 80, tail: 'camisa', hem: 178 },
  sudadera: { ...BASE, neck: 84, shoulder: 174, body: 186, waist: 192, hem: 172, bottom: 800, tail: 'resorte' },
  sueter: {
    ...BASE,
    depth: 60,
    shoulder: 170,
    body: 182,
    waist: 186,
    hem: 170,
    bottom: 810,
    tail: 'resorte',
    knit: true,
  },
  chamarra: { ...BASE, neck: 90, shoulder: 176, body: 192, waist: 196, hem: 180, bottom: 790, tail: 'resorte' },
  chaleco: { ...BASE, neck: 84, shoulder: 172, body: 186, waist: 186, hem: 182, bottom: 800 },
  filipina: { ...BASE, neck: 84, depth: 80, shoulder: 170, body: 182, waist: 180, hem: 192, bottom: 830 },
  bata: { ...BASE, neck: 80, shoulder: 172, body: 184, waist: 178, hem: 210, bottom: 910 },
  vestido: { ...BASE, neck: 88, depth: 80, shoulder: 146, body: 150, waist: 132, hem: 250, bottom: 860, tail: 'falda' },
  mameluco: { ...BASE, neck: 74, depth: 54, shoulder: 136, body: 158, waist: 176, hem: 190, bottom: 800, tail: 'pies' },
  pañalero: {
    ...BASE,
    neck: 82,
    depth: 56,
    shoulder: 146,
    body: 162,
    waist: 172,
    hem: 178,
    bottom: 760,
    tail: 'pañal',
  },
  overol: { ...BASE, neck: 78, shoulder: 166, body: 172, waist: 150, hem: 150, bottom: 470, tail: 'piernas' },
} as const satisfies Readonly<Record<string, Measures>>

export type TopShape = keyof typeof CUTS

const LENGTH: Readonly<Record<Value<'length'>, number>> = {
  corto: -150,
  bermuda: 0,
  tobillo: 0,
  normal: 0,
  midi: 40,
  largo: 76,
}

/** The measures of one design. Straps leave a wide neck; a dress's skirt widens with its length. */
export const cutOf = (shape: TopShape, { sleeve = 'corta', length = 'normal', cut = 'regular' }: Design): Cut => {
  const own: Measures = CUTS[shape]
  const bottom = own.bottom + (own.tail === 'falda' && length === 'corto' ? -70 : LENGTH[length])
  const wide = cut === 'amplio' ? 20 : 0
  const waist = cut === 'slim' ? own.waist - 26 : cut === 'evase' ? own.body : own.waist + wide
  const hem = cut === 'slim' ? own.hem - 12 : cut === 'evase' ? own.hem + 48 : own.hem + wide
  return {
    ...own,
    sleeve,
    shoulder: own.shoulder + wide,
    body: own.body + wide,
    waist,
    bottom,
    hem: own.tail !== 'falda' ? hem : cut === 'tubo' ? 168 : Math.min(284, 120 + (bottom - 490) * 0.39),
  }
}
