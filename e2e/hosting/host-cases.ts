import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { expect } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { ask, asks, json, packed, textOf, type Cases } from './ask.ts'
import { IMAGES, LEFT, PHP_TEXT, UPLOADS } from './fixtures.ts'

const SEGMENTS = `/api${CALLS.catalogue.segments.path}`
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** What the API says of its answers passes through, but for what keeps them from running anything. */
const OF_API = { 'x-content-type-options': 'nosniff', 'content-security-policy': INERT, 'cache-control': 'no-store' }

/** Ways to write a base, and ways out of it that a server behind may understand. */
const BASES = '/api /images //api /%61pi /./api /x/../api /API http://puntada.mx/api'.split(' ')
const WAYS_OUT =
  '../ ..%2f ..\\ ..%5c %2e%2e%5c ..;/ ..%3b/ %252e%252e/ %25252e%25252e%25252f x%252f..%255c ..%c0%af %0a..;/ .%2500./'.split(
    ' ',
  )

export const IMAGES_AND_EXITS: Cases = {
  'imágenes con espacios, acentos y paréntesis, que abiertas solas no hacen nada': async ({ origin, packs }) => {
    for (const [path, type, text] of IMAGES) {
      const policy = {
        'x-content-type-options': 'nosniff',
        'content-security-policy': `${INERT}; style-src 'unsafe-inline'`,
      }
      await asks(origin, path, { status: 200, ...policy, 'content-type': type, text })
    }
    const [[path]] = IMAGES
    for (const packing of packs) await asks(origin, path, { 'content-encoding': packing }, packed(packing))
    await asks(origin, '/images/no-hay.svg', { status: 404, 'x-content-type-options': 'nosniff' })
  },

  'R13.11 nada sale de la ruta de la API ni de la de las imágenes, como sea que se escriban': async ({ origin }) => {
    const text = expect.not.stringContaining('Administración') as unknown
    for (const base of BASES) for (const way of WAYS_OUT) await asks(origin, `${base}/${way}admin/?q=1`, { text })
  },

  'R13.16 /salir borra las galletas a quien lo pide desde el sitio, y no desde una liga, una forma o una foto': async ({
    origin,
  }) => {
    const leaving = { status: 204, 'clear-site-data': '"cookies"' }
    const staying = { status: 200, 'clear-site-data': undefined }
    for (const [site, dest, expected] of [
      ['same-origin', 'empty', leaving],
      ['none', 'document', leaving],
      ['', '', leaving],
      ['cross-site', 'empty', staying],
      ['cross-site', 'document', staying],
      ['same-site', 'empty', staying],
      ['same-origin', 'document', staying],
      ['same-origin', 'image', staying],
    ] as const)
      await asks(origin, '/salir', expected, {
        headers: site === '' ? {} : { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': dest },
      })
    await asks(origin, '/salir', leaving, { method: 'POST' })
  },
}

export const API_BEHIND: Cases = {
  'la API detrás, lecturas y envíos con su cookie': async ({ origin, packs }) => {
    const { 'set-cookie': set } = await asks(origin, SEGMENTS, {
      status: 200,
      text: /^\s*\[\{.*"segmento"/s,
      ...OF_API,
    })
    for (const packing of packs) await asks(origin, SEGMENTS, { 'content-encoding': packing }, packed(packing))
    await asks(origin, `/api${CALLS.catalogue.search.path}?busqueda=ni%C3%B1a%20azul%20%2F%20a%2Bb`, { status: 200 })
    await asks(origin, '/api/no-hay.php', { status: 404, text: 'No existe.' })
    // One backend serves every host: each subscribes an address of its own.
    const subscription = { correo: `ana-${new URL(origin).port}@ejemplo.mx` }
    const subscribe = `/api${CALLS.newsletter.subscribe.path}`
    await asks(origin, subscribe, { status: 403, text: /^La página caducó/ }, json(subscription))
    const cookie = /^XSRF-TOKEN=([\da-f-]{36});/.exec(String(set))?.[1] ?? 'no llegó'
    const both = { Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie }
    await asks(origin, subscribe, { status: 200, text: /^"?registered"?\s*$/ }, json(subscription, both))
  },
}

export const PHP_BESIDE: Cases = {
  'los PHP junto al sitio corren sin que nada los toque': async ({ origin }) => {
    await asks(origin, '/api/eco.php?b=ni%C3%B1a', { text: 'GETniña', ...OF_API, 'content-type': 'application/json' })
    await asks(origin, '/api/eco.php', { text: 'POST{"a":"Ñ"}abc' }, json({ a: 'Ñ' }, { 'X-XSRF-TOKEN': 'abc' }))
    await asks(origin, '/api/falla.php', { status: 500, text: 'No se pudo conectar a la base.' })
    await asks(origin, '/api/no-hay.php', { status: 404 })
    await asks(origin, '/api/', { status: 403 })
    const text = expect.not.stringMatching(/falda|corrió 4/) as unknown
    for (const path of ['/images/', '/images/prueba/', '/images/prueba']) await asks(origin, path, { text })
    for (const [path, status] of Object.entries(UPLOADS)) await asks(origin, `/images/prueba/${path}`, { status, text })
    await asks(origin, '/images/prueba/suya/foto.jpg', { 'content-type': 'image/jpeg' })
    const location = /^(?:http:\/\/[^/]+)?\/administracion\/$/
    await asks(origin, '/administracion', { status: 301, location })
    await asks(origin, '/administracion/', { status: 200, text: PHP_TEXT, 'content-security-policy': undefined })
  },
}

export const SECURE: Cases = {
  'HTTP/2, y quien llega sin https pasa a https, menos quien renueva el certificado': async ({
    origin,
    plain = '',
  }) => {
    await asks(plain, '/.well-known/acme-challenge/prueba', { status: 200, text: 'prueba' })
    const location = /^https:\/\/[^/]+\/vistaproducto\/7\?color=Rojo$/
    await asks(plain, '/vistaproducto/7?color=Rojo', { status: 301, location })
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
    const sixteen = async (paths: readonly string[], status: number, method: string) => {
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, at) => ask(origin, paths[at % paths.length]!, { method })),
      )
      return answers.filter((answer) => answer['status'] === status).length
    }
    expect([4, 5]).toContain(await sixteen(ways, 429, 'POST'))
    expect(await sixteen([SEGMENTS], 200, 'GET')).toBe(16)
  },
}

/** Only the site's own `.htaccess` counts, not one that somebody uploads. */
export const OWN_ORDERS: Cases = {
  'R13.11 una .htaccess subida a una carpeta no manda': async ({ origin, dist }) => {
    mkdirSync(`${dist}/subidas`)
    writeFileSync(`${dist}/subidas/.htaccess`, 'Redirect 302 /subidas /otra\n')
    writeFileSync(`${dist}/subidas/foto.jpg`, 'foto')
    await asks(origin, '/subidas/foto.jpg', { status: 200, text: 'foto' })
  },
}

/** What WhatsApp reads of a site that was built with its catalogue (R12.36). */
export const SHARED: Cases = {
  'WhatsApp lee la página de un producto; lo que no tiene página, la general': async ({ origin, dist }) => {
    const product = textOf(dist, 'vistaproducto/7/index.html')
    expect(product).toContain('<link rel="canonical" href="https://puntada.example/vistaproducto/7">')
    for (const path of ['/vistaproducto/7', '/vistaproducto/7/', '/vistaproducto/7?color=Rojo'])
      await asks(origin, path, { status: 200, text: product })
    for (const path of ['/vistaproducto/99999', '/vistaproducto', '/productos/dama', '/empresa/'])
      await asks(origin, path, { status: 200, text: textOf(dist, '200.html') })
    const text = /<loc>https:\/\/puntada\.example\/empresa\/2<\/loc>/
    await asks(origin, '/sitemap.xml', { text, 'content-type': /^(?:text|application)\/xml/ })
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
    const photo = {
      status: 200,
      'cache-control': 'public, max-age=86400',
      'set-cookie': undefined,
      'content-type': 'image/jpeg',
    }
    for (const [path, size] of Object.entries({
      'w160/prueba/50%25%20a%C3%B1o.jpg': '160 × 213',
      'w320/prueba/de-lado.jpg': '320 × 426',
      'w320/prueba/chica.jpg': '80 × 80',
    }))
      expect.soft(sizeOf((await asks(origin, `/images/${path}`, photo)).bytes), path).toBe(size)
    const icon = await ask(origin, '/images/w160/prueba/icono.png')
    expect.soft(icon.bytes.readUInt32BE(16)).toBe(160)
    for (const [name, bytes] of Object.entries(LEFT))
      await asks(origin, `/images/w320/prueba/${name}`, { status: 200, bytes })
    for (const [path, , text] of [IMAGES[0], IMAGES[3]])
      await asks(origin, path.replace('/images', '/images/w320'), { status: 200, text })
    for (const path of ['/images/w320/no-hay.jpg', '/_nginx-images.conf', '/_nginx-images.js'])
      await asks(origin, path, { status: 404 })
  },
}
