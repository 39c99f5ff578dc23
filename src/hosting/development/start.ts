import { spawn } from 'node:child_process'

/**
 * `npm start`: Vite with the simulated backend, on the wire or only in memory (`--memory`), or with a real one
 * (`--api URL`, or API_ORIGIN), only read unless `--writes`. All other arguments are Vite's.
 */
const options = process.argv.slice(2)
const take = (name: string, length: number) => {
  const index = options.indexOf(name)
  return index < 0 ? [] : options.splice(index, length)
}
const [asked, address = ''] = take('--api', 2)
const [writes] = take('--writes', 1)
const [memory] = take('--memory', 1)
const api = asked === undefined ? (process.env['API_ORIGIN'] ?? '') : address
if (asked !== undefined && address === '') {
  console.error('Falta la dirección: npm start -- --api https://mi-servidor.example')
  process.exit(1)
}
console.log(
  api === ''
    ? `Con la tienda simulada${memory === undefined ? '' : ', en memoria: nada pasa por la red'}.`
    : `Con la API de ${api}${writes === undefined ? ', que solo se lee' : ''}.`,
)
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DEVELOPMENT_API: api,
    DEVELOPMENT_WRITES: String(writes !== undefined),
    DEVELOPMENT_MEMORY: String(memory !== undefined),
  },
})
vite.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill(signal))
