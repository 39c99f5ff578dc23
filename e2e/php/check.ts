import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../support/build.ts'
import { createReport } from '../support/report.ts'
import { checkApi } from '../../specs/contract/check.ts'
import { learnApi } from '../../specs/contract/learn.ts'
import { parseDialect } from '../../src/hosting/dialect/dialect-file.ts'
import { buyAt, type Words } from './buyer.ts'

/**
 * `npm run php:check`: four PHP servers as their owners write them, learnt and signed by the contract's tool, and the
 * site built for each. In Chromium each write ends done, refused and broken off, and the database is asked afterwards.
 * Without PHP it installs it where it may, or fails and says so.
 */
const SAID: Words = {
  taken: 'Ese correo ya está registrado',
  wrong: 'La contraseña no es correcta',
  gone: 'Ese producto no existe',
  spam: 'Ese mensaje no se puede enviar',
  soldOut: 'Ya no hay existencia de un producto',
}
const NO_WORDS = 'El sitio no aceptó lo que enviaste.'
const SERVERS: Readonly<Record<string, Words>> = {
  viejo: { ...SAID, folio: /Folio \d+/ },
  rest: { ...SAID, wrong: 'El correo o la contraseña no coinciden.', folio: /Folio \d+/ },
  uno: {
    taken: NO_WORDS,
    wrong: 'El sitio no reconoció estos datos. Revísalos e inténtalo de nuevo.',
    gone: NO_WORDS,
    spam: NO_WORDS,
    soldOut: NO_WORDS,
  },
  estatus: { ...SAID, wrong: 'Correo o contraseña incorrectos', folio: /Folio P-\d+/ },
}
const ACCOUNT = { user: 'demo@puntada.mx', password: 'mayoreo123' }
const PHP = 'php'
const FIRST_PORT = Number(process.env['PHP_CHECK_PORT'] ?? 5390)

const havePhp = (): boolean => spawnSync(PHP, ['-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0
const installPhp = (): void => {
  if (process.getuid?.() !== 0 && process.env['CI'] === undefined) return
  const [command = '', ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'php-cli', 'php-sqlite3'],
  ])
    spawnSync(command, [...first, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}

const startPhp = async (name: string, port: number, folder: string) => {
  const database = join(folder, `${name}.db`)
  const site = join(folder, name)
  const server = spawn(
    'php',
    ['-d', 'display_errors=0', '-S', `127.0.0.1:${port}`, join(import.meta.dirname, `${name}.php`)],
    {
      stdio: 'ignore',
      env: { ...process.env, BASE: database, SITIO: site, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    },
  )
  const origin = `http://127.0.0.1:${port}`
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

const writeDialect = (folder: string, name: string, text: string): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, text)
  return file
}

const main = async (): Promise<number> => {
  const report = createReport((text) => console.log(text))
  if (!havePhp()) installPhp()
  await report.step('PHP con SQLite está instalado', async () => {
    if (!havePhp())
      throw new Error('No está, y nada de lo demás se revisó. En Debian: sudo apt install php-cli php-sqlite3')
  })
  if (report.failures() > 0) return 1
  console.warn = () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'puntada-php-'))
  const wanted = process.argv.slice(2)
  for (const [at, [name, words]] of Object.entries(SERVERS).entries()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const server = await startPhp(name, FIRST_PORT + at, folder)
    try {
      const options = { api: `${server.origin}/api`, ...ACCOUNT, store: '2', writes: true }
      let text = ''
      await report.step(`${name}: después de firmar, las 40 llamadas cumplen`, async () => {
        let asked = 0
        const person = {
          agrees: () => Promise.resolve(++asked > 0),
          types: () => Promise.resolve(''),
        }
        const learnt = await learnApi({ ...options, person })
        text = learnt.text
        const reports = await checkApi({ ...options, dialect: parseDialect(text), sent: learnt.sent })
        const bad = reports.filter(({ verdict }) => verdict !== 'cumple')
        if (bad.length > 0 || reports.length !== 40)
          throw new Error(
            bad
              .map(({ call, verdict, differences }) => `${call}: ${verdict} ${JSON.stringify(differences)}`)
              .join('\n'),
          )
        return `${asked} preguntas`
      })
      await report.step(`${name}: se construye con su dialecto`, () =>
        buildSite(server.site, {
          VITE_DIALECT: writeDialect(folder, name, text),
          VITE_SITE_ORIGIN: '',
          PRERENDER_API: '',
        }),
      )
      if (existsSync(join(server.site, '200.html'))) await buyAt({ name, ...server, words, report })
    } finally {
      server.stop()
    }
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${report.count() - report.failures()} passed, ${report.failures()} failed`)
  return report.failures() === 0 ? 0 : 1
}

process.exitCode = await main()
