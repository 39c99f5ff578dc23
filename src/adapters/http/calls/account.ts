import type { Session, SocialProvider } from '../../../domain/account/session.ts'
import { isBlank } from '../../../domain/text.ts'
import { row, write } from '../call.ts'
import { mail, oneOf, text } from '../values.ts'

const provider = oneOf<SocialProvider>('Google', 'Facebook')

/** The answer is a list whose first item has response, name and phone (R3.02). */
const account = row({ name: ['name', text], phone: ['phone', text] })
/** A name is what makes a session (R6.01): an answer without one lets nobody in. */
const session = (person: Omit<Session, 'mail'> | null, { mail: typed }: { mail: string }) =>
  person === null || isBlank(person.name) ? null : { ...person, mail: typed.trim() }

export const sessionCalls = {
  login: write('/login-user.php', {
    asks: { mail: ['email', mail], password: 'password' },
    source: 'R7.43',
    assumed: '',
    done: 'exist',
    others: 'refusal',
    gives: account,
    result: session,
  }),
  loginSocial: write('/login-user-redes.php', {
    asks: { mail: ['email', mail], provider: ['metodo', provider] },
    proof: 'token',
    source: 'R7.44',
    assumed: 'la respuesta es la de login-user',
    done: 'exist',
    others: 'refusal',
    gives: account,
    result: session,
  }),
}

export const accountsCalls = {
  register: write('/register-user.php', {
    asks: { name: 'name', mail: 'email', phone: 'phone', password: 'password' },
    source: 'R7.41',
    done: 'registered',
  }),
  registerSocial: write('/register-user-redes.php', {
    asks: { name: 'name', mail: 'email', phone: 'phone', provider: ['metodo', provider] },
    proof: 'token',
    source: 'R7.42',
    done: 'registered',
  }),
  recoverPassword: write('/recuperar-contrasena.php', { asks: { mail: 'email' }, source: 'R7.50', done: 'sent' }),
}
