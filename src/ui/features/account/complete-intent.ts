import type { QueryClient } from '@tanstack/react-query'
import { completeFavourite } from '../../../application/complete-favourite.ts'
import type { BegunIntent } from '../../../domain/account/intent.ts'
import type { Session } from '../../../domain/account/session.ts'
import { matchPath, paths } from '../../lib/paths.ts'
import { favouriteQueries } from '../../lib/queries.ts'
import { here } from '../../lib/require-login.ts'
import type { Services } from '../../lib/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

const addFavourite = async (
  { favourites }: Services,
  queries: QueryClient,
  user: string,
  productId: string,
): Promise<void> => {
  const failure = await completeFavourite(favourites, user, productId)
  const keys = [favouriteQueries.list(user).key, favouriteQueries.count(user).key]
  // A pending answer would count as fresh, although it does not have this favourite yet.
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  notify(failure === null ? notices.favouriteCompleted() : notices.failedTo('favourite', failure))
}

interface Site {
  services: Services
  queries: QueryClient
  navigate: (path: string) => void
  show: (dialog: 'orders') => void
}

export const completeIntent = (
  { services, queries, navigate, show }: Site,
  { mail }: Session,
  { intent, path }: BegunIntent,
): void => {
  const goTo = (target: string) => {
    // The stored path may have been manipulated: only go to screens of this site.
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
      // If the code fails to load, the message waits in its thread.
      import('../../../application/message-outbox.ts').then(
        ({ createMessageOutbox }) =>
          services.late('messageOutbox', createMessageOutbox).thread(mail, intent.storeId).retry(intent.clientId),
        () => undefined,
      )
      return
    case 'order':
      show('orders')
      // Where its code cannot be fetched, the order waits in its drawer.
      import('../../../application/order-sending.ts').then(
        ({ createOrderSending }) => services.late('orderSending', createOrderSending).send(mail, intent.clientId),
        () => undefined,
      )
      return
    case 'orders':
      // The drawer opens on any screen; a navigation would close it.
      show('orders')
  }
}
