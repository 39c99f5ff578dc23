import type { Failure, Result } from '../result.ts'
import { foldText, isBlank } from '../text.ts'

/**
 * Who is using the site (section 3, R3.01; section 6, R6.01). Logged in means a stored name, nothing else.
 * `mail` is the user id of every per-user call (R6.04).
 */
export interface Session {
  readonly name: string
  readonly mail: string
  readonly phone: string
}

export type SocialProvider = 'Google' | 'Facebook'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Registration {
  readonly name: string
  readonly mail: string
  readonly phone: string
  readonly password: string
}

/** Accounts (R1.09 to R1.12). No call is ever repeated by itself. */
export interface SessionPort {
  /** R7.43. The session on the answer `exist`; anything else is `refused` with the server's text (R8.03). */
  login(credentials: Credentials): Promise<Result<Session>>
  /** R7.44 */
  loginSocial(query: { email: string; provider: SocialProvider }): Promise<Result<Session>>
  /** R7.41 */
  register(registration: Registration): Promise<Result<void>>
  /** R7.42 */
  registerSocial(query: { name: string; email: string; phone: string; provider: SocialProvider }): Promise<Result<void>>
  /** R7.50 */
  recoverPassword(email: string): Promise<Result<void>>
}

/** Where the session is kept between reloads. Reads of broken storage give null. */
export interface SessionStore {
  read(): Session | null
  /** False when the browser refused to keep it: then it lasts as long as the tab. */
  write(session: Session): boolean
  clear(): void
  /** Calls back when another tab logs in or out. Gives the way to stop listening. */
  onChange(listener: () => void): () => void
}

/** R4.02, R9.02: milliseconds between a successful login and the reload. */
export const RELOAD_AFTER_LOGIN_MS = 2000

/** Section 5 (R5.01, R5.02): both must be non-empty. A password may be of spaces. */
export const isLoginComplete = ({ email, password }: Credentials): boolean => !isBlank(email) && password !== ''

/** R6.01: a stored name that can be read makes a logged-in user. */
export const isLoggedIn = (session: Session | null): session is Session => session !== null && !isBlank(session.name)

/**
 * Whose calls can be made (R6.04): an e-mail is the user id, and without one nothing of the user's can be asked for.
 * A name alone (R6.01) is a logged-in user who must log in again before that.
 */
export const hasUserId = (session: Session | null): session is Session => isLoggedIn(session) && !isBlank(session.mail)

/** Whether a refused sign-up is the bare word that says that the account is there already (`exist`, as login's answer). */
export const saysAccountExists = (failure: Failure): boolean =>
  failure.kind === 'refused' && /^(?:ya )?exist[es]?$/.test(foldText(failure.text))

/** The shape that an address needs before it is worth sending. */
export const looksLikeMail = (mail: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(mail.trim())

export const MIN_PASSWORD_LENGTH = 8

export type RegistrationProblem = 'name-empty' | 'mail-wrong' | 'phone-wrong' | 'password-short'

/** What a sign-up still lacks, field by field. The document gives no rules; these are ours. */
export const registrationProblems = (
  registration: Registration,
): Partial<Record<keyof Registration, RegistrationProblem>> => ({
  ...(isBlank(registration.name) && { name: 'name-empty' as const }),
  ...(!looksLikeMail(registration.mail) && { mail: 'mail-wrong' as const }),
  ...(registration.phone.replace(/\D/g, '').length < 10 && { phone: 'phone-wrong' as const }),
  ...(registration.password.length < MIN_PASSWORD_LENGTH && { password: 'password-short' as const }),
})
