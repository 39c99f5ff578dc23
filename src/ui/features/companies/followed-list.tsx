import { Link } from 'wouter'
import { buttonClass } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Section } from '../../kit/section.tsx'
import { paths } from '../../lib/paths.ts'
import { CompanyCard } from './company-card.tsx'
import { useFollowing } from './use-following.ts'

/** All followed companies, for the profile (R12.86). */
export const FollowedList = () => {
  const { followed } = useFollowing()
  return (
    <Section title="Fabricantes que sigues">
      {followed.length === 0 ? (
        <EmptyState
          icon="store"
          level={3}
          title="Todavía no sigues a ningún fabricante"
          text="Oprime «Seguir» en la página de una empresa y verás sus novedades en el inicio."
          action={
            <Link href={paths.companies()} className={buttonClass('quiet')}>
              Ver empresas
            </Link>
          }
        />
      ) : (
        <ul className="company-card-list" aria-label="Fabricantes que sigues">
          {followed.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
