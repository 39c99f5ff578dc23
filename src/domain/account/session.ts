import type { Writes } from '../result.ts'
import { tenDigits } from '../phone.ts'
import { isBlank, visibleText } from '../text.ts'

/**
 * The visitor's session (section 3, R3.01; section 6). Logged in means a stored name, nothing else.
 * `mail` is the user id of every per-user call.
 */
export type Session = Readonly<{
  name: string
  mail: string
  phone: string
}>

/** What is known of the visitor's session: `unknown` until the storage was read, `leaving` while logging out is asked. */
export type SessionState = Readonly<{
  status: 'unknown' | 'anonymous' | 'loggedIn' | 'leaving'
  session: Session | null
  /** Why the person is asked to log in: in the first case the session stays stored. Null until then. */
  ended: 'by-server' | 'in-other-tab' | null
}>

export type SocialProvider = 'Google' | 'Facebook'

export type Credentials = Readonly<{
  mail: string
  password: string
}>

export type Registration = Session & { readonly password: string }

/** Logging in. No call is ever repeated by itself. */
export interface SessionPort {
  /** The session on the answer `exist`; anything else is `refused` with the server's text. */
  login: Writes<Credentials, Session>
  loginSocial: Writes<{ mail: string; provider: SocialProvider; token: string }, Session>
}

/** Signing up, and forgotten passwords. */
export interface AccountsPort {
  register: Writes<Registration>
  registerSocial: Writes<Session & { provider: SocialProvider; token: string }>
  /** Asks for the e-mail that leads to a new password (R7.50). */
  recoverPassword: Writes<{ mail: string }>
}

/** The stored session. Broken storage reads as null. */
export interface SessionStore {
  read(): Session | null
  /** False if the browser refused to store it: then it lasts as long as the tab. */
  write(session: Session): boolean
  clear(): void
  /** Whether the host has not yet heard of the last log-out. */
  isLeaving(): boolean
  noteLeaving(isLeaving: boolean): void
  /** Removes what this browser keeps of a user beside the session: drafts, orders, recents, searches. */
  removeUser(mail: string): void
  /** Calls back when another tab logs in or out. Returns how to stop. */
  onChange(listener: () => void): () => void
}

export const RELOAD_AFTER_LOGIN_MS = 2000

/** The names of the fields that fail their check, in the form's order. */
const failing = <Name extends string>(checks: Readonly<Record<Name, boolean>>) =>
  (Object.keys(checks) as Name[]).filter((name) => !checks[name])

/** The fields of a login form that are missing. A password may consist of spaces. */
export const missingIn = ({ mail, password }: Credentials) =>
  failing({ mail: !isBlank(mail), password: password !== '' })

/** A readable stored name means logged in. */
export const isLoggedIn = (session: Session | null): session is Session => session !== null && !isBlank(session.name)

/** Whether per-user calls can be made: a session with a name alone must log in again before them. */
export const hasUserId = (session: Session | null): session is Session => isLoggedIn(session) && !isBlank(session.mail)

const NAME = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+`
const LABEL = String.raw`[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*`
const MAIL = new RegExp(String.raw`^${NAME}(?:\.${NAME})*@(?:${LABEL}\.)+(?:xn--[a-z\d-]+|\p{L}{2,})$`, 'iu')

/** A rough check of an e-mail address before it is sent: no dots in a row, no `mailto:`, no brackets. */
export const looksLikeMail = (mail: string) => MAIL.test(visibleText(mail))

export const MIN_PASSWORD_LENGTH = 8

/** The wrong fields of a sign-up form. The document gives no rules; these are ours. */
export const wrongIn = ({ name, mail, phone, password }: Registration) =>
  failing({
    name: !isBlank(name),
    mail: looksLikeMail(mail),
    phone: tenDigits(phone) !== null,
    password: password.length >= MIN_PASSWORD_LENGTH,
  })

/** A registration as it is sent: the password as it was typed, mail and phone without what came along with them. */
export const cleanRegistration = (typed: Registration): Registration => ({
  ...typed,
  mail: visibleText(typed.mail),
  phone: tenDigits(typed.phone) ?? typed.phone,
})
