import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, type Result } from '../../../src/domain/result.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { login, main, toast } from '../../support/buyer.ts'
import { openSite, type Site } from '../../support/site.tsx'

const UNKNOWN = 'No sabemos si tu cuenta quedó creada: intenta ingresar.'

describe('La creación de cuenta', () => {
  const fill = async (site: Pick<Site, 'screen' | 'user'>, values: Partial<Record<string, string>> = {}) => {
    const all = {
      'Nombre completo': 'Lucía Pérez',
      'Correo electrónico': 'lucia@ejemplo.mx',
      Teléfono: '477 123 4567',
      Contraseña: 'secreto12',
    }
    for (const [label, value] of Object.entries({ ...all, ...values })) {
      if (value) await site.user.type(main(site).getByLabelText(label), value)
    }
    await site.user.click(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
  }

  it('R2.04 R1.09 y R7.41 crea una cuenta con la que luego se ingresa', async () => {
    const site = await openHttpSite('/registro')
    expect(main(site).getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeShown()
    expect(main(site).getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'new-password')
    await fill(site)
    await toast(site, 'status', 'Aviso', 'Tu cuenta quedó creada.')
    await site.screen.findByRole('heading', { level: 1, name: 'Verifica tu cuenta' })
    expect(site.requestsTo('/register-user.php')).toHaveLength(1)
    expect(await main(site).findByText('lucia@ejemplo.mx')).toBeShown()
    await site.user.click(main(site).getByRole('link', { name: 'Ir a ingresar' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Ingresa' })
    expect(await main(site).findByLabelText('Correo electrónico')).toHaveProperty('value', 'lucia@ejemplo.mx')
    await login('', 'secreto12')(site)
    await toast(site, 'status', 'Aviso de inicio de sesión', 'Se ha iniciado sesión con lucia@ejemplo.mx')
    expect(['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`))).toEqual([
      '"Lucía Pérez"',
      '"lucia@ejemplo.mx"',
      '"477 123 4567"',
    ])
  })

  it('R12.41 crear cuenta dice junto a cada campo qué le falta, y no envía nada', async () => {
    const site = await openSite('/registro')
    await site.user.click(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
    for (const [label, error] of [
      ['Nombre completo', 'Escribe tu nombre.'],
      ['Correo electrónico', 'Escribe un correo completo, como ana@correo.mx.'],
      ['Teléfono', 'Escribe los 10 dígitos de tu teléfono.'],
      ['Contraseña', 'Usa 8 caracteres o más.'],
    ] as const) {
      const field = main(site).getByLabelText(label)
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
      expect(described).toContain(error)
      expect(field.getAttribute('aria-invalid')).toBe('true')
    }
    expect(main(site).getByLabelText('Nombre completo')).toBe(document.activeElement)
    expect(site.calledWith('session.register')).toEqual([])
  })

  it('R12.41 un campo mal escrito se señala al dejarlo, y se corrige solo al completarlo', async () => {
    const site = await openSite('/registro')
    const mail = main(site).getByLabelText('Correo electrónico')
    await site.user.type(mail, 'lucia@')
    expect(main(site).queryByText('Escribe un correo completo, como ana@correo.mx.')).toBeNull()
    await site.user.tab()
    expect(main(site).getByText('Escribe un correo completo, como ana@correo.mx.')).toBeShown()
    await site.user.type(mail, 'ejemplo.mx')
    expect(main(site).queryByText('Escribe un correo completo, como ana@correo.mx.')).toBeNull()
  })

  it('R11.08 si el servidor rechaza la cuenta, se dice por qué y lo escrito sigue ahí', async () => {
    const site = await openSite('/registro')
    await fill(site, { 'Correo electrónico': 'demo@puntada.mx' })
    await toast(site, 'alert', 'Aviso', 'Ese correo ya está registrado.')
    expect(main(site).getByText('Ese correo ya está registrado.')).toBeShown()
    expect(main(site).getByLabelText('Nombre completo')).toHaveProperty('value', 'Lucía Pérez')
    expect(main(site).getByLabelText('Teléfono')).toHaveProperty('value', '477 123 4567')
    expect(main(site).getByLabelText('Contraseña')).toHaveProperty('value', 'secreto12')
  })

  it.each([
    ['que no llega a tiempo', { kind: 'timeout' }, `El sitio tardó demasiado en responder. ${UNKNOWN}`],
    ['que se corta', { kind: 'offline', sent: true }, `Se perdió la conexión. ${UNKNOWN}`],
    [
      'que no es la del contrato',
      { kind: 'malformed', where: 'x', said: 'Bienvenida' },
      `El sitio respondió «Bienvenida». ${UNKNOWN}`,
    ],
    ['que rechaza', { kind: 'refused', text: 'Email is already registered' }, 'Email is already registered'],
  ] as const)(
    'R11.63 de una respuesta %s, crear cuenta dice lo que se sabe y lleva a ingresar',
    async (_what, failure, text) => {
      const site = await openSite('/registro', {
        services: { session: { register: () => Promise.resolve(fail(failure)) } },
      })
      await fill(site)
      await toast(site, 'alert', 'Aviso', text)
      expect(main(site).getByText(text)).toBeShown()
      await site.user.click(main(site).getByRole('link', { name: 'Ingresar con ese correo' }))
      await site.screen.findByRole('heading', { level: 1, name: 'Ingresa' })
      expect(await main(site).findByLabelText('Correo electrónico')).toHaveProperty('value', 'lucia@ejemplo.mx')
    },
  )

  it('R11.01 doble clic en Crear mi cuenta registra una sola vez', async () => {
    const site = await openSite('/registro', {
      services: { session: { register: () => new Promise(() => undefined) } },
    })
    await fill(site)
    await site.user.dblClick(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
    const form = main(site).getByRole('button', { name: 'Crear mi cuenta' }).closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(site.calledWith('session.register')).toHaveLength(1)
  })

  it('R11.09 quien se fue a ingresar se queda ahí aunque llegue la respuesta del registro', async () => {
    let answer: (result: Result<void>) => void = () => undefined
    const site = await openSite('/registro', {
      services: { session: { register: () => new Promise((resolve) => (answer = resolve)) } },
    })
    await fill(site)
    await site.user.click(main(site).getByRole('link', { name: 'Ya tengo cuenta' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Ingresa' })
    await act(async () => {
      answer({ ok: true, value: undefined })
      await Promise.resolve()
    })
    expect(window.location.pathname).toBe('/login')
  })
})

describe('La recuperación de contraseña', () => {
  const ask = async (site: Site, mail: string) => {
    if (mail !== '') await site.user.type(main(site).getByLabelText('Correo electrónico'), mail)
    await site.user.click(main(site).getByRole('button', { name: 'Enviar instrucciones' }))
  }

  it('R2.06 y R7.50 envía las instrucciones y lo confirma', async () => {
    const site = await openSite('/recoverypass')
    expect(main(site).getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeShown()
    await ask(site, 'demo@puntada.mx')
    const done = await main(site).findByRole('heading', { name: 'Revisa tu correo' })
    expect(done).toBe(document.activeElement)
    expect(main(site).getByText('demo@puntada.mx')).toBeShown()
    expect(site.calledWith('session.recoverPassword')).toEqual([['demo@puntada.mx']])
    await site.user.click(main(site).getByRole('button', { name: 'Usar otro correo' }))
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'demo@puntada.mx')
  })

  it('R11.63 sin respuesta clara dice que no sabe si salió el correo', async () => {
    const site = await openSite('/recoverypass', {
      services: { session: { recoverPassword: () => Promise.resolve(fail({ kind: 'timeout' })) } },
    })
    await ask(site, 'demo@puntada.mx')
    await toast(
      site,
      'alert',
      'Aviso',
      'El sitio tardó demasiado en responder. No sabemos si salió el correo: revisa tu bandeja antes de ' +
        'pedirlo otra vez.',
    )
  })

  it('R12.41 recuperar la contraseña con un correo a medias dice qué escribir y no envía nada', async () => {
    const site = await openSite('/recoverypass')
    await ask(site, 'ana@ejemplo')
    expect(main(site).getByText('Escribe un correo completo, como ana@correo.mx.')).toBeShown()
    expect(main(site).getByLabelText('Correo electrónico')).toBe(document.activeElement)
    expect(site.calledWith('session.recoverPassword')).toEqual([])
  })

  it('R11.08 si nadie tiene ese correo, se dice y el correo sigue escrito', async () => {
    const site = await openSite('/recoverypass')
    await ask(site, 'nadie@ejemplo.mx')
    await toast(site, 'alert', 'Aviso', 'No encontramos una cuenta con ese correo.')
    expect(main(site).getByText('No encontramos una cuenta con ese correo.')).toBeShown()
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'nadie@ejemplo.mx')
  })

  it('R11.01 un correo corregido enseguida sí se envía: solo el segundo clic sobre lo mismo se descarta', async () => {
    const site = await openSite('/recoverypass')
    await ask(site, 'nadie@ejemplo.mx')
    await main(site).findByText('No encontramos una cuenta con ese correo.')
    fireEvent.click(main(site).getByRole('button', { name: 'Enviar instrucciones' }), { detail: 2 })
    await site.user.clear(main(site).getByLabelText('Correo electrónico'))
    await ask(site, 'demo@puntada.mx')
    expect(await main(site).findByRole('heading', { name: 'Revisa tu correo' })).toBeShown()
    expect(site.calledWith('session.recoverPassword')).toEqual([['nadie@ejemplo.mx'], ['demo@puntada.mx']])
  })
})

describe('La verificación', () => {
  it('R2.19 la verificación dice qué sigue aunque no sepa el correo', async () => {
    const site = await openSite('/verificacion')
    expect(main(site).getByRole('heading', { level: 1, name: 'Verifica tu cuenta' })).toBeShown()
    expect(main(site).getByText('Revisa que el correo con el que te registraste sea el tuyo.')).toBeShown()
    expect(main(site).getByRole('link', { name: 'Ir a ingresar' }).getAttribute('href')).toBe('/login')
  })
})
