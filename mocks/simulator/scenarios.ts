import { fakerFor, type Faker } from '../seed/faker.ts'

/** An address asks for a scenario (`?escenario=lento`); the panel shows these words. */
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

/** One call has a fault by its word in an address (`?fallas=list-blog.php:nunca`), or by the panel's. */
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

/** Every request reads these conditions, which may change at any time. */
export interface Conditions {
  scenario: Scenario | null
  /** Milliseconds; an answer takes 40 % to 160 % of them. */
  latency: number
  /** A path's fault is stronger than the scenario. */
  readonly faults: Map<string, Fault>
}

type ServerRequest = Readonly<{
  path: string
  method: 'GET' | 'POST'
  personal: boolean
}>

export const createConditions = (initial: Partial<Conditions> = {}) => {
  const { scenario = null, latency = 0, faults = [] } = initial
  return { scenario, latency, faults: new Map(faults) }
}

const scenarioFault = (scenario: Scenario | null, { method, personal }: ServerRequest, faker: Faker): Fault | null => {
  if (scenario === 'vacio') return method === 'GET' ? 'vacia' : null
  if (scenario === 'error') return '500'
  if (scenario === 'sesion-caducada') return personal ? '401' : null
  if (scenario === 'respuesta-rota') return faker.helpers.arrayElement(['html', 'truncada', 'forma'])
  return scenario === 'sin-conexion' ? scenario : null
}

/** Treats one request after the other; the same seed gives the same sequence. */
export const createTreatments = (seed: number, conditions: Conditions) => {
  let requests = 0
  return (request: ServerRequest) => {
    const faker = fakerFor(seed, 'treatments', requests++)
    const { scenario, latency, faults } = conditions
    const [ms, spread] = scenario === 'lento' ? [2500, 0.4] : [latency, 0.6]
    return {
      waitMs: Math.round(ms * faker.number.float({ min: 1 - spread, max: 1 + spread })),
      fault: faults.get(request.path) ?? scenarioFault(scenario, request, faker),
    }
  }
}
