import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { ask, type Question } from './ask.ts'
import { IMAGES, PHP_TEXT, SCRIPTS } from './fixtures.ts'
import type { Case } from './site-cases.ts'

const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"
const INERT_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': INERT }
/** What the API says of its answers passes through, but for what keeps them from running anything. */
const OF_API = { ...INERT_HEADERS, 'cache-control': 'no-store' }

const json = (body: unknown, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const packed = (packing: string): Question => ({ headers: { 'Accept-Encoding': packing } })

export const IMAGES_SERVED: Case = {
  title: 'imágenes con espacios, acentos y paréntesis, que abiertas solas no hacen nada',
  look: async ({ asks }, { packs }) => {
    for (const { path, type, text } of IMAGES) {
      const policy = { 'content-security-policy': `${INERT}; style-src 'unsafe-inline'` }
      const headers = { ...INERT_HEADERS, ...policy, 'content-type': type }
      await asks(path, { status: 200, headers, text })
      await asks(path, { status: 200, headers, text: '' }, { method: 'HEAD' })
    }
    const [{ path, text }] = IMAGES
    for (const packing of packs) await asks(path, { headers: { 'content-encoding': packing }, text }, packed(packing))
    await asks('/images/no-hay.svg', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
  },
}

/** Ways out of a base that a server behind may understand. */
const WAYS_OUT = [
  '/api/../admin/',
  '/api/..%2fadmin/',
  '/api/..%5cadmin/',
  '/api/..\\admin/',
  '/api/%252e%252e%252fadmin/',
  '/api/..%c0%afadmin/',
  '/api/..;/admin/',
  '/api/x/..',
  `/images/%2e%2e%2fapi${CALLS.catalogue.segments.path}`,
]

export const LOCKED: Case = {
  title: 'nada sale de la ruta de la API ni de la de las imágenes; /salir borra las galletas',
  look: async ({ expect, asks }) => {
    for (const path of WAYS_OUT) {
      const { status, text } = await asks(path, {})
      const refused = status >= 400 && status < 500 && !/segmento|falda|Administración/.test(text)
      expect(`${path}: se rechaza`, refused ? 'sí' : `${status} ${text}`, 'sí')
    }
    await asks('/api/..%2fadmin/?q=%2f', { text: /^(?!.*Administración)/s })
    for (const method of ['GET', 'POST'])
      await asks('/salir', { status: 204, headers: { 'clear-site-data': '"cookies"' } }, { method })
  },
}

/** Of a JPEG. */
const sizeOf = (bytes: Buffer) => {
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2)
  return at < bytes.length ? `${bytes.readUInt16BE(at + 7)} × ${bytes.readUInt16BE(at + 5)}` : 'no es un JPEG'
}

export const SIZED: Case = {
  title: 'las fotos a la medida, derechas y nunca más grandes que su archivo; un dibujo, como está',
  look: async ({ expect, asks }) => {
    for (const [path, size] of [
      ['w160/prueba/50%25%20a%C3%B1o.jpg', '160 × 213'],
      ['w640/prueba/50%25%20a%C3%B1o.jpg', '640 × 853'],
      ['w320/prueba/de-lado.jpg', '320 × 426'],
      ['w320/prueba/chica.jpg', '80 × 80'],
    ] as const) {
      const kept = { 'cache-control': 'public, max-age=86400', 'set-cookie': undefined }
      const headers = { ...kept, 'content-type': 'image/jpeg' }
      const { body } = await asks(`/images/${path}`, { status: 200, headers })
      expect(`/images/${path}: tamaño`, sizeOf(body), size)
    }
    const [{ text }] = IMAGES
    await asks('/images/w320/prueba/falda.svg', { status: 200, headers: { 'content-type': 'image/svg+xml' }, text })
    await asks('/images/w320/no-hay.jpg', { status: 404 })
    for (const file of ['_nginx-images.conf', '_nginx-images.js']) await asks(`/${file}`, { status: 404 })
  },
}

export const PROXIED_API: Case = {
  title: 'la API detrás, lecturas y envíos con su cookie',
  look: async ({ expect, asks }, { origin, packs }) => {
    const list = `/api${CALLS.catalogue.segments.path}`
    const { headers } = await asks(list, { status: 200, text: /^\s*\[\{.*"segmento"/s, headers: OF_API })
    for (const packing of packs)
      await asks(
        `/api${CALLS.catalogue.products.path}?limit=40`,
        { headers: { 'content-encoding': packing }, text: /^\s*\[\{.*\}\]\s*$/s },
        packed(packing),
      )
    await asks(`/api${CALLS.catalogue.search.path}?busqueda=ni%C3%B1a%20azul%20%2F%20a%2Bb`, { status: 200 })
    await asks('/api/no-hay.php', { status: 404, text: 'No existe.' })
    await asks(list, { status: 200, text: '' }, { method: 'HEAD' })

    // One backend serves every host: each subscribes an address of its own.
    const subscription = { correo: `ana-${new URL(origin).port}@ejemplo.mx` }
    const subscribe = `/api${CALLS.newsletter.subscribe.path}`
    await asks(subscribe, { status: 403, text: /^La página caducó/ }, json(subscription))
    const cookie = /^XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1] ?? ''
    expect('la cookie llega', cookie, /^[\da-f-]{36}$/)
    const both = { Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie }
    await asks(subscribe, { status: 200, text: /^"?registered"?\s*$/ }, json(subscription, both))
  },
}

export const PHP_BESIDE: Case = {
  title: 'los PHP junto al sitio corren sin que nada los toque',
  look: async ({ asks }) => {
    await asks('/api/eco.php?busqueda=ni%C3%B1a%20azul', {
      text: '{"metodo":"GET","busqueda":"niña azul","cuerpo":"","token":null}',
      headers: { ...OF_API, 'content-type': 'application/json' },
    })
    await asks(
      '/api/eco.php',
      { text: '{"metodo":"POST","busqueda":null,"cuerpo":"{\\"nombre\\":\\"Ñandú\\"}","token":"abc"}' },
      json({ nombre: 'Ñandú' }, { 'X-XSRF-TOKEN': 'abc' }),
    )
    await asks('/api/falla.php', { status: 500, text: 'No se pudo conectar a la base.' })
    await asks('/api/no-hay.php', { status: 404 })
    await asks('/api/', { status: 403 })
    for (const path of ['/images/', '/images/prueba/', '/images/prueba']) await asks(path, { text: /^(?!.*falda)/s })
    for (const path of SCRIPTS) await asks(`/images/prueba/${path}`, { text: /^(?!.*corrió 4)/s })
    await asks('/images/prueba/suya/foto.jpg', { headers: { 'content-type': 'image/jpeg' } })

    const location = /^(?:http:\/\/[^/]+)?\/administracion\/$/
    await asks('/administracion', { status: 301, headers: { location } })
    const headers = { 'content-security-policy': undefined }
    await asks('/administracion/', { status: 200, text: PHP_TEXT, headers })
    await asks('/.well-known/acme-challenge/prueba', { status: 200, text: 'prueba' })
  },
}

export const SECURE: Case = {
  title: 'HTTP/2, y quien llega sin https pasa a https',
  look: async ({ expect }, { origin, plain = '' }) => {
    const location = /^301 https:\/\/[^/]+\/vistaproducto\/7\?color=Rojo$/
    const { status, headers } = await ask(plain, '/vistaproducto/7?color=Rojo')
    expect('sin https', `${status} ${headers['location']}`, location)
    const session = connect(origin, { rejectUnauthorized: false })
    const protocol = await new Promise<string>((done, fail) => {
      session.on('connect', () => done(session.alpnProtocol ?? '')).on('error', fail)
    })
    session.close()
    expect('protocolo', protocol, 'h2')
  },
}

/** Whoever guesses passwords has to wait; whoever reads does not. Last, because its address is out of tries then. */
export const GUESSING: Case = {
  title: 'A quien prueba contraseñas se le hace esperar (429), y las lecturas siguen',
  look: async ({ expect }, { origin }) => {
    const tries = Array.from({ length: 16 }, () => ask(origin, `/api${CALLS.session.login.path}`, { method: 'POST' }))
    const waiting = (await Promise.all(tries)).filter(({ status }) => status === 429).length
    expect('de dieciséis ingresos, los que esperan', waiting, /^[45]$/)
    const reads = Array.from({ length: 16 }, () => ask(origin, `/api${CALLS.catalogue.segments.path}`))
    expect('lecturas', (await Promise.all(reads)).filter(({ status }) => status !== 200).length, 0)
  },
}

/** What WhatsApp reads of a site that was built with its catalogue (R12.36). */
export const SHARED: Case = {
  title: 'WhatsApp lee el título, la dirección y la foto de un producto; lo que no tiene página, la general',
  look: async ({ expect, asks }, { dist }) => {
    const whatsapp = { headers: { 'User-Agent': 'WhatsApp/2.23.20.0', Accept: '*/*' } }
    const product = readFileSync(join(dist, 'vistaproducto/7/index.html'), 'utf8')
    const canonical = /<link rel="canonical" href="https:\/\/puntada\.example\/vistaproducto\/7">/
    const image = /<meta property="og:image" content="https:\/\/puntada\.example\/portada\.jpg">/
    for (const path of ['/vistaproducto/7', '/vistaproducto/7/', '/vistaproducto/7?color=Rojo']) {
      const { text } = await asks(path, { status: 200, text: product }, whatsapp)
      expect(`${path}: título`, text, /<meta property="og:title" content="[^"]+">/)
      expect(`${path}: dirección`, text, canonical)
      expect(`${path}: foto`, text, image)
    }
    await asks('/portada.jpg', { headers: { 'content-type': 'image/jpeg' } }, whatsapp)
    const general = readFileSync(join(dist, '200.html'), 'utf8')
    for (const path of ['/vistaproducto/99999', '/vistaproducto', '/productos/dama', '/empresa/'])
      await asks(path, { status: 200, text: general }, whatsapp)
    await asks('/sitemap.xml', {
      text: /<loc>https:\/\/puntada\.example\/empresa\/2<\/loc>/,
      headers: { 'content-type': /^(?:text|application)\/xml/ },
    })
  },
}
