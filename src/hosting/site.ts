import { hash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import type { Settings } from '../composition/container.ts'
import { firstReads } from '../ui/lib/first-reads.ts'
import { isFixed, PATH_NAMES, PATHS } from '../ui/lib/paths.ts'
import { apacheConf, htaccess } from './serving/apache.ts'
import { budgetTable, isOfMocks } from './pages/budgets.ts'
import { isNeutral, readBuilt, type Built } from './pages/built.ts'
import { cataloguePages, searchFiles, type CataloguePage } from './pages/catalogue-pages.ts'
import { buildHeadScripts, buildWorker, precacheEntries } from './pages/scripts.ts'
import { nginxFiles } from './serving/nginx.ts'
import { pageHtml, withLightPicture, type Page } from './pages/page-html.ts'
import { fileOf, SHELL_FILE } from './serving/pages.ts'
import { withPrerenderer } from './pages/prerender-site.ts'
import { LOCAL_API } from './serving/proxied.ts'
import { closingText, completeEnv, readSettings, refuseBase, type Env } from './settings.ts'

interface Build {
  folder: string
  settings: Settings
  built: Built
  offline: boolean
  catalogue: readonly CataloguePage[]
  /** Where the catalogue was read. */
  api: string
}

/** A path whose file every server and file system names alike. */
const isPlain = (path: string) => path.split('/').every((part) => /^[\w-]*$/.test(part))

const present = (folder: string, name: string) => {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}

/** Only what differs, so that a copy to the server need not take the rest. */
const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    if (present(folder, name) === text) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Code of an earlier build, and pages of what is gone. */
const removeOthers = (folder: string, names: readonly string[]) => {
  const written = new Set(names)
  for (const name of globSync('**/*.*', { cwd: folder })) if (!written.has(name)) rmSync(join(folder, name))
}

interface Drawn {
  readonly files: readonly string[]
  /** Addresses of the catalogue that are left to the browser, and why. */
  readonly undrawn: readonly string[]
}

/**
 * Writes one page for each fixed path and for each thing of the catalogue, and the shell for all others; gives their
 * files. A page of the catalogue that was made of the very same by an earlier build is not drawn again.
 */
const drawPages = ({ folder, settings, built, offline, catalogue, api }: Build): Promise<Drawn> =>
  withPrerenderer(settings, offline, async (prerenderer) => {
    const scripts = offline ? null : await buildHeadScripts(settings)
    const files: string[] = []
    const undrawn: string[] = []
    const writePage = (file: string, styles: readonly string[], page: Omit<Page, 'styles'>) => {
      const texts = Object.fromEntries([...built.base.styles, ...styles].map((name) => [name, built.text(name)]))
      const text = pageHtml(built.code, { ...page, styles: texts }, settings, !offline)
      write(folder, { [file]: text })
      files.push(file)
      return text
    }
    for (const name of PATH_NAMES.filter(isFixed)) {
      const path = PATHS[name]
      const { modules, styles } = built.screen(name)
      const script = scripts?.page(path, modules) ?? ''
      writePage(fileOf(path), styles, { ...(await prerenderer.page(path)), path, script })
    }
    const screens = PATH_NAMES.filter((name) => !isFixed(name)).map((name) => {
      const { modules, styles } = built.screen(name)
      return [name, [...modules, ...styles]] as const
    })
    const script = scripts?.shell(Object.fromEntries(screens)) ?? ''
    const html = await prerenderer.skeleton('Un momento…')
    const shell = writePage(SHELL_FILE, [], { html, head: null, path: null, script })

    const drawable = catalogue.filter(({ path }) => isPlain(path))
    for (const [index, { name, path, built: answers, segment }] of drawable.entries()) {
      if (index % 250 === 0) console.log(`Páginas del catálogo: ${index} de ${drawable.length}…`)
      const { modules, styles } = built.screen(name)
      const own = scripts?.page(path, modules, segment) ?? ''
      // The shell names every file of the site's code.
      const made = hash('sha256', JSON.stringify([settings, shell, styles, own, answers]))
      const file = fileOf(path)
      if (present(folder, file).includes(`data-made="${made}"`)) files.push(file)
      else
        // What one maker wrote must not keep the others' pages from being drawn.
        try {
          const { html, head } = await prerenderer.page(path, answers)
          const said = head && (await withLightPicture(head, settings, api))
          writePage(file, styles, { html, head: said, path, script: own, built: { answers, hash: made } })
        } catch (error) {
          undrawn.push(`${path} (${error instanceof Error ? error.message : String(error)})`)
        }
    }
    return { files, undrawn }
  })

const serverFiles = (settings: Settings, apiOrigin: string): Record<string, string> => ({
  ...nginxFiles(settings, apiOrigin),
  '_apache.conf': apacheConf(settings, apiOrigin),
  '.htaccess': htaccess(settings),
})

/** Throws where the site is too heavy, or carries the simulation. */
const check = ({ folder, built }: Build, hasNoSettings: boolean) => {
  // Our own code alone: in a page or a list the same words may be a maker's.
  const found = globSync('**/*.{js,css}', { cwd: folder }).filter((name) => isOfMocks(name, built.text(name)))
  if (found.length > 0)
    throw new Error(`Producción no debe llevar nada de la simulación, y la llevan: ${found.join(', ')}`)
  const telling = readdirSync(join(folder, 'assets')).filter((name) => !isNeutral(name))
  if (telling.length > 0) throw new Error(`Un bloqueador de anuncios podría detener ${telling.join(', ')}`)
  const fonts = globSync('assets/*.woff2', { cwd: folder }).length
  const home = [...built.base.modules, ...built.screen('home').modules]
  const { text, good } = budgetTable({
    homeHtml: built.text('index.html'),
    homeCode: home.map(built.text),
    // One record, and the manifest; the worker's own requests come after seconds of rest.
    otherRequests: firstReads('home', {}, { user: '' }).length + 2 + fonts,
    screens: Object.fromEntries(PATH_NAMES.map((name) => [name, built.text(built.screenFile(name))])),
  })
  // A deployment's settings add some bytes, which must not make its build fail.
  if (!good && hasNoSettings) throw new Error(text)
  console.log(text)
}

/**
 * Writes the checked settings into the site's code, in the development server too. A build then makes pages, server
 * files and worker of what the bundler wrote, and checks them.
 */
export const site = ({ offline }: { offline: boolean }): Plugin => {
  let env: Env
  let settings: Settings
  let given: Record<string, string>
  let publicDir: string
  let closing = ''
  return {
    name: 'puntada:site',
    config({ envDir }, { mode, isPreview }) {
      // A preview serves what is built; specs say their own settings.
      if (isPreview || mode === 'test') return undefined
      given = loadEnv(mode, envDir || '.', ['VITE_', 'API_ORIGIN', 'PRERENDER_API'])
      env = completeEnv(Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('VITE_'))), offline)
      settings = readSettings(env)
      return {
        define: { SETTINGS: JSON.stringify(settings) },
        // The pages of an earlier build are kept, as far as they are the same.
        build: { manifest: true, ...(given['PRERENDER_API'] && { emptyOutDir: false }) },
      }
    },
    configResolved({ base, command, ...config }) {
      publicDir = config.publicDir
      if (command === 'build') refuseBase(base)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir: folder = '' }, bundle) {
        const built = readBuilt(folder)
        const { API_ORIGIN, PRERENDER_API } = given
        const catalogue = PRERENDER_API && !offline ? await cataloguePages(PRERENDER_API, settings) : []
        const made: Build = { folder, settings, built, offline, catalogue, api: PRERENDER_API ?? '' }
        const { files: pages, undrawn } = await drawPages(made)
        if (catalogue.length > 0) removeOthers(folder, [...Object.keys(bundle), ...readdirSync(publicDir), ...pages])
        // For this build alone; the pages carry the map.
        for (const name of ['.vite', 'importmap.json']) rmSync(join(folder, name), { recursive: true, force: true })
        if (offline) return
        const names = globSync('**/*', { cwd: folder })
        const entries = precacheEntries(names, built.forSigningIn, (name) => readFileSync(join(folder, name), 'utf8'))
        const { origin } = settings.site
        write(folder, {
          ...serverFiles(settings, API_ORIGIN || LOCAL_API),
          'sw.js': await buildWorker(entries, settings),
          ...(catalogue.length > 0 && origin !== '' && searchFiles(origin, catalogue, built.text('robots.txt'))),
        })
        check(
          made,
          Object.values(env).every((value) => !value),
        )
        closing = [
          ...(undrawn.length > 0
            ? ['No se pudieron dibujar, y las dibuja el navegador:', ...undrawn.map((each) => `  - ${each}`)]
            : []),
          closingText(env),
        ].join('\n')
      },
    },
    // Last, so that it is read.
    closeBundle() {
      if (closing !== '') console.log(closing.trimEnd())
    },
  }
}
