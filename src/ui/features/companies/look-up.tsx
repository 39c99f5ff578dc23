import { useState, type SyntheticEvent } from 'react'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { lookUpCompanies } from '../../../domain/companies/company-filters.ts'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { isBlank, visibleText } from '../../../domain/text.ts'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { paths } from '../../lib/paths.ts'
import { useCompanies } from './use-companies.ts'
import './companies.css'

const MOST = 8
const NONE: readonly CompanySummary[] = []

const Answer = ({ asked }: { asked: string }) => {
  const { read, isWhole, more } = useCompanies(true)
  const companies = read.data ?? NONE
  const found = lookUpCompanies(companies, asked)
  if (found.length === 0 && more?.isFetching) return <p>Consultando…</p>
  if (found.length === 0) {
    return (
      <p>
        <strong>
          <span>
            {isWhole
              ? 'No conocemos a «'
              : `No está entre los ${companies.length} fabricantes que pudimos consultar: «`}
          </span>
          <bdi>{asked}</bdi>».
        </strong>{' '}
        Revisa cómo se escribe. Si te vendió a nombre de Canaive,{' '}
        <a href={paths.chat(CUSTOMER_SERVICE_STORE)}>avísanos</a>.
      </p>
    )
  }
  return (
    <>
      <ul className="stack-2">
        {found.slice(0, MOST).map(({ id, name, town, verified }) => (
          <li key={id}>
            <p>
              <a href={paths.company(id)}>
                <bdi>{name}</bdi>
              </a>
              {town && <bdi>{`, ${town}`}</bdi>}
              {verified ? (
                <span>
                  {' '}
                  <VerifiedBadge />
                </span>
              ) : (
                <span>: está en Puntada, pero no está verificado.</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="muted">Hay más fabricantes con ese nombre: escribe alguna palabra más.</p>}
    </>
  )
}

export const LookUp = () => {
  const [name, setName] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setMissing(isBlank(name))
    setAsked(isBlank(name) ? null : visibleText(name))
  }
  return (
    <div role="search" aria-label="Consultar un fabricante">
      <form className="canaive-form" onSubmit={submit} noValidate>
        <Field
          label="Nombre del fabricante"
          help="Con o sin acentos; basta una parte."
          error={missing ? 'Escribe el nombre del fabricante.' : null}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        <Button type="submit">Consultar</Button>
      </form>
      <div role="status" className="canaive-answer">
        {asked !== null && <Answer asked={asked} />}
      </div>
    </div>
  )
}
