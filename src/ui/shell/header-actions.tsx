import { useId } from 'react'
import { Link } from 'wouter'
import { Icon } from '../kit/icon.tsx'
import { useDialogs, type DialogName } from '../lib/dialogs.tsx'
import { useFavouritesCount } from '../features/favourites/use-favourite.ts'
import { paths } from '../lib/paths.ts'
import { useServices } from '../lib/services.ts'
import { useSession, useSessionKnown, useUser } from '../lib/session.tsx'
import { useStored } from '../lib/use-stored.ts'
import { preloadDialog } from './lazy-dialogs.tsx'
import { Unread } from './unread.tsx'
import './action.css'

/** Preloads a dialog's code when a pointer or the focus is on its button. */
const onIntent = (name: DialogName) => {
  const preload = () => preloadDialog(name)
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload }
}

const Account = () => {
  const session = useSession()
  const { show } = useDialogs()
  const id = useId()
  const name = session === null ? 'login' : 'account'
  return (
    <button
      type="button"
      className="action action-account pink-on-hover"
      aria-haspopup="dialog"
      aria-describedby={session === null ? undefined : id}
      onClick={() => show(name)}
      {...onIntent(name)}
    >
      <Icon name="user" />
      <span>{session === null ? 'Ingresar' : 'Mi cuenta'}</span> <Unread id={id} />
    </button>
  )
}

/** The main actions: at the top on wide screens, at the bottom on narrow ones. */
export const HeaderActions = () => {
  const favourites = useFavouritesCount()
  const { drafts, pending } = useStored(useServices().orderStores.open(useUser()))
  const orders = useSessionKnown() ? drafts.length + pending.length : 0
  const { show } = useDialogs()
  return (
    <>
      <Account />
      <Link href={paths.favourites()} className="action pink-on-hover">
        <Icon name="heart" />
        <span>Favoritos</span>{' '}
        {favourites !== undefined && <span className={favourites > 0 ? 'action-count' : 'action-count action-zero'}>{favourites}</span>}
      </Link>
      <button type="button" className="action pink-on-hover" aria-haspopup="dialog" onClick={() => show('orders')} {...onIntent('orders')}>
        <Icon name="bag" />
        <span>Pedido</span> {orders > 0 && <span className="action-count">{orders}</span>}
      </button>
    </>
  )
}
