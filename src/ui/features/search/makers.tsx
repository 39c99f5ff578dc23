import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { Picture } from '../../kit/picture.tsx'
import { Name } from '../../kit/name.tsx'
import { paths } from '../../lib/paths.ts'
import './makers.css'

export const Makers = ({ companies }: { companies: readonly CompanySummary[] }) =>
  companies.length > 0 && (
    <div className="makers">
      <ul className="makers-row scroll-row" aria-label="Fabricantes con ese nombre">
        {companies.map(({ id, name, logo, town }, index) => (
          <li key={`${id}:${index}`} className="makers-card panel">
            <Picture path={logo} alt="" width={48} height={48} />
            <div className="makers-text">
              <a href={paths.company(id)} className="card-link strong" dir="auto">
                <Name text={name} />
              </a>
              <p className="small muted" dir="auto">
                {['Fabricante', town].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
