import { globSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** What leads on, as people say it: an event, the end of what was asked, or time. */
const eventName = (type: string, { invoke }: AnyStateNode): string => {
  const [, kind, rest = ''] = /^xstate\.(after|done|error)\.(?:actor\.)?([^.]+)/.exec(type) ?? []
  if (kind === 'after') return `tras ${rest}`
  const asked = invoke.map(({ src }) => (typeof src === 'string' ? src : '')).join()
  return kind === undefined ? type : `${kind === 'done' ? 'termina' : 'falla'} ${asked}`
}

/** A guard is a name, or what has one. */
const guardName = (guard: unknown): string => {
  if (guard === undefined) return ''
  const { name, type = name } = guard as { name?: string; type?: string }
  const said = typeof guard === 'string' ? guard : type
  return ` [${said === 'guard' ? 'condición' : said}]`
}

/** The project's machines have states beside one another, none within another. */
const mermaidOf = ({ root }: AnyStateMachine): string => {
  const states = Object.values(root.states as Record<string, AnyStateNode>)
  const ends = states.filter(({ type }) => type === 'final')
  const arrows = [root, ...states].flatMap((node) =>
    [...node.transitions.values()].flat().flatMap(({ eventType, guard, target }) =>
      // A transition of the root holds in every state that is not an end.
      (node === root ? states.filter((state) => !ends.includes(state)) : [node]).flatMap((from) =>
        (target ?? [from]).map((to) => `${from.key} --> ${to.key}: ${eventName(eventType, node)}${guardName(guard)}`),
      ),
    ),
  )
  const first = root.initial.target.map(({ key }) => `[*] --> ${key}`)
  return ['stateDiagram-v2', ...first, ...ends.map(({ key }) => `${key} --> [*]`), ...arrows].join('\n  ')
}

/** `.github/machines.md`: every export of src/machines whose name ends in Machine. */
export const machinesDocument = async (): Promise<string> => {
  const parts = [
    '# Máquinas de estado',
    'Este archivo sale de `npm run machines`; una prueba lo compara con las máquinas de `src/machines/`.',
  ]
  for (const file of globSync('src/machines/*.machine.ts').toSorted()) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (!name.endsWith('Machine')) continue
      parts.push(`## ${name.replace(/Machine$/, '')}`, `\`\`\`mermaid\n${mermaidOf(value as AnyStateMachine)}\n\`\`\``)
    }
  }
  return `${parts.join('\n\n')}\n`
}

if (process.argv.includes('--write')) writeFileSync('.github/machines.md', await machinesDocument())
