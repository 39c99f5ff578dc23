import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import type { Screen } from '../../src/commands/screen.ts'
import { LEADING_IDS, leadingIds, saveResults, type Check } from './collect.ts'
import { failureOf, withScreen } from './failure.ts'

const checkOf = (test: TestCase, { attachments, errors }: TestResult): Check => {
  const [, , , ...titles] = test.titlePath()
  const outcome = test.outcome()
  const attached = (name: string) => attachments.find((attachment) => attachment.name === name)
  const screen = attached('pantalla')?.body
  const message = errors.map(({ message: text = '' }) => text).join('\n\n')
  const cannotFail = outcome === 'skipped' || (outcome === 'expected' && test.expectedStatus !== 'passed')
  return {
    titles,
    file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
    status: cannotFail ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed',
    ...(outcome === 'unexpected' && {
      failure: {
        ...failureOf(screen === undefined ? message : withScreen(message, JSON.parse(screen.toString()) as Screen)),
        picture: attached('screenshot')?.path,
      },
    }),
    evidence: attachments.flatMap(({ name, path }) => {
      const ids = leadingIds(name)
      return ids.length === 0 || path === undefined ? [] : [{ ids, caption: name.replace(LEADING_IDS, ''), path }]
    }),
  }
}

export default class AcceptanceReporter implements Reporter {
  readonly #checks = new Map<string, Check>()
  readonly #errors: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#checks.set(test.id, checkOf(test, result))
  }

  /** A failure outside any check, such as a server that did not start. */
  onError({ message = '' }: TestError): void {
    this.#errors.push(message)
  }

  onEnd(): void {
    saveResults('reports/e2e.json', { checks: [...this.#checks.values()], errors: this.#errors })
  }
}
