import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { installPackages } from '../support/apt.ts'
import { buildSite } from '../support/build.ts'
import { serveSite } from '../support/servers.ts'
import { createReport, type Report } from '../support/report.ts'
import { checking } from './ask.ts'
import { IMAGES_SERVED, LOCKED, PHP_BESIDE, PROXIED_API, GUESSING, SECURE, SHARED, SIZED } from './host-cases.ts'
import { createBackend, writeBeside } from './fixtures.ts'
import { SERVERS, startApacheProxy, startNginx, startSharedHost, type Server } from './servers.ts'
import { DELIVERY, PATHS, type Case, type Host } from './site-cases.ts'

/**
 * `npm run hosting:check`: what is in dist/, on a real nginx, on a real Apache with PHP and on the preview
 * (R2.22, R7.01, R7.03). A server that is not installed is a failure.
 */
interface Site extends Partial<Pick<Host, 'packs' | 'limits'>> {
  readonly name: string
  readonly needs?: Server
  /** What it serves: what was built, the same beside PHP files, or a site built with its catalogue. */
  readonly files?: 'dist' | 'shared' | 'known'
  readonly start: (folder: string, dist: string, api: string) => Promise<Pick<Host, 'plain'> & Running>
  readonly cases: readonly Case[]
}

const { nginx, apache } = SERVERS
const WHOLE = [...PATHS, ...DELIVERY, IMAGES_SERVED, LOCKED]
const BEHIND = [...WHOLE, PROXIED_API]

const SITES: readonly Site[] = [
  {
    name: 'npm run preview',
    start: (_folder, dist, api) => serveSite(dist, api),
    // Its files are asked for by e2e/fast.
    cases: [IMAGES_SERVED, LOCKED, PROXIED_API],
  },
  { name: 'nginx con el catálogo', needs: nginx, files: 'known', start: startNginx, cases: [SHARED, SIZED] },
  { name: 'nginx', needs: nginx, packs: ['gzip'], start: startNginx, cases: [...BEHIND, SECURE, GUESSING] },
  {
    name: 'Apache con la API detrás',
    needs: apache,
    packs: ['gzip', 'br'],
    limits: { '/.htaccess': { status: 403 }, '/busqueda/%E0%A4%A': { status: 400, site: true } },
    start: startApacheProxy,
    cases: [...BEHIND, SECURE],
  },
  {
    name: 'Apache con PHP, por FTP',
    needs: apache,
    files: 'shared',
    packs: ['gzip', 'br'],
    // What a shared host answers before it reads `.htaccess`, and README says so.
    limits: {
      '/busqueda/3%2F4': { status: 404 },
      '/busqueda/%E0%A4%A': { status: 400 },
      '/.htaccess': { status: 403 },
    },
    start: startSharedHost,
    cases: [...WHOLE, PHP_BESIDE],
  },
  {
    name: 'Apache por FTP con el catálogo',
    needs: apache,
    files: 'known',
    start: startSharedHost,
    cases: [SHARED],
  },
]

const checkSites = async (report: Report, folder: string, running: Running[]): Promise<void> => {
  const folders = { dist: join(folder, 'dist'), shared: join(folder, 'public_html'), known: join(folder, 'conocido') }
  for (const copy of [folders.dist, folders.shared]) cpSync('dist', copy, { recursive: true })
  writeBeside(folders.shared)
  const backend = await listen(createBackend())
  running.push(backend)
  await report.step('La construcción con PRERENDER_API lee el catálogo', () =>
    buildSite(folders.known, {
      VITE_SITE_ORIGIN: 'https://puntada.example',
      PRERENDER_API: backend.origin,
      VITE_IMAGE_SIZES: '/images/w{width}/{path}',
    }),
  )
  for (const { name, packages, isThere } of Object.values(SERVERS))
    await report.step(`${name}: está instalado`, async () => {
      if (!isThere()) installPackages(packages)
      if (!isThere()) throw new Error(`No está. En Debian o Ubuntu: sudo apt install ${packages.join(' ')}`)
    })
  for (const [at, { name, needs, files = 'dist', packs = [], limits = {}, start, cases }] of SITES.entries()) {
    if (needs?.isThere() === false) continue
    const dist = folders[files]
    let server: Awaited<ReturnType<typeof start>> | undefined
    // A server that does not start fails its own step, and the others go on.
    await report.step(`${name}: arranca`, async () => {
      server = await start(join(folder, `servidor-${at}`), dist, backend.origin)
      running.push(server)
    })
    if (server === undefined) continue
    const host = { ...server, dist, packs, limits }
    for (const { title, look } of cases)
      await report.step(`${name}: ${title}`, () => checking(host.origin, (checks) => look(checks, host)))
  }
}

const main = async (): Promise<number> => {
  if (!existsSync('dist/200.html')) {
    console.log('No hay nada construido en dist/: corre antes npm run build\n0 passed, 1 failed')
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'puntada-servidores-'))
  const running: Running[] = []
  const report = createReport((text) => console.log(text))
  try {
    // The servers' own users must read it.
    chmodSync(folder, 0o755)
    await checkSites(report, folder, running)
  } finally {
    for (const { stop } of running.toReversed()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\n${report.count() - report.failures()} passed, ${report.failures()} failed`)
  return report.failures() === 0 ? 0 : 1
}

process.exitCode = await main()
