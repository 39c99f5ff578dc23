import { INK, MARIGOLD, PAPER } from './ink.ts'

/** A light ground and a strong shape for each segment: everything drawn for it uses these two. */
export const SEGMENT_HUES = {
  dama: ['#f9b9d2', '#e4007c'],
  caballero: ['#a9c7f2', '#22337a'],
  nina: ['#ffc9de', '#8a3fd1'],
  nino: ['#bfe6ff', '#f0521c'],
  bebe: ['#ffeba0', '#1e9e8a'],
  juvenil: ['#cff04f', '#5b2be0'],
  'tallas-extra': ['#ffb08a', '#8e1238'],
  deportiva: ['#ffb400', '#1b3fd6'],
  interior: ['#f1d9f2', '#6d1f6b'],
  uniformes: ['#cfe0d2', '#0f6b57'],
  calzado: ['#f2c48a', '#8a3a14'],
  accesorios: ['#ffd966', '#c9006b'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>
type SegmentSlug = keyof typeof SEGMENT_HUES

/** Drawn on 240 × 240 with few, thick shapes, so that they still read at 48 px. */
const ICONS: Readonly<Record<SegmentSlug, (ground: string, strong: string) => string>> = {
  dama: (g, s) =>
    `<path fill="${s}" d="M84 36H100Q104 66 120 66Q136 66 140 36H156Q154 74 164 92L150 116L200 198Q120 222 ` +
    `40 198L90 116L76 92Q86 74 84 36Z"/><path fill="${PAPER}" d="M88 106H152V122H88Z"/><path fill="none" ` +
    `stroke="${g}" stroke-width="6" d="M104 130L88 200M136 130L152 200"/>`,
  caballero: (g, s) =>
    `<path fill="${s}" d="M84 36L36 62L20 136L54 146L64 112V206H176V112L186 146L220 136L204 62L156 36L120 60` +
    `Z"/><path fill="${PAPER}" d="M120 62L84 34L74 52L104 96ZM120 62L156 34L166 52L136 96Z"/><path stroke="` +
    `${g}" stroke-width="6" d="M120 80V206"/><path fill="${PAPER}" d="M138 106H164V132L151 140L138 132Z"/>`,
  nina: (g, s) =>
    `<path fill="${s}" d="M88 50Q120 68 152 50Q190 46 200 96L160 108L154 94V112L204 194Q120 222 36 194L86 112` +
    `V94L80 108L40 96Q50 46 88 50Z"/><path fill="${PAPER}" d="M120 116Q140 92 160 100Q168 116 160 130Q140 ` +
    `138 120 116Q100 138 80 130Q72 116 80 100Q100 92 120 116Z"/><g fill="${g}"><circle cx="84" cy="176" ` +
    'r="9"/><circle cx="120" cy="184" r="9"/><circle cx="156" cy="176" r="9"/></g>',
  nino: (g, s) =>
    `<path fill="${s}" d="M88 30Q120 50 152 30L206 62L188 104L166 94V138H74V94L52 104L34 62Z"/><path fill="` +
    `${INK}" d="M74 146H166L176 214H128L120 182L112 214H64Z"/><path fill="${PAPER}" d="M74 92H166V110H74Z"/>` +
    `<path stroke="${g}" stroke-width="6" d="M120 150V180"/>`,
  bebe: (g, s) =>
    `<path fill="${s}" d="M86 34Q120 58 154 34L212 78L188 120L168 106V158Q140 170 132 210H108Q100 170 72 158` +
    `V106L52 120L28 78Z"/><path fill="${PAPER}" d="M120 104C120 80 90 80 90 104C90 126 120 142 120 142C120 ` +
    `142 150 126 150 104C150 80 120 80 120 104Z"/><g fill="${g}"><circle cx="112" cy="196" r="5"/><circle ` +
    'cx="128" cy="196" r="5"/></g>',
  juvenil: (g, s) =>
    `<path fill="${s}" d="M74 74Q76 24 120 24Q164 24 166 74L206 100L222 186L190 194L178 140V212H62V140L50 194` +
    `L18 186L34 100Z"/><path fill="${INK}" d="M92 76Q92 46 120 46Q148 46 148 76Q140 96 120 106Q100 96 92 76` +
    `Z"/><path fill="${g}" d="M88 160H152L164 194H76Z"/><path stroke="${PAPER}" stroke-width="7" ` +
    'stroke-linecap="round" d="M108 100V132M132 100V132"/>',
  'tallas-extra': (g, s) =>
    `<path fill="${s}" d="M78 40Q120 66 162 40L228 78L208 128L182 116V206H58V116L32 128L12 78Z"/><path fill="` +
    `${PAPER}" d="M58 150H182V186H58Z"/><path stroke="${s}" stroke-width="7" d="M74 150V170M94 150V164M114 ` +
    `150V170M134 150V164M154 150V170M172 150V164"/><path fill="${g}" d="M113 84H127V98H141V112H127V126H113` +
    'V112H99V98H113Z"/>',
  deportiva: (_g, s) =>
    `<path fill="${s}" d="M22 180V96Q40 78 62 98Q84 108 104 78L124 72L160 122Q190 138 220 148V180Z"/><path ` +
    `fill="${PAPER}" d="M16 176H224V204Q120 210 20 204Z"/><path stroke="${INK}" stroke-width="8" d="M20 190` +
    `H222"/><path stroke="${PAPER}" stroke-width="9" stroke-linecap="round" d="M106 104L130 92M124 124L146 ` +
    `112"/><path fill="${PAPER}" d="M52 166L128 134L140 146L84 172Z"/>`,
  interior: (g, s) =>
    `<path fill="none" stroke="${s}" stroke-width="12" d="M74 34Q60 70 62 104M166 34Q180 70 178 104"/><path ` +
    `fill="${s}" d="M62 92Q104 92 116 130Q116 176 70 176Q26 172 26 128Q34 104 62 92ZM178 92Q136 92 124 130` +
    `Q124 176 170 176Q214 172 214 128Q206 104 178 92Z"/><path fill="none" stroke="${g}" stroke-width="6" d="` +
    `M36 132Q70 116 108 138M204 132Q170 116 132 138"/><path fill="${PAPER}" d="M120 134Q136 116 146 128Q148 ` +
    '146 120 138Q92 146 94 128Q104 116 120 134Z"/>',
  uniformes: (_g, s) =>
    `<path fill="${s}" d="M86 36L36 62L24 128L58 138L64 112V210H176V112L182 138L216 128L204 62L154 36L120 92` +
    `Z"/><path fill="${PAPER}" d="M86 36L120 92L154 36L170 46L120 124L70 46Z"/><path fill="${PAPER}" d="M76 ` +
    `152H112V190H76ZM128 152H164V190H128Z"/><path fill="${MARIGOLD}" d="M140 112H148V104H156V112H164V120H156` +
    'V128H148V120H140Z"/>',
  calzado: (g, s) =>
    `<path fill="${s}" d="M70 24Q90 38 108 32Q130 36 148 24L154 120Q166 150 216 158V190H58Z"/><path fill="` +
    `${INK}" d="M54 186H222V204H120L112 200H100L94 216H54Z"/><path fill="${PAPER}" d="M158 150Q210 150 216 ` +
    `160V186H146Q146 162 158 150Z"/><path fill="none" stroke="${g}" stroke-width="7" d="M108 52Q80 90 108 126` +
    'Q136 90 108 52"/>',
  accesorios: (g, s) =>
    `<path fill="none" stroke="${s}" stroke-width="16" d="M80 100C80 20 160 20 160 100"/><path fill="${s}" ` +
    `d="M42 92H198L216 206Q120 216 24 206Z"/><path fill="${PAPER}" d="M42 92H198L202 128Q160 158 120 160Q80 ` +
    `158 38 128Z"/><path fill="${INK}" d="M106 146H134V178H106Z"/><path stroke="${g}" stroke-width="6" ` +
    'stroke-dasharray="12 8" d="M34 194H206"/>',
}

function isSegment(slug: string): slug is SegmentSlug {
  return Object.hasOwn(ICONS, slug)
}

/** The icon of a segment, on its own pair of hues; an unknown slug gets a plain stitched tag. */
export function drawSegmentIcon(slug: string): string {
  const [ground, strong] = isSegment(slug) ? SEGMENT_HUES[slug] : ['#f5f3ee', INK]
  const body = isSegment(slug)
    ? ICONS[slug](ground, strong)
    : `<path fill="${strong}" d="M70 30H170L200 70V210H40V70Z"/><circle cx="120" cy="66" r="14" fill="${ground}` +
      `"/><path stroke="${ground}" stroke-width="7" stroke-dasharray="14 9" d="M64 180H176"/>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><path fill="' +
    `${ground}" d="M0 0H240V240H0Z"/>${body}</svg>`
  )
}
