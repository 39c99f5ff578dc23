import { looksLikeMail, type AccountsPort, type Session, type SessionPort } from '../../src/domain/account/session.ts'
import { isBlank } from '../../src/domain/text.ts'
import { hash } from '../seed/random.ts'
import { answering, pick, Refusal, simulatedToken, userId, where, type SimulationContext } from './reply.ts'

/** A hash without security, so that a visitor's password is not readable in the browser's storage. */
export const passwordHash = (password: string) => hash(`puntada/${password}`)

/** Social accounts have no password: no text has this hash. */
const NO_PASSWORD = -1

const userIn = ({ db }: SimulationContext, mail: string) => db.user.findFirst(where({ mail: userId(mail) }))

/** The mail of a token, checked as a server checks the signature. */
const proven = (mail: string, token: string) => {
  if (token !== simulatedToken(mail)) throw new Refusal('No pudimos comprobar esa cuenta.')
}

export const memorySession = (context: SimulationContext) =>
  answering<SessionPort>(context, {
    login({ mail, password }) {
      const user = userIn(context, mail)
      if (user?.passwordHash !== passwordHash(password)) throw new Refusal('Correo o contraseña incorrectos.')
      return pick(user, 'name', 'mail', 'phone')
    },
    loginSocial({ mail, token }) {
      proven(mail, token)
      const user = userIn(context, mail)
      if (user === null) throw new Refusal('No hay una cuenta con ese correo.')
      return pick(user, 'name', 'mail', 'phone')
    },
  })

export const memoryAccounts = (context: SimulationContext) => {
  const create = (account: Session, hashed: number) => {
    const mail = userId(account.mail)
    if (isBlank(account.name) || !looksLikeMail(mail)) throw new Refusal('Faltan datos para crear tu cuenta.')
    if (userIn(context, mail) !== null) throw new Refusal('Ese correo ya está registrado.')
    const [name, phone] = [account.name.trim(), account.phone.trim()]
    context.db.user.create({ mail, name, phone, passwordHash: hashed })
    context.save()
  }
  return answering<AccountsPort>(context, {
    register({ password, ...account }) {
      if (password === '') throw new Refusal('Faltan datos para crear tu cuenta.')
      create(account, passwordHash(password))
    },
    registerSocial({ name, mail, phone, token }) {
      proven(mail, token)
      create({ name: isBlank(name) ? mail : name, mail, phone }, NO_PASSWORD)
    },
    recoverPassword({ mail }) {
      if (userIn(context, mail) === null) throw new Refusal('No encontramos una cuenta con ese correo.')
    },
  })
}
