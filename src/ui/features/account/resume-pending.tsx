import { useSelector } from '@xstate/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useDialogs } from '../../lib/dialogs.tsx'
import { takePending } from './pending.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { useSessionActor } from '../../lib/session.tsx'
import { notices, notify } from '../../lib/toasts.ts'

/**
 * Completes, once, what login interrupted (section 1): after the reload, when the page starts with a session. Not in
 * the two seconds before the reload, and not because another tab logged in.
 */
export const ResumePending = () => {
  const services = useServices()
  const queries = useQueryClient()
  const { show } = useDialogs()
  const [, navigate] = useLocation()
  const actor = useSessionActor()
  const session = useSelector(actor, (snapshot) => (snapshot.matches('unknown') ? undefined : snapshot.context.session))
  const decided = useRef(false)

  useEffect(() => {
    if (session === undefined || decided.current) return
    decided.current = true
    const pending = session === null ? null : takePending(services)
    if (session === null || pending === null) return
    switch (pending.kind) {
      case 'favourite':
        void services.favourites.add({ user: session.mail, productId: pending.productId }).then(async (result) => {
          notify(result.ok ? notices.favouriteCompleted() : notices.failed(result.failure))
          const reads = ['favourites.count', 'favourites.list'].map((read) => ({ queryKey: [read, session.mail] }))
          // A first answer that is still under way counts as fresh, and would not know of this favourite.
          await Promise.all(reads.map((read) => queries.cancelQueries(read)))
          await Promise.all(reads.map((read) => queries.invalidateQueries(read)))
        })
        return
      case 'go':
        navigate(pending.path)
        return
      case 'whatsapp':
        navigate(paths.product(pending.productId))
        return
      case 'orders':
        show('orders')
    }
  }, [session, services, queries, navigate, show])
  return null
}
