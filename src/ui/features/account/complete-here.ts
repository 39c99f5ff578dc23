import type { QueryClient } from '@tanstack/react-query'
import { completeIntent } from '../../../application/complete-intent.ts'
import { createMessageOutbox } from '../../../application/message-outbox.ts'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { createOrderSending } from '../../../application/order-sending.ts'
import { submitOrder } from '../../../application/submit-order.ts'
import type { BegunIntent } from '../../../domain/account/intent.ts'
import { withText } from '../../../domain/messaging/messaging.ts'
import type { Failure } from '../../../domain/result.ts'
import { showDialog } from '../../lib/dialogs.ts'
import { askFavourites, findFavourite } from '../../lib/favourites.ts'
import { matchPath, paths } from '../../lib/paths.ts'
import { here } from '../../lib/login.tsx'
import type { Services } from '../../lib/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

interface Page {
  services: Services
  queries: QueryClient
  navigate: (path: string) => void
}

export const completeHere = ({ services, queries, navigate }: Page, user: string, begun: BegunIntent) => {
  const page = {
    favourites: services.favourites,
    findFavourite: (productId: string) => findFavourite(services, queries, { user, productId }),
    readFavourites: () => askFavourites(queries, user),
    tellFavourite: (failure: Failure | null) =>
      notify(failure === null ? notices.favouriteCompleted() : notices.failedTo('favourite', failure)),
    currentUser: services.currentSession.user,
    visits: services.visits,
    paths,
    goTo: (target: string) => {
      // The stored path may have been manipulated: only go to screens of this site.
      if (target !== here() && matchPath(target.split(/[?#]/)[0] ?? '') !== null) navigate(target)
    },
    addToMessage: (storeId: string, text: string) =>
      services.messageStores.draft(user, storeId).edit((draft) => withText(draft, text)),
    openOrders: () => showDialog('orders'),
    retryMessage: (storeId: string, clientId: string) =>
      void services.once(createMessageOutbox).retry({ user, storeId }, clientId),
    sendOrder: (clientId: string) => {
      const draft = services.once(createOrderDrafts).find(user, clientId)
      // Its prices were read when it was sent before the session ended.
      if (draft !== undefined) void submitOrder(services, services.once(createOrderSending), user, draft, true)
    },
  }
  completeIntent(page, user, begun)
}
