import { hash } from 'node:crypto'
import type { Settings } from '../../composition/container.ts'
import { READS, CALLS } from '../../adapters/http/calls/all.ts'
import { SHELL_FILE } from '../serving/pages.ts'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Call, ReadCall, Row } from '../../adapters/http/call.ts'
import { addressOf, type HeadCall, type HeadCalls } from '../../head/requests.ts'
import type { CacheableReads } from '../../service-worker/rules.ts'
import { FIRST_PICTURES, firstReads } from '../../ui/data/first-reads.ts'
import { matchPath, type PathName } from '../../ui/site/paths.ts'

interface PrecacheEntry {
  url: string
  /** Hash of the content; null where the file's name has it already. */
  revision: string | null
}

/**
 * The files of an offline visit: the shell, the icon, and every screen's code, styles and font. `files`: all names
 * below `dist/`, `without` those of no use offline.
 */
export const precacheEntries = (
  files: readonly string[],
  without: readonly string[],
  read: (name: string) => string,
): readonly PrecacheEntry[] => [
  ...[SHELL_FILE, 'icon.svg'].map((name) => ({
    url: `/${name}`,
    revision: hash('sha256', read(name)).slice(0, 16),
  })),
  ...files
    .filter((name) => /^assets\/.+\.(?:js|css|woff2)$/.test(name) && !without.includes(name))
    .toSorted()
    .map((name) => ({ url: `/${name}`, revision: null })),
]

export const cacheableReads = (): CacheableReads =>
  Object.fromEntries(
    READS.filter(({ cacheable }) => cacheable).map(({ path, kind, asks, row }) => [
      path,
      {
        kind,
        asks: asks.columns.map(({ column }) => column),
        needs: row.columns.flatMap(({ column, isRequired }) => (isRequired ? [column] : [])),
      },
    ]),
  )

/** The text of the production service worker, made last, because it lists the other files. */
export const buildWorker = (entries: readonly PrecacheEntry[], { apiBase, imagesBase }: Settings) =>
  buildScript(new URL('../../service-worker/worker.ts', import.meta.url), 'es2022', {
    PRECACHE: entries,
    API_BASE: apiBase,
    CACHEABLE_READS: cacheableReads(),
    IMAGES_BASE: imagesBase,
    SHELL: `/${SHELL_FILE}`,
    // The libraries would otherwise carry their long development messages.
    'process.env.NODE_ENV': 'production',
  })

/** One file and all its imports as one script. `define`: values of its free names. */
const buildScript = async (file: URL, target: string, define: Readonly<Record<string, unknown>>) => {
  const built = (await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

const columnsOf = ({ columns }: Row<unknown>) =>
  Object.fromEntries(columns.map(({ field, column }) => [field, column] as const))

/** The fields of answers that the head looks into. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  'catalogue.segments': ['name'],
  'catalogue.categories': ['id', 'name', 'segment'],
  ...Object.fromEntries(Object.entries(FIRST_PICTURES).map(([key, { fields }]) => [key, fields])),
}

const headCall = (key: string): HeadCall => {
  const [port = '', method = ''] = key.split('.')
  const calls: Readonly<Record<string, Call>> = CALLS[port as keyof typeof CALLS]
  const { path, asks, row } = calls[method] as ReadCall
  const columns = columnsOf(row)
  const fields = LOOKED_AT[key]?.map((field) => [field, columns[field] ?? ''])
  return { path, asks: columnsOf(asks), ...(fields && { answers: Object.fromEntries(fields) }) }
}

/** Params that leave nothing out of the first reads. */
const PARAMS = { id: '0', segmento: 'todos', categoria: 'todas', articulo: '1', busqueda: 'x' }

/** The calls that the first reads of screens are made of, for a guest and for a user. */
export const headCalls = (screens: readonly PathName[]): HeadCalls => {
  const queries = screens.flatMap((name) => ['', 'usuario'].flatMap((user) => firstReads(name, PARAMS, { user })))
  return Object.fromEntries(queries.map(({ key: [key] }) => [key, headCall(key)]))
}

export const headAddresses = (path: string, visit: Parameters<typeof firstReads>[2]) => {
  const { name, params = {} } = matchPath(path) ?? {}
  return firstReads(name, params, visit).map((query) => addressOf(headCalls(name ? [name] : []), query))
}

/** The head's syntax, which a browser that is too old for the site must read to say so. */
const OLDEST_SYNTAX = 'es2018'

/** The scripts that stand inline in the pages, each built once and filled in for each page. */
export const buildHeadScripts = async ({ apiBase, imagesBase, imageSizes }: Settings) => {
  const build = (file: string) =>
    buildScript(new URL(`../../head/${file}`, import.meta.url), OLDEST_SYNTAX, {
      API_BASE: apiBase,
      IMAGES_BASE: imagesBase,
      IMAGE_SIZES: imageSizes,
    })
  const [page, shell] = await Promise.all([build('page.ts'), build('shell.ts')])
  const filled = (script: string, value: object) => {
    const text = script.replace(/\bPAGE\b/, () => JSON.stringify(value))
    if (/<\/script/i.test(text)) throw new Error('El script de las primeras lecturas no puede ir dentro del HTML')
    return text
  }
  return {
    /** `files`: those of its screen that can wait for the first frame. `segment`: the name of the one in the path. */
    page: (path: string, files: readonly string[], segment = '') => {
      const addresses = (user: string) => headAddresses(path, { user, segments: [{ name: segment }] })
      return filled(page, { guest: addresses(''), member: addresses('*'), files })
    },
    shell: (screens: Readonly<Partial<Record<PathName, readonly string[]>>>) =>
      filled(shell, { calls: headCalls(Object.keys(screens) as readonly PathName[]), screens }),
  }
}
