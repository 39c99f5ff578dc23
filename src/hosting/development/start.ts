import { optionsOf, refuse, refuseToListen, wholeNumber } from '../../commands/options.ts'

const HELP = `Abre la tienda en http://localhost:5173, y la recarga con cada cambio.

  npm start                     con la tienda simulada
  npm start -- --opción valor
      --api URL     contra una API de verdad, que solo se lee (o la de API_ORIGIN)
      --writes      con --api: también envía
      --memory      la tienda simulada sin MSW ni peticiones
      --port N      puerto (5173, o el de PORT)
      --host IP     también para otros aparatos de la red: --host 0.0.0.0
      --help        esta ayuda
`
const EXAMPLE = 'npm start -- --api https://mi-servidor.example'

const { api, writes, memory, port, host } = optionsOf(HELP, {
  api: { type: 'string' },
  writes: { type: 'boolean', default: false },
  memory: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
})
const address = api ?? process.env['API_ORIGIN'] ?? ''
if (api === '') refuse(`Falta la dirección: ${EXAMPLE}`)
if (writes && address === '') refuse(`--writes solo vale con una API: ${EXAMPLE} --writes`)
if (memory && address !== '') refuse('--memory es la tienda simulada, y --api una de verdad: deja una de las dos.')
const chosen = port === undefined ? undefined : wholeNumber('port', port)
// `vite.config.ts` reads these, again after each change of it.
process.env['DEVELOPMENT_API'] = address
process.env['DEVELOPMENT_WRITES'] = String(writes)
process.env['DEVELOPMENT_MEMORY'] = String(memory)

const develop = async () => {
  const [{ createServer }, { developmentApi }] = await Promise.all([import('vite'), import('./development-api.ts')])
  // A wrong address is told here: Vite would add an English sentence about its file.
  developmentApi(process.env)
  return createServer({
    server: { ...(chosen !== undefined && { port: chosen }), ...(host !== undefined && { host }) },
  })
}
const server = await develop().catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)))
await server.listen().catch((error: unknown) => refuseToListen(error, server.config.server.port))
console.log(
  address === ''
    ? `Con la tienda simulada${memory ? ', en memoria: nada pasa por la red' : ''}.`
    : `Con la API de ${address}${writes ? '' : ', que solo se lee'}.`,
)
server.printUrls()
server.bindCLIShortcuts({ print: true })
