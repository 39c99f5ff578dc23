import type { Design } from '../../seed/design.ts'
import { PAPER } from '../ink.ts'
import type { Draw } from '../pen.ts'
import { beanie } from './hats.ts'
import { littleBootees } from './socks.ts'
import { shirtCollar } from './necks.ts'
import { skirt } from './skirts.ts'
import { top } from './top.ts'
import { trousers } from './trousers.ts'

/** A set shows its upper piece, on a hanger, before the lower one. */
const set =
  (above: Draw, upper: (d: Design) => Design, lower: (d: Design) => Design): Draw =>
  (p, design) => {
    const low = lower(design)
    const below = low.cut === 'tablas' ? skirt : trousers('pants')
    const brief = low.length === 'corto'
    return [
      p.place(brief ? 124 : 138, brief ? 420 : 310, brief ? 0.82 : 0.7, () => below(p, low)),
      p.place(-76, 70, 0.8, () => [p.hanger(), above(p, upper(design))]),
    ]
  }

const knitted = set(
  top('sueter'),
  () => ({ sleeve: 'larga', closing: 'botones', length: 'corto', trim: 'vivos' }),
  () => ({}),
)

export const SETS = {
  /** A tracksuit: a hooded jacket and trousers. */
  deportivo: set(
    top('sudadera'),
    (d) => ({ ...d, sleeve: 'larga', trim: d.trim === 'franja' ? 'vivos' : 'ninguno' }),
    () => ({ trim: 'franja' }),
  ),
  /** A shirt with shorts or a skirt. */
  verano: set(
    top('playera'),
    ({ trim = 'vivos' }) => ({ trim, length: 'corto' }),
    ({ cut = 'recto' }) => ({ cut, length: 'corto' }),
  ),
  pijama: set(
    top('camisa'),
    ({ length }) => ({
      sleeve: length === 'corto' ? 'corta' : 'larga',
      neck: 'camisero',
      closing: 'botones',
      trim: 'bolsa',
    }),
    ({ length = 'normal' }) => ({ length }),
  ),
  quirurgico: set(
    top('filipina'),
    (d) => ({ ...d, neck: 'v', trim: 'bolsas' }),
    () => ({}),
  ),
  /** A knitted jacket and trousers for a baby, with a cap or bootees. */
  tejido: (p, d) => [
    knitted(p, d),
    d.trim === 'gorrito' && p.place(-190, 640, 0.42, () => beanie(false)(p, { trim: 'pompon' })),
    d.trim === 'botitas' && littleBootees(p),
  ],
  /** A school pinafore over a white blouse. */
  jumper: (p) => [
    top('vestido')(
      { ...p, fill: PAPER, tone: PAPER, cloth: (path: string, fill?: string) => p.cloth(path, fill ?? PAPER) },
      {},
    ),
    p.cloth(
      `=M0 ${p.back ? 280 : 440}Q45 ${p.back ? 270 : 400} 66 236H116Q112 360 144 420L140 540L276 836Q140 886 0 886`,
    ),
    p.seam('+M0 566V882M44 562L74 876M92 558L160 864M124 552L222 850'),
    p.part('=M0 530H140L144 566Q70 574 0 574', p.accent),
    p.stitch('M-264 814Q0 876 264 814'),
    shirtCollar(p, PAPER),
    !p.back && [
      p.part('+M0 318C24 292 76 296 72 320C76 346 24 346 0 322ZM0 322L34 420L12 424L-2 340Z', p.accent),
      p.part('M70 430L120 424L118 470L96 492L74 474Z', p.accent),
    ],
  ],
} as const satisfies Readonly<Record<string, Draw>>
