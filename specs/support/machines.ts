import { expect, it } from 'vitest'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'

export interface WalkOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>
  /** One for each way of a guard. Delays are added by themselves; ends of invoked actors are not. */
  readonly events: readonly EventFromLogic<M>[]
  /** The state's value unless guards look at the context too. */
  readonly situation?: (snapshot: SnapshotFrom<M>) => unknown
}

export interface Walk<M extends AnyStateMachine> {
  /** `"anonymous" ─LOGIN→ "checking"` */
  readonly name: string
  /** The edge's own event is the last. */
  readonly events: readonly EventFromLogic<M>[]
  readonly from: unknown
  readonly to: unknown
}

const delays = (machine: AnyStateMachine): EventObject[] =>
  machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }))

const explore = <M extends AnyStateMachine>(machine: M, { input, events, situation }: WalkOptions<M>) => {
  const key = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify(situation?.(snapshot as SnapshotFrom<M>) ?? (snapshot.value as unknown))
  const plain: AnyStateMachine = machine
  const graph = {
    input: input as unknown,
    events: [...(events as readonly EventObject[]), ...delays(machine)],
    serializeState: key,
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    // A situation that counts for ever would make the search endless.
    limit: 10_000,
  }
  const edges = adjacencyMapToArray(getAdjacencyMap(plain, graph)) as readonly {
    readonly state: AnyMachineSnapshot
    readonly event: EventObject
    readonly nextState: AnyMachineSnapshot
  }[]
  // What has ended takes no more events, whatever its definition says.
  return {
    key,
    edges: edges.filter(({ state }) => state.status === 'active'),
    paths: () => getShortestPaths(plain, graph),
  }
}

/** Events that the machine ignores are no edges. */
export const walks = <M extends AnyStateMachine>(machine: M, options: WalkOptions<M>): readonly Walk<M>[] => {
  const { key, edges, paths } = explore(machine, options)
  const ways = new Map(
    paths().map(({ state, steps }) => [
      key(state as AnyMachineSnapshot),
      steps.map(({ event }) => event as EventObject).filter(({ type }) => type !== 'xstate.init'),
    ]),
  )
  return edges
    .filter(({ state, event }) => state.can(event))
    .map(({ state, event, nextState }) => {
      const [from, to] = [state.value as unknown, nextState.value as unknown]
      return {
        name: `${JSON.stringify(from)} ─${event.type}→ ${JSON.stringify(to)}`,
        events: [...(ways.get(key(state)) ?? []), event] as EventFromLogic<M>[],
        from,
        to,
      }
    })
}

/** Declared transitions that no walk takes. */
export const missedTransitions = <M extends AnyStateMachine>(
  machine: M,
  options: WalkOptions<M>,
): readonly string[] => {
  const taken = new Set<AnyTransitionDefinition>()
  for (const { state, event } of explore(machine, options).edges) {
    for (const transition of machine.getTransitionData(state, event) ?? []) taken.add(transition)
  }
  return [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...node.transitions.values()].flat().map((transition) => ({ node, transition })))
    .filter(({ transition }) => !taken.has(transition))
    .map(({ node, transition }) => {
      const targets = transition.target?.map(({ id }) => id).join(', ') ?? 'sin cambiar de estado'
      return `${node.id} ─${transition.eventType}→ ${targets}`
    })
}

/** The walk feeds it in as if the port had answered. */
export const doneEvent = <M extends AnyStateMachine>(_machine: M, actor: string, output: unknown) =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as unknown as EventFromLogic<M>

export const broken = <M extends AnyStateMachine>(_machine: M, actor: string) =>
  ({ type: `xstate.error.actor.${actor}`, error: new Error('roto'), actorId: actor }) as unknown as EventFromLogic<M>

/** The machine has these transitions and no other, and the walks take them all. */
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
