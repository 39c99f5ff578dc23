// @vitest-environment node
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'

import { closingText, completeEnv, readSettings, refuseBase } from '../../../src/hosting/settings.ts'

const EXAMPLE_TEXT = readFileSync('.env.example', 'utf8')
/** As somebody has it who copied the file and changed nothing. */
const UNEDITED = parseEnv(EXAMPLE_TEXT) as Record<string, string>
/** With the samples, too, taken out of their comments. */
const EXAMPLE = parseEnv(EXAMPLE_TEXT.replaceAll('\n# VITE_', '\nVITE_')) as Record<string, string>
const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'AIza-clave',
  VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'puntada',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('La configuración del sitio', () => {
  it('R7.01 R7.03 R10.06 pone la API en /api y las imágenes en /images, o donde se diga', () => {
    expect(readSettings({})).toMatchObject({ apiBase: '/api', imagesBase: '/images', firebase: null })
    const apart = { VITE_API_BASE: 'https://api.puntada.mx/v1/', VITE_IMAGES_BASE: '/fotos//' }
    expect(readSettings(apart)).toMatchObject({ apiBase: 'https://api.puntada.mx/v1', imagesBase: '/fotos' })
    const site = { VITE_CHAT_SECONDS: '5', VITE_SITE_ORIGIN: 'https://a.mx/', VITE_PAYMENTS: 'Tarjeta: sí|' }
    expect(readSettings(site).site).toMatchObject({
      chatEveryMs: 5000,
      origin: 'https://a.mx',
      payments: 'Tarjeta: sí|',
    })
  })

  it.each([
    ['VITE_API_BASE', '//otro.mx/api'],
    ['VITE_IMAGES_BASE', 'ftp://fotos.mx'],
    ['VITE_IMAGE_SIZES', '/images/w320/{path}'],
    ['VITE_CONTACT_PHONE', '445'],
    ['VITE_CONTACT_MAIL', 'hola'],
    ['VITE_INSTAGRAM', 'javascript:alert(1)'],
    ['VITE_CANAIVE_CHECKS', 'Domicilio'],
    ['VITE_CHAT_SECONDS', '4'],
    ['VITE_TELEMETRY_URL', 'medidas'],
    ['VITE_SITE_ORIGIN', 'https://a.mx/b'],
    ['VITE_FIREBASE_EMULATOR', 'http://127.0.0.1.otro.mx:80'],
    ['VITE_API_BASE', 'api', 'una ruta como /api o una dirección como https://api.ejemplo.mx/api.'],
  ])('detiene la construcción cuando %s dice «%s»', (variable, value, right = '') => {
    expect(() => readSettings({ [variable]: value })).toThrow(`${variable} dice «${value}» y debe ser ${right}`)
  })

  it('la detiene también con una variable mal escrita, y con Firebase a medias', () => {
    expect(() => readSettings({ VITE_API_BSAE: '/api' })).toThrow(
      'VITE_API_BSAE no es ninguna variable del sitio: revisa cómo está escrita (todas están en .env.example).',
    )
    const half = { ...FIREBASE, VITE_FIREBASE_APP_ID: '', VITE_FIREBASE_AUTH_DOMAIN: '' }
    expect(() => readSettings(half)).toThrow('falta poner VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID')
  })

  it('R13.01 no se construye para una carpeta de otro sitio', () => {
    expect(() => refuseBase('/tienda/')).toThrow('no se puede construir con --base=/tienda/. Ponlo en un subdominio')
    expect(() => refuseBase('/')).not.toThrow()
  })

  it('R1.11 R1.12 con los cuatro valores de Firebase hay ingreso social', () => {
    const [apiKey, authDomain, projectId, appId] = Object.values(FIREBASE)
    expect(readSettings(FIREBASE).firebase).toEqual({ apiKey, authDomain, projectId, appId })
  })

  it('R13.01 sin decir nada no se inventa nada, y la construcción dice qué falta; con todo puesto, nada', () => {
    expect(new Set(Object.values(readSettings({}).site))).toEqual(new Set(['', 15_000]))
    const text = closingText({})
    for (const line of [
      'Falta, y el sitio no lo muestra (se pone en .env; los ejemplos están en .env.example):\n',
      '\n  - teléfono y WhatsApp: VITE_CONTACT_PHONE="445 000 0000"\n',
      '  - «Continuar con Google» y «Continuar con Facebook»: VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, ',
    ])
      expect(text).toContain(line)
    expect(text.split('\n')).toHaveLength(15)
    const all = { ...EXAMPLE, ...FIREBASE, VITE_CANAIVE_CHECKS: 'A: b', VITE_SITE_ORIGIN: 'https://puntada.mx' }
    expect(closingText(all)).toBe('')
    const apart = closingText({ ...all, VITE_API_BASE: 'https://api.puntada.mx/v1' })
    expect(apart).toMatch(/^La API está en otra dirección .* que no compruebe el token CSRF/)
  })

  it('R13.01 las muestras de .env.example son de la tienda simulada; una que se dejó detiene la construcción', () => {
    const own = { VITE_CONTACT_MAIL: 'a@b.mx', VITE_CONTACT_PHONE: '' }
    expect(completeEnv(own, true)).toMatchObject({ VITE_CONTACT_MAIL: 'a@b.mx', VITE_CONTACT_PHONE: '445 100 2030' })
    expect(completeEnv(own, false)).toEqual(own)
    expect(readSettings(completeEnv(UNEDITED, false)).site).toEqual(readSettings({}).site)
    const left = { ...UNEDITED, VITE_CONTACT_PHONE: '445 100 2030', VITE_PAYMENTS: EXAMPLE['VITE_PAYMENTS'] ?? '' }
    expect(() => completeEnv(left, false)).toThrow(
      'La configuración del sitio todavía trae datos de muestra de .env.example, que nadie ha confirmado: ' +
        'VITE_CONTACT_PHONE, VITE_PAYMENTS. Pon los tuyos, o quita esas líneas: lo que no está no se muestra.',
    )
  })

  it('el ejemplo .env.example nombra cada variable, y sus muestras sirven', () => {
    const fields = 'phone mail facebook instagram tiktok video stateBrand privacy payments shipping joining'.split(' ')
    const names =
      'CONTACT_PHONE CONTACT_MAIL FACEBOOK INSTAGRAM TIKTOK VIDEO STATE_BRAND PRIVACY_URL PAYMENTS SHIPPING JOINING'
    expect(readSettings(EXAMPLE).site).toMatchObject(
      Object.fromEntries(names.split(' ').map((name, at) => [fields[at], EXAMPLE[`VITE_${name}`]])),
    )
    const named = readFileSync('src/hosting/settings.ts', 'utf8').match(/VITE_[A-Z_]+/g)
    expect(new Set(Object.keys(EXAMPLE).filter((name) => name.startsWith('VITE_')))).toEqual(new Set(named))
  })
})
