import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../support/report.ts'
import { checking } from './ask.ts'

export interface Host {
  readonly name: string
  readonly origin: string
  /** How it packs what can be packed. */
  readonly packs: readonly ('br' | 'gzip')[]
  /**
   * Path → status, where this host cannot do as the others do; with its own error page, unless `site` says otherwise.
   */
  readonly limits?: Readonly<Record<string, { readonly status: number; readonly site?: boolean }>>
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
  '/apis/list-segmentos.php',
  '//otro.mx/x',
  '/assets',
]

const MISSING = [
  '/assets/no.js',
  '/assets/',
  '/assets/no/hay.css',
  '/assets/../_headers',
  '/assets/%2e%2e/_headers',
  '/favicon.ico',
  '/_headers',
  '/_nginx.conf',
  '/_apache.conf',
  '/_bases.json',
  '/.htaccess',
]

const OTHERS: readonly (readonly [path: string, type: RegExp])[] = [
  ['/portada.jpg', /^image\/jpeg$/],
  ['/sw.js', /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i],
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
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /^max-age=31536000$/,
}
const NO_HEADERS = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, undefined]))
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*'sha256-/

const FOREVER = 'public, max-age=31536000, immutable'

/** Which file answers, with which status: for any server of the site, the plain static one too. */
export const checkPaths = async (
  { step }: Report,
  { name, origin, limits = {} }: Host,
  dist: string,
): Promise<void> => {
  const pages = (rows: readonly (readonly [string, string])[]) =>
    checking(origin, async ({ expect, asks }) => {
      for (const [path, file] of rows) {
        const { status, site } = limits[path] ?? { status: 200, site: true }
        const headers = site === true ? { 'content-type': HTML } : {}
        const { body, text } = await asks(path, { status, headers })
        if (site === true)
          expect(`${path}: es ${file}`, body.equals(readFileSync(join(dist, file))) ? 'sí' : text, 'sí')
      }
    })
  await step(`${name}: las 19 pantallas, también con diagonal al final y con parámetros`, pages(SCREENS))
  await step(
    `${name}: las direcciones equivocadas llegan al sitio, que lleva al inicio (${SHELL.length})`,
    pages(SHELL.map((path) => [path, '200.html'] as const)),
  )
  await step(
    `${name}: 404 solo para lo que falta bajo /assets, los archivos del sitio que falten y los de configuración`,
    checking(origin, async ({ expect, asks }) => {
      for (const path of MISSING) {
        const { headers, text } = await asks(path, { status: limits[path]?.status ?? 404 })
        expect(`${path}: no se guarda para siempre`, headers['cache-control'] === FOREVER ? 'se guarda' : 'no', 'no')
        const shown = /Header always|add_header|X-Content-Type|apiBase/.test(text)
        expect(`${path}: no enseña la configuración`, shown ? 'la enseña' : 'no', 'no')
      }
    }),
  )
}

/** Headers, compression, caching, HEAD and conditional requests of the site's own files. */
export const checkDelivery = async ({ step }: Report, { name, origin, packs }: Host, dist: string): Promise<void> => {
  const hashed = readdirSync(join(dist, 'assets')).map((file) => `/assets/${file}`)
  const own = (ending: RegExp): string => hashed.find((path) => ending.test(path)) ?? '/assets/no-hay'
  const [code, style, font] = [own(/\/base-[^/]+\.js$/), own(/\.css$/), own(/\.woff2$/)]
  const files: readonly (readonly [path: string, type: RegExp])[] = [
    ['/', HTML],
    ['/login', HTML],
    ['/vistaproducto/7', HTML],
    ['/index.php', HTML],
    ...OTHERS,
    [code, /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i],
    [style, /^text\/css(?:; ?charset=utf-8)?$/i],
    [font, /^font\/woff2$/],
  ]

  await step(
    `${name}: tipo y encabezados de seguridad de cada archivo, y cuánto se guarda`,
    checking(origin, async ({ asks }) => {
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
    }),
  )

  await step(
    `${name}: comprime (${packs.join(', ')}) lo que es texto, y lo mismo sin comprimir`,
    checking(origin, async ({ expect, asks }) => {
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
    }),
  )

  await step(
    `${name}: HEAD y preguntas condicionales`,
    checking(origin, async ({ asks }) => {
      for (const path of ['/', '/login', '/vistaproducto/7', code]) {
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
    }),
  )
}
