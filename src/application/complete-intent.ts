import type { BegunIntent } from '../domain/account/intent.ts'
import type { FavouritesPort } from '../domain/favourites/favourites.ts'
import type { Failure } from '../domain/result.ts'
import type { VisitsPort } from '../domain/visits/visits.ts'
import { writeOutcome } from '../domain/write-outcome.ts'

interface Site {
  favourites: Pick<FavouritesPort, 'add' | 'list'>
  visits: VisitsPort
  paths: Record<'product' | 'company', (id: string) => string> & {
    chat: (storeId: string, productId?: string | null) => string
  }
  goTo: (path: string) => void
  openOrders: () => void
  /** Null: it was added. */
  tellFavourite: (failure: Failure | null) => void
  retryMessage: (storeId: string, clientId: string) => void
  sendOrder: (clientId: string) => void
}

/** Null, or why the favourite is not there. Where nobody can tell whether it was added, the list decides. */
const addFavourite = async (favourites: Site['favourites'], user: string, productId: string) => {
  const outcome = writeOutcome(await favourites.add({ user, productId }))
  if (outcome.kind === 'done') return null
  const list = outcome.kind === 'unknown' ? await favourites.list({ user }) : null
  return list?.ok === true && list.value.some(({ id }) => id === productId) ? null : outcome.failure
}

/** Does what waited for the login of this user (section 1). `user` is the e-mail. */
export const completeIntent = (
  { favourites, visits, paths, goTo: lead, openOrders, tellFavourite, retryMessage, sendOrder }: Site,
  user: string,
  { intent, path, hasMovedOn }: BegunIntent,
): void => {
  const goTo = (target: string) => {
    if (!hasMovedOn) lead(target)
  }
  switch (intent.kind) {
    case 'favourite':
      goTo(path)
      void addFavourite(favourites, user, intent.productId).then(tellFavourite)
      return
    case 'go':
      return goTo(intent.path)
    case 'whatsapp':
      return goTo(paths.product(intent.productId))
    case 'contact':
      return goTo(paths.company(intent.storeId))
    case 'chat': {
      const { storeId, productId } = intent
      if (hasMovedOn) return
      if (productId === null) visits.storeContact({ storeId, user })
      else visits.productContact({ productId, user })
      return goTo(paths.chat(storeId, productId))
    }
    case 'message':
      goTo(paths.chat(intent.storeId))
      return retryMessage(intent.storeId, intent.clientId)
    case 'order':
      openOrders()
      return sendOrder(intent.clientId)
    case 'orders':
      // The drawer opens on any screen; a navigation would close it.
      openOrders()
  }
}
