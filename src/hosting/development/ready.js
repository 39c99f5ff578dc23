/**
 * Before a command runs: installs what the lock file names and is not here. Plain JavaScript without dependencies,
 * because on a fresh clone it is run by any Node from 20.19, which reads no TypeScript.
 * `--writes-nothing`: the command itself works in a folder that is only read.
 * `--without-checks`: it needs no devDependencies, which a fresh clone gets with the first command that does.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  console.error(sentence)
  process.exit(2)
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }>} Packages */
/** @param {string} file @returns {Packages} */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

const canWrite = ['.', 'node_modules'].every((folder) => {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
})

const withoutChecks = process.argv.includes('--without-checks')
const missingPackages = () => {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).flatMap(([path, { version, integrity, optional, dev }]) => {
    if (path === '' || (dev && withoutChecks)) return []
    const here = installed[path]
    // Optional packages of other platforms are left out.
    if (here === undefined && optional === true) return []
    const same = here?.version === version && here?.integrity === integrity && existsSync(`${path}/package.json`)
    return same ? [] : [path.slice(path.lastIndexOf('node_modules/') + 13)]
  })
}

const UNREACHABLE =
  /^(E?NOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET\w*|EHOSTUNREACH|ENETUNREACH|EINVALID\w*|E?\d{3})$/

const missing = missingPackages()
const [first = ''] = missing
if (missing.length > 0) {
  const what = missing.length === 1 ? `falta ${first}` : `faltan ${first} y ${missing.length - 1} paquetes más`
  if (!canWrite)
    stop(`Aquí ${what}, y en esta carpeta no se puede escribir: cópiala a una tuya, o cambia sus permisos.`)
  console.error(
    `Instalo lo que falta (${missing.length === 1 ? first : `${missing.length} paquetes`}); tarda hasta un minuto…`,
  )
  // Unlike `npm ci`, it leaves what was here when it fails.
  const { error, status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      // npm would take them away where they are.
      ...(withoutChecks && !existsSync('node_modules') ? ['--omit=dev'] : []),
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=2',
      '--fetch-retry-mintimeout=1000',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (error !== undefined) stop(`No se pudo instalar: no hay npm (${error.message}). Instala Node con su npm.`)
  if (status !== 0) {
    const [, code = 'sin código'] = /error code (\w+)/.exec(stderr) ?? []
    stop(
      UNREACHABLE.test(code)
        ? `No se pudo instalar: npm no alcanza su registro (${code}). Revisa tu conexión, y con ` +
            '«npm config list» el registro y el proxy; luego repite la orden.'
        : code === 'ENOSPC'
          ? 'No se pudo instalar: el disco está lleno. Haz lugar y repite la orden.'
          : `No se pudo instalar (${code}): corre «npm ci», que dice por qué.`,
    )
  }
  const [still] = missingPackages()
  if (still !== undefined)
    stop(`npm terminó, y ${still} sigue sin estar: corre «npm ci», que lo instala todo de nuevo.`)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if ((major < 22 || (major === 22 && minor < 12)) && !existsSync('node_modules/.bin/node'))
  stop(
    `Tu Node es ${process.versions.node}, y hace falta 22.12 o más nuevo: instálalo de https://nodejs.org/es/download.`,
  )

if (!canWrite && !process.argv.includes('--writes-nothing'))
  stop(
    'En esta carpeta no se puede escribir, y esta orden deja ahí lo que construye: cópiala a una tuya, o ' +
      'cambia sus permisos.',
  )
