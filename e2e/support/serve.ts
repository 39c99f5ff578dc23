import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { serveSite } from '../../src/hosting/development/preview.ts'
import { serveApi } from './servers.ts'

/**
 * `node e2e/support/serve.ts dist-offline:4181 dist:4182` serves the built shops to the journeys, each on its port, and
 * builds one that is missing or older than its sources.
 */
const SCRIPTS: Readonly<Record<string, string>> = { dist: 'build', 'dist-offline': 'build:offline' }
const SOURCES = ['src/**', 'mocks/**', 'vite.config.ts', 'package-lock.json', '.env']

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const newest = Math.max(...globSync(SOURCES).map(changed))

for (const [folder = '', port] of process.argv.slice(2).map((asked) => asked.split(':'))) {
  if (changed(folder) < newest) {
    // Playwright shows the error channel of its servers.
    console.error(`${folder} no está, o es más viejo que el código: corre npm run ${SCRIPTS[folder]}…`)
    const { status, stdout } = spawnSync('npm', ['run', `${SCRIPTS[folder]}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
    if (status !== 0) {
      console.error(stdout)
      process.exit(2)
    }
  }
  const api = folder === 'dist' ? (await serveApi({})).origin : null
  await serveSite(folder, api, Number(port))
}
console.log('abierto')
