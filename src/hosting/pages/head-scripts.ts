import { namedRequest, rowsOn } from '../../head/prefetch-requests.ts'
import type { Settings } from '../../composition/settings.ts'
import { pictureReads, prefetchRows } from './api-rows.ts'
import { buildScript } from './build-script.ts'

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
  const rows = prefetchRows()
  return {
    /** `files`: those of its screen that can wait for the first frame. `segment`: the name of the one in the path. */
    page: (path: string, files: readonly string[], segment = ''): string => {
      const named = rows.flatMap((row) => {
        const found = row.names && namedRequest(row, path, [{ segmento: segment }])
        return found ? [{ path: found, on: ['*'], query: {} }] : []
      })
      return filled(page, { rows: [...rowsOn(rows, path), ...named], files })
    },
    /** `screens`: each screen's files by the first part of its path. */
    shell: (screens: Readonly<Record<string, readonly string[]>>): string =>
      filled(shell, { rows, pictures: pictureReads(), screens }),
  }
}
