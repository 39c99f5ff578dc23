import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../../../src/domain/account/session.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { texts } from '../../support/area.ts'
import { alwaysFails, neverAnswers } from '../../support/builders.ts'
import { enter, enterAs, leadsTo } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { answersLater, openSite } from '../../support/site.tsx'

const MAIL = 'Correo electrónico'
const WRONG = 'Correo o contraseña incorrectos.'

describe('El ingreso con correo y contraseña', () => {
  it.each([
    ['R5.01 y R8.07 sin correo', '', 'secreto12', MAIL, ['Escribe tu correo electrónico.']],
    ['R5.02 y R8.07 sin contraseña', 'ana@ejemplo.mx', '', 'Contraseña', ['Escribe tu contraseña.']],
    ['R8.07 sin correo ni contraseña', '', '', MAIL, ['Escribe tu correo electrónico.', 'Escribe tu contraseña.']],
  ])(
    'R12.41 %s avisa, no envía nada, lo dice bajo el campo que falta y lleva a él',
    async (_title, mail, password, field, errors) => {
      const site = await openSite('/login')
      await enterAs(site, mail, password)
      await site.toast('alert', 'Aviso', 'Debes completar todos los datos de tu registro.')
      site.neverCalled('session.login')
      expect(site.main.field(field)).toHaveFocus()
      const said = () => texts(site.main.queryAllByText(/^Escribe tu /))
      expect(said()).toEqual(errors)
      await site.user.keyboard('a')
      expect(said()).toEqual(errors.slice(1))
    },
  )

  it('R8.07 lo que faltaba ya no se dice cuando se envía completo', async () => {
    const site = await openSite('/login')
    await enterAs(site, 'ana@ejemplo.mx', '')
    await site.toast('alert', 'Aviso', 'Debes completar todos los datos de tu registro.')
    await site.write('Contraseña', 'otra{Enter}')
    site.lacksText('Debes completar todos los datos de tu registro.')
  })

  it('R4.02 y R9.02 la página recarga a los dos segundos, no antes', async () => {
    const { method, answer } = answersLater<Session>()
    const site = await openSite('/login', {
      user: userEvent.setup({ delay: null }),
      services: { session: { login: method } },
    })
    const reloadsAfter = async (ms: number) => {
      await site.passes(ms)
      return site.page.reloads
    }
    vi.useFakeTimers()
    await enter(site)
    expect(await reloadsAfter(5000), 'Veces que recarga mientras el servidor no contesta').toBe(0)
    await answer(ok(DEMO))
    expect(await reloadsAfter(1999), 'Veces que recarga antes de 2,000 ms').toBe(0)
    expect(await reloadsAfter(1), 'Veces que recarga a los 2,000 ms').toBe(1)
  })

  it('R8.04 R11.07 R11.271 de cada falla se dice qué pasó y nadie queda dentro; lo escrito queda', async () => {
    const site = await openSite('/login')
    const again = 'Carga la página otra vez e inténtalo de nuevo.Cargar la página'
    await site.main.paste(MAIL, DEMO.mail)
    await site.main.paste('Contraseña', 'correcta')
    for (const [failure, text] of [
      [{ kind: 'offline' }, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'],
      [
        { kind: 'timeout' },
        'El sitio tardó demasiado en responder. Todavía no has ingresado: puedes volver a intentarlo.',
      ],
      [{ kind: 'refused', text: '' }, 'El sitio no reconoció estos datos. Revísalos e inténtalo de nuevo.'],
      [
        { kind: 'page', status: 403 },
        `El sitio contestó con otra página: puede pedir que tu navegador se compruebe. ${again}`,
      ],
      [
        { kind: 'page', status: 419 },
        `Esta página lleva mucho tiempo abierta y el sitio ya no acepta lo que envía. ${again}`,
      ],
    ] as const) {
      site.services.session.login = alwaysFails(failure)
      await site.main.press('Ingresar')
      await site.toast('alert', 'Aviso', text)
      expect(site.session()).toBeNull()
    }
    site.main.hasValue(MAIL, DEMO.mail)
    site.main.hasValue('Contraseña', 'correcta')
    await site.main.has('button', 'Cargar la página')
  })

  it('R8.03 y R11.81 el rechazo se dice como vino, también bajo el botón; lo escrito queda', async () => {
    const site = await openSite('/login')
    await enterAs(site, DEMO.mail, 'equivocada')
    await site.toast('alert', 'Aviso', WRONG)
    const said = site.main.getByText(WRONG)
    site.main.hasValue(MAIL, DEMO.mail)
    site.main.hasValue('Contraseña', 'equivocada')
    expect([site.session(), site.page.reloads]).toEqual([null, 0])
    const button = site.main.getByRole('button', { name: 'Ingresar' })
    expect(button.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // Said aloud once: by the toast.
    site.main.lacks('alert')
    site.services.session.login = neverAnswers
    await site.user.click(button)
    await waitFor(() => expect(site.getAllByText(WRONG)).toHaveLength(1))
  })

  it.each([
    ['un rechazo', fail({ kind: 'refused', text: WRONG })],
    ['una bienvenida', ok(DEMO)],
  ] as const)('R11.09 quien deja /login mientras pregunta ya no oye %s', async (_what, result) => {
    const { method, answer } = answersLater<Session>()
    const site = await openSite('/login', { services: { session: { login: method } } })
    await enter(site)
    await site.header.follow('Nosotros')
    await leadsTo('/quienessomos')
    await answer(result)
    expect([...site.toasts('alert'), ...site.toasts('status')]).toEqual([])
    expect(site.session()).toBeNull()
  })

  it('R11.01 doble clic y Enter repetido piden el ingreso una vez, y mientras no se abre otra ventana', async () => {
    const site = await openSite('/login', { services: { session: { login: neverAnswers } } })
    await enter(site)
    const button = site.main.getByRole('button', { name: 'Ingresar' })
    await site.user.dblClick(button)
    await site.main.write('Contraseña', '{Enter}{Enter}')
    expect(button).toHaveAttribute('aria-busy', 'true')
    site.calledTimes('session.login', 1)
    await site.main.press('Continuar con Google')
    site.neverCalled('identity.signIn')
  })

  it('R12.42 quien ya ingresó ve su nombre y un enlace a su cuenta', async () => {
    const site = await openSite('/login', { session: ANA })
    await site.main.has('heading', 'Ya ingresaste, Ana Ruiz')
    await site.main.linksTo('Ir a mi cuenta', '/perfil')
  })

  it('R12.42 la demostración trae su cuenta y la llena con un botón; producción no la menciona', async () => {
    vi.stubEnv('VITE_OFFLINE', 'true')
    const demo = await openSite('/login')
    await demo.main.hasText('mayoreo123')
    await demo.main.press('Usar esta cuenta')
    demo.called('session.login', { mail: 'demo@puntada.mx', password: 'mayoreo123' })
    vi.stubEnv('VITE_OFFLINE', '')
    const production = await openSite('/login')
    production.main.lacksText('mayoreo123')
    production.main.lacksText('demo@puntada.mx')
  })

  it('R12.42 R12.41 R2.18 ingresa con lo que llenó un administrador de contraseñas, también al recuperarla', async () => {
    const site = await openSite('/login')
    // Some fill the fields without an event.
    site.main.field(MAIL).value = DEMO.mail
    site.main.field('Contraseña').value = 'otra'
    await site.main.press('Ingresar')
    await site.main.follow('¿Olvidaste tu contraseña?')
    await site.arrivesAt('Recupera tu contraseña')
    site.main.hasValue(MAIL, DEMO.mail)
    site.hasQuery('')
    await site.main.follow('Volver a ingresar')
    await site.arrivesAt('Ingresa')
    site.main.field('Contraseña').value = 'mayoreo123'
    await site.main.press('Ingresar')
    await waitFor(() => expect(site.session()).toEqual(DEMO))
  })
})
