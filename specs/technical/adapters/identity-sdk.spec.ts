import { beforeEach, describe, expect, it, vi } from 'vitest'

const auth = vi.hoisted(() => {
  class GoogleAuthProvider {
    parameters: object = {}
    setCustomParameters(parameters: object) {
      this.parameters = parameters
    }
  }
  class FacebookAuthProvider {
    scopes: string[] = []
    addScope(scope: string) {
      this.scopes.push(scope)
    }
  }
  const instance = {
    languageCode: null as string | null,
    signOut: vi.fn(() => Promise.resolve()),
    authStateReady: () => Promise.resolve(),
  }
  return {
    GoogleAuthProvider,
    FacebookAuthProvider,
    instance,
    browserPopupRedirectResolver: class Popups {
      get _shouldInitProactively() {
        return false
      }
    },
    connectAuthEmulator: vi.fn(),
    inMemoryPersistence: 'memory',
    initializeAuth: vi.fn(() => instance),
    signInWithPopup: vi.fn(),
  }
})
vi.mock('firebase/app', () => ({ initializeApp: (config: object) => ({ config }) }))
vi.mock('firebase/auth', () => auth)

const { startSdk } = await import('../../../src/adapters/firebase/sdk.ts')
const { startSdk: startEmulatedSdk } = await import('../../../src/adapters/firebase/emulated-sdk.ts')
const CONFIG = { apiKey: 'clave', authDomain: 'puntada.test' }
const person = (fields: object) => ({ displayName: null, email: null, phoneNumber: null, ...fields })

describe('Lo que se usa de Firebase', () => {
  beforeEach(() => {
    vi.clearAllMocks()
  })

  it('R1.13 guarda todo en memoria, para que una recarga no retome nada', () => {
    startSdk(CONFIG)
    expect(auth.initializeAuth).toHaveBeenCalledExactlyOnceWith(
      { config: CONFIG },
      { persistence: 'memory', popupRedirectResolver: expect.any(Function) as unknown },
    )
    expect(auth.instance.languageCode).toBe('es')
    expect(auth.signInWithPopup).not.toHaveBeenCalled()
  })

  it('carga la página del proveedor desde que se prepara, para que la ventana se abra dentro del clic', () => {
    startSdk(CONFIG)
    const [[, options]] = auth.initializeAuth.mock.calls as unknown as [
      [unknown, { popupRedirectResolver: new () => { _shouldInitProactively: boolean } }],
    ]
    const resolver = new options.popupRedirectResolver()
    expect(resolver).toBeInstanceOf(auth.browserPopupRedirectResolver)
    expect(resolver._shouldInitProactively).toBe(true)
  })

  it('solo la variante de pruebas pregunta al emulador, y solo si se le dio uno', () => {
    startSdk({ ...CONFIG, emulator: 'http://127.0.0.1:9099' })
    startEmulatedSdk(CONFIG)
    expect(auth.connectAuthEmulator).not.toHaveBeenCalled()
    startEmulatedSdk({ ...CONFIG, emulator: 'http://127.0.0.1:9099' })
    expect(auth.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(auth.instance, 'http://127.0.0.1:9099', {
      disableWarnings: true,
    })
  })

  it('R1.11 abre la ventana de Google en el mismo clic y deja elegir la cuenta', async () => {
    auth.signInWithPopup.mockResolvedValueOnce({
      user: { ...person({ displayName: 'Ana Ruiz', email: 'ana@ejemplo.mx' }), providerData: [] },
    })
    const sdk = startSdk(CONFIG)
    await new Promise((next) => setTimeout(next))
    const result = sdk.signIn('Google')
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    const provider = auth.signInWithPopup.mock.calls[0]?.[1] as { parameters: object }
    expect(provider).toBeInstanceOf(auth.GoogleAuthProvider)
    expect(provider.parameters).toEqual({ prompt: 'select_account' })
    expect(await result).toEqual({ name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '' })
    expect(auth.instance.signOut).toHaveBeenCalledTimes(1)
  })

  it('R1.12 a Facebook le pide el correo, y lo busca también en los datos del proveedor', async () => {
    auth.instance.signOut.mockRejectedValueOnce(new Error('x'))
    auth.signInWithPopup.mockResolvedValueOnce({
      user: {
        ...person({ displayName: '' }),
        providerData: [person({ displayName: 'Ana', email: 'ana@ejemplo.mx', phoneNumber: '+524771234567' })],
      },
    })
    const result = await startSdk(CONFIG).signIn('Facebook')
    const provider = auth.signInWithPopup.mock.calls[0]?.[1] as { scopes: string[] }
    expect(provider).toBeInstanceOf(auth.FacebookAuthProvider)
    expect(provider.scopes).toEqual(['email'])
    expect(result).toEqual({ name: 'Ana', email: 'ana@ejemplo.mx', phone: '+524771234567' })
  })

  it('R5.06 sin ningún correo, entrega un correo vacío', async () => {
    auth.signInWithPopup.mockResolvedValueOnce({ user: { ...person({}), providerData: [] } })
    expect(await startSdk(CONFIG).signIn('Facebook')).toEqual({ name: '', email: '', phone: '' })
  })

  it('de dos intentos antes de estar lista, solo el último abre una ventana', async () => {
    auth.signInWithPopup.mockResolvedValueOnce({ user: { ...person({ email: 'ana@ejemplo.mx' }), providerData: [] } })
    const sdk = startSdk(CONFIG)
    const first = sdk.signIn('Google')
    const second = sdk.signIn('Facebook')
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
    expect(await second).toMatchObject({ email: 'ana@ejemplo.mx' })
    expect(auth.signInWithPopup).toHaveBeenCalledTimes(1)
    expect(auth.signInWithPopup.mock.calls[0]?.[1]).toBeInstanceOf(auth.FacebookAuthProvider)
  })
})
