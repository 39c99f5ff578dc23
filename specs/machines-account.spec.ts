import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type AnyStateMachine, type EventFromLogic } from 'xstate'
import type { IdentityResult } from '../src/domain/identity.ts'
import type { Result } from '../src/domain/result.ts'
import type { Session, SocialProvider } from '../src/domain/session.ts'
import { loginMachine } from '../src/machines/login.ts'
import { passwordToggleMachine } from '../src/machines/password-toggle.ts'
import { sessionMachine } from '../src/machines/session.ts'
import { socialSignInMachine } from '../src/machines/social-sign-in.ts'
import { missedTransitions, walks, type WalkOptions } from './support/paths.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const PACO: Session = { name: 'Paco', mail: 'paco@ejemplo.mx', phone: '' }
const ACCOUNT = { name: 'Lupe', email: 'lupe@ejemplo.mx', phone: '' }
const OFFLINE = { ok: false, failure: { kind: 'offline' } } as const
const UNKNOWN = { ok: false, failure: { kind: 'refused', text: 'no existe' } } as const
const done = <T>(value: T): Result<T> => ({ ok: true, value })
const settle = () => new Promise((next) => setTimeout(next))

/** Ends of invoked actors, for the generated paths: the walk feeds them in as if the port had answered. */
const ended = <M extends AnyStateMachine>(_machine: M, actor: string, output: unknown) =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as unknown as EventFromLogic<M>

const coversAll = <M extends AnyStateMachine>(name: string, machine: M, options: WalkOptions<M>, edges: readonly string[]) => {
  it(`${name}: los caminos generados recorren todas las transiciones`, () => {
    expect(missedTransitions(machine, options)).toEqual([])
    expect([...new Set(walks(machine, options).map((walk) => walk.name))].toSorted()).toEqual([...edges].toSorted())
  })
}

describe('La máquina de la contraseña', () => {
  coversAll('contraseña', passwordToggleMachine, { events: [{ type: 'toggled' }, { type: 'form.sent' }] }, [
    '"masked" ─toggled→ "visible"',
    '"visible" ─toggled→ "masked"',
    '"visible" ─form.sent→ "masked"',
  ])

  it('R4.05 empieza oculta', () => {
    expect(createActor(passwordToggleMachine).start().getSnapshot().value).toBe('masked')
  })
})

describe('La máquina de la sesión', () => {
  const options: WalkOptions<typeof sessionMachine> = {
    events: [
      { type: 'storage.read', session: LUPE },
      { type: 'storage.read', session: null },
      { type: 'login.succeeded', session: PACO },
      { type: 'login.succeeded', session: { name: ' ', mail: 'a@b.mx', phone: '' } },
      { type: 'logout.asked' },
      { type: 'logout.cancelled' },
      { type: 'logout.confirmed' },
    ],
  }
  coversAll('sesión', sessionMachine, options, [
    '"unknown" ─storage.read→ "anonymous"',
    '"unknown" ─storage.read→ "loggedIn"',
    '"anonymous" ─storage.read→ "anonymous"',
    '"anonymous" ─storage.read→ "loggedIn"',
    '"anonymous" ─login.succeeded→ "loggedIn"',
    '"loggedIn" ─storage.read→ "anonymous"',
    '"loggedIn" ─storage.read→ "loggedIn"',
    '"loggedIn" ─login.succeeded→ "loggedIn"',
    '"loggedIn" ─logout.asked→ "leaving"',
    '"leaving" ─storage.read→ "anonymous"',
    '"leaving" ─storage.read→ "loggedIn"',
    '"leaving" ─logout.cancelled→ "loggedIn"',
    '"leaving" ─logout.confirmed→ "anonymous"',
  ])

  it.each(walks(sessionMachine, options))('R6.01 hay alguien exactamente donde hay un nombre: $name', ({ events, to }) => {
    const actor = createActor(sessionMachine).start()
    for (const event of events) actor.send(event)
    expect(actor.getSnapshot().context.session !== null).toBe(to === 'loggedIn' || to === 'leaving')
  })

  const run = () => {
    const told: string[] = []
    const note = (name: string) => () => void told.push(name)
    const machine = sessionMachine.provide({ actions: { keep: note('keep'), forget: note('forget'), reload: note('reload') } })
    return { actor: createActor(machine).start(), told }
  }

  it('R4.01 guarda la sesión solo cuando el ingreso trae un nombre', () => {
    const { actor, told } = run()
    actor.send({ type: 'storage.read', session: null })
    actor.send({ type: 'login.succeeded', session: { name: '', mail: 'a@b.mx', phone: '' } })
    expect(told).toEqual([])
    actor.send({ type: 'login.succeeded', session: LUPE })
    expect(told).toEqual(['keep'])
    expect(actor.getSnapshot().context.session).toEqual(LUPE)
  })

  it('R4.03 olvida y recarga al confirmar la salida, y no antes', () => {
    const { actor, told } = run()
    actor.send({ type: 'storage.read', session: LUPE })
    actor.send({ type: 'logout.asked' })
    actor.send({ type: 'logout.cancelled' })
    actor.send({ type: 'logout.confirmed' })
    expect(told).toEqual([])
    actor.send({ type: 'logout.asked' })
    actor.send({ type: 'logout.confirmed' })
    expect(told).toEqual(['forget', 'reload'])
    expect(actor.getSnapshot().context.session).toBeNull()
  })

  it('si otra pestaña ingresó mientras tanto, vale el último ingreso', () => {
    const { actor, told } = run()
    actor.send({ type: 'storage.read', session: LUPE })
    actor.send({ type: 'login.succeeded', session: PACO })
    expect(actor.getSnapshot().context.session).toEqual(PACO)
    expect(told).toEqual(['keep'])
  })
})

describe('La máquina del ingreso', () => {
  const sent = { type: 'form.sent', credentials: { email: 'lupe@ejemplo.mx', password: 'secreto12' } } as const
  const LOG_IN = '0.login.asking'
  const options: WalkOptions<typeof loginMachine> = {
    events: [
      sent,
      { type: 'form.sent', credentials: { email: '', password: 'x' } },
      ended(loginMachine, LOG_IN, done(LUPE)),
      ended(loginMachine, LOG_IN, OFFLINE),
    ],
  }
  coversAll('ingreso', loginMachine, options, [
    '"editing" ─form.sent→ "editing"',
    '"editing" ─form.sent→ "asking"',
    '"asking" ─xstate.done.actor.0.login.asking→ "succeeded"',
    '"asking" ─xstate.done.actor.0.login.asking→ "editing"',
    '"succeeded" ─xstate.after.beforeReload.login.succeeded→ "reloading"',
  ])

  const run = (answer: () => Promise<Result<Session>>) => {
    const told: string[] = []
    const clock = new SimulatedClock()
    const logIn = vi.fn(answer)
    const machine = loginMachine.provide({
      actors: { logIn: fromPromise(logIn) },
      actions: {
        tellIncomplete: () => void told.push('incomplete'),
        tellFailure: (_, { failure }) => void told.push(`failure ${failure.kind}`),
        tellSuccess: (_, { session }) => void told.push(`success ${session.mail}`),
        keepSession: (_, { session }) => void told.push(`keep ${session.name}`),
        reload: () => void told.push('reload'),
      },
    })
    return { actor: createActor(machine, { clock }).start(), clock, told, logIn }
  }

  it('R4.02 y R9.02 a los 1999 ms no ha recargado y a los 2000 ms sí', async () => {
    const { actor, clock, told } = run(() => Promise.resolve(done(LUPE)))
    actor.send(sent)
    await settle()
    expect(told).toEqual(['keep Lupe', 'success lupe@ejemplo.mx'])
    clock.increment(1999)
    expect(told).not.toContain('reload')
    clock.increment(1)
    expect(told).toEqual(['keep Lupe', 'success lupe@ejemplo.mx', 'reload'])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([
    ['R5.01', { email: ' ', password: 'secreto12' }],
    ['R5.02', { email: 'lupe@ejemplo.mx', password: '' }],
  ])('%s con un campo vacío avisa y no pregunta nada', (_id, credentials) => {
    const { actor, told, logIn } = run(() => Promise.resolve(done(LUPE)))
    actor.send({ type: 'form.sent', credentials })
    expect(told).toEqual(['incomplete'])
    expect(logIn).not.toHaveBeenCalled()
  })

  it('pregunta una sola vez aunque se envíe muchas, y vuelve a dejar escribir si falla', async () => {
    const { actor, told, logIn } = run(() => Promise.resolve(OFFLINE))
    for (let time = 0; time < 3; time += 1) actor.send(sent)
    await settle()
    expect(logIn).toHaveBeenCalledTimes(1)
    expect(told).toEqual(['failure offline'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: { kind: 'offline' }, session: null } })
    actor.send(sent)
    expect(actor.getSnapshot().context.failure).toBeNull()
    await settle()
    expect(logIn).toHaveBeenCalledTimes(2)
  })

  it('después de ingresar ya no pregunta', async () => {
    const { actor, logIn } = run(() => Promise.resolve(done(LUPE)))
    actor.send(sent)
    await settle()
    actor.send(sent)
    expect(logIn).toHaveBeenCalledTimes(1)
  })
})

describe('La máquina del ingreso con redes sociales', () => {
  const ASK = '0.socialSignIn.askingProvider'
  const LOG_IN = '0.socialSignIn.loggingIn'
  const REGISTER = '0.socialSignIn.registering'
  const end = (actor: string, output: unknown) => ended(socialSignInMachine, actor, output)
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
    ],
  }
  coversAll('redes sociales', socialSignInMachine, options, [
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
    '"succeeded" ─xstate.after.beforeReload.socialSignIn.succeeded→ "reloading"',
  ])

  interface Answers {
    ask?: (provider: SocialProvider) => Promise<IdentityResult>
    logIn?: readonly Result<Session>[]
    register?: Result<void>
  }
  const run = ({ ask, logIn = [done(LUPE)], register = done(undefined) }: Answers) => {
    const told: string[] = []
    const clock = new SimulatedClock()
    const answers = [...logIn]
    const machine = socialSignInMachine.provide({
      actors: {
        askProvider: fromPromise(({ input }) => ask?.(input) ?? Promise.resolve({ ok: true, account: ACCOUNT } as const)),
        logIn: fromPromise(({ input }) => {
          told.push(`logIn ${input.provider} ${input.account.email}`)
          return Promise.resolve(answers.shift() ?? OFFLINE)
        }),
        register: fromPromise(({ input }) => {
          told.push(`register ${input.provider} ${input.account.email}`)
          return Promise.resolve(register)
        }),
      },
      actions: {
        tellIdentity: (_, { error }) => void told.push(`identity ${error}`),
        tellNoEmail: (_, { provider }) => void told.push(`no email ${provider}`),
        tellFailure: (_, { failure }) => void told.push(`failure ${failure.kind}`),
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
    await settle()
    expect(ask).not.toHaveBeenCalled()
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('R4.02 y R9.02 con redes sociales también recarga a los 2000 ms, no a los 1999', async () => {
    const { actor, clock, told } = run({})
    actor.send({ type: 'asked', provider: 'Google' })
    await settle()
    clock.increment(1999)
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'keep Lupe', 'success lupe@ejemplo.mx'])
    clock.increment(1)
    expect(told.at(-1)).toBe('reload')
  })

  it('R1.12 una cuenta desconocida se registra una vez y luego ingresa', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN, done(LUPE)] })
    actor.send({ type: 'asked', provider: 'Facebook' })
    await settle()
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
    await settle()
    expect(told.filter((line) => line.startsWith('register'))).toHaveLength(1)
    expect(told.at(-1)).toBe('failure refused')
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('sin conexión no registra: avisa', async () => {
    const { actor, told } = run({ logIn: [OFFLINE] })
    actor.send({ type: 'asked', provider: 'Google' })
    await settle()
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'failure offline'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('si el registro se rechaza, avisa y nadie queda dentro', async () => {
    const { actor, told } = run({ logIn: [UNKNOWN], register: UNKNOWN })
    actor.send({ type: 'asked', provider: 'Google' })
    await settle()
    expect(told.at(-1)).toBe('failure refused')
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { session: null } })
  })

  it('R5.06 sin correo no envía nada y avisa', async () => {
    const { actor, told } = run({ ask: () => Promise.resolve({ ok: true, account: { name: 'Ana', email: ' ', phone: '' } }) })
    actor.send({ type: 'asked', provider: 'Facebook' })
    await settle()
    expect(told).toEqual(['no email Facebook'])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('un intento nuevo se adelanta al viejo, cuya respuesta ya no cuenta', async () => {
    const answers: ((result: IdentityResult) => void)[] = []
    const { actor, told } = run({ ask: () => new Promise((answer) => answers.push(answer)) })
    actor.send({ type: 'asked', provider: 'Google' })
    actor.send({ type: 'asked', provider: 'Facebook' })
    answers[0]?.({ ok: false, error: 'popup-closed-by-user' })
    await settle()
    expect(actor.getSnapshot().value).toBe('askingProvider')
    answers[1]?.({ ok: true, account: ACCOUNT })
    await settle()
    expect(told).toEqual(['logIn Facebook lupe@ejemplo.mx', 'keep Lupe', 'success lupe@ejemplo.mx'])
  })

  it('lo abandonado no ingresa aunque la ventana termine después', async () => {
    const answers: ((result: IdentityResult) => void)[] = []
    const { actor, told } = run({ ask: () => new Promise((answer) => answers.push(answer)) })
    actor.send({ type: 'asked', provider: 'Google' })
    actor.send({ type: 'abandoned' })
    answers[0]?.({ ok: true, account: ACCOUNT })
    await settle()
    expect(told).toEqual([])
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
