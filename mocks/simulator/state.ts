import { DEFAULT_SEED } from '../db.ts'
import { isFault, isScenario, type Conditions, type Fault } from './scenarios.ts'

/** A link carries this state from one browser to another. */
export interface SimulatorState extends Readonly<Conditions> {
  readonly seed: number
  /** Who is logged in; null leaves the session alone, an empty e-mail logs out. */
  readonly session: { readonly name: string; readonly mail: string; readonly phone: string } | null
}

const DEFAULT_LATENCY = 55
const MOST_LATENCY = 60_000

/** The site uses none of the simulator's parameters. */
export const STATE_PARAMETERS = ['semilla', 'escenario', 'latencia', 'fallas', 'sesion'] as const

const faultsFrom = (text: string): Map<string, Fault> =>
  new Map(
    text.split(',').flatMap((pair): [string, Fault][] => {
      const [path = '', word = ''] = pair.split(':')
      return /^[\w-]+\.php$/.test(path) && isFault(word) ? [[`/${path}`, word]] : []
    }),
  )

const sessionFrom = (text: string): SimulatorState['session'] => {
  const [mail = '', name = '', phone = ''] = text.split('|')
  return text === '' ? null : { mail, name, phone }
}

/** Nobody is `||`. */
export const sessionText = ({ mail, name, phone }: NonNullable<SimulatorState['session']>) =>
  [mail, name, phone].map((part) => part.replaceAll('|', ' ')).join('|')

const integer = (text: string, most: number, otherwise: number) =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : otherwise

/** Parameters that are missing or make no sense are as by default. */
export const readState = (parameters: URLSearchParams): SimulatorState => {
  const text = (name: (typeof STATE_PARAMETERS)[number]) => parameters.get(name) ?? ''
  const scenario = text('escenario')
  return {
    seed: integer(text('semilla'), 999_999_999, DEFAULT_SEED),
    scenario: isScenario(scenario) ? scenario : null,
    latency: integer(text('latencia'), MOST_LATENCY, DEFAULT_LATENCY),
    faults: faultsFrom(text('fallas')),
    session: sessionFrom(text('sesion')),
  }
}

/** Parameters leave out defaults. */
export const writeState = ({ seed, scenario, latency, faults, session }: SimulatorState) => {
  const texts: Readonly<Record<(typeof STATE_PARAMETERS)[number], string | null>> = {
    semilla: seed === DEFAULT_SEED ? null : String(seed),
    escenario: scenario,
    latencia: latency === DEFAULT_LATENCY ? null : String(latency),
    fallas: [...faults].map(([path, fault]) => `${path.slice(1)}:${fault}`).join(',') || null,
    sesion: session && sessionText(session),
  }
  return new URLSearchParams(Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

/** The address wins over the tab, which stores parameters because links and the reload after login drop the query. */
export const mergedParameters = (before: URLSearchParams, address: URLSearchParams) => {
  const merged = new URLSearchParams()
  for (const name of STATE_PARAMETERS) {
    const text = address.get(name) ?? before.get(name)
    if (text !== null) merged.set(name, text)
  }
  return merged
}
