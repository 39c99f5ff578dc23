import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/**
 * Runs a command of node_modules/.bin or the system; true when it ended well. `live` shows the output as it comes, and
 * not only when the command fails.
 */
export const run = (
  command: string,
  args: readonly string[],
  { env = {}, live = false }: { env?: Readonly<Record<string, string>>; live?: boolean } = {},
) =>
  new Promise<boolean>((done) => {
    const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
    const output = live ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    })
    const pieces: unknown[] = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.on('error', ({ message }) => pieces.push(message))
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(pieces.join(''))
      done(code === 0)
    })
  })

const begun = performance.now()
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

export const elapsed = () => seconds(begun)

let [steps, total] = [0, 0]

/** Lets each step say which of how many it is. */
export const expectSteps = (count: number) => {
  total = count
}

export const step = async (title: string, action: () => Promise<boolean>) => {
  const start = performance.now()
  steps += 1
  console.log(`▸ ${total > 0 ? `${steps} de ${total} · ` : ''}${title}…`)
  const good = await action().catch((reason: unknown) => {
    console.log(reason instanceof Error ? reason.message : String(reason))
    return false
  })
  console.log(`${good ? '✓' : '✗'} ${title}: ${good ? 'bien' : 'con fallas'} (${seconds(start)}; van ${elapsed()})`)
  return good
}

/** Playwright's reporter that says which of how many checks it is at: in a terminal one line, in a log a line each. */
export const REPORTER = process.stdout.isTTY ? 'line' : 'list'
