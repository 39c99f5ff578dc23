import { hash } from '../seed/random.ts'
import { INK, mix, PAPER, readable } from './ink.ts'
import { CLIPS, createPen, type Pen, strokes } from './pen.ts'
import { type Look, type Shape, SHAPES } from './shapes/shapes.ts'

export const VIEWS = ['frente', 'espalda', 'detalle', 'doblada'] as const
type View = (typeof VIEWS)[number]

/** Colours are `#rrggbb`; anything else is drawn in ink. */
type Garment = Look & Readonly<{ colour: string; accent: string; seed: number }>
export type GarmentSpec = Garment & { readonly view: View }

/** One quiet ground lies behind all products: in a list the garments differ, not their grounds. */
const GROUND = '<path fill="#eeebe4" d="M0 0H800V1000H0Z"/>'
const SHADOW = `fill="${INK}" fill-opacity=".3"`
const INKED = `stroke="${INK}" stroke-width="6"`

const outlined = (fill: string, d: string) => `<path fill="${fill}" ${INKED} d="${d}"/>`
const rounded = (x: number, y: number, width: number, height: number, r: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"`

const whole = (pen: Pen, { shape, design }: Look): string => {
  const { draw, hang, floor }: Shape = SHAPES[shape]
  const drawing = strokes(draw(pen, design))
  const low = hang === 'pinzas'
  const shadow =
    floor === undefined
      ? `<g ${SHADOW} transform="translate(26 30)">${pen.silhouette()}</g>`
      : floor === 0
        ? ''
        : `<ellipse cx="10" cy="${floor}" rx="280" ry="24" ${SHADOW}/>`
  const hook = hang === undefined || hang === 'conjunto' ? '' : pen.hanger(low)
  // A short garment hangs lower, to be in the middle of its picture.
  const short = design.length === 'corto' ? (low ? 150 : 70) : design.length === 'bermuda' ? 110 : 0
  return `<g transform="translate(400 ${hook === '' ? 0 : short})">${shadow}${hook}${drawing}${low ? CLIPS : ''}</g>`
}

/** A garment hangs or stands in a frame of 800 × 1000 whose centre line is x = 400, for covers and pictures. */
export const garmentFigure = (spec: Garment, id: string): string => {
  const pen = createPen({ ...spec, id })
  return `<defs>${pen.definitions()}</defs>${whole(pen, spec)}`
}

const closeUp = (pen: Pen, { draw, focus: [x, y] }: Shape, { design }: Look, id: string): string =>
  `<defs><pattern id="${id}w" width="9" height="9" patternUnits="userSpaceOnUse"><path stroke="${INK}" ` +
  'stroke-opacity=".1" stroke-width="2" d="M0 0L9 9M-2 7L2 11M7 -2L11 2"/></pattern></defs>' +
  `<g transform="translate(400 470) scale(2.3) translate(${-x} ${-y})">${strokes(draw(pen, design))}</g>` +
  `<path fill="url(#${id}w)" d="M0 0H800V1000H0Z"/>` +
  // The care label.
  `<g transform="translate(500 700) rotate(-7) scale(1.4)"><path ${SHADOW} d="M10 12H170V162H10Z"/>` +
  outlined(PAPER, 'M0 0H160V150H0Z') +
  `<path fill="${pen.accent}" d="M3 3H157V52H3Z"/>` +
  `<path fill="none" stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="13 8" d="M18 28H146"/>` +
  `<path fill="none" stroke="${INK}" stroke-width="5" d="M22 78l6 34h34l6 -34q-11 12 -23 0q-12 12 -23 0M92 112L110 80` +
  'L128 112ZM22 132H138"/>' +
  `<path stroke="${PAPER}" stroke-width="9" stroke-linecap="round" d="M-14 8L14 -8M146 -8L174 8"/></g>`

/** Half width, top and bottom of the part that shows. */
const FOLDS = {
  gancho: [150, 190, 520],
  pinzas: [150, 190, 500],
  conjunto: [140, 228, 520],
  nada: [210, 300, 640],
} as const

/** The garment lies on a pile, whose other pieces show their edges. */
const folded = (pen: Pen, { hang, draw }: Shape, { design }: Look, id: string): string => {
  const [half, from, to] = FOLDS[hang ?? 'nada']
  const scale = 215 / half
  const y = Math.round(780 - (to - from) * scale)
  const frame = rounded(185, y, 430, 790 - y, 26)
  const edge = (top: number, fill: string) =>
    `${rounded(155, top, 490, 74, 37)} fill="${fill}" ${INKED}/>` +
    `<path ${INKED} stroke-opacity=".55" d="M172 ${top + 37}H600"/>`
  const place = `translate(400 ${y}) scale(${scale.toFixed(3)}) translate(${hang === 'conjunto' ? 76 : 0} ${-from})`
  return (
    `<g transform="translate(0 -70)">${rounded(190, y + 34, 470, 930 - y, 37)} ${SHADOW}/>` +
    edge(860, pen.accent) +
    edge(788, pen.fill) +
    `<clipPath id="${id}f">${frame}/></clipPath>${frame} fill="${pen.fill}"/>` +
    `<g clip-path="url(#${id}f)"><g transform="${place}">${strokes(draw(pen, design))}</g>` +
    `<path ${SHADOW} d="M590 0H620V1000H590ZM180 770H620V800H180Z"/></g>${frame} fill="none" ${INKED}/></g>`
  )
}

const onBox = (pen: Pen, { focus, draw }: Shape, { design }: Look): string =>
  `<path ${SHADOW} d="M150 720H690V960H150Z"/>` +
  outlined(PAPER, 'M150 700L190 640L250 690L320 630L390 690L470 636L530 690L610 640L650 700Z') +
  outlined(mix(pen.accent, INK, 0.12), 'M130 700H670V940H130Z') +
  outlined(pen.accent, 'M112 690H688V760H112Z') +
  outlined(PAPER, 'M480 800H630V900H480ZM498 826H590M498 850H612M498 874H560') +
  `<path fill="none" stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="18 11" d="M130 726H670"/>` +
  `<g transform="translate(400 ${focus[1] > 590 ? 24 : 70}) scale(.8)">${strokes(draw(pen, design))}</g>`

/**
 * A product picture is a complete SVG text of 800 × 1000, without script or outer reference, and has the same bytes for
 * the same spec.
 */
export const drawGarment = (spec: GarmentSpec): string => {
  const { view } = spec
  const shape: Shape = SHAPES[spec.shape]
  const id = `g${hash(JSON.stringify(spec)).toString(36)}-`
  const pen = createPen({ ...spec, id, back: view === 'espalda', weight: view === 'detalle' ? 0.6 : 1 })
  const body =
    view === 'detalle'
      ? closeUp(pen, shape, spec, id)
      : view === 'doblada'
        ? (shape.boxed ? onBox : folded)(pen, shape, spec, id)
        : whole(pen, spec)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">` +
    `<defs>${pen.definitions()}</defs>${GROUND}<g stroke-linejoin="round">${body}</g></svg>`
  )
}
