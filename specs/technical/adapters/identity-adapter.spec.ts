// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createFirebaseIdentity, identityErrorOf } from '../../../src/adapters/firebase/identity.ts'
import { IDENTITY_ERRORS } from '../../../src/domain/account/identity.ts'
import { ACCOUNT } from '../../support/identity.ts'

const CONFIG = { apiKey: 'clave', authDomain: 'puntada.test' }

describe('Los errores del servicio de identidad', () => {
  it.each(IDENTITY_ERRORS)('se reconoce auth/%s', (code) => {
    expect(identityErrorOf(Object.assign(new Error('x'), { code: `auth/${code}` }))).toBe(code)
  })

  it('R8.28 el script de Google que no llegó es falta de conexión, aunque la biblioteca lo llame error interno', () => {
    const error = Object.assign(new Error('x'), { code: 'auth/internal-error' })
    expect(identityErrorOf(Object.assign(error, { customData: new Event('error') }))).toBe('network-request-failed')
    expect(identityErrorOf(Object.assign(error, { customData: { appName: 'puntada' } }))).toBe('internal-error')
    expect(identityErrorOf(Object.assign(error, { customData: null }))).toBe('internal-error')
  })

  it('R8.31 un error interno es eso cuando no lo causó un script que faltara', () => {
    const cases = [undefined, null, 'error', {}, { type: 'load' }, { type: null }]
    for (const customData of cases) expect(identityErrorOf({ code: 'auth/internal-error', customData })).toBe('internal-error')
    expect(identityErrorOf({ code: 'auth/internal-error' })).toBe('internal-error')
    expect(identityErrorOf({ code: 'auth/internal-error', customData: { type: 'error' } })).toBe('network-request-failed')
    expect(identityErrorOf({ code: 'auth/popup-blocked', customData: { type: 'error' } })).toBe('popup-blocked')
  })

  it('el código se reconoce también sin su prefijo, que solo va al principio', () => {
    expect(identityErrorOf({ code: 'popup-blocked' })).toBe('popup-blocked')
    expect(identityErrorOf({ code: 'popup-auth/blocked' })).toBe('unknown')
    expect(identityErrorOf({ code: 'xauth/popup-blocked' })).toBe('unknown')
  })

  it.each([[{ code: 'auth/otra-cosa' }], [new Error('x')], [null], ['auth/popup-blocked'], [{ code: 7 }], [{}]])(
    'lo demás es desconocido: %j',
    (error) => {
      expect(identityErrorOf(error)).toBe('unknown')
    },
  )
})

describe('La identidad con Firebase', () => {
  const fakeSdk = (signIn = vi.fn(() => Promise.resolve(ACCOUNT))) => {
    const startSdk = vi.fn(() => ({ signIn }))
    return { signIn, startSdk, load: vi.fn(() => Promise.resolve({ startSdk })) }
  }

  it('R1.13 al crearse no descarga ni abre nada', () => {
    const { load } = fakeSdk()
    expect(createFirebaseIdentity(CONFIG, load).available).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })

  it('se descarga una sola vez, con la intención, y no abre nada todavía', async () => {
    const { load, startSdk, signIn } = fakeSdk()
    const identity = createFirebaseIdentity(CONFIG, load)
    identity.prepare()
    identity.prepare()
    await vi.waitFor(() => expect(startSdk).toHaveBeenCalledExactlyOnceWith(CONFIG))
    expect(load).toHaveBeenCalledTimes(1)
    expect(signIn).not.toHaveBeenCalled()
  })

  it('R1.11 ya preparada, la ventana se abre dentro del mismo clic', async () => {
    const { load, startSdk, signIn } = fakeSdk()
    const identity = createFirebaseIdentity(CONFIG, load)
    identity.prepare()
    await vi.waitFor(() => expect(startSdk).toHaveBeenCalled())
    await Promise.resolve()
    const result = identity.signIn('Google')
    expect(signIn).toHaveBeenCalledExactlyOnceWith('Google')
    expect(await result).toEqual({ ok: true, account: ACCOUNT })
  })

  it('R1.12 sin preparar, el clic la descarga y la abre', async () => {
    const { load, signIn } = fakeSdk()
    expect(await createFirebaseIdentity(CONFIG, load).signIn('Facebook')).toEqual({ ok: true, account: ACCOUNT })
    expect(signIn).toHaveBeenCalledExactlyOnceWith('Facebook')
  })

  it('un doble clic es un solo intento; otro proveedor, o un clic con más calma, es otro', async () => {
    const answers: ((account: typeof ACCOUNT) => void)[] = []
    const { load, signIn } = fakeSdk(vi.fn(() => new Promise((resolve) => answers.push(resolve))))
    let time = 0
    const identity = createFirebaseIdentity(CONFIG, load, () => time)
    const first = identity.signIn('Google')
    time = 599
    const second = identity.signIn('Google')
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledTimes(1))
    answers[0]?.(ACCOUNT)
    expect(await first).toEqual({ ok: true, account: ACCOUNT })
    expect(await second).toEqual({ ok: true, account: ACCOUNT })

    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
    void identity.signIn('Facebook')
    expect(signIn).toHaveBeenCalledTimes(3)
    time = 1199
    void identity.signIn('Facebook')
    expect(signIn).toHaveBeenCalledTimes(4)
  })

  it('los errores salen como códigos, nunca como excepciones', async () => {
    const { load } = fakeSdk(vi.fn(() => Promise.reject(Object.assign(new Error('x'), { code: 'auth/popup-blocked' }))))
    expect(await createFirebaseIdentity(CONFIG, load).signIn('Google')).toEqual({ ok: false, error: 'popup-blocked' })
  })

  it('si no se pudo descargar lo dice, y el siguiente intento vuelve a probar', async () => {
    const { startSdk } = fakeSdk()
    const load = vi.fn(() => Promise.resolve({ startSdk }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const identity = createFirebaseIdentity(CONFIG, load)
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
  })

  it('si la configuración no sirve lo dice', async () => {
    const startSdk = () => {
      throw Object.assign(new Error('x'), { code: 'auth/invalid-api-key' })
    }
    const identity = createFirebaseIdentity(CONFIG, () => Promise.resolve({ startSdk }))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'invalid-api-key' })
  })

  it('si falla al prepararse con algo que no tiene código, es desconocido, y se puede volver a intentar', async () => {
    const { load, signIn } = fakeSdk()
    const startSdk = vi.fn(() => ({ signIn }))
    startSdk.mockImplementationOnce(() => {
      throw new Error('x')
    })
    load.mockResolvedValue({ startSdk })
    const identity = createFirebaseIdentity(CONFIG, load)
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'unknown' })
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('preparar no revienta aunque no haya conexión, y el clic vuelve a probar', async () => {
    const { load } = fakeSdk()
    load.mockRejectedValueOnce(new TypeError('x'))
    const identity = createFirebaseIdentity(CONFIG, load)
    identity.prepare()
    await Promise.resolve()
    await new Promise((next) => setImmediate(next))
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('el clic mientras se descarga espera a la misma descarga', async () => {
    const { startSdk, signIn } = fakeSdk()
    let arrive: (sdk: { startSdk: typeof startSdk }) => void = () => undefined
    const load = vi.fn(() => new Promise<{ startSdk: typeof startSdk }>((done) => (arrive = done)))
    const identity = createFirebaseIdentity(CONFIG, load)
    identity.prepare()
    const result = identity.signIn('Google')
    arrive({ startSdk })
    expect(await result).toEqual({ ok: true, account: ACCOUNT })
    expect([load.mock.calls.length, startSdk.mock.calls.length, signIn.mock.calls.length]).toEqual([1, 1, 1])
  })

  it('terminado un intento, un clic inmediato es otro', async () => {
    const { load, signIn } = fakeSdk()
    const identity = createFirebaseIdentity(CONFIG, load, () => 0)
    await identity.signIn('Google')
    await identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  it('el final de un intento viejo no toca al nuevo', async () => {
    const answers: ((account: typeof ACCOUNT) => void)[] = []
    const { load, signIn } = fakeSdk(vi.fn(() => new Promise((resolve) => answers.push(resolve))))
    let time = 0
    const identity = createFirebaseIdentity(CONFIG, load, () => time)
    identity.prepare()
    await new Promise((next) => setImmediate(next))
    const first = identity.signIn('Google')
    time = 600
    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
    answers[0]?.(ACCOUNT)
    await first
    await new Promise((next) => setImmediate(next))
    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
  })
})
