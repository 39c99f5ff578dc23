import { GOLD, PINK } from '../ink.ts'
import type { Draw } from '../pen.ts'
import { diamonds, shine } from './ornaments.ts'
import { trousers } from './trousers.ts'

/** A bib's straps cross at the back. */
export const overalls: Draw = (p, design) => {
  const below = () => p.place(0, 284, 0.72, () => trousers('jeans')(p, { ...design, trim: 'ninguno' }))
  if (p.back) return [p.band('+M104 440L-60 200', 30), below(), p.part('=M0 420Q60 420 104 414L110 452Q60 460 0 460')]
  return [
    p.band('+M84 330Q96 250 62 202', 28),
    p.cloth('=M0 310H88L104 430Q60 440 0 440'),
    below(),
    p.patch('M-62 356H62V420L0 440L-62 420Z'),
    design.trim === 'bordado' && [diamonds(p, [[-30, 384]], PINK), diamonds(p, [[30, 384]], GOLD)],
    design.trim === 'reflejante' && shine(p, '+M60 742L118 739'),
    [82, -82].map((x) => p.dot(x, 332, 13, GOLD)),
  ]
}
