import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import type { Screen } from '../../src/commands/screen.ts'
import { captionOf, leadingIds, saveResults, type Check, type Evidence } from './collect.ts'
import { failureOf, withScreen } from './failure.ts'

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
  const of = (name: string) => attachments.find((attachment) => attachment.name === name)
  const screen = of('pantalla')?.body
  const said = errors.map(({ message = '' }) => message).join('\n\n')
  const cannotFail = outcome === 'skipped' || (outcome === 'expected' && test.expectedStatus !== 'passed')
  return {
    titles,
    file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
    status: cannotFail ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed',
    ...(outcome === 'unexpected' && {
      failure: {
        ...failureOf(screen === undefined ? said : withScreen(said, JSON.parse(screen.toString()) as Screen)),
        picture: of('screenshot')?.path,
      },
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
