import type { AccountsPort, Session, SessionPort } from '../../../domain/account/session.ts'
import type { FavouritesPort } from '../../../domain/favourites/favourites.ts'
import type { NewsletterPort } from '../../../domain/newsletter/newsletter.ts'
import { fail, mapResult, ok, type Result } from '../../../domain/result.ts'
import { isBlank } from '../../../domain/text.ts'
import type { HttpClient } from '../client/client.ts'
import type { Kinds } from '../schema/kinds.ts'
import { getMany, getOne, reads, writes, type WriteEndpoint } from './endpoint.ts'
import { products } from './catalogue-rows.ts'
import { firstRow, send, sendOnly } from './write.ts'

/** Section 7: accounts, favourites, newsletter. R3.04: the count is a list whose first item has cantidad. */
export const accountEndpoints = {
  register: writes('R7.41', '/register-user.php', ['name', 'email', 'phone', 'password'], { done: 'registered' }),
  registerSocial: writes('R7.42', '/register-user-redes.php', ['name', 'email', 'phone', 'metodo'], {
    done: 'registered',
  }),
  login: writes('R7.43', '/login-user.php', ['email', 'password'], { done: 'exist', assumed: '', others: 'refused' }),
  loginSocial: writes('R7.44', '/login-user-redes.php', ['email', 'metodo'], {
    done: 'exist',
    assumed: 'la respuesta es la de login-user',
    others: 'refused',
  }),
  recoverPassword: writes('R7.50', '/recuperar-contrasena.php', ['email'], { done: 'sent' }),
  subscribe: writes('R7.45', '/suscribir-newspaper.php', ['correo'], {
    done: 'registered',
    assumed: '',
    others: 'shown',
  }),
  favouritesCount: reads(
    'R7.29',
    '/data-user-favs-cant.php',
    ['user'],
    {
      answers: 'row',
      entity: 'cuenta_favoritos',
      fields: (kind) => ({ count: kind.countRequired('cantidad') }),
      toDomain: ({ count }) => count,
      idOf: () => '',
      isFigure: true,
    },
    { assumed: '', prefetch: [{ on: ['*'], query: { user: '$user' }, who: 'user' }] },
  ),
  favourites: reads('R7.30', '/list-products-user-favs.php', ['user'], products, {
    prefetch: [{ on: ['favoritos'], query: { user: '$user' }, who: 'user' }],
  }),
  addFavourite: writes('R7.47', '/usuario-fav.php', ['user', 'id_producto'], { done: 'registered' }),
  removeFavourite: writes('R7.48', '/usuario-fav-delete.php', ['user', 'id_producto'], { done: 'deleted' }),
} as const

const E = accountEndpoints

/** R3.02: a list whose first item has response, name and phone. */
const accountRow = ({ path }: WriteEndpoint) => ({
  path,
  answers: 'row' as const,
  entity: 'ingreso',
  fields: (kind: Kinds) => ({ name: kind.text('name'), phone: kind.text('phone') }),
  idOf: () => '',
})
export const ACCOUNT_ROWS = [accountRow(E.login), accountRow(E.loginSocial)]

const login = async (
  http: HttpClient,
  endpoint: WriteEndpoint,
  body: { readonly email: string; readonly [field: string]: string },
): Promise<Result<Session>> => {
  const answer = await send(http, endpoint, body)
  if (!answer.ok) return answer
  const account = firstRow(accountRow(endpoint), answer.value, http)
  // A name is what makes a session (R6.01): an answer without one lets nobody in.
  if (account === null || isBlank(account.name))
    return fail({ kind: 'malformed', where: `${endpoint.path}: se esperaba name` })
  return ok({ name: account.name, mail: body.email, phone: account.phone })
}

/** Logging in over HTTP (R7.43, R7.44). */
export const createSession = (http: HttpClient): SessionPort => ({
  login: ({ email, password }) => login(http, E.login, { email: email.trim(), password }),
  loginSocial: ({ email, provider }) => login(http, E.loginSocial, { email: email.trim(), metodo: provider }),
})

/** Accounts over HTTP (R7.41, R7.42, R7.50). */
export const createAccounts = (http: HttpClient): AccountsPort => ({
  register: ({ name, mail, phone, password }) => sendOnly(http, E.register, { name, email: mail, phone, password }),
  registerSocial: ({ name, email, phone, provider }) =>
    sendOnly(http, E.registerSocial, { name, email, phone, metodo: provider }),
  recoverPassword: ({ email }) => sendOnly(http, E.recoverPassword, { email }),
})

/** The newsletter over HTTP (R7.45). */
export const createNewsletter = (http: HttpClient): NewsletterPort => ({
  subscribe: ({ mail }) => sendOnly(http, E.subscribe, { correo: mail.trim() }),
})

/** Favourites over HTTP (R7.29, R7.30, R7.47, R7.48). */
export const createFavourites = (http: HttpClient): FavouritesPort => ({
  count: async ({ user }, signal) =>
    mapResult(await getOne(http, E.favouritesCount, { user }, signal), (count) => count ?? 0),
  list: ({ user }, signal) => getMany(http, E.favourites, { user }, signal),
  add: ({ user, productId }) => sendOnly(http, E.addFavourite, { user, id_producto: productId }),
  remove: ({ user, productId }) => sendOnly(http, E.removeFavourite, { user, id_producto: productId }),
})
