import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

interface Import {
  /** As it is written; `?` where it is computed. */
  readonly target: string
  /** The line stands inside a condition on import.meta.env.VITE_OFFLINE. */
  readonly guarded: boolean
  /** Only types: gone when the code runs. */
  readonly typeOnly: boolean
}

interface Source {
  readonly imports: readonly Import[]
  /** `import.meta.glob(…)` and the like, which reach files without naming them. */
  readonly globs: boolean
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a file imports, read from its syntax tree. */
export const readSource = (path: string, source: string): Source => {
  const imports: Import[] = []
  let globs = false
  const textOf = (node: Node): string => source.slice(Number(node['start']), Number(node['end']))
  const asksOffline = (node: unknown): boolean =>
    isNode(node) && /^[^!]*import\.meta\.env\.VITE_OFFLINE/.test(textOf(node))
  const visit = (node: unknown, guarded: boolean): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, guarded))
    if (!isNode(node)) return
    const type = String(node['type'])
    if (/^TS(Interface|TypeAlias)/.test(type)) return visitTypes(Object.values(node))
    const from = node['source']
    if (isNode(from) && /^(Import|Export)\w*(Declaration|Expression)$|^TSImportType$/.test(type)) {
      const target = typeof from['value'] === 'string' ? from['value'] : '?'
      const typeOnly = type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type'
      imports.push({ target, guarded: guarded && type === 'ImportExpression', typeOnly })
    }
    if (type === 'MemberExpression' && textOf(node).startsWith('import.meta.glob')) globs = true
    for (const [name, child] of Object.entries(node)) {
      if (name === 'typeAnnotation' || name === 'returnType') {
        visitTypes(child)
        continue
      }
      const opens =
        (name === 'consequent' && asksOffline(node['test'])) ||
        (name === 'right' && node['operator'] === '&&' && asksOffline(node['left']))
      visit(child, guarded || opens)
    }
  }
  /** Types may import too: `import('…').Name`. */
  const visitTypes = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visitTypes)
    if (!isNode(node)) return
    const from = node['source']
    if (node['type'] === 'TSImportType' && isNode(from))
      imports.push({ target: String(from['value']), guarded: false, typeOnly: true })
    Object.values(node).forEach(visitTypes)
  }
  visit(parseSync(path, source).program.body, false)
  return { imports, globs }
}

export const resolveImport = (path: string, target: string): string => posix.join(posix.dirname(path), target)

export const readSources = (pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(globSync(pattern).map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
