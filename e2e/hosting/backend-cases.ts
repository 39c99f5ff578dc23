import type { Report } from '../support/report.ts'
import { ask, createFindings, type Question } from './ask.ts'
import { IMAGES, PHP_TEXT } from './fixtures.ts'
import type { Host } from './site-cases.ts'

const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const json = (body: unknown, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Images below /images, whatever they are called: the same for a proxy and for files beside the site. */
export const checkImages = ({ step }: Report, { name, origin, packs }: Host): Promise<void> =>
  step(`${name}: imágenes con espacios, acentos y paréntesis, que abiertas solas no hacen nada`, async () => {
    const { expect, all } = createFindings()
    for (const { path, file, type, text } of IMAGES) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, text: came } = await ask(origin, path, { method })
        expect(`${method} ${path}: estado`, status, 200)
        expect(`${method} ${path}: tipo`, headers['content-type'], type)
        expect(`${method} ${path}: política`, headers['content-security-policy'], INERT)
        expect(`${method} ${path}: nosniff`, headers['x-content-type-options'], 'nosniff')
        expect(`${method} ${path}: es ${file}`, came, method === 'GET' ? text : '')
      }
    }
    for (const packing of packs) {
      const { headers, text } = await ask(origin, IMAGES[0].path, { headers: { 'Accept-Encoding': packing } })
      expect(`${IMAGES[0].path} en ${packing}`, headers['content-encoding'], packing)
      expect(`${IMAGES[0].path} en ${packing}: contenido`, text, IMAGES[0].text)
    }
    const missing = await ask(origin, '/images/no-hay.svg')
    expect('/images/no-hay.svg: estado', missing.status, 404)
    expect('/images/no-hay.svg: nosniff', missing.headers['x-content-type-options'], 'nosniff')
    all()
  })

/** The simulated API behind a proxy. */
export const checkProxiedApi = ({ step }: Report, { name, origin, packs }: Host): Promise<void> =>
  step(`${name}: la API detrás, lecturas y envíos con su cookie`, async () => {
    const { expect, all } = createFindings()
    const list = await ask(origin, '/api/list-segmentos.php')
    expect('GET list-segmentos: estado', list.status, 200)
    expect('GET list-segmentos: contenido', list.text, /^\s*\[\{.*"segmento"/s)
    expect('GET list-segmentos: nosniff', list.headers['x-content-type-options'], 'nosniff')
    expect('GET list-segmentos: sin la política del sitio', list.headers['content-security-policy'], undefined)
    expect('GET list-segmentos: se guarda lo que diga la API', list.headers['cache-control'], 'no-store')
    for (const packing of packs) {
      const packed = await ask(origin, '/api/list-products.php?limit=40', { headers: { 'Accept-Encoding': packing } })
      expect(`GET list-products en ${packing}`, packed.headers['content-encoding'], packing)
      expect(`GET list-products en ${packing}: contenido`, packed.text, /^\s*\[\{.*\}\]\s*$/s)
    }
    const search = await ask(origin, '/api/data-product-busqueda.php?busqueda=ni%C3%B1a%20azul%20%2F%20a%2Bb')
    expect('GET data-product-busqueda con acentos: estado', search.status, 200)
    const missing = await ask(origin, '/api/no-hay.php')
    expect('GET no-hay.php: contesta la API', `${missing.status} ${missing.text}`, '404 No existe.')
    const head = await ask(origin, '/api/list-segmentos.php', { method: 'HEAD' })
    expect('HEAD list-segmentos', `${head.status} ${head.text.length}`, '200 0')

    // One backend serves every host: each subscribes an address of its own.
    const subscription = { correo: `ana-${new URL(origin).port}@ejemplo.mx` }
    const refused = await ask(origin, '/api/suscribir-newspaper.php', json(subscription))
    expect('POST sin cookie: contesta la API', `${refused.status} ${refused.text}`, /^403 La página caducó/)
    const cookie = /^XSRF-TOKEN=([^;]+)/.exec(list.headers['set-cookie'] ?? '')?.[1] ?? ''
    expect('la cookie llega', cookie, /^[\da-f-]{36}$/)
    const sent = await ask(
      origin,
      '/api/suscribir-newspaper.php',
      json(subscription, { Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie }),
    )
    expect('POST suscribir-newspaper', `${sent.status} ${sent.text}`, /^200 "?registered"?\s*$/)
    all()
  })

/** PHP files that lie beside the site, and what else the host's owner may have there. */
export const checkPhpBeside = ({ step }: Report, { name, origin }: Host): Promise<void> =>
  step(`${name}: los PHP junto al sitio corren sin que nada los toque`, async () => {
    const { expect, all } = createFindings()
    const read = await ask(origin, '/api/eco.php?busqueda=ni%C3%B1a%20azul')
    expect('GET eco.php: contenido', read.text, '{"metodo":"GET","busqueda":"niña azul","cuerpo":"","token":null}')
    expect('GET eco.php: tipo', read.headers['content-type'], 'application/json')
    expect('GET eco.php: nosniff', read.headers['x-content-type-options'], 'nosniff')
    expect('GET eco.php: sin la política del sitio', read.headers['content-security-policy'], undefined)
    expect('GET eco.php: se guarda lo que diga el PHP', read.headers['cache-control'], 'no-store')
    const sent = await ask(origin, '/api/eco.php', json({ nombre: 'Ñandú' }, { 'X-XSRF-TOKEN': 'abc' }))
    expect(
      'POST eco.php',
      sent.text,
      '{"metodo":"POST","busqueda":null,"cuerpo":"{\\"nombre\\":\\"Ñandú\\"}","token":"abc"}',
    )
    const broken = await ask(origin, '/api/falla.php')
    expect(
      'GET falla.php: estado y texto del PHP',
      `${broken.status} ${broken.text}`,
      '500 No se pudo conectar a la base.',
    )
    expect('GET no-hay.php: 404', (await ask(origin, '/api/no-hay.php')).status, 404)
    for (const path of ['/api/', '/images/']) expect(`${path}: no se enlista`, (await ask(origin, path)).status, 403)

    const moved = await ask(origin, '/administracion')
    expect(
      '/administracion: es una carpeta',
      `${moved.status} ${moved.headers['location']}`,
      /^301 (?:http:\/\/[^/]+)?\/administracion\/$/,
    )
    const other = await ask(origin, '/administracion/')
    expect('/administracion/: su propia página', `${other.status} ${other.text}`, `200 ${PHP_TEXT}`)
    expect('/administracion/: sin la política del sitio', other.headers['content-security-policy'], undefined)
    const proof = await ask(origin, '/.well-known/acme-challenge/prueba')
    expect('/.well-known/acme-challenge/prueba: el archivo', `${proof.status} ${proof.text}`, '200 prueba')
    all()
  })
