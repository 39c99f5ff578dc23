import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { createTabs, type Tab } from '../../support/device.ts'

/** Sequences of all models together: the same few in every run, 20,000 new ones in `npm run test:all`. */
const WANTED = process.env['PUNTADA_SECUENCIAS']
const ALL = Number(WANTED ?? 120)
/** `seed path replayPath` as a failure printed them: only that sequence is run again. */
const [SEED = '', PATH, REPLAY] = (process.env['PUNTADA_SECUENCIA'] ?? '').split(' ')
/** Steps that cannot be taken are left out. */
const MOST_STEPS = 60

/** What is under way when nobody waits for it any more. */
export type World = Readonly<{
  /** Throws where what is shown, stored or sent is not what its person did. */
  check: () => void
  close: () => void
  /** Lets everything go on that does not wait for the server. */
  settle?: () => Promise<void>
}>

/** Promises alone are under way, not time: after a turn none is left, and what they began has had three more. */
export const turns = async (): Promise<void> => {
  for (let count = 0; count < 4; count += 1) await turn()
}

/** How a request ends: whether it was done, and what the browser hears of it. */
export const endsWith = <T>(value: T) =>
  ({
    done: { isDone: true, result: ok(value) },
    refused: { isDone: false, result: fail({ kind: 'refused', text: 'No' }) },
    'never left': { isDone: false, result: fail({ kind: 'offline' }) },
    'lost on the way': { isDone: false, result: fail({ kind: 'timeout' }) },
    'answer lost': { isDone: true, result: fail({ kind: 'timeout' }) },
    'answer cut': { isDone: true, result: fail({ kind: 'offline', sent: true }) },
    'answer unreadable': { isDone: true, result: fail({ kind: 'server', status: 500 }) },
    'session ended': { isDone: false, result: fail({ kind: 'unauthorised' }) },
  }) as const satisfies Record<string, { isDone: boolean; result: Result<T> }>
export type End = keyof ReturnType<typeof endsWith>
const ends = fc.constantFrom<End>('done', 'done', ...(Object.keys(endsWith(null)) as End[]))
export const nth = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** A server that answers when it is told to. */
export class Server<Request, T> {
  readonly posts: { readonly request: Request; isOpen: boolean; readonly answer: (result: Result<T>) => void }[] = []
  ask = (request: Request): Promise<Result<T>> =>
    new Promise((answer) => void this.posts.push({ request, isOpen: true, answer }))
  underWay = () => this.posts.filter(({ isOpen }) => isOpen)
  take(at: number) {
    const post = nth(this.underWay(), at)
    post.isOpen = false
    return post
  }
}

/** Time goes on with each look at it, and no id comes twice. */
export const createClock = () => {
  let time = 1000
  const now = () => (time += 1)
  return { now, newId: () => `k${now()}` }
}

/** Two tabs of one browser. One that is loaded again leaves what it had on its way. */
export const openTabs = <Part extends { stop: () => void }>(open: (tab: Tab) => Part) => {
  const browser = createTabs()
  const opened = () => {
    const tab = browser.open()
    return { tab, ...open(tab) }
  }
  const tabs = [opened(), opened()]
  return {
    tabs,
    isOpen: (tab: Tab) => tabs.some((one) => one.tab === tab),
    reload: (at: number): void => {
      const { tab, stop } = tabs[at]!
      tab.storage.leave()
      stop()
      tab.close()
      tabs[at] = opened()
    },
    close: (): void => tabs.forEach(({ stop }) => stop()),
  }
}

/** Twice in one tab, and in the other too: only one request may go out. */
export const pressEverywhere = <Part>(tabs: readonly Part[], at: number, press: (part: Part) => unknown): void => {
  for (const tab of [at, at, 1 - at]) press(tabs[tab]!)
}

/** A step that is taken where it `can` be; the world is checked after it. */
export const step = <W extends World, Args extends readonly unknown[]>(
  name: string,
  args: readonly [...{ [At in keyof Args]: fc.Arbitrary<Args[At]> }],
  run: (world: W, ...args: Args) => void | Promise<void>,
  can: (world: W, ...args: Args) => boolean = () => true,
): fc.Arbitrary<fc.AsyncCommand<W, W>> =>
  fc.tuple(...args).map((drawn) => {
    const given = drawn as unknown as Args
    return {
      check: (world: Readonly<W>) => can(world, ...given),
      run: async (_: W, world: W) => {
        await run(world, ...given)
        await (world.settle ?? turns)()
        world.check()
      },
      toString: () => `${name}(${drawn.map((value) => fc.stringify(value)).join(', ')})`,
    }
  })

/** What is drawn that many times as often as others. */
export const often = <T>(times: number, command: T): T[] => Array.from({ length: times }, () => command)

/** The server answers one of its requests; `heard` says what becomes of it, null where nobody hears the answer. */
export const answering = <W extends World, Request, T>(
  serverOf: (world: W) => Server<Request, T>,
  heard: (world: W, request: Request, end: End) => Result<T> | null,
) =>
  often(
    4,
    step(
      'answer',
      [fc.nat(5), ends],
      (world: W, which, end) => {
        const { request, answer } = serverOf(world).take(which)
        const result = heard(world, request, end)
        if (result !== null) answer(result)
      },
      (world) => serverOf(world).underWay().length > 0,
    ),
  )

const explore = <W extends World>(open: () => W | Promise<W>, steps: fc.Arbitrary<fc.AsyncCommand<W, W>>[]) =>
  fc.asyncProperty(
    fc.commands(steps, { maxCommands: MOST_STEPS, size: 'max', ...(REPLAY && { replayPath: REPLAY }) }),
    async (commands) => {
      const world = await open()
      try {
        await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
      } finally {
        world.close()
      }
    },
  )

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

export const sequences = <W extends World>(
  title: string,
  open: () => W | Promise<W>,
  steps: fc.Arbitrary<fc.AsyncCommand<W, W>>[],
  /** Of all sequences: those of a screen take half a second each. */
  share: number,
): void =>
  it(
    title,
    () =>
      fc.assert(explore(open, steps), {
        numRuns: Math.ceil(ALL * share),
        seed: Number(SEED || (WANTED === undefined ? 34 : Date.now() % 1_000_000_000)),
        ...(PATH && { path: PATH }),
        asyncReporter: (details) => Promise.resolve(report(details)),
      }),
    20_000 + ALL * share * 5000,
  )
