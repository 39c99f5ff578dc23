import { createRequire } from 'node:module'
import { argv, env } from 'node:process'

/**
 * `npm start`: Vite's development server with the simulated backend, or with a real one (`--api URL`, or API_ORIGIN),
 * which is only read unless `--writes`. All other arguments are Vite's.
 */
const options = argv.splice(2)
const take = (name: string, length: number): readonly string[] => {
  const index = options.indexOf(name)
  return index < 0 ? [] : options.splice(index, length)
}
const [asked, address = ''] = take('--api', 2)
const [writes] = take('--writes', 1)
const api = asked === undefined ? (env['API_ORIGIN'] ?? '') : address
if (asked !== undefined && address === '') {
  console.error('Falta la dirección: npm start -- --api https://mi-servidor.example')
  process.exit(1)
}
env['DEVELOPMENT_API'] = api
env['DEVELOPMENT_WRITES'] = String(writes !== undefined)
argv.push(...options)
console.log(
  api === '' ? 'Con la tienda simulada.' : `Con la API de ${api}${writes === undefined ? ', que solo se lee' : ''}.`,
)
// Vite's command line, in this process, so that what ends the one ends the other.
createRequire(import.meta.url)('../../node_modules/vite/bin/vite.js')
