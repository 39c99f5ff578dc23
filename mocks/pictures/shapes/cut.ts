import type { Design, Value } from '../../seed/design.ts'

type Tail = 'recta' | 'camisa' | 'resorte' | 'falda' | 'pies' | 'pañal' | 'piernas'

/** Widths are halves; depths are of a round neckline below the shoulders' point, and of the hem. */
type Measures = readonly [
  neck: number,
  depth: number,
  shoulder: number,
  body: number,
  waist: number,
  hem: number,
  bottom: number,
  tail: Tail,
]

const CUTS = {
  playera: [76, 66, 164, 172, 168, 180, 850, 'recta'],
  blusa: [92, 78, 158, 158, 120, 196, 780, 'recta'],
  camisa: [80, 66, 164, 172, 168, 178, 850, 'camisa'],
  sudadera: [84, 66, 174, 186, 192, 172, 800, 'resorte'],
  sueter: [76, 60, 170, 182, 186, 170, 810, 'resorte'],
  chamarra: [90, 66, 176, 192, 196, 180, 790, 'resorte'],
  chaleco: [84, 66, 172, 186, 186, 182, 800, 'recta'],
  filipina: [84, 80, 170, 182, 180, 192, 830, 'recta'],
  bata: [80, 66, 172, 184, 178, 210, 910, 'recta'],
  vestido: [88, 80, 146, 150, 132, 250, 860, 'falda'],
  mameluco: [74, 54, 136, 158, 176, 190, 800, 'pies'],
  pañalero: [82, 56, 146, 162, 172, 178, 760, 'pañal'],
  mono: [78, 66, 166, 172, 150, 150, 470, 'piernas'],
} as const satisfies Readonly<Record<string, Measures>>

export type TopShape = keyof typeof CUTS

/** The neck begins, the shoulder ends and the sleeve leaves the body at these heights. */
export const TOP = 208
export const SHOULDER = 246
export const ARM = 430

const LONGER: Readonly<Partial<Record<Value<'length'>, number>>> = { corto: -150, midi: 40, largo: 76 }

/** A dress's skirt widens with its length. */
export const cutOf = (shape: TopShape, { sleeve = 'corta', length = 'normal', cut = 'regular' }: Design) => {
  const [neck, depth, shoulder, body, waist, hem, end, tail]: Measures = CUTS[shape]
  const isDress = tail === 'falda'
  const bottom = end + (isDress && length === 'corto' ? -70 : (LONGER[length] ?? 0))
  const wide = cut === 'amplio' ? 20 : 0
  return {
    neck,
    depth,
    sleeve,
    tail,
    bottom,
    /** Knits have ribbed bands and cuffs, and big buttons. */
    knit: shape === 'sueter',
    shoulder: shoulder + wide,
    body: body + wide,
    waist: cut === 'slim' ? waist - 26 : cut === 'evase' ? body : waist + wide,
    hem: isDress
      ? Math.min(284, 120 + (bottom - 490) * 0.39)
      : cut === 'slim'
        ? hem - 12
        : cut === 'evase'
          ? hem + 48
          : hem + wide,
  }
}

export type Cut = Readonly<ReturnType<typeof cutOf>>
