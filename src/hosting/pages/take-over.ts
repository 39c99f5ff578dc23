import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    : []

/**
 * Moves a new build over the earlier one: only files that differ, so that a copy to the server need not take the
 * others. Each is moved whole, what pages name before the pages, and the old ones go last: broken off anywhere, it
 * leaves pages whose files are all there.
 */
export const takeOver = (part: string, folder: string, kept: readonly string[]) => {
  const old = new Set(filesIn(folder))
  for (const name of filesIn(part).toSorted((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')))) {
    const [from, to] = [join(part, name), join(folder, name)]
    if (old.delete(name) && readFileSync(from).equals(readFileSync(to))) continue
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
  for (const name of kept) old.delete(name)
  for (const name of old) rmSync(join(folder, name))
}
