import type { Page } from '@playwright/test'
import { chance, hash } from '../../../mocks/seed/random.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { mutate } from '../../support/chaos-fuzz.ts'
import type { Oracle } from '../../support/chaos-oracle.ts'
import type { ChaosProxy } from '../../support/chaos-proxy.ts'
import { DEMO, expect, test } from '../../support/chaos-test.ts'
import { become } from '../../support/test.ts'

/**
 * Spoiled answers of every endpoint, reproducible: `CHAOS_SEED=7 CHAOS=5000 npm run e2e -- --project=wire fuzz`.
 * A failure names the seed, the round and what was done to each answer in it; `CHAOS_FROM=ROUND` starts there.
 */
const SEED = Number(process.env['CHAOS_SEED'] ?? 20261121)
const ANSWERS = Number(process.env['CHAOS'] ?? 1000)
const FROM = Number(process.env['CHAOS_FROM'] ?? 0)
/** Runs side by side, each with its own part of the answers. */
const PARTS = 2
/** Screens that one page goes through before it is loaded anew and its cache is empty again. */
const ROUND = 14

type Pick = (count: number) => number

/** A seed of its own for each answer, whatever the order in which they are asked for. */
const seedOf = (...parts: readonly (string | number)[]): number => hash([SEED, ...parts].join('|'))

const SCREENS: readonly ((pick: Pick) => string)[] = [
  () => '/',
  (pick) => `/vistaproducto/${1 + pick(900)}`,
  (pick) => `/empresa/${1 + pick(40)}`,
  (pick) => `/articulo/${1 + pick(12)}`,
  (pick) => `/chat/${1 + pick(40)}`,
  (pick) => `/busqueda/${['blusa', 'bota', 'ni%C3%B1o', 'zz', '50%25', 'a+b'][pick(6)] ?? ''}`,
  (pick) => `/productos/${['todos', 'dama', 'bebe', 'calzado'][pick(4)] ?? ''}/0/todas`,
  () => '/articulos',
  () => '/catalogoempresa',
  () => '/favoritos',
  () => '/mensajes',
  () => '/categorias',
  () => '/canaive',
  () => '/perfil',
]

interface Run {
  readonly page: Page
  readonly chaos: ChaosProxy
  readonly oracle: Oracle
  readonly met: Set<string>
}

/** One page load and its screens: how many answers it spoiled. */
const playRound = async ({ page, chaos, oracle, met }: Run, round: number): Promise<number> => {
  const random = chance(seedOf(round))
  const pick: Pick = (count) => Math.floor(random() * count)
  let spoiled = 0
  let step = 0
  let said: string[] = []
  const times = new Map<string, number>()
  const check = (where: string) => {
    const problems = oracle.problems()
    expect
      .soft(problems, `CHAOS_SEED=${SEED} CHAOS_FROM=${round}, paso ${step}, ${where}\n${said.join('\n')}`)
      .toEqual([])
    said = said.slice(-20)
  }
  chaos.rule = ({ endpoint, url }) => {
    const key = `${endpoint}${url.search}`
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    // Some answers stay true, so that good and bad meet on one screen.
    if (seedOf(round, key, time, 'se salva') % 5 === 0) return null
    spoiled += 1
    met.add(endpoint)
    return (truth) => {
      const { answer, how } = mutate(truth, seedOf(round, key, time))
      said.push(`  ${key}: ${how}`)
      return answer
    }
  }
  oracle.forgetWrites()
  const screens = Array.from({ length: ROUND }, () => SCREENS[pick(SCREENS.length)] ?? (() => '/'))
  let path = screens[0]?.(pick) ?? '/'
  await become(page, round % 2 === 0 ? DEMO : null, chaos.origin)
  await oracle.open(path)
  await oracle.look()
  check('al abrir')
  for (const screen of screens.slice(1)) {
    step += 1
    const next = screen(pick)
    if (next === path) continue
    path = next
    await oracle.visit(path)
    check(path)
  }
  return spoiled
}

for (let part = 0; part < PARTS; part++) {
  test(`R11.27 respuestas al azar no rompen la tienda (${part + 1} de ${PARTS}, semilla ${SEED})`, async ({
    page,
    chaos,
    oracle,
  }) => {
    test.setTimeout(60_000 + ANSWERS * 200)
    chaos.remembers = true
    chaos.plainPictures = true
    const met = new Set<string>()
    let spoiled = 0
    let round = FROM > 0 ? FROM : part * 10_000
    while (spoiled < ANSWERS / PARTS && (FROM === 0 || round === FROM)) {
      spoiled += await playRound({ page, chaos, oracle, met }, round)
      round += 1
    }
    console.log(`${spoiled} respuestas descompuestas de ${met.size} llamadas, semilla ${SEED}`)
    if (FROM > 0) return
    const untouched = ENDPOINTS.map(({ path }) => path.slice(1)).filter((name) => !met.has(name))
    // Writes are spoiled in chaos-writes.
    if (ANSWERS >= 1000) expect(untouched.length, `sin tocar: ${untouched.join(', ')}`).toBeLessThanOrEqual(20)
  })
}
