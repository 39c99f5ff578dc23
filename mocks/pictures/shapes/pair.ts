import type { Design } from '../../seed/design.ts'
import { INK } from '../ink.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'

/** A shoe from its side, toe to the right, stands on y = 706, from x = -290 to 306. */
export type Shoe = (p: Pen, design: Design) => Stroke

export const bow = (p: Pen, x: number, y: number): Stroke =>
  p.part(`M${x} ${y}l-42 -28v56ZM${x} ${y}l44 -28v56Z`, p.accent)

/** A heel makes the shoe lean on its toe. */
export const leaning = (p: Pen, heel: Design['heel'], shoe: Stroke): Stroke =>
  heel === 'grueso' || heel === 'cubano'
    ? [p.part('M-278 540L-130 590L-166 716H-248Z', p.sole), '<g transform="rotate(7 300 700)">', shoe, '</g>']
    : shoe

/** Two shoes, one behind the other, cast their own shadow. */
export const pair =
  (shoe: Shoe, lift: number): Draw =>
  (p, design) =>
    p.turned(() => [
      `<ellipse cx="-16" cy="${858 - lift}" rx="300" ry="24" fill="${INK}" fill-opacity=".3"/>`,
      p.place(50, 70 - lift, 0.84, () => shoe(p, design)),
      p.place(-24, 160 - lift, 0.98, () => shoe(p, design)),
    ])
