import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import type { Settings } from '../composition/container.ts'
import { firstReads } from '../ui/data/first-reads.ts'
import { isFixed, PATH_NAMES, PATHS } from '../ui/site/paths.ts'
import { apacheConf, htaccess } from './serving/apache.ts'
import { budgetTable, isOfMocks } from './pages/budgets.ts'
import { isNeutral, readBuilt, type Built } from './pages/built.ts'
import { cataloguePages, searchFiles, type Catalogue } from './pages/catalogue-pages.ts'
import { takeOver } from './pages/take-over.ts'
import { buildHeadScripts, buildWorker, precacheEntries } from './pages/scripts.ts'
import { nginxFiles } from './serving/nginx.ts'
import { pageHtml, withLightPicture, type Page } from './pages/page-html.ts'
import { fileOf, SHELL_FILE } from './serving/pages.ts'
import { printable } from '../commands/options.ts'
import { createProgress } from '../commands/progress.ts'
import { withPrerenderer } from './pages/prerender-site.ts'
import { LOCAL_API } from './serving/proxied.ts'
import { closingText, completeEnv, readSettings, refuseBase, type Env } from './settings.ts'

interface Build {
  folder: string
  before: string
  settings: Settings
  built: Built
  offline: boolean
  catalogue: Catalogue
  /** The catalogue's server. */
  api: string
}

/** A path whose file every server and file system names alike. */
const isPlain = (path: string) => path.split('/').every((part) => /^[\w-]*$/.test(part))

const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** A build that fails leaves the earlier one whole: it writes into a folder of its own until all is good. */
const BESIDE = '.part'

/**
 * Writes one page for each fixed path and for each thing of the catalogue, and the shell for all others. A page of the
 * catalogue that was made of the very same by an earlier build is not drawn again.
 */
const drawPages = ({ folder, before, settings, built, offline, catalogue, api }: Build) =>
  withPrerenderer(settings, offline, async (prerenderer) => {
    const scripts = offline ? null : await buildHeadScripts(settings)
    /** Addresses of the catalogue, drawn or not. */
    const paths: string[] = []
    /** Pages that the earlier build has already. */
    const kept: string[] = []
    /** Addresses of the catalogue that are left to the browser, and why. */
    const undrawn: string[] = []
    const writePage = (file: string, styles: readonly string[], page: Omit<Page, 'styles'>) => {
      const texts = Object.fromEntries([...built.base.styles, ...styles].map((name) => [name, built.text(name)]))
      const text = pageHtml(built.code, { ...page, styles: texts }, settings, !offline)
      write(folder, { [file]: text })
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

    const said = createProgress(catalogue.count, 'páginas del catálogo')
    for await (const { name, path, built: readAnswers, segment } of catalogue.pages) {
      paths.push(path)
      said(paths.length)
      if (!isPlain(path)) continue
      const { modules, styles } = built.screen(name)
      const pageScript = scripts?.page(path, modules, segment) ?? ''
      const file = fileOf(path)
      // One maker's text must not keep the others' pages from being drawn.
      try {
        const answers = readAnswers()
        // The shell names every file of the site's code.
        const contentHash = hash('sha256', JSON.stringify([settings, shell, styles, pageScript, answers]))
        const former = join(before, file)
        if (existsSync(former) && readFileSync(former, 'utf8').includes(`data-made="${contentHash}"`)) {
          kept.push(file)
          continue
        }
        const { html, head } = await prerenderer.page(path, answers)
        writePage(file, styles, {
          html,
          head: head && (await withLightPicture(head, settings, api)),
          path,
          script: pageScript,
          built: { answers, hash: contentHash },
        })
      } catch (error) {
        undrawn.push(printable(`${path} (${error instanceof Error ? error.message : String(error)})`))
      }
    }
    return { paths, kept, undrawn }
  })

/** Throws where the site is too heavy, or carries the simulation. */
const check = ({ folder, built }: Build, hasNoSettings: boolean) => {
  // Only code is searched: in a page or a list the same words may be a maker's.
  const simulated = globSync('**/*.{js,css}', { cwd: folder }).filter((name) => isOfMocks(name, built.text(name)))
  if (simulated.length > 0)
    throw new Error(`Producción no debe llevar nada de la simulación, y la llevan: ${simulated.join(', ')}`)
  const telling = readdirSync(join(folder, 'assets')).filter((name) => !isNeutral(name))
  if (telling.length > 0) throw new Error(`Un bloqueador de anuncios podría detener ${telling.join(', ')}`)
  const fonts = globSync('assets/*.woff2', { cwd: folder }).length
  const home = [...built.base.modules, ...built.screen('home').modules]
  const { text, good } = budgetTable({
    homeHtml: built.text('index.html'),
    homeCode: home.map(built.text),
    // A visit's record, and the manifest; the worker's own requests come after seconds of rest.
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
  let closing = ''
  return {
    name: 'puntada:site',
    config({ envDir, build }, { command, mode, isPreview }) {
      // A preview serves what is built; specs say their own settings.
      if (isPreview || mode === 'test') return undefined
      given = loadEnv(mode, envDir || '.', ['API_ORIGIN', 'PRERENDER_API'])
      env = completeEnv(loadEnv(mode, envDir || '.'), offline)
      settings = readSettings(env)
      return {
        define: { SETTINGS: JSON.stringify(settings) },
        build: { manifest: true, ...(command === 'build' && { outDir: `${build?.outDir}${BESIDE}` }) },
      }
    },
    configResolved({ base, command }) {
      if (command === 'build') refuseBase(base)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir: folder = '' }) {
        const before = folder.slice(0, -BESIDE.length)
        try {
          const built = readBuilt(folder)
          const { API_ORIGIN, PRERENDER_API } = given
          const catalogue =
            PRERENDER_API && !offline ? await cataloguePages(PRERENDER_API, settings) : { count: 0, pages: [] }
          const parts: Build = { folder, before, settings, built, offline, catalogue, api: PRERENDER_API ?? '' }
          const { paths, kept, undrawn } = await drawPages(parts)
          // These files are for this build alone: the pages carry the map.
          for (const name of ['.vite', 'importmap.json']) rmSync(join(folder, name), { recursive: true, force: true })
          if (!offline) {
            const names = globSync('**/*', { cwd: folder })
            const entries = precacheEntries(names, built.forSigningIn, built.text)
            const { origin } = settings.site
            const apiOrigin = API_ORIGIN || LOCAL_API
            write(folder, {
              ...nginxFiles(settings, apiOrigin),
              '_apache.conf': apacheConf(settings, apiOrigin),
              '.htaccess': htaccess(settings),
              'sw.js': await buildWorker(entries, settings),
              ...(paths.length > 0 && origin !== '' && searchFiles(origin, paths, built.text('robots.txt'))),
            })
            check(parts, !Object.values(env).some(Boolean))
            closing = [
              ...(undrawn.length > 0
                ? ['No se pudieron dibujar, y las dibuja el navegador:', ...undrawn.map((line) => `  - ${line}`)]
                : []),
              closingText(env),
            ].join('\n')
          }
          takeOver(folder, before, kept)
        } finally {
          rmSync(folder, { recursive: true, force: true })
        }
      },
    },
    // It is printed last, so that it is read.
    closeBundle() {
      if (closing !== '') console.log(closing.trimEnd())
    },
  }
}
