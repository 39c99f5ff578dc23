import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { pesos } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { VerifiedBadge } from '../../kit/text.tsx'
import { Card, CardList } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
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
