import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { captionOf, leadingIds, saveResults, type Check, type Evidence } from './collect.ts'
import { failureOf } from './failure.ts'

const evidenceOf = ({ name, path, body, contentType }: TestResult['attachments'][number]): readonly Evidence[] => {
  const shown = { ids: leadingIds(name), caption: captionOf(name) }
  if (shown.ids.length === 0) return []
  if (path !== undefined) return [{ ...shown, path }]
  const lines = body?.toString() ?? ''
  return [contentType === 'text/x-sin-imagen' ? { ...shown, missing: lines } : { ...shown, lines }]
}

export const checkOf = (test: TestCase, { attachments, errors }: TestResult): Check => {
  const [, , , ...titles] = test.titlePath()
  const outcome = test.outcome()
  const picture = attachments.find(({ name }) => name === 'screenshot')?.path
  const cannotFail = outcome === 'skipped' || (outcome === 'expected' && test.expectedStatus !== 'passed')
  return {
    titles,
    file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
    status: cannotFail ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed',
    ...(outcome === 'unexpected' && {
      failure: { ...failureOf(errors.map(({ message = '' }) => message).join('\n\n')), picture },
    }),
    evidence: attachments.flatMap(evidenceOf),
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
