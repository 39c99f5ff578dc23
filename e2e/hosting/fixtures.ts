import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { drawPhoto } from '../../mocks/pictures/photo.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'

const FOLDER = '/images/prueba'

/** Images as a PHP host has them: the paths that a browser asks for, their types and contents. */
export const IMAGES = [
  [
    `${FOLDER}/falda.svg`,
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><title>falda</title>${'<g/>'.repeat(100)}</svg>`,
  ],
  [`${FOLDER}/Playera%20ni%C3%B1a%20(1).jpg`, 'image/jpeg', 'foto'],
  [`${FOLDER}/50%25%20algod%C3%B3n.png`, 'image/png', 'imagen'],
  [`${FOLDER}/20%25descuento%20%231.jpg`, 'image/jpeg', 'oferta'],
] as const

export const PHP_TEXT = 'Administración de la tienda'

const head = (bytes: string) => Buffer.from(`${bytes}${'00'.repeat(40)}`.replaceAll(' ', ''), 'hex')
/** Pictures that stay as they are. Of a few hundred kilobytes, one of 16,000 × 16,000 would take gigabytes to draw. */
export const LEFT: Readonly<Record<string, Buffer>> = {
  'a.png': head('89504e470d0a1a0a 0000000d 49484452 00003e80 00003e80 01000000'),
  // A small one that may move.
  'a.gif': head('474946383961 9001 9001 00 00 00'),
}

/** The simulated backend, with these images beside its own, one of them of 36 megapixels, and an article that none reads. */
export const createBackend = (): Server => {
  const api = createApiServer({ products: 60 })
  const files = new Map<string | undefined, string | Uint8Array>([
    ...IMAGES.map(([path, , text]) => [path, text] as const),
    [`${FOLDER}/50%25%20a%C3%B1o.jpg`, drawPhoto({ width: 5200, height: 6933, seed: 1 })],
    // As the phone stored it, on its side.
    [`${FOLDER}/de-lado.jpg`, drawPhoto({ width: 3000, height: 4000, seed: 2, turned: true })],
    [`${FOLDER}/icono.png`, readFileSync('src/public/icon-512.png')],
    ...Object.entries(LEFT).map(([name, body]) => [`${FOLDER}/${name}`, body] as const),
    [`${FOLDER}/chica.jpg`, drawPhoto({ width: 80, height: 80, seed: 3 })],
  ])
  return createServer((request, response) => {
    const file = files.get(request.url)
    const type = IMAGES.find(([path]) => path === request.url)?.[1] ?? 'image/jpeg'
    // A server behind may decode what ours passed on.
    if (request.url?.split('?')[0]?.includes('admin')) response.writeHead(200).end(PHP_TEXT)
    else if (request.url === `/api${CALLS.blog.article.path}?id=8`)
      response.end(JSON.stringify([{ id: '8', titulo: 'Hondo', contenido: '<blockquote>'.repeat(5000) }]))
    else if (file === undefined) api.emit('request', request, response)
    else response.writeHead(200, { 'Content-Type': type }).end(request.method === 'HEAD' ? undefined : file)
  })
}

/** What somebody may upload among the images, and what the host answers. */
export const UPLOADS = {
  'a.php': 404,
  'a.php/foto.jpg': 404,
  'a.html': 404,
  'a.jpg.php': 404,
  'sin-nombre': 404,
  'a.php.jpg': 200,
  'suya/foto.jpg': 200,
} as const

/** PHP files and images beside the site, as on a host where everything is uploaded to one folder. */
export const writeBeside = (folder: string): void => {
  for (const [name, text] of [
    ...IMAGES.map(([path, , text]) => [decodeURIComponent(path), text] as const),
    ...Object.keys(UPLOADS)
      .filter((path) => !path.includes('.php/'))
      .map((path) => [`images/prueba/${path}`, `<?php echo 'corrió ', 2 + 2;`] as const),
    ['images/prueba/suya/.htaccess', 'SetHandler application/x-httpd-php\nOptions +Indexes +ExecCGI\n'],
    [
      'api/eco.php',
      `<?php header('Content-Type: application/json'); header('Cache-Control: no-store');
echo $_SERVER['REQUEST_METHOD'], $_GET['b'] ?? '', file_get_contents('php://input'), $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '';`,
    ],
    ['api/falla.php', `<?php http_response_code(500); echo 'No se pudo conectar a la base.';`],
    ['administracion/index.php', `<?php echo '${PHP_TEXT}';`],
  ] as const) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
