import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../../../mocks/simulator/scenarios.ts'
import { DEMO, main } from '../../support/account.tsx'
import { openSite } from '../../support/site.tsx'
import type { HttpSite } from '../../support/site-over-http.tsx'

// `never` is a matter of the client's patience, 10,000 rows answer no write, and `wrong-shape` says `estado: ok`.
const WRITE_FAULTS = FAULTS.filter((fault) => !['never', '10000', 'wrong-shape'].includes(fault))

const open = (path: string, session: typeof DEMO | null = null) => openSite(path, { over: 'http', session })
const alerts = (site: HttpSite): string =>
  site.screen
    .queryAllByRole('alert')
    .filter(({ className }) => className === 'toaster-region')
    .map(({ textContent }) => textContent)
    .join(' ')
const closeToasts = async (site: HttpSite) => {
  for (const close of site.screen.queryAllByRole('button', { name: 'Cerrar aviso' })) await site.user.click(close)
  await waitFor(() => expect(alerts(site)).toBe(''))
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
    path: '/login-user.php',
    screen: '/login',
    typed: { 'Correo electrónico': 'demo@puntada.mx', Contraseña: 'mayoreo123' },
    submit: 'Ingresar',
  },
  {
    ids: 'R7.41',
    name: 'crear una cuenta',
    path: '/register-user.php',
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
    path: '/recuperar-contrasena.php',
    screen: '/recoverypass',
    typed: { 'Correo electrónico': 'demo@puntada.mx' },
    submit: 'Enviar instrucciones',
  },
  {
    ids: 'R7.45 y R8.11',
    name: 'suscribirse al boletín',
    path: '/suscribir-newspaper.php',
    screen: '/quienessomos',
    typed: { 'Tu correo electrónico': 'rosa@correo.mx' },
    submit: 'Suscribirme',
  },
]

describe('Con la API descompuesta', () => {
  it.each(FORMS)(
    '$ids y R11.01 $name: se avisa, no se pierde lo escrito y un doble clic se envía una sola vez, por ' +
      'rápida que sea la respuesta',
    async ({ path, screen, typed, submit }) => {
      const site = await open(screen)
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
        await waitFor(() => expect(alerts(site), `${fault}: se avisa`).toMatch(/^Aviso.{10}/))
        // The second half of a double click that the answer overtook.
        fireEvent.click(place.getByRole('button', { name: submit }), { detail: 2 })
        expect(site.requestsTo(path), `${fault}: envíos`).toHaveLength(at + 1)
        for (const [label, text] of Object.entries(typed))
          expect(place.getByLabelText(label), `${fault}: ${label}`).toHaveProperty('value', text)
        await closeToasts(site)
      }
      expect(localStorage.getItem('puntada_name')).toBeNull()
      expect(window.location.pathname).toBe(screen)
    },
  )

  it(
    'R1.03 R7.47 R11.01 un favorito que falla al guardarse: se avisa, un doble clic se envía una vez y la ' +
      'cuenta dice lo que tiene el servidor',
    async () => {
      const site = await open('/vistaproducto/12', DEMO)
      await site.screen.findByRole('link', { name: 'Favoritos 6' })
      for (const [at, fault] of (['500', 'offline'] as const).entries()) {
        site.simulator.setFault('/usuario-fav.php', fault)
        await site.user.click((await main(site).findAllByRole('button', { name: /^Guardar en favoritos/ }))[0]!)
        await waitFor(() => expect(alerts(site), `${fault}: se avisa`).toMatch(/^Aviso.{10}/))
        fireEvent.click((await main(site).findAllByRole('button', { name: /^Guardar en favoritos/ }))[0]!, {
          detail: 2,
        })
        expect(site.requestsTo('/usuario-fav.php'), fault).toHaveLength(at + 1)
        await site.screen.findByRole('link', { name: 'Favoritos 6' })
        await closeToasts(site)
      }
      // The warning in HTML hides that it was saved: the list is read again, and says so.
      site.simulator.setFault('/usuario-fav.php', 'html')
      await site.user.click((await main(site).findAllByRole('button', { name: /^Guardar en favoritos/ }))[0]!)
      await waitFor(() => expect(site.requestsTo('/list-products-user-favs.php').length).toBeGreaterThan(2))
      await site.screen.findByRole('link', { name: 'Favoritos 7' })
      expect(alerts(site)).toBe('')
      expect(site.requestsTo('/usuario-fav.php')).toHaveLength(3)
    },
  )
})
