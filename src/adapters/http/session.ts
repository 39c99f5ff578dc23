import { fail, ok, type Result } from '../../domain/result.ts'
import type { Session, SessionPort } from '../../domain/account/session.ts'
import { isBlank } from '../../domain/text.ts'
import type { HttpClient } from './client.ts'
import { decodeRow } from './translate.ts'
import { decodeAnswer, post, postWord } from './post.ts'
import { writes, writesExactly, type WriteEndpoint } from './endpoint.ts'
import { field, type Schema } from './fields.ts'

/** R3.02: a list whose first item has response, name and phone; the response is read as a word. */
const loginRow: Schema<Pick<Session, 'name' | 'phone'>> = { name: ['name', field.text], phone: ['phone', field.text] }

/** Section 7, writes of the account. */
export const sessionEndpoints = {
  register: writes('R7.41', '/register-user.php', ['name', 'email', 'phone', 'password'], ['registered']),
  registerSocial: writes('R7.42', '/register-user-redes.php', ['name', 'email', 'phone', 'metodo'], ['registered']),
  login: writesExactly('R7.43', '/login-user.php', ['email', 'password'], ['exist'], ''),
  loginSocial: writesExactly(
    'R7.44',
    '/login-user-redes.php',
    ['email', 'metodo'],
    ['exist'],
    'la respuesta es la de login-user',
  ),
  recoverPassword: writes('R7.50', '/recuperar-contrasena.php', ['email'], ['sent']),
} as const

const E = sessionEndpoints

const login = async (
  http: HttpClient,
  endpoint: WriteEndpoint,
  body: { readonly email: string; readonly [field: string]: string },
): Promise<Result<Session>> => {
  const answer = await post(http, endpoint.path, body)
  if (!answer.ok) return answer
  const word = decodeAnswer(endpoint, answer.value, http)
  if (!word.ok) return word
  const account = decodeRow(
    { path: endpoint.path, answers: 'row', entity: 'ingreso', schema: loginRow },
    answer.value,
    http,
  )
  // A name is what makes a session (R6.01): an answer without one lets nobody in.
  if (!account.ok || account.value === null || isBlank(account.value.name)) {
    return fail({ kind: 'malformed', where: `${endpoint.path}: se esperaba name` })
  }
  return ok({ name: account.value.name, mail: body.email, phone: account.value.phone })
}

/** Accounts over HTTP (R7.41 to R7.44, R7.50). */
export const createSession = (http: HttpClient): SessionPort => ({
  login: ({ email, password }) => login(http, E.login, { email: email.trim(), password }),
  loginSocial: ({ email, provider }) => login(http, E.loginSocial, { email: email.trim(), metodo: provider }),
  register: ({ name, mail, phone, password }) => postWord(http, E.register, { name, email: mail, phone, password }),
  registerSocial: ({ name, email, phone, provider }) =>
    postWord(http, E.registerSocial, { name, email, phone, metodo: provider }),
  recoverPassword: (email) => postWord(http, E.recoverPassword, { email }),
})
