import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { ALL_SCREENS } from '../support/screens.ts'
import { asks, packed, textOf, type Cases, type Host } from './ask.ts'

/** Screens whose last part looks like something else, and paths that no screen has: the site leads those home. */
const SHELL = [
  ...ALL_SCREENS.map(({ address }) => address).filter((address) => address.split('/').length > 2),
  '/vistaproducto/foto.png',
  '/empresa/index.php',
  '/busqueda/.oculto',
  '/busqueda/ni%C3%B1a%20azul',
  '/busqueda/50%25',
  '/busqueda/a+b',
  '/busqueda/3%2F4',
  '/busqueda/%E0%A4%A',
  '/index.php?pagina=2',
  '/x.min.js',
  '/__proto__',
  '/.env',
  '/no/hay',
  '/LOGIN',
  '/login/otra',
  `/apis${CALLS.catalogue.segments.path}`,
  '//otro.mx/x',
  '/assets',
]

const MISSING = [
  '/assets/no.js',
  '/assets/',
  '/assets/../_nginx.conf',
  '/assets/%2e%2e/_nginx.conf',
  '/favicon.ico',
  '/_nginx.conf',
  '/.htaccess',
]

const HTML = /^text\/html; ?charset=utf-8$/i
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css(?:; ?charset=utf-8)?$/i,
  html: HTML,
  jpg: /^image\/jpeg$/,
  js: /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json$/,
  woff2: /^font\/woff2$/,
}

/** What every page must carry, and what is no page does without. */
const HEADERS = {
  'content-security-policy': /^object-src 'none'; .*frame-ancestors 'none'$/,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^accelerometer=\(\), camera=\(\), .*microphone=\(\), .*usb=\(\)$/,
  'strict-transport-security': 'max-age=31536000',
}
const NO_HEADERS = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, undefined]))
const FOREVER = 'public, max-age=31536000, immutable'

const isPage = ({ origin, dist, limits }: Host, path: string, file: string) => {
  const status = limits[path]
  return asks(origin, path, status ? { status } : { status: 200, 'content-type': HTML, text: textOf(dist, file) })
}

const hashed = (dist: string, name: RegExp) =>
  `/assets/${readdirSync(`${dist}/assets`).find((file) => name.test(file))}`
const CODE = /^base-.*\.js$/

/** What is asked of the preview with `npm test`, and of nginx and Apache with `npm run hosting:check`. */
export const SITE: Cases = {
  'R10.01, R11.43 las pantallas, también con diagonal y parámetros; cada una dice su título y de qué trata': async (
    host,
  ) => {
    const about: unknown[] = []
    for (const { address, title } of ALL_SCREENS) {
      if (address.split('/').length > 2) continue
      const { text } = await isPage(host, address, `${address === '/' ? '' : address.slice(1)}/index.html`)
      expect.soft(text, address).toContain(`<title>${title} · Puntada<`)
      about.push(/<meta name="description" content="([^"]{20,})"/.exec(String(text))?.[1] ?? about[0])
    }
    expect.soft(new Set(about).size, 'ninguna calla, ni dice lo mismo que otra').toBe(about.length)
    for (const path of ['/login/', '/login?correo=ana%40ejemplo.mx']) await isPage(host, path, 'login/index.html')
  },

  'R11.43 las direcciones equivocadas llegan al sitio, que lleva al inicio': async (host) => {
    for (const path of SHELL) await isPage(host, path, '200.html')
  },

  'R11.43 404 solo para lo que falta bajo /assets, los archivos del sitio que falten y los de configuración': async ({
    origin,
    limits,
  }) => {
    const text = expect.not.stringMatching(/Header always|add_header|X-Content-Type|apiBase/)
    for (const path of MISSING) {
      const answer = await asks(origin, path, { status: limits[path] ?? 404, text })
      expect.soft(answer['cache-control'], `${path}: no se guarda para siempre`).not.toBe(FOREVER)
    }
  },

  'R11.44 cada página y cada archivo construido se sirve entero, con su tipo, su seguridad y lo que se guarda': async ({
    origin,
    dist,
  }) => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?!api\/|images\/|administracion\/)[^_.].*\.\w+$/.test(name),
    )
    expect.soft(files.length, 'archivos').toBeGreaterThan(60)
    for (const name of ['', 'login', 'vistaproducto/7', 'index.php', ...files]) {
      const type = TYPES[/\.(?!php)\w+$/.exec(name)?.[0].slice(1) ?? 'html']
      await asks(origin, `/${name}`, {
        status: 200,
        ...(files.includes(name) && { text: textOf(dist, name) }),
        ...(type === HTML ? HEADERS : NO_HEADERS),
        'content-type': type ?? 'un tipo que conozca esta tabla',
        'x-content-type-options': 'nosniff',
        'cache-control': name.startsWith('assets/') ? FOREVER : 'no-cache',
      })
    }
  },

  'R11.44 comprime lo que es texto': async ({ origin, dist, packs }) => {
    const [code, style, font] = [CODE, /\.css$/, /\.woff2$/].map((name) => hashed(dist, name))
    for (const packing of packs) {
      for (const path of ['/', '/empresa/7', code!, style!])
        await asks(origin, path, { 'content-encoding': packing, vary: /accept-encoding/i }, packed(packing))
      await asks(origin, font!, { 'content-encoding': undefined }, packed(packing))
    }
    await asks(origin, '/', { 'content-encoding': undefined })
  },

  'R11.44 HEAD y preguntas condicionales': async ({ origin, dist, packs }) => {
    for (const path of ['/', '/login', '/vistaproducto/7', hashed(dist, CODE)]) {
      const { 'content-type': type, 'cache-control': kept } = await asks(origin, path, { status: 200 })
      await asks(origin, path, { status: 200, text: '', 'content-type': type }, { method: 'HEAD' })
      for (const encoding of ['identity', ...packs]) {
        const { etag } = await asks(origin, path, { etag: /^(?:W\/)?"[^"]+"$/ }, packed(encoding))
        const again = (tag: unknown) => ({ headers: { 'Accept-Encoding': encoding, 'If-None-Match': String(tag) } })
        await asks(origin, path, { status: 304, text: '', 'cache-control': kept }, again(etag))
        await asks(origin, path, { status: 200 }, again('"otra"'))
      }
    }
  },
}
