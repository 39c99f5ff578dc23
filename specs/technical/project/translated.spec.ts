// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodeOf = (value: unknown): Node => (isNode(value) ? value : { type: '' })
const nodesIn = (value: unknown, found: Node[] = []): readonly Node[] => {
  if (isNode(value)) found.push(value)
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) nodesIn(child, found)
  return found
}
const isJsx = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment'

/** What an expression may turn out to be. */
const outcomesOf = (node: Node): readonly Node[] => {
  const { type, operator } = node
  if (type === 'ParenthesizedExpression') return outcomesOf(nodeOf(node['expression']))
  const parts =
    type === 'ConditionalExpression'
      ? ['consequent', 'alternate']
      : type === 'LogicalExpression'
        ? ['right', ...(operator === '&&' ? [] : ['left'])]
        : []
  return parts.length === 0 ? [node] : parts.flatMap((part) => outcomesOf(nodeOf(node[part])))
}

/**
 * A browser that translates a page replaces each text node by elements of its own. React must then never touch that
 * node again, neither to change nor to remove it, nor to put something before it. It does not where a text that changes
 * is the only child of its element, for then React replaces all that the element contains.
 */
const mixedTexts = (path: string, source: string): readonly string[] => {
  const nodes = nodesIn(parseSync(path, source).program)
  const textOf = (node: Node): string => source.slice(Number(node['start']), Number(node['end']))
  /** Names in this file that stand for elements: props typed as such, and variables made of JSX. */
  const elements = new Set(['children', 'notice', 'arrows'])
  const kindOf = (node: Node): 'element' | 'text' | 'nothing' => {
    const kinds = outcomesOf(node).map((outcome) => {
      if (outcome['type'] === 'JSXEmptyExpression' || /^(?:null|true|false)$/.test(textOf(outcome))) return 'nothing'
      const named = new RegExp(`\\b(?:${[...elements].join('|')})\\b(?!\\??\\.)`).test(textOf(outcome))
      return named || nodesIn(outcome).some(isJsx) ? 'element' : 'text'
    })
    return (['text', 'element'] as const).find((kind) => kinds.includes(kind)) ?? 'nothing'
  }
  for (const { type, key, typeAnnotation, id, init } of nodes) {
    if (type === 'TSPropertySignature' && /\bReactNode\b/.test(textOf(nodeOf(typeAnnotation))))
      elements.add(textOf(nodeOf(key)))
    if (type === 'VariableDeclarator' && nodesIn(init).some(isJsx)) elements.add(textOf(nodeOf(id)))
  }
  return nodes.filter(isJsx).flatMap((node) => {
    const parts = [...(node['children'] as readonly Node[])].flatMap((child) => {
      const written = child['type'] === 'JSXText'
      if (written && /^\s*\n\s*$|^$/.test(String(child['value']))) return []
      const inner = child['type'] === 'JSXExpressionContainer' ? nodeOf(child['expression']) : child
      const kind = written ? 'text' : kindOf(inner)
      return kind === 'nothing' ? [] : [{ kind, changes: inner !== child && inner['type'] !== 'Literal' }]
    })
    const isFragment = node['type'] === 'JSXFragment'
    const isBad = ({ kind, changes }: (typeof parts)[number], index: number) =>
      kind === 'text' && (changes || isFragment || parts[index - 1]?.changes === true)
    if (!(isFragment || parts.length > 1) || !parts.some(isBad)) return []
    return [`${path}:${source.slice(0, Number(node['start'])).split('\n').length}`]
  })
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
