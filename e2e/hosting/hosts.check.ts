import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { buildSite } from '../support/servers.ts'
import type { Cases, Host } from './ask.ts'
import { createBackend, writeBeside } from './fixtures.ts'
import { API_BEHIND, GUESSING, IMAGES_AND_EXITS, OWN_ORDERS, PHP_BESIDE, SECURE, SHARED, SIZED } from './host-cases.ts'
import { startApacheProxy, startNginx, startSharedHost } from './servers.ts'
import { SITE } from './site-cases.ts'

/**
 * `npm run hosting:check`: what is in dist/, on a real nginx and on a real Apache with PHP (R2.22, R7.01,
 * R7.03). A server that is not installed is a failure. The preview is asked by e2e/fast and `servers.spec.ts`.
 */
interface Site extends Partial<Pick<Host, 'packs' | 'limits'>> {
  /** What it serves instead of what was built: the same beside PHP files, or a site built with its catalogue. */
  readonly files?: 'beside' | 'known'
  readonly start: (folder: string, dist: string, api: string) => Promise<Pick<Host, 'plain'> & Running>
  readonly cases: Cases
}

const WHOLE = { ...SITE, ...IMAGES_AND_EXITS }
const BEHIND = { ...WHOLE, ...API_BEHIND, ...SECURE }
/** What Apache answers before it reads `.htaccess`, and README says so. */
const HIDDEN = { '/.htaccess': 403, '/busqueda/%E0%A4%A': 400 }

const SITES: Readonly<Record<string, Site>> = {
  'nginx con el catálogo': { files: 'known', start: startNginx, cases: { ...SHARED, ...SIZED } },
  nginx: { packs: ['gzip'], start: startNginx, cases: { ...BEHIND, ...GUESSING } },
  'Apache con la API detrás': {
    packs: ['gzip', 'br'],
    limits: HIDDEN,
    start: startApacheProxy,
    cases: { ...BEHIND, ...OWN_ORDERS },
  },
  'Apache con PHP, por FTP': {
    files: 'beside',
    packs: ['gzip', 'br'],
    limits: { ...HIDDEN, '/busqueda/3%2F4': 404 },
    start: startSharedHost,
    cases: { ...WHOLE, ...PHP_BESIDE },
  },
  'Apache por FTP con el catálogo': { files: 'known', start: startSharedHost, cases: SHARED },
}

/** Where all servers write, what stands behind them, and the site that was built from it. */
const test = base.extend<object, { world: Readonly<Record<'folder' | 'known' | 'api' | 'said', string>> }>({
  world: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants it so
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'puntada-servidores-'))
      chmodSync(folder, 0o755)
      const known = join(folder, 'conocido')
      const { origin, stop } = await listen(createBackend())
      const said = await buildSite(known, {
        VITE_SITE_ORIGIN: 'https://puntada.example',
        PRERENDER_API: origin,
        VITE_IMAGE_SIZES: '/images/w{width}/{path}',
      })
      await use({ folder, known, api: origin, said })
      await stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('R13.15 un artículo que no se puede leer se queda sin página y se nombra; una construcción que falla no toca nada', async ({
  world: { known, said },
}) => {
  expect(said).toMatch(/No se pudieron dibujar.*\n {2}- \/articulo\/8 \(.*\n(?! {2}-)/)
  expect(readdirSync(join(known, 'articulo')).toSorted()).toEqual('1234567'.split(''))
  const stateOf = () =>
    readdirSync(known, { recursive: true, encoding: 'utf8' }).map((file) => [file, statSync(join(known, file)).mtimeMs])
  const before = stateOf()
  await expect(buildSite(known, { PRERENDER_API: 'http://127.0.0.1:9' })).rejects.toThrow('la lista de segmentos')
  expect([stateOf(), existsSync(`${known}.part`)]).toEqual([before, false])
})

for (const [at, [name, { files, packs = [], limits = {}, start, cases }]] of Object.entries(SITES).entries())
  test.describe(name, () => {
    let host: Host & Running
    test.beforeAll(async ({ world: { folder, known, api } }) => {
      test.setTimeout(300_000)
      const dist = join(folder, `sitio-${at}`)
      cpSync(files === 'known' ? known : 'dist', dist, { recursive: true })
      if (files === 'beside') writeBeside(dist)
      host = { ...(await start(join(folder, `servidor-${at}`), dist, api)), dist, packs, limits }
    })
    test.afterAll(() => host?.stop())
    for (const [title, look] of Object.entries(cases)) test(title, async () => void (await look(host)))
  })
