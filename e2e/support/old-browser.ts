import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'

/** What TypeScript calls otherwise than browsers do. */
const OWNERS: Readonly<Record<string, string>> = {
  Window: 'globalThis',
  Body: 'Response.prototype',
  IteratorObject: 'Iterator.prototype',
}

/** Of the first two only a further parameter is new; the checks themselves ask the last. */
const KEPT = /\.(?:has|delete|checkVisibility)$/

/** `URLSearchParams.prototype.size`, `URL.canParse`: what browsers of 2023 lack, as the linter knows it. */
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

/** The pages of this context are shown by a browser of 2023. */
export const makeOld = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      const owner = path.reduce<unknown>((found, part) => Object(found)[part] as unknown, globalThis)
      Reflect.deleteProperty(Object(owner) as object, last)
    }
  }, missing())
