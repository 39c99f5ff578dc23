import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { useFavourite } from './use-favourite.ts'
import { useRequireLogin } from '../../lib/require-login.ts'
import { useUser } from '../../lib/session.tsx'
import { Icon } from '../../kit/icon.tsx'
import './favourite-button.css'

interface Props {
  product: ProductSummary
  /** With its words beside the heart, for the product's own screen. */
  wide?: boolean
}

interface HeartProps {
  wide: boolean | undefined
  isFavourite?: boolean
  busy?: boolean
  waiting?: boolean
  onClick: () => void
}

const Heart = ({ wide = false, isFavourite = false, busy = false, waiting = false, onClick }: HeartProps) => {
  // While nobody knows, neither action would be true, and whoever goes by the name must not press the wrong one.
  const name = waiting ? 'Buscando en tus favoritos' : isFavourite ? 'Quitar de favoritos' : 'Guardar en favoritos'
  return (
    <button
      type="button"
      className={wide ? 'btn btn-quiet favourite-button-wide' : 'favourite-button'}
      aria-pressed={isFavourite}
      aria-busy={busy || undefined}
      aria-disabled={waiting || undefined}
      aria-label={wide ? undefined : name}
      title={wide ? undefined : name}
      onClick={onClick}
    >
      <Icon name={isFavourite ? 'heart-full' : 'heart'} size={22} />
      {wide && name}
    </button>
  )
}

const OfNobody = ({ product, wide }: Props) => {
  const requireLogin = useRequireLogin()
  return <Heart wide={wide} onClick={() => requireLogin({ kind: 'favourite', productId: product.id })} />
}

const OfUser = ({ product, wide }: Props) => {
  const { toggle, ...state } = useFavourite(product)
  return <Heart wide={wide} {...state} onClick={toggle} />
}

/**
 * Keeps a product, or lets it go (R1.03). Its name says what a click does. Where nobody is logged in there is nothing
 * to read or to change, and a list is spared two observers for each of its cards.
 */
export const FavouriteButton = (props: Props) => (useUser() === '' ? <OfNobody {...props} /> : <OfUser {...props} />)
