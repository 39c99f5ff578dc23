import type { Design } from '../../seed/design.ts'
import { PAPER } from '../ink.ts'
import { type Draw, type Pen, strokes } from '../pen.ts'
import { beanie } from './hats.ts'
import { littleBootees } from './intimates.ts'
import { top } from './top.ts'
import { skirt } from './skirts.ts'
import { trousers } from './trousers.ts'

/** Two pieces: what is worn above on its hanger before what is worn below. */
const set = (p: Pen, above: Draw, below: Draw, upper: Design, lower: Design): string => {
  const brief = lower.length === 'corto' || (lower.length === 'normal' && below === skirt)
  return strokes(
    p.place(brief ? 124 : 138, brief ? 420 : 310, brief ? 0.82 : 0.7, () => below(p, lower)),
    p.place(-76, 70, 0.8, () => p.hanger() + above(p, upper)),
  )
}

export const SETS = {
  /** A tracksuit: a hooded jacket and trousers. */
  deportivo: (p, d) =>
    set(
      p,
      top('sudadera'),
      trousers('pants'),
      { ...d, sleeve: 'larga', trim: d.trim === 'franja' ? 'vivos' : 'ninguno' },
      { trim: 'franja' },
    ),
  /** A shirt with shorts or a skirt. */
  verano: (p, d) =>
    set(
      p,
      top('playera'),
      d.cut === 'tablas' ? skirt : trousers('pants'),
      { sleeve: 'corta', neck: 'redondo', trim: d.trim ?? 'vivos', length: 'corto' },
      { cut: d.cut ?? 'recto', length: 'corto' },
    ),
  pijama: (p, d) =>
    set(
      p,
      top('camisa'),
      trousers('pants'),
      {
        sleeve: d.length === 'corto' ? 'corta' : 'larga',
        neck: 'camisero',
        closing: d.closing ?? 'botones',
        trim: 'bolsa',
      },
      { length: d.length ?? 'normal' },
    ),
  quirurgico: (p, d) =>
    set(p, top('filipina'), trousers('pants'), { ...d, sleeve: 'corta', neck: 'v', trim: 'bolsas' }, {}),
  /** A knitted jacket and trousers for a baby, with a cap or bootees. */
  tejido: (p, d) =>
    strokes(
      set(
        p,
        top('sueter'),
        trousers('pants'),
        { sleeve: 'larga', neck: 'redondo', closing: 'botones', length: 'corto', trim: 'vivos' },
        {},
      ),
      d.trim === 'gorrito' && p.place(-190, 640, 0.42, () => beanie(false)(p, { trim: 'pompon' })),
      d.trim === 'botitas' && littleBootees(p),
    ),
  /** A school pinafore over a white blouse. */
  jumper: (p) => {
    const skirt = 'L140 540L276 836Q140 886 0 886'
    return strokes(
      top('vestido')(
        { ...p, fill: PAPER, tone: PAPER, cloth: (path: string, fill?: string) => p.cloth(path, fill ?? PAPER) },
        { sleeve: 'corta' },
      ),
      p.cloth(
        p.back
          ? `=M0 280Q50 270 66 236L116 236Q112 360 144 420${skirt}`
          : `=M0 440Q40 400 66 236L116 236Q112 360 144 420${skirt}`,
      ),
      p.seam('+M0 566V882M44 562L74 876M92 558L160 864M124 552L222 850'),
      p.part('=M0 530H140L144 566Q70 574 0 574', p.accent),
      p.stitch('M-264 814Q0 876 264 814'),
      p.part(p.back ? '=M0 200Q60 200 82 192L112 236Q50 262 0 262' : '+M3 284L80 194L112 232L64 330Z', PAPER),
      !p.back && [
        p.part('+M0 318C24 292 76 296 72 320C76 346 24 346 0 322ZM0 322L34 420L12 424L-2 340Z', p.accent),
        p.part('M70 430L120 424L118 470L96 492L74 474Z', p.accent),
      ],
    )
  },
} as const satisfies Readonly<Record<string, Draw>>
