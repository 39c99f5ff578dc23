import { preview } from 'vite'
import { optionsOf, refuse, refuseToListen, wholeNumber } from '../../commands/options.ts'

const HELP = `Sirve lo construido con sus cabeceras, y la API y las imágenes desde API_ORIGIN (o 127.0.0.1:8787).

  npm run preview               dist/ en http://localhost:4173
  npm run preview -- --opción valor
      --mode offline  la tienda simulada, de dist-offline/
      --port N        puerto (4173, o el de PORT)
      --host IP       también para otros aparatos de la red: --host 0.0.0.0
      --help          esta ayuda
`
const values = optionsOf(HELP, { mode: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } })
const { mode = 'production', host } = values
if (mode !== 'production' && mode !== 'offline') refuse(`--mode puede ser offline; no «${mode}».`)
const port = wholeNumber('port', values.port || process.env['PORT'] || '4173')
const server = await preview({ mode, preview: { port, ...(host !== undefined && { host }) } }).catch((error: unknown) =>
  refuseToListen(error, port),
)
server.printUrls()
server.bindCLIShortcuts({ print: true })
