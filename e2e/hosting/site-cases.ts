import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../support/report.ts'
import { ask, createFindings } from './ask.ts'

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

/** What every page must carry. */
const HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /^object-src 'none'; .*frame-ancestors 'none'$/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['strict-transport-security', /^max-age=31536000$/],
]

const FOREVER = 'public, max-age=31536000, immutable'

/** Which file answers, with which status: for any server of the site, the plain static one too. */
export const checkPaths = async (
  { step }: Report,
  { name, origin, limits = {} }: Host,
  dist: string,
): Promise<void> => {
  const pages = async (rows: readonly (readonly [string, string])[]): Promise<void> => {
    const { expect, all } = createFindings()
    for (const [path, file] of rows) {
      const answer = await ask(origin, path)
      const { status, site } = limits[path] ?? { status: 200, site: true }
      expect(`${path}: estado`, answer.status, status)
      if (site !== true) continue
      expect(`${path}: tipo`, answer.headers['content-type'], HTML)
      expect(`${path}: es ${file}`, answer.body.equals(readFileSync(join(dist, file))) ? 'sí' : answer.text, 'sí')
    }
    all()
  }
  await step(`${name}: las 19 pantallas, también con diagonal al final y con parámetros`, () => pages(SCREENS))
  await step(`${name}: las direcciones equivocadas llegan al sitio, que lleva al inicio (${SHELL.length})`, () =>
    pages(SHELL.map((path) => [path, '200.html'] as const)),
  )
  await step(
    `${name}: 404 solo para lo que falta bajo /assets, los archivos del sitio que falten y los de configuración`,
    async () => {
      const { expect, all } = createFindings()
      for (const path of MISSING) {
        const { status, headers, text } = await ask(origin, path)
        expect(`${path}: estado`, status, limits[path]?.status ?? 404)
        expect(`${path}: no se guarda para siempre`, headers['cache-control'] === FOREVER ? 'se guarda' : 'no', 'no')
        expect(
          `${path}: no enseña la configuración`,
          /Header always|add_header|X-Content-Type|apiBase/.test(text) ? 'la enseña' : 'no',
          'no',
        )
      }
      all()
    },
  )
}

/** Headers, compression, caching, HEAD and conditional requests of the site's own files. */
export const checkDelivery = async ({ step }: Report, { name, origin, packs }: Host, dist: string): Promise<void> => {
  const hashed = readdirSync(join(dist, 'assets')).map((file) => `/assets/${file}`)
  const own = (ending: string): string => hashed.find((path) => path.endsWith(ending)) ?? `/assets/no-hay${ending}`
  const code = hashed.find((path) => /\/base-[^/]+\.js$/.test(path)) ?? '/assets/no-hay.js'
  const files: readonly (readonly [path: string, type: RegExp])[] = [
    ['/', HTML],
    ['/login', HTML],
    ['/vistaproducto/7', HTML],
    ['/index.php', HTML],
    ...OTHERS,
    [code, /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i],
    [own('.css'), /^text\/css(?:; ?charset=utf-8)?$/i],
    [own('.woff2'), /^font\/woff2$/],
  ]

  await step(`${name}: tipo y encabezados de seguridad de cada archivo, y cuánto se guarda`, async () => {
    const { expect, all } = createFindings()
    for (const [path, type] of files) {
      const { status, headers, text } = await ask(origin, path)
      expect(`${path}: estado`, status, 200)
      expect(`${path}: tipo`, headers['content-type'], type)
      expect(`${path}: x-content-type-options`, headers['x-content-type-options'], 'nosniff')
      // What is no page does without the rest.
      for (const [header, value] of HEADERS)
        expect(`${path}: ${header}`, headers[header], type === HTML ? value : undefined)
      const own = /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*'sha256-/
      if (type === HTML) expect(`${path}: su política`, text, own)
      expect(`${path}: cache-control`, headers['cache-control'], path.startsWith('/assets/') ? FOREVER : 'no-cache')
    }
    all()
  })

  await step(`${name}: comprime (${packs.join(', ')}) lo que es texto, y lo mismo sin comprimir`, async () => {
    const { expect, all } = createFindings()
    for (const packing of packs) {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/vistaproducto/7', '200.html'],
        [code, code.slice(1)],
        [own('.css'), own('.css').slice(1)],
      ] as const) {
        const raw = readFileSync(join(dist, file))
        const { headers, body } = await ask(origin, path, { headers: { 'Accept-Encoding': packing } })
        expect(`${path} en ${packing}: encabezado`, headers['content-encoding'], packing)
        expect(`${path} en ${packing}: vary`, headers['vary'], /accept-encoding/i)
        expect(`${path} en ${packing}: contenido`, body.equals(raw) ? 'igual' : 'otro', 'igual')
      }
      const font = await ask(origin, own('.woff2'), { headers: { 'Accept-Encoding': packing } })
      expect(`${own('.woff2')} en ${packing}: ya viene comprimida`, font.headers['content-encoding'], undefined)
    }
    const plain = await ask(origin, '/')
    expect('/ sin pedirlo: sin comprimir', plain.headers['content-encoding'], undefined)
    all()
  })

  await step(`${name}: HEAD y preguntas condicionales`, async () => {
    const { expect, all } = createFindings()
    for (const path of ['/', '/login', '/vistaproducto/7', code]) {
      const whole = await ask(origin, path)
      const head = await ask(origin, path, { method: 'HEAD' })
      expect(`HEAD ${path}: estado`, head.status, 200)
      expect(`HEAD ${path}: sin contenido`, head.body.length, 0)
      expect(`HEAD ${path}: mismo tipo`, head.headers['content-type'], whole.headers['content-type'])
      expect(
        `HEAD ${path}: política`,
        head.headers['content-security-policy'],
        whole.headers['content-security-policy'],
      )
      for (const encoding of ['identity', ...packs]) {
        const first = await ask(origin, path, { headers: { 'Accept-Encoding': encoding } })
        const etag = first.headers['etag'] ?? ''
        expect(`${path} en ${encoding}: etag`, etag, /^(?:W\/)?"[^"]+"$/)
        const again = await ask(origin, path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag } })
        expect(`${path} en ${encoding}, otra vez: estado`, again.status, 304)
        expect(`${path} en ${encoding}, otra vez: sin contenido`, again.body.length, 0)
        expect(
          `${path} en ${encoding}, otra vez: cache-control`,
          again.headers['cache-control'],
          whole.headers['cache-control'],
        )
        const other = await ask(origin, path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': '"otra"' } })
        expect(`${path} en ${encoding}, cambiada: estado`, other.status, 200)
      }
    }
    all()
  })
}
