// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { APACHE_FILE, apacheConfig, htaccess } from '../../../src/hosting/apache.ts'
import { budgetTable, filesWithMocks, measure } from '../../../src/hosting/budgets.ts'
import { headersFile, readHeadersFile, siteHeaders } from '../../../src/hosting/headers.ts'
import { NGINX_FILE, nginxConfig, nginxHeaders } from '../../../src/hosting/nginx.ts'
import { inlineHashes, pageHtml } from '../../../src/hosting/page-html.ts'
import { PRERENDERED_PATHS, fileForPath, ROOT_FILES, SCREENS_WITH_PART } from '../../../src/hosting/pages.ts'
import { checkedSettings } from '../../../src/hosting/settings-check.ts'
import { matchRoute, ROUTES } from '../../../src/ui/app/routes.ts'

const NONE = { scripts: [], styles: [] }
const policyOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (siteHeaders(checkedSettings(env), NONE)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('Los encabezados de producción', () => {
  it('R11.44 no dejan correr nada que no sea del sitio', () => {
    expect(policyOf({})).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify puntada-datos puntada-trabajador',
    })
  })

  it('R7.01 R7.03 dejan llegar a la API y a las imágenes de otra dirección, y a ninguna más', () => {
    const policy = policyOf({ VITE_API_BASE: 'https://api.puntada.mx/v1', VITE_IMAGES_BASE: 'https://fotos.puntada.mx' })

    expect(policy['connect-src']).toBe("'self' https://api.puntada.mx")
    expect(policy['img-src']).toBe("'self' https://fotos.puntada.mx")
  })

  it('dejan salir las medidas a la dirección que se dé, y a ninguna más', () => {
    expect(policyOf({ VITE_TELEMETRY_URL: 'https://medidas.puntada.mx/sitio' })['connect-src']).toBe("'self' https://medidas.puntada.mx")
    expect(policyOf({ VITE_TELEMETRY_URL: '/medidas' })['connect-src']).toBe("'self'")
  })

  it('R1.11 R1.12 abren el paso al ingreso social solo cuando está puesto', () => {
    const policy = policyOf({
      VITE_FIREBASE_API_KEY: 'clave',
      VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'puntada',
      VITE_FIREBASE_APP_ID: '1:2',
    })

    expect(policy['script-src']).toBe("'self' https://apis.google.com")
    expect(policy['frame-src']).toBe('https://puntada.firebaseapp.com')
    expect(policy['connect-src']).toContain('https://identitytoolkit.googleapis.com')
    expect(siteHeaders(checkedSettings({}), NONE)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  })

  it('con un emulador se abren a él, y no a los servicios de Google que sustituye', () => {
    const policy = policyOf({
      VITE_FIREBASE_API_KEY: 'clave',
      VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'puntada',
      VITE_FIREBASE_APP_ID: '1:2',
      VITE_FIREBASE_EMULATOR: 'http://127.0.0.1:9099',
    })

    expect(policy['connect-src']).toBe("'self' http://127.0.0.1:9099")
    expect(policy['frame-src']).toBe('http://127.0.0.1:9099')
  })

  it('son los mismos en _headers, en nginx y en Apache', () => {
    const headers = siteHeaders(checkedSettings({}), { scripts: ["'sha256-a='"], styles: [] })

    expect(readHeadersFile(headersFile(headers))).toEqual(headers)
    expect(nginxHeaders(headers)).toContain(`add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-a=';`)
    expect(htaccess(checkedSettings({}), headers)).toContain(
      `Header always set Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-a=';`,
    )
  })

  it('R7.01 R7.03 en Apache dejan en paz la API y las imágenes del mismo sitio, y no nombran las de otra dirección', () => {
    const beside = htaccess(checkedSettings({ VITE_API_BASE: '/tienda/v1', VITE_IMAGES_BASE: '/fotos' }), {})
    expect(beside).toContain('RewriteRule ^(?:tienda/v1|fotos)/ - [L]')
    expect(beside).toContain(`<ElseIf "%{REQUEST_URI} =~ m#^/fotos/#">
    Header always set Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; sandbox"`)

    const apart = htaccess(checkedSettings({ VITE_API_BASE: 'https://api.puntada.mx', VITE_IMAGES_BASE: 'https://fotos.puntada.mx' }), {})
    expect(apart).not.toContain('puntada.mx')
    expect(apart).not.toContain('sandbox')
  })

  it('en Apache un porcentaje en un encabezado no abre un campo suyo', () => {
    expect(htaccess(checkedSettings({}), { Prueba: '50% "así"' })).toContain(String.raw`Header always set Prueba "50%% \"así\""`)
  })

  it('la configuración de nginx del repositorio está al día (npm run hosting:write)', () => {
    expect(readFileSync(NGINX_FILE, 'utf8')).toBe(nginxConfig())
  })

  it('la configuración de Apache del repositorio está al día (npm run hosting:write)', () => {
    expect(readFileSync(APACHE_FILE, 'utf8')).toBe(apacheConfig())
  })
})

describe('Qué archivo contesta cada dirección', () => {
  const files = new Set(['index.html', 'login/index.html', '200.html', 'assets/base-1.js', 'icon.svg', '_headers', '.htaccess'])
  it.each([
    ['/', 'index.html'],
    ['/login', 'login/index.html'],
    ['/login/', 'login/index.html'],
    ['/vistaproducto/7', '200.html'],
    ['/vistaproducto/foto.png', '200.html'],
    ['/busqueda/.oculto', '200.html'],
    ['/no-hay', '200.html'],
    ['//otro.mx/x', '200.html'],
    ['/assets/base-1.js', 'assets/base-1.js'],
    ['/icon.svg', 'icon.svg'],
    ['/assets/base-0.js', null],
    ['/assets/../_headers', null],
    ['/assets', '200.html'],
    ['/assets/', null],
    ['/index.php', '200.html'],
    ['/x.html', '200.html'],
    ['/foto.png', '200.html'],
    ['/__proto__', '200.html'],
    ['/constructor', '200.html'],
    ['/.env', '200.html'],
    ['/_oculto', '200.html'],
    ['/login/otra', '200.html'],
    ['/login//', '200.html'],
    ['/../login', '200.html'],
    ['/assets/./base-1.js', null],
    ['/login/index.html', 'login/index.html'],
    ['/robots.txt', null],
    ['/sw.js', null],
    ['/favicon.ico', null],
    ['/_headers', null],
    ['/_nginx.conf', null],
    ['/.htaccess', null],
  ])('%s → %s', (path, file) => {
    expect(fileForPath(path, (name) => files.has(name))).toBe(file)
  })

  it('los archivos de la raíz son los de src/public, el trabajador y el ícono que piden los navegadores viejos', () => {
    expect([...ROOT_FILES].toSorted()).toEqual([...readdirSync('src/public'), 'favicon.ico', 'sw.js'].toSorted())
  })

  it('se prerrenderiza toda dirección sin partes variables, y solo esas', () => {
    expect(PRERENDERED_PATHS).toContain('/login')
    expect(PRERENDERED_PATHS.every((path) => matchRoute(path) !== null && !path.includes(':'))).toBe(true)
    expect([...PRERENDERED_PATHS, ...SCREENS_WITH_PART.map((part) => `/${part}`)]).toHaveLength(ROUTES.length)
  })
})

describe('Las pantallas', () => {
  it('R2.20 se cargan cada una con import(), nunca de una vez', () => {
    const source = readFileSync('src/ui/app/routes.ts', 'utf8')
    const { staticImports, dynamicImports } = parseSync('routes.ts', source).module
    const fixed = staticImports.map(({ moduleRequest }) => moduleRequest.value)
    const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    expect(fixed.filter((from) => from.includes('features'))).toEqual([])
    expect(new Set(lazy).size).toBe(ROUTES.length)
  })
})

const TEMPLATE = `<!doctype html>
<html><head>
<title>x</title>
<meta name="description" content="x" />
<link rel="stylesheet" crossorigin href="/assets/base.css">
</head><body><div id="raiz"></div></body></html>`
const PARTS = {
  template: TEMPLATE,
  html: '<h1>Hola</h1>',
  head: { title: 'A & B', description: 'Di «hola» & "adiós"' },
  path: '/login',
  styles: { '/assets/base.css': 'h1{color:red}' },
  modules: ['/assets/login.js'],
  script: 'antes()',
  origin: 'https://puntada.mx',
}

describe('Las páginas prerrenderizadas', () => {
  it('dicen su título, llevan sus estilos y nombran lo que van a necesitar', () => {
    const page = pageHtml(PARTS)

    expect(page).toContain('<title>A &amp; B · Puntada</title>')
    expect(page).toContain('content="Di «hola» &amp; &quot;adiós&quot;"')
    expect(page).toContain('<link rel="canonical" href="https://puntada.mx/login">')
    expect(page).toContain('<meta property="og:title" content="A &amp; B"><meta property="og:description" content="Di «hola» &amp; &quot;adiós&quot;">')
    expect(page).toContain('<meta property="og:image" content="https://puntada.mx/icon-512.png">')
    expect(page).toContain('<style>h1{color:red}</style><link rel="stylesheet" href="/assets/base.css" disabled>')
    expect(page).toContain('<div id="raiz" data-ruta="/login" data-archivos="/assets/login.js"><h1>Hola</h1></div><script>antes()</script>')
    expect(page).not.toContain('modulepreload')
    expect(page).not.toContain('<link rel="stylesheet" crossorigin')
  })

  it('sin dirección propia no dicen para cuál se prepararon, y su script corre antes que nada', () => {
    const page = pageHtml({ ...PARTS, path: null, head: null })

    expect(page).toContain('<div id="raiz"><h1>Hola</h1></div></body>')
    expect(page).toMatch(/<title>x<\/title>\n<script>antes\(\)<\/script>/)
  })

  it('sin script nombran sus archivos en el head', () => {
    const page = pageHtml({ ...PARTS, script: '' })

    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">')
    expect(page).toContain('<div id="raiz" data-ruta="/login"><h1>Hola</h1></div></body>')
  })

  it('dan el hash de cada script y cada estilo que llevan', () => {
    const page = '<style>h1{color:red}</style><script>antes()</script>'

    expect(inlineHashes([page, page])).toEqual({
      scripts: ["'sha256-rabj3BGKBK7ZrHbITBveYWaDtQiIltfUZmyn9m5PW94='"],
      styles: ["'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='"],
    })
  })

  it('no admiten un atributo style', () => {
    expect(() => pageHtml({ ...PARTS, html: '<p style="color:red">' })).toThrow('lleva un atributo style')
  })
})

describe('Los presupuestos', () => {
  const small = { homeHtml: '<p>', homeCode: ['a()', 'b()'], otherRequests: 5, screens: { home: 'h()' } }

  it('se cumplen con un sitio pequeño', () => {
    const { good, text } = budgetTable(measure(small))

    expect(good).toBe(true)
    expect(text).toMatch(/✓ Peticiones hasta el inicio en reposo, sin imágenes +8 {2}de 10/)
  })

  it.each([
    ['más peticiones', { ...small, otherRequests: 8 }, '✗ Peticiones hasta el inicio'],
    ['una pantalla pesada', { ...small, screens: { home: randomBytes(20_000).toString('base64') } }, '✗ Pantalla home'],
  ])('detienen la construcción con %s', (_, built, line) => {
    const { good, text } = budgetTable(measure(built))

    expect(good).toBe(false)
    expect(text).toContain(line)
    expect(text).toContain('Un presupuesto se pasó: aligera lo marcado con ✗.')
  })

  it('R10.06 notan lo que venga de la simulación', () => {
    expect(filesWithMocks({ 'a.js': 'import "virtual:msw"', 'b.js': 'f()', 'mockServiceWorker.js': '' })).toEqual([
      'a.js',
      'mockServiceWorker.js',
    ])
  })
})
