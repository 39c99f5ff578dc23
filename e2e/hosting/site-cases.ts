import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { ALL_SCREENS } from '../support/screens.ts'
import { asks, packed, type Cases, type Host } from './ask.ts'

/** Every screen with the file that must answer, its own where it is the same for everybody, and its title there. */
const SCREENS = [
  ...ALL_SCREENS.map(({ address, title }) => {
    const own = [address, address === '/' ? 'index.html' : `${address.slice(1)}/index.html`, title] as const
    return address.split('/').length > 2 ? ([address, '200.html'] as const) : own
  }),
  ['/login/', 'login/index.html'],
  ['/login?correo=ana%40ejemplo.mx', 'login/index.html'],
] as const

/** Screens whose last part looks like something else, and paths that no screen has: the site leads those home. */
const SHELL = [
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
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*'sha256-/
const FOREVER = 'public, max-age=31536000, immutable'

const isPage = async ({ origin, dist, limits }: Host, path: string, file: string) => {
  const { status, site } = limits[path] ?? { status: 200, site: true }
  const page = { file: join(dist, file), headers: { 'content-type': HTML } }
  return asks(origin, path, { status, ...(site === true && page) })
}

const hashed = (dist: string, name: RegExp): string =>
  `/assets/${readdirSync(join(dist, 'assets')).find((file) => name.test(file))}`
const CODE = /^base-.*\.js$/

/** What is asked of the preview with `npm test`, and of nginx and Apache with `npm run hosting:check`. */
export const SITE: Cases = {
  'R10.01, R11.43 las 19 pantallas, también con diagonal y parámetros; cada una dice su título y de qué trata': async (
    host,
  ) => {
    const about: (string | undefined)[] = []
    for (const [path, file, title] of SCREENS) {
      const { text } = await isPage(host, path, file)
      expect.soft(/<html lang="([^"]*)"/.exec(text)?.[1], `${path}: idioma`).toBe('es-MX')
      if (title === undefined) continue
      expect.soft(/<title>([^<]*)</.exec(text)?.[1], `${path}: título`).toBe(`${title} · Puntada`)
      const headings = [...text.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) => inside)
      expect.soft(headings.join('|').replaceAll(/<[^>]*>/g, ''), `${path}: un encabezado`).toBe(title)
      about.push(/<meta name="description" content="([^"]{20,})"/.exec(text)?.[1])
    }
    expect.soft(about, 'de qué trata cada página').not.toContain(undefined)
    expect.soft(new Set(about).size, 'ninguna dice lo mismo que otra').toBe(about.length)
  },

  'R11.43 las direcciones equivocadas llegan al sitio, que lleva al inicio': async (host) => {
    for (const path of SHELL) await isPage(host, path, '200.html')
  },

  'R11.43 404 solo para lo que falta bajo /assets, los archivos del sitio que falten y los de configuración': async ({
    origin,
    limits,
  }) => {
    for (const path of MISSING) {
      const status = limits[path]?.status ?? 404
      const { headers } = await asks(origin, path, { status, lacks: /Header always|add_header|X-Content-Type|apiBase/ })
      expect.soft(headers['cache-control'], `${path}: no se guarda para siempre`).not.toBe(FOREVER)
    }
  },

  'R11.44 cada página y cada archivo construido se sirve entero, con su tipo, su seguridad y lo que se guarda': async ({
    origin,
    dist,
  }) => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /^(?!api\/|images\/|administracion\/)[^_.].*\.\w+$/.test(name))
    expect.soft(files.length, 'archivos').toBeGreaterThan(60)
    const pages = ['', 'login', 'vistaproducto/7', 'index.php']
    for (const name of [...pages, ...files]) {
      const type = pages.includes(name) ? HTML : TYPES[name.split('.').at(-1) ?? '']
      await asks(origin, `/${name}`, {
        status: 200,
        ...(type === HTML && { text: OWN_POLICY }),
        ...(!pages.includes(name) && { file: join(dist, name) }),
        headers: {
          ...(type === HTML ? HEADERS : NO_HEADERS),
          'content-type': type ?? 'un tipo que conozca esta tabla',
          'x-content-type-options': 'nosniff',
          'cache-control': name.startsWith('assets/') ? FOREVER : 'no-cache',
        },
      })
    }
  },

  'R11.44 comprime lo que es texto, y lo mismo sin comprimir': async ({ origin, dist, packs }) => {
    const [code, style] = [hashed(dist, CODE), hashed(dist, /\.css$/)]
    for (const packing of packs) {
      const headers = { 'content-encoding': packing, vary: /accept-encoding/i }
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/vistaproducto/7', '200.html'],
        [code, code],
        [style, style],
      ] as const)
        await asks(origin, path, { headers, file: join(dist, file) }, packed(packing))
      const font = hashed(dist, /\.woff2$/)
      await asks(origin, font, { headers: { 'content-encoding': undefined } }, packed(packing))
    }
    await asks(origin, '/', { headers: { 'content-encoding': undefined } })
  },

  'R11.44 HEAD y preguntas condicionales': async ({ origin, dist, packs }) => {
    for (const path of ['/', '/login', '/vistaproducto/7', hashed(dist, CODE)]) {
      const { headers } = await asks(origin, path, { status: 200 })
      const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, headers[name]]))
      const alike = same('content-type', 'content-security-policy')
      await asks(origin, path, { status: 200, text: '', headers: alike }, { method: 'HEAD' })
      for (const encoding of ['identity', ...packs]) {
        const first = await asks(origin, path, { headers: { etag: /^(?:W\/)?"[^"]+"$/ } }, packed(encoding))
        const again = (tag = '') => ({ headers: { ...packed(encoding).headers, 'If-None-Match': tag } })
        const unchanged = { status: 304, text: '', headers: same('cache-control') }
        await asks(origin, path, unchanged, again(first.headers['etag']))
        await asks(origin, path, { status: 200 }, again('"otra"'))
      }
    }
  },
}
