import { useState, type MouseEvent } from 'react'
import { looksLikeMail } from '../../../domain/account/session.ts'
import { catalogueQueries, type CompanyDetail } from '../../../domain/catalogue/catalogue.ts'
import { whatsappStoreGreeting } from '../../../domain/messaging/whatsapp.ts'
import { Icon } from '../../kit/icon.tsx'
import { Name, VerifiedBadge } from '../../kit/text.tsx'
import { Button } from '../../kit/button.tsx'
import { Breadcrumbs, ScreenTitle } from '../../kit/screen-title.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { ContactButtons, ShareButton } from '../../site/contact-buttons.tsx'
import { companyHead, useHead } from '../../site/head.ts'
import { resolveLink, siteAddress, useParam } from '../../site/address.ts'
import { useRequireLogin } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { phoneText } from '../../kit/format.ts'
import { figuresOf, figureClass, type Shown } from '../../data/perishable.ts'
import { useServices, useUser, useVisit } from '../../data/services.ts'
import { ReadView, useBuiltRead } from '../../data/read.tsx'
import { CompanyProducts } from './company-products.tsx'
import './companies.css'

const Facts = ({ company }: { company: Shown<CompanyDetail> }) => {
  const { town, speciality, since } = company
  const facts: readonly (readonly [term: string, value: string, className?: string])[] = [
    ['Ciudad o municipio', town],
    ['Especialidad', speciality],
    ['Pedido mínimo', figuresOf(company).minimum, figureClass(company)],
    ['Desde', since === null ? '' : String(since)],
  ]
  return (
    <dl className="company-page-facts row small">
      {facts.map(([term, value, className = ''], index) =>
        value === '' ? null : (
          <div key={term} className="row">
            <dt className={index < 2 ? 'muted visually-hidden-narrow' : 'muted'}>{term}</dt>
            <dd className={`strong ${className}`} dir="auto">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

const structured = (company: Shown<CompanyDetail>, address: string, imageUrl: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  logo: company.logo === null ? undefined : resolveLink(imageUrl(company.logo), address)?.href,
  description: company.story || undefined,
  foundingDate: company.since?.toString(),
  address: company.town
    ? { '@type': 'PostalAddress', addressLocality: company.town, addressRegion: 'Guanajuato', addressCountry: 'MX' }
    : undefined,
})

const dialable = (phone: string) => {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? digits : null
}
const writable = (mail: string) => looksLikeMail(mail) && !/[?&%]/.test(mail)

const About = ({ company }: { company: Shown<CompanyDetail> }) => {
  const { site, visits } = useServices()
  const user = useUser()
  const requireLogin = useRequireLogin()
  const [isOpen, setOpen] = useState(false)
  const { id, name, phone, mail, story, verified } = company
  const record = (event: MouseEvent) => {
    if (requireLogin({ kind: 'contact' })) visits.storeContact({ storeId: id, user })
    else event.preventDefault()
  }
  const number = dialable(phone)
  // The ways stay as the company wrote them, and are links where they can be called or written to.
  const ways = [
    { icon: 'phone', text: number === null ? phone : phoneText(phone), href: number && `tel:${number}` },
    { icon: 'mail', text: mail, href: writable(mail) ? `mailto:${mail}` : null },
  ] as const
  return (
    <>
      {story && (
        <p className={isOpen ? 'company-page-story' : 'company-page-story clamp'} dir="auto">
          {story}
        </p>
      )}
      {verified && (isOpen || !story) && (
        <p>
          <a href={paths.canaive}>¿Qué significa?</a>
        </p>
      )}
      <section className="between" aria-label="Contacto">
        <div className="row company-page-facts">
          {story && (
            <Button tone="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Leer menos' : 'Leer más'}
            </Button>
          )}
          {ways.map(
            ({ icon, text, href }) =>
              text && (
                <p key={icon} className="touch-target">
                  <Icon name={icon} size={18} />
                  {href === null ? (
                    <bdi>{text}</bdi>
                  ) : (
                    <a href={href} onClick={record}>
                      <bdi>{text}</bdi>
                    </a>
                  )}
                </p>
              ),
          )}
        </div>
        <div className="company-page-contact row">
          <ShareButton title={name} path={paths.company(id)} />
          <ContactButtons
            storeId={id}
            phone={phone}
            greeting={whatsappStoreGreeting({ name, url: siteAddress(site, paths.company(id)) })}
          />
        </div>
      </section>
    </>
  )
}

export default function CompanyScreen() {
  const id = useParam('id')
  const { imageUrl, site } = useServices()
  const read = useBuiltRead(catalogueQueries.company({ id }))
  const company = read.data ?? null
  // A missing company, or one whose read failed, gets no room for pictures.
  const isDrawn = read.data !== null && (read.data !== undefined || read.error === null)
  const title = company?.name ?? (read.data === null ? 'Fabricante no encontrado' : 'Empresa')
  useVisit(read.kind === 'today' && read.data ? id : '', (visits, user) => visits.store({ storeId: id, user }))
  useHead({
    title,
    isMissing: read.data === null,
    ...(company && {
      ...companyHead(company),
      jsonLd: structured(company, siteAddress(site, paths.company(id)), imageUrl),
    }),
  })
  return (
    <div className="container listing company-page">
      <Breadcrumbs
        steps={[{ text: 'Inicio', href: paths.home }, { text: 'Empresas', href: paths.companies }, { text: title }]}
      />
      <div className="company-page-top">
        {/* The cover is rendered from the start, so that nothing moves the title later. */}
        {isDrawn && (
          <div className={company === null ? 'company-page-cover frame skeleton' : 'company-page-cover frame'}>
            {company && <Picture path={company.cover} alt="" width={1600} height={500} sizes="100vw" priority />}
          </div>
        )}
        <div className="fill">
          <div className="company-page-title media">
            {isDrawn && (
              <div className="company-page-logo frame">
                {company && <Picture path={company.logo} alt="" width={144} height={144} fit="logo" priority />}
              </div>
            )}
            <div className="fill">
              <ScreenTitle>
                <Name text={title} />
              </ScreenTitle>{' '}
              {company?.verified && <VerifiedBadge />}
              {company && <Facts company={company} />}
            </div>
          </div>
          {company && <About key={id} company={company} />}
        </div>
      </div>
      <ReadView
        read={read}
        skeleton={<Skeleton count={9} />}
        empty={{
          icon: 'store',
          title: 'No encontramos a este fabricante',
          text: 'Puede que ya no venda en Puntada o que el enlace esté incompleto.',
          link: { text: 'Ver todas las empresas', href: paths.companies },
        }}
      >
        {({ name }) => <CompanyProducts id={id} name={name} />}
      </ReadView>
    </div>
  )
}
