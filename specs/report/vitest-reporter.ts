import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { saveResults, type Check } from './collect.ts'
import { failureOf } from './failure.ts'

const checkOf = (test: TestCase): Check => {
  const result = test.result()
  const [error] = result.errors ?? []
  // A check that is expected to fail proves nothing about the product.
  const cannotFail = test.options.fails === true || test.options.mode === 'todo' || test.options.mode === 'skip'
  return {
    titles: test.fullName.split(' > '),
    file: test.module.relativeModuleId,
    status: cannotFail || result.state === 'pending' ? 'skipped' : result.state,
    ...(error !== undefined && {
      // A rule tried with many examples says why it failed in the cause.
      failure: failureOf([(error.cause as Error | undefined)?.message, error.message].filter(Boolean).join('\n')),
    }),
    evidence: [],
  }
}

export default class AcceptanceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const checks = modules.flatMap((module) => [...module.children.allTests()].map(checkOf))
    const broken = modules.flatMap((module) =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    )
    saveResults('reports/specs.json', { checks, errors: [...unhandled.map(({ message }) => message), ...broken] })
  }
}
