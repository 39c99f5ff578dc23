import { expect, it } from 'vitest'
import { createActor, type AnyActorLogic, type AnyStateMachine, type EventFromLogic } from 'xstate'
import { missedTransitions, walks, type WalkOptions } from './paths.ts'

/** Ends of invoked actors, for the generated paths: the walk feeds them in as if the port had answered. */
export const doneEvent = <M extends AnyStateMachine>(_machine: M, actor: string, output: unknown) =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as unknown as EventFromLogic<M>

/** An invoked actor that rejects, for the generated paths. */
export const broken = <M extends AnyStateMachine>(_machine: M, actor: string) =>
  ({ type: `xstate.error.actor.${actor}`, error: new Error('roto'), actorId: actor }) as unknown as EventFromLogic<M>

/** A check that a machine has these transitions and no other, and that the generated paths take them all. */
export const coversAll = <M extends AnyStateMachine>(
  name: string,
  machine: M,
  options: WalkOptions<M>,
  edges: readonly string[],
) => {
  it(`${name} cambia así, y de ningún otro modo`, () => {
    expect(missedTransitions(machine, options)).toEqual([])
    expect([...new Set(walks(machine, options).map((walk) => walk.name))].toSorted()).toEqual([...edges].toSorted())
  })
}

/** What an actor says that nobody provided. */
export const complaintOf = (machine: AnyStateMachine, name: string): Promise<string> =>
  new Promise((said) => {
    const actor = createActor(machine.implementations.actors[name] as AnyActorLogic)
    actor.subscribe({
      error: (error) => said(error instanceof Error ? error.message : String(error)),
      complete: () => said('nada'),
    })
    actor.start()
  })
