import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { alwaysFails } from '../../support/builders.ts'
import { enterAs, leadsTo } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { answersLater, type AnySite, openSite, type Site } from '../../support/site.tsx'

const MAIL = 'Correo electrónico'
const HALF_A_MAIL = 'Escribe un correo completo, como ana@correo.mx.'

const valuesOf = (site: AnySite, ...labels: readonly string[]) => labels.map((label) => site.main.field(label).value)
/** Said below the form, announced, and nowhere else. */
const saidBelow = async (site: Site, text: string) => {
  await site.main.hasText(text)
  expect(site.getAllByText(text).map((words) => words.parentElement?.role)).toEqual(['alert'])
}

describe('La creación de cuenta', () => {
  const FILLED = {
    'Nombre completo': 'Lucía Pérez',
    [MAIL]: 'lucia@ejemplo.mx',
    Teléfono: '477 123 4567',
    Contraseña: 'secreto12',
  }
  const fill = async (site: AnySite, mail = FILLED[MAIL]) => {
    for (const [label, value] of Object.entries({ ...FILLED, [MAIL]: mail })) await site.main.paste(label, value)
    await site.main.press('Crear mi cuenta')
  }
  const openSignUp = (register?: () => Promise<Result<void>>) =>
    openSite('/registro', register && { services: { accounts: { register } } })

  it('R2.04 R1.09 y R7.41 crea una cuenta con la que luego se ingresa', async () => {
    const site = await openHttpSite('/registro')
    await site.arrivesAt('Crea tu cuenta')
    expect(site.main.field('Contraseña')).toHaveProperty('autocomplete', 'new-password')
    await fill(site)
    await site.toast('status', 'Aviso', 'Tu cuenta quedó creada.')
    await site.arrivesAt('Verifica tu cuenta')
    expect(site.requestsTo(CALLS.accounts.register.path)).toHaveLength(1)
    await site.main.hasText('lucia@ejemplo.mx')
    await site.main.follow('Ir a ingresar')
    await site.arrivesAt('Ingresa')
    expect(valuesOf(site, MAIL)).toEqual(['lucia@ejemplo.mx'])
    await enterAs(site, '', 'secreto12')
    await site.toast('status', 'Aviso de inicio de sesión', 'Se ha iniciado sesión con lucia@ejemplo.mx')
    expect(['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`))).toEqual([
      '"Lucía Pérez"',
      '"lucia@ejemplo.mx"',
      '"4771234567"',
    ])
  })

  it('R12.41 crear cuenta dice junto a cada campo qué le falta, y no envía nada', async () => {
    const site = await openSignUp()
    await site.main.press('Crear mi cuenta')
    for (const [label, error] of [
      ['Nombre completo', 'Escribe tu nombre.'],
      [MAIL, HALF_A_MAIL],
      ['Teléfono', 'Escribe los 10 dígitos de tu teléfono, sin letras ni extensión.'],
      ['Contraseña', 'Usa 8 caracteres o más.'],
    ] as const) {
      expect(site.main.field(label)).toHaveAccessibleDescription(expect.stringContaining(error))
      expect(site.main.field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(site.main.field('Nombre completo')).toHaveFocus()
    site.neverCalled('accounts.register')
  })

  it('R12.41 lo mal escrito se señala al dejar el campo, nunca bajo el dedo, y se va al completarlo', async () => {
    const site = await openSignUp()
    const mail = site.main.field(MAIL)
    await site.user.type(mail, 'lucia@')
    site.main.lacksText(HALF_A_MAIL)
    await site.user.tab()
    await site.main.hasText(HALF_A_MAIL)
    await site.user.type(mail, 'ejemplo.mx')
    site.main.lacksText(HALF_A_MAIL)
    await site.main.write('Teléfono', '477')
    // What appeared now would move the button that is being pressed.
    const target = site.main.getByRole('button', { name: 'Crear mi cuenta' })
    await site.user.pointer({ keys: '[MouseLeft>]', target })
    site.main.lacksText(/^Escribe/)
    await site.user.pointer('[/MouseLeft]')
    await site.main.hasText('Escribe tu nombre.', /^Escribe los 10 dígitos/)
  })

  it('R11.08 si el servidor rechaza la cuenta, se dice por qué y lo escrito sigue ahí', async () => {
    const site = await openSignUp()
    await fill(site, 'demo@puntada.mx')
    await saidBelow(site, 'Ese correo ya está registrado.')
    await site.main.has('link', 'Ingresar con ese correo')
    expect(valuesOf(site, 'Nombre completo', 'Teléfono', 'Contraseña')).toEqual([
      'Lucía Pérez',
      '477 123 4567',
      'secreto12',
    ])
  })

  it('R11.68 lo que el servidor dice de un campo se lee junto a ese campo', async () => {
    const fields = { mail: 'Ya hay una cuenta con ese correo.', password: 'Usa un número.' }
    const site = await openSignUp(alwaysFails({ kind: 'refused', text: 'Los datos no son válidos.', fields }))
    await fill(site)
    await saidBelow(site, 'Los datos no son válidos.')
    expect(site.main.field(MAIL)).toHaveAccessibleDescription(/Ya hay una cuenta con ese correo\./)
    expect(site.main.field('Contraseña')).toHaveAccessibleDescription(/Usa un número\./)
    expect(site.main.field('Teléfono')).not.toBeInvalid()
  })

  it('R11.07 R11.395 dice lo que se sabe, y solo a quien puede tener ya la cuenta lo lleva a ingresar', async () => {
    const site = await openSignUp(alwaysFails({ kind: 'offline' }))
    await fill(site)
    await saidBelow(site, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')
    site.main.lacks('link', 'Ingresar con ese correo')
    site.services.accounts.register = alwaysFails({ kind: 'timeout' })
    await site.main.press('Crear mi cuenta')
    await saidBelow(
      site,
      'El sitio tardó demasiado en responder. No sabemos si tu cuenta quedó creada: intenta ingresar.',
    )
    await site.main.follow('Ingresar con ese correo')
    await site.arrivesAt('Ingresa')
    expect(valuesOf(site, MAIL)).toEqual(['lucia@ejemplo.mx'])
  })

  it('R11.09 quien se fue a ingresar se queda ahí aunque llegue la respuesta del registro', async () => {
    const { method, answer } = answersLater()
    const site = await openSignUp(method)
    await fill(site)
    await site.main.follow('Ya tengo cuenta')
    await site.arrivesAt('Ingresa')
    await answer(ok(undefined))
    await leadsTo('/login')
  })
})

describe('La recuperación de contraseña', () => {
  const ask = async (mail: string, site?: Site) => {
    const asked = site ?? (await openSite('/recoverypass'))
    const field = asked.main.field(MAIL)
    await asked.user.clear(field)
    await asked.user.type(field, mail)
    await asked.main.press('Enviar instrucciones')
    return asked
  }

  it('R2.06 R7.50 R12.41 con un correo entero envía las instrucciones y lo confirma, una vez', async () => {
    const site = await ask('ana@ejemplo')
    await site.main.hasText(HALF_A_MAIL)
    expect(site.main.field(MAIL)).toHaveFocus()
    site.neverCalled('accounts.recoverPassword')
    await ask('demo@puntada.mx', site)
    await site.arrivesAt('Recupera tu contraseña')
    expect(await site.main.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus()
    expect(site.getAllByText(/demo@puntada\.mx/)).toHaveLength(1)
    // A server that does not tell whether it knows the address answers this of any.
    expect(site.main.getByText(/^Si hay una cuenta con/)).toHaveTextContent(
      'Si hay una cuenta con demo@puntada.mx, ahí llegan los pasos para cambiar la contraseña.',
    )
    site.called('accounts.recoverPassword', { mail: 'demo@puntada.mx' })
    await site.main.press('Usar otro correo')
    expect(valuesOf(site, MAIL)).toEqual(['demo@puntada.mx'])
  })

  it('R11.07 R11.395 sin respuesta clara dice que no sabe si salió el correo, y no invita a crear otra cuenta', async () => {
    const recoverPassword = alwaysFails({ kind: 'timeout' })
    const site = await ask(
      'demo@puntada.mx',
      await openSite('/recoverypass', { services: { accounts: { recoverPassword } } }),
    )
    await saidBelow(
      site,
      'El sitio tardó demasiado en responder. No sabemos si salió el correo: revisa tu bandeja antes de ' +
        'pedirlo otra vez.',
    )
    site.main.lacks('link', 'Crea tu cuenta')
  })

  it('R11.08 R11.01 si nadie tiene ese correo se dice y sigue escrito; corregido, se envía', async () => {
    const site = await ask('nadie@ejemplo.mx')
    await saidBelow(site, 'No encontramos una cuenta con ese correo.')
    expect(valuesOf(site, MAIL)).toEqual(['nadie@ejemplo.mx'])
    fireEvent.click(site.main.getByRole('button', { name: 'Enviar instrucciones' }), { detail: 2 })
    await ask('demo@puntada.mx', site)
    await site.main.has('heading', 'Revisa tu correo')
    site.called('accounts.recoverPassword', { mail: 'nadie@ejemplo.mx' }, { mail: 'demo@puntada.mx' })
    await site.main.press('Usar otro correo')
    site.main.lacksText('No encontramos una cuenta con ese correo.')
  })
})

describe('La verificación', () => {
  it('R2.19 la verificación dice qué sigue aunque no sepa el correo', async () => {
    const site = await openSite('/verificacion')
    await site.arrivesAt('Verifica tu cuenta')
    await site.main.hasText('Revisa que el correo con el que te registraste sea el tuyo.')
    await site.main.linksTo('Ir a ingresar', '/login')
    const known = await openSite('/verificacion', { session: ANA })
    await known.main.hasText('¿Es tu correo?', 'ana@ejemplo.mx')
  })
})
