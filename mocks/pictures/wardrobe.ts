import * as accessory from './accessories.ts'
import * as bottom from './bottoms.ts'
import * as coverall from './coveralls.ts'
import * as dress from './dresses.ts'
import * as foot from './footwear.ts'
import * as house from './household.ts'
import * as intimate from './intimates.ts'
import * as jacket from './jackets.ts'
import * as outfit from './outfits.ts'
import type { Pen } from './pen.ts'
import * as shirt from './shirts.ts'

export interface Piece {
  readonly draw: (pen: Pen) => string
  /** What it hangs from, if anything; a set brings its own hanger. */
  readonly hang: 'gancho' | 'pinzas' | 'nada' | 'conjunto'
  /** How it is packed: folded on itself, or on its box. */
  readonly pack: 'doblez' | 'caja'
  /** Where its shadow falls when it stands on the floor; 0 when it draws its own; else the shadow is its outline's. */
  readonly floor?: number
  /** Where the fold starts, when the neck lies lower than usual. */
  readonly fold?: number
  /** Centre of the close-up and its magnification. */
  readonly focus: readonly [number, number, number]
}

const top = (draw: Piece['draw'], focus: Piece['focus'] = [50, 330, 2.5]): Piece => ({
  draw,
  hang: 'gancho',
  pack: 'doblez',
  focus,
})
const low = (draw: Piece['draw'], focus: Piece['focus'] = [70, 320, 2.5]): Piece => ({
  draw,
  hang: 'pinzas',
  pack: 'doblez',
  focus,
})
const loose = (draw: Piece['draw'], focus: Piece['focus'] = [60, 480, 2.4]): Piece => ({
  draw,
  hang: 'nada',
  pack: 'doblez',
  focus,
})
const set = (draw: Piece['draw']): Piece => ({ draw, hang: 'conjunto', pack: 'doblez', focus: [-20, 400, 2.2] })
const boxed = (draw: Piece['draw'], focus: Piece['focus'] = [60, 600, 2.2]): Piece => ({
  draw,
  hang: 'nada',
  pack: 'caja',
  focus,
})

export const WARDROBE = {
  playera: top(shirt.playera),
  blusa: top(shirt.blusa),
  camisa: top(shirt.camisa),
  polo: top(shirt.polo),
  vestido: top(dress.vestido, [40, 470, 2.5]),
  falda: low(bottom.falda),
  pantalon: low(bottom.pantalon),
  jeans: low(bottom.jeans),
  short: low(bottom.short, [60, 380, 2.4]),
  leggings: low(bottom.leggings, [60, 330, 2.6]),
  sudadera: top(shirt.sudadera),
  sueter: top(shirt.sueter, [40, 330, 2.3]),
  cardigan: top(jacket.cardigan, [40, 560, 2.3]),
  chamarra: top(jacket.chamarra, [50, 340, 2.3]),
  chaleco: top(jacket.chaleco, [50, 340, 2.3]),
  'conjunto-deportivo': set(outfit.conjuntoDeportivo),
  'conjunto-tejido': set(outfit.conjuntoTejido),
  pants: low(outfit.pants),
  pijama: set(outfit.pijama),
  brasier: loose(intimate.brasier, [80, 500, 2.3]),
  panty: loose(intimate.panty, [80, 480, 2.3]),
  boxer: loose(intimate.boxer, [80, 430, 2.3]),
  calcetines: boxed(intimate.calcetines, [-60, 480, 2.2]),
  mameluco: { ...top(coverall.mameluco, [40, 420, 2.4]), fold: 264 },
  panalero: { ...top(coverall.panalero, [40, 400, 2.4]), fold: 256 },
  botitas: boxed(outfit.botitas, [0, 480, 2.1]),
  quirurgico: set(outfit.quirurgico),
  overol: top(coverall.overol, [40, 440, 2.3]),
  rompevientos: top(jacket.rompevientos, [50, 340, 2.3]),
  bata: top(jacket.bata, [50, 420, 2.2]),
  'bata-medica': top(jacket.bataMedica, [60, 420, 2.3]),
  filipina: top(jacket.filipina, [40, 360, 2.4]),
  'uniforme-escolar': top(outfit.uniformeEscolar, [50, 400, 2.3]),
  zapato: { ...boxed(foot.zapato, [60, 690, 2.2]), floor: 0 },
  zapatilla: { ...boxed(foot.zapatilla, [60, 690, 2.2]), floor: 0 },
  flat: { ...boxed(foot.flat, [60, 690, 2.2]), floor: 0 },
  mule: { ...boxed(foot.mule, [60, 690, 2.2]), floor: 0 },
  bota: { ...boxed(foot.bota, [-80, 620, 2]), floor: 0 },
  botin: { ...boxed(foot.botin, [-60, 680, 2.1]), floor: 0 },
  tenis: { ...boxed(foot.tenis, [50, 690, 2.1]), floor: 0 },
  sandalia: { ...boxed(foot.sandalia, [20, 680, 2.1]), floor: 0 },
  sombrero: { ...boxed(accessory.sombrero, [90, 540, 2.1]), floor: 812 },
  panama: { ...boxed(accessory.panama, [90, 540, 2.1]), floor: 758 },
  boina: { ...boxed(accessory.boina, [60, 520, 2.1]), floor: 730 },
  gorra: { ...boxed(accessory.gorra, [60, 520, 2.1]), floor: 716 },
  cinturon: { ...boxed(accessory.cinturon, [20, 640, 2.2]), floor: 744 },
  bolsa: { ...boxed(accessory.bolsa, [60, 600, 2.1]), floor: 846 },
  cartera: { ...boxed(accessory.cartera), floor: 790 },
  snood: boxed(accessory.snood, [40, 520, 2.1]),
  rebozo: loose(accessory.rebozo, [140, 640, 2.1]),
  jorongo: loose(accessory.jorongo, [100, 600, 2]),
  cobija: loose(house.cobija, [120, 420, 2.1]),
  gorro: { ...boxed(house.gorro, [60, 560, 2.1]), floor: 790 },
  mandil: loose(house.mandil, [60, 620, 2.1]),
} as const satisfies Record<string, Piece>

export type Garment = keyof typeof WARDROBE
