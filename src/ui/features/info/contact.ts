import type { SiteSettings } from '../../../domain/site-settings.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'

const telephone = (phone: string) => {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits && `tel:${/^\d{10}$/.test(digits) ? `+52${digits}` : digits}`
}

/** A `mailto:` link and its query (`?subject=…`); '' without an address. */
export const mailTo = (mail: string, query = '') =>
  mail && `mailto:${encodeURIComponent(mail).replace('%40', '@')}${query}`

export const contactWays = ({ phone, mail }: Pick<SiteSettings, 'phone' | 'mail'>, message = '') => {
  const ways = [
    { icon: 'phone', text: phone, href: telephone(phone) },
    { icon: 'mail', text: mail, href: mailTo(mail, message && `?body=${encodeURIComponent(message)}`) },
    {
      icon: 'whatsapp',
      text: 'WhatsApp',
      href: whatsappLink(phone, message || 'Hola, necesito ayuda con Puntada.') ?? '',
    },
  ] as const
  return ways.filter(({ href }) => href !== '')
}
