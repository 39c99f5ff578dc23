import { assign, setup } from 'xstate'
import { isLoggedIn, type Session, type SessionState } from '../domain/account/session.ts'

export type SessionEvent =
  | { type: 'storage.read'; session: Session | null }
  | { type: 'login.succeeded'; session: Session }
  | { type: 'logout.requested' }
  | { type: 'logout.cancelled' }
  | { type: 'logout.confirmed'; removesStored: boolean }
  | { type: 'session.refused'; user: string }

/**
 * The visitor's session. It starts `unknown`, because the first paint is the same for everybody. A 401 in this user's
 * name asks to log in again and removes nothing: only logging out forgets.
 */
export const sessionMachine = setup({
  types: { context: {} as Omit<SessionState, 'status'>, events: {} as SessionEvent },
  actions: {
    adopt: assign({ session: ({ event }) => ('session' in event ? event.session : null), ended: null }),
    drop: assign({
      session: null,
      ended: ({ context }) => (context.session === null ? context.ended : 'in-other-tab'),
    }),
    leave: assign({ session: null, ended: null }),
    askAgain: assign({ ended: 'by-server' }),
    persist: () => undefined,
    forget: () => undefined,
    reload: () => undefined,
  },
  guards: {
    hasName: ({ event }) => 'session' in event && isLoggedIn(event.session),
    isTheirs: ({ context }, user: string) => context.session?.mail === user,
  },
}).createMachine({
  id: 'session',
  context: { session: null, ended: null },
  initial: 'unknown',
  on: {
    'storage.read': [
      { guard: 'hasName', target: '.loggedIn', actions: 'adopt' },
      { target: '.anonymous', actions: 'drop' },
    ],
    // Another tab, or a window of a social network, may be faster: the last login counts.
    'login.succeeded': { guard: 'hasName', target: '.loggedIn', actions: ['adopt', 'persist'] },
  },
  states: {
    unknown: {},
    anonymous: {},
    loggedIn: {
      on: {
        'session.refused': {
          guard: { type: 'isTheirs', params: ({ event }) => event.user },
          actions: 'askAgain',
        },
        'logout.requested': 'leaving',
      },
    },
    leaving: {
      on: {
        'logout.cancelled': 'loggedIn',
        'logout.confirmed': { target: 'anonymous', actions: ['forget', 'leave', 'reload'] },
      },
    },
  },
})
