import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node e2e/support/fresh-build.ts dist build`: before journeys, runs that script of package.json where the folder is
 * missing or older than what it is made of. On the error channel, which Playwright shows of its servers.
 */
const [folder = '', script = ''] = process.argv.slice(2)
const SOURCES = ['src', 'mocks', 'vite.config.ts', 'package-lock.json', '.env']

const stamp = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const newest = (path: string): number =>
  Math.max(
    0,
    ...(statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => stamp(join(path, name)))
      : [stamp(path)]),
  )

const built = stamp(folder)
if (built < Math.max(...SOURCES.map(newest))) {
  console.error(`${folder} ${built === 0 ? 'no está' : 'es más viejo que el código'}: corre npm run ${script}…`)
  const { status, stdout } = spawnSync('npm', ['run', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(stdout)
    process.exit(2)
  }
}
