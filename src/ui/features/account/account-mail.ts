import { useCallback, useState } from 'react'
import { useLoginFlow } from './use-login-flow.ts'

/** The e-mail that was typed last in any of the account's forms, and the way to remember another one. */
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
