import type { Intent } from '../../domain/account/intent.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { WhatsappLink } from '../kit/whatsapp-link.tsx'
import { useRawSearch } from './address.ts'
import { useRequireLogin } from './login.tsx'
import { paths } from './paths.ts'
import { useServices, useUser } from './services.ts'

interface Props {
  storeId: string
  /** What is asked about; null: the store itself. */
  productId: string | null
  whatsappText: string
  /** Null where WhatsApp does not know the number. */
  whatsapp: string | null
}

/** The ways to ask a maker, for whoever has logged in. Each press is recorded. */
export const ContactButtons = ({ storeId, productId, whatsappText, whatsapp }: Props) => {
  const { visits } = useServices()
  const user = useUser()
  const colour = new URLSearchParams(useRawSearch()).get('color') ?? ''
  const requireLogin = useRequireLogin()
  const intent: Intent = productId === null ? { kind: 'contact', storeId } : { kind: 'whatsapp', productId }
  const record = () =>
    productId === null ? visits.storeContact({ storeId, user }) : visits.productContact({ productId, user })
  const recordWhatsapp = () => {
    record()
    visits.whatsappContact({ storeId, productId: productId ?? '', user })
  }
  return (
    <>
      {whatsapp !== null && user === '' && (
        <Button tone="quiet" onClick={() => requireLogin(intent)}>
          <Icon name="whatsapp" size={20} />
          <span>{whatsappText}</span>
        </Button>
      )}
      {whatsapp !== null && user !== '' && (
        <WhatsappLink href={whatsapp} tone="quiet" onClick={recordWhatsapp}>
          {whatsappText}
        </WhatsappLink>
      )}
      {storeId !== '' && (
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
