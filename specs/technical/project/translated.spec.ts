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

/**
 * A browser that translates a page replaces each text node by elements of its own. React must then never touch that
 * node again, neither to change nor to remove it, nor to put something before it. It does not where a text that changes
 * is the only child of its element, for then React replaces all that the element contains.
 */
const mixedTexts = (path: string, source: string): readonly string[] => {
  const program = parseSync(path, source).program
  /** Names in this file that stand for elements: props typed as such, and variables made of JSX. */
  const elements = new Set(['children', 'notice', 'arrows'])

  const kindOf = (node: Node): Kind => {
    const part = (name: string) => kindOf(nodeOf(node[name]))
    const either = (one: Kind, other: Kind): Kind =>
      one === 'text' || other === 'text' ? 'text' : one === 'element' || other === 'element' ? 'element' : 'nothing'
    switch (node['type']) {
      case 'JSXElement':
      case 'JSXFragment':
        return 'element'
      case 'JSXEmptyExpression':
        return 'nothing'
      case 'Literal':
        return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? 'text' : 'nothing'
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return part('expression')
      case 'LogicalExpression':
        return node['operator'] === '&&' ? part('right') : either(part('left'), part('right'))
      case 'ConditionalExpression':
        return either(part('consequent'), part('alternate'))
      case 'ArrowFunctionExpression':
        return part('body')
      case 'BlockStatement':
        return listOf(node['body']).reduce<Kind>(
          (kind, { type, argument }) => (type === 'ReturnStatement' ? either(kind, kindOf(nodeOf(argument))) : kind),
          'nothing',
        )
      case 'CallExpression': {
        const made = listOf(node['arguments']).map(kindOf)
        return made.includes('element') ? 'element' : part('callee')
      }
      case 'MemberExpression':
        return part('property')
      case 'Identifier':
        return elements.has(String(node['name'])) ? 'element' : 'text'
      default:
        return 'text'
    }
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
    const isOnlyChild = node['type'] === 'JSXElement' && parts.length === 1
    const bad = parts.some(
      ({ kind, changes }, index) =>
        kind === 'text' &&
        !isOnlyChild &&
        (changes || node['type'] === 'JSXFragment' || parts[index - 1]?.changes === true),
    )
    if (bad) {
      const line = source.slice(0, Number(node['start'])).split('\n').length
      found.push(`${path}:${line}`)
    }
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
