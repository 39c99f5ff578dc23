import { assign, fromPromise, setup } from 'xstate'
import {
  hasUsableEmail,
  type IdentityError,
  type IdentityResult,
  type SocialAccount,
} from '../domain/account/identity.ts'
import { rejection, type Failure, type Result } from '../domain/result.ts'
import { RELOAD_AFTER_LOGIN_MS, type Session, type SocialProvider } from '../domain/account/session.ts'
import { saysUnknownPerson } from '../domain/account/unknown-person.ts'

export interface SocialQuery {
  readonly provider: SocialProvider
  readonly account: SocialAccount
}

interface Context {
  readonly provider: SocialProvider
  readonly account: SocialAccount
  /** This attempt has created the account: a second refusal is final. */
  readonly registered: boolean
  readonly session: Session | null
}

const NOBODY: SocialAccount = { name: '', email: '', phone: '' }

/** The step that failed: only a failed registration may have created an account. */
export type SocialStep = 'logIn' | 'register'

const refusedUnknown = ({ context, event }: { context: Context; event: { output: Result<unknown> } }): boolean =>
  !context.registered && !event.output.ok && saysUnknownPerson(event.output.failure)

const told = (step: SocialStep) => ({
  onDone: ({ event }: { event: { output: Result<unknown> } }) => ({
    failure: event.output.ok ? ({ kind: 'aborted' } as const) : event.output.failure,
    step,
  }),
  onError: ({ event }: { event: { error: unknown } }) => ({ failure: rejection(event.error), step }),
})

/**
 * Login and registration with Google or Facebook (R1.11, R1.12, R5.06). Starts only when asked (R1.13). While the
 * provider's window is open a newer attempt overtakes the older one, because a closed window is reported seconds
 * late; once a request is sent, further attempts do nothing. A person without an account is registered and then logged
 * in; any other refusal is shown. The session is stored only after the shop has accepted it; 2000 ms later the page is
 * reloaded (R4.02).
 *
 * Provided: actors `askProvider`, `logIn`, `register` (port calls; a rejection is told as a failure), actions
 * `tellIdentity` (R8.21 to
 * R8.33), `tellNoEmail`, `tellFailure`, `tellSuccess` (toasts), `keepSession`, `reload`.
 */
export const socialSignInMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'asked'; provider: SocialProvider } | { type: 'abandoned' } },
  actors: {
    askProvider: fromPromise<IdentityResult, SocialProvider>(() =>
      Promise.reject(new Error('askProvider is not provided')),
    ),
    logIn: fromPromise<Result<Session>, SocialQuery>(() => Promise.reject(new Error('logIn is not provided'))),
    register: fromPromise<Result<void>, SocialQuery>(() => Promise.reject(new Error('register is not provided'))),
  },
  actions: {
    tellIdentity: (_args, _params: { error: IdentityError }) => undefined,
    tellNoEmail: (_args, _params: { provider: SocialProvider }) => undefined,
    tellFailure: (_args, _params: { failure: Failure; step: SocialStep }) => undefined,
    tellSuccess: (_args, _params: { session: Session }) => undefined,
    keepSession: (_args, _params: { session: Session }) => undefined,
    reload: () => undefined,
  },
  delays: { beforeReload: RELOAD_AFTER_LOGIN_MS },
}).createMachine({
  id: 'socialSignIn',
  context: { provider: 'Google', account: NOBODY, registered: false, session: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        asked: {
          target: 'askingProvider',
          actions: assign(({ event }) => ({ provider: event.provider, account: NOBODY, registered: false })),
        },
      },
    },
    askingProvider: {
      on: {
        asked: {
          target: 'askingProvider',
          reenter: true,
          actions: assign({ provider: ({ event }) => event.provider }),
        },
        abandoned: 'idle',
      },
      invoke: {
        src: 'askProvider',
        input: ({ context }) => context.provider,
        onDone: [
          {
            guard: ({ event }) => !event.output.ok,
            target: 'idle',
            actions: {
              type: 'tellIdentity',
              params: ({ event }) => ({ error: event.output.ok ? 'unknown' : event.output.error }),
            },
          },
          {
            guard: ({ event }) => event.output.ok && hasUsableEmail(event.output.account),
            target: 'loggingIn',
            actions: assign({ account: ({ event }) => (event.output.ok ? event.output.account : NOBODY) }),
          },
          {
            target: 'idle',
            actions: { type: 'tellNoEmail', params: ({ context }) => ({ provider: context.provider }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'tellIdentity', params: { error: 'unknown' } } },
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context: { provider, account } }) => ({ provider, account }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'succeeded',
            actions: assign({ session: ({ event }) => (event.output.ok ? event.output.value : null) }),
          },
          { guard: refusedUnknown, target: 'registering' },
          { target: 'idle', actions: { type: 'tellFailure', params: told('logIn').onDone } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailure', params: told('logIn').onError } },
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context: { provider, account } }) => ({ provider, account }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'loggingIn', actions: assign({ registered: true }) },
          { target: 'idle', actions: { type: 'tellFailure', params: told('register').onDone } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailure', params: told('register').onError } },
      },
    },
    succeeded: {
      entry: [
        { type: 'keepSession', params: ({ context }) => ({ session: context.session! }) },
        { type: 'tellSuccess', params: ({ context }) => ({ session: context.session! }) },
      ],
      after: { beforeReload: 'reloading' },
    },
    reloading: { type: 'final', entry: 'reload' },
  },
})
