import { assign, fromPromise, setup } from 'xstate'
import {
  hasUsableEmail,
  type IdentityError,
  type IdentityResult,
  type SocialAccount,
} from '../domain/account/identity.ts'
import { rejection, type Failure, type Result } from '../domain/result.ts'
import { RELOAD_AFTER_LOGIN_MS, type Session, type SocialProvider } from '../domain/account/session.ts'

export type SocialQuery = Readonly<{
  provider: SocialProvider
  account: SocialAccount
}>

export type SocialEvent =
  | { type: 'provider.chosen'; provider: SocialProvider; step: SocialStep }
  | { type: 'registration.chosen' }
  | { type: 'abandoned' }

interface Context {
  provider: SocialProvider
  account: SocialAccount
  /** What the buttons of the screen do first: the document has an endpoint for each. */
  step: SocialStep
  /** The shop's own words when it refused to log the account in; null otherwise. */
  refusal: string | null
  session: Session | null
}

const NOBODY: SocialAccount = { name: '', email: '', phone: '', token: '' }

/** The step that failed: only a failed registration may have created an account. */
export type SocialStep = 'logIn' | 'register'

type Ended = { event: { output: Result<unknown> } | { error: unknown } }

const failureIn = ({ event }: Ended): Failure => {
  if ('error' in event) return rejection(event.error)
  return event.output.ok ? { kind: 'aborted' } : event.output.failure
}
const failedLogin = (ended: Ended) => ({ failure: failureIn(ended), step: 'logIn' as const })
const failedRegistration = (ended: Ended) => ({ failure: failureIn(ended), step: 'register' as const })

const accountIn = ({ event }: { event: { output: IdentityResult } }): SocialAccount =>
  event.output.ok ? event.output.account : NOBODY
const refusalIn = ({ event }: { event: { output: Result<unknown> } }) =>
  !event.output.ok && event.output.failure.kind === 'refused' ? event.output.failure.text : null

/**
 * Login and registration with Google or Facebook, only when asked. A newer attempt
 * overtakes an older one until a request is sent, because a closed window is reported seconds late. Refused at
 * `logIn`, it waits in `refused`; `registration.chosen` registers the same account without another window. A registered
 * account logs in once, which brings its name and phone; then the page is reloaded. Provided: port calls (a
 * rejection is told as a failure), toasts, `keepSession`, `reload`.
 */
export const socialSignInMachine = setup({
  types: { context: {} as Context, events: {} as SocialEvent },
  actors: {
    askProvider: fromPromise<IdentityResult, SocialProvider>(() =>
      Promise.reject(new Error('askProvider is not provided')),
    ),
    logIn: fromPromise<Result<Session>, SocialQuery>(() => Promise.reject(new Error('logIn is not provided'))),
    register: fromPromise<Result<void>, SocialQuery>(() => Promise.reject(new Error('register is not provided'))),
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'provider.chosen' ? { provider: event.provider, step: event.step, account: NOBODY } : {},
    ),
    tellIdentity: (_args, _params: { error: IdentityError }) => undefined,
    tellNoEmail: (_args, _params: { provider: SocialProvider }) => undefined,
    tellFailure: (_args, _params: { failure: Failure; step: SocialStep }) => undefined,
    tellRegistered: () => undefined,
    tellSuccess: (_args, _params: { session: Session }) => undefined,
    keepSession: (_args, _params: { session: Session }) => undefined,
    reload: () => undefined,
  },
  delays: { beforeReload: RELOAD_AFTER_LOGIN_MS },
}).createMachine({
  id: 'socialSignIn',
  context: { provider: 'Google', account: NOBODY, step: 'logIn', refusal: null, session: null },
  initial: 'idle',
  states: {
    idle: { on: { 'provider.chosen': { target: 'askingProvider', actions: 'begin' } } },
    /** The shop refused to log the account in: it may be registered, if the person says so. */
    refused: {
      on: {
        'provider.chosen': { target: 'askingProvider', actions: 'begin' },
        'registration.chosen': 'registering',
        abandoned: 'idle',
      },
      exit: assign({ refusal: null }),
    },
    askingProvider: {
      on: {
        'provider.chosen': { target: 'askingProvider', reenter: true, actions: 'begin' },
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
            guard: ({ event }) => event.output.ok && !hasUsableEmail(event.output.account),
            target: 'idle',
            actions: { type: 'tellNoEmail', params: ({ context }) => ({ provider: context.provider }) },
          },
          {
            guard: ({ context }) => context.step === 'register',
            target: 'registering',
            actions: assign({ account: accountIn }),
          },
          { target: 'loggingIn', actions: assign({ account: accountIn }) },
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
          {
            // Refused after it was registered: to register it again would not help.
            guard: ({ context, event }) => context.step === 'logIn' && refusalIn({ event }) !== null,
            target: 'refused',
            actions: [assign({ refusal: refusalIn }), { type: 'tellFailure', params: failedLogin }],
          },
          { target: 'idle', actions: { type: 'tellFailure', params: failedLogin } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailure', params: failedLogin } },
      },
    },
    registering: {
      entry: assign({ step: 'register' }),
      invoke: {
        src: 'register',
        input: ({ context: { provider, account } }) => ({ provider, account }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'loggingIn', actions: 'tellRegistered' },
          { target: 'idle', actions: { type: 'tellFailure', params: failedRegistration } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailure', params: failedRegistration } },
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
