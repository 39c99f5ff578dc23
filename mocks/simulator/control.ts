import { SESSION_KEYS } from '../../src/adapters/storage/session-keys.ts'
import type { Simulation } from '../db.ts'
import { attempt } from '../persistence.ts'
import type { Conditions } from './scenarios.ts'
import { DEMO } from '../seed/conversations.ts'
import { mergedParameters, readState, STATE_PARAMETERS, writeState, type SimulatorState } from './state.ts'

type Account = NonNullable<SimulatorState['session']>

/** The panel logs in as the demo account, or as a buyer who just signed up. */
const ACCOUNTS: readonly Account[] = [
  { name: DEMO.name, mail: DEMO.mail, phone: DEMO.phone },
  { name: 'Marisol Becerra', mail: 'marisol@puntada.mx', phone: '442 555 0161' },
]

const TAB_KEY = 'puntada_simulador'

export type BrowserWindow = Pick<Window, 'location' | 'history' | 'navigator'> & {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

const storedParameters = (page: BrowserWindow) =>
  new URLSearchParams(attempt(() => page.sessionStorage.getItem(TAB_KEY) ?? '', ''))

const keep = (page: BrowserWindow, parameters: URLSearchParams) =>
  attempt(() => page.sessionStorage.setItem(TAB_KEY, String(parameters)), undefined)

const sessionOf = (page: BrowserWindow) => {
  const text = (key: string) => {
    const value: unknown = attempt(() => JSON.parse(page.localStorage.getItem(key) ?? '""') as unknown, '')
    return typeof value === 'string' ? value : ''
  }
  const session = { name: text(SESSION_KEYS.name), mail: text(SESSION_KEYS.mail), phone: text(SESSION_KEYS.phone) }
  return session.name === '' ? null : session
}

/** Logs in, with the demo's password; the shop may refuse to register an account that it has. Null logs out. */
const writeSession = async (page: BrowserWindow, { ports }: Simulation, account: Account | null) => {
  if (account !== null) await ports.accounts.register({ ...account, password: DEMO.password })
  attempt(() => {
    for (const part of ['name', 'mail', 'phone'] as const) {
      if (account === null) page.localStorage.removeItem(SESSION_KEYS[part])
      else page.localStorage.setItem(SESSION_KEYS[part], JSON.stringify(account[part]))
    }
  }, undefined)
}

/**
 * Address and tab storage ask for a state. The session of a link counts once per tab, so that a reload undoes nothing.
 */
export const stateAskedFor = (page: BrowserWindow): SimulatorState => {
  const before = storedParameters(page)
  const merged = mergedParameters(before, new URLSearchParams(page.location.search))
  keep(page, merged)
  const state = readState(merged)
  return merged.get('sesion') === before.get('sesion') ? { ...state, session: null } : state
}

/** The Simulador panel changes this tab alone, but for the clock and the data. */
export const createControl = (page: BrowserWindow, simulation: Simulation, conditions: Conditions, seed: number) => {
  // `navigator.onLine` follows the simulated network.
  attempt(
    () =>
      Object.defineProperty(page.navigator, 'onLine', {
        configurable: true,
        get: () => conditions.scenario !== 'sin-conexion',
      }),
    page.navigator,
  )

  const siteAddress = () => {
    const url = new URL(page.location.href)
    for (const name of STATE_PARAMETERS) url.searchParams.delete(name)
    return url
  }

  return {
    state: (): SimulatorState => ({ ...conditions, seed, session: sessionOf(page) }),
    now: simulation.now,
    advance: (ms: number) => simulation.moveClock(simulation.now() + ms),
    /** These conditions count at once. The tab stores them, in place of the address. */
    change({ scenario, latency, faults }: Conditions) {
      const wasOnline = page.navigator.onLine
      Object.assign(conditions, { scenario, latency })
      conditions.faults.clear()
      for (const [path, fault] of faults) conditions.faults.set(path, fault)
      keep(page, writeState({ ...conditions, seed, session: null }))
      const url = siteAddress()
      if (url.href !== page.location.href) page.history.replaceState(page.history.state, '', url)
      if (page.navigator.onLine !== wasOnline) globalThis.dispatchEvent(new Event(wasOnline ? 'offline' : 'online'))
    },
    link(state: SimulatorState) {
      const url = siteAddress()
      for (const [name, text] of writeState(state)) url.searchParams.set(name, text)
      return url.href
    },
    async reset() {
      simulation.reset()
      // An account whose data are gone cannot stay logged in.
      if (sessionOf(page)?.mail !== DEMO.mail) await writeSession(page, simulation, null)
      page.location.reload()
    },
    accounts(): readonly Account[] {
      const all = [...ACCOUNTS, ...simulation.db.user.getAll()]
      return [...new Map(all.map(({ name, mail, phone }) => [mail, { name, mail, phone }])).values()]
    },
  }
}

export type Control = ReturnType<typeof createControl>

/** Applies the session of a copied link. True: the page has to reload as another account. */
export const applyOnce = async (page: BrowserWindow, simulation: Simulation, { session }: SimulatorState) => {
  const account = session?.name === '' ? null : session
  if (session === null || sessionOf(page)?.mail === account?.mail) return false
  await writeSession(page, simulation, account)
  return true
}
