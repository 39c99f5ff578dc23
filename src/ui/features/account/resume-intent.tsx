import { useSelector } from '@xstate/react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { BegunIntent } from '../../../domain/account/intent.ts'
import { hasUserId, type Session } from '../../../domain/account/session.ts'
import { writeOutcome } from '../../../domain/write-outcome.ts'
import { useDialogs } from '../../lib/dialogs.tsx'
import { here } from '../../lib/require-login.ts'
import { matchPath, paths } from '../../lib/paths.ts'
import { favouriteQueries } from '../../lib/queries.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { notices, notify } from '../../lib/toasts.ts'

const addFavourite = async ({ favourites }: Services, queries: QueryClient, user: string, productId: string): Promise<void> => {
  const outcome = writeOutcome(await favourites.add({ user, productId }))
  const keys = [favouriteQueries.list(user).key, favouriteQueries.count(user).key]
  // A first answer that is still under way counts as fresh, and would not know of this favourite.
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  if (outcome.kind === 'done') return notify(notices.favouriteCompleted())
  // Nobody knows: the list decides.
  const now = outcome.kind === 'unknown' ? await favourites.list(user) : null
  const isThere = now?.ok === true && now.value.some(({ id }) => id === productId)
  notify(isThere ? notices.favouriteCompleted() : notices.failedTo('favourite', outcome.failure))
}

interface Site {
  readonly services: Services
  readonly queries: QueryClient
  readonly navigate: (path: string) => void
  readonly show: (dialog: 'orders') => void
}

const complete = ({ services, queries, navigate, show }: Site, { mail }: Session, { intent, path }: BegunIntent): void => {
  const goTo = (target: string) => {
    // What storage holds may be somebody else's: only screens of ours.
    if (target !== here() && matchPath(target.split(/[?#]/)[0] ?? '') !== null) navigate(target)
  }
  switch (intent.kind) {
    case 'favourite':
      goTo(path)
      void addFavourite(services, queries, mail, intent.productId)
      return
    case 'go':
      return goTo(intent.path)
    case 'whatsapp':
      return goTo(paths.product(intent.productId))
    case 'contact':
      return goTo(paths.company(intent.storeId))
    case 'chat': {
      const { storeId, productId } = intent
      if (productId === null) services.visits.storeContact({ storeId, user: mail })
      else services.visits.productContact({ productId, user: mail })
      return goTo(paths.chat(storeId, productId))
    }
    case 'message':
      goTo(paths.chat(intent.storeId))
      // Where its code cannot be fetched, the message waits in its thread.
      import('../../../application/message-outbox.ts').then(
        ({ createMessageOutbox }) => services.singleton(createMessageOutbox).thread(mail, intent.storeId).retry(intent.clientId),
        () => undefined,
      )
      return
    case 'order':
      show('orders')
      // Where its code cannot be fetched, the order waits in its drawer.
      import('../../../application/order-sending.ts').then(
        ({ createOrderSending }) => services.singleton(createOrderSending).send(mail, intent.clientId),
        () => undefined,
      )
      return
    case 'orders':
      // Its drawer opens on any screen, and going to another would close it.
      show('orders')
  }
}

/**
 * Completes, once, what login interrupted (section 1): after the reload, when the page starts with a user. Not in the
 * two seconds before the reload, and not because another tab logged in.
 */
const useResume = (): void => {
  const services = useServices()
  const queries = useQueryClient()
  const { show } = useDialogs()
  const [, navigate] = useLocation()
  const { actor } = services.currentSession
  const session = useSelector(actor, (snapshot) => (snapshot.matches('unknown') ? undefined : snapshot.context.session))
  const decided = useRef(false)
  useEffect(() => {
    if (session === undefined || decided.current) return
    decided.current = true
    const begun = hasUserId(session) ? services.loginIntent.take(session.mail) : null
    if (begun !== null && hasUserId(session)) complete({ services, queries, navigate, show }, session, begun)
  }, [session, services, queries, navigate, show])
}

/** When the server no longer knows the user: says so, and asks to log in on the spot (R11.67). */
const useAskAgain = (): void => {
  const { currentSession, loginIntent } = useServices()
  const { show } = useDialogs()
  const ended = useSelector(currentSession.actor, ({ context }) => context.ended)
  useEffect(() => {
    if (ended === null) return
    notify(notices.sessionEnded())
    loginIntent.comeBackTo(here())
    show('login')
  }, [ended, loginIntent, show])
}

export const ResumeIntent = () => {
  useResume()
  useAskAgain()
  return null
}
