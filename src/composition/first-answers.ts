import type { ClientConfig } from '../adapters/http/client.ts'
import { earlyRequests } from './early-requests.ts'

/** Without it an answer is not of the simulated backend, but the page that a server gives for any address. */
const MARK = 'X-Simulado'
/** Milliseconds after which the simulation starts, whatever is still to be answered: a cold server is slow. */
const PATIENCE_MS = 5000
/** What the simulator keeps for its tab begins so; an answer from elsewhere would know nothing of it. */
const SIMULATOR = 'puntada_simulador'

export interface FirstAnswers {
  /** Whether the development server answers it. Another read has the simulation start, which alone can answer. */
  readonly covers: (method: string, url: string) => boolean
  /** The development server's answer; null where the simulation has to give it. */
  readonly take: (...asked: Parameters<ClientConfig['fetch']>) => Promise<Response | null>
  /**
   * Comes when the first screen has all that it was certain to ask for, and has been drawn; sooner when it reads
   * something else, which only the simulation can answer; or when it all takes too long.
   */
  readonly given: Promise<void>
}

type Page = Pick<Window, 'location' | 'sessionStorage' | 'setTimeout' | 'requestAnimationFrame'>

const isSimulatorSet = ({ location, sessionStorage }: Page): boolean => {
  if (location.search !== '') return true
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(SIMULATOR) && sessionStorage.getItem(key) !== '')
  } catch {
    return false
  }
}

/**
 * In development the simulation is some hundred modules, which the first screen would share the line with. So the
 * server that gives the modules answers the reads that this screen is certain to make, and the simulation comes after.
 */
export const firstAnswers = (page: Page, base: string, fetch: ClientConfig['fetch']): FirstAnswers | null => {
  if (isSimulatorSet(page)) return null
  const first = new Set(earlyRequests(page.location.pathname, '').map((address) => base + address))
  const answered = new Set<string>()
  let open = true
  let begin = (): void => undefined
  const given = new Promise<void>((resolve) => {
    begin = resolve
  })
  const close = (): void => {
    open = false
    begin()
  }
  page.setTimeout(close, PATIENCE_MS)
  const covers = (method: string, url: string): boolean => {
    if (!open || method !== 'GET') return false
    if (!first.has(url)) begin()
    return first.has(url)
  }
  return {
    covers,
    given,
    take: async (url, init) => {
      if (!covers(init.method ?? 'GET', url)) return null
      const answer = await fetch(url, init).catch((error: unknown) => {
        // Given up by whoever asked, who may ask again.
        if (init.signal?.aborted === true) throw error
        return null
      })
      if (answer?.ok !== true || !answer.headers.has(MARK)) {
        close()
        return null
      }
      answered.add(url)
      if (answered.size === first.size) page.requestAnimationFrame(() => page.setTimeout(close))
      return answer
    },
  }
}
