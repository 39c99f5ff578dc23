import type { BegunIntent } from '../domain/account/intent.ts'
import type { FavouritesPort } from '../domain/favourites/favourites.ts'
import type { Failure, Result } from '../domain/result.ts'
import type { VisitsPort } from '../domain/visits/visits.ts'
import { writeOutcome } from '../domain/write-outcome.ts'

interface Site {
  favourites: Pick<FavouritesPort, 'add'>
  /** Whether the list of favourites has a product. */
  findFavourite: (productId: string) => Promise<Result<boolean>>
  visits: VisitsPort
  paths: Record<'product' | 'company', (id: string) => string> & {
    chat: (storeId: string, productId?: string | null, colour?: string) => string
  }
  goTo: (path: string) => void
  openOrders: () => void
  /** Null: it was added. `isRead`: the list shows it already. */
  tellFavourite: (failure: Failure | null, isRead?: boolean) => void
  retryMessage: (storeId: string, clientId: string) => void
  sendOrder: (clientId: string) => void
}

/** Where nobody can tell whether it was added, the list decides. */
const addFavourite = async (
  { favourites, findFavourite, tellFavourite }: Pick<Site, 'favourites' | 'findFavourite' | 'tellFavourite'>,
  user: string,
  productId: string,
) => {
  const outcome = writeOutcome(await favourites.add({ user, productId }))
  if (outcome.kind === 'done') return tellFavourite(null)
  const found = outcome.kind === 'unknown' ? await findFavourite(productId) : null
  tellFavourite(found?.ok === true && found.value ? null : outcome.failure, found !== null)
}

/** Does what waited for the login of this user (section 1). `user` is the e-mail. */
export const completeIntent = (site: Site, user: string, { intent, path, hasMovedOn }: BegunIntent): void => {
  const { visits, paths, goTo: lead, openOrders, retryMessage, sendOrder } = site
  const goTo = (target: string) => {
    if (!hasMovedOn) lead(target)
  }
  switch (intent.kind) {
    case 'favourite':
      goTo(path)
      void addFavourite(site, user, intent.productId)
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
      // In the colour that was looked at.
      return goTo(paths.chat(storeId, productId, new URLSearchParams(path.split('?')[1]).get('color') ?? ''))
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
