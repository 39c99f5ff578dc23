import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SpecFigures {
  readonly specs: number
  readonly seconds: number
}

/** Runs the whole specification once, start of the runner included. */
export const measureSpecs = (): SpecFigures => {
  const file = join(tmpdir(), `puntada-specs-${process.pid}.json`)
  const { NODE_ENV: _, ...env } = process.env
  const began = performance.now()
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${file}`], {
    env,
    stdio: 'ignore',
  })
  const seconds = (performance.now() - began) / 1000
  const { numTotalTests } = JSON.parse(readFileSync(file, 'utf8')) as { numTotalTests: number }
  rmSync(file)
  return { specs: numTotalTests, seconds }
}
