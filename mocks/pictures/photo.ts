import { chance } from '../seed/random.ts'

export interface PhotoSpec {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Phones store an upright photo on its side, with an EXIF orientation that says so. */
  readonly turned?: boolean
  /** The file is at least so heavy, as with the previews of phones. */
  readonly bytes?: number
}

const word = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, ...data: readonly number[]) => [0xff, marker, ...word(data.length + 2), ...data]
const many = (count: number, value: (at: number) => number) => Array.from({ length: count }, (_, at) => value(at))

/** EXIF orientation 6: turn a quarter to the right. */
const TURNED = segment(
  0xe1,
  ...new TextEncoder().encode('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'),
)

/** Squares of one colour need one step per level, twelve lengths of four bits, and an end. */
const TABLES = [
  ...segment(0xdb, 0, ...many(64, () => 8)),
  ...segment(0xc4, 0, 0, 0, 0, 12, ...many(12, () => 0), ...many(12, (at) => at)),
  ...segment(0xc4, 0x10, 1, ...many(16, () => 0)),
]

type Colour = readonly [luma: number, blue: number, red: number]

/** A white rim tells whether the whole photo is seen. */
const scene = (seed: number) => {
  const next = chance(seed)
  const drawn = (dark: number): Colour => [60 + 120 * next() + dark, 90 + 76 * next(), 90 + 76 * next()]
  const [shirt, wall] = [drawn(0), drawn(40)]
  return (x: number, y: number): Colour => {
    if (Math.min(x, y, 1 - x, 1 - y) < 0.02) return [250, 128, 128]
    const across = Math.abs(x - 0.5)
    const isNeck = across < 0.1 && y < 0.2
    const isBody = across < 0.24 && y > 0.14 && y < 0.88
    const isSleeve = across >= 0.24 && across < 0.42 && y > across - 0.1 && y < across + 0.16
    const [luma, blue, red] = !isNeck && (isBody || isSleeve) ? shirt : wall
    return [luma - 30 * y, blue, red]
  }
}

/** The JPEG is made square by square, of any size: the same spec gives the same bytes. */
export const drawPhoto = ({ width, height, seed, turned = false, bytes = 0 }: PhotoSpec): Uint8Array<ArrayBuffer> => {
  const [stored, rows] = turned ? [height, width] : [width, height]
  const [across, down] = [Math.ceil(stored / 8), Math.ceil(rows / 8)]
  const colourAt = scene(seed)
  const grain = chance(seed)
  const data = new Uint8Array(across * down * 12 + 16)
  let length = 0
  let held = 0
  let bits = 0
  const put = (value: number, count: number) => {
    held = (held << count) | value
    for (bits += count; bits >= 8; bits -= 8) {
      const byte = (held >> (bits - 8)) & 255
      data[length++] = byte
      if (byte === 255) data[length++] = 0
    }
    held &= (1 << bits) - 1
  }
  const before = [0, 0, 0]
  for (let square = 0; square < across * down; square++) {
    const [x, y] = [((square % across) + 0.5) / across, (Math.floor(square / across) + 0.5) / down]
    const noise = grain() * 8
    for (const [part, level] of (turned ? colourAt(1 - y, x) : colourAt(x, y)).entries()) {
      const value = Math.round(Math.min(255, level + noise)) - 128
      const change = value - (before[part] ?? 0)
      before[part] = value
      const size = 32 - Math.clz32(Math.abs(change))
      put(size, 4)
      if (size > 0) put(change > 0 ? change : change + (1 << size) - 1, size)
      put(0, 1)
    }
  }
  put(127, 7)
  const start = [0xff, 0xd8, ...(turned ? TURNED : [])]
  const head = [
    ...TABLES,
    ...segment(0xc0, 8, ...word(rows), ...word(stored), 3, ...[1, 2, 3].flatMap((part) => [part, 0x11, 0])),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
  ]
  const filling = Math.max(0, bytes - start.length - head.length - length - 2)
  const fillings = Math.ceil(filling / 65_000)
  const whole = new Uint8Array(start.length + fillings * 65_002 + head.length + length + 2)
  whole.set(start)
  for (let at = 0; at < fillings; at++) whole.set([0xff, 0xe9, ...word(65_000)], start.length + at * 65_002)
  whole.set(head, start.length + fillings * 65_002)
  whole.set(data.subarray(0, length), whole.length - length - 2)
  whole.set([0xff, 0xd9], whole.length - 2)
  return whole
}
