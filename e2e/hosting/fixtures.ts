import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { drawPhoto } from '../../mocks/pictures/photo.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'

const DRAWN = `<title>falda</title><script>alert(1)</script>${'<g/>'.repeat(100)}`
const FOLDER = '/images/prueba'

/** Images as a PHP host has them, and the paths that a browser asks for. */
export const IMAGES = [
  {
    path: `${FOLDER}/falda.svg`,
    type: 'image/svg+xml',
    text: `<svg xmlns="http://www.w3.org/2000/svg">${DRAWN}</svg>`,
  },
  { path: `${FOLDER}/Playera%20ni%C3%B1a%20(1).jpg`, type: 'image/jpeg', text: 'foto' },
  { path: `${FOLDER}/50%25%20algod%C3%B3n.png`, type: 'image/png', text: 'imagen' },
] as const

const jpeg = (picture: Parameters<typeof drawPhoto>[0]) => ({ type: 'image/jpeg', body: drawPhoto(picture) })

export const PHP_TEXT = 'Administración de la tienda'

/** The simulated backend, with these images beside its own, and a photograph of 48 megapixels. */
export const createBackend = (): Server => {
  const api = createApiServer({ products: 60 })
  const files: Readonly<Record<string, { readonly type: string; readonly body: string | Uint8Array }>> = {
    ...Object.fromEntries(IMAGES.map(({ path, type, text }) => [path, { type, body: text }])),
    [`${FOLDER}/50%25%20a%C3%B1o.jpg`]: jpeg({ width: 6000, height: 8000, seed: 1 }),
    // As the phone stored it, on its side.
    [`${FOLDER}/de-lado.jpg`]: jpeg({ width: 3000, height: 4000, seed: 2, turned: true }),
    [`${FOLDER}/chica.jpg`]: jpeg({ width: 80, height: 80, seed: 3 }),
  }
  return createServer((request, response) => {
    const file = files[request.url ?? '']
    // A server behind may decode what ours passed on.
    if (request.url?.split('?')[0]?.includes('admin')) response.writeHead(200).end(PHP_TEXT)
    else if (file === undefined) api.emit('request', request, response)
    else response.writeHead(200, { 'Content-Type': file.type }).end(request.method === 'HEAD' ? undefined : file.body)
  })
}

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
  'images/prueba/suya/.htaccess': 'SetHandler application/x-httpd-php\nOptions +Indexes +ExecCGI\n',
}

/** What somebody may upload among the images, and reach. */
export const SCRIPTS = ['a.php', 'a.phtml', 'a.phar', 'a.php.jpg', 'a.php/foto.jpg', 'suya/foto.jpg', 'a.cgi'] as const

/** PHP files and images beside the site, as on a host where everything is uploaded to one folder. */
export const writeBeside = (folder: string): void => {
  const uploads = SCRIPTS.filter((path) => !path.includes('.php/')).map((path) => `images/prueba/${path}`)
  for (const [name, text] of [
    ...Object.entries(PHP),
    ...IMAGES.map(({ path, text }) => [decodeURIComponent(path), text] as const),
    ...uploads.map((path) => [path, `<?php echo 'corrió ', 2 + 2;`] as const),
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
