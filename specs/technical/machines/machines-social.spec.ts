// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Session, SocialProvider } from '../../../src/domain/account/session.ts'
import { socialSignInMachine, type SocialEvent } from '../../../src/machines/social-sign-in.machine.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const ACCOUNT = { name: 'Lupe', email: 'lupe@ejemplo.mx', phone: '', token: 'firmado' }
const OFFLINE = { ok: false, failure: { kind: 'offline' } } as const
const REFUSED = { ok: false, failure: { kind: 'refused', text: 'No eres cliente' } } as const
const GOOGLE = { type: 'provider.chosen', provider: 'Google', step: 'logIn' } as const
const FACEBOOK = { type: 'provider.chosen', provider: 'Facebook', step: 'register' } as const
const done = <T>(value: T): Result<T> => ({ ok: true, value })

describe('La máquina del ingreso con redes sociales', () => {
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
        tellFailure: (_, { failure, step }) =>
          void told.push(`failure ${failure.kind}${step === 'register' ? ' register' : ''}`),
        tellRegistered: () => void told.push('registered'),
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

  const askAll = async (answers: Answers, events: readonly SocialEvent[]) => {
    const { actor, told } = run(answers)
    for (const event of events) {
      actor.send(event)
      await flushPromises()
    }
    return { told, value: actor.getSnapshot().value, context: actor.getSnapshot().context }
  }

  it.each<[what: string, answers: Answers, event: SocialEvent, last: string]>([
    ['el proveedor se rompe', { ask: () => Promise.reject(new Error('roto')) }, GOOGLE, 'identity unknown'],
    ['el ingreso se rompe', { logIn: [new Error('roto')] }, GOOGLE, 'failure malformed'],
    ['el registro se rechaza', { register: REFUSED }, FACEBOOK, 'failure refused register'],
    ['el registro se rompe', { register: new Error('roto') }, FACEBOOK, 'failure malformed register'],
    ['el ingreso se rechaza tras registrar', { logIn: [REFUSED] }, FACEBOOK, 'failure refused'],
  ])('si %s, se dice, nadie queda dentro y se puede volver a pedir', async (_what, answers, event, last) => {
    const { told, value, context } = await askAll(answers, [event])
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
