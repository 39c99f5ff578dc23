import { randomUUID } from 'node:crypto'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import type { Call } from '../../src/adapters/http/call.ts'

type Item = Readonly<Record<string, unknown>>

const { catalogue, blog, messaging, accounts, session, newsletter, orders } = CALLS
const PASSWORD = 'Contrato-1234'
const TEXT = 'Prueba del contrato'

export interface Account {
  readonly user: string
  readonly password?: string | undefined
}

/** Parameters for a live API, with ids from its earlier answers. */
export const createSamples = ({ user, password }: Account, store?: string) => {
  const answers = new Map<Call, readonly Item[]>()
  const firstOf = (call: Call): Item => answers.get(call)?.[0] ?? {}
  const text = (item: Item, field: string, otherwise = '') =>
    typeof item[field] === 'string' && item[field] !== '' ? item[field] : otherwise
  const fresh = `contrato-${randomUUID().slice(0, 8)}@ejemplo.mx`
  const person = password === undefined ? fresh : user

  return {
    learn: (call: Call, items: readonly unknown[]) => answers.set(call, items as readonly Item[]),
    /** A call's parameters by our names. */
    asked(call: Call): Item {
      const product = firstOf(catalogue.products)
      const productId = text(product, 'id', '1')
      const storeId = store ?? text(product, 'storeId', text(firstOf(catalogue.companies), 'id', '1'))
      const stocked = answers.get(catalogue.companyProducts)?.find((item) => item['storeId'] === storeId) ?? product
      const article = firstOf(blog.articles)
      const values: Item = {
        limit: 20,
        segment: text(product, 'segment'),
        category: text(product, 'category'),
        size: '',
        priceFrom: null,
        priceTo: null,
        user: password === undefined && 'done' in call ? person : user,
        id: call === blog.article || call === blog.related ? text(article, 'id', '1') : productId,
        productId,
        storeId,
        classification: text(article, 'classification'),
        kind: call === catalogue.carousel ? 'principal' : 'inicio',
        text: text(product, 'name', 'blusa').split(' ')[0] ?? '',
        name: TEXT,
        mail: call === session.login || call === accounts.recoverPassword ? person : fresh,
        phone: '4450000000',
        password: password ?? PASSWORD,
        provider: 'Google',
        clientId: randomUUID(),
        note: TEXT,
        total: 100,
        lines: [
          { productId: text(stocked, 'id', '1'), productName: TEXT, colour: '', size: '', pieces: 1, price: 100 },
        ],
        page: '/',
        articleId: text(article, 'id', '1'),
      }
      const isTalk = call === messaging.sentTo || call === messaging.receivedFrom
      if (isTalk) return { ...values, storeId: text(answers.get(messaging.inbox)?.at(-1) ?? {}, 'storeId', storeId) }
      if (call === catalogue.company) return { ...values, id: text(firstOf(catalogue.companies), 'id', storeId) }
      if (call === messaging.send) return { ...values, text: TEXT, productId: text(stocked, 'id', '1') }
      if (call === accounts.registerSocial || call === session.loginSocial) return { ...values, mail: `red-${fresh}` }
      return values
    },
  }
}

/** The calls whose answers give others their parameters come first. */
const FIRST: readonly Call[] = [
  catalogue.products,
  catalogue.companies,
  catalogue.companyProducts,
  blog.articles,
  messaging.inbox,
  accounts.registerSocial,
  session.loginSocial,
  // The registration is last of these, because it opens the session of the writes.
  accounts.register,
  session.login,
]
const rank = (call: Call) => (FIRST.includes(call) ? FIRST.indexOf(call) : FIRST.length)
export const inOrder = <C extends Call>(calls: readonly C[]): readonly C[] =>
  calls.toSorted((a, b) => rank(a) - rank(b))

/** Calls that somebody at a store reads: they are sent only to a store that was named. */
export const NEEDS_STORE: ReadonlySet<Call> = new Set<Call>([messaging.send, orders.create])
/** The traces of writes that the API cannot take back. */
export const LEAVES: ReadonlyMap<Call, string> = new Map<Call, string>([
  [accounts.register, 'una cuenta'],
  [accounts.registerSocial, 'una cuenta de red social'],
  [newsletter.subscribe, 'una suscripción al boletín'],
  [messaging.send, 'un mensaje'],
  [orders.create, 'un pedido'],
])
