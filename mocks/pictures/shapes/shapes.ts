import type { Draw } from '../pen.ts'
import type { Design } from '../../seed/design.ts'
import { BAGS, belt, wallet } from './bags.ts'
import { apron, blanket, poncho, shawl, snood } from './drapes.ts'
import { beanie, beret, cap, panama, sombrero } from './hats.ts'
import { boxer, bootees, bra, crop, panty, socks } from './intimates.ts'
import { SETS } from './sets.ts'
import { SHOES } from './shoes.ts'
import type { TopShape } from './cut.ts'
import { top } from './top.ts'
import { skirt } from './skirts.ts'
import { overalls, trousers } from './trousers.ts'

/** A silhouette, and how a garment of it is shown. */
export interface Shape {
  readonly draw: Draw
  /** What it hangs from, if anything; a set brings its own hanger. */
  readonly hang?: 'gancho' | 'pinzas' | 'conjunto'
  /** Packed on its box, not folded on itself. */
  readonly boxed?: true
  /** Where its shadow falls when it stands on the floor; 0 when it draws its own; else the shadow is its outline's. */
  readonly floor?: number
  /** Centre of the close-up and its magnification. */
  readonly focus: readonly [x: number, y: number, scale: number]
  /** Worn below the waist: measured at waist and hip. */
  readonly low?: true
}

const worn = (shape: TopShape, x = 50, y = 330, scale = 2.4): Shape => ({
  draw: top(shape),
  hang: 'gancho',
  focus: [x, y, scale],
})
const low = (draw: Draw): Shape => ({ draw, hang: 'pinzas', focus: [70, 320, 2.5], low: true })
const set = (draw: Draw): Shape => ({ draw, hang: 'conjunto', focus: [-20, 400, 2.2] })
const loose = (draw: Draw, x = 80, y = 500, scale = 2.3): Shape => ({ draw, focus: [x, y, scale] })
const boxed = (draw: Draw, floor: number | undefined, x = 60, y = 560, scale = 2.1): Shape => ({
  draw,
  boxed: true,
  focus: [x, y, scale],
  ...(floor !== undefined && { floor }),
})
const shoe = (draw: Draw, x = 40, y = 690): Shape => boxed(draw, 0, x, y)

export const SHAPES = {
  playera: worn('playera'),
  blusa: worn('blusa'),
  camisa: worn('camisa'),
  sudadera: worn('sudadera'),
  sueter: worn('sueter', 40),
  chamarra: worn('chamarra'),
  chaleco: worn('chaleco'),
  filipina: worn('filipina', 60, 400),
  bata: worn('bata', 60, 420),
  vestido: worn('vestido', 40, 470),
  mameluco: worn('mameluco', 40, 380),
  pañalero: worn('pañalero', 40, 380),
  mono: worn('overol', 40, 400),
  overol: { draw: overalls, hang: 'gancho', focus: [40, 420, 2.3] },
  jumper: { draw: SETS.jumper, hang: 'gancho', focus: [50, 400, 2.3] },
  pantalon: low(trousers('pantalon')),
  jeans: low(trousers('jeans')),
  pants: low(trousers('pants')),
  leggings: low(trousers('leggings')),
  falda: { ...low(skirt), focus: [50, 300, 2.4] },
  deportivo: set(SETS.deportivo),
  verano: set(SETS.verano),
  pijama: set(SETS.pijama),
  quirurgico: set(SETS.quirurgico),
  tejido: set(SETS.tejido),
  brasier: loose(bra),
  top: loose(crop),
  panty: { ...loose(panty), low: true },
  boxer: { ...loose(boxer, 80, 430), low: true },
  calcetas: boxed(socks, undefined, -60, 480),
  botitas: boxed(bootees, undefined, 0, 480),
  poncho: loose(poncho, 100, 600, 2),
  rebozo: loose(shawl, 140, 640, 2.1),
  cobija: loose(blanket, 120, 420, 2.1),
  mandil: loose(apron, 60, 620, 2.1),
  snood: boxed(snood, undefined, 40, 520),
  sombrero: boxed(sombrero, 812, 90, 540),
  panama: boxed(panama, 758, 90, 540),
  boina: boxed(beret, 730),
  gorra: boxed(cap, 716),
  gorro: boxed(beanie(false), 790),
  orejitas: boxed(beanie(true), 790),
  bolsa: boxed(BAGS.bolsa, 846),
  bandolera: boxed(BAGS.bandolera, 836),
  mochila: boxed(BAGS.mochila, 846),
  cartera: boxed(wallet, 790),
  cinturon: boxed(belt, 744, 20, 640),
  tenis: shoe(SHOES.tenis),
  zapato: shoe(SHOES.zapato),
  mocasin: shoe(SHOES.mocasin),
  zapatilla: shoe(SHOES.zapatilla),
  flat: shoe(SHOES.flat),
  mule: shoe(SHOES.mule),
  bota: shoe(SHOES.bota, -80, 620),
  vaquera: shoe(SHOES.vaquera, -80, 620),
  botin: shoe(SHOES.botin, -60, 680),
  sandalia: shoe(SHOES.sandalia, 20, 680),
} as const satisfies Readonly<Record<string, Shape>>

export type ShapeName = keyof typeof SHAPES
/** A design, and the silhouette that it is drawn on. */
export type Look = Readonly<{ shape: ShapeName; design: Design }>
