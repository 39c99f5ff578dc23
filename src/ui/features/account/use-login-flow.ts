import { useSelector } from '@xstate/react'
import { createLoginFlow, type LoginFlow, type LoginTeller } from '../../../application/login-flow.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { notices, notify } from '../../lib/toasts.ts'
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

/** The login that is under way anywhere on the site, and its e-mail field. */
export const useLoginFlow = () => {
  const flow = useServices().singleton(loginFlow)
  const { login, social } = flow
  const asking = useSelector(login, (snapshot) => snapshot.matches('asking'))
  const failure = useSelector(login, ({ context }) => context.failure)
  const done = useSelector(login, (snapshot) => snapshot.matches('succeeded') || snapshot.matches('reloading'))
  const socialState = useSelector(social, (snapshot) => snapshot.value)
  const provider = useSelector(social, ({ context }) => context.provider)
  const sending = socialState === 'loggingIn' || socialState === 'registering'
  const succeeded = done || socialState === 'succeeded' || socialState === 'reloading'
  return {
    flow,
    login,
    social,
    /** Why the last password was not taken, to stand beside the form. */
    failure,
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
