import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { IdentityError, IdentityPort } from '../domain/account/identity.ts'
import type { Session, SessionPort, SocialProvider } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import type { Failure } from '../domain/result.ts'
import { loginMachine } from '../machines/login.ts'
import { socialSignInMachine, type SocialStep } from '../machines/social-sign-in.ts'
import type { CurrentSession } from './current-session.ts'

/** What the visitor is told on the way. */
export interface LoginTeller {
  /** R8.07 */
  incomplete(): void
  /** R8.05, R8.06 */
  loggedIn(session: Session): void
  /** R8.03, R8.04. `step` is what was asked: only a registration may have left an account behind. */
  failed(failure: Failure, step: SocialStep): void
  /** R8.21 to R8.33 */
  identity(error: IdentityError): void
  /** R5.06 */
  noEmail(provider: SocialProvider): void
}

interface Context {
  readonly session: SessionPort
  readonly identity: IdentityPort
  readonly page: Pick<Page, 'reload'>
  readonly currentSession: CurrentSession
}

/**
 * The two ways to log in, with a password and with a social account (R1.10 to R1.12): one pair for all forms of the
 * site, so that the dialog and the screen neither ask twice nor lose the reload that a success promises (R4.02).
 */
export interface LoginFlow {
  readonly login: ActorRefFrom<typeof loginMachine>
  readonly social: ActorRefFrom<typeof socialSignInMachine>
  /**
   * The e-mail that was typed last in any of the account's forms. In memory, by intention: an address is personal
   * data, and has no business in the URL or on a shared computer.
   */
  typedMail: string
  stop(): void
}

export const createLoginFlow = ({ session: accounts, identity, page, currentSession }: Context, tell: LoginTeller): LoginFlow => {
  const shared = {
    tellSuccess: (_: unknown, { session }: { session: Session }) => tell.loggedIn(session),
    keepSession: (_: unknown, { session }: { session: Session }) => currentSession.actor.send({ type: 'login.succeeded', session }),
    reload: () => page.reload(),
  }
  const login = createActor(
    loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => accounts.login(input)) },
      actions: {
        ...shared,
        tellFailure: (_, { failure }) => tell.failed(failure, 'logIn'),
        tellIncomplete: () => tell.incomplete(),
      },
    }),
  ).start()
  const social = createActor(
    socialSignInMachine.provide({
      actors: {
        askProvider: fromPromise(({ input }) => identity.signIn(input)),
        logIn: fromPromise(({ input }) => accounts.loginSocial({ email: input.account.email, provider: input.provider })),
        register: fromPromise(({ input }) => accounts.registerSocial({ ...input.account, provider: input.provider })),
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
    typedMail: currentSession.actor.getSnapshot().context.ended?.mail ?? '',
    stop: () => {
      login.stop()
      social.stop()
    },
  }
}
