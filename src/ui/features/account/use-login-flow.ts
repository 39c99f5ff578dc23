import { useSelector } from '@xstate/react'
import { createLoginFlow } from '../../../application/login-flow.ts'
import { visibleText } from '../../../domain/text.ts'
import type { SocialStep } from '../../../machines/social-sign-in.machine.ts'
import { useServices, useUser, type Services } from '../../data/services.ts'
import { tellLogin } from './tell-login.ts'

export interface SocialProps {
  step: SocialStep
  /** A social login clears the form's errors. */
  onAsk: () => void
}

const loginFlow = (services: Services) => createLoginFlow(services, tellLogin)

export const useLoginFlow = () => {
  const { login, social } = useServices().once(loginFlow)
  const byPassword = useSelector(login, (snapshot) => snapshot)
  const bySocial = useSelector(social, (snapshot) => snapshot)
  const { provider, refusal } = bySocial.context
  const asking = byPassword.matches('asking')
  const sending = bySocial.matches('entering')
  const succeeded = [byPassword, bySocial].some(({ value }) => value === 'succeeded' || value === 'reloading')
  return {
    login,
    social,
    failure: byPassword.context.failure,
    waitingFor: bySocial.matches('askingProvider') ? provider : null,
    sendingFor: sending ? provider : null,
    refused: refusal === null ? null : { provider, text: refusal },
    asking,
    succeeded,
    busy: asking || sending || succeeded,
  }
}

export const useAccountMail = (): readonly [string, (mail: string) => void] => {
  const flow = useServices().once(loginFlow)
  // A user who has to log in again need not type the e-mail.
  const user = useUser()
  return [flow.typedMail || user, (typed) => void (flow.typedMail = visibleText(typed))]
}
