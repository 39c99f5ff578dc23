import { fakerFor, type Faker } from '../seed/faker.ts'

/** States of the shop that an address can ask for (`?escenario=lento`), and what the panel says of them. */
export const SCENARIOS = {
  lento: 'Lento: de 1.5 a 3.5 segundos',
  vacio: 'Vacío: ninguna lista trae nada',
  error: 'Error: todo contesta 500',
  'sin-conexion': 'Sin conexión: nada llega',
  'sesion-caducada': 'Sesión caducada: 401 en lo personal',
  'respuesta-rota': 'Respuesta rota: HTML, cortada o con otra forma',
  fotos: 'Fotos: lo que suben los fabricantes',
} as const
export type Scenario = keyof typeof SCENARIOS

export const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text)

/** What can be wrong with one call: its word in an address (`?fallas=list-blog.php:nunca`), and in the panel. */
export const FAULTS = {
  '500': 'Error 500',
  '429': 'Demasiadas peticiones (429)',
  html: 'HTML en vez de datos',
  truncada: 'Respuesta truncada',
  nunca: 'Nunca responde',
  forma: 'Forma equivocada',
  vacia: 'Lista vacía',
  '10000': '10,000 elementos',
  'sin-conexion': 'Sin conexión',
  '401': 'Sesión caducada (401)',
} as const
export type Fault = keyof typeof FAULTS

export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text)

/** How the simulated backend behaves. May be changed while it runs: every request reads it. */
export interface Conditions {
  scenario: Scenario | null
  /** Milliseconds of an ordinary answer, which takes 40 % to 160 % of them. */
  latency: number
  /** By path; stronger than the scenario. */
  readonly faults: Map<string, Fault>
}

type Asked = Readonly<{
  path: string
  method: 'GET' | 'POST'
  personal: boolean
}>

export const createConditions = (initial: Partial<Conditions> = {}) => {
  const { scenario = null, latency = 0, faults = [] } = initial
  return { scenario, latency, faults: new Map(faults) }
}

const scenarioFault = (scenario: Scenario | null, { method, personal }: Asked, faker: Faker): Fault | null => {
  if (scenario === 'vacio') return method === 'GET' ? 'vacia' : null
  if (scenario === 'error') return '500'
  if (scenario === 'sesion-caducada') return personal ? '401' : null
  if (scenario === 'respuesta-rota') return faker.helpers.arrayElement(['html', 'truncada', 'forma'])
  return scenario === 'sin-conexion' ? scenario : null
}

/** Decides what happens to one request after the other; the same seed gives the same sequence. */
export const createTreatments = (seed: number, conditions: Conditions) => {
  let requests = 0
  return (asked: Asked) => {
    const faker = fakerFor(seed, 'treatments', requests++)
    const { scenario, latency, faults } = conditions
    const [ms, spread] = scenario === 'lento' ? [2500, 0.4] : [latency, 0.6]
    return {
      waitMs: Math.round(ms * faker.number.float({ min: 1 - spread, max: 1 + spread })),
      fault: faults.get(asked.path) ?? scenarioFault(scenario, asked, faker),
    }
  }
}
