import { whatsappLink } from '../../domain/messaging/whatsapp.ts'
import { Button, ButtonLink, WhatsappLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { siteAddress, useRawSearch } from './address.ts'
import { useRequireLogin } from './login.tsx'
import { paths } from './paths.ts'
import { useServices, useUser } from '../data/services.ts'
import { notices, notify } from '../notices/toasts.ts'

interface Props {
  storeId: string
  phone: string
  greeting: string
  /** The product that is asked about; the store itself if left out. */
  productId?: string | null
}

/** WhatsApp and chat with a maker, for whoever has logged in. Each press is recorded. */
export const ContactButtons = ({ storeId, phone, greeting, productId = null }: Props) => {
  const { visits } = useServices()
  const user = useUser()
  const colour = new URLSearchParams(useRawSearch()).get('color') ?? ''
  const requireLogin = useRequireLogin()
  const whatsapp = whatsappLink(phone, greeting)
  const text = productId === null ? 'WhatsApp' : 'Contactar por WhatsApp'
  const record = () =>
    productId === null ? visits.storeContact({ storeId, user }) : visits.productContact({ productId, user })
  const recordWhatsapp = () => {
    record()
    visits.whatsappContact({ storeId, productId: productId ?? '', user })
  }
  return (
    <>
      {whatsapp && user === '' && (
        <Button tone="quiet" onClick={() => requireLogin({ kind: productId === null ? 'contact' : 'whatsapp' })}>
          <Icon name="whatsapp" size={20} />
          <span>{text}</span>
        </Button>
      )}
      {whatsapp && user !== '' && (
        <WhatsappLink href={whatsapp} tone="quiet" onClick={recordWhatsapp}>
          {text}
        </WhatsappLink>
      )}
      {storeId && (
        <ButtonLink
          href={paths.chat(storeId, productId, colour)}
          tone={productId === null ? 'primary' : 'quiet'}
          onClick={(event) => {
            if (requireLogin({ kind: 'chat', storeId, productId })) record()
            else event.preventDefault()
          }}
        >
          <Icon name="message" size={20} />
          Enviar mensaje
        </ButtonLink>
      )}
    </>
  )
}

export const ShareButton = ({ title, path }: { title: string; path: string }) => {
  const { page, site } = useServices()
  const share = async () => {
    const done = await page.share({ title, url: siteAddress(site, path) })
    if (done === 'copied') notify(notices.linkCopied())
    if (done === 'failed') notify(notices.shareFailed())
  }
  return (
    <Button tone="quiet" onClick={() => void share()}>
      <Icon name="share" size={20} />
      Compartir
    </Button>
  )
}
