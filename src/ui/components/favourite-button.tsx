import type { ProductSummary } from '../../domain/catalogue.ts'
import { useFavourite } from '../favourites.ts'
import { Icon } from './icon.tsx'
import './favourite-button.css'

interface Props {
  product: ProductSummary
  /** With its words beside the heart, for the product's own screen. */
  wide?: boolean
}

/** Keeps a product, or lets it go (R1.03). Its name says what a click does. */
export const FavouriteButton = ({ product, wide = false }: Props) => {
  const { kept, busy, waiting, toggle } = useFavourite(product)
  const action = kept ? 'Quitar de favoritos' : 'Guardar en favoritos'
  return (
    <button
      type="button"
      className={wide ? 'btn btn-quiet favourite-wide' : 'favourite'}
      aria-pressed={kept}
      aria-busy={busy || undefined}
      aria-disabled={waiting || undefined}
      // While nobody knows, neither name would be true, and whoever goes by the name must not press the wrong one.
      aria-label={waiting ? 'Buscando en tus favoritos' : wide ? undefined : action}
      title={wide ? undefined : action}
      onClick={toggle}
    >
      <Icon name={kept ? 'heart-full' : 'heart'} size={22} />
      {wide && action}
    </button>
  )
}
