// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { apacheConf, htaccess } from '../../../src/hosting/serving/apache.ts'
import { pagePolicy } from '../../../src/hosting/serving/headers.ts'
import { nginxFiles } from '../../../src/hosting/serving/nginx.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

const nginxConf = (...given: Parameters<typeof nginxFiles>) => Object.values(nginxFiles(...given)).join('\n')
const INLINE = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }
const policyOf = (env: Record<string, string>) => pagePolicy(readSettings(env), INLINE).split('; ')
const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'clave',
  VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'puntada',
  VITE_FIREBASE_APP_ID: '1:2',
}

describe('Los encabezados de producción', () => {
  it('R11.44 la política de una página solo deja correr lo suyo', () => {
    expect(policyOf({})).toEqual([
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "script-src 'self' 'sha256-a='",
      "style-src 'self' 'sha256-b='",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify puntada-datos puntada-trabajador',
    ])
  })

  it.each<readonly [string, Record<string, string>, readonly string[]]>([
    [
      'R7.01 R7.03 a la API y a las imágenes de otra dirección',
      {
        VITE_API_BASE: 'https://api.puntada.mx/v1',
        VITE_IMAGES_BASE: 'https://fotos.mx',
        VITE_IMAGE_SIZES: 'https://tallas.mx/{width}/{path}',
      },
      ["connect-src 'self' https://api.puntada.mx", "img-src 'self' https://fotos.mx https://tallas.mx"],
    ],
    [
      'a donde van las medidas',
      { VITE_TELEMETRY_URL: 'https://medidas.puntada.mx/sitio' },
      ["connect-src 'self' https://medidas.puntada.mx"],
    ],
    [
      'R1.11 R1.12 al ingreso social',
      FIREBASE,
      [
        "script-src 'self' 'sha256-a=' https://apis.google.com/js/api.js https://apis.google.com/_/scs/",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        'frame-src https://puntada.firebaseapp.com',
      ],
    ],
    [
      'al emulador, y no a los servicios de Google que sustituye',
      { ...FIREBASE, VITE_FIREBASE_EMULATOR: 'http://127.0.0.1:9099' },
      ["connect-src 'self' http://127.0.0.1:9099", 'frame-src http://127.0.0.1:9099'],
    ],
  ])('abren el paso %s', (_, env, directives) => {
    expect(policyOf(env)).toEqual(expect.arrayContaining([...directives]))
  })

  // Cookies with a host are checked here: the API of `npm run hosting:check` names none.
  it.each([
    ['nginx', nginxConf, 'proxy_cookie_domain a.mx $host;'],
    ['Apache', apacheConf, '(?i);\\s*domain=a\\.mx" ""'],
  ])('R13.01 con %s las galletas de la API son de este sitio', (_, write, line) => {
    expect(write(readSettings({}), 'https://a.mx')).toContain(line)
  })

  it('R7.01 R7.03 lo que está en otra dirección no pasa por el sitio', () => {
    const apart = readSettings({ VITE_API_BASE: 'https://api.otra.mx', VITE_IMAGES_BASE: 'https://fotos.otra.mx' })
    for (const text of [
      htaccess(apart),
      ...[nginxConf, apacheConf].map((write) => write(apart, 'https://mi-servidor.example')),
    ])
      expect(text).not.toMatch(/otra\.mx|sandbox|proxy_pass|ProxyPass /)
  })
})
