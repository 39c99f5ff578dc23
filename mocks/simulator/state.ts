import { DEFAULT_SEED } from '../db.ts'
import { isFault, isScenario, type Conditions, type Fault } from './scenarios.ts'

/** Everything that decides how the simulated shop looks and behaves; a link carries it from one browser to another. */
export interface SimulatorState extends Readonly<Conditions> {
  readonly seed: number
  /** The shop's time, ms since 1970; null leaves the clock alone. */
  readonly clock: number | null
  /** Who is logged in; null leaves the session alone, an empty e-mail logs out. */
  readonly session: { readonly name: string; readonly mail: string; readonly phone: string } | null
}

const DEFAULT_LATENCY = 55
const MOST_LATENCY = 60_000

/** The parameters that are the simulator's, and never the site's. */
export const STATE_PARAMETERS = [
  'semilla',
  'escenario',
  'latencia',
  'desconectado',
  'fallas',
  'reloj',
  'sesion',
] as const

const faultsFrom = (text: string): Map<string, Fault> =>
  new Map(
    text.split(',').flatMap((pair): [string, Fault][] => {
      const [path = '', word = ''] = pair.split(':')
      return /^[\w-]+\.php$/.test(path) && isFault(word) ? [[`/${path}`, word]] : []
    }),
  )

const GUANAJUATO = '-06:00'
const GUANAJUATO_MS = 6 * 60 * 60_000

const clockFrom = (text: string) => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null
  const at = Date.parse(`${text}${GUANAJUATO}`)
  return Number.isNaN(at) ? null : at
}
const clockText = (at: number) => new Date(at - GUANAJUATO_MS).toISOString().slice(0, 19)

const sessionFrom = (text: string): SimulatorState['session'] => {
  const [mail = '', name = '', phone = ''] = text.split('|')
  return text === '' ? null : { mail, name, phone }
}

const whole = (text: string, most: number, otherwise: number) =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : otherwise

/** Reads a state; what is missing or makes no sense is as by default. */
export const readState = (parameters: URLSearchParams): SimulatorState => {
  const text = (name: (typeof STATE_PARAMETERS)[number]) => parameters.get(name) ?? ''
  const scenario = text('escenario')
  return {
    seed: whole(text('semilla'), 999_999_999, DEFAULT_SEED),
    scenario: isScenario(scenario) ? scenario : null,
    latency: whole(text('latencia'), MOST_LATENCY, DEFAULT_LATENCY),
    offline: text('desconectado') === '1',
    faults: faultsFrom(text('fallas')),
    clock: clockFrom(text('reloj')),
    session: sessionFrom(text('sesion')),
  }
}

/** The parameters that give this state, without what is as by default. */
export const writeState = (state: SimulatorState) => {
  const faults = [...state.faults].map(([path, fault]) => `${path.slice(1)}:${fault}`)
  const parameters = new URLSearchParams()
  if (state.seed !== DEFAULT_SEED) parameters.set('semilla', String(state.seed))
  if (state.scenario !== null) parameters.set('escenario', state.scenario)
  if (state.latency !== DEFAULT_LATENCY) parameters.set('latencia', String(state.latency))
  if (state.offline) parameters.set('desconectado', '1')
  if (faults.length > 0) parameters.set('fallas', faults.join(','))
  if (state.clock !== null) parameters.set('reloj', clockText(state.clock))
  if (state.session !== null) {
    const { mail, name, phone } = state.session
    parameters.set('sesion', [mail, name, phone].map((part) => part.replaceAll('|', ' ')).join('|'))
  }
  return parameters
}

/**
 * The address wins over what this tab stored; the tab stores it because in-app links and the reload after login drop
 * the query. An address that sets the clock is a copied link: it holds the whole state, and the tab's own is dropped.
 */
export const mergedParameters = (before: URLSearchParams, address: URLSearchParams) => {
  const merged = new URLSearchParams()
  const complete = address.has('reloj') && address.get('reloj') !== before.get('reloj')
  for (const name of STATE_PARAMETERS) {
    const text = address.get(name) ?? (complete ? null : before.get(name))
    if (text !== null) merged.set(name, text)
  }
  return merged
}
