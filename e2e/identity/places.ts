import { resolve } from 'node:path'

export const SITE_PORT = Number(process.env['IDENTITY_PORT'] ?? 4291)
export const SITE = `http://127.0.0.1:${SITE_PORT}`
export const EMULATOR_PORT = SITE_PORT + 1
export const EMULATOR = `http://127.0.0.1:${EMULATOR_PORT}`
export const BUILT = resolve('reports/identity-site')
