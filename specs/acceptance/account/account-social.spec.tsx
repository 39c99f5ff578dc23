import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSimulatedIdentity } from '../../../mocks/memory/identity.ts'
import { simulatedToken } from '../../../mocks/memory/reply.ts'
import type { IdentityError, IdentityPort, IdentityResult } from '../../../src/domain/account/identity.ts'
import { alwaysFails } from '../../support/builders.ts'
import { enter } from '../../support/buyer.ts'
import { ANA, DEMO, SimulatedPage } from '../../support/device.ts'
import { answersLater, openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const KNOWN = { name: DEMO.name, mail: DEMO.mail, phone: '', token: simulatedToken(DEMO.mail) }
const NEW = { name: 'Lucía Hernández', mail: 'lucia@correo.mx', phone: '', token: 'simulado.lucia%40correo.mx' }
const WAITING = 'Sigue en la ventana de Google. ¿No la ves? Vuelve a pulsar el botón.'

const openLogin = (identity: Partial<IdentityPort>, services: SiteOptions['services'] = {}, path = '/login') =>
  openSite(path, { services: { ...services, identity } })
const choosing = (account: typeof KNOWN): Partial<IdentityPort> => ({
  signIn: () => Promise.resolve({ ok: true, account }),
})
const openPending = async () => {
  const { method, answer } = answersLater<never, IdentityResult>()
  return { site: await openLogin({ signIn: method }), answer }
}
const askProvider = (site: Site, provider = 'Google') => site.main.press(`Continuar con ${provider}`)
const entered = (site: Site, mail: string) =>
  site.toast('status', 'Aviso de inicio de sesión', `Se ha iniciado sesión con ${mail}`)
const nobodyIsIn = (site: Site) => {
  expect([site.session(), site.page.reloads]).toEqual([null, 0])
  site.neverCalled('session.loginSocial', 'accounts.registerSocial')
}

describe('El ingreso con redes sociales', () => {
  it('R1.11 y R7.44 una cuenta conocida de Google ingresa, con sus dos avisos', async () => {
    const site = await openLogin(choosing(KNOWN))
    await askProvider(site)
    await site.toast('status', 'Aviso', 'Tus datos se verificaron.')
    await entered(site, DEMO.mail)
    site.called('session.loginSocial', { mail: DEMO.mail, provider: 'Google', token: KNOWN.token })
    site.neverCalled('accounts.registerSocial')
    expect(site.session()).toEqual(DEMO)
  })

  it('R1.12 y R7.42 desde Crea tu cuenta, una cuenta de Facebook queda registrada e ingresa', async () => {
    const site = await openLogin(choosing(NEW), {}, '/registro')
    await askProvider(site, 'Facebook')
    await entered(site, NEW.mail)
    site.called('accounts.registerSocial', { ...NEW, provider: 'Facebook' })
    site.calledTimes('session.loginSocial', 1)
    expect(site.session()).toEqual({ name: NEW.name, mail: NEW.mail, phone: '' })
  })

  it('R12.252 y R8.03 un rechazo se dice como vino y ofrece crear la cuenta, sin otra ventana', async () => {
    const text = 'Account not found for this provider'
    const site = await openLogin(choosing(NEW), { session: { loginSocial: alwaysFails({ kind: 'refused', text }) } })
    await askProvider(site)
    await site.toast('alert', 'Aviso', text)
    await site.main.hasText(text)
    site.neverCalled('accounts.registerSocial')
    await site.main.press('Crear cuenta con Google')
    site.called('accounts.registerSocial', { ...NEW, provider: 'Google' })
    site.calledTimes('identity.signIn', 1)
    site.main.lacks('button', 'Crear cuenta con Google')
  })

  it('R12.252 R11.220 lo ofrece a quien sigue ahí; lo dicho de la contraseña se va', async () => {
    // The token speaks of somebody else.
    const site = await openLogin(choosing({ ...KNOWN, token: NEW.token }))
    await site.main.press('Ingresar')
    await site.main.hasText('Escribe tu correo electrónico.')
    await askProvider(site)
    await site.toast('alert', 'Aviso', 'No pudimos comprobar esa cuenta.')
    expect(site.session()).toBeNull()
    await site.main.has('button', 'Crear cuenta con Google')
    site.main.lacksText('Escribe tu correo electrónico.')
    await site.header.follow('Blog')
    await site.arrivesAt('Blog')
    site.goBack()
    await site.main.has('button', 'Continuar con Google')
    site.main.lacks('button', 'Crear cuenta con Google')
  })

  it('R12.44 dentro de otra aplicación dice antes que Google pide el navegador, y copia la dirección', async () => {
    const NOTE = 'Ábrelo en tu navegador para entrar con Google'
    const { main, page } = await openSite('/login', { page: Object.assign(new SimulatedPage(), { isInApp: true }) })
    const described = await main.findAllByRole('button', { description: NOTE })
    expect(described.map(({ textContent }) => textContent)).toEqual(['Continuar con Google'])
    await main.press('Copiar dirección')
    await main.hasText('Dirección copiada. Pégala en tu navegador.')
    expect(page.copied).toEqual(['https://puntada.test/login'])
    page.canCopy = false
    await main.press('Copiar dirección')
    await main.hasText('Copia esta dirección: https://puntada.test/login')
  })

  it('R1.13 R12.44 al abrir la pantalla no se pide nada; la ventana se pide dentro del clic', async () => {
    const site = await openLogin({})
    // By the time the visit is recorded, whatever a screen does by itself on opening has begun.
    await waitFor(() => site.calledTimes('visits.page', 1))
    site.neverCalled('identity.signIn', 'identity.prepare')
    nobodyIsIn(site)
    site.main.lacksText(/^Ábrelo en tu navegador/)
    const [google, facebook] = await site.main.findAllByRole('button', { name: /^Continuar con/ })
    const prepared = () => site.calledWith('identity.prepare').length
    await site.user.hover(google!)
    const before = prepared()
    expect(before).toBeGreaterThan(0)
    act(() => facebook?.focus())
    expect(prepared()).toBeGreaterThan(before)
    site.neverCalled('identity.signIn')
    // Synchronously: one turn later, the browser would block the window.
    act(() => google?.click())
    site.called('identity.signIn', 'Google')
    await act(() => Promise.resolve())
  })

  it('R5.06 una cuenta con el correo en blanco no envía nada, y se dice qué hacer', async () => {
    const site = await openLogin(choosing({ ...NEW, mail: '  ' }))
    await askProvider(site, 'Facebook')
    await site.toast(
      'alert',
      'Aviso',
      'Tu cuenta de Facebook no nos compartió un correo. Elige otra cuenta o crea la tuya con tu correo y contraseña.',
    )
    nobodyIsIn(site)
  })

  it('R12.44 si la ventana se cierra, se puede pedir otra sin esperar', async () => {
    const { site, answer } = await openPending()
    await askProvider(site)
    await site.main.hasText(WAITING)
    await askProvider(site)
    site.calledTimes('identity.signIn', 2)
    await answer({ ok: false, error: 'cancelled-popup-request' })
    await answer({ ok: true, account: KNOWN })
    await entered(site, DEMO.mail)
    site.calledTimes('session.loginSocial', 1)
  })

  it('R12.44 quien ingresa con contraseña deja atrás la ventana abierta', async () => {
    const { site, answer } = await openPending()
    await askProvider(site)
    await enter(site)
    await entered(site, DEMO.mail)
    await answer({ ok: true, account: NEW })
    site.neverCalled('session.loginSocial')
  })

  it('R1.11 en la demostración se elige una cuenta simulada de Google e ingresa', async () => {
    const site = await openLogin(createSimulatedIdentity())
    await askProvider(site)
    await (await site.part('dialog', 'Elige una cuenta de Google')).press(/Boutique La Esquina/)
    await site.main.hasText('No hay una cuenta con ese correo.')
    await site.main.press('Crear cuenta con Google')
    await entered(site, 'compras@laesquina.example')
  })
})

const WITH_PASSWORD = 'Ingresa con tu correo y contraseña.'
const TEXTS: Readonly<Partial<Record<IdentityError, string>>> = {
  'user-mismatch': 'Esa cuenta no es la misma con la que empezaste. Inténtalo de nuevo y elige la cuenta correcta.',
  'provider-already-linked':
    'Esa red social ya está unida a tu cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
  'no-such-provider': `Tu cuenta no está unida a esa red social. ${WITH_PASSWORD}`,
  'popup-blocked':
    'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'unauthorized-domain': `El ingreso con redes sociales no está disponible en esta dirección. ${WITH_PASSWORD}`,
  'network-request-failed': 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.',
  'invalid-api-key': `El ingreso con redes sociales no está disponible por ahora. ${WITH_PASSWORD}`,
  'multi-factor-auth-required':
    'Tu cuenta pide un segundo paso que aquí no podemos hacer. Ingresa con tu correo y contraseña o elige ' +
    'otra cuenta.',
  'internal-error':
    'La red social tuvo un problema. Inténtalo de nuevo en unos minutos o ingresa con tu correo y contraseña.',
  'argument-error': `No pudimos pedir tus datos a la red social. ${WITH_PASSWORD}`,
  'web-storage-unsupported':
    'Tu navegador no permite guardar datos de este sitio. Activa las cookies, o sal del modo privado, e ' +
    'inténtalo de nuevo.',
  unknown: 'No pudimos ingresar con esa cuenta. Inténtalo de nuevo o ingresa con tu correo y contraseña.',
}

it(
  'R11.07 R8.21 R8.22 R8.23 R8.24 R8.25 R8.26 R8.27 R8.28 R8.29 R8.30 R8.31 R8.32 R8.33 ' +
    'de cada error de la red social se dice qué hacer, lo escrito sigue y nadie queda dentro; cerrar la ventana no es un error',
  async () => {
    const { site, answer } = await openPending()
    await site.main.paste('Correo electrónico', ANA.mail)
    const fails = async (error: IdentityError) => {
      await askProvider(site, 'Facebook')
      await answer({ ok: false, error })
      // The site knows of the error once it no longer waits for the window.
      await waitFor(() => site.main.lacksText(/^Sigue en la ventana de Facebook/))
    }
    await fails('popup-closed-by-user')
    await fails('cancelled-popup-request')
    expect(site.toasts('alert')).toEqual([])
    for (const [error, text] of Object.entries(TEXTS)) {
      await fails(error as IdentityError)
      expect(site.toasts('alert')).toContain(`Aviso ${text}`)
    }
    nobodyIsIn(site)
    site.main.hasValue('Correo electrónico', ANA.mail)
  },
)
