import { INK, PAPER, TAN } from '../ink.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'

const fringe = (p: Pen, x0: number, x1: number, y: number, length: number): Stroke => {
  let path = ''
  for (let x = x0; x <= x1; x += 16) path += `M${x} ${y}v${length}`
  return [p.line(path, INK, 10), p.line(path, p.accent, 5)]
}

/** A shawl or scarf over a rod, with both ends showing. */
export const shawl: Draw = (p, { trim }) =>
  p.turned(() => [
    p.band('M-310 186H310', 24, TAN),
    trim === 'flecos' && [fringe(p, 52, 244, 640, 92), fringe(p, -232, 152, 770, 120)],
    p.cloth('M20 190H240L252 640H40Z'),
    p.band('M38 590H250', 12),
    p.cloth('M-250 190H150Q170 480 160 770H-240Q-262 480 -250 190Z'),
    p.seam([-170, -90, -10, 70].map((x) => `M${x} 196Q${x + 4} 480 ${x} 766`).join('')),
    p.band('M-244 706H160M-246 666H162', 12),
    p.stitch('M-246 746H162'),
    p.part('M-250 170H150Q166 190 152 224Q-50 236 -252 224Q-266 190 -250 170Z'),
    p.label(-190, 690),
  ])

export const snood: Draw = (p) => [
  p.cloth('=M0 302C110 302 220 345 220 430C280 560 250 770 0 770'),
  p.part('=M0 360C80 360 160 383 160 430C160 470 80 490 0 490', p.deep),
  p.seam('M-190 480Q0 600 190 480M-234 560Q0 690 234 560M-220 650Q0 760 220 650'),
  !p.back && p.label(-150, 650),
]

/** A poncho, ruana or cape. */
export const poncho: Draw = (p, { closing, neck, trim, pattern }) => [
  trim === 'flecos' && fringe(p, -304, 304, 776, 84),
  p.cloth('=M0 250Q40 248 66 234L300 330Q322 560 310 770L0 790'),
  (pattern === 'liso' || pattern === 'rayas') && [
    p.band('M-312 620Q0 640 312 620', 48),
    p.line(`M-300 636${'l30 -28l30 28'.repeat(10)}`, PAPER, 7),
  ],
  p.band('M-314 704Q0 722 314 704M-312 540Q0 558 312 540', 8),
  p.back && [p.part('=M0 380L70 450L0 520', p.accent), p.part('=M0 416L34 450L0 484', PAPER)],
  !p.back &&
    neck !== 'tortuga' && [
      p.flat('=M0 249Q30 249 62 236L14 440H0', p.deep),
      p.label(0, 262),
      p.stitch('=M0 240H80L28 460H0'),
      closing === 'abierto' && p.line('M0 440V788', INK, 10),
    ],
  neck === 'tortuga' && [p.part('=M0 150Q70 152 92 140L100 236Q56 268 0 272', p.tone), p.rib(-88, 92, 152, 252)],
]

export const blanket: Draw = (p, { trim }) =>
  p.turned(() => [
    trim === 'flecos' && fringe(p, -272, 272, 816, 60),
    p.cloth('M-250 250Q-280 250 -280 280V790Q-280 820 -250 820H250Q280 820 280 790V420L110 250Z'),
    p.line('M70 298H-232V772H232V440', p.accent, 20),
    p.stitch('M-262 268V802H262'),
    p.seam('M-120 330V740M0 330V740M120 440V740M-200 400H70M-200 540H200M-200 680H200'),
    p.patch('M110 250L280 420L130 440Q104 440 104 414Z', p.accent),
    p.label(-190, 760),
  ])

/** A short apron has no bib. */
export const apron: Draw = (p, { length, trim }) => {
  const half = length === 'corto'
  const strap = !half && p.band('M-110 290C-120 150 120 150 110 290', 22)
  const body = `=${half ? 'M0 520H230' : 'M0 280H130Q140 420 236 500'}Q262 540 250 880Q240 900 0 900`
  const front = () => [
    p.band('+M236 536Q330 560 340 700', 20),
    strap,
    p.cloth(body),
    !half && [p.patch('=M0 280H130L132 318H0', p.accent), p.label(0, 352)],
    p.part('=M0 516H234L238 562H0', p.accent),
    trim === 'bolsas' && [p.patch('=M0 640H160V790Q160 810 140 810H0'), p.seam('M0 646V804')],
    trim === 'olanes' && p.part('=M0 880Q120 880 252 858L262 910Q120 940 0 940', p.accent),
    p.stitch('M-232 856H232'),
  ]
  const behind = () => [
    strap,
    p.cloth(body, p.tone),
    p.band('M-236 536Q0 590 236 536', 26),
    p.part('+M0 590L20 556L90 700L56 716Z', p.accent),
  ]
  return p.place(0, half ? -190 : 0, 1, p.back ? behind : front)
}
