// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createIntentStore, createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { createCurrentSession } from '../../../src/application/current-session.ts'
import { createLoginIntent } from '../../../src/application/login-intent.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { ANA, createTabs, EVA, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { sequences, stepsOf } from './world.ts'

const SCREENS = ['/', '/favoritos', '/login']

/** What waits for a login: the heart of a product, or only a screen. */
type Waiting = Readonly<{
  product: string
  screen: string
  user: string
  isReady: boolean
  hasMovedOn: boolean
}>

/** One tab without its screens, and another session in the same browser. */
const openEntrance = () => {
  const browser = createTabs()
  const page = new SimulatedPage(1000)
  const values = new MemoryStore()
  const other = createSessionStore(browser.open().storage, new MemoryStore())
  /** Each heart that was kept after a login: `ana@… 5`. */
  const kept: string[] = []
  /** Where the visitor really is. */
  let at = '/'

  /** The page starts: as its screens do, it reads the session, and completes what waited for it. */
  const open = () => {
    const tab = browser.open()
    const session = createCurrentSession(createSessionStore(tab.storage, values), page, () => undefined)
    const intent = createLoginIntent(createIntentStore(values), page)
    const visit = (path: string): void => {
      at = path
      intent.visited(path, path === '/login')
    }
    let refused: Session | null = null
    session.actor.subscribe(({ context }) => {
      const now = context.ended === 'by-server' ? context.session : null
      if (now !== null && now !== refused) intent.comeBackTo(at, now.mail)
      refused = now
    })
    session.listen()
    visit(at)
    const user = session.actor.getSnapshot().context.session?.mail ?? ''
    const begun = intent.takeFor(user)
    if (begun !== null && user !== '') {
      if (begun.stage === 'due') visit(begun.intent.kind === 'go' ? begun.intent.path : begun.path)
      if (begun.intent.kind === 'favourite') kept.push(`${user} ${begun.intent.productId}`)
    }
    return { tab, session, intent, visit }
  }

  let real = open()
  const model = {
    session: null as Session | null,
    isAskedAgain: false,
    waiting: null as Waiting | null,
    where: '/',
    lastScreen: '/',
    /** Since a login, until the page loads again. */
    isEntering: false,
    kept: [] as string[],
  }
  const mail = () => model.session?.mail ?? ''
  const wait = (screen: string, product = '', user = mail()): void => {
    model.waiting = { product, screen, user, isReady: false, hasMovedOn: false }
  }
  const become = (session: Session | null): void => {
    model.session = session
    model.isAskedAgain = false
  }
  const moved = (path: string): void => {
    if (model.waiting?.isReady && path !== model.where) model.waiting = { ...model.waiting, hasMovedOn: true }
    model.where = path
    if (path !== '/login') model.lastScreen = path
  }
  const resume = (): void => {
    const { waiting } = model
    if (waiting === null || (!waiting.isReady && (model.session === null || waiting.user === mail()))) return
    model.waiting = null
    if (waiting.user !== mail()) return
    if (!waiting.hasMovedOn) moved(waiting.screen)
    if (waiting.product !== '') model.kept.push(`${mail()} ${waiting.product}`)
  }
  return {
    model,
    mail,
    become,
    other,
    actor: () => real.session.actor,
    refuse: (): void => {
      model.isAskedAgain = true
      if (model.waiting === null) wait(model.where)
      real.session.onUnauthorised(mail())
    },
    goTo: (path: string): void => {
      real.visit(path)
      moved(path)
    },
    /** As every screen does: what needs somebody is done at once, or waits for the login. */
    need: (productId: string): void => {
      const { session, ended } = real.session.actor.getSnapshot().context
      const isReady = session !== null && ended === null
      expect(isReady, 'se hace en seguida').toBe(model.session !== null && !model.isAskedAgain)
      if (isReady) return
      const wanted =
        productId === '' ? ({ kind: 'go', path: at } as const) : ({ kind: 'favourite', productId } as const)
      real.intent.begin(wanted, { path: at, user: session?.mail ?? '' })
      wait(model.where, productId)
    },
    enter: (session: Session): void => {
      real.intent.onLogin(session.mail)
      real.session.actor.send({ type: 'login.succeeded', session })
      if (model.waiting === null && model.where === '/login') wait(model.lastScreen, '', '')
      const user = model.waiting?.user || session.mail
      if (model.waiting !== null) model.waiting = { ...model.waiting, user, isReady: user === session.mail }
      model.isEntering = true
      become(session)
    },
    giveUp: (): void => {
      model.waiting = null
      real.intent.forget()
    },
    reload: (): void => {
      real.session.stop()
      real.tab.close()
      Object.assign(model, { isEntering: false, isAskedAgain: false, lastScreen: '/' })
      moved(model.where)
      resume()
      real = open()
    },
    check: (): void => {
      expect(kept, 'lo que se guardó').toEqual(model.kept)
      expect(at, 'la pantalla').toBe(model.where)
      expect(real.session.actor.getSnapshot().context.session?.mail ?? '', 'quién está').toBe(mail())
    },
    close: () => real.session.stop(),
  }
}

const person = fc.constantFrom(ANA, ANA, EVA)
const step = stepsOf<ReturnType<typeof openEntrance>>()

describe('Ingresar, con otra pestaña', () => {
  sequences(
    'R11.57 lo empezado se completa una vez y por su persona, y quien siguió por su cuenta se queda en donde está',
    1,
    openEntrance,
    [
      step(4, 'log in', [person], ({ model, enter }, session) => !model.isEntering && enter(session)),
      step(5, 'heart, or a screen', [fc.constantFrom('5', '6', '')], ({ need }, productId) => need(productId)),
      step(4, 'go to', [fc.constantFrom(...SCREENS)], ({ goTo }, path) => goTo(path)),
      step(1, 'give up', [], ({ model, giveUp }) => !model.isEntering && giveUp()),
      step(1, 'log out', [], ({ model, become, actor, reload }) => {
        if (model.session === null) return false
        become(null)
        actor().send({ type: 'logout.requested' })
        actor().send({ type: 'logout.confirmed', removesStored: false })
        reload()
      }),
      step(3, 'the other tab logs in or out', [fc.option(person)], ({ become, other }, session) => {
        become(session)
        if (session === null) other.clear()
        else other.write(session)
      }),
      step(
        2,
        'the server ends the session',
        [],
        ({ model, refuse }) => model.session !== null && !model.isAskedAgain && refuse(),
      ),
      step(4, 'reload', [], ({ reload }) => reload()),
    ],
  )
})
