import { hash } from '../seed/random.ts'
import { INK, mix, PAPER, readable, safe } from './ink.ts'
import { CLIPS, createPen, type Pen } from './pen.ts'
import { type Look, type Shape, SHAPES } from './shapes/shapes.ts'

export const VIEWS = ['frente', 'espalda', 'detalle', 'doblada'] as const
type View = (typeof VIEWS)[number]

export interface GarmentSpec extends Look {
  /** `#rrggbb`; anything else is drawn in ink. */
  readonly colour: string
  readonly accent: string
  readonly view: View
  readonly seed: number
}

/** One quiet ground behind everything that is sold: in a list the garments differ, not what is behind them. */
const GROUND = '<path fill="#eeebe4" d="M0 0H800V1000H0Z"/>'
const SHADOW = `fill="${INK}" fill-opacity=".3"`

type Prepared = readonly [pen: Pen, shape: Shape, draw: () => string]
const prepare = (spec: Omit<GarmentSpec, 'view'>, back: boolean, id: string, weight: number): Prepared => {
  const { design, seed } = spec
  const { pattern = 'liso', fabric = 'algodon' } = design
  const shape: Shape = SHAPES[spec.shape]
  const pen = createPen({
    id,
    colour: safe(spec.colour),
    accent: safe(spec.accent),
    pattern,
    fabric,
    seed,
    back,
    weight,
  })
  return [pen, shape, () => shape.draw(pen, design)]
}

/** What is short hangs lower, so that it stands in the middle of its picture. */
const dropOf = (low: boolean, { length }: Look['design']): number =>
  length === 'corto' ? (low ? 150 : 70) : length === 'bermuda' ? 110 : 0

const whole = ([pen, { hang, floor }, draw]: Prepared, design: Look['design']): string => {
  const drawing = draw()
  const low = hang === 'pinzas'
  const shadow =
    floor === undefined
      ? `<g ${SHADOW} transform="translate(26 30)">${pen.silhouette()}</g>`
      : floor && `<ellipse cx="10" cy="${floor}" rx="280" ry="24" ${SHADOW}/>`
  const hook = hang === undefined || hang === 'conjunto' ? '' : pen.hanger(low)
  const drop = hook && dropOf(low, design)
  return `<g transform="translate(400 ${drop || 0})">${shadow || ''}${hook}${drawing}${low ? CLIPS : ''}</g>`
}

/**
 * A garment alone, hung or standing, in a frame of 800 × 1000 whose centre line is x = 400. For covers and pictures.
 */
export const garmentFigure = (spec: Omit<GarmentSpec, 'view'>, id: string): string => {
  const prepared = prepare(spec, false, id, 1)
  return `<defs>${prepared[0].definitions()}</defs>${whole(prepared, spec.design)}`
}

const closeUp = ([pen, { focus }, draw]: Prepared, id: string): string => {
  const [x, y, scale] = focus
  return (
    `<defs><pattern id="${id}w" width="9" height="9" patternUnits="userSpaceOnUse"><path stroke="${INK}" ` +
    'stroke-opacity=".1" stroke-width="2" d="M0 0L9 9M-2 7L2 11M7 -2L11 2"/></pattern></defs>' +
    `<g transform="translate(400 470) scale(${scale}) translate(${-x} ${-y})">${draw()}</g>` +
    `<path fill="url(#${id}w)" d="M0 0H800V1000H0Z"/>` +
    // The tag that is sewn in: how it is washed.
    `<g transform="translate(500 700) rotate(-7) scale(1.4)"><path ${SHADOW} d="M10 12H170V162H10Z"/>` +
    `<path fill="#fff" stroke="${INK}" stroke-width="6" d="M0 0H160V150H0Z"/>` +
    `<path fill="${pen.accent}" d="M3 3H157V52H3Z"/>` +
    `<path fill="none" stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="13 8" d="M18 28H146"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="5" d="M22 78l6 34h34l6 -34q-11 12 -23 0q-12 12 -23 0M92 112L110 80` +
    'L128 112ZM22 132H138"/>' +
    `<path stroke="${PAPER}" stroke-width="9" stroke-linecap="round" d="M-14 8L14 -8M146 -8L174 8"/></g>`
  )
}

const slab = (y: number, height: number, fill: string): string => {
  const r = height / 2
  return (
    `<path fill="${fill}" stroke="${INK}" stroke-width="6" d="M160 ${y}H610Q${610 + r} ${y} ${610 + r} ${y + r}` +
    `Q${610 + r} ${y + height} 610 ${y + height}H160Q150 ${y + r} 160 ${y}Z"/><path fill="none" stroke="${INK}" ` +
    `stroke-width="4" stroke-opacity=".55" d="M170 ${y + r - 7}H590Q604 ${y + r} 590 ${y + r + 7}H170"/>`
  )
}

/** Half width of what is seen, and from where to where. */
const FOLDS = {
  gancho: [150, 190, 520],
  pinzas: [150, 190, 500],
  conjunto: [140, 228, 520],
  nada: [210, 300, 640],
} as const

const folded = ([pen, shape, draw]: Prepared, id: string): string => {
  const hang = shape.hang ?? 'nada'
  const [half, from, to] = FOLDS[hang]
  const scale = 430 / (2 * half)
  const y = Math.round(780 - (to - from) * scale)
  const frame = `M185 ${y + 26}Q185 ${y} 211 ${y}H589Q615 ${y} 615 ${y + 26}V770Q615 790 595 790H205Q185 790 185 770Z`
  return (
    `<g transform="translate(0 -70)"><path ${SHADOW} d="M186 ${y + 34}H646V900H640V960H180V900Z"/>` +
    `${slab(860, 74, pen.accent)}${slab(788, 72, pen.fill)}` +
    `<clipPath id="${id}f"><path d="${frame}"/></clipPath><path fill="${pen.fill}" d="${frame}"/>` +
    `<g clip-path="url(#${id}f)"><g transform="translate(400 ${y}) scale(${scale.toFixed(3)}) translate(` +
    `${hang === 'conjunto' ? 76 : 0} ${-from})">${draw()}</g>` +
    `<path fill="${INK}" fill-opacity=".16" d="M585 0H620V1000H585ZM180 764H620V800H180Z"/></g>` +
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${frame}"/></g>`
  )
}

const onBox = ([pen, { focus }, draw]: Prepared): string => {
  const outlined = (fill: string, d: string) => `<path fill="${fill}" stroke="${INK}" stroke-width="6" d="${d}"/>`
  return (
    `<path ${SHADOW} d="M150 720H690V960H150Z"/>` +
    outlined(PAPER, 'M150 700L190 640L250 690L320 630L390 690L470 636L530 690L610 640L650 700Z') +
    outlined(mix(pen.accent, INK, 0.12), 'M130 700H670V940H130Z') +
    outlined(pen.accent, 'M112 690H688V760H112Z') +
    outlined(PAPER, 'M480 800H630V900H480Z') +
    `<path stroke="${INK}" stroke-width="6" d="M498 826H590M498 850H612M498 874H560"/><path fill="none" ` +
    `stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="18 11" d="M130 726H670"/>` +
    `<g transform="translate(400 ${focus[1] > 590 ? 24 : 70}) scale(.8)">${draw()}</g>`
  )
}

/**
 * One product picture: a complete SVG text, 800 × 1000, the same bytes for the same spec. No script, no outer
 * reference.
 */
export const drawGarment = (spec: GarmentSpec): string => {
  const { view } = spec
  const id = `g${hash(JSON.stringify(spec)).toString(36)}-`
  const prepared = prepare(spec, view === 'espalda', id, view === 'detalle' ? 0.6 : 1)
  const body =
    view === 'detalle'
      ? closeUp(prepared, id)
      : view === 'doblada'
        ? (prepared[1].boxed ? onBox : folded)(prepared, id)
        : whole(prepared, spec.design)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">` +
    `<defs>${prepared[0].definitions()}</defs>${GROUND}<g stroke-linejoin="round">${body}</g></svg>`
  )
}
