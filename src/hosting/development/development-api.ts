import { loadEnv, type Plugin } from 'vite'
import { isAddress, readSettings } from '../settings.ts'
import { proxiedBases, proxyTo } from '../serving/proxied.ts'

interface DevelopmentApi {
  readonly origin: string
  readonly writes: boolean
}

/** The API of `npm start`'s command line; null for the simulation. Throws in Spanish. */
export const developmentApi = (env: Readonly<Record<string, string | undefined>>) => {
  const address = env['DEVELOPMENT_API'] ?? ''
  if (address === '') return null
  if (!isAddress(address))
    throw new Error(`«${address}» no es la dirección de un servidor, como https://mi-servidor.example.`)
  return { origin: new URL(address).origin, writes: env['DEVELOPMENT_WRITES'] === 'true' }
}

const STYLE =
  'position:fixed;z-index:30;inset:auto auto calc(4.5rem + env(safe-area-inset-bottom)) 0;padding:.25rem .5rem;' +
  'background:#ffb400;color:#14110f;font:700 .75rem/1.4 system-ui,sans-serif;max-inline-size:calc(100vw - 1rem)'

/**
 * `npm start -- --api URL` passes on the API and its images, and the page says so. Without `writes` only reads pass:
 * the site shows the refusal's text as the server's own.
 */
export const proxyApi = ({ origin, writes }: DevelopmentApi): Plugin => ({
  name: 'puntada:development-api',
  apply: 'serve',
  config({ envDir }, { mode }) {
    const bases = proxiedBases(readSettings(loadEnv(mode, envDir || '.')))
    if (bases.length < 2)
      throw new Error('VITE_API_BASE y VITE_IMAGES_BASE de .env tienen que ser rutas, como /api, para usar --api.')
    return {
      server: {
        proxy: proxyTo(origin, bases, ({ method, url }, response) => {
          if (writes || method === 'GET' || method === 'HEAD') return undefined
          response
            ?.writeHead(405, { 'Content-Type': 'text/plain; charset=utf-8' })
            .end(`No se envió: este servidor de desarrollo solo lee de ${origin}. Con --writes también envía.`)
          return url
        }),
      },
    }
  },
  transformIndexHtml: () => [
    {
      tag: 'aside',
      attrs: { 'aria-label': 'Servidor', style: STYLE },
      children: `API real: ${origin} · ${writes ? 'los envíos llegan' : 'solo se lee'}`,
      injectTo: 'body',
    },
  ],
})
