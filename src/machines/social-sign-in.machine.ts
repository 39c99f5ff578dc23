import { assign, fromPromise, setup } from 'xstate'
import {
  hasUsableMail,
  type IdentityError,
  type IdentityResult,
  type SocialAccount,
} from '../domain/account/identity.ts'
import { rejection, type Failure } from '../domain/result.ts'
import { RELOAD_AFTER_LOGIN_MS, type Session, type SocialProvider } from '../domain/account/session.ts'
import { entered } from './login.machine.ts'

/** The first request of a screen's buttons: the document has an endpoint for each. */
export type SocialStep = 'logIn' | 'register'

export type SocialEvent =
  | { type: 'provider.chosen'; provider: SocialProvider; step: SocialStep }
  | { type: 'registration.chosen' }
  | { type: 'abandoned' }

export type SocialQuery = Readonly<{ provider: SocialProvider; account: SocialAccount; step: SocialStep }>

/** The shop's answer to an account. `step` is what failed: only a failed registration may have created an account. */
export type SocialEntry =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly failure: Failure; readonly step: SocialStep }

type Context = SocialQuery & {
  /** The shop's own words when it refused to log the account in; null otherwise. */
  readonly refusal: string | null
  readonly session: Session | null
}

const NOBODY: SocialAccount = { name: '', mail: '', phone: '', token: '' }

const failed = ({ event: { output } }: { event: { output: SocialEntry } }) =>
  output.ok ? { failure: { kind: 'aborted' } as const, step: 'logIn' as const } : output
const refusalIn = ({ event: { output } }: { event: { output: SocialEntry } }) =>
  !output.ok && output.failure.kind === 'refused' ? output.failure.text : null
const accountIn = ({ event: { output } }: { event: { output: IdentityResult } }) =>
  output.ok ? output.account : NOBODY

/**
 * Login and registration with Google or Facebook, only when asked. A newer attempt overtakes an older one until a
 * request is sent, because a closed window is reported seconds late. Refused at `logIn`, the account waits in
 * `refused`; `registration.chosen` registers it without another window. A registered account logs in once, which brings
 * its name and phone; then the page is reloaded. Provided: actors `askProvider` and `enter` (a rejection is told as a
 * failure), toasts, `keepSession`, `keepsAll`, `reload`, `goOn`.
 */
export const socialSignInMachine = setup({
  types: { context: {} as Context, events: {} as SocialEvent },
  actors: {
    askProvider: fromPromise<IdentityResult, SocialProvider>(() =>
      Promise.reject(new Error('askProvider is not provided')),
    ),
    enter: fromPromise<SocialEntry, SocialQuery>(() => Promise.reject(new Error('enter is not provided'))),
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'provider.chosen' ? { provider: event.provider, step: event.step, account: NOBODY } : {},
    ),
    tellIdentity: (_args, _params: { error: IdentityError }) => undefined,
    tellNoEmail: (_args, _params: { provider: SocialProvider }) => undefined,
    tellFailure: (_args, _params: { failure: Failure; step: SocialStep }) => undefined,
    tellSuccess: (_args, _params: { session: Session }) => undefined,
    keepSession: (_args, _params: { session: Session }) => undefined,
    reload: () => undefined,
    goOn: () => undefined,
  },
  guards: { keepsAll: () => true },
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
        'registration.chosen': { target: 'entering', actions: assign({ step: 'register' }) },
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
            guard: ({ event }) => event.output.ok && !hasUsableMail(event.output.account),
            target: 'idle',
            actions: { type: 'tellNoEmail', params: ({ context }) => ({ provider: context.provider }) },
          },
          { target: 'entering', actions: assign({ account: accountIn }) },
        ],
        onError: { target: 'idle', actions: { type: 'tellIdentity', params: { error: 'unknown' } } },
      },
    },
    entering: {
      invoke: {
        src: 'enter',
        input: ({ context: { provider, account, step } }) => ({ provider, account, step }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'succeeded',
            actions: assign({ session: ({ event }) => (event.output.ok ? event.output.session : null) }),
          },
          {
            // An account refused after its registration is not helped by another.
            guard: ({ context, event }) => context.step === 'logIn' && refusalIn({ event }) !== null,
            target: 'refused',
            actions: [assign({ refusal: refusalIn }), { type: 'tellFailure', params: failed }],
          },
          { target: 'idle', actions: { type: 'tellFailure', params: failed } },
        ],
        onError: {
          target: 'idle',
          actions: {
            type: 'tellFailure',
            params: ({ context, event }) => ({ failure: rejection(event.error), step: context.step }),
          },
        },
      },
    },
    ...entered('idle'),
  },
})
