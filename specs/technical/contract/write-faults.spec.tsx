import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../../../mocks/simulator/scenarios.ts'
import { type HttpSite, openHttpSite } from '../../support/http-site.tsx'

// `never` is a matter of the client's patience, 10,000 rows answer no write, and `wrong-shape` says `estado: ok`.
const WRITE_FAULTS = FAULTS.filter((fault) => !['never', '10000', 'wrong-shape'].includes(fault))

const alerts = (site: HttpSite): string =>
  site.screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const closeToasts = async (site: HttpSite) => {
  for (const close of site.screen.queryAllByRole('button', { name: 'Cerrar aviso' })) await site.user.click(close)
  await waitFor(() => expect(site.screen.queryByRole('button', { name: 'Cerrar aviso' })).toBeNull())
}

interface Form {
  readonly ids: string
  readonly name: string
  readonly path: string
  readonly screen: string
  readonly typed: Readonly<Record<string, string>>
  readonly submit: string
}

const FORMS: readonly Form[] = [
  {
    ids: 'R7.43 y R8.04',
    name: 'ingresar',
    path: CALLS.session.login.path,
    screen: '/login',
    typed: { 'Correo electrónico': 'demo@puntada.mx', Contraseña: 'mayoreo123' },
    submit: 'Ingresar',
  },
  {
    ids: 'R7.41',
    name: 'crear una cuenta',
    path: CALLS.accounts.register.path,
    screen: '/registro',
    typed: {
      'Nombre completo': 'Rosa Tapia',
      'Correo electrónico': 'rosa@correo.mx',
      Teléfono: '4421234567',
      Contraseña: 'costura2026',
    },
    submit: 'Crear mi cuenta',
  },
  {
    ids: 'R7.50',
    name: 'recuperar la contraseña',
    path: CALLS.accounts.recoverPassword.path,
    screen: '/recoverypass',
    typed: { 'Correo electrónico': 'demo@puntada.mx' },
    submit: 'Enviar instrucciones',
  },
  {
    ids: 'R7.45 y R8.11',
    name: 'suscribirse al boletín',
    path: CALLS.newsletter.subscribe.path,
    screen: '/quienessomos',
    typed: { 'Tu correo electrónico': 'rosa@correo.mx' },
    submit: 'Suscribirme',
  },
]

describe('Con la API descompuesta', () => {
  it.each(FORMS)(
    '$ids y R11.01 $name: se avisa, no se pierde lo escrito y un doble clic se envía una sola vez',
    async ({ path, screen, typed, submit }) => {
      const site = await openHttpSite(screen)
      const place = within(
        submit === 'Suscribirme' ? site.screen.getByRole('contentinfo') : site.screen.getByRole('main'),
      )
      for (const [label, text] of Object.entries(typed)) {
        await site.user.click(place.getByLabelText(label))
        await site.user.paste(text)
      }
      for (const [at, fault] of WRITE_FAULTS.entries()) {
        site.simulator.setFault(path, fault)
        await site.user.dblClick(place.getByRole('button', { name: submit }))
        await waitFor(() => expect(alerts(site), `${fault}: se avisa`).toMatch(/.{10}/))
        fireEvent.click(place.getByRole('button', { name: submit }), { detail: 2 })
        await waitFor(() => expect(place.getByRole('button', { name: submit })).not.toHaveAttribute('aria-busy'))
        expect(site.requestsTo(path), `${fault}: envíos`).toHaveLength(at + 1)
        for (const [label, text] of Object.entries(typed))
          expect(place.getByLabelText(label), `${fault}: ${label}`).toHaveProperty('value', text)
        await closeToasts(site)
      }
      expect(localStorage.getItem('puntada_name')).toBeNull()
      expect(window.location.pathname).toBe(screen)
    },
  )
})
