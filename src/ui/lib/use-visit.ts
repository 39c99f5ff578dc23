import { useEffect, useRef } from 'react'
import { useServices, type Services, useSessionKnown, useUser } from './services.ts'

/** Records a view once per `key`, as soon as the session is known. An empty key records nothing. */
export const useVisit = (key: string, record: (visits: Services['visits'], user: string) => void): void => {
  const { visits } = useServices()
  const known = useSessionKnown()
  const user = useUser()
  const last = useRef('')
  useEffect(() => {
    if (!known || key === '' || last.current === key) return
    last.current = key
    // After the frame, so that it does not delay the screen. Not cancelled on unmount, because the screen was seen.
    setTimeout(() => record(visits, user))
  })
}
