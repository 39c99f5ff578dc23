import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'

const delays = (machine: AnyStateMachine): AnyEventObject[] =>
  machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }))

/**
 * Declared transitions that no walk with these events takes. Where a guard looks at the payload, one event for each
 * way. Delays are added by themselves; ends of invoked actors are not.
 */
export const missedTransitions = (machine: AnyStateMachine, events: readonly AnyEventObject[]): readonly string[] => {
  const graph = {
    events: [...events, ...delays(machine)],
    serializeState: ({ value }: AnyMachineSnapshot) => JSON.stringify(value),
    serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
    limit: 10_000,
  }
  const edges = adjacencyMapToArray(getAdjacencyMap(machine, graph)) as readonly {
    readonly state: AnyMachineSnapshot
    readonly event: AnyEventObject
  }[]
  const taken = new Set<AnyTransitionDefinition>()
  // A machine that ended takes no more events, whatever its definition says.
  for (const { state, event } of edges.filter(({ state }) => state.status === 'active')) {
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
