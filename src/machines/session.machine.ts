import { assign, setup } from 'xstate'
import { isLoggedIn, type Session } from '../domain/account/session.ts'

export type SessionEvent =
  | { type: 'storage.read'; session: Session | null }
  | { type: 'login.succeeded'; session: Session }
  | { type: 'logout.asked' }
  | { type: 'logout.cancelled' }
  | { type: 'logout.confirmed' }
  | { type: 'session.refused' }

/**
 * The visitor's session (section 4; R4.01, R4.03, R6.01). Starts `unknown`, because the first paint is the same for
 * everybody; `storage.read` brings the stored session, at the start and whenever another tab changes it. If the server
 * no longer knows the user (`session.refused`), the session ends without a reload, so that typed text is not lost;
 * `ended` holds that user until somebody logs in.
 *
 * Provided: `keep` stores the session of a login, `forget` removes the three items, `reload` loads the page again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { readonly session: Session | null; readonly ended: Session | null },
    events: {} as SessionEvent,
  },
  actions: {
    adopt: assign({ session: ({ event }) => ('session' in event ? event.session : null), ended: null }),
    drop: assign({ session: null }),
    end: assign({ session: null, ended: ({ context }) => context.session }),
    keep: () => undefined,
    forget: () => undefined,
    reload: () => undefined,
  },
  guards: { hasName: ({ event }) => 'session' in event && isLoggedIn(event.session) },
}).createMachine({
  id: 'session',
  context: { session: null, ended: null },
  initial: 'unknown',
  on: {
    'storage.read': [
      { guard: 'hasName', target: '.loggedIn', actions: 'adopt' },
      { target: '.anonymous', actions: 'drop' },
    ],
  },
  states: {
    unknown: {},
    anonymous: { on: { 'login.succeeded': { guard: 'hasName', target: 'loggedIn', actions: ['adopt', 'keep'] } } },
    loggedIn: {
      on: {
        'session.refused': { target: 'anonymous', actions: ['end', 'forget'] },
        'logout.asked': 'leaving',
        // Another tab may have logged in meanwhile: the last login counts.
        'login.succeeded': { guard: 'hasName', actions: ['adopt', 'keep'] },
      },
    },
    leaving: {
      on: {
        'session.refused': { target: 'anonymous', actions: ['end', 'forget'] },
        'logout.cancelled': 'loggedIn',
        'logout.confirmed': { target: 'anonymous', actions: ['drop', 'forget', 'reload'] },
      },
    },
  },
})
