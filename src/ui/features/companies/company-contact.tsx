import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { CompanyDetail } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ShareButton } from '../../lib/share-button.tsx'
import { phoneText } from '../../lib/format.ts'
import { useRequireLogin } from '../../lib/require-login.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'

const dialable = (phone: string): string | null => {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? digits : null
}
const writable = (mail: string): boolean => /^[^\s@?&%<>"']+@[^\s@?&%<>"']+\.[^\s@?&%<>"']+$/.test(mail)

/** Ways to reach a company, for whoever has logged in. Each press is recorded (R7.53). */
export const CompanyContact = ({ company }: { company: CompanyDetail }) => {
  const { id, name, phone, mail } = company
  const { visits } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const [, navigate] = useLocation()
  const record = () => visits.storeContact({ storeId: id, user })
  const write = () => {
    if (!requireLogin({ kind: 'chat', storeId: id, productId: null })) return
    record()
    navigate(paths.chat(id))
  }
  const reach = (event: MouseEvent) => {
    if (requireLogin({ kind: 'contact', storeId: id })) record()
    else event.preventDefault()
  }
  const number = dialable(phone)
  return (
    <section className="company-page-contact stack-3 panel" aria-label="Contacto">
      <Button wide onClick={write}>
        <Icon name="message" size={18} />
        Enviar mensaje
      </Button>
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
    </section>
  )
}
