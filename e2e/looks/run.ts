import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { haveBrowser } from '../../src/commands/browser.ts'
import { refuse } from '../../src/commands/options.ts'
import { elapsed } from '../../src/commands/steps.ts'
import { serveSite } from '../../src/hosting/development/preview.ts'
import { STATES } from './states.ts'

/** `npm run looks -- COMMIT [orders,product]`: what differs on screen between that commit and the working tree. */
const [commit = '', names] = process.argv.slice(2)
const states = [...new Set(STATES.map(({ of }) => of))]
if (commit === '' || commit.startsWith('-')) refuse(`npm run looks -- COMMIT [${states.join(',')}]`)
const chosen = names?.split(',') ?? states
for (const name of chosen)
  if (!states.includes(name)) refuse(`There is no «${name}» to look at, but ${states.join(', ')}.`)

const folder = mkdtempSync(join(tmpdir(), 'puntada-looks-'))
const tree = join(folder, 'tree')
let child: ChildProcess | null = null
process.on('exit', () => {
  child?.kill('SIGINT')
  spawnSync('git', ['worktree', 'remove', '--force', tree])
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Gives the exit code, and passes errors on. */
const run = (command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) =>
  new Promise<number | null>((done) => {
    child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options }).on('close', done)
  })
const must = async (...command: Parameters<typeof run>): Promise<void> => {
  if ((await run(...command)) !== 0) refuse(`${command[0]} ${command[1].join(' ')} failed.`)
}

if (!(await haveBrowser())) process.exit(1)
console.log(`The shop of ${commit} and of the working tree…`)
await must('git', ['worktree', 'add', '--quiet', '--detach', tree, commit])
for (const file of globSync('.env*')) cpSync(file, join(tree, file))
const lockOf = (place: string): string => readFileSync(join(place, 'package-lock.json'), 'utf8')
if (lockOf('.') === lockOf(tree)) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
else await must('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: tree })

interface Trouble {
  readonly where: string
  readonly isOther: boolean
  /** COMMIT has no such picture. */
  readonly isNew: boolean
  readonly text: string
}

/** Compares with the pictures that are there. */
const takePictures = async (place: string, ...options: readonly string[]): Promise<readonly Trouble[]> => {
  const outDir = join(folder, 'shop')
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'offline', '--outDir', outDir, '--emptyOutDir']
  await must(process.execPath, [...vite, '--logLevel', 'error'], { cwd: place })
  console.log(`Pictures… (${elapsed()})`)
  const { origin, stop } = await serveSite(outDir, null)
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/looks/playwright.config.ts']
  await run(process.execPath, [...playwright, '--grep', `@(${chosen.join('|')})(?!\\w)`, ...options], {
    env: { ...process.env, LOOKS_ORIGIN: origin, LOOKS_FOLDER: folder },
  })
  await stop()
  const report = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as JSONReport
  const specsOf = ({ specs, suites = [] }: JSONReportSuite): typeof specs => [...specs, ...suites.flatMap(specsOf)]
  const failures = report.suites.flatMap(specsOf).flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) =>
        errors.map(({ message }) => {
          const text = stripVTControlCharacters(message ?? '')
          const picture = /(\d+ (?:light|dark))\.png/.exec(text)?.[1] ?? ''
          return {
            where: `${title} ${picture}`,
            isOther: / pixels .* are different\./.test(text) && !text.includes('consecutive stable screenshots'),
            isNew: text.includes("A snapshot doesn't exist"),
            text,
          }
        }),
      ),
    ),
  )
  return [
    ...failures,
    ...report.errors.map(({ message = '' }) => ({ where: 'All', isOther: false, isNew: false, text: message })),
  ]
}

await takePictures(tree, '--update-snapshots=all')
const before = globSync(join(folder, 'pictures/*/*.png')).length
const troubles = await takePictures('.')
const different = troubles.filter(({ isOther }) => isOther)
const added = troubles.filter(({ isNew }) => isNew)
const failed = troubles.filter(({ isOther, isNew }) => !isOther && !isNew)
for (const { where } of different) console.log(`  ${where}`)
for (const { where } of added) console.log(`  ${where}: ${commit} has none`)
for (const { where, text } of failed)
  console.log(`  ${where} could not be taken: ${text.split('\n', 8).join('\n    ')}`)
console.log(`${before + added.length} pictures, ${different.length} differ (${elapsed()}): reports/looks/index.html`)
if (failed.length > 0) process.exitCode = 1
