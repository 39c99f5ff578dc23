// Hacer más chica una foto ocupa cuatro bytes por punto: a esta medida, 160 MB.
const MOST_POINTS = 40e6
// Los puntos de una foto, según el principio de su archivo; NaN si no es foto o no se entiende.
function pointsOf(bytes) {
  const kind = bytes.toString('hex', 0, 16)
  if (/^89504e47.*49484452$/.test(kind)) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  const webp = (/^52494646.{8}57454250565038(..)$/.exec(kind) || [])[1]
  if (webp === '20') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff)
  if (webp === '4c') {
    const sides = bytes.readUInt32LE(21)
    return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
  }
  if (webp === '58') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1)
  if (!kind.startsWith('ffd8')) return NaN
  // JPEG: una parte tras otra, hasta la que dice sus medidas.
  let at = 2
  while (bytes[at] === 0xff && bytes[at + 1] >= 0xc0) {
    const mark = bytes[at + 1]
    if (mark < 0xd0 && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc)
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return NaN
}
// Al hacerla más chica, nginx pierde lo que la foto dice de cómo se tomó (EXIF): aquí se lee, para girarla.
const TURNS = { 3: 180, 6: 270, 8: 90 }
function turnOf(bytes) {
  const exif = bytes.indexOf(Buffer.from('Exif\0\0'))
  if (exif < 0) return 0
  const start = exif + 6
  const isBig = bytes[start] === 0x4d
  const short = (at) => (isBig ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at))
  const first = start + (isBig ? bytes.readUInt32BE(start + 4) : bytes.readUInt32LE(start + 4))
  for (let entry = 0; entry < short(first); entry++) {
    const tag = first + 2 + 12 * entry
    if (short(tag) === 0x0112) return TURNS[short(tag + 8)] || 0
  }
  return 0
}
// Lo que no se puede leer no deja a nadie sin foto.
const tried = (read, bytes, otherwise) =>
  Promise.resolve(bytes)
    .then(read)
    .catch(() => otherwise)
// Lo que no es foto (un dibujo SVG, AVIF), lo que es demasiado grande y un GIF, que puede moverse, pasa como está.
async function resize(r) {
  const found = /^(.*?)\/w(\d+)(\/.*)$/.exec(r.uri)
  const path = found[1] + found[3]
  const head = await r.subrequest('/head' + path)
  const bytes = Buffer.from(head.responseBuffer)
  // Esta llamada, a diferencia de la de arriba, quiere la ruta con sus %.
  const whole = encodeURI(path)
  const points = await tried(pointsOf, bytes, NaN)
  if (head.status >= 300 || !(points <= MOST_POINTS)) return r.internalRedirect('/whole' + whole)
  const turn = await tried(turnOf, bytes, 0)
  r.internalRedirect('/turn/' + turn + '/' + found[2] + whole)
}
export default { resize }
