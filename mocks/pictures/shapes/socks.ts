import type { Draw, Pen, Stroke } from '../pen.ts'

const sock = (p: Pen, y: number): Stroke => [
  p.cloth(`M-70 ${y}H60V560Q60 620 110 660L186 726Q226 770 190 812Q150 846 96 812L-20 730Q-80 690 -72 600Z`),
  p.part(`M-72 ${y - 6}H62V${y + 72}H-72Z`, p.accent),
  p.rib(-70, 64, y + 4, y + 62),
  p.part('M-72 590Q-76 690 -18 732Q30 690 34 640Q-10 580 -72 590Z', p.accent),
  p.part('M140 688L186 726Q226 770 190 812Q160 838 120 824Q104 750 140 688Z', p.accent),
  y < 300 && p.line('M-70 316H60M-70 346H60', p.accent, 12),
]
const bootee = (p: Pen): Stroke => [
  p.cloth('M-60 300H70V470Q150 480 170 540Q180 590 120 600H-30Q-76 590 -70 520Z'),
  p.part('M-66 290H76V346H-66Z', p.accent),
  p.rib(-62, 76, 296, 340),
  p.band('M-64 420Q10 440 76 420', 8),
]

const twice = (
  p: Pen,
  scale: number,
  places: readonly (readonly [x: number, y: number])[],
  one: () => Stroke,
): Stroke => p.turned(() => places.map(([x, y]) => p.place(x, y, scale, one)))

export const socks: Draw = (p, { length }) =>
  length === 'corto'
    ? twice(
        p,
        1.25,
        [
          [60, -260],
          [-180, -160],
        ],
        () => sock(p, 440),
      )
    : twice(
        p,
        0.96,
        [
          [70, -20],
          [-120, 60],
        ],
        () => sock(p, 210),
      )
export const bootees: Draw = (p) =>
  twice(
    p,
    1.2,
    [
      [60, -40],
      [-150, 80],
    ],
    () => bootee(p),
  )
export const littleBootees = (p: Pen) =>
  twice(
    p,
    0.46,
    [
      [-150, 660],
      [-256, 668],
    ],
    () => bootee(p),
  )
