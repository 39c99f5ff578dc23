import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../mocks/hosts/listen.ts'
import { serveSite } from '../../src/hosting/development/preview.ts'
import { buildSite, serveApi } from '../support/servers.ts'

/** More than 200 MB, so it is no dependency, but fetched for whoever runs this check. */
const TOOLS = 'firebase-tools@15.34.2'

/** Takes a moment where it is there already. */
const install = (): string => {
  const folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'puntada', TOOLS.replace('@', '-'))
  mkdirSync(folder, { recursive: true })
  console.error(`${TOOLS} en ${folder} (más de 200 MB, la primera vez)…`)
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, TOOLS], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`No se comprobó nada: no se pudo instalar ${TOOLS}, que trae el emulador.`)
  return join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
}

/** The emulator, and the site that is built for it as for production. Its project is made up: no credentials. */
export const serveWithEmulator = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-emulador-'))
  const built = join(folder, 'sitio')
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  const emulator = `http://127.0.0.1:${ports.auth}`
  await buildSite(built, {
    VITE_FIREBASE_API_KEY: 'clave-de-prueba',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-puntada.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'demo-puntada',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_EMULATOR: emulator,
  })
  const places = Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }])
  const emulators = { ...Object.fromEntries(places), ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [install(), 'emulators:start', '--only', 'auth', '--project', 'demo-puntada']
  const env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), CI: '1' }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await fetch(emulator).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('No se comprobó nada: el emulador de Firebase Auth no sigue en pie.')
    await setTimeout(300)
  }
  const api = await serveApi({ products: 60 })
  const site = await serveSite(built, api.origin)
  const stop = async () => {
    child.kill('SIGKILL')
    await site.stop()
    await api.stop()
    rmSync(folder, { recursive: true })
  }
  return { site: site.origin, emulator, stop }
}
