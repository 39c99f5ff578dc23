import { useId } from 'react'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { pesos } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Name } from '../../kit/name.tsx'
import './company-card.css'

const CompanyCard = ({ company, level }: { company: CompanySummary; level: 2 | 3 }) => {
  const Heading = `h${level}` as const
  const id = useId()
  return (
    <article className="company-card stack panel" aria-labelledby={id}>
      <div className="company-card-logo">
        <Picture path={company.logo} alt="" width={96} height={96} />
      </div>
      <div className="company-card-text stack-1">
        <Heading className="company-card-name" id={id}>
          <a href={paths.company(company.id)} className="card-link" dir="auto">
            <Name text={company.name} />
          </a>
        </Heading>
        {company.speciality && (
          <p className="clamp small muted" dir="auto">
            {company.speciality}
          </p>
        )}
        <ul className="cluster company-card-facts small">
          {company.town && (
            <li className="company-card-fact">
              <Icon name="pin" size={16} />
              <bdi>{company.town}</bdi>
            </li>
          )}
          {company.minimumOrder !== null && (
            <li className="company-card-fact tabular">Pedido mín. {pesos(company.minimumOrder)}</li>
          )}
          {company.verified && (
            <li>
              <VerifiedBadge />
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

interface ListProps {
  companies: readonly CompanySummary[]
  label: string
  level?: 2 | 3
}

export const CompanyList = ({ companies, label, level = 3 }: ListProps) => (
  <ul className="company-card-list" aria-label={label}>
    {companies.map((company, index) => (
      <li key={`${company.id}:${index}`}>
        <CompanyCard company={company} level={level} />
      </li>
    ))}
  </ul>
)
