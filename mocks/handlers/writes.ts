import { accountEndpoints } from '../../src/adapters/http/endpoints/account.ts'
import { tradeEndpoints } from '../../src/adapters/http/endpoints/trade.ts'
import type { WriteEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { visitsEndpoints } from '../../src/adapters/http/endpoints/visits.ts'
import type { OrderLine } from '../../src/domain/orders/orders.ts'
import type { Result } from '../../src/domain/result.ts'
import type { Session, SocialProvider } from '../../src/domain/account/session.ts'
import type { MemoryPorts } from '../memory/ports.ts'

type Body = Readonly<Record<string, unknown>>

/** What PHP prints: a bare word, or rows; what is refused outside of login and newsletter has an error status. */
export type Said = ({ readonly word: string } | { readonly rows: readonly unknown[] }) & { readonly status?: number }

export interface Write {
  readonly path: string
  /** True where it belongs to a user: a session that has run out refuses it. */
  readonly personal: boolean
  readonly answer: (body: Body) => Promise<Said>
}

const text = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const number = (body: Body, name: string): number => {
  const value = Number(text(body, name))
  return Number.isFinite(value) ? value : 0
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

const provider = (body: Body): SocialProvider => (text(body, 'metodo') === 'Facebook' ? 'Facebook' : 'Google')

const line = (body: Body): OrderLine => ({
  productId: text(body, 'id_producto'),
  productName: text(body, 'producto'),
  colour: text(body, 'color'),
  size: text(body, 'talla'),
  pieces: number(body, 'cantidad'),
  price: Math.round(number(body, 'precio') * 100),
})

/** Rows on success, or the refusal as `response` of the first row. */
const said = async <T>(asked: Promise<Result<T>>, success: (value: T) => object, status = 422): Promise<Said> => {
  const result = await asked
  if (result.ok) return { rows: [success(result.value)] }
  return { rows: [{ response: result.failure.kind === 'refused' ? result.failure.text : 'error' }], status }
}

const write = ({ path, parameters }: WriteEndpoint, answer: Write['answer']): Write => ({
  path,
  personal: parameters.includes('user'),
  answer,
})

/** The 17 POSTs of section 7: body in, port call, PHP's word out. */
export const writes = ({
  accounts,
  session,
  newsletter,
  messaging,
  favourites,
  orders,
  visits,
}: MemoryPorts): readonly Write[] => {
  const S = accountEndpoints
  const V = visitsEndpoints
  const word = (response: string) => () => ({ response })
  const account = ({ name, phone }: Session) => ({ response: 'exist', name, phone })
  const favourite = (b: Body) => ({ user: text(b, 'user'), productId: text(b, 'id_producto') })
  const record = ({ path }: WriteEndpoint, act: (body: Body, user: string) => void): Write => ({
    path,
    personal: false,
    answer: (body) => {
      act(body, text(body, 'user'))
      return Promise.resolve({ word: 'registered' })
    },
  })
  return [
    write(S.register, (b) => {
      const who = { name: text(b, 'name'), mail: text(b, 'email'), phone: text(b, 'phone') }
      return said(accounts.register({ ...who, password: text(b, 'password') }), word('registered'))
    }),
    write(S.registerSocial, (b) => {
      const who = { name: text(b, 'name'), email: text(b, 'email'), phone: text(b, 'phone') }
      return said(accounts.registerSocial({ ...who, provider: provider(b) }), word('registered'))
    }),
    write(S.login, (b) =>
      said(session.login({ email: text(b, 'email'), password: text(b, 'password') }), account, 200),
    ),
    write(S.loginSocial, (b) =>
      said(session.loginSocial({ email: text(b, 'email'), provider: provider(b) }), account, 200),
    ),
    write(S.recoverPassword, (b) => said(accounts.recoverPassword({ email: text(b, 'email') }), word('sent'))),
    // The document: the word registered, or any other text.
    write(accountEndpoints.subscribe, async (b) => {
      const result = await newsletter.subscribe({ mail: text(b, 'correo') })
      if (result.ok) return { word: 'registered' }
      return { word: result.failure.kind === 'refused' ? result.failure.text : 'error' }
    }),
    write(tradeEndpoints.sendMessage, (b) => {
      const product = text(b, 'id_producto')
      const message = {
        user: text(b, 'user'),
        storeId: text(b, 'id_tienda'),
        text: text(b, 'mensaje'),
        productId: product === '' ? null : product,
        clientId: text(b, 'id_cliente'),
      }
      return said(messaging.send(message), word('sent'))
    }),
    write(accountEndpoints.addFavourite, (b) => said(favourites.add(favourite(b)), word('registered'))),
    write(accountEndpoints.removeFavourite, (b) => said(favourites.remove(favourite(b)), word('deleted'))),
    write(tradeEndpoints.createOrder, (b) => {
      const lines = Array.isArray(b['productos']) ? b['productos'].filter(isBody).map(line) : []
      const order = {
        clientId: text(b, 'id_cliente'),
        user: text(b, 'user'),
        storeId: text(b, 'id_tienda'),
        note: text(b, 'nota'),
        total: Math.round(number(b, 'total') * 100),
        lines,
      }
      return said(orders.create(order), ({ folio }) => ({ response: 'registered', folio }))
    }),
    record(V.page, (b, user) => visits.page({ page: text(b, 'pagina'), user })),
    record(V.store, (b, user) => visits.store({ storeId: text(b, 'id_tienda'), user })),
    record(V.storeContact, (b, user) => visits.storeContact({ storeId: text(b, 'id_tienda'), user })),
    record(V.product, (b, user) => visits.product({ productId: text(b, 'id_producto'), user })),
    record(V.productContact, (b, user) => visits.productContact({ productId: text(b, 'id_producto'), user })),
    record(V.article, (b, user) => visits.article({ articleId: text(b, 'id_articulo'), user })),
    record(V.whatsappContact, (b, user) =>
      visits.whatsappContact({ storeId: text(b, 'id_tienda'), productId: text(b, 'id_producto'), user }),
    ),
  ]
}
