import { ContainerModule } from 'inversify'
import { expect, vi } from 'vitest'
import { memoryAdapters } from '../../../mocks/memory/memory-adapters.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { completeIntent } from '../../../src/application/complete-intent.ts'
import { compose } from '../../../src/composition/container.ts'
import { TOKENS } from '../../../src/composition/tokens.ts'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import type { Intent } from '../../../src/domain/account/intent.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import type { SiteSettings } from '../../../src/domain/site-settings.ts'
import { isStuck } from '../../../src/domain/messaging/outbox.ts'
import { orderPieces } from '../../../src/domain/orders/orders.ts'
import { ok, type Result, writeOutcome } from '../../../src/domain/result.ts'
import { aProduct } from '../../support/builders.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { playera, STORE } from '../../support/order-services.ts'
import { small } from '../../support/simulated.ts'
import { tellLogin } from '../../../src/ui/features/account/tell-login.ts'
import { endsWith, Server, turns, type End, type World } from './world.ts'

export const PEOPLE = [null, ANA, EVA]
export const SCREENS = ['/', '/favoritos', '/chat/2', '/login']
const PORTS = small().ports
const PIECES = 12

export const ENDS = endsWith<unknown>(undefined)

const accountOf = ({ name, mail }: { name: string; mail: string }): IdentityResult => ({
  ok: true,
  account: { name, email: mail, phone: '', token: '' },
})
export const SOCIAL = { ana: accountOf(ANA), eva: accountOf(EVA), none: accountOf({ name: 'X', mail: ' ' }) }

type Kind = 'add' | 'remove' | 'message' | 'order' | 'login' | 'loginSocial' | 'register'
export const LOGINS: readonly Kind[] = ['login', 'loginSocial', 'register']

/** A request, and the page that sent it; `isAbandoned`: its form has gone. `what`: the product, or the text. */
interface Post {
  readonly kind: Kind
  readonly user: string
  readonly what: string
  readonly page: number
  isAbandoned: boolean
  readonly isOfIntent: boolean
}
/** What waits for a login. `what`: the product, the screen, or the text of the message. */
interface Waiting {
  readonly kind: Intent['kind']
  readonly what: string
  readonly path: string
  readonly user: string
  readonly isReady: boolean
  readonly hasMovedOn: boolean
}
export const personWith = (mail: string) => [ANA, EVA].find((one) => one.mail === mail)!

/** One tab without its screens, another session in the same browser, two people, and a server that answers when told. */
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
  readonly messages: { user: string; text: string; id: string }[] = []
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
  /** What a login completes. */
  readonly ofIntent = new Set<string>()
  /** Of each heart, what its last press asked for. */
  readonly hearts = new Map<string, 'add' | 'remove'>()
  truths: string[] = []
  told: string[] = []
  window: ((result: IdentityResult) => void) | null = null
  /** Whose the order is, and whether it has left the drafts. */
  order = { user: '', isDraft: true }
  #reloads = 0

  constructor() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    this.site.orderDrafts.add('', STORE, [playera(PIECES)])
    this.#start()
  }

  #post = (kind: Kind, user: string, what = ''): Promise<Result<never>> => {
    const name = `${kind} ${user} ${what}`
    this.made.push(name)
    const isOfIntent = this.ofIntent.delete(name)
    return this.server.ask({ kind, user, what, page: this.page, isAbandoned: false, isOfIntent })
  }

  #open() {
    const adapters = memoryAdapters({
      ...PORTS,
      favourites: {
        ...PORTS.favourites,
        add: ({ user, productId }) => this.#post('add', user, productId),
        remove: ({ user, productId }) => this.#post('remove', user, productId),
      },
      messaging: {
        ...PORTS.messaging,
        sentTo: async ({ user }) =>
          ok(this.messages.filter((one) => one.user === user).map((one) => ({ ...one, from: 'user', at: 1000 }))),
        send: ({ user, text }) => this.#post('message', user, text),
      },
      orders: { create: ({ user }) => this.#post('order', user) },
      session: {
        login: ({ email }) => this.#post('login', email),
        loginSocial: ({ email }) => this.#post('loginSocial', email),
      },
      accounts: { ...PORTS.accounts, registerSocial: ({ email }) => this.#post('register', email) },
    })
    const tell = {
      ...tellLogin,
      loggedIn: ({ mail }: Session) => void this.told.push(`entró ${mail}`),
      registered: () => void this.told.push('quedó registrado'),
    }
    const signIn = () => new Promise<IdentityResult>((answer) => void (this.window = answer))
    return compose(
      {
        settings: { site: {} as SiteSettings, imagesBase: '' },
        ...this.#tab,
        tab: this.#values,
        page: this.clock,
        identity: { available: true, prepare: () => undefined, signIn },
      },
      adapters,
      new ContainerModule(({ onActivation }) => onActivation(TOKENS.loginTeller, () => tell)),
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
    for (const { mail } of [ANA, EVA]) site.messageOutbox.watch({ user: mail, storeId: '2' })
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
        paths: { product: () => '/', company: () => '/', chat: () => '/chat/2' },
        goTo: (path) => this.#visit(path),
        openOrders: () => undefined,
        retryMessage: (storeId, id) => void site.messageOutbox.retry({ user, storeId }, id),
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
  /** As every screen does: what needs somebody is done at once, or waits for the login. */
  requireLogin(intent: Intent): boolean {
    const { session, ended } = this.site.currentSession.actor.getSnapshot().context
    if (session !== null && ended === null) return true
    this.site.loginIntent.begin(intent, { path: this.#at, user: session?.mail ?? '' })
    return false
  }
  async press(id: string, was: boolean): Promise<void> {
    const { favourites, favouriteToggles, loginIntent } = this.site
    const [user, product] = [this.user(), aProduct({ id })]
    await favouriteToggles.press({ user, product }, was, async (isWanted) => {
      const outcome = writeOutcome(await favourites[isWanted ? 'add' : 'remove']({ user, productId: id }))
      if (outcome.kind === 'done') return isWanted
      if (outcome.kind === 'unknown') return this.favourites.get(user)!.has(id)
      if (outcome.failure.kind === 'unauthorised' && isWanted)
        loginIntent.begin({ kind: 'favourite', productId: id }, { path: this.#at, user })
      return !isWanted
    })
  }

  // The model.

  mail = () => this.session?.mail ?? ''
  want = (kind: Kind, what = '', user = this.mail()) => void this.wanted.push(`${kind} ${user} ${what}`)
  #complete(kind: Kind, what: string): void {
    this.ofIntent.add(`${kind} ${this.mail()} ${what}`)
    this.want(kind, what)
  }
  wait(waiting: Pick<Waiting, 'kind' | 'what'> & Partial<Waiting>): void {
    this.waiting = { path: '', user: this.mail(), isReady: false, hasMovedOn: false, ...waiting }
  }
  /** True where it can be done at once. */
  may(kind: Intent['kind'], what: string): boolean {
    if (this.session !== null && !this.isAskedAgain) return true
    this.wait({ kind, what, path: this.where })
    return false
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
    const target = { favourite: path, go: what, chat: '/chat/2', message: '/chat/2' }[kind as string]
    if (target !== undefined && !hasMovedOn) this.moved(target)
    if (kind === 'favourite') this.#complete('add', what)
    if (kind === 'message') this.#complete('message', what)
    if (kind !== 'order' || !this.order.isDraft) return
    this.#complete('order', '')
    this.order.isDraft = false
  }
  isBusy = () =>
    this.isEntering ||
    this.server
      .underWay()
      .some(({ request: one }) => LOGINS.includes(one.kind) && one.page === this.page && !one.isAbandoned)

  go(path: string): void {
    this.#visit(path)
    this.moved(path)
  }
  async reload(): Promise<void> {
    this.#tab.storage.leave()
    this.site.orderSending.stop()
    this.site.messageOutbox.stop()
    this.site.loginFlow.stop()
    this.#tab.close()
    await turns()
    Object.assign(this, { isEntering: false, isAskedAgain: false, window: null, lastScreen: '/' })
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

/** What becomes of the server's record, and of the model where the page hears of it. */
export const end = (site: Entrance, { kind, user, what, page, isAbandoned, isOfIntent }: Post, how: End) => {
  const { isDone } = ENDS[how]
  if (kind === 'add' && isDone) site.favourites.get(user)!.add(what)
  if (kind === 'remove' && isDone) site.favourites.get(user)!.delete(what)
  if (kind === 'message' && isDone) site.messages.push({ user, text: what, id: what })
  if (page !== site.page || isAbandoned) return
  if ((kind === 'login' || kind === 'loginSocial') && how === 'done') site.entered(personWith(user))
  if (kind === 'register' && how === 'done') {
    site.truths.push('quedó registrado')
    site.want('loginSocial', '', user)
  }
  const outcome = writeOutcome(ENDS[how].result)
  if (kind === 'order') site.order.isDraft = outcome.kind !== 'done' && outcome.kind !== 'unknown'
  if (how === 'session ended') site.endedByServer(user)
  // What the page takes for true: in doubt it asks.
  const isThere = outcome.kind === 'unknown' ? site.favourites.get(user)?.has(what) : isDone === (kind !== 'remove')
  if (isOfIntent && kind === 'add' && how !== 'session ended' && site.mail() === user)
    site.truths.push(`${isThere ? 'es' : 'no es'} favorito de ${user}`)
  const last = isOfIntent ? undefined : site.hearts.get(`${user} ${what}`)
  if ((kind === 'add' || kind === 'remove') && last !== undefined && last !== kind && isThere === (kind === 'add'))
    site.want(last, what, user)
  if (how !== 'session ended') return
  if (kind === 'add' && !isOfIntent) site.wait({ kind: 'favourite', what, user, path: site.where })
  if (kind === 'message' || kind === 'order') site.wait({ kind, what, user })
}

export const thread = (site: Entrance) => ({ user: site.mail(), storeId: '2' })
export const stuck = (site: Entrance) => site.site.messageOutbox.outgoing(thread(site)).filter(isStuck)
export const draft = (site: Entrance) => site.site.orderStores.open(site.mail()).read().drafts[0]
export const isWriting = (site: Entrance) => site.server.underWay().some(({ request }) => request.kind === 'message')
