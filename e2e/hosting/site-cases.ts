import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Every screen of the document's section 2, and the file that must answer. */
const SCREENS: readonly (readonly [path: string, file: string])[] = [
  ['/', 'index.html'],
  ['/empresa/7', '200.html'],
  ['/vistaproducto/7', '200.html'],
  ['/registro', 'registro/index.html'],
  ['/catalogoempresa', 'catalogoempresa/index.html'],
  ['/recoverypass', 'recoverypass/index.html'],
  ['/favoritos', 'favoritos/index.html'],
  ['/perfil', 'perfil/index.html'],
  ['/articulo/3', '200.html'],
  ['/articulos', 'articulos/index.html'],
  ['/productos/dama/4/vestidos', '200.html'],
  ['/categorias', 'categorias/index.html'],
  ['/busqueda/vestido', '200.html'],
  ['/chat/1', '200.html'],
  ['/mensajes', 'mensajes/index.html'],
  ['/quienessomos', 'quienessomos/index.html'],
  ['/canaive', 'canaive/index.html'],
  ['/login', 'login/index.html'],
  ['/verificacion', 'verificacion/index.html'],
  ['/login/', 'login/index.html'],
  ['/login?correo=ana%40ejemplo.mx', 'login/index.html'],
  ['/?semilla=7', 'index.html'],
]

/** Screens whose last part looks like something else, and paths that no screen has: the site leads those home. */
const SHELL = [
  '/vistaproducto/foto.png',
  '/vistaproducto/7.html',
  '/empresa/index.php',
  '/busqueda/.oculto',
  '/busqueda/_todo',
  '/busqueda/ni%C3%B1a%20azul',
  '/busqueda/50%25',
  '/busqueda/a+b',
  '/busqueda/3%2F4',
  '/busqueda/%E0%A4%A',
  '/index.php',
  '/index.php?pagina=2',
  '/x.html',
  '/x.min.js',
  '/foto.png',
  '/__proto__',
  '/constructor',
  '/wp-login.php',
  '/.env',
  '/_oculto',
  '/no-hay',
  '/no/hay/tampoco',
  '/LOGIN',
  '/login/otra',
  '/icon.svg/otra',
  `/apis${CALLS.catalogue.segments.path}`,
  '//otro.mx/x',
  '/assets',
]

const MISSING = [
  '/assets/no.js',
  '/assets/',
  '/assets/no/hay.css',
  '/assets/../_nginx.conf',
  '/assets/%2e%2e/_nginx.conf',
  '/favicon.ico',
  '/_nginx.conf',
  '/_apache.conf',
  '/_bases.json',
  '/.htaccess',
]

const CODE = /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i
const OTHERS: readonly (readonly [path: string, type: RegExp])[] = [
  ['/portada.jpg', /^image\/jpeg$/],
  ['/sw.js', CODE],
  ['/manifest.webmanifest', /^application\/manifest\+json$/],
  ['/icon.svg', /^image\/svg\+xml$/],
  ['/icon-512.png', /^image\/png$/],
  ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
]

const HTML = /^text\/html; ?charset=utf-8$/i

/** What every page must carry, and what is no page does without. */
const HEADERS = {
  'content-security-policy': /^object-src 'none'; .*frame-ancestors 'none'$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': new RegExp(
    `^${[
      'accelerometer',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'usb',
    ]
      .map((feature) => `${feature}=\\(\\)`)
      .join(', ')}$`,
  ),
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
      if (site === true) expect(`${path}: es ${file}`, body.equals(readFileSync(join(dist, file))) ? 'sí' : text, 'sí')
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

/** What each page of the built site says of itself before any script has run; its first heading is its title. */
const TITLES: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Ropa de mayoreo de Guanajuato'],
  ['/registro', 'Crea tu cuenta'],
  ['/catalogoempresa', 'Empresas'],
  ['/recoverypass', 'Recupera tu contraseña'],
  ['/favoritos', 'Favoritos'],
  ['/perfil', 'Mi cuenta'],
  ['/articulos', 'Blog'],
  ['/categorias', 'Categorías'],
  ['/mensajes', 'Mensajes'],
  ['/quienessomos', 'Quiénes somos'],
  ['/canaive', 'Verificación Canaive'],
  ['/login', 'Ingresa'],
  ['/verificacion', 'Verifica tu cuenta'],
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

/** Every page and every file, one by one. */
export const EVERYTHING: readonly Case[] = [
  {
    title: 'cada página dice en español su título y de qué trata, y ninguna lo mismo que otra',
    look: async ({ expect, asks }) => {
      const about = new Set<string>()
      for (const [path, title] of TITLES) {
        const { text } = await asks(path, { status: 200 })
        expect(`${path}: idioma`, /<html lang="([^"]*)"/.exec(text)?.[1], 'es-MX')
        expect(`${path}: título`, /<title>([^<]*)<\/title>/.exec(text)?.[1], `${title} · Puntada`)
        expect(`${path}: encabezado`, /<h1\b[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, ''), title)
        expect(`${path}: un solo encabezado`, text.match(/<h1\b/g)?.length, 1)
        const description = /<meta name="description" content="([^"]{20,})"/.exec(text)?.[1] ?? ''
        expect(`${path}: descripción`, about.has(description) || description === '' ? 'otra vez' : 'suya', 'suya')
        about.add(description)
      }
    },
  },
  {
    title: 'cada archivo construido se sirve entero, con su tipo, su seguridad y lo que se guarda',
    look: async ({ expect, asks }, { dist }) => {
      const served = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /^(?!api\/|images\/|administracion\/)[^_.].*\.\w+$/.test(name))
      expect('archivos', served.length > 100 ? 'todos' : served.length, 'todos')
      for (const name of served) {
        const type = TYPES[name.split('.').at(-1) ?? '']
        const { body } = await asks(`/${name}`, {
          status: 200,
          headers: {
            ...(type === HTML ? HEADERS : NO_HEADERS),
            'content-type': type ?? 'un tipo que conozca esta tabla',
            'x-content-type-options': 'nosniff',
            'cache-control': name.startsWith('assets/') ? FOREVER : 'no-cache',
          },
        })
        expect(`${name}: contenido`, body.equals(readFileSync(join(dist, name))) ? 'entero' : 'otro', 'entero')
      }
    },
  },
]

/** Addresses of files whose names change with what is in them. */
const hashed = (dist: string) => {
  const files = readdirSync(join(dist, 'assets')).map((file) => `/assets/${file}`)
  const own = (ending: RegExp): string => files.find((path) => ending.test(path)) ?? '/assets/no-hay'
  return { code: own(/\/base-[^/]+\.js$/), style: own(/\.css$/), font: own(/\.woff2$/) }
}

export const DELIVERY: readonly Case[] = [
  {
    title: 'tipo y encabezados de seguridad de cada archivo, y cuánto se guarda',
    look: async ({ asks }, { dist }) => {
      const { code, style, font } = hashed(dist)
      const files: readonly (readonly [path: string, type: RegExp])[] = [
        ...['/', '/login', '/vistaproducto/7', '/index.php'].map((path) => [path, HTML] as const),
        ...OTHERS,
        [code, CODE],
        [style, /^text\/css(?:; ?charset=utf-8)?$/i],
        [font, /^font\/woff2$/],
      ]
      for (const [path, type] of files)
        await asks(path, {
          status: 200,
          ...(type === HTML && { text: OWN_POLICY }),
          headers: {
            ...(type === HTML ? HEADERS : NO_HEADERS),
            'content-type': type,
            'x-content-type-options': 'nosniff',
            'cache-control': path.startsWith('/assets/') ? FOREVER : 'no-cache',
          },
        })
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
