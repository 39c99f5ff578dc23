import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { whatsappGreeting, type NamedPieces } from '../../../domain/messaging/whatsapp-texts.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { WhatsappLink } from '../../kit/whatsapp-link.tsx'
import { useRequireLogin } from '../../lib/require-login.ts'
import { siteAddress } from '../../lib/address.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { ShareButton } from '../../lib/share-button.tsx'
import { useUser } from '../../lib/use-session.ts'
import './product-contact.css'

/** The ways to ask the maker about a product (R1.04, R1.08). `cells`: the typed quantities, for the greeting. */
export const ProductContact = ({ product, cells }: { product: ProductDetail; cells: readonly NamedPieces[] }) => {
  const { visits, site } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const url = siteAddress(site, paths.product(product.id))
  const chat = whatsappLink(product.storePhone, whatsappGreeting({ name: product.name, url }, cells))

  const recordWhatsapp = () => {
    visits.productContact({ productId: product.id, user })
    visits.whatsappContact({ storeId: product.storeId, productId: product.id, user })
  }

  return (
    <div className="product-contact stack-2">
      {chat !== null &&
        (user === '' ? (
          <Button tone="quiet" onClick={() => requireLogin({ kind: 'whatsapp', productId: product.id })}>
            <Icon name="whatsapp" size={20} />
            Contactar por WhatsApp
          </Button>
        ) : (
          <WhatsappLink href={chat} tone="quiet" onClick={recordWhatsapp}>
            Contactar por WhatsApp
          </WhatsappLink>
        ))}
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

export const ProductActions = ({ product }: { product: ProductDetail }) => (
  <div className="product-contact stack-2">
    <FavouriteButton product={product} wide />
    <ShareButton title={product.name} path={paths.product(product.id)} />
  </div>
)
