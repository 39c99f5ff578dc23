import { catalogueQueries, type CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { pesos } from '../../kit/format.ts'
import { FIRST_COMPANIES, firstCompanies } from '../../data/first-reads.ts'
import { paths } from '../../site/paths.ts'
import { useRead } from '../../data/read.tsx'
import { Icon } from '../../kit/icon.tsx'
import { VerifiedBadge } from '../../kit/text.tsx'
import { Card, CardList } from '../../kit/card.tsx'
import { Picture } from '../../kit/picture.tsx'
import './companies.css'

interface Props {
  companies: readonly CompanySummary[]
  label: string
  level?: 2 | 3
}

export const CompanyList = ({ companies, label, level = 3 }: Props) => (
  <CardList kind="companies" label={label} items={companies}>
    {({ id, name, logo, speciality, town, minimumOrder, verified }) => (
      <Card
        className="company-card panel"
        href={paths.company(id)}
        name={name}
        level={level}
        picture={<Picture path={logo} alt="" width={96} height={96} fit="logo" />}
      >
        {speciality && (
          <p className="clamp small muted" dir="auto">
            {speciality}
          </p>
        )}
        <ul className="cluster small">
          {town && (
            <li className="company-card-town">
              <Icon name="pin" size={16} />
              <bdi>{town}</bdi>
            </li>
          )}
          {minimumOrder !== null && <li className="tabular">{`Pedido mín. ${pesos(minimumOrder)}`}</li>}
          {verified && (
            <li>
              <VerifiedBadge />
            </li>
          )}
        </ul>
      </Card>
    )}
  </CardList>
)

const MOST = 10_000

/** The first companies. If there may be more (not `isWhole`), `wantsMore` reads all: the API has no search for them. */
export const useCompanies = (wantsMore = false) => {
  const first = useRead(firstCompanies)
  const isCut = first.data?.length === FIRST_COMPANIES
  const more = useRead(catalogueQueries.companies({ limit: MOST }), { enabled: isCut && wantsMore })
  const [read, limit] = more.data === undefined ? [first, FIRST_COMPANIES] : [more, MOST]
  return { read, isWhole: read.data?.length !== limit, more: isCut && wantsMore ? more : null }
}
