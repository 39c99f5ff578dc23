// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

type Node = Readonly<Record<string, unknown>>
type Kind = 'element' | 'text' | 'nothing'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodeOf = (value: unknown): Node => (isNode(value) ? value : { type: '' })
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const visit = (value: unknown, see: (node: Node) => void): void => {
  if (Array.isArray(value)) return value.forEach((child) => visit(child, see))
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}

/** What a node is, where it is what one of its parts is. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ParenthesizedExpression: ['expression'],
  ChainExpression: ['expression'],
  ArrowFunctionExpression: ['body'],
  MemberExpression: ['property'],
  CallExpression: ['callee'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
}

/**
 * A browser that translates a page replaces each text node by elements of its own. React must then never touch that
 * node again, neither to change nor to remove it, nor to put something before it. It does not where a text that changes
 * is the only child of its element, for then React replaces all that the element contains.
 */
const mixedTexts = (path: string, source: string): readonly string[] => {
  const program = parseSync(path, source).program
  /** Names in this file that stand for elements: props typed as such, and variables made of JSX. */
  const elements = new Set(['children', 'notice', 'arrows'])

  const anyOf = (nodes: readonly Node[]): Kind => {
    const kinds = nodes.map(kindOf)
    return (['text', 'element'] as const).find((kind) => kinds.includes(kind)) ?? 'nothing'
  }
  const kindOf = (node: Node): Kind => {
    const { type, value } = node
    if (type === 'JSXElement' || type === 'JSXFragment') return 'element'
    if (type === 'JSXEmptyExpression') return 'nothing'
    if (type === 'Literal') return typeof value === 'string' || typeof value === 'number' ? 'text' : 'nothing'
    if (type === 'Identifier') return elements.has(String(node['name'])) ? 'element' : 'text'
    if (type === 'LogicalExpression' && node['operator'] === '&&') return kindOf(nodeOf(node['right']))
    if (type === 'CallExpression' && listOf(node['arguments']).map(kindOf).includes('element')) return 'element'
    if (type === 'BlockStatement') {
      const returns = listOf(node['body']).filter((each) => each['type'] === 'ReturnStatement')
      return anyOf(returns.map(({ argument }) => nodeOf(argument)))
    }
    const parts = PARTS[String(type)]
    return parts === undefined ? 'text' : anyOf(parts.map((part) => nodeOf(node[part])))
  }

  visit(program, ({ type, key, typeAnnotation, id, init }) => {
    const typeText = source.slice(Number(nodeOf(typeAnnotation)['start']), Number(nodeOf(typeAnnotation)['end']))
    if (type === 'TSPropertySignature' && /\bReactNode\b/.test(typeText)) elements.add(String(nodeOf(key)['name']))
    if (type === 'VariableDeclarator' && kindOf(nodeOf(init)) === 'element') elements.add(String(nodeOf(id)['name']))
  })

  const found: string[] = []
  visit(program, (node) => {
    if (node['type'] !== 'JSXElement' && node['type'] !== 'JSXFragment') return
    const parts = listOf(node['children']).flatMap((child) => {
      const written = child['type'] === 'JSXText'
      if (written && /^\s*\n\s*$|^$/.test(String(child['value']))) return []
      const inner = child['type'] === 'JSXExpressionContainer' ? nodeOf(child['expression']) : child
      const kind = written ? 'text' : kindOf(inner)
      return kind === 'nothing' ? [] : [{ kind, changes: inner !== child && inner['type'] !== 'Literal' }]
    })
    const isFragment = node['type'] === 'JSXFragment'
    const isBad = ({ kind, changes }: (typeof parts)[number], index: number) =>
      kind === 'text' && (changes || isFragment || parts[index - 1]?.changes === true)
    if ((isFragment || parts.length > 1) && parts.some(isBad))
      found.push(`${path}:${source.slice(0, Number(node['start'])).split('\n').length}`)
  })
  return found
}

describe('En una página que el navegador traduce', () => {
  it('R11.240 todo texto que cambia es el único contenido de su elemento', () => {
    const files = globSync('src/ui/**/*.tsx')
    expect(files.flatMap((path) => mixedTexts(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    ['<p>Te faltan {count} piezas</p>', 1],
    ['<p>{busy && <Icon />}Enviar</p>', 1],
    ['<>Enviar</>', 1],
    ['<p>{busy && <Icon />}<span>{`${count} piezas`}</span></p>', 0],
  ])('la revisión sabe qué hay en «%s»', (planted, faults) => {
    expect(mixedTexts('planted.tsx', `const Planted = () => ${planted}`)).toHaveLength(faults)
  })
})
