import { expect } from 'vitest'
import { DEMO_MAIL, type ContractTest } from './shop.ts'

const ANA = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '445 123 4567', password: ' clave de paso ' }

/** The accounts port, R7.41, R7.42 and R7.50. */
export const accountsContract = (it: ContractTest): void => {
  it('R7.41, R7.43 y R3.02 con la cuenta que se crea se puede ingresar', async ({ ask }) => {
    await ask(({ accounts }) => accounts.register(ANA))
    const session = await ask((ports) =>
      ports.session.login({ email: ' ana@ejemplo.mx ', password: ' clave de paso ' }),
    )

    expect(session).toEqual({ name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '445 123 4567' })
  })

  it('R7.41 no se crea dos veces la misma cuenta', async ({ ask, refusal }) => {
    await ask(({ accounts }) => accounts.register(ANA))

    expect(await refusal(({ accounts }) => accounts.register(ANA))).toEqual({
      kind: 'refused',
      text: 'Ese correo ya está registrado.',
    })
  })

  it.for(['Google', 'Facebook'] as const)(
    'R7.42 y R7.44 con %s se crea cuenta y se ingresa',
    async (provider, { ask, refusal }) => {
      const email = 'leo@ejemplo.mx'
      const token = 'simulado.leo%40ejemplo.mx'

      expect((await refusal(({ session }) => session.loginSocial({ email, provider, token }))).kind).toBe('refused')
      await ask(({ accounts }) => accounts.registerSocial({ name: 'Leo', email, phone: '', provider, token }))
      expect(await ask(({ session }) => session.loginSocial({ email, provider, token }))).toEqual({
        name: 'Leo',
        mail: email,
        phone: '',
      })
      expect((await refusal(({ session }) => session.loginSocial({ email, provider, token: '' }))).kind).toBe('refused')
    },
  )

  it('R7.50 se pide recuperar la contraseña', async ({ ask, refusal }) => {
    await ask(({ accounts }) => accounts.recoverPassword({ email: DEMO_MAIL }))
    expect((await refusal(({ accounts }) => accounts.recoverPassword({ email: 'nadie@ejemplo.mx' }))).kind).toBe(
      'refused',
    )
  })
}

/** The session port, R7.43. */
export const sessionContract = (it: ContractTest): void => {
  it('R7.43 con otra contraseña no se ingresa, y el servidor dice por qué', async ({ refusal }) => {
    const login = { email: DEMO_MAIL, password: 'otra' }

    expect(await refusal(({ session }) => session.login(login))).toEqual({
      kind: 'refused',
      text: 'Correo o contraseña incorrectos.',
    })
  })
}

/** The favourites port, R7.29, R7.30, R7.47 and R7.48. */
export const favouritesContract = (it: ContractTest): void => {
  const user = 'ana@ejemplo.mx'

  it('R3.04, R6.04, R7.29 y R7.47 cuenta lo que se guarda, una vez cada cosa', async ({ ask }) => {
    const counts = [await ask(({ favourites }) => favourites.count({ user }))]
    for (const productId of ['3', '8', '3']) {
      await ask(({ favourites }) => favourites.add({ user, productId }))
      counts.push(await ask(({ favourites }) => favourites.count({ user })))
    }

    expect(counts).toEqual([0, 1, 2, 2])
  })

  it('R6.04, R7.30 y R7.48 da los guardados y deja de darlos', async ({ ask }) => {
    await ask(({ favourites }) => favourites.add({ user, productId: '3' }))
    const saved = await ask(({ favourites }) => favourites.list({ user }))
    await ask(({ favourites }) => favourites.remove({ user, productId: '3' }))
    await ask(({ favourites }) => favourites.remove({ user, productId: '3' }))

    expect(saved.map(({ id }) => id)).toEqual(['3'])
    expect(await ask(({ favourites }) => favourites.list({ user }))).toEqual([])
  })

  it('R7.47 no guarda lo que no existe', async ({ ask, refusal }) => {
    expect((await refusal(({ favourites }) => favourites.add({ user, productId: '0' }))).kind).toBe('refused')
    expect(await ask(({ favourites }) => favourites.count({ user }))).toBe(0)
  })
}

/** The newsletter port, R7.45. */
export const newsletterContract = (it: ContractTest): void => {
  it('R3.06 y R7.45 suscribe un correo, y otra respuesta es una negativa', async ({ ask, refusal }) => {
    await ask(({ newsletter }) => newsletter.subscribe({ mail: ' ana@ejemplo.mx ' }))
    const again = await refusal(({ newsletter }) => newsletter.subscribe({ mail: 'ana@ejemplo.mx' }))

    expect(again).toEqual({ kind: 'refused', text: 'Ese correo ya está suscrito.' })
  })
}
