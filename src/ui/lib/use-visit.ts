import { useEffect, useRef } from 'react'
import { useServices, type Services } from './services.ts'
import { useSessionKnown, useUser } from './session.tsx'

/**
 * Records a view once for each `key`, as soon as it is known who is looking (R7.51 to R7.56). An empty key waits.
 */
export const useVisit = (key: string, record: (visits: Services['visits'], user: string) => void): void => {
  const { visits } = useServices()
  const known = useSessionKnown()
  const user = useUser()
  const last = useRef('')
  useEffect(() => {
    if (!known || key === '' || last.current === key) return
    last.current = key
    // After the frame: the screen that was asked for comes first. Not taken back when one leaves: it was seen.
    setTimeout(() => record(visits, user))
  })
}
