import { fakerFor } from '../seed/faker.ts'

/** States of the shop that an address can ask for (`?escenario=lento`). */
export const SCENARIOS = [
  'lento',
  'vacio',
  'error',
  'sin-conexion',
  'sesion-caducada',
  'respuesta-rota',
  'fotos',
] as const
export type Scenario = (typeof SCENARIOS)[number]

export const isScenario = (text: string): text is Scenario => SCENARIOS.some((scenario) => scenario === text)

/** What can be wrong with one endpoint, in an address and in the panel. */
const FAULT_ROWS = [
  ['500', '500', 'Error 500'],
  ['429', '429', 'Demasiadas peticiones (429)'],
  ['html', 'html', 'HTML en vez de datos'],
  ['truncated', 'truncada', 'Respuesta truncada'],
  ['never', 'nunca', 'Nunca responde'],
  ['wrong-shape', 'forma', 'Forma equivocada'],
  ['empty', 'vacia', 'Lista vacía'],
  ['10000', '10000', '10,000 elementos'],
  ['offline', 'sin-conexion', 'Sin conexión'],
  ['401', '401', 'Sesión caducada (401)'],
] as const
export type Fault = (typeof FAULT_ROWS)[number][0]
export const FAULTS: readonly Fault[] = FAULT_ROWS.map(([fault]) => fault)
export const FAULT_WORDS: ReadonlyMap<Fault, string> = new Map(FAULT_ROWS.map(([fault, word]) => [fault, word]))
export const FAULT_TEXTS: ReadonlyMap<Fault, string> = new Map(FAULT_ROWS.map(([fault, , text]) => [fault, text]))

/** Milliseconds before an answer, both ends included. */
export interface Latency {
  readonly from: number
  readonly to: number
}

/** How the simulated backend behaves. May be changed while it runs: every request reads it. */
export interface Conditions {
  scenario: Scenario | null
  latency: Latency
  /** No request gets through, not even for a picture; stronger than everything else. */
  offline: boolean
  /** By path; stronger than the scenario. */
  readonly faults: Map<string, Fault>
}

export interface Asked {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly personal: boolean
}

/** What happens to one request. */
export interface Treatment {
  readonly waitMs: number
  readonly fault: Fault | null
}

const SLOW: Latency = { from: 1500, to: 3500 }
const BROKEN: readonly Fault[] = ['html', 'truncated', 'wrong-shape']

export const createConditions = (
  change: Partial<Pick<Conditions, 'scenario' | 'latency' | 'offline'>> = {},
): Conditions => ({ scenario: null, latency: { from: 0, to: 0 }, offline: false, faults: new Map(), ...change })

const scenarioFault = (
  scenario: Scenario | null,
  { method, personal }: Asked,
  pick: (faults: readonly Fault[]) => Fault,
): Fault | null => {
  switch (scenario) {
    case 'vacio':
      return method === 'GET' ? 'empty' : null
    case 'error':
      return '500'
    case 'sin-conexion':
      return 'offline'
    case 'sesion-caducada':
      return personal ? '401' : null
    case 'respuesta-rota':
      return pick(BROKEN)
    default:
      return null
  }
}

/** Decides for one request after the other; the same seed gives the same sequence. */
export const createTreatments = (seed: number, conditions: Conditions): ((asked: Asked) => Treatment) => {
  let requests = 0
  return (asked) => {
    const { helpers, number } = fakerFor(seed, 'treatments', requests++)
    const { from, to } = conditions.scenario === 'lento' ? SLOW : conditions.latency
    return {
      waitMs: number.int({ min: from, max: Math.max(from, to) }),
      fault: conditions.offline
        ? 'offline'
        : (conditions.faults.get(asked.path) ??
          scenarioFault(conditions.scenario, asked, (faults) => helpers.arrayElement(faults))),
    }
  }
}
