export interface Report {
  /** Runs a step; one that fails does not stop the others. */
  readonly step: (what: string, run: () => Promise<string | void>) => Promise<void>
  readonly failures: () => number
  readonly count: () => number
}

export const createReport = (say: (text: string) => void): Report => {
  let failed = 0
  let all = 0
  return {
    step: async (what, run) => {
      all += 1
      const start = performance.now()
      try {
        const note = await run()
        say(`  ✓ ${what}${note ? ` (${note})` : ''} · ${((performance.now() - start) / 1000).toFixed(1)} s`)
      } catch (error) {
        failed += 1
        const text = error instanceof Error ? error.message : String(error)
        say(
          `  ✗ ${what}\n${text
            .split('\n')
            .map((line) => `      ${line}`)
            .join('\n')}`,
        )
      }
    },
    failures: () => failed,
    count: () => all,
  }
}
