import { createLoginFlow, type LoginFlow, type LoginTeller } from '../../../application/login-flow.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { notices, notify } from '../../lib/toasts.ts'
import { useActorState } from '../../lib/use-actor-state.ts'
import { identityText, noEmailText } from './identity-text.ts'

const tell: LoginTeller = {
  incomplete: () => notify(notices.loginIncomplete()),
  loggedIn: ({ mail }) => {
    notify(notices.loginVerified())
    notify(notices.loggedIn(mail))
  },
  failed: (failure, step) => notify(notices.failedTo(step === 'register' ? 'signUp' : 'login', failure)),
  identity: (error) => {
    const text = identityText(error)
    if (text !== null) notify(notices.identity(text))
  },
  noEmail: (provider) => notify(notices.identity(noEmailText(provider))),
}

const loginFlow = (services: Services): LoginFlow => createLoginFlow(services, tell)

/** The state of the site's login, and its e-mail field. */
export const useLoginFlow = () => {
  const flow = useServices().singleton(loginFlow)
  const { login, social } = flow
  const asking = useActorState(login, (snapshot) => snapshot.matches('asking'))
  const failure = useActorState(login, ({ context }) => context.failure)
  const done = useActorState(login, (snapshot) => snapshot.matches('succeeded') || snapshot.matches('reloading'))
  const socialState = useActorState(social, (snapshot) => snapshot.value)
  const provider = useActorState(social, ({ context }) => context.provider)
  const sending = socialState === 'loggingIn' || socialState === 'registering'
  const succeeded = done || socialState === 'succeeded' || socialState === 'reloading'
  return {
    flow,
    login,
    social,
    /** The failure of the last login with a password, shown beside the form. */
    failure,
    /** The provider whose popup is open. */
    waitingFor: socialState === 'askingProvider' ? provider : null,
    /** The provider whose account is being logged in. */
    sendingFor: sending ? provider : null,
    /** The password is being checked. */
    asking,
    /** Logged in; the page is about to reload. */
    succeeded,
    busy: asking || sending || succeeded,
  }
}
