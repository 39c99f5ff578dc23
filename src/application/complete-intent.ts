import type { BegunIntent } from '../domain/account/intent.ts'
import type { FavouritesPort } from '../domain/favourites/favourites.ts'
import { type Failure, type Result, writeOutcome } from '../domain/result.ts'
import type { VisitsPort } from '../domain/visits/visits.ts'

interface Site {
  favourites: FavouritesPort
  /** Whether the list of favourites, read again, has a product. */
  findFavourite: (productId: string) => Promise<Result<boolean>>
  readFavourites: () => Promise<void>
  /** Null: it was added. */
  tellFavourite: (failure: Failure | null) => void
  /** Who is here by now. */
  currentUser: () => string
  visits: VisitsPort
  paths: Record<'product' | 'company', (id: string) => string> & {
    chat: (storeId: string, productId?: string | null, colour?: string) => string
  }
  goTo: (path: string) => void
  addToMessage: (storeId: string, text: string) => void
  openOrders: () => void
  retryMessage: (storeId: string, clientId: string) => void
  sendOrder: (clientId: string) => void
}

const addFavourite = async (site: Site, user: string, productId: string) => {
  const outcome = writeOutcome(await site.favourites.add({ user, productId }))
  // Where nobody can tell whether it was added, the list decides.
  const found = outcome.kind === 'unknown' ? await site.findFavourite(productId) : null
  if (found === null) await site.readFavourites()
  const failure = outcome.kind === 'done' || (found?.ok === true && found.value) ? null : outcome.failure
  // The end of the session says so itself, and nobody else is told.
  if (failure?.kind !== 'unauthorised' && site.currentUser() === user) site.tellFavourite(failure)
}

/** Does what waited for the login of this user (section 1). `user` is the e-mail. */
export const completeIntent = (site: Site, user: string, { intent, path, hasMovedOn }: BegunIntent) => {
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
      const { storeId, productId, text = '' } = intent
      site.addToMessage(storeId, text)
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
