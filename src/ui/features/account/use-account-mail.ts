import { useCallback, useState } from 'react'
import { useLoginFlow } from './use-login-flow.ts'

/** The e-mail last typed in any form of the account, and its setter. */
export const useAccountMail = (): readonly [string, (mail: string) => void] => {
  const { flow } = useLoginFlow()
  const [mail, setMail] = useState(flow.typedMail)
  const remember = useCallback(
    (typed: string) => {
      flow.typedMail = typed
      setMail(typed)
    },
    [flow],
  )
  return [mail, remember]
}
