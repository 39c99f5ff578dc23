import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import type { Page } from '../../../src/domain/device.ts'
import { createTabs, type Tab } from '../../support/device.ts'

/** Sequences of all models together: the same few in every run, 20,000 new ones in `npm run test:all`. */
const WANTED = process.env['PUNTADA_SECUENCIAS']
const ALL = Number(WANTED ?? 120)
/** `seed path replayPath` as a failure printed them: only that sequence is run again. */
const [SEED = '', PATH, REPLAY] = (process.env['PUNTADA_SECUENCIA'] ?? '').split(' ')
const MOST_STEPS = 60

export interface World {
  /** Throws where what is shown, stored or sent is not what its person did. */
  readonly check: () => void
  readonly close: () => void
  /** Lets everything go on that does not wait for the server. */
  readonly settle?: () => Promise<void>
}

/** Promises alone are under way, not time: after a turn none is left, and what they began has had three more. */
export const turns = async (): Promise<void> => {
  for (let count = 0; count < 4; count += 1) await turn()
}

/** How a request ends: whether it was done, and what the browser hears of it. */
export const ENDS = {
  done: { isDone: true, result: ok(undefined) },
  refused: { isDone: false, result: fail({ kind: 'refused', text: 'No' }) },
  'never left': { isDone: false, result: fail({ kind: 'offline' }) },
  'lost on the way': { isDone: false, result: fail({ kind: 'timeout' }) },
  'answer lost': { isDone: true, result: fail({ kind: 'timeout' }) },
  'answer cut': { isDone: true, result: fail({ kind: 'offline', sent: true }) },
  'answer unreadable': { isDone: true, result: fail({ kind: 'server', status: 500 }) },
  'session ended': { isDone: false, result: fail({ kind: 'unauthorised' }) },
} as const
export type End = Readonly<{ isDone: boolean; result: Result<undefined> }>
export const end = fc.constantFrom<End>(ENDS.done, ENDS.done, ...Object.values(ENDS))

/** A server that answers when it is told to. */
export class Server<Request, T> {
  readonly posts: { readonly request: Request; isOpen: boolean; readonly answer: (result: Result<T>) => void }[] = []
  ask = (request: Request): Promise<Result<T>> =>
    new Promise((answer) => void this.posts.push({ request, isOpen: true, answer }))
  underWay = () => this.posts.filter(({ isOpen }) => isOpen)
  take(at: number) {
    const post = nth(this.underWay(), at)
    if (post !== undefined) post.isOpen = false
    return post
  }
}
export const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

interface Keyed {
  readonly clientId: string
}

/** Two tabs of one browser, each with its part of the site, before one server. */
export const openTabs = <Part extends { stop: () => void }, Request extends Keyed, T>(
  open: (tab: Tab, ask: (request: Request) => Promise<Result<T>>, page: Pick<Page, 'now' | 'newId'>) => Part,
) => {
  const browser = createTabs()
  const server = new Server<Request & { tab: Tab }, T>()
  /** How often each key was asked to be sent. */
  const presses = new Map<string, number>()
  // Time goes on with each look at it, and no id comes twice.
  let time = 1000
  const now = () => (time += 1)
  const opened = () => {
    const tab = browser.open()
    return { tab, ...open(tab, (request) => server.ask({ ...request, tab }), { now, newId: () => `k${now()}` }) }
  }
  const tabs = [opened(), opened()]
  const isOpen = (tab: Tab) => tabs.some((one) => one.tab === tab)
  return {
    tabs,
    server,
    now,
    isOpen,
    isOnItsWay: ({ clientId }: Keyed) =>
      server.underWay().some(({ request }) => request.clientId === clientId && isOpen(request.tab)),
    /** Twice in one tab, and in the other too: only one request may go out. */
    press(clientId: string, at: number, send: (part: Part) => unknown): void {
      presses.set(clientId, (presses.get(clientId) ?? 0) + 1)
      for (const tab of [at, at, 1 - at]) void send(tabs[tab]!)
    },
    /** `unpressed`: how often one goes out without a press. */
    checkPresses(unpressed = 0): void {
      for (const [key, posts] of Map.groupBy(server.posts, ({ request }) => request.clientId))
        expect(posts.length, 'cada uno se envía cuando se oprime').toBeLessThanOrEqual(
          unpressed + (presses.get(key) ?? 0),
        )
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

/** The table of a model's steps: how often each is drawn, and what it does; `false` where it cannot be taken. */
export const stepsOf = <W extends World>() => {
  const step = <Drawn extends readonly unknown[]>(
    times: number,
    name: string,
    draws: readonly [...{ [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> }],
    take: (world: W, ...drawn: Drawn) => void | false | Promise<void | false>,
  ): fc.Arbitrary<fc.AsyncCommand<W, W>>[] => {
    const command = fc.tuple(...draws).map((drawn) => ({
      check: () => true,
      run: async (_: W, world: W) => {
        if ((await take(world, ...(drawn as unknown as Drawn))) === false) return
        await (world.settle ?? turns)()
        world.check()
      },
      toString: () => `${name}(${drawn.map((value) => fc.stringify(value)).join(', ')})`,
    }))
    return Array.from({ length: times }, () => command)
  }
  return step
}

const report = <T>(details: fc.RunDetails<T>): void => {
  if (!details.failed) return
  const text = fc.defaultReportMessage(details) ?? ''
  const replay = /replayPath="(.*?)"/.exec(text)?.[1] ?? ''
  const { testPath } = expect.getState()
  throw new Error(
    `${text}\n\nPUNTADA_SECUENCIA="${details.seed} ${details.counterexamplePath} ${replay}" npx vitest run ${testPath}`,
    { cause: details.errorInstance },
  )
}

/** `share`: of all sequences; those of a screen take half a second each. */
export const sequences = <W extends World>(
  title: string,
  share: number,
  open: () => W | Promise<W>,
  steps: fc.Arbitrary<fc.AsyncCommand<W, W>>[][],
): void =>
  it(
    title,
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.commands(steps.flat(), { maxCommands: MOST_STEPS, size: 'max', ...(REPLAY && { replayPath: REPLAY }) }),
          async (commands) => {
            const world = await open()
            try {
              await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
            } finally {
              world.close()
            }
          },
        ),
        {
          numRuns: Math.ceil(ALL * share),
          seed: Number(SEED || (WANTED === undefined ? 34 : Date.now() % 1_000_000_000)),
          ...(PATH && { path: PATH }),
          asyncReporter: (details) => Promise.resolve(report(details)),
        },
      ),
    20_000 + ALL * share * 5000,
  )
