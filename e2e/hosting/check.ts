import { execFile, spawnSync } from 'node:child_process'
import { connect } from 'node:http2'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { serveOffline, serveSite } from '../support/servers.ts'
import { createReport, type Report } from '../support/report.ts'
import { checking } from './ask.ts'
import { checkImages, checkPhpBeside, checkProxiedApi } from './backend-cases.ts'
import { createBackend, writeBeside } from './fixtures.ts'
import { SERVERS, startApacheProxy, startNginx, startSharedHost } from './servers.ts'
import { checkDelivery, checkPaths, type Host } from './site-cases.ts'

/**
 * `npm run hosting:check`: what is in dist/, on a real nginx, on a real Apache with PHP, on the preview and on the
 * plain static server (R2.22, R7.01, R7.03). Exit code 1 when anything is not as it should be, or a server is not
 * installed.
 */
const say = (text: string): void => console.log(text)

/** What a shared host answers before it reads `.htaccess`, and README says so. */
const SHARED_LIMITS = {
  '/busqueda/3%2F4': { status: 404 },
  '/busqueda/%E0%A4%A': { status: 400 },
  '/.htaccess': { status: 403 },
}

/** Installs what is missing where that disturbs nobody: in CI, or in a container, where one is root. */
const prepare = (packages: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0
  if (!existsSync('/usr/bin/apt-get') || (process.env['CI'] === undefined && !isRoot)) return
  const [command, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const apt = (...args: string[]) =>
    spawnSync(command ?? '', [...first, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...packages)
}

const haveServer = async (
  { step }: Report,
  { name, packages, isThere }: (typeof SERVERS)[number],
): Promise<boolean> => {
  if (!isThere()) prepare(packages)
  await step(`${name}: está instalado`, () =>
    isThere()
      ? Promise.resolve()
      : Promise.reject(new Error(`No está. En Debian o Ubuntu: sudo apt install ${packages.join(' ')}`)),
  )
  return isThere()
}

/** What the files of `.github/` add to what the build writes. */
const checkSecure = ({ step }: Report, { name, origin }: Host, plain: string): Promise<void> =>
  step(
    `${name}: HTTP/2, y quien llega sin https pasa a https`,
    checking(plain, async ({ expect, asks }) => {
      const location = /^https:\/\/[^/]+\/vistaproducto\/7\?color=Rojo$/
      await asks('/vistaproducto/7?color=Rojo', { status: 301, headers: { location } })
      const session = connect(origin, { rejectUnauthorized: false })
      const protocol = await new Promise<string>((done, fail) => {
        session.on('connect', () => done(session.alpnProtocol ?? '')).on('error', fail)
      })
      session.close()
      expect('protocolo', protocol, 'h2')
    }),
  )

/** What WhatsApp reads of a site that was built with its catalogue (R13.06). */
const checkShared = ({ step }: Report, { name, origin }: Host, dist: string): Promise<void> =>
  step(
    `${name}: WhatsApp lee el título, la dirección y la foto de un producto; lo que no tiene página, la general`,
    checking(origin, async ({ expect, asks }) => {
      const whatsapp = { headers: { 'User-Agent': 'WhatsApp/2.23.20.0', Accept: '*/*' } }
      const product = readFileSync(join(dist, 'vistaproducto/7/index.html'), 'utf8')
      const title = /<meta property="og:title" content="([^"]+)">/.exec(product)?.[1] ?? 'sin título'
      const canonical = /<link rel="canonical" href="https:\/\/puntada\.example\/vistaproducto\/7">/
      const image = /<meta property="og:image" content="https:\/\/puntada\.example\/portada\.jpg">/
      for (const path of ['/vistaproducto/7', '/vistaproducto/7/', '/vistaproducto/7?color=Rojo']) {
        const { text } = await asks(path, { status: 200, text: canonical }, whatsapp)
        expect(`${path}: título`, /<title>(.*?) · Puntada<\/title>/.exec(text)?.[1], title)
        expect(`${path}: foto`, text, image)
      }
      await asks('/portada.jpg', { headers: { 'content-type': 'image/jpeg' } }, whatsapp)
      const general = readFileSync(join(dist, '200.html'), 'utf8')
      for (const path of ['/vistaproducto/99999', '/vistaproducto', '/productos/dama', '/empresa/'])
        await asks(path, { status: 200, text: general }, whatsapp)
      await asks('/sitemap.xml', {
        text: /<loc>https:\/\/puntada\.example\/empresa\/2<\/loc>/,
        headers: { 'content-type': /^(?:text|application)\/xml/ },
      })
    }),
  )

/** The site as `npm run build` makes it with a catalogue to read. */
const buildKnown = (folder: string, api: string): Promise<void> =>
  new Promise((done, fail) => {
    const env = { ...process.env, VITE_SITE_ORIGIN: 'https://puntada.example', PRERENDER_API: api }
    const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
    execFile(process.execPath, args, { env }, (error, _out, said) => (error === null ? done() : fail(new Error(said))))
  })

/** Without rewriting and headers the site must still open. */
const checkBare = ({ step }: Report, { name, origin }: Host): Promise<void> =>
  step(
    `${name}: el sitio abre y la API contesta`,
    checking(origin, async ({ asks }) => {
      for (const path of ['/', '/login/', '/vistaproducto/7', '/no-hay']) await asks(path, { status: 200 })
      await asks('/api/eco.php', { text: /"metodo":"GET"/ })
    }),
  )

const main = async (): Promise<number> => {
  const built = 'dist'
  if (!existsSync(join(built, '200.html'))) {
    say('No hay nada construido en dist/: corre antes npm run build\n0 passed, 1 failed')
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'puntada-servidores-'))
  const running: Running[] = []
  const report = createReport(say)
  /** A server that does not start fails its own step, and the others go on. */
  const using = async <Started extends Running>(
    name: string,
    host: Omit<Host, 'name' | 'origin'>,
    start: () => Promise<Started>,
    check: (host: Host, started: Started) => Promise<void>,
  ) => {
    let server: Started | undefined
    await report.step(`${name}: arranca`, async () => void running.push((server = await start())))
    if (server !== undefined) await check({ ...host, name, origin: server.origin }, server)
  }
  try {
    // The servers' own users must be able to read it.
    chmodSync(folder, 0o755)
    const dist = join(folder, 'dist')
    const shared = join(folder, 'public_html')
    cpSync(built, dist, { recursive: true })
    cpSync(built, shared, { recursive: true })
    writeBeside(shared)
    const backend = await listen(createBackend())
    running.push(backend)
    const both = { packs: ['gzip', 'br'] as const }

    await using(
      'Servidor estático',
      { packs: [] },
      () => serveOffline(dist),
      (host) => checkPaths(report, host, dist),
    )
    const whole = async (host: Host): Promise<void> => {
      await checkPaths(report, host, dist)
      await checkDelivery(report, host, dist)
      await checkImages(report, host)
    }
    const proxy = async (host: Host): Promise<void> => {
      await whole(host)
      await checkProxiedApi(report, host)
    }
    await using('npm run preview', both, () => serveSite(dist, backend.origin), proxy)
    const secure = async (host: Host, { plain }: { readonly plain: string }): Promise<void> => {
      await proxy(host)
      await checkSecure(report, host, plain)
    }
    const known = join(folder, 'conocido')
    await report.step('La construcción con PRERENDER_API lee el catálogo', () => buildKnown(known, backend.origin))
    const readShared = (host: Host) => checkShared(report, host, known)
    if (await haveServer(report, SERVERS[0])) {
      const start = () => startNginx(join(folder, 'nginx-conocido'), known, backend.origin)
      await using('nginx con el catálogo', { packs: [] }, start, readShared)
      await using('nginx', { packs: ['gzip'] }, () => startNginx(join(folder, 'nginx'), dist, backend.origin), secure)
    }
    if (await haveServer(report, SERVERS[1])) {
      const limits = { '/.htaccess': { status: 403 }, '/busqueda/%E0%A4%A': { status: 400, site: true } }
      await using(
        'Apache con la API detrás',
        { ...both, limits },
        () => startApacheProxy(join(folder, 'apache'), dist, backend.origin),
        secure,
      )
      await using(
        'Apache con PHP, por FTP',
        { ...both, limits: SHARED_LIMITS },
        () => startSharedHost(join(folder, 'ftp'), shared),
        async (host) => {
          await whole(host)
          await checkPhpBeside(report, host)
        },
      )
      const start = () => startSharedHost(join(folder, 'ftp-conocido'), known)
      await using('Apache por FTP con el catálogo', { packs: [] }, start, readShared)
      const bare = 'Apache sin mod_rewrite ni mod_headers'
      await using(
        bare,
        { packs: [] },
        () => startSharedHost(join(folder, 'basico'), shared, { modules: 'bare' }),
        (host) => checkBare(report, host),
      )
    }
  } finally {
    for (const { stop } of running.toReversed()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  say(`\n${report.count() - report.failures()} passed, ${report.failures()} failed`)
  return report.failures() === 0 ? 0 : 1
}

process.exitCode = await main()
