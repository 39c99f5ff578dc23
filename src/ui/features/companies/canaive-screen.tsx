import { useState } from 'react'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { lookUpCompanies } from '../../../domain/companies/company-filters.ts'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { isBlank, visibleText } from '../../../domain/text.ts'
import { Icon } from '../../kit/icon.tsx'
import { VerifiedBadge } from '../../kit/text.tsx'
import { CompanyList, useCompanies } from './company-card.tsx'
import { EmptyState, Section } from '../../kit/section.tsx'
import { Field } from '../../kit/field.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { Screen } from '../../site/screen.tsx'
import { ReadView } from '../../data/read.tsx'
import { count, titledTexts } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import '../../kit/reading.css'
import './companies.css'

const MOST = 8

const Answer = ({ name: wanted }: { name: string }) => {
  const { read, isWhole, more } = useCompanies(true)
  const waiting = <p>Consultando…</p>
  return (
    <ReadView read={read} skeleton={waiting}>
      {(companies) => {
        const matches = lookUpCompanies(companies, wanted)
        if (matches.length === 0 && more?.isFetching) return waiting
        if (matches.length === 0) {
          return (
            <p>
              <strong>
                <span>
                  {isWhole
                    ? 'No conocemos a «'
                    : `No está entre los ${companies.length} fabricantes que pudimos consultar: «`}
                </span>
                <bdi>{wanted}</bdi>».
              </strong>{' '}
              Revisa cómo se escribe. Si te vendió a nombre de Canaive,{' '}
              <a href={paths.chat(CUSTOMER_SERVICE_STORE)}>avísanos</a>.
            </p>
          )
        }
        return (
          <>
            {matches.slice(0, MOST).map(({ id, name, town, verified }) => (
              <p key={id}>
                <a href={paths.company(id)}>
                  <bdi>{name}</bdi>
                </a>
                {town && <bdi>{`, ${town}`}</bdi>}
                <span>{verified ? ' ' : ': está en Puntada, pero no está verificado.'}</span>
                {verified && <VerifiedBadge />}
              </p>
            ))}
            {matches.length > MOST && (
              <p className="muted">Hay más fabricantes con ese nombre: escribe alguna palabra más.</p>
            )}
          </>
        )
      }}
    </ReadView>
  )
}

const LookUp = () => {
  const fields = useFields({ name: '' }, ({ name }) => (isBlank(name) ? ['name'] : []), {
    name: 'Escribe el nombre del fabricante.',
  })
  const [wanted, setWanted] = useState('')
  const lookUp = ({ name }: { name: string }) => setWanted(visibleText(name))
  return (
    <div role="search" aria-label="Consultar un fabricante" className="canaive-look-up panel">
      <Form className="cluster" fields={fields} failure={null} busy={false} onSend={lookUp} onWrong={lookUp}>
        <Field
          {...fields.field('name')}
          label="Nombre del fabricante"
          help="Con o sin acentos; basta una parte."
          autoComplete="off"
          maxLength={80}
        />
        <Submit>Consultar</Submit>
      </Form>
      <div role="status" className="stack">
        {wanted && <Answer name={wanted} />}
      </div>
    </div>
  )
}

export default function CanaiveScreen() {
  const { read, isWhole } = useCompanies()
  const { site } = useServices()
  return (
    <Screen
      className="listing reading"
      crumbs={[{ text: 'Verificación Canaive' }]}
      title="Verificación Canaive"
      description={
        'Qué quiere decir la verificación de la cámara de la industria del vestido, cómo leer la insignia y qué ' +
        'fabricantes la tienen.'
      }
      path={paths.canaive}
      lead={
        'Canaive es la Cámara Nacional de la Industria del Vestido. Los fabricantes que verificó llevan una ' +
        'insignia, para que sepas con quién tratas desde el primer pedido.'
      }
    >
      <LookUp />
      {site.canaiveChecks && (
        <Section title="Qué revisa la cámara">
          <ul className="grid">
            {titledTexts(site.canaiveChecks).map(([title, text], index) => (
              <li key={index} className="note stack-2">
                <span className="agave">
                  <Icon name="shield" size={32} />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Cómo leer la insignia">
        <div className="prose">
          <p>
            La verás junto al nombre del fabricante: <VerifiedBadge />
          </p>
          <p>
            Dice que la cámara verificó al fabricante. No califica cada prenda ni garantiza un pedido: acuerda siempre
            por escrito cantidades, fecha y forma de pago, y pídele su constancia vigente antes de tu primer pedido.
          </p>
          <p>
            Que un fabricante no tenga insignia no quiere decir que sea malo: puede que todavía no la haya pedido.
            Pregúntale, o <a href={paths.chat(CUSTOMER_SERVICE_STORE)}>escríbenos</a> y te ayudamos.
          </p>
        </div>
      </Section>
      <ReadView read={read} skeleton={null}>
        {(companies) => <Verified companies={companies} isWhole={isWhole} />}
      </ReadView>
    </Screen>
  )
}

const Verified = ({ companies, isWhole }: { companies: readonly CompanySummary[]; isWhole: boolean }) => {
  const verified = companies.filter((company) => company.verified)
  const isNone = verified.length === 0
  return (
    <Section title="Fabricantes verificados" href={isNone ? undefined : `${paths.companies}?verificada=si`}>
      {isNone ? (
        <EmptyState
          level={3}
          icon="shield"
          title="Todavía no hay fabricantes verificados"
          text="Mientras tanto, puedes conocer a todos los fabricantes."
          link={{ text: 'Ver empresas', href: paths.companies }}
        />
      ) : (
        <>
          <p className="list-count strong">
            {count(verified.length, 'fabricante verificado', 'fabricantes verificados') +
              (isWhole ? '' : ` entre los primeros ${companies.length}`)}
          </p>
          <CompanyList companies={verified} label="Fabricantes verificados" />
        </>
      )}
    </Section>
  )
}
