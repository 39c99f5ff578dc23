import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_SCREENS } from '../support/screens.ts'
import type { Checks } from './ask.ts'

export interface Host {
  readonly origin: string
  /** Its address without TLS. */
  readonly plain?: string
  /** The built files that it serves. */
  readonly dist: string
  /** How it packs what can be packed. */
  readonly packs: readonly ('br' | 'gzip')[]
  /** Where this host cannot do as the others do, by path; with its own error page, unless `site` says otherwise. */
  readonly limits: Readonly<Record<string, { readonly status: number; readonly site?: boolean }>>
}

export interface Case {
  readonly title: string
  readonly look: (checks: Checks, host: Host) => Promise<void>
}

/** Every screen with the file that must answer: its own where it is the same for everybody. */
const SCREENS: readonly (readonly [path: string, file: string])[] = [
  ...ALL_SCREENS.map(({ address }) => {
    const own = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`
    return [address, address.split('/').length > 2 ? '200.html' : own] as const
  }),
  ['/login/', 'login/index.html'],
  ['/login?correo=ana%40ejemplo.mx', 'login/index.html'],
]

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

const CODE = /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i
const HTML = /^text\/html; ?charset=utf-8$/i

/** What every page must carry, and what is no page does without. */
const HEADERS = {
  'content-security-policy': /^object-src 'none'; .*frame-ancestors 'none'$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^accelerometer=\(\), camera=\(\), .*microphone=\(\), .*usb=\(\)$/,
  'strict-transport-security': /^max-age=31536000$/,
}
const NO_HEADERS = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, undefined]))
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*'sha256-/

const FOREVER = 'public, max-age=31536000, immutable'

const pages =
  (rows: readonly (readonly [path: string, file: string])[]): Case['look'] =>
  async ({ expect, asks }, { limits, dist }) => {
    for (const [path, file] of rows) {
      const { status, site } = limits[path] ?? { status: 200, site: true }
      const headers = site === true ? { 'content-type': HTML } : {}
      const { body, text } = await asks(path, { status, headers })
      if (site !== true) continue
      expect(`${path}: es ${file}`, body.equals(readFileSync(join(dist, file))) ? 'sí' : text, 'sí')
    }
  }

/** Which file answers, with which status. */
export const PATHS: readonly Case[] = [
  { title: 'las 19 pantallas, también con diagonal al final y con parámetros', look: pages(SCREENS) },
  {
    title: `las direcciones equivocadas llegan al sitio, que lleva al inicio (${SHELL.length})`,
    look: pages(SHELL.map((path) => [path, '200.html'] as const)),
  },
  {
    title: '404 solo para lo que falta bajo /assets, los archivos del sitio que falten y los de configuración',
    look: async ({ expect, asks }, { limits }) => {
      for (const path of MISSING) {
        const { headers, text } = await asks(path, { status: limits[path]?.status ?? 404 })
        expect(`${path}: no se guarda para siempre`, headers['cache-control'] === FOREVER ? 'se guarda' : 'no', 'no')
        const shown = /Header always|add_header|X-Content-Type|apiBase/.test(text)
        expect(`${path}: no enseña la configuración`, shown ? 'la enseña' : 'no', 'no')
      }
    },
  },
]

const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css(?:; ?charset=utf-8)?$/i,
  html: HTML,
  jpg: /^image\/jpeg$/,
  js: CODE,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json$/,
  woff2: /^font\/woff2$/,
}

/** What the built pages say of themselves before any script has run. */
export const TITLES: Case = {
  title: 'cada página dice en español su título y de qué trata, y ninguna lo mismo que otra',
  look: async ({ expect, asks }, { dist }) => {
    const about = new Set<string>()
    for (const { address, title } of ALL_SCREENS) {
      const { text } = await asks(address, { status: 200 })
      expect(`${address}: idioma`, /<html lang="([^"]*)"/.exec(text)?.[1], 'es-MX')
      if (text === readFileSync(join(dist, '200.html'), 'utf8')) continue
      expect(`${address}: título`, /<title>([^<]*)<\/title>/.exec(text)?.[1], `${title} · Puntada`)
      const headings = [...text.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) => inside)
      expect(`${address}: un encabezado`, headings.join('|').replaceAll(/<[^>]*>/g, ''), title)
      const description = /<meta name="description" content="([^"]{20,})"/.exec(text)?.[1] ?? ''
      expect(`${address}: descripción`, about.has(description) || description === '' ? 'otra vez' : 'suya', 'suya')
      about.add(description)
    }
  },
}

/** Addresses of files whose names change with what is in them. */
const hashed = (dist: string) => {
  const files = readdirSync(join(dist, 'assets')).map((file) => `/assets/${file}`)
  const own = (ending: RegExp): string => files.find((path) => ending.test(path)) ?? '/assets/no-hay'
  return { code: own(/\/base-[^/]+\.js$/), style: own(/\.css$/), font: own(/\.woff2$/) }
}

export const DELIVERY: readonly Case[] = [
  {
    title: 'cada página y cada archivo construido se sirve entero, con su tipo, su seguridad y lo que se guarda',
    look: async ({ expect, asks }, { dist }) => {
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /^(?!api\/|images\/|administracion\/)[^_.].*\.\w+$/.test(name))
      expect('archivos', files.length > 60 ? 'todos' : files.length, 'todos')
      const pages = ['', 'login', 'vistaproducto/7', 'index.php']
      for (const name of [...pages, ...files]) {
        const type = pages.includes(name) ? HTML : TYPES[name.split('.').at(-1) ?? '']
        const { body } = await asks(`/${name}`, {
          status: 200,
          ...(type === HTML && { text: OWN_POLICY }),
          headers: {
            ...(type === HTML ? HEADERS : NO_HEADERS),
            'content-type': type ?? 'un tipo que conozca esta tabla',
            'x-content-type-options': 'nosniff',
            'cache-control': name.startsWith('assets/') ? FOREVER : 'no-cache',
          },
        })
        if (!pages.includes(name))
          expect(`${name}: contenido`, body.equals(readFileSync(join(dist, name))) ? 'entero' : 'otro', 'entero')
      }
    },
  },
  {
    title: 'comprime lo que es texto, y lo mismo sin comprimir',
    look: async ({ expect, asks }, { dist, packs }) => {
      const { code, style, font } = hashed(dist)
      for (const packing of packs) {
        const question = { headers: { 'Accept-Encoding': packing } }
        const headers = { 'content-encoding': packing, vary: /accept-encoding/i }
        for (const [path, file] of [
          ['/', 'index.html'],
          ['/vistaproducto/7', '200.html'],
          [code, code],
          [style, style],
        ] as const) {
          const { body } = await asks(path, { headers }, question)
          expect(`${path} en ${packing}`, body.equals(readFileSync(join(dist, file))) ? 'igual' : 'otro', 'igual')
        }
        await asks(font, { headers: { 'content-encoding': undefined } }, question)
      }
      await asks('/', { headers: { 'content-encoding': undefined } })
    },
  },
  {
    title: 'HEAD y preguntas condicionales',
    look: async ({ asks }, { dist, packs }) => {
      for (const path of ['/', '/login', '/vistaproducto/7', hashed(dist).code]) {
        const { headers } = await asks(path, { status: 200 })
        const same = (...names: readonly string[]) => Object.fromEntries(names.map((each) => [each, headers[each]]))
        const alike = same('content-type', 'content-security-policy')
        await asks(path, { status: 200, text: '', headers: alike }, { method: 'HEAD' })
        for (const encoding of ['identity', ...packs]) {
          const accepted = { 'Accept-Encoding': encoding }
          const first = await asks(path, { headers: { etag: /^(?:W\/)?"[^"]+"$/ } }, { headers: accepted })
          const again = { headers: { ...accepted, 'If-None-Match': first.headers['etag'] ?? '' } }
          await asks(path, { status: 304, text: '', headers: same('cache-control') }, again)
          await asks(path, { status: 200 }, { headers: { ...accepted, 'If-None-Match': '"otra"' } })
        }
      }
    },
  },
]
