import { EARLY_INIT, earlyRequests, storedUser } from '../composition/early-requests.ts'
import type { EarlyAnswers } from '../composition/early.ts'

/** Filled in by the build. */
declare const API_BASE: string

const answers: EarlyAnswers = {}
for (const address of earlyRequests(location.pathname, storedUser(() => localStorage))) {
  const answer = fetch(API_BASE + address, EARLY_INIT)
  // Whoever asks for it hears of the failure; if nobody does, nobody needs to.
  answer.catch(() => undefined)
  answers[API_BASE + address] = answer
}
window.puntadaEarly = answers
