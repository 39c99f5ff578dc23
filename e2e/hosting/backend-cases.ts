import type { Report } from '../support/report.ts'
import { checking, type Question } from './ask.ts'
import { IMAGES, PHP_TEXT } from './fixtures.ts'
import type { Host } from './site-cases.ts'

const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** What the API says of its answers passes through, and the site's policy is not put on them. */
const OF_API = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': undefined,
  'cache-control': 'no-store',
}

const json = (body: unknown, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const packed = (packing: string): Question => ({ headers: { 'Accept-Encoding': packing } })

/** Images below /images, whatever they are called: the same for a proxy and for files beside the site. */
export const checkImages = ({ step }: Report, { name, origin, packs }: Host): Promise<void> =>
  step(
    `${name}: imágenes con espacios, acentos y paréntesis, que abiertas solas no hacen nada`,
    checking(origin, async ({ asks }) => {
      for (const { path, type, text } of IMAGES) {
        const headers = {
          'content-type': type,
          'content-security-policy': INERT,
          'x-content-type-options': 'nosniff',
        }
        await asks(path, { status: 200, headers, text })
        await asks(path, { status: 200, headers, text: '' }, { method: 'HEAD' })
      }
      const [{ path, text }] = IMAGES
      for (const packing of packs) await asks(path, { headers: { 'content-encoding': packing }, text }, packed(packing))
      await asks('/images/no-hay.svg', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
    }),
  )

/** The simulated API behind a proxy. */
export const checkProxiedApi = ({ step }: Report, { name, origin, packs }: Host): Promise<void> =>
  step(
    `${name}: la API detrás, lecturas y envíos con su cookie`,
    checking(origin, async ({ expect, asks }) => {
      const list = '/api/list-segmentos.php'
      const { headers } = await asks(list, { status: 200, text: /^\s*\[\{.*"segmento"/s, headers: OF_API })
      for (const packing of packs)
        await asks(
          '/api/list-products.php?limit=40',
          { headers: { 'content-encoding': packing }, text: /^\s*\[\{.*\}\]\s*$/s },
          packed(packing),
        )
      await asks('/api/data-product-busqueda.php?busqueda=ni%C3%B1a%20azul%20%2F%20a%2Bb', { status: 200 })
      await asks('/api/no-hay.php', { status: 404, text: 'No existe.' })
      await asks(list, { status: 200, text: '' }, { method: 'HEAD' })

      // One backend serves every host: each subscribes an address of its own.
      const subscription = { correo: `ana-${new URL(origin).port}@ejemplo.mx` }
      const subscribe = '/api/suscribir-newspaper.php'
      await asks(subscribe, { status: 403, text: /^La página caducó/ }, json(subscription))
      const cookie = /^XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1] ?? ''
      expect('la cookie llega', cookie, /^[\da-f-]{36}$/)
      const both = { Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie }
      await asks(subscribe, { status: 200, text: /^"?registered"?\s*$/ }, json(subscription, both))
    }),
  )

/** PHP files that lie beside the site, and what else the host's owner may have there. */
export const checkPhpBeside = ({ step }: Report, { name, origin }: Host): Promise<void> =>
  step(
    `${name}: los PHP junto al sitio corren sin que nada los toque`,
    checking(origin, async ({ asks }) => {
      await asks('/api/eco.php?busqueda=ni%C3%B1a%20azul', {
        text: '{"metodo":"GET","busqueda":"niña azul","cuerpo":"","token":null}',
        headers: { ...OF_API, 'content-type': 'application/json' },
      })
      await asks(
        '/api/eco.php',
        { text: '{"metodo":"POST","busqueda":null,"cuerpo":"{\\"nombre\\":\\"Ñandú\\"}","token":"abc"}' },
        json({ nombre: 'Ñandú' }, { 'X-XSRF-TOKEN': 'abc' }),
      )
      await asks('/api/falla.php', { status: 500, text: 'No se pudo conectar a la base.' })
      await asks('/api/no-hay.php', { status: 404 })
      for (const path of ['/api/', '/images/']) await asks(path, { status: 403 })

      const location = /^(?:http:\/\/[^/]+)?\/administracion\/$/
      await asks('/administracion', { status: 301, headers: { location } })
      const headers = { 'content-security-policy': undefined }
      await asks('/administracion/', { status: 200, text: PHP_TEXT, headers })
      await asks('/.well-known/acme-challenge/prueba', { status: 200, text: 'prueba' })
    }),
  )
