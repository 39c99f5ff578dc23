import { useState } from 'react'
import type { ShownCompany } from '../../../domain/catalogue/lasting.ts'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useHead } from '../../lib/head.ts'
import { companyHead } from '../../lib/heads.ts'
import { resolveLink, siteAddress, useParam } from '../../lib/address.ts'
import { paths } from '../../lib/paths.ts'
import { minimumText } from '../../lib/price-texts.ts'
import { useServices } from '../../lib/services.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { ReadView, useLasting, useRead } from '../../lib/read.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { CompanyAddresses, CompanyContact } from './company-contact.tsx'
import { CompanyProducts } from './company-products.tsx'
import { Name } from '../../kit/name.tsx'
import './companies.css'

const Facts = ({ company }: { company: ShownCompany }) => {
  const { town, speciality, since } = company
  const minimum = minimumText(company)
  const facts: readonly (readonly [term: string, value: string, known?: boolean])[] = [
    ['Ciudad o municipio', town],
    ['Especialidad', speciality],
    ['Pedido mínimo', minimum.texts.join(''), minimum.known],
    ['Desde', since === null ? '' : String(since)],
  ]
  return (
    <dl className="company-page-facts row small">
      {facts.map(([term, value, known = true], index) =>
        // The room of a figure is made of spaces.
        (known ? value.trim() : value) === '' ? null : (
          <div key={term}>
            <dt className={index < 2 ? 'muted visually-hidden-narrow' : 'muted'}>{term}</dt>
            <dd className={known ? 'tabular strong' : 'tabular strong room'} dir="auto">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

const structured = (company: ShownCompany, address: string, imageUrl: (path: string) => string) => ({
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

const About = ({ company }: { company: ShownCompany }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="company-page-more" data-open={isOpen}>
      {company.story && (
        <p className="company-page-story" dir="auto">
          {company.story}
        </p>
      )}
      <div className="company-page-rest">
        {company.verified && (
          <p>
            <a href={paths.canaive}>¿Qué significa?</a>
          </p>
        )}
        <CompanyAddresses company={company} />
      </div>
      <button
        type="button"
        className="company-page-toggle underlined btn-text"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Leer menos' : 'Leer más'}
      </button>
    </div>
  )
}

/** Profile of a company. */
export default function CompanyScreen() {
  const id = useParam('id')
  const { imageUrl, site } = useServices()
  const today = useRead(catalogueQueries.company(id))
  const read = useLasting(catalogueQueries.company(id), today)
  const company = read.data ?? null
  // No room for pictures of a company that is not there, or that failed.
  const isDrawn = read.data !== null && (read.data !== undefined || read.error === null)
  const title = company?.name ?? (read.data === null ? 'Fabricante no encontrado' : 'Empresa')
  useVisit(today.data ? id : '', (visits, user) => visits.store({ storeId: id, user }))
  useHead({
    title,
    isMissing: read.data === null,
    ...(company && {
      ...companyHead(company),
      jsonLd: structured(company, siteAddress(site, paths.company(id)), imageUrl),
    }),
  })
  return (
    <div className="container company-page">
      <Breadcrumbs
        steps={[{ text: 'Inicio', href: paths.home }, { text: 'Empresas', href: paths.companies }, { text: title }]}
      />
      {/* Rendered from the start, so that nothing moves the title later. */}
      {isDrawn && (
        <div className={company === null ? 'company-page-cover frame skeleton' : 'company-page-cover frame'}>
          {company && <Picture path={company.cover} alt="" width={1600} height={500} sizes="100vw" priority />}
        </div>
      )}
      <div className="company-page-title">
        {isDrawn && (
          <div className="company-page-logo frame">
            {company && <Picture path={company.logo} alt="" width={144} height={144} fit="logo" priority />}
          </div>
        )}
        <div>
          <div className="company-page-name">
            <ScreenTitle>
              <Name text={title} />
            </ScreenTitle>{' '}
            {company?.verified && <VerifiedBadge />}
          </div>
          {company && <Facts company={company} />}
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
        {(found) => (
          <>
            <div className="company-page-about">
              <About key={found.id} company={found} />
              <CompanyContact company={found} />
            </div>
            <CompanyProducts id={id} name={found.name} />
          </>
        )}
      </ReadView>
    </div>
  )
}
