import { expect, it } from 'vitest'
import { DEMO_MAIL, openShop } from './shop.ts'
import type { Target } from './targets.ts'

const ANA = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '445 123 4567', password: ' clave de paso ' }

/** The session port, R7.41 to R7.44 and R7.50. */
export const sessionContract = (target: Target): void => {
  it('R7.41, R7.43 y R3.02 con la cuenta que se crea se puede ingresar', async () => {
    const shop = await openShop(target)
    await shop.ask(({ session }) => session.register(ANA))
    const session = await shop.ask((ports) =>
      ports.session.login({ email: ' ana@ejemplo.mx ', password: ' clave de paso ' }),
    )

    expect(session).toEqual({ name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '445 123 4567' })
  })

  it('R7.41 no se crea dos veces la misma cuenta', async () => {
    const shop = await openShop(target)
    await shop.ask(({ session }) => session.register(ANA))

    expect(await shop.refusal(({ session }) => session.register(ANA))).toEqual({
      kind: 'refused',
      text: 'Ese correo ya está registrado.',
    })
  })

  it('R7.43 con otra contraseña no se ingresa, y el servidor dice por qué', async () => {
    const shop = await openShop(target)
    const login = { email: DEMO_MAIL, password: 'otra' }

    expect(await shop.refusal(({ session }) => session.login(login))).toEqual({
      kind: 'refused',
      text: 'Correo o contraseña incorrectos.',
    })
  })

  it.each(['Google', 'Facebook'] as const)('R7.42 y R7.44 con %s se crea cuenta y se ingresa', async (provider) => {
    const shop = await openShop(target)
    const email = 'leo@ejemplo.mx'

    expect((await shop.refusal(({ session }) => session.loginSocial({ email, provider }))).kind).toBe('refused')
    await shop.ask(({ session }) => session.registerSocial({ name: 'Leo', email, phone: '', provider }))
    expect(await shop.ask(({ session }) => session.loginSocial({ email, provider }))).toEqual({
      name: 'Leo',
      mail: email,
      phone: '',
    })
  })

  it('R7.50 se pide recuperar la contraseña', async () => {
    const shop = await openShop(target)

    await shop.ask(({ session }) => session.recoverPassword(DEMO_MAIL))
    expect((await shop.refusal(({ session }) => session.recoverPassword('nadie@ejemplo.mx'))).kind).toBe('refused')
  })
}

/** The favourites port, R7.29, R7.30, R7.47 and R7.48. */
export const favouritesContract = (target: Target): void => {
  const user = 'ana@ejemplo.mx'

  it('R3.04, R6.04, R7.29 y R7.47 cuenta lo que se guarda, una vez cada cosa', async () => {
    const shop = await openShop(target)
    const counts = [await shop.ask(({ favourites }) => favourites.count(user))]
    for (const productId of ['3', '8', '3']) {
      await shop.ask(({ favourites }) => favourites.add({ user, productId }))
      counts.push(await shop.ask(({ favourites }) => favourites.count(user)))
    }

    expect(counts).toEqual([0, 1, 2, 2])
  })

  it('R6.04, R7.30 y R7.48 da los guardados y deja de darlos', async () => {
    const shop = await openShop(target)
    await shop.ask(({ favourites }) => favourites.add({ user, productId: '3' }))
    const saved = await shop.ask(({ favourites }) => favourites.list(user))
    await shop.ask(({ favourites }) => favourites.remove({ user, productId: '3' }))
    await shop.ask(({ favourites }) => favourites.remove({ user, productId: '3' }))

    expect(saved.map(({ id }) => id)).toEqual(['3'])
    expect(await shop.ask(({ favourites }) => favourites.list(user))).toEqual([])
  })

  it('R7.47 no guarda lo que no existe', async () => {
    const shop = await openShop(target)

    expect((await shop.refusal(({ favourites }) => favourites.add({ user, productId: '0' }))).kind).toBe('refused')
    expect(await shop.ask(({ favourites }) => favourites.count(user))).toBe(0)
  })
}

/** The newsletter port, R7.45. */
export const newsletterContract = (target: Target): void => {
  it('R3.06 y R7.45 suscribe un correo, y otra respuesta es una negativa', async () => {
    const shop = await openShop(target)
    await shop.ask(({ newsletter }) => newsletter.subscribe(' ana@ejemplo.mx '))
    const again = await shop.refusal(({ newsletter }) => newsletter.subscribe('ana@ejemplo.mx'))

    expect(again).toEqual({ kind: 'refused', text: 'Ese correo ya está suscrito.' })
  })
}
