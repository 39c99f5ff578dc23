import { createInterface } from 'node:readline/promises'

/** Who answers: a person at a terminal, `--yes`, or nobody. */
export interface Person {
  /** Whether what was shown is right; null where nobody can say. */
  agrees(question: string): Promise<boolean | null>
  close(): void
}

/** Who can also type something. */
interface Typist extends Person {
  /** What was typed; '' where nobody types. */
  types(question: string): Promise<string>
}

const nobody = (answer: boolean | null): Typist => ({
  agrees: () => Promise.resolve(answer),
  types: () => Promise.resolve(''),
  close: () => undefined,
})

/** `--yes` agrees to everything. Without a terminal, nothing is asked. */
export const personAt = (terminal: NodeJS.ReadStream, isYes: boolean): Typist => {
  if (isYes) return nobody(true)
  if (!terminal.isTTY) return nobody(null)
  const lines = createInterface({ input: terminal, output: process.stdout })
  return {
    async agrees(question) {
      for (;;) {
        const answer = (await lines.question(`${question} [s/n] `)).trim().toLowerCase()
        if (/^(?:s|s[ií]|y|yes)$/.test(answer)) return true
        if (/^(?:n|no)$/.test(answer)) return false
      }
    },
    types: async (question) => (await lines.question(question)).trim(),
    close: () => lines.close(),
  }
}
