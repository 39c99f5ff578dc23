import { Link } from 'wouter'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { buttonClass } from '../../kit/button.tsx'
import { CompanyCard } from './company-card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { ReadView } from '../../lib/read-view.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Section } from '../../kit/section.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { count } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { paths } from '../../lib/paths.ts'
import { useCompanies } from './use-companies.ts'
import { LookUp } from './look-up.tsx'
import './company-card.css'
import './canaive.css'

const CHECKS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'store', title: 'Que existe', text: 'Domicilio del taller, visita en persona y una razón social que responde por él.' },
  { icon: 'tag', title: 'Que produce', text: 'Máquinas, personal y capacidad para surtir lo que ofrece; no es un revendedor.' },
  { icon: 'card', title: 'Que está en regla', text: 'Registro ante el SAT y obligaciones de etiquetado de las normas mexicanas.' },
  { icon: 'clock', title: 'Que sigue igual', text: 'La revisión se repite cada año. Si no se renueva, la insignia se retira.' },
]

const all = { href: `${paths.companies()}?verificada=si`, text: 'Ver las empresas verificadas' }

/** What Canaive verifies, and the verified companies (R2.17). */
const Screen = () => {
  const read = useCompanies()
  useHead({
    title: 'Verificación Canaive',
    description: 'Qué revisa la cámara de la industria del vestido, cómo leer la insignia y qué fabricantes están verificados.',
    path: paths.canaive(),
  })
  return (
    <div className="container canaive">
      <Breadcrumbs steps={[{ text: 'Inicio', href: paths.home() }, { text: 'Verificación Canaive' }]} />
      <ScreenTitle>Verificación Canaive</ScreenTitle>
      <p className="canaive-lead">
        Canaive es la cámara de la industria del vestido. Antes de dar la insignia revisa a cada fabricante, para que
        sepas con quién tratas desde el primer pedido.
      </p>
      <div className="canaive-look-up">
        <ReadView read={read} skeleton={<Skeleton count={3} />}>
          {(companies) => <LookUp companies={companies} />}
        </ReadView>
      </div>
      <Section title="Qué revisa la cámara">
        <ul className="canaive-checks">
          {CHECKS.map(({ icon, title, text }) => (
            <li key={title} className="canaive-check">
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Cómo leer la insignia">
        <div className="prose">
          <p>
            La verás junto al nombre del fabricante: <VerifiedBadge />
          </p>
          <p>
            Dice que la cámara revisó a la empresa. No califica cada prenda ni garantiza un pedido: acuerda siempre por
            escrito cantidades, fecha y forma de pago.
          </p>
          <p>
            Una empresa sin insignia no es por eso mala: puede que todavía no la haya pedido. Pregúntale, o{' '}
            <Link href={paths.chat(CUSTOMER_SERVICE_STORE)}>escríbenos</Link> y te ayudamos.
          </p>
        </div>
      </Section>
      {/* The look-up above reads the same list and shows its failure. */}
      {read.data !== undefined && (
        <Section title="Fabricantes verificados" {...(read.data.some(({ verified }) => verified) ? { href: all.href } : {})}>
          <Verified companies={read.data} />
        </Section>
      )}
    </div>
  )
}

const Verified = ({ companies }: { companies: NonNullable<ReturnType<typeof useCompanies>['data']> }) => {
  const verified = companies.filter((company) => company.verified)
  if (verified.length === 0) {
    return (
      <EmptyState
        level={3}
        icon="shield"
        title="Todavía no hay fabricantes verificados"
        text="Mientras tanto puedes conocer a todas las empresas."
        action={
          <Link href={paths.companies()} className={buttonClass('quiet')}>
            Ver empresas
          </Link>
        }
      />
    )
  }
  return (
    <>
      <p className="canaive-count">{count(verified.length, 'fabricante verificado', 'fabricantes verificados')}</p>
      <ul className="company-card-list" aria-label="Fabricantes verificados">
        {verified.map((company, place) => (
          <li key={`${company.id}:${place}`}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      <p className="canaive-more">
        <Link href={all.href} className={buttonClass('primary')}>
          {all.text}
        </Link>
      </p>
    </>
  )
}

export default Screen
