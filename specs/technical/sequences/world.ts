import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import type { Page } from '../../../src/domain/device.ts'
import { createTabs, type Tab } from '../../support/device.ts'

/** Sequences of both worlds together: the same few in every run, 20,000 new ones in `npm run test:all`. */
const WANTED = process.env['PUNTADA_SECUENCIAS']
/** `seed path replayPath` as a failure printed them: only that sequence is run again. */
const [SEED = '', PATH, REPLAY] = (process.env['PUNTADA_SECUENCIA'] ?? '').split(' ')

interface World {
  /** Throws where what is shown, stored or sent is not what its person did. */
  readonly check: () => void
  readonly close: () => void
}

/** Promises alone are under way, not time: after a turn none is left, and what they began has had three more. */
const turns = async (): Promise<void> => {
  for (let count = 0; count < 4; count += 1) await turn()
}

/** How a request ends: whether it was done, and what the browser hears of it. */
interface End {
  readonly isDone: boolean
  readonly result: Result<undefined>
}
const done: End = { isDone: true, result: ok(undefined) }
export const end = fc.constantFrom<End>(
  done,
  done,
  done,
  { isDone: false, result: fail({ kind: 'refused', text: 'No' }) },
  { isDone: false, result: fail({ kind: 'offline' }) },
  { isDone: false, result: fail({ kind: 'timeout' }) },
  { isDone: true, result: fail({ kind: 'timeout' }) },
  { isDone: true, result: fail({ kind: 'offline', sent: true }) },
  { isDone: true, result: fail({ kind: 'server', status: 500 }) },
  { isDone: false, result: fail({ kind: 'unauthorised' }) },
)

const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

interface Keyed {
  readonly clientId: string
}

/** Two tabs of one browser, each with its part of the site, before one server that answers when it is told to. */
export const openTabs = <Part extends { stop: () => void }, Request extends Keyed, T>(
  open: (tab: Tab, ask: (request: Request) => Promise<Result<T>>, page: Pick<Page, 'now' | 'newId'>) => Part,
) => {
  const browser = createTabs()
  const posts: { request: Request; tab: Tab; isOpen: boolean; answer: (result: Result<T>) => void }[] = []
  /** How often each key was asked to be sent. */
  const presses = new Map<string, number>()
  // Time goes on with each look at it, and no id comes twice.
  let time = 1000
  const now = () => (time += 1)
  const opened = () => {
    const tab = browser.open()
    const ask = (request: Request) =>
      new Promise<Result<T>>((answer) => void posts.push({ request, tab, isOpen: true, answer }))
    return { tab, ...open(tab, ask, { now, newId: () => `k${now()}` }) }
  }
  const tabs = [opened(), opened()]
  const isOpen = (tab: Tab) => tabs.some((one) => one.tab === tab)
  const underWay = () => posts.filter(({ isOpen }) => isOpen)
  return {
    tabs,
    posts,
    now,
    isOpen,
    take: (at: number) => {
      const post = nth(underWay(), at)
      if (post !== undefined) post.isOpen = false
      return post
    },
    isOnItsWay: ({ clientId }: Keyed) =>
      underWay().some(({ request, tab }) => request.clientId === clientId && isOpen(tab)),
    /** Twice in one tab, and perhaps in the other too: only one request may go out. */
    press: (clientId: string, at: readonly number[], send: (part: Part) => unknown) => {
      presses.set(clientId, (presses.get(clientId) ?? 0) + 1)
      for (const tab of at) void send(tabs[tab]!)
    },
    /** `unpressed`: how often one goes out without a press. */
    checkPresses: (unpressed = 0) => {
      for (const [key, sent] of Map.groupBy(posts, ({ request }) => request.clientId))
        expect(sent.length, 'se envía cuando se oprime').toBeLessThanOrEqual(unpressed + (presses.get(key) ?? 0))
    },
    /** What it had on its way goes on without it. */
    reload: (at: number): void => {
      const { tab, stop } = tabs[at]!
      stop()
      tab.close()
      tabs[at] = opened()
    },
    close: () => tabs.forEach(({ stop }) => stop()),
  }
}

/** The table of a world's steps: how often each is drawn, and what it does; `false` where it cannot be taken. */
export const stepsOf =
  <W extends World>() =>
  <Drawn extends readonly unknown[]>(
    times: number,
    name: string,
    draws: readonly [...{ [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> }],
    take: (world: W, ...drawn: Drawn) => unknown,
  ): fc.Arbitrary<fc.AsyncCommand<W, W>>[] => {
    const command = fc.tuple(...draws).map((drawn) => ({
      check: () => true,
      run: async (_: W, world: W) => {
        if (take(world, ...(drawn as unknown as Drawn)) === false) return
        await turns()
        world.check()
      },
      toString: () => `${name}(${drawn.map((value) => fc.stringify(value)).join(', ')})`,
    }))
    return Array.from({ length: times }, () => command)
  }

export const sequences = <W extends World>(
  title: string,
  open: () => W,
  steps: fc.Arbitrary<fc.AsyncCommand<W, W>>[][],
): void => {
  const numRuns = Number(WANTED ?? 140) / 2
  const drawn = fc.commands(steps.flat(), { maxCommands: 60, size: 'max', ...(REPLAY && { replayPath: REPLAY }) })
  const seed = Number(SEED || (WANTED === undefined ? 34 : Date.now() % 1_000_000_000))
  const run = async (commands: Iterable<fc.AsyncCommand<W, W>>) => {
    const world = open()
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
    } finally {
      world.close()
    }
  }
  it(
    title,
    () => fc.assert(fc.asyncProperty(drawn, run), { numRuns, seed, ...(PATH && { path: PATH }) }),
    20_000 + numRuns * 5000,
  )
}
