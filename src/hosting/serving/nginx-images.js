// Hacer más chica una foto ocupa cuatro bytes por punto: a esta medida, 160 MB.
const MOST_POINTS = 40e6
// Al hacerla más chica, nginx pierde lo que la foto dice de cómo se tomó (EXIF): aquí se lee, para girarla.
const TURNS = { 3: 180, 6: 270, 8: 90 }
function turnOf(bytes) {
  const start = bytes.indexOf(Buffer.from('Exif\0\0')) + 6
  const isBig = bytes[start] === 0x4d
  const short = (at) => (isBig ? bytes[at] * 256 + bytes[at + 1] : bytes[at] + bytes[at + 1] * 256)
  const first = start + short(start + (isBig ? 6 : 4))
  for (let tag = first + 2; start > 5 && tag < first + 12 * short(first); tag += 12)
    if (short(tag) === 0x0112) return TURNS[short(tag + 8)] || 0
  return 0
}
// Lo que no es foto (un dibujo SVG, AVIF), lo que es demasiado grande y un GIF, que puede moverse, pasa como está.
async function resize(r) {
  const found = /^(.*?)\/w(\d+)(\/.*)$/.exec(r.uri)
  const path = found[1] + found[3]
  const whole = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  const self = 'http://' + r.variables.server_addr + ':' + r.variables.server_port
  const size = await ngx.fetch(self + '/size' + whole)
  const photo = (size.ok && (await size.json()).img) || {}
  if (photo.type === 'gif' || !(photo.width * photo.height <= MOST_POINTS)) return r.internalRedirect('/whole' + whole)
  const head = await r.subrequest('/head' + path)
  const turn = turnOf(Buffer.from(head.responseBuffer))
  r.internalRedirect('/turn/' + turn + '/' + (turn % 180 ? '-/' + found[2] : found[2] + '/-') + whole)
}
export default { resize }
