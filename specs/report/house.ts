import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readSource, readSources, resolveImport } from '../support/imports.ts'

const DOCUMENT = '.github/casa.md'

/** The areas of the picture, from the outside in; the longest name that fits a file decides. */
const AREAS: Readonly<Record<string, string>> = {
  'src/main.tsx': 'main.tsx: arranca',
  'src/hosting': 'hosting: construir y servir',
  'src/composition': 'composition: quién usa a quién',
  'src/ui/app': 'ui/app: rutas y navegación',
  'src/ui/shell': 'ui/shell: encabezado, pie, menú, avisos',
  'src/ui/features': 'ui/features: lo que hace la tienda',
  'src/ui/lib': 'ui/lib: leer, enviar, enlazar, avisar',
  'src/ui/kit': 'ui/kit: piezas sin servicios',
  'src/application': 'application: lo que sigue de pantalla en pantalla',
  'src/adapters/http': 'adapters/http: la API en PHP',
  'src/adapters/storage': 'adapters/storage: lo que guarda el navegador',
  'src/adapters/browser': 'adapters/browser: página y medidas',
  'src/adapters/firebase': 'adapters/firebase: Google y Facebook',
  'src/machines': 'machines: estados (XState)',
  'src/domain': 'domain: tipos, puertos y reglas',
  'src/service-worker': 'service-worker: visita sin red',
  mocks: 'mocks: la tienda simulada',
}
const FEATURE = /^src\/ui\/features\/([^/]+)\//

const areaOf = (path: string): string | undefined =>
  Object.keys(AREAS)
    .filter((area) => path === area || path.startsWith(`${area}/`))
    .toSorted((a, b) => b.length - a.length)[0]

const graph = (names: readonly string[], arrows: ReadonlySet<string>): string => {
  const idOf = (name: string): string => name.replaceAll(/[^a-z]/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${idOf(name)}["${AREAS[name] ?? name}"]`),
    ...[...arrows].toSorted().map((arrow) => {
      const [from = '', to = ''] = arrow.split(' ')
      return `  ${idOf(from)} --> ${idOf(to)}`
    }),
    '```',
  ].join('\n')
}

/** The text of .github/casa.md: who imports whom, as the code says today. */
export const houseDocument = (): string => {
  const areas = new Set<string>()
  const features = new Set<string>()
  for (const [path, text] of Object.entries(readSources('{src,mocks}/**/*.{ts,tsx}'))) {
    for (const { target } of readSource(path, text).imports) {
      if (!target.startsWith('.')) continue
      const file = resolveImport(path, target)
      const [from, to] = [areaOf(path), areaOf(file)]
      if (from !== undefined && to !== undefined && from !== to) areas.add(`${from} ${to}`)
      const [own, other] = [FEATURE.exec(path)?.[1], FEATURE.exec(file)?.[1]]
      if (own !== undefined && other !== undefined && own !== other) features.add(`${own} ${other}`)
    }
  }
  const featureNames = [...new Set([...features].flatMap((arrow) => arrow.split(' ')))].toSorted()
  return (
    [
      '# La casa, dibujada desde sus importaciones',
      'Este archivo sale de `npm run house`; una prueba lo compara con el código. Una flecha va de quien importa a lo importado.',
      '## Zonas',
      graph(Object.keys(AREAS), areas),
      '## Funciones que usan otras (`src/ui/features`)',
      graph(featureNames, features),
    ].join('\n\n') + '\n'
  )
}

/** What is committed. */
export const committedHouse = (): string => readFileSync(DOCUMENT, 'utf8')

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(DOCUMENT, houseDocument())
