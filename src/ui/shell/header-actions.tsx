import { useEffect, useId } from 'react'
import { Icon } from '../kit/icon.tsx'
import { useFavouritesCount } from '../features/product-cards/use-favourite.ts'
import { paths } from '../lib/paths.ts'
import { useServices, useSession, useSessionKnown, useUser } from '../lib/services.ts'
import { useStored } from '../lib/use-stored.ts'
import { useOpener } from './lazy-dialogs.tsx'
import { Unread } from './unread.tsx'
import './action.css'

const Account = () => {
  const session = useSession()
  const id = useId()
  const opener = useOpener(session === null ? 'login' : 'account')
  return (
    <button
      {...opener}
      className="action action-account pink-on-hover"
      aria-describedby={session === null ? undefined : id}
    >
      <Icon name="user" />
      <span className={session === null ? 'guest-only' : undefined}>
        {session === null ? 'Ingresar' : 'Mi cuenta'}
      </span>{' '}
      <Unread id={id} />
    </button>
  )
}

export const HeaderActions = () => {
  const favourites = useFavouritesCount()
  const { drafts, pending } = useStored(useServices().orderStores.open(useUser()))
  const isKnown = useSessionKnown()
  const orders = isKnown ? drafts.length + pending.length : 0
  // The head's script sets it for a page that was prerendered for guests.
  useEffect(() => {
    if (isKnown) delete document.documentElement.dataset['session']
  }, [isKnown])
  const opener = useOpener('orders')
  return (
    <>
      <Account />
      <a href={paths.favourites()} className="action pink-on-hover">
        <Icon name="heart" />
        <span>Favoritos</span>{' '}
        {favourites !== undefined && (
          <span className={favourites > 0 ? 'action-count' : 'action-count action-zero'}>{favourites}</span>
        )}
      </a>
      <button {...opener} className="action pink-on-hover">
        <Icon name="bag" />
        <span>Pedido</span> {orders > 0 && <span className="action-count">{orders}</span>}
      </button>
    </>
  )
}
