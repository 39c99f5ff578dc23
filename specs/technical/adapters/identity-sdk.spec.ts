import { beforeEach, describe, expect, it, vi } from 'vitest'

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
const CONFIG = { apiKey: 'clave', authDomain: 'puntada.test', projectId: 'puntada', appId: '1:2:web:3' }

describe('Lo que se usa de Firebase', () => {
  beforeEach(() => {
    vi.clearAllMocks()
  })

  const person = (fields: object) => ({ displayName: null, email: null, phoneNumber: null, ...fields })
  /** Firebase knows this of who signs in next, by itself and from the provider. */
  const known = (own: object, ...providerData: readonly object[]) =>
    auth.signInWithPopup.mockResolvedValueOnce({
      user: { ...person(own), providerData: providerData.map(person), getIdToken: () => Promise.resolve('firmado') },
    })
  const provider = (): unknown => (auth.signInWithPopup.mock.calls as unknown[][])[0]?.[1]

  it('R1.13 guarda todo en memoria, y al prepararse carga la página del proveedor, sin abrir nada', () => {
    startSdk(CONFIG)
    const [app, options] = auth.initializeAuth.mock.calls[0]!
    expect(app).toEqual({ config: CONFIG })
    expect(options).toMatchObject({ persistence: 'memory' })
    const resolver = new options.popupRedirectResolver()
    expect(resolver).toBeInstanceOf(auth.browserPopupRedirectResolver)
    expect(resolver).toMatchObject({ _shouldInitProactively: true })
    expect(auth.instance.languageCode).toBe('es')
    expect(auth.signInWithPopup).not.toHaveBeenCalled()
  })

  it('R1.11 abre la ventana de Google en el mismo clic y deja elegir la cuenta', async () => {
    known({ displayName: 'Ana Ruiz', email: 'ana@ejemplo.mx' })
    const sdk = startSdk(CONFIG)
    await new Promise((next) => setTimeout(next))
    const result = sdk.signIn('Google')
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    const google = provider() as InstanceType<typeof auth.GoogleAuthProvider>
    expect(google.setCustomParameters).toHaveBeenCalledExactlyOnceWith({ prompt: 'select_account' })
    expect(await result).toEqual({ name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '', token: 'firmado' })
    expect(auth.instance.signOut).toHaveBeenCalledTimes(1)
  })

  it('R1.12 a Facebook le pide el correo, y lo busca también en los datos del proveedor', async () => {
    auth.instance.signOut.mockRejectedValueOnce(new Error('x'))
    known({ displayName: '' }, { displayName: 'Ana', email: 'ana@ejemplo.mx', phoneNumber: '+524771234567' })
    const account = await startSdk(CONFIG).signIn('Facebook')
    expect(account).toEqual({ name: 'Ana', email: 'ana@ejemplo.mx', phone: '+524771234567', token: 'firmado' })
    const facebook = provider() as InstanceType<typeof auth.FacebookAuthProvider>
    expect(facebook.addScope).toHaveBeenCalledExactlyOnceWith('email')
  })

  it('R5.06 sin ningún correo, entrega un correo vacío', async () => {
    known({})
    expect(await startSdk(CONFIG).signIn('Facebook')).toEqual({ name: '', email: '', phone: '', token: 'firmado' })
  })

  it('de dos intentos antes de estar lista, solo el último abre una ventana', async () => {
    known({ email: 'ana@ejemplo.mx' })
    const sdk = startSdk(CONFIG)
    const first = sdk.signIn('Google')
    const second = sdk.signIn('Facebook')
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
    expect(await second).toMatchObject({ email: 'ana@ejemplo.mx' })
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    expect(provider()).toBeInstanceOf(auth.FacebookAuthProvider)
  })
})
