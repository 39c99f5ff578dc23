import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { drawPhoto } from '../../mocks/pictures/photo.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'

const DRAWN = `<title>falda</title><script>alert(1)</script>${'<g/>'.repeat(100)}`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${DRAWN}</svg>`

/** Images as a PHP host has them, and the paths that a browser asks for. */
export const IMAGES = [
  { path: '/images/prueba/falda.svg', file: 'falda.svg', type: 'image/svg+xml', text: SVG },
  {
    path: '/images/prueba/Playera%20ni%C3%B1a%20(1).jpg',
    file: 'Playera niña (1).jpg',
    type: 'image/jpeg',
    text: 'foto',
  },
  { path: '/images/prueba/50%25%20algod%C3%B3n.png', file: '50% algodón.png', type: 'image/png', text: 'imagen' },
] as const

/** A photograph of 48 megapixels, and one that the phone stored on its side. */
const PHOTOS: Readonly<Record<string, Uint8Array>> = {
  '/images/prueba/50%25%20a%C3%B1o.jpg': drawPhoto({ width: 6000, height: 8000, seed: 1 }),
  '/images/prueba/de-lado.jpg': drawPhoto({ width: 3000, height: 4000, seed: 2, turned: true }),
  '/images/prueba/chica.jpg': drawPhoto({ width: 80, height: 80, seed: 3 }),
}

/** The simulated backend, with these images beside its own. */
export const createBackend = (): Server => {
  const api = createApiServer({ products: 60 })
  return createServer((request, response) => {
    const image = IMAGES.find(({ path }) => path === request.url)
    const photo = PHOTOS[request.url ?? '']
    // A server behind may decode what ours passed on.
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.includes('admin')) response.writeHead(200).end(PHP_TEXT)
    else if (photo !== undefined) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo)
    else if (image === undefined) api.emit('request', request, response)
    else response.writeHead(200, { 'Content-Type': image.type }).end(request.method === 'HEAD' ? undefined : image.text)
  })
}

export const PHP_TEXT = 'Administración de la tienda'

const PHP: Readonly<Record<string, string>> = {
  'api/eco.php': `<?php
header('Content-Type: application/json');
header('Cache-Control: no-store');
echo json_encode([
  'metodo' => $_SERVER['REQUEST_METHOD'],
  'busqueda' => $_GET['busqueda'] ?? null,
  'cuerpo' => file_get_contents('php://input'),
  'token' => $_SERVER['HTTP_X_XSRF_TOKEN'] ?? null,
], JSON_UNESCAPED_UNICODE);
`,
  'api/falla.php': `<?php http_response_code(500); echo 'No se pudo conectar a la base.';`,
  'administracion/index.php': `<?php echo '${PHP_TEXT}';`,
  '.well-known/acme-challenge/prueba': 'prueba',
}

/** What somebody may upload among the images, and reach. */
export const SCRIPTS = ['a.php', 'a.phtml', 'a.phar', 'a.php.jpg', 'a.php/foto.jpg', 'suya/foto.jpg', 'a.cgi'] as const

/** PHP files and images beside the site, as on a host where everything is uploaded to one folder. */
export const writeBeside = (folder: string): void => {
  const files = [...Object.entries(PHP), ...IMAGES.map(({ file, text }) => [`images/prueba/${file}`, text] as const)]
  const script = `<?php echo 'corrió ', 2 + 2;`
  const uploads = SCRIPTS.filter((path) => !path.includes('.php/')).map(
    (path) => [`images/prueba/${path}`, script] as const,
  )
  const handler = [
    'images/prueba/suya/.htaccess',
    'SetHandler application/x-httpd-php\nOptions +Indexes +ExecCGI\n',
  ] as const
  for (const [name, text] of [...files, ...uploads, handler]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
