import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { prefetchRequests } from '../composition/prefetch-requests.ts'
import type { Settings } from '../composition/settings.ts'
import { htaccess } from './apache.ts'
import { budgetTable, filesWithMocks, measure } from './budgets.ts'
import { buildPrefetchScript, prerenderPages } from './prerender-site.ts'
import { OWN_DIALECT } from '../adapters/http/dialect.ts'
import { prefetchRows } from './api-rows.ts'
import { withDialect } from './dialect.ts'
import { headersFile, nginxHeaders, siteHeaders } from './headers.ts'
import { inlineHashes, pageHtml } from './page-html.ts'
import { PRERENDERED_PATHS, fileOf, SHELL_FILE } from './pages.ts'
import { withSample } from './sample.ts'
import { checkedSettings, missingText } from './settings-check.ts'

const DEFERRED_PORTS = fileURLToPath(new URL('../composition/deferred-ports.ts', import.meta.url))

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name]
  if (file === undefined) throw new Error(`Falta ${name} entre lo construido`)
  return file.type === 'chunk' ? file.code : String(file.source)
}
const isScreen = (chunk: Chunk): boolean =>
  chunk.isDynamicEntry && /\/src\/ui\/features\/.+-screen\.tsx$/.test(chunk.facadeModuleId ?? '')

/** A chunk and all its static imports. */
const withImports = (bundle: Bundle, chunk: Chunk): readonly Chunk[] => {
  const found = new Set<Chunk>()
  const open = [chunk]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    for (const name of next.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') open.push(imported)
    }
  }
  return [...found]
}

const stylesOf = (bundle: Bundle, chunks: readonly Chunk[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map((name) => [
      `/${name}`,
      textOf(bundle, name),
    ]),
  )

/** Checks the budgets that need no browser. */
const checkBudgets = (bundle: Bundle, { dialect }: Settings, homeHtml: string, home: readonly Chunk[]): void => {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2')).length
  const records = 1
  // The worker's own requests come after seconds of rest, so they do not count.
  const manifest = 1
  const { text, good } = budgetTable(
    measure({
      homeHtml,
      homeCode: home.map(({ code }) => code),
      otherRequests: prefetchRequests(prefetchRows(dialect), '/', '').length + records + manifest + fonts,
      screens: Object.fromEntries(
        chunksOf(bundle)
          .filter(isScreen)
          .map(({ name, code }) => [name, code]),
      ),
    }),
  )
  // A deployment's dialect adds a few bytes, which must not make its build fail.
  if (!good && dialect === OWN_DIALECT) throw new Error(text)
  console.log(text)
}

const checkNoMocks = (bundle: Bundle): void => {
  const texts = Object.keys(bundle).filter((name) => /\.(?:js|html|json|css)$/.test(name))
  const found = filesWithMocks(Object.fromEntries(texts.map((name) => [name, textOf(bundle, name)])))
  if (found.length > 0)
    throw new Error(`Producción no debe llevar nada de la simulación, y la llevan: ${found.join(', ')}`)
}

/**
 * Turns the bundle into the site: checks the settings, prerenders the pages, puts the prefetch script into them, writes
 * the servers' headers and fails the build that breaks a budget.
 */
export const site = ({ offline }: { offline: boolean }): Plugin => {
  let settings: Settings
  return {
    name: 'puntada:site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      const env = Object.entries(config.env).filter(
        ([name, value]) => name.startsWith('VITE_') && typeof value === 'string',
      )
      const given = withSample(Object.fromEntries(env) as Record<string, string>, offline)
      settings = checkedSettings(withDialect(given, offline))
    },
    async generateBundle(_options, bundle) {
      const template = textOf(bundle, 'index.html')
      const entry = chunksOf(bundle).find(
        (chunk) => chunk.isEntry || Object.hasOwn(chunk.modules, chunk.facadeModuleId ?? '\0'),
      )
      const { pages, shell, screens } = await prerenderPages(settings, { offline, paths: PRERENDERED_PATHS })
      const named = chunksOf(bundle).filter(({ fileName }) => template.includes(`/${fileName}"`))
      if (entry === undefined || named.length === 0) throw new Error('index.html no nombra ningún script')
      const base = [...new Set(named.flatMap((chunk) => withImports(bundle, chunk)))]
      const baseStyles = stylesOf(bundle, base)
      const { origin } = settings.site
      const chunkOf = (what: string, file: string | null): Chunk => {
        const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId !== null && facadeModuleId === file)
        if (chunk === undefined) throw new Error(`${what} no tiene un archivo propio (${file ?? '?'})`)
        return chunk
      }
      const ports = chunkOf('Los puertos diferidos', DEFERRED_PORTS)
      const ownOf = (where: string, screen: string | null): readonly Chunk[] => {
        const chunk = chunkOf(`La pantalla de ${where}`, screen)
        // Home does without the deferred ports.
        const own = [chunk, ...(where === '/' ? [] : [ports])].flatMap((each) => withImports(bundle, each))
        return [...new Set(own)].filter((each) => !base.includes(each))
      }
      const screenFiles = Object.entries(screens).map(([name, screen]) => {
        const own = ownOf(`/${name}`, screen)
        return [name, [...own.map(({ fileName }) => `/${fileName}`), ...Object.keys(stylesOf(bundle, own))]]
      })
      const prefetchScript = async (files: Readonly<Record<string, readonly string[]>>) =>
        offline ? '' : buildPrefetchScript(settings, files)
      const script = await prefetchScript({})
      const shellScript = await prefetchScript(Object.fromEntries(screenFiles))

      const htmls: Record<string, string> = {}
      let home: readonly Chunk[] = base
      PRERENDERED_PATHS.forEach((path, at) => {
        const { html = '', head = null, screen = null } = pages[at] ?? {}
        const own = ownOf(path, screen)
        if (path === '/') home = [...base, ...own]
        htmls[fileOf(path)] = pageHtml({
          template,
          html,
          head,
          path,
          styles: { ...baseStyles, ...stylesOf(bundle, own) },
          modules: own.map(({ fileName }) => `/${fileName}`),
          script,
          origin,
        })
      })
      htmls[SHELL_FILE] = pageHtml({
        template,
        ...shell,
        path: null,
        styles: baseStyles,
        modules: [],
        script: shellScript,
        origin,
      })

      delete bundle['index.html']
      for (const [fileName, source] of Object.entries(htmls)) this.emitFile({ type: 'asset', fileName, source })
      if (offline) return
      const headers = siteHeaders(settings, inlineHashes(Object.values(htmls)))
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) })
      this.emitFile({ type: 'asset', fileName: '_nginx.conf', source: nginxHeaders(headers) })
      this.emitFile({ type: 'asset', fileName: '.htaccess', source: htaccess(settings, headers) })
      checkNoMocks(bundle)
      checkBudgets(bundle, settings, htmls['index.html'] ?? '', home)
      const missing = missingText(settings)
      if (missing !== '') console.log(missing)
    },
  }
}
