import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredIdentity } from '../../../src/adapters/firebase/identity.ts'
import { createFirebaseIdentity, identityErrorOf } from '../../../src/adapters/firebase/firebase-identity.ts'

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
const { startSdk } = await import('../../../src/adapters/firebase/sdk.ts')

const ACCOUNT = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '', token: 'firmado' }
const CODES =
  'user-mismatch,provider-already-linked,no-such-provider,popup-blocked,popup-closed-by-user,cancelled-popup-request,' +
  'unauthorized-domain,network-request-failed,invalid-api-key,multi-factor-auth-required,internal-error,' +
  'argument-error,web-storage-unsupported'

describe('Los errores del servicio de identidad', () => {
  it('R8.21 R8.22 R8.23 R8.24 R8.25 R8.26 R8.27 R8.28 R8.29 R8.30 R8.31 R8.32 R8.33 salen con su código', async () => {
    for (const error of CODES.split(',')) {
      const signIn = () => Promise.reject(Object.assign(new Error('x'), { code: `auth/${error}` }))
      expect(await createFirebaseIdentity(() => ({ signIn })).signIn('Google')).toEqual({ ok: false, error })
    }
    const errors = [{ code: 'xauth/popup-blocked' }, { code: 'auth/otra' }, null, 'auth/x', { code: 'popup-blocked' }]
    expect(errors.map(identityErrorOf)).toEqual([...Array<string>(4).fill('unknown'), 'popup-blocked'])
  })

  it('R8.28 y R8.31 el script de Google que no llegó es falta de conexión, y no un error interno', () => {
    const kinds = [undefined, 'error', { type: 'load' }, { type: 'error' }]
    expect(kinds.map((customData) => identityErrorOf({ code: 'auth/internal-error', customData }))).toEqual([
      ...Array<string>(3).fill('internal-error'),
      'network-request-failed',
    ])
    expect(identityErrorOf({ code: 'auth/popup-blocked', customData: { type: 'error' } })).toBe('popup-blocked')
  })
})

describe('La identidad con Firebase', () => {
  const open = (signIn = vi.fn<() => Promise<typeof ACCOUNT>>(() => Promise.resolve(ACCOUNT))) => {
    const start = vi.fn(() => ({ signIn }))
    const clock = { time: 0 }
    return { clock, start, signIn, identity: createFirebaseIdentity(start, () => clock.time) }
  }
  const slow = () => {
    const answers: ((account: typeof ACCOUNT) => void)[] = []
    return { answers, ...open(vi.fn(() => new Promise((resolve) => answers.push(resolve)))) }
  }

  it('R1.11 R1.12 R1.13 empieza al prepararse, y la ventana se abre dentro del mismo clic', async () => {
    const { identity, start, signIn } = open()
    start.mockImplementationOnce(() => {
      throw new Error('x')
    })
    for (let time = 0; time < 3; time++) identity.prepare()
    expect([start.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 0])
    const result = identity.signIn('Google')
    expect(signIn).toHaveBeenCalledExactlyOnceWith('Google')
    expect(await result).toEqual({ ok: true, account: ACCOUNT })
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('un doble clic es un solo intento; otro proveedor, o un clic con más calma, es otro', async () => {
    const { clock, answers, signIn, identity } = slow()
    const click = (at: number, provider: 'Google' | 'Facebook') => {
      clock.time = at
      return { result: identity.signIn(provider), asked: signIn.mock.calls.length }
    }
    const [first, second] = [click(0, 'Google'), click(599, 'Google')]
    expect(second.asked).toBe(1)
    answers[0]?.(ACCOUNT)
    expect(await Promise.all([first.result, second.result])).toEqual(Array(2).fill({ ok: true, account: ACCOUNT }))
    const more = [click(599, 'Google'), click(599, 'Facebook'), click(1199, 'Facebook')]
    expect(more.map(({ asked }) => asked)).toEqual([2, 3, 4])
  })

  it('el final de un intento viejo no toca al nuevo', async () => {
    const { clock, answers, signIn, identity } = slow()
    const first = identity.signIn('Google')
    clock.time = 600
    void identity.signIn('Google')
    answers[0]?.(ACCOUNT)
    await first
    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  it('la que llega después se pide una vez; si no llegó es falta de conexión, y otro clic prueba', async () => {
    const load = vi.fn(() => Promise.resolve(open().identity))
    for (const error of [new Error('x'), new Error('x')]) load.mockRejectedValueOnce(error)
    const identity = deferredIdentity(load)
    identity.prepare()
    await new Promise((next) => setTimeout(next))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    const both = await Promise.all([identity.signIn('Google'), identity.signIn('Google')])
    expect(both).toContainEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(3)
  })
})

describe('Lo que se usa de Firebase', () => {
  beforeEach(() => void vi.clearAllMocks())

  const CONFIG = { apiKey: 'clave', authDomain: 'puntada.test', projectId: 'puntada', appId: '1:2:web:3' }
  const person = (fields: object) => ({ displayName: null, email: null, phoneNumber: null, ...fields })
  /** Firebase knows this of who signs in next, by itself and from the provider. */
  const known = (own: object, ...providerData: readonly object[]) =>
    auth.signInWithPopup.mockResolvedValueOnce({
      user: { ...person(own), providerData: providerData.map(person), getIdToken: () => Promise.resolve('firmado') },
    })
  const provider = () => (auth.signInWithPopup.mock.calls as unknown[][])[0]?.[1]

  it('R1.11 R1.13 carga antes la página de Google, la abre en el mismo clic y no guarda nada', async () => {
    known({ displayName: 'Ana Ruiz', email: 'ana@ejemplo.mx' })
    const sdk = startSdk(CONFIG)
    const [app, options] = auth.initializeAuth.mock.calls[0]!
    expect(app).toEqual({ config: CONFIG })
    expect(options).toMatchObject({ persistence: 'memory' })
    const resolver = new options.popupRedirectResolver()
    expect(resolver).toBeInstanceOf(auth.browserPopupRedirectResolver)
    expect(resolver).toMatchObject({ _shouldInitProactively: true })
    expect(auth.instance.languageCode).toBe('es')
    await new Promise((next) => setTimeout(next))
    expect(auth.signInWithPopup).not.toHaveBeenCalled()
    const result = sdk.signIn('Google')
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    // On a shared computer the account is chosen.
    expect(provider()).toHaveProperty('setCustomParameters.mock.calls', [[{ prompt: 'select_account' }]])
    expect(await result).toEqual(ACCOUNT)
    expect(auth.instance.signOut).toHaveBeenCalledTimes(1)
  })

  it('R1.12 R5.06 a Facebook le pide el correo, y lo busca también en los datos del proveedor', async () => {
    auth.instance.signOut.mockRejectedValueOnce(new Error('x'))
    known({ displayName: '' }, { displayName: 'Ana', email: 'ana@ejemplo.mx', phoneNumber: '+524771234567' })
    const account = await startSdk(CONFIG).signIn('Facebook')
    expect(account).toEqual({ name: 'Ana', mail: 'ana@ejemplo.mx', phone: '+524771234567', token: 'firmado' })
    expect(provider()).toHaveProperty('addScope.mock.calls', [['email']])
    known({})
    expect(await startSdk(CONFIG).signIn('Facebook')).toEqual({ name: '', mail: '', phone: '', token: 'firmado' })
  })

  it('de dos intentos antes de estar lista, solo el último abre una ventana', async () => {
    known({ email: 'ana@ejemplo.mx' })
    const sdk = startSdk(CONFIG)
    const first = sdk.signIn('Google')
    const second = sdk.signIn('Facebook')
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
    expect(await second).toMatchObject({ mail: 'ana@ejemplo.mx' })
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    expect(provider()).toBeInstanceOf(auth.FacebookAuthProvider)
  })
})
