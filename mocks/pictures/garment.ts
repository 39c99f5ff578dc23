import { hash } from '../seed/random.ts'
import { CLIPS, hanger } from './backdrop.ts'
import type { Design } from './design.ts'
import { INK, mix, n, PAPER, readable, safe } from './ink.ts'
import { type Pattern } from './patterns.ts'
import { createPen, type Pen } from './pen.ts'
import { type Garment, type Piece, WARDROBE } from './wardrobe.ts'

export type { Garment, Pattern }

export const VIEWS = ['frente', 'espalda', 'detalle', 'doblada'] as const
type View = (typeof VIEWS)[number]

export interface GarmentSpec {
  readonly garment: Garment
  /** `#rrggbb`; anything else is drawn in ink. */
  readonly colour: string
  readonly accent: string
  readonly pattern: Pattern
  readonly design?: Design
  readonly view: View
  readonly seed: number
}

/** One quiet ground behind everything that is sold: in a list the garments differ, not what is behind them. */
const GROUND = `<path fill="#eeebe4" d="M0 0H800V1000H0Z"/>`
const SHADOW = `fill="${INK}" fill-opacity=".3"`

/**
 * A garment alone, hung or standing, in a frame of 800 × 1000 whose centre line is x = 400. For covers and pictures.
 */
export function garmentFigure(spec: Omit<GarmentSpec, 'view'>, back: boolean, id: string): string {
  const [pen, piece] = prepare(spec, back, id, 1)
  return `<defs>${pen.definitions()}</defs><g transform="translate(400 0)">${whole(pen, piece)}</g>`
}

function prepare(spec: Omit<GarmentSpec, 'view'>, back: boolean, id: string, weight: number): readonly [Pen, Piece] {
  const piece: Piece = WARDROBE[spec.garment]
  const options = {
    id,
    colour: safe(spec.colour),
    accent: safe(spec.accent),
    pattern: spec.pattern,
    seed: spec.seed,
    ...(spec.design && { design: spec.design }),
  }
  return [createPen({ ...options, back, weight }), piece]
}

function whole(pen: Pen, piece: Piece): string {
  const drawing = piece.draw(pen)
  const shadow = piece.floor
    ? `<ellipse cx="10" cy="${piece.floor}" rx="280" ry="24" ${SHADOW}/>`
    : piece.floor === 0
      ? ''
      : `<g ${SHADOW} transform="translate(26 30)">${pen.silhouette()}</g>`
  const hook = piece.hang === 'nada' || piece.hang === 'conjunto' ? '' : hanger(piece.hang === 'pinzas')
  return shadow + hook + drawing + (piece.hang === 'pinzas' ? CLIPS : '')
}

function closeUp(pen: Pen, piece: Piece, id: string): string {
  const [x, y, scale] = piece.focus
  const tag =
    `<g transform="translate(500 700) rotate(-7) scale(1.4)"><path ${SHADOW} d="M10 12H170V162H10Z"/>` +
    `<path fill="#fff" stroke="${INK}" stroke-width="6" d="M0 0H160V150H0Z"/><path fill="${pen.accent}" d="` +
    'M3 3H157V52H3Z"/>' +
    `<path fill="none" stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="13 8" d="M18 28H146"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="5" d="M22 78l6 34h34l6 -34q-11 12 -23 0q-12 12 -23 0M92 ` +
    '112L110 80L128 112ZM22 132H138"/>' +
    `<path stroke="${PAPER}" stroke-width="9" stroke-linecap="round" d="M-14 8L14 -8M146 -8L174 8"/></g>`
  const weave =
    `<pattern id="${id}w" width="9" height="9" patternUnits="userSpaceOnUse"><path stroke="${INK}" ` +
    'stroke-opacity=".1" stroke-width="2" d="M0 0L9 9M-2 7L2 11M7 -2L11 2"/></pattern>'
  return (
    `<defs>${weave}</defs><g transform="translate(400 470) scale(${scale}) translate(${-x} ${-y})">` +
    `${piece.draw(pen)}</g>` +
    `<path fill="url(#${id}w)" d="M0 0H800V1000H0Z"/>${tag}`
  )
}

function slab(y: number, height: number, fill: string): string {
  const r = height / 2
  return (
    `<path fill="${fill}" stroke="${INK}" stroke-width="6" d="M160 ${y}H610Q${610 + r} ${y} ${610 + r} ` +
    `${y + r}Q${610 + r} ${y + height} 610 ${y + height}H160Q150 ${y + r} 160 ${y}Z"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="4" stroke-opacity=".55" d="M170 ${y + r - 7}H590Q604 ` +
    `${y + r} 590 ${y + r + 7}H170"/>`
  )
}

function folded(pen: Pen, piece: Piece, id: string): string {
  const low = piece.hang === 'pinzas'
  const set = piece.hang === 'conjunto'
  const [half, start, end] = set
    ? [140, 228, 520]
    : low
      ? [150, 190, 500]
      : piece.hang === 'gancho'
        ? [150, 190, 520]
        : [210, 300, 640]
  const from = piece.fold ?? start
  const to = end + from - start
  const scale = Math.round((430 / (2 * half)) * 1000) / 1000
  const height = (to - from) * (430 / (2 * half))
  const y = 780 - height
  const frame =
    `M185 ${n(y + 26)}Q185 ${n(y)} 211 ${n(y)}H589Q615 ${n(y)} 615 ${n(y + 26)}V770Q615 790 595 790H205Q185 ` +
    '790 185 770Z'
  return (
    `<g transform="translate(0 -70)"><path ${SHADOW} d="M186 ${n(y + 34)}H646V900H640V960H180V900Z"/>` +
    slab(860, 74, pen.accent) +
    slab(788, 72, pen.fill) +
    `<clipPath id="${id}f"><path d="${frame}"/></clipPath><path fill="${pen.fill}" d="${frame}"/>` +
    `<g clip-path="url(#${id}f)"><g transform="translate(400 ${n(y)}) scale(${scale}) translate(` +
    `${set ? 76 : 0} ${-from})">${piece.draw(pen)}</g>` +
    `<path fill="${INK}" fill-opacity=".16" d="M585 0H620V1000H585ZM180 764H620V800H180Z"/></g>` +
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${frame}"/></g>`
  )
}

function onBox(pen: Pen, piece: Piece): string {
  return (
    `<path ${SHADOW} d="M150 720H690V960H150Z"/>` +
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="6" d="M150 700L190 640L250 690L320 630L390 690L470 ` +
    '636L530 690L610 640L650 700Z"/>' +
    `<path fill="${mix(pen.accent, INK, 0.12)}" stroke="${INK}" stroke-width="6" d="M130 700H670V940H130Z"/>` +
    `<path fill="${pen.accent}" stroke="${INK}" stroke-width="6" d="M112 690H688V760H112Z"/>` +
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="5" d="M480 800H630V900H480Z"/><path stroke="${INK}" ` +
    'stroke-width="6" d="M498 826H590M498 850H612M498 874H560"/>' +
    `<path fill="none" stroke="${readable(pen.accent)}" stroke-width="5" stroke-dasharray="18 11" d="M130 726H670"/>` +
    `<g transform="translate(400 ${piece.focus[1] > 590 ? 24 : 70}) scale(.8)">${piece.draw(pen)}</g>`
  )
}

/**
 * One product picture: a complete SVG text, 800 × 1000, the same bytes for the same spec. No script, no outer
 * reference.
 */
export function drawGarment(spec: GarmentSpec): string {
  const id = 'g' + hash(JSON.stringify(spec)).toString(36) + '-'
  const [pen, piece] = prepare(spec, spec.view === 'espalda', id, spec.view === 'detalle' ? 0.6 : 1)
  const body =
    spec.view === 'detalle'
      ? closeUp(pen, piece, id)
      : spec.view === 'doblada'
        ? piece.pack === 'doblez'
          ? folded(pen, piece, id)
          : onBox(pen, piece)
        : `<g transform="translate(400 0)">${whole(pen, piece)}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">` +
    `<defs>${pen.definitions()}</defs>${GROUND}<g stroke-linejoin="round">${body}</g></svg>`
  )
}
