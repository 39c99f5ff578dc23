import { useSelector } from '@xstate/react'
import { visibleText } from '../../../domain/text.ts'
import { useServices, useUser } from '../../lib/services.ts'

export const useLoginFlow = () => {
  const { login, social } = useServices().loginFlow
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
  const flow = useServices().loginFlow
  // Whom the server asks to log in again need not type it.
  const user = useUser()
  return [flow.typedMail || user, (typed) => void (flow.typedMail = visibleText(typed))]
}
