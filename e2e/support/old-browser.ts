import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'

/** Browsers call these otherwise than TypeScript. */
const OWNERS: Readonly<Record<string, string>> = {
  Window: 'globalThis',
  Body: 'Response.prototype',
  IteratorObject: 'Iterator.prototype',
}

/** The first two only lack a parameter; the checks themselves use the last. */
const KEPT = /\.(?:has|delete|checkVisibility)$/

/** Browsers of 2023 lack these, as the linter knows: `URLSearchParams.prototype.size`, `URL.canParse`. */
const missing = (): readonly string[] => {
  const typed = readFileSync('src/missing.d.ts', 'utf8')
  const members = [...typed.matchAll(/^interface (\w+).*\{([^]*?)^\}/gm)].flatMap(([, type = '', body = '']) => {
    const owner = OWNERS[type] ?? (/^(\w+)Constructor$/.exec(type)?.[1] || `${type}.prototype`)
    return [...body.matchAll(/@deprecated \*\/ (?:readonly )?(\w+)/g)].map(([, name]) => `${owner}.${name}`)
  })
  const config = readFileSync('.oxlintrc.json', 'utf8')
  const statics = [...config.matchAll(/"object": "(\w+)", "property": "(\w+)"/g)].map(([, of, name]) => `${of}.${name}`)
  return [...members, ...statics].filter((name) => !KEPT.test(name))
}

/** This context becomes a browser of 2023. */
export const makeOld = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      const owner = path.reduce<unknown>((found, part) => Object(found)[part] as unknown, globalThis)
      Reflect.deleteProperty(Object(owner) as object, last)
    }
  }, missing())
