import type { Failure } from '../../domain/result.ts'

/** The file that a failed import requested, if the browser's message names it. */
const fileIn = (error: unknown) =>
  error instanceof Error ? new RegExp(`${window.location.origin}/[^\\s?]+\\.js`).exec(error.message)?.[0] : undefined

const LONGEST_MS = 25_000

/** Pictures that hang may hold all of a host's connections (HTTP/1.1), and then the code behind them never comes. */
const inTime = async <Code>(loading: Promise<Code>): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A dynamically imported module did not come in time')), LONGEST_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/**
 * Tries once more under another address, because Chromium never requests a failed import again under the same one.
 * `name`: an export of the module, to recognise it by.
 */
export const importCode = async <Code extends object>(
  load: () => Promise<Code>,
  name: keyof Code & string,
): Promise<Code> => {
  try {
    return await inTime(load())
  } catch (error) {
    const file = fileIn(error)
    const code = file === undefined ? {} : ((await import(/* @vite-ignore */ `${file}?${Date.now()}`)) as object)
    if (name in code) return code as Code
    throw error
  }
}

/** Code is lost without a network, and also after a deploy that removed its file. */
export const lostCode = (): Failure => (navigator.onLine ? { kind: 'server', status: 404 } : { kind: 'offline' })
