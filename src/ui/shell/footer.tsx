import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { CUSTOMER_SERVICE_STORE } from '../../domain/messaging/messaging.ts'
import { Icon } from '../kit/icon.tsx'
import { NewWindow, Wordmark } from '../kit/text.tsx'
import type { DialogName } from '../site/dialogs.ts'
import { useRequireLogin } from '../site/login.tsx'
import { paths } from '../site/paths.ts'
import { PrivacyLink } from '../site/privacy-link.tsx'
import { useServices } from '../data/services.ts'
import { contactWays } from '../features/info/contact.ts'
import { useOpener } from './lazy-dialogs.tsx'
import { Newsletter } from '../features/newsletter/newsletter.tsx'

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
] as const

export const SocialLinks = () => {
  const { site } = useServices()
  const set = NETWORKS.filter(([network]) => site[network] !== '')
  if (set.length === 0) return null
  return (
    <ul className="social-links row" aria-label="Redes sociales">
      {set.map(([network, name]) => (
        <li key={network}>
          <a className="icon-button pink-on-hover" href={site[network]} target="_blank" rel="noopener noreferrer">
            <Icon name={network} size={20} />
            <span className="visually-hidden">{name}</span>
            <NewWindow />
          </a>
        </li>
      ))}
    </ul>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul className="plain-list">{children}</ul>
  </section>
)

const LINK = 'footer-link touch-target underlined-on-hover pink-on-hover'

const Opener = ({ name, children }: { name: DialogName; children: ReactNode }) => (
  <li>
    <button {...useOpener(name)} className={LINK}>
      {children}
    </button>
  </li>
)

const Inside = ({ children, ...props }: ComponentProps<'a'>) => (
  <li>
    <a {...props} className={LINK}>
      {children}
    </a>
  </li>
)

const Outside = ({ href, children }: { href: string; children: ReactNode }) =>
  href !== '' && (
    <Inside href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewWindow />
    </Inside>
  )

export const Footer = () => {
  const { site } = useServices()
  const ways = contactWays(site).filter(({ icon }) => icon !== 'whatsapp')
  const requireLogin = useRequireLogin()
  const help = paths.chat(CUSTOMER_SERVICE_STORE)
  const askForHelp = (event: MouseEvent) => {
    if (!requireLogin({ kind: 'go', path: help })) event.preventDefault()
  }
  return (
    <footer className="footer seam">
      <div className="container divided">
        <div className="footer-top grid">
          <div className="stack-3">
            <Wordmark />
            <p>Ropa de mayoreo, directo de quien la hace en Guanajuato.</p>
            {ways.length > 0 && (
              <address className="row">
                {ways.map(({ icon, text, href }) => (
                  <a key={icon} href={href} className={LINK}>
                    <Icon name={icon} size={18} />
                    <span className="tabular">{text}</span>
                  </a>
                ))}
              </address>
            )}
            <SocialLinks />
          </div>
          <Newsletter />
        </div>
        <div className="grid">
          <Group title="Acerca de Puntada">
            <Inside href={paths.about}>Quiénes somos</Inside>
            <Opener name="contact">Contacto</Opener>
            <Inside href={`${paths.about}#unete`}>Cómo unirte</Inside>
            {site.privacy && (
              <li>
                <PrivacyLink className={LINK} />
              </li>
            )}
          </Group>
          <Group title="Ayuda">
            <Outside href={site.video}>Video: cómo comprar</Outside>
            <Opener name="shipping">Información de envíos</Opener>
            <Opener name="payments">Formas de pago</Opener>
          </Group>
          <Group title="Garantía de compra">
            <Outside href={site.stateBrand}>Marca Guanajuato</Outside>
            <Inside href={paths.canaive}>Verificación Canaive</Inside>
            <Inside href={help} onClick={askForHelp}>
              Chat de atención a clientes
            </Inside>
          </Group>
          <Group title="Empresas y productos">
            <Inside href={paths.companies}>Todas las empresas</Inside>
            <Inside href={paths.canaive}>Empresas verificadas</Inside>
            <Inside href={paths.products()}>Todos los productos</Inside>
            <Inside href={paths.categories}>Segmentos y categorías</Inside>
          </Group>
        </div>
        <p className="footer-end small muted">Puntada · Moroleón, Uriangato, León y todo Guanajuato</p>
      </div>
    </footer>
  )
}
