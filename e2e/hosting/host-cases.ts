import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { ask, asks, packed, type Cases, type Question } from './ask.ts'
import { HUGE, IMAGES, PHP_TEXT, UPLOADS } from './fixtures.ts'

const SEGMENTS = `/api${CALLS.catalogue.segments.path}`
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"
const INERT_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': INERT }
/** What the API says of its answers passes through, but for what keeps them from running anything. */
const OF_API = { ...INERT_HEADERS, 'cache-control': 'no-store' }

const json = (body: unknown, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Ways to write a base, and ways out of it that a server behind may understand. */
const BASES = ['/api', '/images', '//api', '/%61pi', '/./api', '/x/../api', '/API', 'http://puntada.mx/api']
const WAYS_OUT = [
  '../',
  '..%2f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '..%3b/',
  '%252e%252e/',
  '%25252e%25252e%25252f',
  'x%252f..%255c',
  '..%c0%af',
  '%0a..;/',
  '.%2500./',
]

export const IMAGES_AND_EXITS: Cases = {
  'imágenes con espacios, acentos y paréntesis, que abiertas solas no hacen nada': async ({ origin, packs }) => {
    for (const { path, type, text } of IMAGES) {
      const policy = { 'content-security-policy': `${INERT}; style-src 'unsafe-inline'` }
      const headers = { ...INERT_HEADERS, ...policy, 'content-type': type }
      await asks(origin, path, { status: 200, headers, text })
      await asks(origin, path, { status: 200, headers, text: '' }, { method: 'HEAD' })
    }
    const [{ path, text }] = IMAGES
    for (const packing of packs)
      await asks(origin, path, { headers: { 'content-encoding': packing }, text }, packed(packing))
    await asks(origin, '/images/no-hay.svg', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
  },

  'R13.11 nada sale de la ruta de la API ni de la de las imágenes, como sea que se escriban': async ({ origin }) => {
    for (const base of BASES)
      for (const way of WAYS_OUT) await asks(origin, `${base}/${way}admin/?q=1`, { lacks: /Administración/ })
  },

  'R13.16 /salir borra las galletas a quien lo pide desde el sitio, y no desde una liga, una forma o una foto': async ({
    origin,
  }) => {
    for (const [site, dest, leaves] of [
      ['same-origin', 'empty', true],
      ['none', 'document', true],
      ['', '', true],
      ['cross-site', 'empty', false],
      ['cross-site', 'document', false],
      ['same-site', 'empty', false],
      ['same-origin', 'document', false],
      ['same-origin', 'image', false],
    ] as const)
      for (const method of leaves ? ['GET', 'POST'] : ['GET']) {
        const headers = site === '' ? {} : { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': dest }
        const expected = leaves ? [204, '"cookies"'] : [200, undefined]
        const answer = await ask(origin, '/salir', { method, headers })
        expect.soft([answer.status, answer.headers['clear-site-data']], `${method} ${site} ${dest}`).toEqual(expected)
      }
  },
}

export const API_BEHIND: Cases = {
  'la API detrás, lecturas y envíos con su cookie': async ({ origin, packs }) => {
    const { headers } = await asks(origin, SEGMENTS, { status: 200, text: /^\s*\[\{.*"segmento"/s, headers: OF_API })
    const list = `/api${CALLS.catalogue.products.path}?limit=40`
    for (const packing of packs) {
      const answer = { headers: { 'content-encoding': packing }, text: /^\s*\[\{.*\}\]\s*$/s }
      await asks(origin, list, answer, packed(packing))
    }
    await asks(origin, `/api${CALLS.catalogue.search.path}?busqueda=ni%C3%B1a%20azul%20%2F%20a%2Bb`, { status: 200 })
    await asks(origin, '/api/no-hay.php', { status: 404, text: 'No existe.' })
    await asks(origin, SEGMENTS, { status: 200, text: '' }, { method: 'HEAD' })

    // One backend serves every host: each subscribes an address of its own.
    const subscription = { correo: `ana-${new URL(origin).port}@ejemplo.mx` }
    const subscribe = `/api${CALLS.newsletter.subscribe.path}`
    await asks(origin, subscribe, { status: 403, text: /^La página caducó/ }, json(subscription))
    const cookie = /^XSRF-TOKEN=([\da-f-]{36});/.exec(headers['set-cookie'] ?? '')?.[1] ?? 'no llegó'
    const both = { Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie }
    await asks(origin, subscribe, { status: 200, text: /^"?registered"?\s*$/ }, json(subscription, both))
  },
}

export const PHP_BESIDE: Cases = {
  'los PHP junto al sitio corren sin que nada los toque': async ({ origin }) => {
    await asks(origin, '/api/eco.php?busqueda=ni%C3%B1a%20azul', {
      text: '{"metodo":"GET","busqueda":"niña azul","cuerpo":"","token":null}',
      headers: { ...OF_API, 'content-type': 'application/json' },
    })
    const sent = json({ nombre: 'Ñandú' }, { 'X-XSRF-TOKEN': 'abc' })
    const echo = '{"metodo":"POST","busqueda":null,"cuerpo":"{\\"nombre\\":\\"Ñandú\\"}","token":"abc"}'
    await asks(origin, '/api/eco.php', { text: echo }, sent)
    await asks(origin, '/api/falla.php', { status: 500, text: 'No se pudo conectar a la base.' })
    await asks(origin, '/api/no-hay.php', { status: 404 })
    await asks(origin, '/api/', { status: 403 })
    for (const path of ['/images/', '/images/prueba/', '/images/prueba']) await asks(origin, path, { lacks: /falda/ })
    for (const [path, status] of Object.entries(UPLOADS))
      await asks(origin, `/images/prueba/${path}`, { status, lacks: /corrió 4/ })
    await asks(origin, '/images/prueba/suya/foto.jpg', { headers: { 'content-type': 'image/jpeg' } })

    const location = /^(?:http:\/\/[^/]+)?\/administracion\/$/
    await asks(origin, '/administracion', { status: 301, headers: { location } })
    const headers = { 'content-security-policy': undefined }
    await asks(origin, '/administracion/', { status: 200, text: PHP_TEXT, headers })
    await asks(origin, '/.well-known/acme-challenge/prueba', { status: 200, text: 'prueba' })
  },
}

export const SECURE: Cases = {
  'HTTP/2, y quien llega sin https pasa a https, menos quien renueva el certificado': async ({
    origin,
    plain = '',
  }) => {
    await asks(plain, '/.well-known/acme-challenge/prueba', { status: 200, text: 'prueba' })
    const location = /^https:\/\/[^/]+\/vistaproducto\/7\?color=Rojo$/
    await asks(plain, '/vistaproducto/7?color=Rojo', { status: 301, headers: { location } })
    const session = connect(origin, { rejectUnauthorized: false })
    const protocol = await new Promise((done, fail) => {
      session.on('connect', () => done(session.alpnProtocol)).on('error', fail)
    })
    session.close()
    expect(protocol).toBe('h2')
  },
}

/** Whoever guesses passwords has to wait; whoever reads does not. Last, because its address is out of tries then. */
export const GUESSING: Cases = {
  'a quien prueba contraseñas se le hace esperar (429), y las lecturas siguen': async ({ origin }) => {
    const login = `/api${CALLS.session.login.path}`
    const ways = [login, `${login}/`, `/${login}/a.jpg`, login.replace('.php', '%2Ephp')]
    const sixteen = async (paths: readonly string[], status: number, question: Question) => {
      const all = paths.flatMap((path) => Array.from({ length: 16 / paths.length }, () => path))
      const answers = await Promise.all(all.map((path) => ask(origin, path, question)))
      return answers.filter((answer) => answer.status === status).length
    }
    expect([4, 5]).toContain(await sixteen(ways, 429, { method: 'POST' }))
    expect(await sixteen([SEGMENTS], 200, {})).toBe(16)
  },
}

/** Only the site's own `.htaccess` counts, not one that somebody uploads. */
export const OWN_ORDERS: Cases = {
  'R13.11 una .htaccess subida a una carpeta no manda': async ({ origin, dist }) => {
    mkdirSync(join(dist, 'subidas'))
    writeFileSync(join(dist, 'subidas/.htaccess'), 'Redirect 302 /subidas /otra\n')
    writeFileSync(join(dist, 'subidas/foto.jpg'), 'foto')
    await asks(origin, '/subidas/foto.jpg', { status: 200, text: 'foto' })
  },
}

/** What WhatsApp reads of a site that was built with its catalogue (R12.36). */
export const SHARED: Cases = {
  'WhatsApp lee el título, la dirección y la foto de un producto; lo que no tiene página, la general': async ({
    origin,
    dist,
  }) => {
    const whatsapp = { headers: { 'User-Agent': 'WhatsApp/2.23.20.0', Accept: '*/*' } }
    const product = { status: 200, file: join(dist, 'vistaproducto/7/index.html') }
    for (const path of ['/vistaproducto/7', '/vistaproducto/7/', '/vistaproducto/7?color=Rojo']) {
      const { text } = await asks(origin, path, product, whatsapp)
      const shown = /<meta property="og:(?:title|image)" content="[^"]+">|<link rel="canonical" [^>]*>/g
      expect
        .soft(text.match(shown)?.toSorted(), path)
        .toEqual([
          '<link rel="canonical" href="https://puntada.example/vistaproducto/7">',
          '<meta property="og:image" content="https://puntada.example/portada.jpg">',
          expect.stringContaining('<meta property="og:title" content="'),
        ])
    }
    await asks(origin, '/portada.jpg', { headers: { 'content-type': 'image/jpeg' } }, whatsapp)
    for (const path of ['/vistaproducto/99999', '/vistaproducto', '/productos/dama', '/empresa/'])
      await asks(origin, path, { status: 200, file: join(dist, '200.html') }, whatsapp)
    await asks(origin, '/sitemap.xml', {
      text: /<loc>https:\/\/puntada\.example\/empresa\/2<\/loc>/,
      headers: { 'content-type': /^(?:text|application)\/xml/ },
    })
  },
}

/** Of a JPEG. */
const sizeOf = (bytes: Buffer) => {
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2)
  return at < bytes.length ? `${bytes.readUInt16BE(at + 7)} × ${bytes.readUInt16BE(at + 5)}` : 'no es un JPEG'
}

export const SIZED: Cases = {
  'las fotos a la medida, derechas y nunca más grandes que su archivo; un dibujo, como está': async ({ origin }) => {
    const kept = { 'cache-control': 'public, max-age=86400', 'set-cookie': undefined }
    for (const [path, size] of [
      ['w160/prueba/50%25%20a%C3%B1o.jpg', '160 × 213'],
      ['w640/prueba/50%25%20a%C3%B1o.jpg', '640 × 853'],
      ['w320/prueba/de-lado.jpg', '320 × 426'],
      ['w320/prueba/chica.jpg', '80 × 80'],
    ] as const) {
      const photo = { status: 200, headers: { ...kept, 'content-type': 'image/jpeg' } }
      const { body } = await asks(origin, `/images/${path}`, photo)
      expect.soft(sizeOf(body), path).toBe(size)
    }
    const icon = await asks(origin, '/images/w160/prueba/icono.png', { status: 200 })
    expect.soft(icon.body.readUInt32BE(16)).toBe(160)
    for (const [name, bytes] of Object.entries(HUGE)) {
      const { body } = await asks(origin, `/images/w320/prueba/${name}`, { status: 200 })
      expect.soft(body.equals(bytes), `${name}: entera, sin dibujarla`).toBe(true)
    }
    const drawing = { status: 200, headers: { 'content-type': 'image/svg+xml' }, text: IMAGES[0].text }
    await asks(origin, '/images/w320/prueba/falda.svg', drawing)
    for (const path of ['/images/w320/no-hay.jpg', '/_nginx-images.conf', '/_nginx-images.js'])
      await asks(origin, path, { status: 404 })
  },
}
