import { useCallback, useState } from 'react'
import { useServices, type Services } from '../../lib/services.ts'

// In memory, by intention: an address is personal data, and has no business in the URL or on a shared computer.
const mails = new WeakMap<Services['page'], string>()

/** The e-mail that was typed last in any of the account's forms, and the way to remember another one. */
export const useAccountMail = (): readonly [string, (mail: string) => void] => {
  const { page } = useServices()
  const [mail, setMail] = useState(() => mails.get(page) ?? '')
  const remember = useCallback(
    (typed: string) => {
      mails.set(page, typed)
      setMail(typed)
    },
    [page],
  )
  return [mail, remember]
}
