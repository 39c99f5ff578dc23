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
// Lo que no es foto (un dibujo SVG, AVIF) pasa como está.
async function resize(r) {
  const found = /^(.*?)\/w(\d+)(\/.*)$/.exec(r.uri)
  const path = found[1] + found[3]
  const head = await r.subrequest('/head' + path)
  const isPhoto = head.status < 300 && /^image\/(?:jpeg|png|webp|gif)/.test(head.headersOut['Content-Type'] || '')
  // Esta llamada, a diferencia de la de arriba, quiere la ruta con sus %.
  const whole = encodeURI(path)
  if (!isPhoto) return r.internalRedirect('/whole' + whole)
  // Una ficha rota no la deja sin foto.
  const turn = await Promise.resolve(Buffer.from(head.responseBuffer))
    .then(turnOf)
    .catch(() => 0)
  r.internalRedirect('/turn/' + turn + '/' + found[2] + whole)
}
export default { resize }
