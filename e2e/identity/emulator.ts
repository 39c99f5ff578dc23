import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type Running } from '../../mocks/hosts/listen.ts'

/** More than 200 MB, so it is no dependency, but fetched for whoever runs this check. */
const TOOLS = 'firebase-tools@15.34.2'

/** Path of the tools' program; throws where they cannot be had. */
export const haveEmulator = (): string => {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  const folder = join(cache, 'puntada', TOOLS.replace('@', '-'))
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  // An installation that was cut short leaves the program there, but not this.
  const complete = join(folder, 'completo')
  if (existsSync(complete)) return program
  console.log(`Instalando ${TOOLS} en ${folder} (más de 200 MB, solo la primera vez)…`)
  mkdirSync(folder, { recursive: true })
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', '--prefix', folder, ...flags, TOOLS], {
    encoding: 'utf8',
    timeout: 8 * 60_000,
  })
  if (status !== 0) throw new Error(`no se pudo instalar ${TOOLS}, que trae el emulador. ${error?.message ?? stderr}`)
  writeFileSync(complete, '')
  return program
}

/** Starts the Auth emulator with a made-up project: no credentials play a part. */
export const startEmulator = async (program: string, folder: string): Promise<Running> => {
  const at = async () => ({ host: '127.0.0.1', port: await freePort() })
  const auth = await at()
  const emulators = { auth, hub: await at(), logging: await at(), ui: { enabled: false } }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', 'demo-puntada'], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), CI: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGINT')
    await Promise.race([gone, setTimeout(8000, undefined, { ref: false })])
    child.kill('SIGKILL')
  }
  const origin = `http://127.0.0.1:${auth.port}`
  // Without a way out it first looks for one, for a minute.
  for (const until = Date.now() + 240_000; Date.now() < until && child.exitCode === null; await setTimeout(300)) {
    if (await fetch(origin).catch(() => null)) return { origin, stop }
  }
  await stop()
  throw new Error(`el emulador de Firebase Auth no arrancó:\n${output.slice(-2000)}`)
}
