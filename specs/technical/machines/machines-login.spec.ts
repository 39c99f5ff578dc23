// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type EventFrom, SimulatedClock } from 'xstate'
import type { Result } from '../../../src/domain/result.ts'
import type { Session, SocialProvider } from '../../../src/domain/account/session.ts'
import { enter } from '../../../src/application/login-flow.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { missedTransitions } from '../../support/machines.ts'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import { socialSignInMachine, type SocialEvent } from '../../../src/machines/social-sign-in.machine.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const OFFLINE = { ok: false, failure: { kind: 'offline' } } as const
const done = <T>(value: T): Result<T> => ({ ok: true, value })

describe('La máquina del ingreso', () => {
  const sent = { type: 'form.sent', credentials: { email: 'lupe@ejemplo.mx', password: 'secreto12' } } as const
  const answer = { type: 'xstate.done.actor.0.login.asking', actorId: '0.login.asking' }
  const events = [
    sent,
    { type: 'form.sent', credentials: { email: '', password: 'x' } },
    { ...answer, output: done(LUPE) },
    { ...answer, output: OFFLINE },
    { ...answer, type: 'xstate.error.actor.0.login.asking', error: new Error('roto') },
    { type: 'abandoned' },
  ]
  it('R10.03 R4.01 pasa por cada transición de .github/machines.md', () => {
    expect(missedTransitions(loginMachine, events)).toEqual([])
  })

  const run = async (answer: Promise<Result<Session>>) => {
    const told: string[] = []
    const machine = loginMachine.provide({
      actors: { logIn: fromPromise(() => answer) },
      actions: { tellFailure: (_, { failure }) => void told.push(failure.kind) },
    })
    const actor = createActor(machine).start()
    actor.send(sent)
    await flushPromises()
    return { actor, told }
  }

  it('si la pregunta se rompe, se dice y se puede volver a enviar', async () => {
    const { actor, told } = await run(Promise.reject(new Error('roto')))
    expect(told).toEqual(['malformed'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: { kind: 'malformed', where: 'roto' } },
    })
  })

  it.each<[what: string, events: readonly EventFrom<typeof loginMachine>[]]>([
    ['se deja el formulario', [{ type: 'abandoned' }]],
    ['se deja a media pregunta', [sent, { type: 'abandoned' }]],
    ['se envía incompleto', [{ type: 'form.sent', credentials: { email: '', password: '' } }]],
  ])('lo que salió mal ya no se dice si %s', async (_, events) => {
    const { actor } = await run(Promise.resolve(OFFLINE))
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' })
    for (const event of events) actor.send(event)
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})

const ACCOUNT = { name: 'Lupe', email: 'lupe@ejemplo.mx', phone: '', token: 'firmado' }
const REFUSED = { ok: false, failure: { kind: 'refused', text: 'No eres cliente' } } as const
const GOOGLE = { type: 'provider.chosen', provider: 'Google', step: 'logIn' } as const
const FACEBOOK = { type: 'provider.chosen', provider: 'Facebook', step: 'register' } as const

describe('La máquina del ingreso con redes sociales', () => {
  interface Answers {
    ask?: (provider: SocialProvider) => Promise<IdentityResult>
    logIn?: Result<Session> | Error
    register?: Result<void> | Error
  }
  const orReject = <T>(answer: T | Error): Promise<T> =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  const run = ({ ask, logIn = done(LUPE), register = done(undefined) }: Answers) => {
    const told: string[] = []
    const clock = new SimulatedClock()
    const machine = socialSignInMachine.provide({
      actors: {
        askProvider: fromPromise(
          ({ input }) => ask?.(input) ?? Promise.resolve({ ok: true, account: ACCOUNT } as const),
        ),
        enter: fromPromise(({ input }) =>
          enter(
            {
              loginSocial: ({ provider, email }) => {
                told.push(`logIn ${provider} ${email}`)
                return orReject(logIn)
              },
            },
            {
              registerSocial: ({ provider, email }) => {
                told.push(`register ${provider} ${email}`)
                return orReject(register)
              },
            },
            { registered: () => void told.push('registered') },
            input,
          ),
        ),
      },
      actions: {
        tellIdentity: (_, { error }) => void told.push(`identity ${error}`),
        tellFailure: (_, { failure, step }) =>
          void told.push(`failure ${failure.kind}${step === 'register' ? ' register' : ''}`),
        tellSuccess: (_, { session }) => void told.push(`success ${session.mail}`),
        keepSession: (_, { session }) => void told.push(`keep ${session.name}`),
        reload: () => void told.push('reload'),
      },
    })
    return { actor: createActor(machine, { clock }).start(), clock, told }
  }

  it('R4.02 y R9.02 con redes sociales también recarga a los 2000 ms, no a los 1999', async () => {
    const { actor, clock, told } = run({})
    actor.send(GOOGLE)
    await flushPromises()
    clock.increment(1999)
    expect(told).toEqual(['logIn Google lupe@ejemplo.mx', 'keep Lupe', 'success lupe@ejemplo.mx'])
    clock.increment(1)
    expect(told.at(-1)).toBe('reload')
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each<[what: string, answers: Answers, event: SocialEvent, last: string]>([
    ['el proveedor se rompe', { ask: () => Promise.reject(new Error('roto')) }, GOOGLE, 'identity unknown'],
    ['el ingreso se rompe', { logIn: new Error('roto') }, GOOGLE, 'failure malformed'],
    ['el registro se rechaza', { register: REFUSED }, FACEBOOK, 'failure refused register'],
    ['el registro se rompe', { register: new Error('roto') }, FACEBOOK, 'failure malformed register'],
    ['el ingreso se rechaza tras registrar', { logIn: REFUSED }, FACEBOOK, 'failure refused'],
  ])('si %s, se dice, nadie queda dentro y se puede volver a pedir', async (_what, answers, event, last) => {
    const { actor, told } = run(answers)
    actor.send(event)
    await flushPromises()
    const { value, context } = actor.getSnapshot()
    expect([told.at(-1), value, context.session]).toEqual([last, 'idle', null])
    expect(told.filter((line) => line.startsWith('register ')).length).toBeLessThan(2)
  })

  it.each([
    ['dejarlo', { type: 'abandoned' } as const, [], 'idle'],
    ['pedirlo con otra red', FACEBOOK, ['register Facebook lupe@ejemplo.mx'], 'askingProvider'],
  ])('tras %s, la respuesta del intento viejo ya no cuenta', async (_, event, after, value) => {
    const answers: ((result: IdentityResult) => void)[] = []
    const { actor, told } = run({ ask: () => new Promise((answer) => answers.push(answer)) })
    actor.send(GOOGLE)
    actor.send(event)
    answers[0]?.({ ok: true, account: ACCOUNT })
    await flushPromises()
    expect([told, actor.getSnapshot().value]).toEqual([[], value])
    answers[1]?.({ ok: true, account: ACCOUNT })
    await flushPromises()
    expect(told.slice(0, 1)).toEqual(after)
  })
})
