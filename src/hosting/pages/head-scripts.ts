import { CALLS } from '../../adapters/http/calls/all.ts'
import type { Call, ReadCall, Row } from '../../adapters/http/call.ts'
import { addressOf, type HeadCall, type HeadCalls } from '../../head/requests.ts'
import type { Settings } from '../../composition/container.ts'
import { FIRST_PICTURES, firstReads } from '../../ui/lib/first-reads.ts'
import { matchPath, type PathName } from '../../ui/lib/paths.ts'
import { buildScript } from './build-script.ts'

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
  return Object.fromEntries(queries.map(({ key: [key] }) => [key, headCall(String(key))]))
}

/** Of the first reads on a path. */
export const headAddresses = (path: string, known: Parameters<typeof firstReads>[2]): readonly string[] => {
  const { name, params = {} } = matchPath(path) ?? {}
  return firstReads(name, params, known).map((query) => addressOf(headCalls(name ? [name] : []), query))
}

/** The scripts that stand inline in the pages, each built once and filled in for each page. */
export const buildHeadScripts = async ({ apiBase, imagesBase, imageSizes }: Settings) => {
  const build = (file: string) =>
    buildScript(new URL(`../../head/${file}`, import.meta.url), {
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
    page: (path: string, files: readonly string[], segment = ''): string => {
      const addresses = (user: string) => headAddresses(path, { user, segments: [{ name: segment }] })
      return filled(page, { guest: addresses(''), member: addresses('*'), files })
    },
    /** `screens`: each screen's files. */
    shell: (screens: Readonly<Partial<Record<PathName, readonly string[]>>>): string =>
      filled(shell, { calls: headCalls(Object.keys(screens) as readonly PathName[]), screens }),
  }
}
