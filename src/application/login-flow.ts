import { createActor, fromPromise } from 'xstate'
import type { IdentityError, IdentityPort } from '../domain/account/identity.ts'
import type { AccountsPort, Session, SessionPort, SocialProvider } from '../domain/account/session.ts'
import { keepsAll, type KeyValueStore, type Page, type Store } from '../domain/device.ts'
import type { Failure } from '../domain/result.ts'
import { loginMachine } from '../machines/login.machine.ts'
import {
  socialSignInMachine,
  type SocialEntry,
  type SocialQuery,
  type SocialStep,
} from '../machines/social-sign-in.machine.ts'
import type { RecentStores } from '../domain/catalogue/catalogue.ts'
import type { CurrentSession } from './current-session.ts'
import type { LoginIntent } from './login-intent.ts'
import { startSession } from './session-start.ts'

interface Needs {
  session: SessionPort
  accounts: Pick<AccountsPort, 'registerSocial'>
  identity: IdentityPort
  page: Pick<Page, 'reload'>
  currentSession: CurrentSession
  loginIntent: Pick<LoginIntent, 'onLogin' | 'goneOn'>
  recents: RecentStores
  storage: KeyValueStore
  tab: KeyValueStore
}

export interface LoginTeller {
  /** The session has begun; the page loads again. */
  loggedIn(session: Session): void
  /** A social account was registered; logging in follows. */
  registered(): void
  failed(failure: Failure, step: SocialStep): void
  identity(error: IdentityError): void
  /** The social account gave no e-mail. */
  noEmail(provider: SocialProvider): void
}

const move = <T>(from: Store<readonly T[]>, to: Store<readonly T[]>, idOf: (item: T) => string) => {
  const guests = from.read()
  if (guests.length === 0) return
  const ids = new Set(guests.map(idOf))
  to.edit((items) => [...guests, ...items.filter((item) => !ids.has(idOf(item)))].slice(0, 13))
  from.edit(() => [])
}

/** Moves a guest's viewed products and searches to the user who logs in. */
export const adoptRecents = (recents: RecentStores, user: string) => {
  if (user === '') return
  move(recents.viewed(''), recents.viewed(user), ({ id }) => id)
  move(recents.searches(''), recents.searches(user), (text) => text)
}

/** Registers the account if that was chosen, and logs it in. */
export const enter = async (
  session: Pick<SessionPort, 'loginSocial'>,
  accounts: Pick<AccountsPort, 'registerSocial'>,
  tell: Pick<LoginTeller, 'registered'>,
  { provider, account, step }: SocialQuery,
): Promise<SocialEntry> => {
  if (step === 'register') {
    const registered = await accounts.registerSocial({ ...account, provider })
    if (!registered.ok) return { ...registered, step }
    tell.registered()
  }
  const { mail, token } = account
  const entered = await session.loginSocial({ mail, provider, token })
  return entered.ok ? { ok: true, session: entered.value } : { ...entered, step: 'logIn' }
}

/** Login by password and by social account. All forms share one, so that nothing is sent twice. */
export const createLoginFlow = (
  { session, accounts, identity, page, currentSession, loginIntent, recents, storage, tab }: Needs,
  tell: LoginTeller,
) => {
  const shared = {
    tellSuccess: (_: unknown, begun: { session: Session }) => tell.loggedIn(begun.session),
    keepSession: (_: unknown, begun: { session: Session }) => {
      loginIntent.onLogin(begun.session.mail)
      adoptRecents(recents, begun.session.mail)
      currentSession.begin(startSession)
      currentSession.send({ type: 'login.succeeded', session: begun.session })
    },
    reload: () => page.reload(),
    goOn: () => loginIntent.goneOn.change((times) => times + 1),
  }
  const guards = { keepsAll: () => keepsAll(storage, tab) }
  const login = createActor(
    loginMachine.provide({
      guards,
      actors: { logIn: fromPromise(({ input }) => session.login(input)) },
      actions: {
        ...shared,
        tellFailure: (_, { failure }) => tell.failed(failure, 'logIn'),
      },
    }),
  ).start()
  const social = createActor(
    socialSignInMachine.provide({
      guards,
      actors: {
        askProvider: fromPromise(({ input }) => identity.signIn(input)),
        enter: fromPromise(({ input }) => enter(session, accounts, tell, input)),
      },
      actions: {
        ...shared,
        tellFailure: (_, { failure, step }) => tell.failed(failure, step),
        tellIdentity: (_, { error }) => tell.identity(error),
        tellNoEmail: (_, { provider }) => tell.noEmail(provider),
      },
    }),
  ).start()
  return {
    login,
    social,
    /** The e-mail last typed in a form, in memory alone: it must not be in the URL or stay on a shared computer. */
    typedMail: '',
    stop: () => {
      login.stop()
      social.stop()
    },
  }
}
