import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { ShownCompany } from '../../../domain/catalogue/lasting.ts'
import { whatsappStoreGreeting } from '../../../domain/messaging/whatsapp-texts.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { siteAddress } from '../../lib/address.ts'
import { ShareButton } from '../../lib/share-button.tsx'
import { phoneText } from '../../lib/phone.ts'
import { useRequireLogin } from '../../lib/require-login.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'
import { WhatsappContact } from '../../lib/whatsapp-contact.tsx'

const dialable = (phone: string) => {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? digits : null
}
const writable = (mail: string) => /^[^\s@?&%<>"']+@[^\s@?&%<>"']+\.[^\s@?&%<>"']+$/.test(mail)

interface Props {
  company: ShownCompany
}

/** The two ways to ask a company, for whoever has logged in (R1.04). Each press is recorded (R7.53, R7.57). */
export const CompanyContact = ({ company: { id, name, phone } }: Props) => {
  const { visits, site } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const [, navigate] = useLocation()
  const record = () => visits.storeContact({ storeId: id, user })
  const write = () => {
    if (!requireLogin({ kind: 'chat', storeId: id, productId: null })) return
    record()
    navigate(paths.chat(id))
  }
  const chat = whatsappLink(phone, whatsappStoreGreeting({ name, url: siteAddress(site, paths.company(id)) }))
  return (
    <section className="company-page-contact stack-2" aria-label="Contacto">
      <WhatsappContact
        href={chat}
        intent={{ kind: 'contact', storeId: id }}
        onClick={() => {
          record()
          visits.whatsappContact({ storeId: id, productId: '', user })
        }}
      >
        WhatsApp
      </WhatsappContact>
      <Button onClick={write}>
        <Icon name="message" size={20} />
        Enviar mensaje
      </Button>
    </section>
  )
}

/** As the company wrote them; links where they can be called or written to. */
export const CompanyAddresses = ({ company: { id, name, phone, mail } }: Props) => {
  const { visits } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const reach = (event: MouseEvent) => {
    if (requireLogin({ kind: 'contact', storeId: id })) visits.storeContact({ storeId: id, user })
    else event.preventDefault()
  }
  const number = dialable(phone)
  return (
    <div className="company-page-ways row">
      {phone && (
        <p className="company-page-way">
          <Icon name="phone" size={18} />
          {number === null ? (
            <bdi>{phone}</bdi>
          ) : (
            <a href={`tel:${number}`} onClick={reach}>
              <bdi>{phoneText(phone)}</bdi>
            </a>
          )}
        </p>
      )}
      {mail && (
        <p className="company-page-way">
          <Icon name="mail" size={18} />
          {writable(mail) ? (
            <a href={`mailto:${mail}`} onClick={reach}>
              <bdi>{mail}</bdi>
            </a>
          ) : (
            <bdi>{mail}</bdi>
          )}
        </p>
      )}
      <ShareButton title={name} path={paths.company(id)} />
    </div>
  )
}
