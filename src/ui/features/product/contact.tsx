import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import type { ShownProduct } from '../../../domain/catalogue/lasting.ts'
import { whatsappGreeting } from '../../../domain/messaging/whatsapp-texts.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import type { Cell } from '../../../domain/orders/quantity-grid.ts'
import { slug } from '../../../domain/text.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Section } from '../../kit/section.tsx'
import { useRequireLogin } from '../../lib/require-login.ts'
import { siteAddress } from '../../lib/address.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { ShareButton } from '../../lib/share-button.tsx'
import { useUser } from '../../lib/use-session.ts'
import { WhatsappContact } from '../../lib/whatsapp-contact.tsx'
import './product-contact.css'

/** The ways to ask the maker (R1.04, R1.08). `cells`: the typed quantities, for the greeting. */
export const ProductContact = ({ product, cells }: { product: ShownProduct; cells: readonly Cell[] }) => {
  const { visits, site } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const url = siteAddress(site, paths.product(product.id))
  const chat = whatsappLink(product.storePhone, whatsappGreeting({ name: product.name, url }, cells))

  return (
    <div className="product-contact stack-2">
      <WhatsappContact
        href={chat}
        intent={{ kind: 'whatsapp', productId: product.id }}
        onClick={() => {
          visits.productContact({ productId: product.id, user })
          visits.whatsappContact({ storeId: product.storeId, productId: product.id, user })
        }}
      >
        Contactar por WhatsApp
      </WhatsappContact>
      {product.storeId !== '' && (
        <ButtonLink
          href={paths.chat(product.storeId, product.id)}
          tone="quiet"
          onClick={(event) => {
            if (!requireLogin({ kind: 'chat', storeId: product.storeId, productId: product.id })) event.preventDefault()
            else visits.productContact({ productId: product.id, user })
          }}
        >
          <Icon name="message" size={20} />
          Enviar mensaje
        </ButtonLink>
      )}
    </div>
  )
}

export const ProductActions = ({ product }: { product: ShownProduct }) => (
  <div className="product-contact stack-2">
    <FavouriteButton product={product} wide known={'room' in product ? null : product.favourite} />
    <ShareButton title={product.name} path={paths.product(product.id)} />
  </div>
)

/** In the place of the quantities, where none can be ordered; the ways to ask the maker come after it (R12.92). */
export const SoldOut = ({ product: { segment, category } }: { product: ProductDetail }) => (
  <Section title="Agotado por ahora">
    <div className="stack-3">
      <p>
        No quedan piezas en ningún color ni talla. Pregunta al fabricante cuándo vuelve a haber, o mira otros parecidos.
      </p>
      <ButtonLink href={paths.products(slug(segment) || 'todos', '0', slug(category) || 'todas')} tone="quiet">
        {category ? `Ver más en ${category}` : 'Ver otros productos'}
      </ButtonLink>
    </div>
  </Section>
)
