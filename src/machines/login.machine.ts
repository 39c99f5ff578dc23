import { assign, fromPromise, setup } from 'xstate'
import { rejection, type Failure, type Result } from '../domain/result.ts'
import { RELOAD_AFTER_LOGIN_MS, type Credentials, type Session } from '../domain/account/session.ts'

interface Context {
  session: Session | null
  failure: Failure | null
}

const tellFailure = {
  type: 'tellFailure',
  params: ({ context }: { context: Context }) => ({ failure: context.failure! }),
} as const

const withSession = ({ context }: { context: { session: Session | null } }) => ({ session: context.session! })
/**
 * The states after any login: the session is stored, and the page loads again. Where that would lose something which
 * the browser does not keep, the page goes on as it is, and the machine is back at `start`.
 */
export const entered = <Start extends string>(start: Start) =>
  ({
    succeeded: {
      entry: [
        { type: 'keepSession', params: withSession },
        { type: 'tellSuccess', params: withSession },
      ],
      after: {
        beforeReload: [
          { guard: 'keepsAll', target: 'reloading' },
          { target: start, actions: 'goOn' },
        ],
      },
    },
    reloading: { type: 'final', entry: 'reload' },
  }) as const

/**
 * Login; the form sends only what is complete. Sending again does nothing while a request is under way or after a
 * success; an answer after leaving the form is ignored. Provided: actor `logIn` (a rejection counts as `malformed`), toasts, `keepSession`, `keepsAll`,
 * `reload`, `goOn`.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'form.sent'; credentials: Credentials } | { type: 'abandoned' },
  },
  actors: {
    logIn: fromPromise<Result<Session>, Credentials>(() => Promise.reject(new Error('logIn is not provided'))),
  },
  actions: {
    tellSuccess: (_args, _params: { session: Session }) => undefined,
    tellFailure: (_args, _params: { failure: Failure }) => undefined,
    keepSession: (_args, _params: { session: Session }) => undefined,
    reload: () => undefined,
    goOn: () => undefined,
  },
  guards: {
    keepsAll: () => true,
  },
  delays: { beforeReload: RELOAD_AFTER_LOGIN_MS },
}).createMachine({
  id: 'login',
  context: { session: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.sent': 'asking',
        abandoned: { actions: assign({ failure: null }) },
      },
    },
    asking: {
      on: { abandoned: { target: 'editing', actions: assign({ failure: null }) } },
      invoke: {
        src: 'logIn',
        input: ({ event }) => ('credentials' in event ? event.credentials : { mail: '', password: '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'succeeded',
            actions: assign({ session: ({ event }) => (event.output.ok ? event.output.value : null), failure: null }),
          },
          {
            target: 'editing',
            actions: [assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }), tellFailure],
          },
        ],
        onError: {
          target: 'editing',
          actions: [assign({ failure: ({ event }) => rejection(event.error) }), tellFailure],
        },
      },
    },
    ...entered('editing'),
  },
})
