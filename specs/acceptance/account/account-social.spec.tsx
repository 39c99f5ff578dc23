import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSimulatedIdentity } from '../../../mocks/memory/identity.ts'
import type { IdentityError, IdentityPort, IdentityResult } from '../../../src/domain/account/identity.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const DEMO_ACCOUNT = { name: 'Guadalupe Ramírez', email: 'demo@puntada.mx', phone: '' }
const NEW_ACCOUNT = { name: 'Lucía Hernández', email: 'lucia@correo.mx', phone: '' }
const SAID = 'Account not found for this provider'

const main = (site: Site) => within(site.screen.getByRole('main'))
const answers = (result: IdentityResult): Partial<IdentityPort> => ({ signIn: () => Promise.resolve(result) })
const open = (identity: Partial<IdentityPort>, options: SiteOptions = {}, path = '/login') =>
  openSite(path, { ...options, services: { ...options.services, identity } })
const ask = (site: Site, provider: 'Google' | 'Facebook' = 'Google') =>
  site.user.click(main(site).getByRole('button', { name: `Continuar con ${provider}` }))
const toasts = (site: Site): readonly string[] =>
  site.screen
    .queryAllByRole('alert')
    .concat(site.screen.queryAllByRole('status'))
    .filter(({ className }) => className === 'toaster-region')
    .flatMap((region) => [...region.children].map((item) => item.textContent ?? ''))
const says = (site: Site, text: string) => waitFor(() => expect(toasts(site).join('\n')).toContain(text))
const anonymous = (site: Site) => {
  expect(site.session()).toBeNull()
  expect(site.calledWith('session.loginSocial')).toEqual([])
  expect(site.calledWith('session.registerSocial')).toEqual([])
  expect(site.page.reloads).toBe(0)
}

describe('El ingreso con redes sociales', () => {
  it.each([
    ['R1.11', 'Google'],
    ['R1.12', 'Facebook'],
  ] as const)('%s y R7.44 una cuenta conocida de %s ingresa, con sus dos avisos', async (_id, provider) => {
    const site = await open(answers({ ok: true, account: DEMO_ACCOUNT }))
    await ask(site, provider)
    await says(site, 'Tus datos se verificaron.')
    await says(site, 'Se ha iniciado sesión con demo@puntada.mx')
    expect(site.calledWith('session.loginSocial')).toEqual([[{ email: 'demo@puntada.mx', provider }]])
    expect(site.calledWith('session.registerSocial')).toEqual([])
    expect(site.session()).toEqual({
      name: 'Guadalupe Ramírez',
      mail: 'demo@puntada.mx',
      phone: '445 555 0142',
    })
  })

  it.each([
    ['R1.11', 'Google'],
    ['R1.12', 'Facebook'],
  ] as const)('%s y R7.42 desde Crea tu cuenta, una cuenta de %s queda registrada e ingresa', async (_id, provider) => {
    const site = await open(answers({ ok: true, account: NEW_ACCOUNT }), {}, '/registro')
    await ask(site, provider)
    await says(site, 'Se ha iniciado sesión con lucia@correo.mx')
    expect(site.calledWith('session.registerSocial')).toEqual([[{ ...NEW_ACCOUNT, provider }]])
    expect(site.calledWith('session.loginSocial')).toHaveLength(1)
    expect(site.session()).toEqual({ name: 'Lucía Hernández', mail: 'lucia@correo.mx', phone: '' })
  })

  it(
    'R11.64 y R8.03 un ingreso rechazado muestra lo que dijo el servidor y ofrece crear la cuenta, sin otra ' +
      'ventana',
    async () => {
      const site = await open(answers({ ok: true, account: NEW_ACCOUNT }), {
        services: {
          session: { loginSocial: () => Promise.resolve({ ok: false, failure: { kind: 'refused', text: SAID } }) },
        },
      })
      await ask(site)
      await says(site, SAID)
      expect(main(site).getByText(SAID)).toBeShown()
      expect(site.calledWith('session.registerSocial')).toEqual([])
      await site.user.click(main(site).getByRole('button', { name: 'Crear mi cuenta con Google' }))
      expect(site.calledWith('session.registerSocial')).toEqual([[{ ...NEW_ACCOUNT, provider: 'Google' }]])
      expect(site.calledWith('identity.signIn')).toHaveLength(1)
      expect(main(site).queryByRole('button', { name: 'Crear mi cuenta con Google' })).toBeNull()
    },
  )

  it.each(['/', '/login', '/registro', '/perfil'])('R1.13 abrir %s no pide nada a las redes sociales', async (path) => {
    const site = await open({}, { session: path === '/perfil' ? ANA : null }, path)
    // By the time the visit is recorded, whatever a screen does by itself on opening has begun.
    await waitFor(() => expect(site.calledWith('visits.page')).toHaveLength(1))
    expect(site.calledWith('identity.signIn')).toEqual([])
    expect(site.calledWith('identity.prepare')).toEqual([])
    expect(site.calledWith('session.loginSocial')).toEqual([])
  })

  it('R12.44 la ventana de la red social se pide dentro del mismo clic', async () => {
    const site = await open({})
    await site.user.hover(main(site).getByRole('button', { name: 'Continuar con Google' }))
    expect(site.calledWith('identity.prepare').length).toBeGreaterThan(0)
    const before = site.calledWith('identity.prepare').length
    act(() => main(site).getByRole('button', { name: 'Continuar con Facebook' }).focus())
    expect(site.calledWith('identity.prepare').length).toBeGreaterThan(before)
    expect(site.calledWith('identity.signIn')).toEqual([])
    // Synchronously: one turn later, the browser would block the window.
    act(() => main(site).getByRole('button', { name: 'Continuar con Google' }).click())
    expect(site.calledWith('identity.signIn')).toEqual([['Google']])
    await act(() => Promise.resolve())
  })

  it.each(['', '   '])('R5.06 una cuenta con correo «%s» no envía nada, y se dice qué hacer', async (email) => {
    const site = await open(answers({ ok: true, account: { ...NEW_ACCOUNT, email } }))
    await ask(site, 'Facebook')
    await says(
      site,
      'Tu cuenta de Facebook no nos compartió un correo. Elige otra cuenta o crea la tuya con tu correo y contraseña.',
    )
    anonymous(site)
  })

  it('R11.58 si la ventana se cierra, se puede pedir otra sin esperar', async () => {
    const pending: ((result: IdentityResult) => void)[] = []
    const site = await open({ signIn: () => new Promise((resolve) => pending.push(resolve)) })
    await ask(site)
    expect(main(site).getByText('Sigue en la ventana de Google. ¿No la ves? Vuelve a pulsar el botón.')).toBeShown()
    await ask(site)
    expect(pending).toHaveLength(2)
    await act(async () => {
      pending[0]?.({ ok: false, error: 'cancelled-popup-request' })
      pending[1]?.({ ok: true, account: DEMO_ACCOUNT })
      await Promise.resolve()
    })
    await says(site, 'Se ha iniciado sesión con demo@puntada.mx')
    expect(site.calledWith('session.loginSocial')).toHaveLength(1)
  })

  it('R11.58 quien ingresa con contraseña deja atrás la ventana abierta', async () => {
    const pending: ((result: IdentityResult) => void)[] = []
    const site = await open({ signIn: () => new Promise((resolve) => pending.push(resolve)) })
    await ask(site)
    await site.user.type(main(site).getByLabelText('Correo electrónico'), 'demo@puntada.mx')
    await site.user.type(main(site).getByLabelText('Contraseña'), 'mayoreo123{Enter}')
    await says(site, 'Se ha iniciado sesión con demo@puntada.mx')
    await act(async () => {
      pending[0]?.({ ok: true, account: NEW_ACCOUNT })
      await Promise.resolve()
    })
    expect(site.calledWith('session.loginSocial')).toEqual([])
  })

  it('R11.07 sin conexión con la tienda, el ingreso con redes sociales lo dice y nadie queda dentro', async () => {
    const site = await open(answers({ ok: true, account: DEMO_ACCOUNT }), {
      services: { session: { loginSocial: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }) } },
    })
    await ask(site)
    await says(site, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')
    expect(site.session()).toBeNull()
    expect(site.calledWith('session.registerSocial')).toEqual([])
  })

  it('R1.11 en la demostración se elige una cuenta simulada de Google e ingresa', async () => {
    const site = await open(createSimulatedIdentity())
    await ask(site)
    const chooser = within(await site.screen.findByRole('dialog', { name: 'Elige una cuenta de Google' }))
    await site.user.click(chooser.getByRole('button', { name: /Boutique La Esquina/ }))
    await site.user.click(await main(site).findByRole('button', { name: 'Crear mi cuenta con Google' }))
    await says(site, 'Se ha iniciado sesión con compras@laesquina.example')
  })
})

describe('Los errores del servicio de identidad', () => {
  const WAITING = 'Sigue en la ventana de Google. ¿No la ves? Vuelve a pulsar el botón.'
  const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'
  const table: readonly (readonly [id: string, code: IdentityError, text: string | null])[] = [
    [
      'R8.21',
      'user-mismatch',
      'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
    ],
    [
      'R8.22',
      'provider-already-linked',
      'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
    ],
    ['R8.23', 'no-such-provider', `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`],
    [
      'R8.24',
      'popup-blocked',
      'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
    ],
    ['R8.25', 'popup-closed-by-user', null],
    ['R8.26', 'cancelled-popup-request', null],
    [
      'R8.27',
      'unauthorized-domain',
      `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
    ],
    ['R8.28', 'network-request-failed', 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.'],
    ['R8.29', 'invalid-api-key', `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`],
    [
      'R8.30',
      'multi-factor-auth-required',
      'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige ' +
        'otra cuenta.',
    ],
    [
      'R8.31',
      'internal-error',
      'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
    ],
    ['R8.32', 'argument-error', `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`],
    [
      'R8.33',
      'web-storage-unsupported',
      'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e ' +
        'inténtalo de nuevo.',
    ],
  ]

  const meet = async (error: IdentityError) => {
    const attempts: ((result: IdentityResult) => void)[] = []
    const site = await open({ signIn: () => new Promise((resolve) => attempts.push(resolve)) })
    await site.user.type(main(site).getByLabelText('Correo electrónico'), 'ana@ejemplo.mx')
    await ask(site)
    expect(main(site).getByText(WAITING)).toBeShown()
    await act(async () => attempts[0]?.({ ok: false, error }))
    // The site knows of the error once it no longer waits for the window.
    await waitFor(() => expect(main(site).queryByText(WAITING)).toBeNull())
    return site
  }
  /** Nobody is half logged in, nothing typed is lost, and one may try again. */
  const stands = async (site: Site) => {
    anonymous(site)
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'ana@ejemplo.mx')
    await ask(site, 'Facebook')
    expect(site.calledWith('identity.signIn')).toEqual([['Google'], ['Facebook']])
  }

  it.each(table.filter(([, , text]) => text !== null))(
    '%s auth/%s: nadie queda dentro, y se dice «%s»',
    async (_id, code, text) => {
      const site = await meet(code)
      await says(site, `Aviso${text}`)
      await stands(site)
    },
  )

  it.each(table.filter(([, , text]) => text === null))(
    '%s auth/%s: nadie queda dentro, y no hay aviso',
    async (_id, code) => {
      const site = await meet(code)
      expect(toasts(site)).toEqual([])
      await stands(site)
    },
  )

  it('R11.07 un error desconocido de la red social también se dice', async () => {
    const site = await meet('unknown')
    await says(site, 'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.')
    await stands(site)
  })
})
