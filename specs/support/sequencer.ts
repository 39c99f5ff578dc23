import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ownEnvironment = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8').slice(0, 400))?.[1] ?? ''

/**
 * Files of one environment run one after the other, because Vitest starts another worker between two environments. The
 * longest run first, or at random with `--sequence.shuffle`.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const drawn = ({ moduleId }: TestSpecification): string =>
      createHash('sha1').update(`${seed}${moduleId}`).digest('hex')
    const sorted = shuffle
      ? files.toSorted((one, other) => drawn(one).localeCompare(drawn(other)))
      : await super.sort(files)
    const groups = Map.groupBy(sorted, ownEnvironment)
    return [...groups.keys()].sort().flatMap((name) => groups.get(name) ?? [])
  }
}
