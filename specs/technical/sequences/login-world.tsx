import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { orderPieces, type OrderReceipt } from '../../../src/domain/orders/orders.ts'
import { draftProductOf } from '../../../src/domain/orders/reorder.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { App } from '../../../src/ui/app/app.tsx'
import LoginScreen from '../../../src/ui/features/account/login-screen.tsx'
import FavouritesScreen from '../../../src/ui/features/favourites/favourites-screen.tsx'
import { Thread } from '../../../src/ui/features/messages/thread.tsx'
import { FavouriteButton } from '../../../src/ui/features/product-cards/favourite-button.tsx'
import { ContactButtons } from '../../../src/ui/lib/contact-buttons.tsx'
import { LoginGate } from '../../../src/ui/lib/login.tsx'
import { Screen } from '../../../src/ui/lib/screen.tsx'
import { useServices } from '../../../src/ui/lib/services.ts'
import { preloadDialog } from '../../../src/ui/shell/lazy-dialogs.tsx'
import { aProduct } from '../../support/builders.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { freshSimulation } from '../../support/site.tsx'
import { PRODUCTS } from './drawer-world.tsx'
import { checkQuiet, openPage } from './page.tsx'
import type { World } from './world.ts'

export const PEOPLE = [null, ANA, EVA]
export const CARDS = [aProduct({ id: '5', name: 'Playera' }), aProduct({ id: '6', name: 'Blusa' })]
const CHAT = '/chat/2'
const PIECES = 12
const PORTS = freshSimulation().ports
const [PRODUCT] = PRODUCTS
const CELL = { colour: 'Negro', size: 'CH', pieces: PIECES }

// Code that arrives while nobody acts makes React complain.
await Promise.all([
  import('../../../src/ui/features/account/complete-here.ts'),
  import('../../../src/ui/features/account/login-dialog.tsx'),
  import('../../../src/ui/features/account/account-dialog.tsx'),
])
for (const name of ['login', 'account', 'orders'] as const) preloadDialog(name)

const Home = () => (
  <Screen title="Inicio" description="">
    {CARDS.map((product) => (
      <FavouriteButton key={product.id} product={product} />
    ))}
    <ContactButtons storeId="2" productId={null} whatsappText="WhatsApp" whatsapp={null} />
  </Screen>
)
const Chat = () => (
  <Screen title="Chat" description="">
    <LoginGate icon="message" title="Ingresa para escribirle" text="" skeleton={null}>
      {({ mail }) => <Thread key={mail} user={mail} storeId="2" about={null} />}
    </LoginGate>
  </Screen>
)
const SCREENS = { '/': Home, '/favoritos': FavouritesScreen, [CHAT]: Chat, '/login': LoginScreen }

const listen = (tell: () => void) => {
  for (const name of ['popstate', 'pushState', 'replaceState']) window.addEventListener(name, tell)
  return () => {
    for (const name of ['popstate', 'pushState', 'replaceState']) window.removeEventListener(name, tell)
  }
}
/** The shell of the site, with few screens, which are there at once. */
const Site = () => {
  const path = useSyncExternalStore(listen, () => window.location.pathname)
  const Current = SCREENS[path as keyof typeof SCREENS]
  return (
    <App services={useServices()}>
      <Current key={path} />
    </App>
  )
}

/** What waits for a login: the model's own. */
interface Waiting {
  readonly kind: 'favourite' | 'go' | 'chat' | 'orders' | 'order' | 'message'
  /** The product, the screen, or the key of the order or message. */
  readonly what: string
  readonly path: string
  readonly user: string
  readonly isReady: boolean
  readonly hasMovedOn: boolean
}
/** A request that waits for its answer. */
export interface Post {
  readonly kind: 'add' | 'remove' | 'message' | 'order' | 'login' | 'loginSocial' | 'register'
  readonly user: string
  readonly what: string
  /** The page that sent it. */
  readonly page: number
  /** Its form has gone. */
  isAbandoned: boolean
  readonly isOfIntent: boolean
  readonly answer: (result: Result<never>) => void
}

/** The site in one tab, another tab of the same browser, two people, and a server that answers when told. */
export class Entrance implements World {
  readonly browser = createTabs()
  readonly clock = new SimulatedPage(1000)
  readonly values = new MemoryStore()
  readonly faults: string[] = []
  readonly other = this.#openOther()
  tab = this.browser.open()
  page!: Awaited<ReturnType<typeof openPage>>
  pages = 0
  reloads = 0

  // The server's record.
  readonly favourites = new Map([ANA, EVA].map(({ mail }) => [mail, new Set<string>()]))
  readonly messages: { user: string; text: string; id: string }[] = []

  // The model.
  session: Session | null = null
  isAsked = false
  waiting: Waiting | null = null
  where = '/'
  typed = ''
  /** Each request that somebody asked for, and each that was made: `add ana@… 5`. */
  readonly asked: string[] = []
  readonly made: string[] = []
  open: Post[] = []
  /** Of each heart, what its last press asked for. */
  readonly wanted = new Map<string, 'add' | 'remove'>()
  /** Requests that a login completes. */
  readonly ofIntent = new Set<string>()
  #forms: Element[] = []
  /** Whose social account the shop refused last. */
  refused = ''
  window: ((result: IdentityResult) => void) | null = null
  /** Since when the page is about to load again. */
  loggedInAt: number | null = null
  lastScreen = '/'
  /** Sentences that became true in this step. */
  truths: string[] = []
  #shown: string[] = []
  readonly drafts = new Map<string, string>()
  /** Whose the order is, and whether it has left the drafts. */
  order = { user: '', isDraft: true }
  /** Something arrived that this page could not hear of. */
  isStale = false

  static async open(): Promise<Entrance> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    window.history.replaceState(null, '', '/')
    const entrance = new Entrance()
    entrance.other.drafts.add('', PRODUCT!, [draftProductOf(PRODUCT!, [CELL])])
    await entrance.load()
    return entrance
  }

  #openOther() {
    const { storage, locks } = this.browser.open()
    const orderStores = createOrderStores(storage, locks)
    return {
      session: createSessionStore(storage, new MemoryStore()),
      orderStores,
      drafts: createOrderDrafts(orderStores, this.clock, locks),
    }
  }

  #post = <T,>(kind: Post['kind'], user: string, what: string): Promise<Result<T>> => {
    this.made.push(`${kind} ${user} ${what}`)
    const page = this.pages
    return new Promise((answer) => {
      const isOfIntent = this.ofIntent.delete(`${kind} ${user} ${what}`)
      this.open.push({ kind, user, what, page, isAbandoned: false, isOfIntent, answer })
    })
  }

  async load(): Promise<void> {
    this.pages += 1
    this.isStale = false
    const { favourites, messages } = this
    const products = (user: string) =>
      [...favourites.get(user)!].reverse().map((id) => CARDS.find((one) => one.id === id)!)
    this.page = await openPage(this.tab, {
      ports: {
        ...PORTS,
        favourites: {
          count: async ({ user }) => ok(favourites.get(user)!.size),
          list: async ({ user }) => ok(products(user)),
          add: ({ user, productId }) => this.#post('add', user, productId),
          remove: ({ user, productId }) => this.#post('remove', user, productId),
        },
        messaging: {
          inbox: async () => ok([]),
          receivedFrom: async () => ok([]),
          sentTo: async ({ user }) =>
            ok(messages.filter((one) => one.user === user).map((one) => ({ ...one, from: 'user', at: 1000 }))),
          send: ({ user, text }) => this.#post('message', user, text),
        },
        orders: { create: ({ user }) => this.#post<OrderReceipt>('order', user, '') },
        catalogue: { ...PORTS.catalogue, product: async () => ok(PRODUCT!) },
        session: {
          login: ({ email }) => this.#post('login', email, ''),
          loginSocial: ({ email }) => this.#post('loginSocial', email, ''),
        },
        accounts: { ...PORTS.accounts, registerSocial: ({ email }) => this.#post('register', email, '') },
      },
      page: this.clock,
      values: this.values,
      identity: {
        available: true,
        prepare: () => undefined,
        signIn: () => new Promise((answer) => void (this.window = answer)),
      },
      parts: <Site />,
    })
    await this.settle()
  }

  // What the model knows.

  mail = () => this.session?.mail ?? ''
  askedFor = (kind: Post['kind'], what = '', user = this.mail()) => void this.asked.push(`${kind} ${user} ${what}`)
  #complete = (kind: Post['kind'], what: string) => {
    this.ofIntent.add(`${kind} ${this.mail()} ${what}`)
    this.askedFor(kind, what)
  }
  /** True where it can be done at once; else the login is asked for. */
  may(kind: Waiting['kind'], what: string): boolean {
    if (this.session !== null && !this.isAsked) return true
    this.waiting = { kind, what, path: this.where, user: this.mail(), isReady: false, hasMovedOn: false }
    return false
  }
  moved(path: string): void {
    this.where = path
    if (path !== '/login') this.lastScreen = path
    if (this.loggedInAt !== null && this.waiting !== null) this.waiting = { ...this.waiting, hasMovedOn: true }
  }
  endedByServer(user: string): void {
    if (this.mail() !== user || user === '') return
    this.truths.push('Tu sesión terminó. Ingresa otra vez y sigues donde estabas.')
    this.isAsked = true
    this.waiting ??= { kind: 'go', what: this.where, path: '', user, isReady: false, hasMovedOn: false }
  }
  succeeded(session: Session): void {
    this.truths.push('Tus datos se verificaron.', `Se ha iniciado sesión con ${session.mail}`)
    if (this.waiting === null && this.where === '/login')
      this.waiting = { kind: 'go', what: this.lastScreen, path: '', user: '', isReady: false, hasMovedOn: false }
    if (this.waiting !== null) {
      const user = this.waiting.user || session.mail
      this.waiting = { ...this.waiting, user, isReady: user === session.mail }
    }
    this.loggedInAt = this.clock.time
    this.become(session)
  }
  become(session: Session | null): void {
    this.session = session
    this.isAsked = false
    if (session !== null && this.order.user === '') this.order = { ...this.order, user: session.mail }
  }
  /** The page starts. */
  #start(): void {
    const { waiting } = this
    if (waiting === null) return
    if (!waiting.isReady && (this.session === null || waiting.user === this.mail())) return
    this.waiting = null
    if (waiting.user !== this.mail()) return
    const { kind, what, path, hasMovedOn } = waiting
    const goTo = (target: string) => {
      if (!hasMovedOn) this.moved(target)
    }
    if (kind === 'favourite') {
      goTo(path)
      this.#complete('add', what)
    }
    if (kind === 'go') goTo(what)
    if (kind === 'chat') goTo(CHAT)
    if (kind === 'message') {
      goTo(CHAT)
      this.#complete('message', what)
    }
    if (kind === 'order' && this.order.isDraft) {
      this.#complete('order', what)
      this.order.isDraft = false
    }
  }
  async reload(): Promise<void> {
    this.page.leave()
    this.tab = this.browser.open()
    this.loggedInAt = null
    this.isAsked = false
    this.typed = ''
    this.window = null
    this.lastScreen = '/'
    this.moved(this.where)
    this.#start()
    await this.load()
  }

  // What the page shows.

  dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
  titled = (title: string) => this.dialog()?.textContent.includes(title) === true
  root = (): ParentNode => this.dialog() ?? document.body
  find = (label: RegExp): HTMLElement | undefined =>
    [...this.root().querySelectorAll<HTMLElement>('button, a')].find(
      (one) =>
        label.test(one.getAttribute('aria-label') ?? one.textContent) && (this.dialog() || !one.closest('dialog')),
    )
  mailField = () => this.root().querySelector<HTMLInputElement>('input[name=email][autocomplete=username]')
  chatField = () => (this.dialog() ? null : document.querySelector<HTMLTextAreaElement>('#mensaje'))
  press = async (label: RegExp) => {
    act(() => this.find(label)!.click())
    await this.settle()
  }
  go = async (path: string) => {
    act(() => navigate(path))
    this.moved(path)
    await this.settle()
  }
  settle = async (): Promise<void> => {
    await act(async () => {
      for (let turns = 0; turns < 6; turns += 1) {
        await turn()
        vi.advanceTimersByTime(1)
      }
    })
    if (this.#forms.some((form) => !form.isConnected))
      for (const post of this.open) post.isAbandoned ||= post.kind === 'login'
    this.#forms = [...document.querySelectorAll('form:has(.password-field)')]
    if (this.clock.reloads === this.reloads) return
    this.reloads = this.clock.reloads
    await this.reload()
  }

  check = (): void => {
    checkQuiet()
    expect(this.made.toSorted(), 'lo que se envió').toEqual(this.asked.toSorted())
    expect(window.location.pathname, 'la pantalla').toBe(this.where)
    this.#checkOrder()
    this.#checkShown()
    const said = [...document.querySelectorAll('.toaster-toast .toaster-text')].map((one) => one.textContent)
    for (const text of said.filter((one) => !this.#shown.includes(one))) this.#checkSaid(text)
    this.#shown = said
    this.truths = []
  }

  #checkSaid(text: string): void {
    const isOfLogin = /verificaron|iniciado sesión|sesión terminó|cuenta quedó creada|ya está en tus favoritos/.test(
      text,
    )
    if (isOfLogin)
      expect(
        this.truths.some((truth) => text.includes(truth)),
        text,
      ).toBe(true)
    if (/favoritos|pedido/.test(text) && this.mail() === '') throw new Error(`«${text}», sin sesión`)
  }
  #checkOrder(): void {
    const pieces = ['', ANA.mail, EVA.mail].map((user) => {
      const { drafts, pending } = this.page.services.orderStores.open(user).read()
      const sent = this.page.services.orderStores.sent(user).read()
      return [...drafts, ...pending.map(({ draft }) => draft), ...sent].reduce((sum, one) => sum + orderPieces(one), 0)
    })
    expect(pieces, 'piezas').toEqual(['', ANA.mail, EVA.mail].map((user) => (user === this.order.user ? PIECES : 0)))
  }
  #checkShown(): void {
    const header = document.querySelector('header')!.textContent
    expect(header.includes('Mi cuenta'), 'Mi cuenta').toBe(this.session !== null)
    if (this.titled('Mi cuenta')) {
      expect(this.dialog()!.textContent).toContain(this.session!.mail)
      expect(this.dialog()!.textContent).toContain(this.session!.name)
    }
    const field = this.mailField()
    // Whom the server asks again at /login has two forms, each with what it was opened with.
    if (field !== null && this.typed !== '' && this.session === null) expect(field.value, 'el correo').toBe(this.typed)
    const chat = this.chatField()
    if (chat !== null) expect(chat.value, 'el mensaje').toBe(this.drafts.get(this.mail()) ?? '')
    if (this.where === CHAT && this.session !== null)
      for (const { user, text } of this.messages)
        if (user !== this.mail()) expect(document.querySelector('main')!.textContent).not.toContain(text)
    const isBusy = this.open.some(({ kind, user }) => kind !== 'login' && user === this.mail())
    if (isBusy || this.isStale) return
    const own = this.favourites.get(this.mail()) ?? new Set()
    expect(/Favoritos (\d+)/.exec(header)?.[1], 'Favoritos').toBe(String(own.size))
    for (const { id, name } of CARDS) {
      const heart = document.querySelector(`main [aria-label$=": ${name}"]`)?.getAttribute('aria-label')
      if (heart !== undefined) expect(heart, 'corazón').toMatch(own.has(id) ? /^Quitar/ : /^Guardar/)
    }
  }

  close = (): void => {
    this.page.leave()
    vi.useRealTimers()
  }
}
