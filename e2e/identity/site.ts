import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As for production, but with an emulator and what it takes for a project; nothing of it exists. */
export const settingsOf = (emulator: string): Readonly<Record<string, string>> => ({
  VITE_API_BASE: '/api',
  VITE_IMAGES_BASE: '/images',
  VITE_TELEMETRY_URL: '',
  VITE_SITE_ORIGIN: '',
  VITE_FIREBASE_API_KEY: 'clave-de-prueba',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-puntada.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-puntada',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATOR: emulator,
})

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
