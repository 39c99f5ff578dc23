// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { htaccess } from '../../../src/hosting/apache.ts'
import { headersFile, IMAGE_HEADERS, nginxHeaders, readHeadersFile, siteHeaders } from '../../../src/hosting/headers.ts'
import { fileForPath } from '../../../src/hosting/pages.ts'
import { checkedSettings } from '../../../src/hosting/settings-check.ts'

const NONE = { scripts: [], styles: [] }
const policyOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (siteHeaders(checkedSettings(env), NONE)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
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
    const policy = policyOf({
      VITE_API_BASE: 'https://api.puntada.mx/v1',
      VITE_IMAGES_BASE: 'https://fotos.puntada.mx',
    })

    expect(policy['connect-src']).toBe("'self' https://api.puntada.mx")
    expect(policy['img-src']).toBe("'self' https://fotos.puntada.mx")
  })

  it('dejan salir las medidas a la dirección que se dé, y a ninguna más', () => {
    expect(policyOf({ VITE_TELEMETRY_URL: 'https://medidas.puntada.mx/sitio' })['connect-src']).toBe(
      "'self' https://medidas.puntada.mx",
    )
    expect(policyOf({ VITE_TELEMETRY_URL: '/medidas' })['connect-src']).toBe("'self'")
  })

  it('R1.11 R1.12 abren el paso al ingreso social solo cuando está puesto', () => {
    const policy = policyOf(FIREBASE)

    expect(policy['script-src']).toBe("'self' https://apis.google.com")
    expect(policy['frame-src']).toBe('https://puntada.firebaseapp.com')
    expect(policy['connect-src']).toContain('https://identitytoolkit.googleapis.com')
    expect(siteHeaders(checkedSettings({}), NONE)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  })

  it('con un emulador se abren a él, y no a los servicios de Google que sustituye', () => {
    const policy = policyOf({ ...FIREBASE, VITE_FIREBASE_EMULATOR: 'http://127.0.0.1:9099' })

    expect(policy['connect-src']).toBe("'self' http://127.0.0.1:9099")
    expect(policy['frame-src']).toBe('http://127.0.0.1:9099')
  })

  it('son los mismos en _headers, en nginx y en Apache', () => {
    const headers = siteHeaders(checkedSettings({}), { scripts: ["'sha256-a='"], styles: [] })

    expect(readHeadersFile(headersFile(headers))).toEqual(headers)
    expect(nginxHeaders(headers)).toContain(
      `add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-a=';`,
    )
    expect(htaccess(checkedSettings({}), headers)).toContain(
      `Header always set Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-a=';`,
    )
  })

  it('R7.01 R7.03 en Apache dejan en paz la API y las imágenes del mismo sitio, y no nombran las de otra dirección', () => {
    const beside = htaccess(checkedSettings({ VITE_API_BASE: '/tienda/v1', VITE_IMAGES_BASE: '/fotos' }), {})
    expect(beside).toContain('RewriteRule ^(?:tienda/v1|fotos)/ - [L]')
    expect(beside).toContain(`<ElseIf "%{REQUEST_URI} =~ m#^/fotos/#">
    Header always set Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; sandbox"`)

    const apart = htaccess(
      checkedSettings({ VITE_API_BASE: 'https://api.puntada.mx', VITE_IMAGES_BASE: 'https://fotos.puntada.mx' }),
      {},
    )
    expect(apart).not.toContain('puntada.mx')
    expect(apart).not.toContain('sandbox')
  })

  it('en Apache un porcentaje en un encabezado no abre un campo suyo', () => {
    expect(htaccess(checkedSettings({}), { Prueba: '50% "así"' })).toContain(
      String.raw`Header always set Prueba "50%% \"así\""`,
    )
  })

  it('la configuración de nginx del repositorio y .htaccess dan por perdidos los mismos archivos que la vista previa', () => {
    const nginx = readFileSync(new URL('../../../.github/nginx.conf', import.meta.url), 'utf8')
    const apache = htaccess(checkedSettings({}), {})
    const inNginx = [...nginx.matchAll(/location ~ (\^\S+) \{/g)].map(([, pattern = '']) => new RegExp(pattern))
    const inApache = [...apache.matchAll(/RewriteRule (\S+) - \[R=404,L\]/g)].map(
      ([, pattern = '']) => new RegExp(pattern),
    )
    expect([inNginx.length, inApache.length]).toEqual([2, 2])

    const published = readdirSync(new URL('../../../src/public', import.meta.url))
    for (const name of [
      ...published,
      'favicon.ico',
      'sw.js',
      '_headers',
      '_nginx.conf',
      '.htaccess',
      'login',
      'x.html',
      'index.php',
    ]) {
      const isLost = fileForPath(`/${name}`, () => false) === null
      expect([name, inNginx.some((pattern) => pattern.test(`/${name}`))]).toEqual([name, isLost])
      expect([name, inApache.some((pattern) => pattern.test(name))]).toEqual([name, isLost])
    }
  })

  it.each(['nginx', 'apache'])('la configuración de %s del repositorio lleva la política de las imágenes', (server) => {
    const config = readFileSync(new URL(`../../../.github/${server}.conf`, import.meta.url), 'utf8')
    expect(config).toContain(`Content-Security-Policy "${IMAGE_HEADERS['Content-Security-Policy']}"`)
    expect(config.split('X-Content-Type-Options "nosniff"').length - 1).toBe(2)
  })
})
