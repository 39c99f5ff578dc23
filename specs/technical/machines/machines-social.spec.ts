// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Session, SocialProvider } from '../../../src/domain/account/session.ts'
import { socialSignInMachine } from '../../../src/machines/social-sign-in.ts'
import { broken, complaintOf, coversAll, doneEvent } from '../../support/machines.ts'
import type { WalkOptions } from '../../support/paths.ts'
import { flushPromises } from '../../support/promises.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const ACCOUNT = { name: 'Lupe', email: 'lupe@ejemplo.mx', phone: '' }
const OFFLINE = { ok: false, failure: { kind: 'offline' } } as const
const UNKNOWN = { ok: false, failure: { kind: 'refused', text: 'no existe' } } as const
const done = <T>(value: T): Result<T> => ({ ok: true, value })

describe('La máquina del ingreso con redes sociales', () => {
  const ASK = '0.socialSignIn.askingProvider'
  const LOG_IN = '0.socialSignIn.loggingIn'
  const REGISTER = '0.socialSignIn.registering'
  const end = (actor: string, output: unknown) => doneEvent(socialSignInMachine, actor, output)
  const options: WalkOptions<typeof socialSignInMachine> = {
    situation: ({ value, context }) => [value, context.registered],
    events: [
      { type: 'asked', provider: 'Google' },
      { type: 'abandoned' },
      end(ASK, { ok: true, account: ACCOUNT }),
      end(ASK, { ok: true, account: { name: 'Sin correo', email: ' ', phone: '' } }),
      end(ASK, { ok: false, error: 'popup-blocked' }),
      end(LOG_IN, done(LUPE)),
      end(LOG_IN, UNKNOWN),
      end(LOG_IN, OFFLINE),
      end(REGISTER, done(undefined)),
      end(REGISTER, UNKNOWN),
      broken(socialSignInMachine, ASK),
      broken(socialSignInMachine, LOG_IN),
      broken(socialSignInMachine, REGISTER),
    ],
  }
  coversAll('el ingreso con redes sociales', socialSignInMachine, options, [
    '"idle" ─asked→ "askingProvider"',
    '"askingProvider" ─asked→ "askingProvider"',
    '"askingProvider" ─abandoned→ "idle"',
    '"askingProvider" ─xstate.done.actor.0.socialSignIn.askingProvider→ "idle"',
    '"askingProvider" ─xstate.done.actor.0.socialSignIn.askingProvider→ "loggingIn"',
    '"loggingIn" ─xstate.done.actor.0.socialSignIn.loggingIn→ "succeeded"',
    '"loggingIn" ─xstate.done.actor.0.socialSignIn.loggingIn→ "registering"',
    '"loggingIn" ─xstate.done.actor.0.socialSignIn.loggingIn→ "idle"',
    '"registering" ─xstate.done.actor.0.socialSignIn.registering→ "loggingIn"',
    '"registering" ─xstate.done.actor.0.socialSignIn.registering→ "idle"',
    '"askingProvider" ─xstate.error.actor.0.socialSignIn.askingProvider→ "idle"',
    '"loggingIn" ─xstate.error.actor.0.socialSignIn.loggingIn→ "idle"',
    '"registering" ─xstate.error.actor.0.socialSignIn.registering→ "idle"',
    '"succeeded" ─xstate.after.beforeReload.socialSignIn.succeeded→ "reloading"',
  ])

  interface Answers {
    ask?: (provider: SocialProvider) => Promise<IdentityResult>
    logIn?: readonly (Result<Session> | Error)[]
    register?: Result<void> | Error
  }
  const orReject = <T>(answer: T | Error): Promise<T> =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  const run = ({ ask, logIn = [done(LUPE)], register = done(undefined) }: Answers) => {
    const told: string[] = []
    const clock = new SimulatedClock()
    const answers = [...logIn]
    const machine = socialSignInMachine.provide({
      actors: {
        askProvider: fromPromise(
          ({ input }) => ask?.(input) ?? Promise.resolve({ ok: true, account: ACCOUNT } as const),
        ),
        logIn: fromPromise(({ input }) => {
          told.push(`logIn ${input.provider} ${input.account.email}`)
          return orReject(answers.shift() ?? OFFLINE)
        }),
        register: fromPromise(({ input }) => {
          told.push(`register ${input.provider} ${input.account.email}`)
          return orReject(register)
        }),
      },
      actions: {
        tellIdentity: (_, { error }) => void told.push(`identity ${error}`),
        tellNoEmail: (_, { provider }) => void told.push(`no email ${provider}`),
        tellFailure: (_, { failure, step }) =>
          void told.push(`failure ${failure.kind}${step === 'register' ? ' register' : ''}`),
        tellSuccess: (_, { session }) => void told.push(`success ${session.mail}`),
        keepSession: (_, { session }) => void told.push(`keep ${session.name}`),
        reload: () => void told.push('reload'),
      },
    })
    return { actor: createActor(machine, { clock }).start(), clock, told }
  }

  it('R1.13 no pide nada mientras nadie lo pida', async () => {
    const ask = vi.fn()
    const { actor, clock } = run({ ask })
    clock.increment(600_000)
    await flushPromises()
    expect(ask).not.toHaveBeenCalled()
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('R4.02 y R9.02 con redes sociales también recarga a los 2000 ms, no a los 1999', async () => {
    const { actor, clock, told } = run({})
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    clock.increment(1999)
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'keep Lupe', 'success lupe@ejemplo.mx'])
    clock.increment(1)
    expect(told.at(-1)).toBe('reload')
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('R1.12 una cuenta desconocida se registra una vez y luego ingresa', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN, done(LUPE)] })
    actor.send({ type: 'asked', provider: 'Facebook' })
    await flushPromises()
    expect(told).toEqual([
      'logIn Facebook lupe@ejemplo.mx',
      'register Facebook lupe@ejemplo.mx',
      'logIn Facebook lupe@ejemplo.mx',
      'keep Lupe',
      'success lupe@ejemplo.mx',
    ])
  })

  it('un segundo rechazo es definitivo: no vuelve a registrar', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN, UNKNOWN] })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told.filter((line) => line.startsWith('register'))).toHaveLength(1)
    expect(told.at(-1)).toBe('failure refused')
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it.each([
    'Tu cuenta está suspendida.',
    'Método no permitido',
    'No existe conexión con la base de datos',
    'error',
    'Ingresa con tu contraseña.',
  ])('R11.64 un rechazo que no dice que no conoce a la persona no registra a nadie: «%s»', async (text) => {
    const { actor, told } = run({ logIn: [{ ok: false, failure: { kind: 'refused', text } }] })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'failure refused'])
  })

  it.each([
    'no existe',
    'No registrado',
    'El usuario no existe.',
    'No encontramos una cuenta con ese correo',
    'user not found',
    'Usuario desconocido',
  ])('R11.64 «%s» dice que no conoce a la persona: se registra', async (text) => {
    const { actor, told } = run({ logIn: [{ ok: false, failure: { kind: 'refused', text } }, done(LUPE)] })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told).toContain('register Google lupe@ejemplo.mx')
  })

  it('si el proveedor se rompe, se dice y se puede volver a pedir', async () => {
    const { actor, told } = run({ ask: () => Promise.reject(new Error('roto')) })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told).toEqual(['identity unknown'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('sin conexión no registra: avisa', async () => {
    const { actor, told } = run({ logIn: [OFFLINE] })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'failure offline'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('si el registro se rechaza, avisa y nadie queda dentro', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN], register: UNKNOWN })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told.at(-1)).toBe('failure refused register')
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { session: null } })
  })

  it.each([
    { logIn: [new Error('roto')], expected: 'failure malformed' },
    { logIn: [UNKNOWN], register: new Error('roto'), expected: 'failure malformed register' },
  ])('lo que se rompe al preguntar se dice: $expected', async ({ expected, ...answers }) => {
    const { actor, told } = run(answers)
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect([told.at(-1), actor.getSnapshot().value]).toEqual([expected, 'idle'])
  })

  it('R5.06 sin correo no envía nada y avisa', async () => {
    const { actor, told } = run({
      ask: () => Promise.resolve({ ok: true, account: { name: 'Ana', email: ' ', phone: '' } }),
    })
    actor.send({ type: 'asked', provider: 'Facebook' })
    await flushPromises()
    expect(told).toEqual(['no email Facebook'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('un intento nuevo se adelanta al viejo, cuya respuesta ya no cuenta', async () => {
    const answers: ((result: IdentityResult) => void)[] = []
    const { actor, told } = run({ ask: () => new Promise((answer) => answers.push(answer)) })
    actor.send({ type: 'asked', provider: 'Google' })
    actor.send({ type: 'asked', provider: 'Facebook' })
    answers[0]?.({ ok: false, error: 'popup-closed-by-user' })
    await flushPromises()
    expect(actor.getSnapshot().value).toBe('askingProvider')
    answers[1]?.({ ok: true, account: ACCOUNT })
    await flushPromises()
    expect(told).toEqual(['logIn Facebook lupe@ejemplo.mx', 'keep Lupe', 'success lupe@ejemplo.mx'])
  })

  it('lo abandonado no ingresa aunque la ventana termine después', async () => {
    const answers: ((result: IdentityResult) => void)[] = []
    const { actor, told } = run({ ask: () => new Promise((answer) => answers.push(answer)) })
    actor.send({ type: 'asked', provider: 'Google' })
    actor.send({ type: 'abandoned' })
    answers[0]?.({ ok: true, account: ACCOUNT })
    await flushPromises()
    expect(told).toEqual([])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('R1.12 se registra con los datos que dio el proveedor, y con los mismos ingresa', async () => {
    const { actor } = run({ logIn: [UNKNOWN, done(LUPE)] })
    actor.send({ type: 'asked', provider: 'Facebook' })
    await flushPromises()
    expect(actor.getSnapshot().context).toEqual({
      provider: 'Facebook',
      account: ACCOUNT,
      registered: true,
      session: LUPE,
    })
  })

  it('un intento nuevo empieza de cero: quien ya se registró una vez puede volver a hacerlo', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN, OFFLINE, UNKNOWN, done(LUPE)] })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told.at(-1)).toBe('failure offline')
    actor.send({ type: 'asked', provider: 'Facebook' })
    expect(actor.getSnapshot().context).toMatchObject({
      provider: 'Facebook',
      account: { name: '', email: '', phone: '' },
      registered: false,
    })
    await flushPromises()
    expect(told.filter((line) => line.startsWith('register'))).toEqual([
      'register Google lupe@ejemplo.mx',
      'register Facebook lupe@ejemplo.mx',
    ])
    expect(told.at(-1)).toBe('success lupe@ejemplo.mx')
  })

  it('de entrada no hay nadie', () => {
    expect(run({}).actor.getSnapshot().context).toEqual({
      provider: 'Google',
      account: { name: '', email: '', phone: '' },
      registered: false,
      session: null,
    })
  })

  it('R8.24 lo que el proveedor responde mal se dice con su código', async () => {
    const { actor, told } = run({ ask: () => Promise.resolve({ ok: false, error: 'popup-blocked' }) })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    expect(told).toEqual(['identity popup-blocked'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('después de ingresar, otro intento no pide nada', async () => {
    const ask = vi.fn(() => Promise.resolve({ ok: true, account: ACCOUNT } as const))
    const { actor } = run({ ask })
    actor.send({ type: 'asked', provider: 'Google' })
    await flushPromises()
    actor.send({ type: 'asked', provider: 'Facebook' })
    expect(ask).toHaveBeenCalledExactlyOnceWith('Google')
    expect(actor.getSnapshot().value).toBe('succeeded')
  })

  it.each(['askProvider', 'logIn', 'register'])('construida sin la acción %s, falla y la nombra', async (name) => {
    expect(await complaintOf(socialSignInMachine, name)).toBe(`${name} is not provided`)
  })
})
