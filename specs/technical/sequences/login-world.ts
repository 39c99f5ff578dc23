import { expect, vi } from 'vitest'
import { noIdentity } from '../../../src/adapters/firebase/identity.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { completeIntent } from '../../../src/application/complete-intent.ts'
import { compose } from '../../../src/composition/container.ts'
import type { Ports } from '../../../src/composition/tokens.ts'
import type { Intent } from '../../../src/domain/account/intent.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { orderPieces } from '../../../src/domain/orders/orders.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { playera, STORE } from '../../support/order-services.ts'
import { small } from '../../support/simulated.ts'
import { tellLogin } from '../../../src/ui/features/account/tell-login.ts'
import { Server, turns, type World } from './world.ts'

export const PEOPLE = [null, ANA, EVA]
export const SCREENS = ['/', '/favoritos', '/login']
const PORTS = small().ports
const PIECES = 12

/** A request, and the page that sent it. `what`: the product. */
export type Post = Readonly<{ kind: 'add' | 'order' | 'login'; user: string; what: string; page: number }>
/** What waits for a login. `what`: the product, or the screen. */
type Waiting = Readonly<{
  kind: Intent['kind']
  what: string
  path: string
  user: string
  isReady: boolean
  hasMovedOn: boolean
}>

/** One tab without its screens, another session in the same browser, two people, a server that answers when told. */
export class Entrance implements World {
  readonly #browser = createTabs()
  readonly clock = new SimulatedPage(1000)
  readonly #values = new MemoryStore()
  readonly other = createSessionStore(this.#browser.open().storage, new MemoryStore())
  #tab = this.#browser.open()
  page = 0
  site = this.#open()

  // The server's record.
  readonly favourites = new Map([ANA, EVA].map(({ mail }) => [mail, new Set<string>()]))
  readonly server = new Server<Post, never>()

  // The model.
  session: Session | null = null
  isAskedAgain = false
  waiting: Waiting | null = null
  where = '/'
  lastScreen = '/'
  /** Since when the page is about to load again. */
  isEntering = false
  /** Each request that somebody asked for, and each that was made: `add ana@… 5`. */
  readonly wanted: string[] = []
  readonly made: string[] = []
  truths: string[] = []
  told: string[] = []
  /** Whose the order is, and whether it has left the drafts. */
  order = { user: '', isDraft: true }
  #reloads = 0

  constructor() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    this.site.orderDrafts.add('', STORE, [playera(PIECES)])
    this.#start()
  }

  #post = (kind: Post['kind'], user: string, what = ''): Promise<Result<never>> => {
    this.made.push(`${kind} ${user} ${what}`)
    return this.server.ask({ kind, user, what, page: this.page })
  }

  #open() {
    const ports: Ports = {
      ...PORTS,
      favourites: { ...PORTS.favourites, add: ({ user, productId }) => this.#post('add', user, productId) },
      orders: { create: ({ user }) => this.#post('order', user) },
      session: { ...PORTS.session, login: ({ email }) => this.#post('login', email) },
    }
    const tell = { ...tellLogin, loggedIn: ({ mail }: Session) => void this.told.push(`entró ${mail}`) }
    return compose(
      {
        settings: { site: {} as never, imagesBase: '' },
        ...this.#tab,
        tab: this.#values,
        page: this.clock,
        identity: noIdentity,
      },
      () => ports,
      tell,
    ).services
  }

  /** The page starts: as its screens do, it reads the session, and completes what waited for it. */
  #start(): void {
    const { site } = this
    let askedAgain: Session | null = null
    site.currentSession.actor.subscribe(({ context }) => {
      const session = context.ended === 'by-server' ? context.session : null
      if (session !== null && session !== askedAgain) site.loginIntent.comeBackTo(this.where, session.mail)
      askedAgain = session
    })
    site.currentSession.listen()
    this.#visit(this.where)
    const user = this.user()
    const begun = site.loginIntent.takeFor(user)
    if (begun === null || user === '') return
    completeIntent(
      {
        favourites: site.favourites,
        findFavourite: (id) => Promise.resolve(ok(this.favourites.get(user)!.has(id))),
        readFavourites: () => Promise.resolve(),
        tellFavourite: (failure) =>
          void this.told.push(`${failure === null ? 'es' : 'no es'} favorito de ${this.user()}`),
        currentUser: this.user,
        visits: site.visits,
        paths: { product: () => '', company: () => '', chat: () => '' },
        goTo: (path) => this.#visit(path),
        openOrders: () => undefined,
        retryMessage: () => undefined,
        sendOrder: (id) => void site.orderSending.send(user, id),
      },
      user,
      begun,
    )
  }
  /** Where the visitor really is. */
  #at = '/'
  #visit(path: string): void {
    this.#at = path
    this.site.loginIntent.visited(path === '/login' ? null : path)
  }
  user = (): string => this.site.currentSession.actor.getSnapshot().context.session?.mail ?? ''

  // The model.

  mail = () => this.session?.mail ?? ''
  draft = () => this.site.orderStores.open(this.mail()).read().drafts[0]
  want = (kind: Post['kind'], what = '', user = this.mail()) => void this.wanted.push(`${kind} ${user} ${what}`)
  wait(waiting: Pick<Waiting, 'kind' | 'what'> & Partial<Waiting>): void {
    this.waiting = { path: '', user: this.mail(), isReady: false, hasMovedOn: false, ...waiting }
  }
  /** As every screen does: what needs somebody is done at once, or waits for the login. */
  may(intent: Intent, what = ''): boolean {
    const { session, ended } = this.site.currentSession.actor.getSnapshot().context
    const isReady = session !== null && ended === null
    if (!isReady) this.site.loginIntent.begin(intent, { path: this.#at, user: session?.mail ?? '' })
    expect(isReady, 'se hace en seguida').toBe(this.session !== null && !this.isAskedAgain)
    if (!isReady) this.wait({ kind: intent.kind, what, path: this.where })
    return isReady
  }
  moved(path: string): void {
    this.where = path
    if (path !== '/login') this.lastScreen = path
    if (this.isEntering && this.waiting !== null) this.waiting = { ...this.waiting, hasMovedOn: true }
  }
  endedByServer(user: string): void {
    if (this.mail() !== user || user === '') return
    this.isAskedAgain = true
    if (this.waiting === null) this.wait({ kind: 'go', what: this.where })
  }
  entered(session: Session): void {
    this.truths.push(`entró ${session.mail}`)
    if (this.waiting === null && this.where === '/login') this.wait({ kind: 'go', what: this.lastScreen, user: '' })
    const user = this.waiting?.user || session.mail
    if (this.waiting !== null) this.waiting = { ...this.waiting, user, isReady: user === session.mail }
    this.isEntering = true
    this.become(session)
  }
  become(session: Session | null): void {
    this.session = session
    this.isAskedAgain = false
    if (session !== null && this.order.user === '') this.order = { ...this.order, user: session.mail }
  }
  #resume(): void {
    const { waiting } = this
    if (waiting === null || (!waiting.isReady && (this.session === null || waiting.user === this.mail()))) return
    this.waiting = null
    const { kind, what, path, user, hasMovedOn } = waiting
    if (user !== this.mail()) return
    const target = { favourite: path, go: what }[kind as string]
    if (target !== undefined && !hasMovedOn) this.moved(target)
    if (kind === 'favourite') this.want('add', what)
    if (kind !== 'order' || !this.order.isDraft) return
    this.want('order')
    this.order.isDraft = false
  }
  isBusy = () =>
    this.isEntering || this.server.underWay().some(({ request: it }) => it.kind === 'login' && it.page === this.page)

  go(path: string): void {
    this.#visit(path)
    this.moved(path)
  }
  async reload(): Promise<void> {
    this.#tab.storage.leave()
    this.site.orderSending.stop()
    this.site.loginFlow.stop()
    this.#tab.close()
    await turns()
    Object.assign(this, { isEntering: false, isAskedAgain: false, lastScreen: '/' })
    this.moved(this.where)
    this.#resume()
    this.page += 1
    this.#tab = this.#browser.open()
    this.site = this.#open()
    this.#start()
  }
  settle = async (): Promise<void> => {
    const user = this.user()
    if (user !== '') await this.site.orderDrafts.adopt(user)
    await turns()
    if (this.clock.reloads === this.#reloads) return
    this.#reloads = this.clock.reloads
    await this.reload()
    await this.settle()
  }

  check = (): void => {
    expect(this.made.toSorted(), 'lo que se envió').toEqual(this.wanted.toSorted())
    expect(this.#at, 'la pantalla').toBe(this.where)
    expect(this.user(), 'quién está').toBe(this.mail())
    const pieces = PEOPLE.map((person) => {
      const user = person?.mail ?? ''
      const { drafts, pending } = this.site.orderStores.open(user).read()
      const orders = [...drafts, ...pending.map(({ draft }) => draft), ...this.site.orderStores.sent(user).read()]
      return orders.reduce((sum, order) => sum + orderPieces(order), 0)
    })
    expect(pieces, 'piezas').toEqual(PEOPLE.map((one) => ((one?.mail ?? '') === this.order.user ? PIECES : 0)))
    expect(this.told.splice(0), 'lo que se dijo').toEqual(this.truths.splice(0))
  }

  close = (): void => {
    this.site.loginFlow.stop()
    vi.useRealTimers()
  }
}
