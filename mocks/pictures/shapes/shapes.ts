import type { Design } from '../../seed/design.ts'
import type { Draw } from '../pen.ts'
import { BAGS, belt } from './bags.ts'
import type { TopShape } from './cut.ts'
import { apron, blanket, poncho, shawl, snood } from './drapes.ts'
import { beanie, beret, cap, HATS } from './hats.ts'
import { boxer, bra, crop, panty } from './intimates.ts'
import { SETS } from './sets.ts'
import { boot, low, sneaker } from './closed-shoes.ts'
import { mule, pump, sandal } from './open-shoes.ts'
import { pair, type Shoe } from './pair.ts'
import { bootees, socks } from './socks.ts'
import { skirt } from './skirts.ts'
import { top } from './top.ts'
import { overalls } from './overalls.ts'
import { trousers } from './trousers.ts'

export interface Shape {
  readonly draw: Draw
  /** The garment hangs from this; a set brings its own hanger. */
  readonly hang?: 'gancho' | 'pinzas' | 'conjunto'
  /** The garment is packed on its box, not folded. */
  readonly boxed?: true
  /** The floor's height, for the shadow of what stands on it; 0 draws its own; without it the shadow is the outline's. */
  readonly floor?: number | undefined
  /** Close-ups have their centre here. */
  readonly focus: readonly [x: number, y: number]
  /** A low garment is measured at waist and hip. */
  readonly low?: true
}

const hung = (draw: Draw, x = 50, y = 380): Shape => ({ draw, hang: 'gancho', focus: [x, y] })
const worn = (shape: TopShape, x = 50, y = 330) => hung(top(shape), x, y)
const lower = (draw: Draw): Shape => ({ draw, hang: 'pinzas', focus: [70, 320], low: true })
const set = (draw: Draw): Shape => ({ draw, hang: 'conjunto', focus: [-20, 400] })
const loose = (draw: Draw, x = 80, y = 500): Shape => ({ draw, focus: [x, y] })
const boxed = (draw: Draw, floor?: number, x = 60, y = 560): Shape => ({ draw, boxed: true, floor, focus: [x, y] })
const shoes = (one: Shoe, lift: number, x = 40, y = 690) => boxed(pair(one, lift), 0, x, y)

export const SHAPES = {
  playera: worn('playera'),
  blusa: worn('blusa'),
  camisa: worn('camisa'),
  sudadera: worn('sudadera'),
  sueter: worn('sueter'),
  chamarra: worn('chamarra'),
  chaleco: worn('chaleco'),
  filipina: worn('filipina', 60, 400),
  bata: worn('bata', 60, 420),
  vestido: worn('vestido', 40, 470),
  mameluco: worn('mameluco', 40, 380),
  pañalero: worn('pañalero', 40, 380),
  mono: worn('mono', 40, 400),
  overol: hung(overalls),
  jumper: hung(SETS.jumper),
  pantalon: lower(trousers('pantalon')),
  jeans: lower(trousers('jeans')),
  pants: lower(trousers('pants')),
  leggings: lower(trousers('leggings')),
  falda: lower(skirt),
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
  poncho: loose(poncho, 100, 600),
  rebozo: loose(shawl, 140, 640),
  cobija: loose(blanket, 120, 420),
  mandil: loose(apron, 60, 620),
  snood: boxed(snood, undefined, 40, 520),
  sombrero: boxed(HATS.sombrero, 812),
  panama: boxed(HATS.panama, 758),
  boina: boxed(beret, 730),
  gorra: boxed(cap, 716),
  gorro: boxed(beanie(false), 790),
  orejitas: boxed(beanie(true), 790),
  bolsa: boxed(BAGS.bolsa, 846),
  bandolera: boxed(BAGS.bandolera, 836),
  mochila: boxed(BAGS.mochila, 846),
  cartera: boxed(BAGS.cartera, 790),
  cinturon: boxed(belt, 744, 20, 640),
  tenis: shoes(sneaker, 50),
  zapato: shoes(low, 70),
  zapatilla: shoes(pump, 80),
  mule: shoes(mule, 70),
  bota: shoes(boot(220), 0, -80, 620),
  botin: shoes(boot(340), 30, -60, 680),
  sandalia: shoes(sandal, 70, 20, 680),
} as const satisfies Readonly<Record<string, Shape>>

export type ShapeName = keyof typeof SHAPES
/** A design, and the silhouette that it is drawn on. */
export type Look = Readonly<{ shape: ShapeName; design: Design }>
