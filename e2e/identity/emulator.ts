import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Running } from '../../mocks/hosts/listen.ts'

/** More than 200 MB, so it is no dependency, but fetched for whoever runs this check. */
const VERSION = '15.34.2'
const INSTALL_MS = 8 * 60_000
const START_MS = 90_000

const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'puntada', `firebase-tools-${VERSION}`)

/** Path of the tools' program, or the reason why they cannot be had. */
export const findTools = (say: (text: string) => void): { readonly program: string } | { readonly reason: string } => {
  const folder = cacheFolder()
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  // An installation that was cut short leaves the program there, but not this.
  const complete = join(folder, 'completo')
  if (existsSync(complete) && existsSync(program)) return { program }
  say(`Instalando firebase-tools ${VERSION} en ${folder} (más de 200 MB, solo la primera vez)…`)
  try {
    mkdirSync(folder, { recursive: true })
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error']
    const { status, stderr, error } = spawnSync(
      'npm',
      ['install', '--prefix', folder, ...flags, `firebase-tools@${VERSION}`],
      { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS },
    )
    if (error !== undefined) return { reason: error.message }
    if (status !== 0 || !existsSync(program))
      return { reason: stderr.trim().split('\n').slice(-3).join(' ') || `npm terminó con ${status}` }
    writeFileSync(complete, '')
    return { program }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(origin, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Starts the Auth emulator with a made-up project: no credentials play a part. */
export const startEmulator = async (program: string, folder: string): Promise<Running> => {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => ({ host: '127.0.0.1', port })
  mkdirSync(folder, { recursive: true })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', 'demo-puntada'], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    const hard = setTimeout(() => child.kill('SIGKILL'), 8000)
    await gone
    clearTimeout(hard)
  }
  const origin = `http://127.0.0.1:${auth}`
  for (const until = Date.now() + START_MS; Date.now() < until && child.exitCode === null;) {
    if (await isReady(origin)) return { origin, stop }
    await new Promise((next) => setTimeout(next, 300))
  }
  await stop()
  throw new Error(`El emulador de Firebase Auth no arrancó:\n${output.slice(-2000)}`)
}
