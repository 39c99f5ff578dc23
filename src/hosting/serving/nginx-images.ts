import { WIDTHS } from '../../ui/kit/image-sizes.ts'
import type { Settings } from '../../composition/container.ts'

/** Where nginx, to itself, makes the pictures narrower: only on this machine. */
export const IMAGE_SERVER = 'http://127.0.0.1:8788'

type ImageSettings = Pick<Settings, 'imagesBase' | 'imageSizes'>

/** The folders of the sizes, where VITE_IMAGE_SIZES leaves them to this recipe. */
export const sizedFolders = ({ imagesBase, imageSizes }: ImageSettings): readonly string[] =>
  imagesBase.startsWith('/') && imageSizes === `${imagesBase}/w{width}/{path}`
    ? WIDTHS.map((width) => `${imagesBase}/w${width}`)
    : []

/** `passes`: the lines that pass a request on to the API. */
export const nginxImagesConf = (
  passes: string,
): string => `# Lo escribe la construcción; .github/nginx.conf dice cómo se usa. Va fuera de «server».
proxy_cache_path /var/cache/nginx-puntada keys_zone=puntada:10m max_size=5g inactive=60d use_temp_path=off;
js_import images from _nginx-images.js;
server {
  listen ${IMAGE_SERVER.slice('http://'.length)};
  subrequest_output_buffer_size 30m;
  image_filter_buffer 30m;
  image_filter_jpeg_quality 75;
  image_filter_webp_quality 75;
  proxy_set_header Accept-Encoding "";
  location / {
    js_content images.resize;
  }
  # El principio de la foto dice cómo se tomó; quien no lo da por partes, la da entera.
  location /head/ {
    internal;
    proxy_set_header Accept-Encoding "";
    proxy_set_header Range bytes=0-65535;
    rewrite ^/head(/.*)$ $1 break;
    ${passes}
  }
  location ~ ^/turn/(?<turn>90|270)/(?<width>\\d+)/ {
    internal;
    image_filter resize - $width;
    image_filter rotate $turn;
    rewrite ^/turn/\\d+/\\d+(/.*)$ $1 break;
    ${passes}
  }
  location ~ ^/turn/(?<turn>0|180)/(?<width>\\d+)/ {
    internal;
    image_filter resize $width -;
    image_filter rotate $turn;
    rewrite ^/turn/\\d+/\\d+(/.*)$ $1 break;
    ${passes}
  }
  location /whole/ {
    internal;
    rewrite ^/whole(/.*)$ $1 break;
    ${passes}
  }
}
`

/** In the language of nginx's own interpreter, which is an older JavaScript. */
export const NGINX_IMAGES_JS = `// Al hacerla más chica, nginx pierde lo que la foto dice de cómo se tomó (EXIF): aquí se lee, para girarla.
const TURNS = { 3: 180, 6: 270, 8: 90 };
function turnOf(bytes) {
  const exif = bytes.indexOf(Buffer.from('Exif\\0\\0'));
  if (exif < 0) return 0;
  const start = exif + 6;
  const isBig = bytes[start] === 0x4d;
  const short = (at) => (isBig ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at));
  const first = start + (isBig ? bytes.readUInt32BE(start + 4) : bytes.readUInt32LE(start + 4));
  for (let entry = 0; entry < short(first); entry++) {
    const tag = first + 2 + 12 * entry;
    if (short(tag) === 0x0112) return TURNS[short(tag + 8)] || 0;
  }
  return 0;
}
function safeTurn(bytes) {
  try {
    return turnOf(bytes);
  } catch (e) {
    return 0;
  }
}
// Lo que no es foto (un dibujo SVG, AVIF) pasa como está.
async function resize(r) {
  const found = /^(.*?)\\/w(\\d+)(\\/.*)$/.exec(r.uri);
  const path = found[1] + found[3];
  const head = await r.subrequest('/head' + path);
  const isPhoto = head.status < 300 && /^image\\/(?:jpeg|png|webp|gif)/.test(head.headersOut['Content-Type'] || '');
  // Esta llamada, a diferencia de la de arriba, quiere la ruta con sus %.
  const whole = encodeURI(path);
  if (!isPhoto) return r.internalRedirect('/whole' + whole);
  r.internalRedirect('/turn/' + safeTurn(Buffer.from(head.responseBuffer)) + '/' + found[2] + whole);
}
export default { resize };
`
