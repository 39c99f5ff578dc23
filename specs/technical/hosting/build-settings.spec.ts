// @vitest-environment node
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { withSample } from '../../../src/hosting/sample.ts'
import { checkedSettings, closingText, refuseBase } from '../../../src/hosting/settings-check.ts'

const EXAMPLE = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'AIza-clave',
  VITE_FIREBASE_AUTH_DOMAIN: 'puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'puntada',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('La configuración del sitio', () => {
  it('R7.01 R7.03 sin decir nada pone la API en /api y las imágenes en /images', () => {
    expect(checkedSettings({})).toMatchObject({
      apiBase: '/api',
      imagesBase: '/images',
      csrfCookie: 'XSRF-TOKEN',
      csrfHeader: 'X-XSRF-TOKEN',
      firebase: null,
    })
  })

  it('R10.06 toma otras bases para la API y las imágenes, sin la diagonal del final', () => {
    const settings = checkedSettings({ VITE_API_BASE: 'https://api.puntada.mx/v1/', VITE_IMAGES_BASE: '/fotos//' })

    expect(settings.apiBase).toBe('https://api.puntada.mx/v1')
    expect(settings.imagesBase).toBe('/fotos')
  })

  it.each([
    ['VITE_API_BASE', 'api', 'una ruta como /api o una dirección como https://api.ejemplo.mx/api'],
    ['VITE_API_BASE', '//otro.mx/api', 'una ruta como /api o una dirección como https://api.ejemplo.mx/api'],
    ['VITE_IMAGES_BASE', 'ftp://fotos.mx', 'una ruta como /api o una dirección como https://api.ejemplo.mx/api'],
    ['VITE_CSRF_HEADER', 'X TOKEN', 'un nombre sin espacios ni acentos'],
    ['VITE_CONTACT_PHONE', '445', 'un teléfono de diez dígitos, como 445 100 2030'],
    ['VITE_CONTACT_MAIL', 'hola', 'un correo, como hola@puntada.mx'],
    ['VITE_INSTAGRAM', 'javascript:alert(1)', 'una dirección que empiece con https://'],
    ['VITE_CANAIVE_CHECKS', 'Domicilio', '«Título: texto», y una barra | entre uno y otro'],
    ['VITE_CHAT_SECONDS', '1', 'segundos, de 5 a 9999'],
    ['VITE_TELEMETRY_URL', 'medidas', 'una ruta como /medidas o una dirección como https://medidas.ejemplo.mx/puntada'],
    [
      'VITE_SITE_ORIGIN',
      'https://puntada.mx/tienda',
      'la dirección del sitio sin ruta, como https://puntada.mx, o nada',
    ],
  ])('detiene la construcción cuando %s dice «%s»', (variable, value, what) => {
    expect(() => checkedSettings({ [variable]: value })).toThrow(`${variable} dice «${value}» y debe ser ${what}.`)
  })

  it('R13.04 con la API en otra dirección dice qué hace falta para enviar', () => {
    const text = (base: string) => closingText(checkedSettings({ VITE_API_BASE: base }))
    expect(text('https://api.puntada.mx/v1')).toContain('que no compruebe el token CSRF')
    expect(text('/v1')).not.toContain('CSRF')
  })

  it('R13.04 no se construye para una carpeta de otro sitio', () => {
    expect(() => refuseBase('/tienda/')).toThrow('no se puede construir con --base=/tienda/. Ponlo en un subdominio')
    expect(() => refuseBase('/')).not.toThrow()
  })

  it('dice qué variable está mal escrita', () => {
    expect(() => checkedSettings({ VITE_API_BSAE: '/api' })).toThrow(
      'VITE_API_BSAE no es ninguna de las variables del sitio: revisa cómo está escrita (todas están en .env.example).',
    )
  })

  it('R1.11 R1.12 con los cuatro valores de Firebase hay ingreso social', () => {
    expect(checkedSettings(FIREBASE).firebase).toEqual({
      apiKey: 'AIza-clave',
      authDomain: 'puntada.firebaseapp.com',
      projectId: 'puntada',
      appId: '1:2:web:3',
    })
  })

  it(
    'R13.01 sin decir nada no se inventa ningún dato, y la construcción dice cuáles faltan y con qué línea se ' +
      'ponen',
    () => {
      expect(new Set(Object.values(checkedSettings({}).site))).toEqual(new Set(['', 300_000, 15_000]))
      const text = closingText(checkedSettings({}))
      expect(text).toContain('Falta, y el sitio no lo muestra (se pone en .env; los ejemplos están en .env.example):')
      expect(text).toContain('\n  - teléfono y WhatsApp: VITE_CONTACT_PHONE="445 000 0000"\n')
      expect(text).toContain('\n  - aviso de privacidad y términos, que pide la ley: VITE_PRIVACY_URL=https://…\n')
      expect(text).toContain(
        '  - «Continuar con Google» y «Continuar con Facebook»: VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, ' +
          'VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID, que da la consola de Firebase',
      )
      expect(text.split('\n')).toHaveLength(15)
    },
  )

  it('con todo puesto la construcción no dice nada', () => {
    const all = { ...EXAMPLE, ...FIREBASE, VITE_CANAIVE_CHECKS: 'A: b', VITE_SITE_ORIGIN: 'https://puntada.mx' }
    expect(closingText(checkedSettings(all))).toBe('')
  })

  it('R13.01 la tienda simulada lleva los datos de muestra de .env.example donde no se dicen otros', () => {
    expect(withSample({ VITE_CONTACT_MAIL: 'a@b.mx', VITE_CONTACT_PHONE: '' }, true)).toMatchObject({
      VITE_CONTACT_MAIL: 'a@b.mx',
      VITE_CONTACT_PHONE: '445 100 2030',
    })
    expect(withSample({ VITE_CONTACT_MAIL: 'a@b.mx' }, false)).toEqual({ VITE_CONTACT_MAIL: 'a@b.mx' })
  })

  it('con Firebase a medias dice lo que falta', () => {
    expect(() => checkedSettings({ ...FIREBASE, VITE_FIREBASE_APP_ID: '', VITE_FIREBASE_AUTH_DOMAIN: '' })).toThrow(
      'falta poner VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID',
    )
  })

  it.each(['http://127.0.0.1:9099', 'http://localhost:9099'])(
    'un emulador en la misma máquina sirve: %s',
    (emulator) => {
      expect(checkedSettings({ ...FIREBASE, VITE_FIREBASE_EMULATOR: emulator }).firebase?.emulator).toBe(emulator)
    },
  )

  it.each([
    'http://emulador.mx:9099',
    'https://127.0.0.1:9099',
    'http://127.0.0.1',
    'http://127.0.0.1:9099/a',
    'http://127.0.0.1.otro.mx:80',
    'http://localhost:99999',
  ])('detiene la construcción con un emulador en otra parte, o mal escrito: %s', (emulator) => {
    expect(() => checkedSettings({ ...FIREBASE, VITE_FIREBASE_EMULATOR: emulator })).toThrow(
      `VITE_FIREBASE_EMULATOR dice «${emulator}» y debe ser un emulador en esta misma máquina, como ` +
        'http://127.0.0.1:9099.',
    )
  })

  it('un emulador sin los cuatro valores de Firebase no sirve', () => {
    expect(() => checkedSettings({ VITE_FIREBASE_EMULATOR: 'http://127.0.0.1:9099' })).toThrow(
      'falta poner VITE_FIREBASE_API_KEY',
    )
  })

  it('el ejemplo .env.example nombra cada variable y sirve tal como está', () => {
    expect(checkedSettings(EXAMPLE).site).toMatchObject({
      phone: '445 100 2030',
      mail: 'hola@puntada.mx',
      facebook: 'https://www.facebook.com/puntada.mx',
      privacy: 'https://www.puntada.mx/aviso-de-privacidad',
    })
    const named = readFileSync('src/composition/settings.ts', 'utf8').match(/VITE_[A-Z_]+/g) ?? []
    expect(
      Object.keys(EXAMPLE)
        .filter((name) => name.startsWith('VITE_'))
        .toSorted(),
    ).toEqual([...new Set(named)].toSorted())
  })
})
