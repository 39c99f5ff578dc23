import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** One line for each journey as it ends. */
export default class Progress implements Reporter {
  private total = 0
  private done = 0
  private failed = 0

  onBegin({ workers }: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
    console.log(`  ${this.total} recorridos, ${workers} a la vez`)
  }

  onTestEnd({ title, parent }: TestCase, { status, duration, errors }: TestResult): void {
    const good = status === 'passed' || status === 'skipped'
    this.done += 1
    if (!good) this.failed += 1
    const project = parent.project()?.name ?? ''
    console.log(`  [${this.done}/${this.total}] ${good ? '✓' : '✗'} ${title} (${project}, ${seconds(duration)})`)
    for (const { message = '', location } of errors) {
      console.log(`${message}\n${location?.file ?? ''}:${location?.line ?? ''}`.replaceAll(/^/gm, '      '))
    }
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(`  ${chunk.toString()}`)
  }

  onError({ message = '' }: TestError): void {
    console.log(`  ✗ ${message}`)
  }

  onEnd({ duration }: FullResult): void {
    console.log(`  ${this.done - this.failed} bien, ${this.failed} con fallas, en ${seconds(duration)}`)
  }

  printsToStdio(): boolean {
    return true
  }
}
