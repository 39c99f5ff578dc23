import { describe, expect, it, vi } from 'vitest'
import { deferredIdentity } from '../../../src/adapters/firebase/identity.ts'

const auth = vi.hoisted(() => ({
  GoogleAuthProvider: class {
    setCustomParameters = vi.fn()
  },
  FacebookAuthProvider: class {
    addScope = vi.fn()
  },
  browserPopupRedirectResolver: class {
    get _shouldInitProactively() {
      return false
    }
  },
  instance: { languageCode: '', signOut: vi.fn(() => Promise.resolve()), authStateReady: () => Promise.resolve() },
  connectAuthEmulator: vi.fn(),
  inMemoryPersistence: 'memory',
  initializeAuth: vi.fn((_app: object, _options: { popupRedirectResolver: typeof Object }) => auth.instance),
  signInWithPopup: vi.fn(),
}))
vi.mock('firebase/app', () => ({ initializeApp: (config: object) => ({ config }) }))
vi.mock('firebase/auth', () => auth)
const { createFirebaseIdentity, identityErrorOf } = await import('../../../src/adapters/firebase/firebase-identity.ts')

const CONFIG = { apiKey: 'clave', authDomain: 'puntada.test', projectId: 'puntada', appId: '1:2:web:3' }
const ACCOUNT = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '', token: 'firmado' }

describe('La identidad con Firebase', () => {
  const person = (fields: object) => ({ displayName: null, email: null, phoneNumber: null, ...fields })
  /** A credential as Firebase gives it: with its own data of a person, and those of each provider. */
  const known = (own: object, ...providerData: readonly object[]) => ({
    user: { ...person(own), providerData: providerData.map(person), getIdToken: () => Promise.resolve('firmado') },
  })
  const ANA = known({ displayName: 'Ana Ruiz', email: 'ana@ejemplo.mx' })
  /** One whose library is ready, and the windows that it opened. */
  const open = async (signIn: () => Promise<unknown> = () => Promise.resolve(ANA)) => {
    vi.clearAllMocks()
    auth.signInWithPopup.mockImplementation(signIn)
    const identity = createFirebaseIdentity(CONFIG)
    identity.prepare()
    await new Promise((next) => setTimeout(next))
    return identity
  }
  const opened = () => (auth.signInWithPopup.mock.calls as unknown[][]).map(([, provider]) => provider)

  it('R8.21 R8.22 R8.23 R8.24 R8.25 R8.26 R8.27 R8.28 R8.29 R8.30 R8.31 R8.32 R8.33 sus errores salen con su código', () => {
    const codes =
      'user-mismatch provider-already-linked no-such-provider popup-blocked popup-closed-by-user ' +
      'cancelled-popup-request unauthorized-domain network-request-failed invalid-api-key ' +
      'multi-factor-auth-required internal-error argument-error web-storage-unsupported'
    const listed = codes.split(' ')
    expect(listed.map((code) => identityErrorOf({ code: `auth/${code}` }))).toEqual(listed)
    const others = [{ code: 'xauth/popup-blocked' }, { code: 'auth/otra' }, null, 'auth/x']
    expect(new Set(others.map(identityErrorOf))).toEqual(new Set(['unknown']))
    // Google's script that did not come.
    expect(identityErrorOf({ code: 'auth/internal-error', customData: { type: 'error' } })).toBe(
      'network-request-failed',
    )
  })

  it('R1.11 R1.13 se prepara sin abrir nada; la ventana se abre en el clic, elige cuenta, y no se guarda nada', async () => {
    const identity = await open()
    identity.prepare()
    const [[app, options]] = auth.initializeAuth.mock.calls as [[object, { popupRedirectResolver: typeof Object }]]
    expect([app, options, auth.instance.languageCode]).toMatchObject([
      { config: CONFIG },
      { persistence: 'memory' },
      'es',
    ])
    expect(new options.popupRedirectResolver()).toHaveProperty('_shouldInitProactively', true)
    expect([auth.initializeAuth.mock.calls.length, opened(), auth.connectAuthEmulator.mock.calls]).toEqual([1, [], []])
    const result = identity.signIn('Google')
    expect(opened()[0]).toHaveProperty('setCustomParameters.mock.calls', [[{ prompt: 'select_account' }]])
    expect(await result).toEqual({ ok: true, account: ACCOUNT })
    expect(auth.instance.signOut).toHaveBeenCalledTimes(1)
  })

  it('R1.12 R5.06 a Facebook le pide el correo, y lo busca también en los datos del proveedor', async () => {
    const phone = '+524771234567'
    const identity = await open(async () =>
      known({ displayName: '' }, { displayName: 'Ana', email: 'a@b.mx', phoneNumber: phone }),
    )
    auth.instance.signOut.mockRejectedValueOnce(new Error('x'))
    const account = { name: 'Ana', mail: 'a@b.mx', phone, token: 'firmado' }
    expect(await identity.signIn('Facebook')).toEqual({ ok: true, account })
    expect(opened()[0]).toHaveProperty('addScope.mock.calls', [['email']])
  })

  it('R8.26 un doble clic abre una ventana; otra red o un clic con más calma, otra, y la vieja no la toca', async () => {
    const answers: (() => void)[] = []
    const identity = await open(() => new Promise((resolve) => answers.push(() => resolve(ANA))))
    const now = vi.spyOn(performance, 'now')
    const click = (at: number, provider: 'Google' | 'Facebook' = 'Google') => {
      now.mockReturnValue(at)
      return identity.signIn(provider)
    }
    const [first, second] = [click(0), click(599)]
    expect([opened().length, first]).toEqual([1, second])
    void click(600)
    answers[0]?.()
    await first
    void click(700)
    expect(opened()).toHaveLength(2)
    void click(700, 'Facebook')
    expect(opened()).toHaveLength(3)
    now.mockRestore()
  })

  it('de dos intentos antes de estar lista, solo el último abre una ventana', async () => {
    await open()
    const identity = createFirebaseIdentity(CONFIG)
    const [first, second] = [identity.signIn('Google'), identity.signIn('Facebook')]
    expect(await first).toEqual({ ok: false, error: 'cancelled-popup-request' })
    expect(await second).toEqual({ ok: true, account: ACCOUNT })
    expect(opened()).toEqual([expect.any(auth.FacebookAuthProvider)])
  })

  it('si no puede empezar se dice con el clic, y otro clic prueba', async () => {
    await open()
    const identity = createFirebaseIdentity(CONFIG)
    for (let time = 0; time < 2; time++)
      auth.initializeAuth.mockImplementationOnce(() => {
        throw Object.assign(new Error('x'), { code: 'auth/invalid-api-key' })
      })
    identity.prepare()
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'invalid-api-key' })
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
  })

  it('R8.28 la que llega después se pide una vez; si no llegó es falta de conexión, y otro clic prueba', async () => {
    const ready = await open()
    const load = vi.fn(() => Promise.resolve(ready))
    for (const error of [new Error('x'), new Error('x')]) load.mockRejectedValueOnce(error)
    const identity = deferredIdentity(load)
    identity.prepare()
    await new Promise((next) => setTimeout(next))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    await Promise.all([identity.signIn('Google'), identity.signIn('Facebook')])
    expect(load).toHaveBeenCalledTimes(3)
  })
})
