import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs what is missing where that disturbs nobody: in CI, or as root in a container. */
export const installPackages = (packages: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0
  if (!existsSync('/usr/bin/apt-get') || (process.env['CI'] === undefined && !isRoot)) return
  const [command = '', ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ])
    spawnSync(command, [...first, ...args], { stdio: 'inherit', env })
}
