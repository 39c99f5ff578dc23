import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../mocks/hosts/listen.ts'
import { buildSite } from '../support/build.ts'
import { serveApi, serveSite } from '../support/servers.ts'
import { BUILT, EMULATOR, SITE_PORT } from './playwright.config.ts'

/** More than 200 MB, so it is no dependency, but fetched for whoever runs this check. */
const TOOLS = 'firebase-tools@15.34.2'

const fail = (why: string): never => {
  console.error(`No se comprobó nada, y eso es una falla: ${why}`)
  process.exit(1)
}

/** Takes a moment where it is there already. */
const install = (): string => {
  const folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'puntada', TOOLS.replace('@', '-'))
  mkdirSync(folder, { recursive: true })
  console.error(`${TOOLS} en ${folder} (más de 200 MB, la primera vez)…`)
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, TOOLS], { stdio: 'inherit' })
  return status === 0
    ? join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
    : fail(`no se pudo instalar ${TOOLS}, que trae el emulador.`)
}

/** As for production, but with an emulator and what it takes for a project; nothing of it exists. */
await buildSite(BUILT, {
  VITE_TELEMETRY_URL: '',
  VITE_SITE_ORIGIN: '',
  VITE_FIREBASE_API_KEY: 'clave-de-prueba',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-puntada',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATOR: EMULATOR,
})

// A made-up project: no credentials play a part.
const cwd = mkdtempSync(join(tmpdir(), 'puntada-emulador-'))
const at = (port: number) => ({ host: '127.0.0.1', port })
const [hub, logging] = [at(await freePort()), at(await freePort())]
const emulators = { auth: at(SITE_PORT + 1), hub, logging, ui: { enabled: false } }
writeFileSync(join(cwd, 'firebase.json'), JSON.stringify({ emulators }))
const args = [install(), 'emulators:start', '--only', 'auth', '--project', 'demo-puntada']
const env = { ...process.env, XDG_CONFIG_HOME: join(cwd, 'config'), CI: '1' }
const emulator = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
emulator.on('exit', () => fail('el emulador de Firebase Auth no sigue en pie.'))
while (!(await fetch(EMULATOR).catch(() => null))) await setTimeout(300)
await serveSite(BUILT, (await serveApi({ products: 60 })).origin, SITE_PORT)
