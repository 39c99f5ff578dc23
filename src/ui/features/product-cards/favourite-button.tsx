import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { useFavourite } from './use-favourite.ts'
import { useRequireLogin } from '../../site/login.tsx'
import type { Shown } from '../../data/perishable.ts'
import { useUser } from '../../data/services.ts'
import { Icon } from '../../kit/icon.tsx'

interface Props {
  product: Shown<ProductSummary>
  wide?: boolean | undefined
  /** The product's own answer says it; a list's does not. */
  favourite?: boolean | null | undefined
}

interface HeartProps extends Pick<Props, 'product' | 'wide'> {
  isFavourite?: boolean
  busy?: boolean
  waiting?: boolean
  onClick: () => void
}

const Heart = ({ product, wide, isFavourite = false, busy, waiting, onClick }: HeartProps) => {
  // The name says what a press does, which is not known until the list has loaded.
  const name = waiting ? 'Buscando en tus favoritos' : isFavourite ? 'Quitar de favoritos' : 'Guardar en favoritos'
  return (
    <button
      type="button"
      className={wide ? 'btn btn-quiet' : 'on-picture icon-button'}
      aria-busy={busy || undefined}
      aria-disabled={waiting || undefined}
      aria-label={wide ? undefined : `${name}: ${product.name}`}
      title={wide ? undefined : name}
      // The second click of a double click would undo the first.
      onClick={(event) => event.detail < 2 && onClick()}
    >
      <Icon name="heart" size={22} filled={isFavourite} />
      {wide && <span>{name}</span>}
    </button>
  )
}

const AnonymousFavourite = ({ product, wide }: Props) => {
  const requireLogin = useRequireLogin()
  return (
    <Heart product={product} wide={wide} onClick={() => requireLogin({ kind: 'favourite', productId: product.id })} />
  )
}

const UserFavourite = ({ product, wide, favourite = null }: Props & { product: ProductSummary }) => {
  const { toggle, ...state } = useFavourite(product, favourite)
  return <Heart product={product} wide={wide} {...state} onClick={toggle} />
}

/** The anonymous version subscribes to nothing, which spares a list two observers per card. */
export const FavouriteButton = ({ product, wide, favourite }: Props) => {
  if (useUser() === '') return <AnonymousFavourite product={product} wide={wide} />
  if (product.tiers) return <UserFavourite product={product} wide={wide} favourite={favourite} />
  // A list of favourites needs the product's price.
  return <Heart product={product} wide={wide} waiting onClick={() => undefined} />
}
