import { createInterface } from 'node:readline/promises'

/** Who answers: a person at a terminal, `--yes`, or nobody. */
export interface Person {
  /** Whether what was shown is right; null where nobody can say. */
  agrees(question: string): Promise<boolean | null>
  /** What was typed; '' where nobody types. */
  types(question: string): Promise<string>
}

const nobody = (answer: boolean | null): Person => ({
  agrees: () => Promise.resolve(answer),
  types: () => Promise.resolve(''),
})

/** `--yes` agrees to everything. Without a terminal, nothing is asked. */
export const personAt = (terminal: NodeJS.ReadStream, isYes: boolean): Person => {
  if (isYes) return nobody(true)
  if (!terminal.isTTY) return nobody(null)
  const types = async (question: string): Promise<string> => {
    // Open between questions, it would keep a tool that failed from ending.
    const lines = createInterface({ input: terminal, output: process.stdout })
    const typed = await lines.question(question)
    lines.close()
    return typed.trim()
  }
  return {
    types,
    async agrees(question) {
      for (;;) {
        const answer = (await types(`${question} [s/n] `)).toLowerCase()
        if (/^(?:s|s[ií]|y|yes)$/.test(answer)) return true
        if (/^(?:n|no)$/.test(answer)) return false
      }
    },
  }
}

/** All at once; who says no is asked one by one. */
export const agreedOf = async <T>(
  items: readonly T[],
  ask: (some: readonly T[]) => Promise<boolean | null>,
): Promise<ReadonlyMap<T, boolean | null>> => {
  const answer = await ask(items)
  if (answer !== false || items.length === 1) return new Map(items.map((item) => [item, answer]))
  const each = new Map<T, boolean | null>()
  for (const item of items) each.set(item, await ask([item]))
  return each
}

/** `portada=foto desde=ano_fundacion`: of these names, what each is called there. */
export const pairsTyped = (typed: string, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...typed.matchAll(/([\w.]+) ?= ?([\w.]+)/g)].flatMap(([, ours = '', theirs = '']) => {
      const name = names.find((known) => known === ours || known === `productos.${ours}`)
      return name === undefined ? [] : [[name, theirs] as const]
    }),
  )
