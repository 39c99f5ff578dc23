// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createFirebaseIdentity, identityErrorOf } from '../../../src/adapters/firebase/firebase-identity.ts'
import { deferredIdentity } from '../../../src/adapters/firebase/identity.ts'
import { ANA } from '../../support/device.ts'

const ACCOUNT = { name: ANA.name, email: ANA.mail, phone: '', token: 'firmado' }

describe('Los errores del servicio de identidad', () => {
  it('R8.28 y R8.31 el script de Google que no llegó es falta de conexión, y no un error interno', () => {
    const cases = [undefined, 'error', { type: 'load' }]
    for (const customData of cases)
      expect(identityErrorOf({ code: 'auth/internal-error', customData })).toBe('internal-error')
    expect(identityErrorOf({ code: 'auth/internal-error', customData: { type: 'error' } })).toBe(
      'network-request-failed',
    )
    expect(identityErrorOf({ code: 'auth/popup-blocked', customData: { type: 'error' } })).toBe('popup-blocked')
  })

  it.each([
    ['R8.21', 'user-mismatch'],
    ['R8.22', 'provider-already-linked'],
    ['R8.23', 'no-such-provider'],
    ['R8.24', 'popup-blocked'],
    ['R8.25', 'popup-closed-by-user'],
    ['R8.26', 'cancelled-popup-request'],
    ['R8.27', 'unauthorized-domain'],
    ['R8.28', 'network-request-failed'],
    ['R8.29', 'invalid-api-key'],
    ['R8.30', 'multi-factor-auth-required'],
    ['R8.31', 'internal-error'],
    ['R8.32', 'argument-error'],
    ['R8.33', 'web-storage-unsupported'],
  ])('%s auth/%s sale del servicio con su código', async (_id, error) => {
    const signIn = () => Promise.reject(Object.assign(new Error('x'), { code: `auth/${error}` }))
    expect(await createFirebaseIdentity(() => ({ signIn })).signIn('Google')).toEqual({ ok: false, error })
  })

  it('el código se reconoce también sin su prefijo; lo demás es desconocido', () => {
    const errors = [
      { code: 'popup-blocked' },
      { code: 'xauth/popup-blocked' },
      { code: 'auth/otra-cosa' },
      null,
      'auth/popup-blocked',
    ]
    expect(errors.map(identityErrorOf)).toEqual(['popup-blocked', 'unknown', 'unknown', 'unknown', 'unknown'])
  })
})

describe('La identidad con Firebase', () => {
  const fakeSdk = (signIn = vi.fn(() => Promise.resolve(ACCOUNT))) => ({ signIn, start: vi.fn(() => ({ signIn })) })

  it('R1.13 empieza una sola vez, con la intención y no antes, y no abre nada todavía', () => {
    const { start, signIn } = fakeSdk()
    const identity = createFirebaseIdentity(start)
    expect(identity.available).toBe(true)
    expect(start).not.toHaveBeenCalled()
    identity.prepare()
    identity.prepare()
    expect(start).toHaveBeenCalledTimes(1)
    expect(signIn).not.toHaveBeenCalled()
  })

  it.each([
    ['también sin preparar', false],
    ['ya preparada', true],
  ])('R1.11 R1.12 la ventana se abre dentro del mismo clic, %s', async (_, isPrepared) => {
    const { start, signIn } = fakeSdk()
    const identity = createFirebaseIdentity(start)
    if (isPrepared) identity.prepare()
    const result = identity.signIn('Google')
    expect(signIn).toHaveBeenCalledExactlyOnceWith('Google')
    expect(await result).toEqual({ ok: true, account: ACCOUNT })
    expect(start).toHaveBeenCalledTimes(1)
  })

  const slow = () => {
    const answers: ((account: typeof ACCOUNT) => void)[] = []
    const { start, signIn } = fakeSdk(vi.fn(() => new Promise((resolve) => answers.push(resolve))))
    const clock = { time: 0 }
    return { clock, answers, signIn, identity: createFirebaseIdentity(start, () => clock.time) }
  }

  it('un doble clic es un solo intento; otro proveedor, o un clic con más calma, es otro', async () => {
    const { clock, answers, signIn, identity } = slow()
    const first = identity.signIn('Google')
    clock.time = 599
    const second = identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(1)
    answers[0]?.(ACCOUNT)
    expect(await Promise.all([first, second])).toEqual(Array(2).fill({ ok: true, account: ACCOUNT }))

    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
    void identity.signIn('Facebook')
    expect(signIn).toHaveBeenCalledTimes(3)
    clock.time = 1199
    void identity.signIn('Facebook')
    expect(signIn).toHaveBeenCalledTimes(4)
  })

  it('si no pudo empezar, el clic lo dice y el siguiente vuelve a probar', async () => {
    const { start } = fakeSdk()
    const broken = () => {
      throw Object.assign(new Error('x'), { code: 'auth/invalid-api-key' })
    }
    start.mockImplementationOnce(broken).mockImplementationOnce(broken)
    const identity = createFirebaseIdentity(start)
    identity.prepare()
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'invalid-api-key' })
    expect(await identity.signIn('Google')).toEqual({ ok: true, account: ACCOUNT })
    expect(start).toHaveBeenCalledTimes(3)
  })

  it('el final de un intento viejo no toca al nuevo', async () => {
    const { clock, answers, signIn, identity } = slow()
    const first = identity.signIn('Google')
    clock.time = 600
    void identity.signIn('Google')
    answers[0]?.(ACCOUNT)
    await first
    await new Promise((next) => setImmediate(next))
    void identity.signIn('Google')
    expect(signIn).toHaveBeenCalledTimes(2)
  })
})

describe('La identidad que llega después', () => {
  it('se pide una vez; si no llegó es falta de conexión, y el siguiente clic prueba', async () => {
    const load = vi
      .fn(() => Promise.resolve(createFirebaseIdentity(() => ({ signIn: () => Promise.resolve(ACCOUNT) }))))
      .mockRejectedValueOnce(new Error('x'))
      .mockRejectedValueOnce(new Error('x'))
    const identity = deferredIdentity(load)
    identity.prepare()
    await new Promise((next) => setImmediate(next))
    expect(await identity.signIn('Google')).toEqual({ ok: false, error: 'network-request-failed' })
    const both = await Promise.all([identity.signIn('Google'), identity.signIn('Google')])
    expect(both).toContainEqual({ ok: true, account: ACCOUNT })
    expect(load).toHaveBeenCalledTimes(3)
  })
})
