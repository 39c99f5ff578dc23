// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Result } from '../../../src/domain/result.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { broken, coversAll, doneEvent, type WalkOptions } from '../../support/machines.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const OFFLINE = { ok: false, failure: { kind: 'offline' } } as const
const done = <T>(value: T): Result<T> => ({ ok: true, value })

describe('La máquina del ingreso', () => {
  const sent = { type: 'form.sent', credentials: { email: 'lupe@ejemplo.mx', password: 'secreto12' } } as const
  const LOG_IN = '0.login.asking'
  const options: WalkOptions<typeof loginMachine> = {
    events: [
      sent,
      { type: 'form.sent', credentials: { email: '', password: 'x' } },
      doneEvent(loginMachine, LOG_IN, done(LUPE)),
      doneEvent(loginMachine, LOG_IN, OFFLINE),
      broken(loginMachine, LOG_IN),
      { type: 'abandoned' },
    ],
  }
  coversAll('R10.03 R4.01 el ingreso', loginMachine, options, [
    '"editing" ─form.sent→ "editing"',
    '"editing" ─form.sent→ "asking"',
    '"asking" ─xstate.done.actor.0.login.asking→ "succeeded"',
    '"asking" ─xstate.done.actor.0.login.asking→ "editing"',
    '"asking" ─xstate.error.actor.0.login.asking→ "editing"',
    '"asking" ─abandoned→ "editing"',
    '"editing" ─abandoned→ "editing"',
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

  const send = (actor: ReturnType<typeof run>['actor']) => {
    actor.send(sent)
    return flushPromises()
  }

  it('R4.02 y R9.02 a los 1999 ms no ha recargado y a los 2000 ms sí', async () => {
    const { actor, clock, told, logIn } = run(() => Promise.resolve(done(LUPE)))
    await send(actor)
    actor.send(sent)
    expect(told).toEqual(['keep Lupe', 'success lupe@ejemplo.mx'])
    expect(logIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ input: sent.credentials }) as unknown)
    clock.increment(1999)
    expect(told).not.toContain('reload')
    clock.increment(1)
    expect(told).toEqual(['keep Lupe', 'success lupe@ejemplo.mx', 'reload'])
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { session: LUPE, failure: null } })
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
    await flushPromises()
    expect(logIn).toHaveBeenCalledTimes(1)
    expect(told).toEqual(['failure offline'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: { kind: 'offline' }, session: null },
    })
    // What went wrong stays beside the form until the next answer.
    actor.send(sent)
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' })
    await flushPromises()
    expect(logIn).toHaveBeenCalledTimes(2)
  })

  it('si la pregunta se rompe, se dice y se puede volver a enviar', async () => {
    const { actor, told } = run(() => Promise.reject(new Error('roto')))
    await send(actor)
    expect(told).toEqual(['failure malformed'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: { kind: 'malformed', where: 'roto' } },
    })
  })

  it('quien deja el formulario mientras pregunta ya no oye la respuesta, y no queda dentro', async () => {
    const { actor, told, clock } = run(() => Promise.resolve(done(LUPE)))
    actor.send(sent)
    actor.send({ type: 'abandoned' })
    await flushPromises()
    clock.increment(5000)
    expect(told).toEqual([])
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: null, session: null } })
  })

  const incomplete = { type: 'form.sent', credentials: { email: '', password: '' } } as const
  const abandoned = { type: 'abandoned' } as const
  it.each([[[abandoned]], [[sent, abandoned]], [[incomplete]]])(
    'lo que salió mal ya no se dice después de %j',
    async (events) => {
      const { actor } = run(() => Promise.resolve(OFFLINE))
      await send(actor)
      for (const event of events) actor.send(event)
      expect(actor.getSnapshot().context.failure).toBeNull()
    },
  )
})
