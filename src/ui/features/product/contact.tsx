import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { whatsappGreeting, whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import type { Cell } from '../../../domain/orders/quantity-grid.ts'
import { slug } from '../../../domain/text.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { FavouriteButton } from '../product-cards/favourite-button.tsx'
import { Section } from '../../kit/section.tsx'
import { siteAddress } from '../../lib/address.ts'
import { ContactButtons } from '../../lib/contact-buttons.tsx'
import type { Shown } from '../../lib/perishable.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { ShareButton } from '../../lib/share-button.tsx'
import './product.css'

/** `cells`: the typed quantities, for the greeting. */
export const ProductContact = ({ product, cells }: { product: Shown<ProductDetail>; cells: readonly Cell[] }) => {
  const { site } = useServices()
  const { id, name, storeId, storePhone } = product
  const greeting = whatsappGreeting({ name, url: siteAddress(site, paths.product(id)) }, cells)
  return (
    <div className="product-ways row">
      <ContactButtons
        storeId={storeId}
        productId={id}
        whatsappText="Contactar por WhatsApp"
        whatsapp={whatsappLink(storePhone, greeting)}
      />
    </div>
  )
}

export const ProductActions = ({ product }: { product: Shown<ProductDetail> }) => (
  <div className="product-ways row">
    <FavouriteButton product={product} wide known={product.favourite} />
    <ShareButton title={product.name} path={paths.product(product.id)} />
  </div>
)

/** In the place of the quantities, where none can be ordered; the ways to ask the maker come after it. */
export const SoldOut = ({ product: { segment, category } }: { product: ProductDetail }) => (
  <Section title="Agotado por ahora">
    <div className="stack-3">
      <p>
        No quedan piezas en ningún color ni talla. Pregunta al fabricante cuándo vuelve a haber, o mira otros parecidos.
      </p>
      <ButtonLink href={paths.products(slug(segment) || 'todos', '0', slug(category) || 'todas')} tone="quiet">
        <bdi>{category ? `Ver más en ${category}` : 'Ver otros productos'}</bdi>
      </ButtonLink>
    </div>
  </Section>
)
