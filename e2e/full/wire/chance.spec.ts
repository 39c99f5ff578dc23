import { chance } from '../../../mocks/seed/random.ts'
import { FAULTS } from '../../support/chaos-faults.ts'
import { expect, test } from '../../support/chaos-test.ts'
import { ALL_SCREENS } from '../../support/screens.ts'
import { become, DEMO } from '../../support/test.ts'

/** Fresh in every run; a failure prints it, and `CHAOS_SEED=… npm run e2e -- --project=wire chance` repeats it. */
const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
const ROUNDS = 16
/** Screens that one page goes through before it is loaded anew and its cache is empty again. */
const SCREENS = 8

test('R11.27 con respuestas descompuestas al azar las pantallas siguen en pie', async ({ page, chaos, oracle }) => {
  test.setTimeout(600_000)
  const random = chance(SEED)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const addresses = ALL_SCREENS.map(({ address }) => address)
  for (let round = 0; round < ROUNDS; round += 1) {
    const said: string[] = []
    chaos.rule = (endpoint) => {
      // Some answers stay true, so that good and bad meet on one screen.
      if (random() < 0.3) return null
      const [name, fault] = one(Object.entries(FAULTS))
      said.push(`${endpoint}: ${name}`)
      return fault
    }
    await become(page, round % 2 === 0 ? DEMO : null, chaos.origin)
    await oracle.open(one(addresses))
    await oracle.look()
    for (let step = 0; step < SCREENS; step += 1) {
      const path = one(addresses)
      if (path === new URL(page.url()).pathname) continue
      await oracle.visit(path)
      expect
        .soft(oracle.problems(), `CHAOS_SEED=${SEED}, vuelta ${round}, ${path}\n${said.splice(0).join('\n')}`)
        .toEqual([])
    }
  }
})
