import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installPackages } from '../support/apt.ts'
import { buildSite } from '../support/build.ts'
import { createReport } from '../support/report.ts'
import { checkApi } from '../../mocks/contract/check.ts'
import { buyAt } from './buyer.ts'

/**
 * `npm run php:check`: a real PHP server with SQLite that speaks the contract as PHP does, checked call by call, and
 * the site beside it. In Chromium each write ends done, refused and broken off, and the database is asked afterwards.
 * Without PHP it installs it where it may, or fails and says so.
 */
const ACCOUNT = { user: 'demo@puntada.mx', password: 'mayoreo123' }
const PHP = 'php'
const PORT = Number(process.env['PHP_CHECK_PORT'] ?? 5390)

const havePhp = (): boolean => spawnSync(PHP, ['-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0
const startPhp = async (folder: string) => {
  const database = join(folder, 'tienda.db')
  const site = join(folder, 'sitio')
  mkdirSync(site)
  const server = spawn(
    'php',
    ['-d', 'display_errors=0', '-t', site, '-S', `127.0.0.1:${PORT}`, join(import.meta.dirname, 'contrato.php')],
    {
      stdio: 'ignore',
      env: { ...process.env, BASE: database, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    },
  )
  const origin = `http://127.0.0.1:${PORT}`
  for (let tries = 0; tries < 50; tries++) {
    const isUp = await fetch(`${origin}/images/x`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await wait(100)
  }
  // Its workers are of its own group.
  return { origin, database, site, stop: () => void process.kill(-(server.pid ?? 0)) }
}

const main = async (): Promise<number> => {
  const report = createReport((text) => console.log(text))
  if (!havePhp()) installPackages(['php-cli', 'php-sqlite3'])
  await report.step('PHP con SQLite está instalado', async () => {
    if (!havePhp())
      throw new Error('No está, y nada de lo demás se revisó. En Debian: sudo apt install php-cli php-sqlite3')
  })
  if (report.failures() > 0) return 1
  const folder = mkdtempSync(join(tmpdir(), 'puntada-php-'))
  const server = await startPhp(folder)
  try {
    await report.step('las 40 llamadas cumplen', async () => {
      const reports = await checkApi({ api: `${server.origin}/api`, ...ACCOUNT, store: '2', writes: true })
      const bad = reports.filter(({ verdict }) => verdict !== 'cumple')
      if (bad.length > 0 || reports.length !== 40)
        throw new Error(
          bad.map(({ call, verdict, problems }) => `${call}: ${verdict} ${JSON.stringify(problems)}`).join('\n'),
        )
    })
    await report.step('se construye', () => buildSite(server.site, { VITE_SITE_ORIGIN: '', PRERENDER_API: '' }))
    if (existsSync(join(server.site, '200.html'))) await buyAt({ ...server, report })
  } finally {
    server.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${report.count() - report.failures()} passed, ${report.failures()} failed`)
  return report.failures() === 0 ? 0 : 1
}

process.exitCode = await main()
