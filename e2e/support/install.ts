import { spawnSync } from 'node:child_process'

/**
 * Installs these packages of Debian where that disturbs nobody: in CI, or as root in a container. Throws if what they
 * bring is not there then.
 */
export const install = (packages: readonly string[], isThere: () => boolean): void => {
  const isRoot = process.getuid?.() === 0
  if (!isThere() && (isRoot || process.env['CI'] !== undefined))
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const [command = '', ...others] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', '-q', ...args]
      spawnSync(command, others, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    }
  if (!isThere()) throw new Error(`No está, y no se revisó. En Debian o Ubuntu: sudo apt install ${packages.join(' ')}`)
}
