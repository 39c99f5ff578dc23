// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type EventFrom } from 'xstate'
import type { Result } from '../../../src/domain/result.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { enter } from '../../../src/application/login-flow.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { missedTransitions } from '../../support/machines.ts'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import {
  socialSignInMachine,
  type SocialEntry,
  type SocialEvent,
  type SocialQuery,
} from '../../../src/machines/social-sign-in.machine.ts'

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
const GOOGLE = { type: 'provider.chosen', provider: 'Google', step: 'logIn' } as const
const FACEBOOK = { type: 'provider.chosen', provider: 'Facebook', step: 'register' } as const

describe('La máquina del ingreso con redes sociales', () => {
  const breaks = () => Promise.reject(new Error('roto'))
  const answers = () => Promise.resolve({ ok: true, account: ACCOUNT } as const)

  it.each<[what: string, ask: () => Promise<IdentityResult>, event: SocialEvent, tells: string]>([
    ['el proveedor', breaks, GOOGLE, 'unknown'],
    ['el ingreso', answers, GOOGLE, 'malformed logIn'],
    ['el registro', answers, FACEBOOK, 'malformed register'],
  ])('si %s se rompe, se dice, nadie queda dentro y se puede volver a pedir', async (_what, ask, event, tells) => {
    const told: string[] = []
    const machine = socialSignInMachine.provide({
      actors: { askProvider: fromPromise(ask), enter: fromPromise<SocialEntry, SocialQuery>(breaks) },
      actions: {
        tellIdentity: (_, { error }) => void told.push(error),
        tellFailure: (_, { failure, step }) => void told.push(`${failure.kind} ${step}`),
      },
    })
    const actor = createActor(machine).start()
    actor.send(event)
    await flushPromises()
    const { value, context } = actor.getSnapshot()
    expect([told, value, context.session]).toEqual([[tells], 'idle', null])
  })

  it('un registro que se rechaza no ingresa; si se rechaza lo que sigue, lo que falla es el ingreso', async () => {
    const refused = { ok: false, failure: { kind: 'refused', text: 'No eres cliente' } } as const
    const told: string[] = []
    const register = (registered: Result<void>) =>
      enter(
        { loginSocial: ({ email }) => (told.push(email), Promise.resolve(refused)) },
        { registerSocial: () => Promise.resolve(registered) },
        { registered: () => void told.push('registered') },
        { provider: 'Facebook', account: ACCOUNT, step: 'register' },
      )
    expect([await register(refused), told]).toEqual([{ ...refused, step: 'register' }, []])
    expect(await register(done(undefined))).toEqual({ ...refused, step: 'logIn' })
    expect(told).toEqual(['registered', 'lupe@ejemplo.mx'])
  })
})
