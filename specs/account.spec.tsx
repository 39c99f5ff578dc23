import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Failure, Result } from '../src/domain/result.ts'
import type { Session } from '../src/domain/session.ts'
import { ANA } from './support/device.ts'
import { openSite, type Site, type SiteOptions } from './support/site.tsx'

const DEMO: Session = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142' }
const failed = (failure: Failure): Result<never> => ({ ok: false, failure })

const main = (site: Site) => within(site.screen.getByRole('main'))
const login = (mail = 'demo@puntada.mx', password = 'mayoreo123') => async (site: Site, place = main(site)) => {
  const { user } = site
  if (mail !== '') await user.type(place.getByRole('textbox', { name: 'Correo electrónico' }), mail)
  if (password !== '') await user.type(place.getByLabelText('Contraseña'), password)
  await user.click(place.getByRole('button', { name: 'Ingresar' }))
}
const enter = login()
/** A toast, title and message together, in the region that announces it. */
const toast = async (site: Site, role: 'alert' | 'status', title: string, message: string) => {
  await waitFor(() => {
    const regions = site.screen.getAllByRole(role).filter((region) => region.className === 'toaster-region')
    const items = regions.flatMap((region) => [...region.children])
    const found = items.some((item) => within(item as HTMLElement).queryByText(title) && within(item as HTMLElement).queryByText(message))
    expect(found, `${title}: ${message}`).toBe(true)
  })
}
const openLogin = async (options: SiteOptions = {}) => {
  const site = await openSite('/', options)
  await site.user.click(site.screen.getByRole('button', { name: 'Ingresar' }))
  const dialog = within(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }))
  return { site, dialog }
}

afterEach(() => vi.unstubAllEnvs())

describe('El diálogo de ingreso', () => {
  it('R2.33 tiene correo, contraseña, Ingresar, contraseña olvidada, Google, Facebook y crear cuenta', async () => {
    const { dialog } = await openLogin()
    expect(dialog.getByRole('textbox', { name: 'Correo electrónico' })).toHaveProperty('autocomplete', 'username')
    expect(dialog.getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'current-password')
    expect(dialog.getByRole('button', { name: 'Mostrar contraseña' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Ingresar' })).toBeDefined()
    expect(dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).getAttribute('href')).toBe('/recoverypass')
    expect(dialog.getByRole('button', { name: 'Continuar con Google' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Continuar con Facebook' })).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Crea tu cuenta' }).getAttribute('href')).toBe('/registro')
  })

  it('R4.05 la contraseña se muestra y se oculta, y al enviar se oculta', async () => {
    const { site, dialog } = await openLogin()
    const password = dialog.getByLabelText('Contraseña')
    expect(password.getAttribute('type')).toBe('password')
    await site.user.click(dialog.getByRole('button', { name: 'Mostrar contraseña' }))
    expect(password.getAttribute('type')).toBe('text')
    await site.user.click(dialog.getByRole('button', { name: 'Ocultar contraseña' }))
    expect(password.getAttribute('type')).toBe('password')
    await site.user.click(dialog.getByRole('button', { name: 'Mostrar contraseña' }))
    await site.user.click(dialog.getByRole('button', { name: 'Ingresar' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  it('si no hay redes sociales configuradas, no las ofrece', async () => {
    const { dialog } = await openLogin({ services: { identity: { available: false } } })
    expect(dialog.queryByRole('button', { name: /Continuar con/ })).toBeNull()
  })

  it('cerrarlo mientras se espera la recarga no la pierde', async () => {
    const { site, dialog } = await openLogin({ user: userEvent.setup({ delay: null }) })
    vi.useFakeTimers()
    await enter(site, dialog)
    await act(() => vi.advanceTimersByTimeAsync(100))
    await site.user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(site.page.reloads).toBe(1)
  })
})

describe('El ingreso con correo y contraseña', () => {
  it('R2.18 R1.10 y R7.43 la dirección /login ingresa con lo escrito', async () => {
    const site = await openSite('/login')
    expect(main(site).getByRole('heading', { level: 1, name: 'Ingresa' })).toBeDefined()
    await enter(site)
    await waitFor(() => expect(site.sessionStore.session).toEqual(DEMO))
    expect(site.calledWith('session.login')).toEqual([[{ email: 'demo@puntada.mx', password: 'mayoreo123' }]])
  })

  it('R2.18 también se llega navegando, y el correo escrito va de una pantalla a otra', async () => {
    const { site, dialog } = await openLogin()
    await site.user.type(dialog.getByRole('textbox', { name: 'Correo electrónico' }), 'nuevo@ejemplo.mx')
    await site.user.click(dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Recupera tu contraseña' })
    expect(await main(site).findByRole('textbox', { name: 'Correo electrónico' })).toHaveProperty('value', 'nuevo@ejemplo.mx')
    await site.user.click(main(site).getByRole('link', { name: 'Volver a ingresar' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Ingresa' })
    expect(await main(site).findByRole('textbox', { name: 'Correo electrónico' })).toHaveProperty('value', 'nuevo@ejemplo.mx')
    expect(window.location.search).toBe('')
  })

  it.each([
    ['R5.01 y R8.07 sin correo', '', 'secreto12', 'Correo electrónico'],
    ['R5.02 y R8.07 sin contraseña', 'ana@ejemplo.mx', '', 'Contraseña'],
    ['R8.07 sin nada', '', '', 'Correo electrónico'],
  ])('%s avisa, no pregunta nada y lleva al campo que falta', async (_title, mail, password, field) => {
    const site = await openSite('/login')
    await login(mail, password)(site)
    await toast(site, 'alert', 'Aviso', 'Debes completar todos los datos de tu registro.')
    expect(site.calledWith('session.login')).toEqual([])
    expect(main(site).getByLabelText(field)).toBe(document.activeElement)
  })

  it('R8.05 R8.06 R3.02 y R4.01 al ingresar hay dos avisos y la sesión queda guardada', async () => {
    const site = await openSite('/login')
    await enter(site)
    await toast(site, 'status', 'Aviso', 'Tus datos se verificaron.')
    await toast(site, 'status', 'Aviso de inicio de sesión', 'Se ha iniciado sesión con demo@puntada.mx')
    expect(site.sessionStore.session).toEqual(DEMO)
    expect(await site.screen.findByRole('button', { name: 'Mi cuenta' })).toBeDefined()
  })

  it('R4.02 y R9.02 la página recarga a los 2000 ms, no antes', async () => {
    const site = await openSite('/login', { user: userEvent.setup({ delay: null }) })
    let answer: (result: Result<Session>) => void = () => undefined
    site.services.session.login = () => new Promise((resolve) => (answer = resolve))
    vi.useFakeTimers()
    await enter(site)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(site.page.reloads).toBe(0)
    answer({ ok: true, value: DEMO })
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(site.page.reloads).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(site.page.reloads).toBe(1)
  })

  it('R8.03 un rechazo se dice con las palabras del servidor, y lo escrito se queda', async () => {
    const site = await openSite('/login')
    await login('demo@puntada.mx', 'equivocada')(site)
    await toast(site, 'alert', 'Aviso', 'Correo o contraseña incorrectos.')
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'demo@puntada.mx')
    expect(main(site).getByLabelText('Contraseña')).toHaveProperty('value', 'equivocada')
    expect(site.sessionStore.session).toBeNull()
    expect(site.page.reloads).toBe(0)
  })

  it.each([
    [{ kind: 'offline' }, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'],
    [{ kind: 'timeout' }, 'El sitio tardó demasiado en responder. Inténtalo de nuevo.'],
    [{ kind: 'server', status: 500 }, 'El sitio tuvo un problema. Inténtalo de nuevo en unos minutos.'],
    [{ kind: 'malformed', where: 'x' }, 'El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.'],
  ] as const)('R8.04 si la petición falla se dice: %j', async (failure, text) => {
    const site = await openSite('/login', { services: { session: { login: () => Promise.resolve(failed(failure)) } } })
    await enter(site)
    await toast(site, 'alert', 'Aviso', text)
    expect(site.sessionStore.session).toBeNull()
  })

  it('doble clic y Enter repetido envían una sola vez', async () => {
    const site = await openSite('/login', { services: { session: { login: () => new Promise(() => undefined) } } })
    await enter(site)
    const button = main(site).getByRole('button', { name: 'Ingresar' })
    await site.user.dblClick(button)
    await site.user.type(main(site).getByLabelText('Contraseña'), '{Enter}{Enter}')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(site.calledWith('session.login')).toHaveLength(1)
  })

  it('lo que llenó un administrador de contraseñas sin avisar también se envía', async () => {
    const site = await openSite('/login')
    ;(main(site).getByLabelText('Correo electrónico') as HTMLInputElement).value = 'demo@puntada.mx'
    ;(main(site).getByLabelText('Contraseña') as HTMLInputElement).value = 'mayoreo123'
    await site.user.click(main(site).getByRole('button', { name: 'Ingresar' }))
    await waitFor(() => expect(site.sessionStore.session).toEqual(DEMO))
  })

  it('si el navegador no deja guardar la sesión, lo dice', async () => {
    const site = await openSite('/login')
    site.sessionStore.full = true
    await enter(site)
    await toast(
      site,
      'alert',
      'Aviso',
      'Tu navegador no permitió guardar tu sesión. Activa las cookies de este sitio y vuelve a ingresar.',
    )
  })

  it('con sesión, /login dice quién está dentro y a dónde ir', async () => {
    const site = await openSite('/login', { session: ANA })
    expect(await main(site).findByRole('heading', { name: 'Ya ingresaste, Ana Ruiz' })).toBeDefined()
    expect(main(site).getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe('/perfil')
  })

  it('la demostración trae su cuenta y la llena con un botón; la versión de producción no la menciona', async () => {
    vi.stubEnv('VITE_OFFLINE', 'true')
    const demo = await openSite('/login')
    expect(main(demo).getByText('mayoreo123')).toBeDefined()
    await demo.user.click(main(demo).getByRole('button', { name: 'Usar esta cuenta' }))
    expect(main(demo).getByLabelText('Correo electrónico')).toHaveProperty('value', 'demo@puntada.mx')
    expect(main(demo).getByLabelText('Contraseña')).toHaveProperty('value', 'mayoreo123')
    demo.rendered.unmount()
    vi.stubEnv('VITE_OFFLINE', '')
    const production = await openSite('/login')
    expect(main(production).queryByText('mayoreo123')).toBeNull()
    expect(main(production).queryByText('demo@puntada.mx')).toBeNull()
  })
})

describe('La cuenta', () => {
  const openAccount = async (session: Session = ANA) => {
    const site = await openSite('/', { session })
    await site.user.click(await site.screen.findByRole('button', { name: 'Mi cuenta' }))
    return { site, dialog: within(await site.screen.findByRole('dialog', { name: 'Mi cuenta' })) }
  }
  const leave = async () => {
    const { site, dialog } = await openAccount()
    await site.user.click(dialog.getByRole('button', { name: 'Cerrar sesión' }))
    return { site, question: within(await site.screen.findByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })) }
  }

  it('R2.34 y R6.03 muestra nombre, correo y teléfono, y lleva a la bandeja y a salir', async () => {
    const { site, dialog } = await openAccount()
    expect(dialog.getByText('Ana Ruiz')).toBeDefined()
    expect(dialog.getByText('ana@ejemplo.mx')).toBeDefined()
    expect(dialog.getByText('477 123 4567')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Cerrar sesión' })).toBeDefined()
    await site.user.click(dialog.getByRole('button', { name: 'Mi bandeja de entrada' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Mensajes' })
    expect(window.location.pathname).toBe('/mensajes')
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
  })

  it('sin teléfono lo dice con palabras', async () => {
    const { dialog } = await openAccount({ ...ANA, phone: '' })
    expect(dialog.getByText('Sin teléfono')).toBeDefined()
  })

  it('R2.35 pregunta antes de salir, y con Cancelar la sesión sigue', async () => {
    const { site, question } = await leave()
    await site.user.click(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    expect(site.sessionStore.session).toEqual(ANA)
    expect(site.page.reloads).toBe(0)
    expect(site.screen.getByRole('button', { name: 'Mi cuenta' })).toBeDefined()
  })

  it('R4.03 con «Sí, cerrar sesión» se olvida todo y la página recarga', async () => {
    const { site, question } = await leave()
    await site.user.click(question.getByRole('button', { name: 'Sí, cerrar sesión' }))
    expect(site.sessionStore.session).toBeNull()
    expect(site.page.reloads).toBe(1)
    expect(await site.screen.findByRole('button', { name: 'Ingresar' })).toBeDefined()
  })

  it('R6.01 salir en otra pestaña también saca de esta', async () => {
    const site = await openSite('/', { session: ANA })
    await site.screen.findByRole('button', { name: 'Mi cuenta' })
    act(() => site.sessionStore.changeElsewhere(null))
    expect(await site.screen.findByRole('button', { name: 'Ingresar' })).toBeDefined()
    expect(site.screen.queryByRole('button', { name: 'Mi cuenta' })).toBeNull()
  })

  it('R6.01 sin nombre guardado nadie está dentro', async () => {
    const site = await openSite('/', { session: { name: '  ', mail: 'ana@ejemplo.mx', phone: '' } })
    expect(await site.screen.findByRole('button', { name: 'Ingresar' })).toBeDefined()
  })

  it('R6.02 sin sesión se invita a ingresar y a crear cuenta', async () => {
    const site = await openSite('/perfil')
    await main(site).findByRole('heading', { name: 'Ingresa para ver tu cuenta' })
    expect(main(site).getByRole('link', { name: 'Crea tu cuenta' }).getAttribute('href')).toBe('/registro')
    await site.user.click(main(site).getByRole('button', { name: 'Ingresar a mi cuenta' }))
    expect(await site.screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeDefined()
  })

  it('R2.08 el perfil muestra los datos, dice qué vive solo en este navegador y deja salir', async () => {
    const site = await openSite('/perfil', { session: ANA })
    expect(main(site).getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeDefined()
    expect(await main(site).findByText('ana@ejemplo.mx')).toBeDefined()
    expect(main(site).getByText(/se guardan solo en este navegador/)).toBeDefined()
    expect(main(site).getByRole('heading', { level: 2, name: 'Pedidos enviados desde este navegador' })).toBeDefined()
    expect(await main(site).findByRole('heading', { level: 3, name: 'Todavía no has enviado pedidos' })).toBeDefined()
    expect(await main(site).findByRole('heading', { level: 2, name: 'Vistos recientemente' })).toBeDefined()
    await site.user.click(main(site).getByRole('button', { name: 'Cerrar sesión' }))
    expect(await site.screen.findByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeDefined()
  })

  it('R2.08 y R6.03 desde el diálogo de la cuenta se llega al perfil', async () => {
    const { site, dialog } = await openAccount()
    await site.user.click(dialog.getByRole('link', { name: 'Ver mi perfil y mis pedidos' }))
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeDefined()
    expect(window.location.pathname).toBe('/perfil')
  })
})

describe('La creación de cuenta', () => {
  const fill = async (site: Site, values: Partial<Record<string, string>> = {}) => {
    const all = { 'Nombre completo': 'Lucía Pérez', 'Correo electrónico': 'lucia@ejemplo.mx', Teléfono: '477 123 4567', Contraseña: 'secreto12' }
    for (const [label, value] of Object.entries({ ...all, ...values })) {
      if (value) await site.user.type(main(site).getByLabelText(label), value)
    }
    await site.user.click(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
  }

  it('R2.04 R1.09 y R7.41 crea una cuenta con la que luego se ingresa', async () => {
    const site = await openSite('/registro')
    expect(main(site).getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeDefined()
    expect(main(site).getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'new-password')
    await fill(site)
    await toast(site, 'status', 'Aviso', 'Tu cuenta quedó creada.')
    await site.screen.findByRole('heading', { level: 1, name: 'Verifica tu cuenta' })
    expect(site.calledWith('session.register')).toEqual([
      [{ name: 'Lucía Pérez', mail: 'lucia@ejemplo.mx', phone: '477 123 4567', password: 'secreto12' }],
    ])
    expect(await main(site).findByText('lucia@ejemplo.mx')).toBeDefined()
    await site.user.click(main(site).getByRole('link', { name: 'Ir a ingresar' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Ingresa' })
    expect(await main(site).findByLabelText('Correo electrónico')).toHaveProperty('value', 'lucia@ejemplo.mx')
    await login('', 'secreto12')(site)
    await waitFor(() => expect(site.sessionStore.session).toEqual({ name: 'Lucía Pérez', mail: 'lucia@ejemplo.mx', phone: '477 123 4567' }))
  })

  it('R2.04 también se llega desde el ingreso', async () => {
    const site = await openSite('/login')
    await site.user.click(main(site).getByRole('link', { name: 'Crea tu cuenta' }))
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeDefined()
    expect(window.location.pathname).toBe('/registro')
  })

  it('dice junto a cada campo qué le falta, y no envía nada', async () => {
    const site = await openSite('/registro')
    await site.user.click(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
    for (const [label, error] of [
      ['Nombre completo', 'Escribe tu nombre.'],
      ['Correo electrónico', 'Escribe un correo completo, como ana@correo.mx.'],
      ['Teléfono', 'Escribe los 10 dígitos de tu teléfono.'],
      ['Contraseña', 'Usa 8 caracteres o más.'],
    ] as const) {
      const field = main(site).getByLabelText(label)
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
      expect(described).toContain(error)
      expect(field.getAttribute('aria-invalid')).toBe('true')
    }
    expect(main(site).getByLabelText('Nombre completo')).toBe(document.activeElement)
    expect(site.calledWith('session.register')).toEqual([])
  })

  it('un campo se queja al dejarlo mal escrito, y deja de quejarse al corregirlo', async () => {
    const site = await openSite('/registro')
    const mail = main(site).getByLabelText('Correo electrónico')
    await site.user.type(mail, 'lucia@')
    expect(main(site).queryByText('Escribe un correo completo, como ana@correo.mx.')).toBeNull()
    await site.user.tab()
    expect(main(site).getByText('Escribe un correo completo, como ana@correo.mx.')).toBeDefined()
    await site.user.type(mail, 'ejemplo.mx')
    expect(main(site).queryByText('Escribe un correo completo, como ana@correo.mx.')).toBeNull()
  })

  it('un rechazo se dice junto al formulario y en un aviso, y nada de lo escrito se pierde', async () => {
    const site = await openSite('/registro')
    await fill(site, { 'Correo electrónico': 'demo@puntada.mx' })
    await toast(site, 'alert', 'Aviso', 'Ese correo ya está registrado.')
    expect(main(site).getByText('Ese correo ya está registrado.')).toBeDefined()
    expect(main(site).getByLabelText('Nombre completo')).toHaveProperty('value', 'Lucía Pérez')
    expect(main(site).getByLabelText('Teléfono')).toHaveProperty('value', '477 123 4567')
    expect(main(site).getByLabelText('Contraseña')).toHaveProperty('value', 'secreto12')
  })

  it('doble clic registra una sola vez', async () => {
    const site = await openSite('/registro', { services: { session: { register: () => new Promise(() => undefined) } } })
    await fill(site)
    await site.user.dblClick(main(site).getByRole('button', { name: 'Crear mi cuenta' }))
    const form = main(site).getByRole('button', { name: 'Crear mi cuenta' }).closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(site.calledWith('session.register')).toHaveLength(1)
  })

  it('quien se fue antes de la respuesta no es traído de vuelta', async () => {
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
    expect(main(site).getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeDefined()
    await ask(site, 'demo@puntada.mx')
    const done = await main(site).findByRole('heading', { name: 'Revisa tu correo' })
    expect(done).toBe(document.activeElement)
    expect(main(site).getByText('demo@puntada.mx')).toBeDefined()
    expect(site.calledWith('session.recoverPassword')).toEqual([['demo@puntada.mx']])
    await site.user.click(main(site).getByRole('button', { name: 'Usar otro correo' }))
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'demo@puntada.mx')
  })

  it.each(['', 'ana', 'ana@ejemplo'])('con «%s» dice qué escribir y no envía nada', async (mail) => {
    const site = await openSite('/recoverypass')
    await ask(site, mail)
    expect(main(site).getByText('Escribe un correo completo, como ana@correo.mx.')).toBeDefined()
    expect(main(site).getByLabelText('Correo electrónico')).toBe(document.activeElement)
    expect(site.calledWith('session.recoverPassword')).toEqual([])
  })

  it('un rechazo se dice junto al formulario y en un aviso', async () => {
    const site = await openSite('/recoverypass')
    await ask(site, 'nadie@ejemplo.mx')
    await toast(site, 'alert', 'Aviso', 'No encontramos una cuenta con ese correo.')
    expect(main(site).getByText('No encontramos una cuenta con ese correo.')).toBeDefined()
    expect(main(site).getByLabelText('Correo electrónico')).toHaveProperty('value', 'nadie@ejemplo.mx')
  })

  it('R2.06 se llega desde el ingreso', async () => {
    const site = await openSite('/login')
    await site.user.click(main(site).getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeDefined()
    expect(window.location.pathname).toBe('/recoverypass')
  })
})

describe('La verificación', () => {
  it('R2.19 sin saber el correo también dice qué sigue', async () => {
    const site = await openSite('/verificacion')
    expect(main(site).getByRole('heading', { level: 1, name: 'Verifica tu cuenta' })).toBeDefined()
    expect(main(site).getByText('Revisa que el correo con el que te registraste sea el tuyo.')).toBeDefined()
    expect(main(site).getByRole('link', { name: 'Ir a ingresar' }).getAttribute('href')).toBe('/login')
  })
})
