import { useMemo, useState } from 'react'
import { filterCompanies } from '../../../domain/companies/company-filters.ts'
import { Button } from '../../kit/button.tsx'
import { CompanyList } from './company-card.tsx'
import { CompanyFiltersForm, useCompanyFilters } from './company-filters.tsx'
import { isBlank } from '../../../domain/text.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { Screen } from '../../lib/screen.tsx'
import { ReadView } from '../../lib/read.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useCompanies } from './use-companies.ts'
import './companies.css'

/** What was read is no total where there may be more. */
const howMany = (found: number, read: number, isWhole: boolean) => {
  const some = count(found, 'empresa', 'empresas')
  if (isWhole) return some
  return found === read
    ? `Las primeras ${some}: puede haber más.`
    : `${some} entre las primeras ${read}: puede haber más.`
}

/** Catalogue of companies, with its filters in the address. */
export default function CompaniesScreen() {
  const { filters, change, clear } = useCompanyFilters()
  const [wantsMore, setWantsMore] = useState(false)
  const { read, isWhole, more } = useCompanies(wantsMore || !isBlank(filters.name))
  const all = read.data
  const found = useMemo(() => filterCompanies(all ?? [], filters), [all, filters])
  return (
    <Screen
      className="listing"
      crumbs={[{ text: 'Empresas' }]}
      title="Empresas"
      description={
        'Fabricantes de ropa y calzado de Guanajuato por ciudad y especialidad, con los verificados por Canaive.'
      }
      path={paths.companies}
    >
      <ReadView
        read={read}
        skeleton={<Skeleton kind="companies" count={8} />}
        empty={{
          icon: 'store',
          title: 'Todavía no hay fabricantes',
          text: 'Muy pronto verás aquí a los fabricantes de la región.',
          link: { text: 'Ver productos', href: paths.products() },
        }}
      >
        {(companies) => (
          <>
            <CompanyFiltersForm companies={companies} filters={filters} onChange={change} onClear={clear} />
            <p className="list-count strong tabular" role="status">
              {howMany(found.length, companies.length, isWhole)}
            </p>
            {found.length === 0 ? (
              <EmptyState
                icon="store"
                title={isWhole ? 'Ningún fabricante coincide' : 'Ninguno de estos fabricantes coincide'}
                text="Quita algún filtro o escribe menos letras del nombre."
                action={
                  <Button tone="quiet" onClick={clear}>
                    Quitar todos los filtros
                  </Button>
                }
              />
            ) : (
              <CompanyList companies={found} label="Empresas" level={2} />
            )}
            {more?.error && (
              <FailureNotice
                failure={more.error.failure}
                busy={more.isFetching}
                compact
                onRetry={() => void more.refetch()}
              />
            )}
            {!isWhole && more === null && (
              <Button tone="quiet" onClick={() => setWantsMore(true)}>
                Cargar más
              </Button>
            )}
          </>
        )}
      </ReadView>
    </Screen>
  )
}
