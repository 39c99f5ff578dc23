import type { MouseEvent } from 'react'
import { looksLikeMail } from '../../../domain/account/session.ts'
import type { ShownCompany } from '../../../domain/catalogue/lasting.ts'
import { whatsappStoreGreeting } from '../../../domain/messaging/whatsapp-texts.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { Icon } from '../../kit/icon.tsx'
import { siteAddress } from '../../lib/address.ts'
import { ContactButtons } from '../../lib/contact-buttons.tsx'
import { ShareButton } from '../../lib/share-button.tsx'
import { phoneText } from '../../lib/phone.ts'
import { useRequireLogin } from '../../lib/login.tsx'
import { paths } from '../../lib/paths.ts'
import { useServices, useUser } from '../../lib/services.ts'
import './companies.css'

const dialable = (phone: string) => {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? digits : null
}
const writable = (mail: string) => looksLikeMail(mail) && !/[?&%]/.test(mail)

interface Props {
  company: ShownCompany
}

export const CompanyContact = ({ company: { id, name, phone } }: Props) => {
  const { site } = useServices()
  const greeting = whatsappStoreGreeting({ name, url: siteAddress(site, paths.company(id)) })
  return (
    <section className="company-page-contact stack-2" aria-label="Contacto">
      <ContactButtons storeId={id} productId={null} whatsappText="WhatsApp" whatsapp={whatsappLink(phone, greeting)} />
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
  const ways = [
    { icon: 'phone', text: number === null ? phone : phoneText(phone), href: number && `tel:${number}` },
    { icon: 'mail', text: mail, href: writable(mail) ? `mailto:${mail}` : null },
  ] as const
  return (
    <div className="row">
      {ways.map(
        ({ icon, text, href }) =>
          text && (
            <p key={icon} className="touch-target">
              <Icon name={icon} size={18} />
              {href === null ? (
                <bdi>{text}</bdi>
              ) : (
                <a href={href} onClick={reach}>
                  <bdi>{text}</bdi>
                </a>
              )}
            </p>
          ),
      )}
      <ShareButton title={name} path={paths.company(id)} />
    </div>
  )
}
