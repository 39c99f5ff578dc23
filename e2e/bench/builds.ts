import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildFloors } from './floors.ts'
import { writeWithoutScripts } from './written.ts'

/** One word of the shell, as a deploy that changes next to nothing would have it. */
const oneWord: Plugin = {
  name: 'bench:one-word',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/ui/shell/') ? code.replaceAll('Formas de pago', 'Formas de pagar') : null,
}

/** The shop as a build with PRERENDER_API leaves it, and the same pages without scripts, below `folder`. */
export const buildWritten = async (folder: string, api: string) => {
  const built = { site: join(folder, 'written'), static: join(folder, 'written-static') }
  if (!existsSync(join(built.static, 'index.html'))) {
    process.env['PRERENDER_API'] = api
    const options = { outDir: built.site, reportCompressedSize: false }
    await build({ mode: 'production', logLevel: 'warn', build: options })
    delete process.env['PRERENDER_API']
    writeWithoutScripts(built.site, built.static)
  }
  return built
}

/** Floors and shop below `folder`, away from dist/; what stands there already is taken as it is. */
export const buildAll = async (folder: string, api: string) => {
  const built = {
    static: join(folder, 'static'),
    stack: join(folder, 'stack'),
    site: join(folder, 'site'),
    changed: join(folder, 'changed'),
    sized: join(folder, 'sized'),
  }
  const missing = (path: string) => !existsSync(join(path, 'index.html'))
  if (missing(built.static) || missing(built.stack)) await buildFloors(api, built)
  for (const [outDir, plugins] of [
    [built.site, []],
    [built.changed, [oneWord]],
    [built.sized, []],
  ] as const) {
    if (outDir === built.sized) process.env['VITE_IMAGE_SIZES'] = '/images/w{width}/{path}'
    const options = { outDir, emptyOutDir: true, reportCompressedSize: false }
    if (missing(outDir)) await build({ mode: 'production', logLevel: 'warn', build: options, plugins: [...plugins] })
    delete process.env['VITE_IMAGE_SIZES']
  }
  return built
}
