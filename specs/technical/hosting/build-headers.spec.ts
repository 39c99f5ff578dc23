// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { apacheConf, htaccess } from '../../../src/hosting/serving/apache.ts'
import { HEADERS, pagePolicy } from '../../../src/hosting/serving/headers.ts'
import { nginxConf } from '../../../src/hosting/serving/nginx.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

const INLINE = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }
const policyOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    pagePolicy(readSettings(env), INLINE)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )
const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'clave',
  VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'puntada',
  VITE_FIREBASE_APP_ID: '1:2',
}

describe('Los encabezados de producción', () => {
  it('R11.44 la política de una página solo deja correr lo suyo', () => {
    expect(policyOf({})).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a='",
      'style-src': "'self' 'sha256-b='",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify puntada-datos puntada-trabajador',
    })
  })

  const APIS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
  const EMULATED = { ...FIREBASE, VITE_FIREBASE_EMULATOR: 'http://127.0.0.1:9099' }
  it.each<readonly [string, Record<string, string>, Record<string, string>]>([
    [
      'R7.01 R7.03 a la API y a las imágenes de otra dirección',
      { VITE_API_BASE: 'https://api.puntada.mx/v1', VITE_IMAGES_BASE: 'https://fotos.puntada.mx' },
      { 'connect-src': "'self' https://api.puntada.mx", 'img-src': "'self' https://fotos.puntada.mx" },
    ],
    [
      'a donde van las medidas',
      { VITE_TELEMETRY_URL: 'https://medidas.puntada.mx/sitio' },
      { 'connect-src': "'self' https://medidas.puntada.mx" },
    ],
    [
      'R1.11 R1.12 al ingreso social',
      FIREBASE,
      {
        'script-src': "'self' 'sha256-a=' https://apis.google.com",
        'frame-src': 'https://puntada.firebaseapp.com',
        'connect-src': `'self' ${APIS}`,
      },
    ],
    [
      'al emulador, y no a los servicios de Google que sustituye',
      EMULATED,
      { 'connect-src': "'self' http://127.0.0.1:9099", 'frame-src': 'http://127.0.0.1:9099' },
    ],
  ])('abren el paso %s', (_, env, directives) => {
    expect(policyOf(env)).toMatchObject(directives)
  })

  // What the servers make of them is asked of real ones: `npm run hosting:check`.
  it.each(Object.entries(HEADERS))('R13.03 los encabezados de %s salen de una sola regla', (_, headers) => {
    const settings = readSettings({})
    const [nginx, apache] = [nginxConf(settings, 'https://a.mx'), htaccess(settings).replaceAll('%%', '%')]
    for (const [name, value] of Object.entries(headers)) {
      const written = `${name} "${value.replaceAll('"', '\\"')}"`
      expect(nginx).toContain(`add_header ${written}${name === 'Cache-Control' ? ';' : ' always;'}`)
      expect(apache).toContain(`Header ${name === 'Cache-Control' ? 'set' : 'always set'} ${written}`)
    }
  })

  it.each([
    [
      'nginx',
      nginxConf(readSettings({}), 'https://a.mx'),
      [
        ...['api', 'images'].map((base) => `location ^~ /${base}/ {\n  proxy_pass https://a.mx/${base}/;`),
        'proxy_ssl_verify on;',
        '(?:[/;?\\s]|$))") {\n  return 404;',
        '_nginx-images\\.js)$ {\n  return 404;',
        'try_files $uri =404;',
        'try_files $uri $uri/index.html /200.html;',
        'error_page 400 =200 /200.html;',
      ],
    ],
    [
      '.htaccess',
      htaccess(readSettings({})),
      [
        '(?:[/;?\\s]|$)) [NC]\n  RewriteRule ^ - [R=404,L]',
        'RewriteRule ^(?:api|images)/ - [L]',
        '_nginx-images\\.js)$ - [R=404,L]',
        'RewriteRule ^(?:assets/|',
        'RewriteRule ^ 200.html [L]',
        'RewriteRule ^salir$ - [R=204,L]',
        '(?:[./].*)?)?$ - [R=404,L,NC]',
        '^/images/#">\n  SetHandler default-handler',
        'Options -MultiViews',
        'Options -Indexes',
      ],
    ],
    [
      'Apache',
      apacheConf(readSettings({}), 'https://a.mx'),
      [
        '#i">\n  Require all denied',
        ...['api', 'images'].map((base) => `ProxyPass /${base}/ https://a.mx/${base}/`),
        'SSLProxyVerify require',
        'ErrorDocument 400 /200.html',
        'domain=a\\.mx" ""',
      ],
    ],
  ])('R13.04 R13.11 en lo que lee %s está cada regla', (_, text, rules) => {
    for (const rule of rules) expect(text).toContain(rule)
  })

  it('R7.01 R7.03 lo que está en otra dirección no pasa por el sitio', () => {
    const apart = readSettings({ VITE_API_BASE: 'https://api.otra.mx', VITE_IMAGES_BASE: 'https://fotos.otra.mx' })
    for (const text of [
      htaccess(apart),
      ...[nginxConf, apacheConf].map((write) => write(apart, 'https://mi-servidor.example')),
    ])
      expect(text).not.toMatch(/otra\.mx|sandbox|proxy_pass|ProxyPass|mi-servidor/)
  })
})
