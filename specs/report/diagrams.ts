import { globSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll('-', '_')

/** Events that XState makes up, in words; others as they are. */
const eventName = (type: string, node: AnyStateNode): string => {
  const [, kind = '', rest = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.+)$/.exec(type) ?? []
  if (kind === 'after') {
    const delay = rest.split('.')[0] ?? rest
    return /^\d+$/.test(delay) ? `tras ${delay} ms` : `tras ${delay}`
  }
  const invoked = node.invoke.find(({ id }) => id === rest)?.src
  const actor = typeof invoked === 'string' ? invoked : rest
  if (kind === 'done.actor') return `termina ${actor}`
  if (kind === 'error.actor') return `falla ${actor}`
  if (kind === 'done.state') return 'termina'
  return type === '' ? 'de inmediato' : type
}

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name === 'guard' ? 'condición' : guard.name
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : ''
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesOf),
]

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const mermaidOf = (machine: AnyStateMachine): string => {
  const draw = (node: AnyStateNode, depth: number): readonly string[] => {
    const indent = '  '.repeat(depth)
    const children = Object.values(node.states as Record<string, AnyStateNode>)
    const first =
      node.type === 'compound' ? node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`) : []
    const inside = children.flatMap((child, at) => [
      ...(node.type === 'parallel' && at > 0 ? [`${indent}--`] : []),
      ...(Object.keys(child.states).length === 0
        ? [`${indent}state "${child.key}" as ${idOf(child)}`]
        : [`${indent}state "${child.key}" as ${idOf(child)} {`, ...draw(child, depth + 1), `${indent}}`]),
      ...(child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : []),
    ])
    return [...first, ...inside]
  }
  const arrows = nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).flatMap(({ eventType, guard, target }) => {
      const label = [eventName(eventType, node), guardName(guard) && `[${guardName(guard)}]`].filter(Boolean).join(' ')
      // A transition of the root holds in every state that is not an end.
      const inner = (Object.values(node.states) as AnyStateNode[]).filter(({ type }) => type !== 'final')
      const sources = node.path.length > 0 ? [node] : inner
      return sources.flatMap((from) => (target ?? [from]).map((to) => `  ${idOf(from)} --> ${idOf(to)}: ${label}`))
    }),
  )
  return ['stateDiagram-v2', ...draw(machine.root, 1), ...arrows].join('\n')
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value

/** `.github/machines.md`: every export of src/machines whose name ends in Machine. */
export const machinesDocument = async (): Promise<string> => {
  const parts = [
    '# Máquinas de estado',
    'Este archivo sale de `npm run machines`; una prueba lo compara con las máquinas de `src/machines/`.',
  ]
  for (const file of globSync('src/machines/*.ts').toSorted()) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (name.endsWith('Machine') && isMachine(value))
        parts.push(`## ${name.replace(/Machine$/, '')}`, `\`\`\`mermaid\n${mermaidOf(value)}\n\`\`\``)
    }
  }
  return `${parts.join('\n\n')}\n`
}

if (process.argv.includes('--write')) writeFileSync('.github/machines.md', await machinesDocument())
