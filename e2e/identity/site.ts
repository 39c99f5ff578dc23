import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the emulator takes for a project; nothing of it exists. */
const firebaseOf = (emulator: string): Readonly<Record<string, string>> => ({
  VITE_FIREBASE_API_KEY: 'clave-de-prueba',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-puntada',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATOR: emulator,
})

/** Builds the site as for production, but with an emulator. */
export const buildSite = (folder: string, emulator: string): void => {
  const { NODE_ENV: _, ...own } = process.env
  const env = {
    ...own,
    VITE_API_BASE: '/api',
    VITE_IMAGES_BASE: '/images',
    VITE_TELEMETRY_URL: '',
    VITE_SITE_ORIGIN: '',
    ...firebaseOf(emulator),
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No se pudo construir el sitio:\n${stdout}${stderr}`)
}

/** Addresses of the built files that carry the library. */
export const filesOfFirebase = (folder: string): readonly string[] => {
  const found = readdirSync(join(folder, 'assets'))
    .filter(
      (name) =>
        name.endsWith('.js') &&
        /identitytoolkit|signInWithIdp/.test(readFileSync(join(folder, 'assets', name), 'utf8')),
    )
    .map((name) => `/assets/${name}`)
  if (found.length === 0) throw new Error('Ningún archivo del sitio lleva Firebase: la comprobación no vería nada.')
  return found
}
