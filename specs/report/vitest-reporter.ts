import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Check, Results } from './collect.ts'
import { failureOf } from './failure.ts'

/** Titles from the outermost group to the check. */
const titlesOf = (test: TestCase): readonly string[] => {
  const titles = [test.name]
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) titles.unshift(parent.name)
  return titles
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const checkOf = (test: TestCase): Check => {
  const result = test.result()
  const [error] = result.errors ?? []
  const { expected, actual } = error ?? {}
  // A check that is expected to fail proves nothing about the product.
  const cannotFail = test.options.fails === true || test.options.mode === 'todo' || test.options.mode === 'skip'
  return {
    titles: titlesOf(test),
    file: relative(process.cwd(), test.module.moduleId).replaceAll('\\', '/'),
    status: cannotFail || result.state === 'pending' ? 'skipped' : result.state,
    ...(error !== undefined && {
      // A rule tried with many examples says why it failed in the cause.
      failure: failureOf((error.cause as Error | undefined)?.message ?? error.message, text(expected), text(actual)),
    }),
    evidence: [],
  }
}

/** Writes reports/specs.json. */
export default class AcceptanceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const checks = modules.flatMap((module) => [...module.children.allTests()].map(checkOf))
    const errors = [
      ...unhandled.map(({ message }) => message),
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `${relative(process.cwd(), module.moduleId)}: ${message}`),
      ),
    ]
    const results: Results = { checks, errors }
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/specs.json', JSON.stringify(results, null, 1))
  }
}
