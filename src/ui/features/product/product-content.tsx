import { useEffect, useState } from 'react'
import { wantedColour, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { slug } from '../../../domain/text.ts'
import { navigate } from '../../kit/back.ts'
import { Breadcrumbs } from '../../kit/screen-title.tsx'
import { addressWith, useRawSearch } from '../../site/address.ts'
import { ShareButton } from '../../site/contact-buttons.tsx'
import { paths } from '../../site/paths.ts'
import type { Shown } from '../../data/perishable.ts'
import { useServices, useSessionKnown, useUser, useVisit } from '../../data/services.ts'
import { FavouriteButton } from '../product-cards/favourite-button.tsx'
import { ProductSheet, Store } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { Order, OrderWait } from './order.tsx'
import { RecentlyViewed, rememberViewed, SimilarProducts } from './other-products.tsx'
import { ProductPage, seenColour } from './swatch.tsx'
import './product.css'

/** Whether the user opened the screen: after a log-out in another tab it was no guest who saw it. */
export const useIsOpener = () => {
  const isKnown = useSessionKnown()
  const user = useUser()
  const [opener, setOpener] = useState<string | null>(null)
  if (isKnown && opener === null) setOpener(user)
  return opener === user
}

const Seen = ({ product, isOpener }: { product: ProductDetail; isOpener: boolean }) => {
  const viewed = useServices().recents.viewed(useUser())
  useVisit(product.id, (visits, user) => visits.product({ productId: product.id, user }))
  useEffect(() => {
    if (isOpener) rememberViewed(viewed, product)
  }, [viewed, isOpener, product])
  return (
    <div className="product-wide">
      <SimilarProducts product={product} />
      <RecentlyViewed except={product.id} />
    </div>
  )
}

const Crumbs = ({ product: { segment, category, name } }: { product: Shown<ProductDetail> }) => {
  const segmentSlug = slug(segment) || 'todos'
  return (
    <div className="product-crumbs">
      <Breadcrumbs
        steps={[
          { text: 'Productos', href: paths.products() },
          ...(segment ? [{ text: segment, href: paths.products(segmentSlug) }] : []),
          ...(segment && category
            ? [{ text: category, href: paths.products(segmentSlug, '0', slug(category) || 'todas') }]
            : []),
          { text: name },
        ]}
      />
    </div>
  )
}

interface Props {
  product: Shown<ProductDetail>
  /** The product of today's answer, for which the order waits. */
  today: ProductDetail | null
  isOpener: boolean
}

export const ProductContent = ({ product, today, isOpener }: Props) => {
  const user = useUser()
  // Back leads to the list, not through the colours.
  const colour = wantedColour(product, new URLSearchParams(useRawSearch()).getAll('color').slice(0, 1))
  const [areThumbsAsked, setThumbsAsked] = useState(false)
  const page = {
    colour,
    seen: seenColour(product, colour),
    onColour: ({ name }: { name: string }) =>
      navigate(
        addressWith((query) => query.set('color', name)),
        { replace: true },
      ),
    areThumbsAsked,
    onPhotosThere: () => setThumbsAsked(true),
  }
  return (
    <ProductPage value={page}>
      <Crumbs product={product} />
      <div className="product-pictures">
        <Gallery product={product} />
      </div>
      <div className="product-facts">
        <Store product={product} />
      </div>
      {today ? (
        // Typed quantities are not shown to the next person, nor at another product.
        <Order key={JSON.stringify([product.id, user])} product={today} />
      ) : (
        <OrderWait product={product} />
      )}
      <div>
        <div className="product-ways row">
          <FavouriteButton product={product} wide favourite={product.favourite} />
          <ShareButton title={product.name} path={paths.product(product.id)} />
        </div>
      </div>
      <div className="stack-5">
        {product.description && <p dir="auto">{product.description}</p>}
        <ProductSheet product={product} />
      </div>
      {today && <Seen product={today} isOpener={isOpener} />}
    </ProductPage>
  )
}
