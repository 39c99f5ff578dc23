// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type EventFrom } from 'xstate'
import type { Result } from '../../../src/domain/result.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { missedTransitions } from '../../support/machines.ts'

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
