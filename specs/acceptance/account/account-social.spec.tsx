import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSimulatedIdentity } from '../../../mocks/memory/identity.ts'
import { alwaysFails } from '../../support/builders.ts'
import { enter } from '../../support/buyer.ts'
import { DEMO, SimulatedPage } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'
import {
  askProvider,
  choosing,
  entered,
  KNOWN,
  NEW,
  nobodyIsIn,
  openLogin,
  openPending,
  WAITING,
} from '../../support/social.ts'

describe.each([
  ['R1.11', 'Google'],
  ['R1.12', 'Facebook'],
] as const)('Con redes sociales', (id, provider) => {
  it(`${id} y R7.44 una cuenta conocida de ${provider} ingresa, con sus dos avisos`, async () => {
    const site = await openLogin(choosing(KNOWN))
    await askProvider(site, provider)
    await site.toast('status', 'Aviso', 'Tus datos se verificaron.')
    await entered(site, DEMO.mail)
    site.called('session.loginSocial', { mail: DEMO.mail, provider, token: KNOWN.token })
    site.neverCalled('accounts.registerSocial')
    expect(site.session()).toEqual(DEMO)
  })

  it(`${id} y R7.42 desde Crea tu cuenta, una cuenta de ${provider} queda registrada e ingresa`, async () => {
    const site = await openLogin(choosing(NEW), {}, '/registro')
    await askProvider(site, provider)
    await entered(site, NEW.mail)
    site.called('accounts.registerSocial', { ...NEW, provider })
    site.calledTimes('session.loginSocial', 1)
    expect(site.session()).toEqual({ name: NEW.name, mail: NEW.mail, phone: '' })
  })
})

describe('El ingreso con redes sociales', () => {
  it('R11.220 a quien trae la prueba de otra persona no se le deja entrar', async () => {
    const site = await openLogin(choosing({ ...KNOWN, token: NEW.token }))
    await askProvider(site)
    await site.toast('alert', 'Aviso', 'No pudimos comprobar esa cuenta.')
    expect(site.session()).toBeNull()
  })

  it('R12.252 y R8.03 un rechazo se dice como vino y ofrece crear la cuenta, sin otra ventana', async () => {
    const text = 'Account not found for this provider'
    const loginSocial = alwaysFails({ kind: 'refused', text })
    const site = await openLogin(choosing(NEW), { session: { loginSocial } })
    await askProvider(site)
    await site.toast('alert', 'Aviso', text)
    await site.main.hasText(text)
    site.neverCalled('accounts.registerSocial')
    await site.main.press('Crear cuenta con Google')
    site.called('accounts.registerSocial', { ...NEW, provider: 'Google' })
    site.calledTimes('identity.signIn', 1)
    site.main.lacks('button', 'Crear cuenta con Google')
  })

  it('R12.252 sin cuenta ofrece crearla a quien sigue ahí; lo dicho de la contraseña se va', async () => {
    const site = await openLogin(choosing(NEW), {
      session: { loginSocial: alwaysFails({ kind: 'refused', text: '' }) },
    })
    await site.main.press('Ingresar')
    await site.main.hasText('Escribe tu correo electrónico.')
    await askProvider(site)
    await site.main.hasText('No hay una cuenta con ese correo.')
    await site.main.has('button', 'Crear cuenta con Google')
    site.main.lacksText('Escribe tu correo electrónico.')
    await site.header.follow('Blog')
    await site.arrivesAt('Blog')
    site.goBack()
    await site.main.has('button', 'Continuar con Google')
    site.main.lacks('button', 'Crear cuenta con Google')
  })

  it('R12.44 dentro de otra aplicación dice antes que Google pide el navegador, y copia la dirección', async () => {
    const site = await openLogin(choosing(NEW))
    site.main.lacksText('Ábrelo en tu navegador para entrar con Google')
    const inApp = await openSite('/login', { page: Object.assign(new SimulatedPage(), { isInApp: true }) })
    expect(await inApp.main.findByRole('button', { name: 'Continuar con Google' })).toHaveAccessibleDescription(
      'Ábrelo en tu navegador para entrar con Google',
    )
    await inApp.main.press('Copiar dirección')
    await inApp.main.hasText('Dirección copiada. Pégala en tu navegador.')
    expect(inApp.page.copied).toEqual(['https://puntada.test/login'])
    inApp.page.canCopy = false
    await inApp.main.press('Copiar dirección')
    await inApp.main.hasText('Copia esta dirección: https://puntada.test/login')
  })

  it('R1.13 abrir una pantalla no pide nada a las redes sociales', async () => {
    const site = await openSite('/registro')
    // By the time the visit is recorded, whatever a screen does by itself on opening has begun.
    await waitFor(() => site.calledTimes('visits.page', 1))
    for (const call of ['identity.signIn', 'identity.prepare', 'session.loginSocial']) site.neverCalled(call)
  })

  it('R12.44 la ventana de la red social se pide dentro del mismo clic', async () => {
    const site = await openLogin({})
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
    const chooser = await site.part('dialog', 'Elige una cuenta de Google')
    await chooser.press(/Boutique La Esquina/)
    await site.main.press('Crear cuenta con Google')
    await entered(site, 'compras@laesquina.example')
  })
})
