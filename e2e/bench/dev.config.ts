import { mergeConfig, type ConfigEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'

const SERVICES = /(?=\nconst services = )/

/** The offline shop as tutorials have it: nothing is rendered before the simulated backend has started. */
const awaiting = {
  name: 'bench:await-simulation',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('/src/main.tsx')) return null
    if (!SERVICES.test(code)) throw new Error('main.tsx ya no arranca la tienda como se esperaba')
    return code.replace(SERVICES, '\nawait backend.fetch(`${settings.apiBase}/list-segmentos.php`)')
  },
}

/**
 * The development server for the bench: with BENCH_AWAIT, awaiting; each way keeps its prepared packages in
 * BENCH_CACHE.
 */
export default defineConfig((environment: ConfigEnv) =>
  mergeConfig((base as (environment: ConfigEnv) => object)(environment), {
    cacheDir: process.env['BENCH_CACHE'],
    plugins: process.env['BENCH_AWAIT'] === '1' ? [awaiting] : [],
  }),
)
