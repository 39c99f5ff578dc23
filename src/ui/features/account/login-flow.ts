import { useSelector } from '@xstate/react'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../../domain/result.ts'
import type { Session } from '../../../domain/account/session.ts'
import { loginMachine } from '../../../machines/login.ts'
import { socialSignInMachine } from '../../../machines/social-sign-in.ts'
import { identityText, noEmailText } from './identity-text.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { useSessionActor } from '../../lib/session.tsx'
import { notices, notify } from '../../lib/toasts.ts'

type SessionActor = ReturnType<typeof useSessionActor>

export interface LoginFlow {
  readonly login: ActorRefFrom<typeof loginMachine>
  readonly social: ActorRefFrom<typeof socialSignInMachine>
}

const tellSuccess = (_: unknown, { session }: { session: Session }) => {
  notify(notices.loginVerified())
  notify(notices.loggedIn(session.mail))
}
const tellFailure = (_: unknown, { failure }: { failure: Failure }) => notify(notices.failed(failure))

const start = ({ session: accounts, identity, page }: Services, actor: SessionActor): LoginFlow => {
  const shared = {
    tellSuccess,
    tellFailure,
    keepSession: (_: unknown, { session }: { session: Session }) => actor.send({ type: 'login.succeeded', session }),
    reload: () => page.reload(),
  }
  const login = createActor(
    loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => accounts.login(input)) },
      actions: { ...shared, tellIncomplete: () => notify(notices.loginIncomplete()) },
    }),
  )
  const social = createActor(
    socialSignInMachine.provide({
      actors: {
        askProvider: fromPromise(({ input }) => identity.signIn(input)),
        logIn: fromPromise(({ input }) => accounts.loginSocial({ email: input.account.email, provider: input.provider })),
        register: fromPromise(({ input }) => accounts.registerSocial({ ...input.account, provider: input.provider })),
      },
      actions: {
        ...shared,
        tellIdentity: (_, { error }) => {
          const text = identityText(error)
          if (text !== null) notify(notices.identity(text))
        },
        tellNoEmail: (_, { provider }) => notify(notices.identity(noEmailText(provider))),
      },
    }),
  )
  return { login: login.start(), social: social.start() }
}

const flows = new WeakMap<SessionActor, LoginFlow>()

/**
 * The two login machines, one pair for the whole site: closing the dialog or leaving the screen neither sends a
 * request twice nor loses the reload that a success promises (R4.02).
 */
export const useLoginFlow = () => {
  const services = useServices()
  const actor = useSessionActor()
  let flow = flows.get(actor)
  if (flow === undefined) flows.set(actor, (flow = start(services, actor)))
  const { login, social } = flow
  const asking = useSelector(login, (snapshot) => snapshot.matches('asking'))
  const done = useSelector(login, (snapshot) => snapshot.matches('succeeded') || snapshot.matches('reloading'))
  const socialState = useSelector(social, (snapshot) => snapshot.value)
  const provider = useSelector(social, ({ context }) => context.provider)
  const sending = socialState === 'loggingIn' || socialState === 'registering'
  const succeeded = done || socialState === 'succeeded' || socialState === 'reloading'
  return {
    login,
    social,
    /** The provider whose window is open. */
    waitingFor: socialState === 'askingProvider' ? provider : null,
    /** The provider whose account is being logged in. */
    sendingFor: sending ? provider : null,
    /** The password is being checked. */
    asking,
    /** The session is there and the page is about to load again. */
    succeeded,
    busy: asking || sending || succeeded,
  }
}
