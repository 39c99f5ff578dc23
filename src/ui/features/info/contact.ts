import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import type { SiteSettings } from '../../../domain/device.ts'

/** Addresses for phone, mail and WhatsApp (R2.40, R9.04); null where it is not set, or the number has no WhatsApp. */
export const contactLinks = (
  { phone, mail }: Pick<SiteSettings, 'phone' | 'mail'>,
  greeting = 'Hola, necesito ayuda con Puntada.',
) => {
  const digits = phone.replace(/[^\d+]/g, '')
  return {
    call: digits === '' ? null : `tel:${/^\d{10}$/.test(digits) ? `+52${digits}` : digits}`,
    write: mail === '' ? null : `mailto:${encodeURIComponent(mail).replace('%40', '@')}`,
    chat: whatsappLink(phone, greeting),
  }
}
