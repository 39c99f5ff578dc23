import { gridOf } from '../../src/domain/orders/quantity-grid.ts'
import { rulesOf } from '../../src/domain/catalogue/selling-rules.ts'
import type { Article } from '../../src/domain/blog/blog.ts'
import type {
  Colour,
  CompanyDetail,
  ProductDetail,
  ProductSummary,
  Promotion,
  Suggestion,
} from '../../src/domain/catalogue/catalogue.ts'
import type { Conversation } from '../../src/domain/messaging/messaging.ts'
import type { Draft, DraftProduct, SentOrder } from '../../src/domain/orders/orders.ts'
import type { OutgoingMessage } from '../../src/domain/messaging/outbox.ts'
import { fail, ok, type Failure, type Result } from '../../src/domain/result.ts'

export const aColour = (name: string, hex: string | null = null, image: string | null = null): Colour => ({
  name,
  hex,
  image,
})

/** Specs use this to not depend on the simulated shop. */
export const aProduct = (part: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 'p1',
  name: 'Suéter Cosecha',
  image: null,
  segment: 'Dama',
  category: 'Suéteres',
  storeId: '7',
  storeName: 'Tejidos Alba',
  town: 'Moroleón',
  tiers: [{ from: 3, price: 9800 }],
  minimum: 3,
  multiple: 1,
  colours: [],
  sizes: ['CH', 'M'],
  isNew: false,
  storeVerified: false,
  key: '',
  soldOut: [],
  ...part,
})

export const aProductDetail = (part: Partial<ProductDetail> = {}): ProductDetail => ({
  ...aProduct(),
  gallery: [],
  description: '',
  fabric: '',
  care: [],
  origin: '',
  storePhone: '',
  storeMinimum: null,
  favourite: null,
  leadTime: '',
  shipping: '',
  sizeGuide: '',
  ...part,
})

export const aSuggestion = (part: Partial<Suggestion> = {}): Suggestion => ({
  id: null,
  name: 'Suéter Cosecha',
  image: null,
  segment: '',
  category: '',
  town: '',
  tiers: [],
  minimum: 1,
  colours: [],
  ...part,
})

export const aCompany = (part: Partial<CompanyDetail> = {}): CompanyDetail => ({
  id: '7',
  name: 'Tejidos Alba',
  logo: null,
  town: 'Moroleón',
  speciality: 'Tejido de punto',
  verified: true,
  minimumOrder: 250000,
  cover: null,
  story: 'Tejemos desde que la abuela compró la primera máquina.',
  since: 1984,
  phone: '445 555 0110',
  mail: 'ventas@alba.example',
  ...part,
})

export const anArticle = (part: Partial<Article> = {}): Article => ({
  id: '1',
  title: 'Qué es una corrida',
  summary: 'Todas las tallas de un modelo, en una sola compra.',
  classification: 'Compras',
  image: null,
  author: 'Rosa Peña',
  publishedAt: Date.UTC(2026, 10, 3, 18),
  html: '<p>Una corrida reúne las tallas.</p>',
  ...part,
})

export const aPromotion = (part: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  title: 'Temporada de frío',
  text: 'Suéteres por corrida.',
  image: null,
  link: '/busqueda/sueter',
  ...part,
})

export const aConversation = (part: Partial<Conversation> = {}): Conversation => ({
  storeId: '4',
  storeName: 'Tejidos Alba',
  logo: null,
  lastText: 'Hola',
  lastAt: Date.UTC(2026, 10, 20, 16),
  unread: 0,
  ...part,
})

export const cell = (colour: string, size: string, pieces: number) => ({ colour, size, pieces })
/** The draft has six pieces at $90. */
export const aDraftProduct = (part: Partial<DraftProduct> = {}): DraftProduct => ({
  productId: '5',
  name: 'Playera Alba',
  image: 'productos/5-1.svg',
  tiers: [
    { from: 3, price: 100_00 },
    { from: 6, price: 90_00 },
  ],
  ...rulesOf({ minimum: 3, multiple: 2 }),
  cells: [cell('Negro', 'CH', 2), cell('Negro', 'M', 4)],
  ...part,
})
export const aDraft = (part: Partial<Draft> = {}): Draft => ({
  clientId: 'clave-1',
  storeId: '2',
  storeName: 'Tejidos Alba',
  storeMinimum: 1500_00,
  storePhone: '4451234567',
  note: 'con factura',
  products: [aDraftProduct()],
  savedAt: 1000,
  ...part,
})
/** Ana's order of six pieces, sent on 3 November 2026. */
export const aSentOrder = (part: Partial<SentOrder> = {}): SentOrder => {
  const { savedAt: _, ...contents } = aDraft({ note: '' })
  const sentAt = Date.UTC(2026, 10, 3, 18)
  return { ...contents, user: 'ana@ejemplo.mx', folio: 'F-1', total: 540_00, sentAt, ...part }
}

export const anOutgoing = (part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: 'c1',
  text: 'Hola',
  productId: null,
  writtenAt: 1000,
  before: [],
  delivery: 'sent',
  isInDoubt: false,
  failure: null,
  ...part,
})

export const alwaysAnswers =
  <T>(value: T) =>
  (): Promise<Result<T>> =>
    Promise.resolve(ok(value))

export const alwaysFails = (failure: Failure) => (): Promise<Result<never>> => Promise.resolve(fail(failure))

export const neverAnswers = () => new Promise<never>(() => undefined)

export const failsOnce = <T>(
  value: T,
  failure: Failure = { kind: 'server', status: 500 },
): (() => Promise<Result<T>>) => {
  let asked = 0
  return () => Promise.resolve(asked++ === 0 ? fail(failure) : ok(value))
}

export const TIERS = [
  { from: 3, price: 100_00 },
  { from: 6, price: 92_00 },
  { from: 12, price: 85_00 },
]

/** The grid sells from six pieces in multiples of three; the red M is sold out. */
export const grid = gridOf({
  colours: [aColour('Negro', '#000000'), aColour('Rojo', '#ff0000'), aColour('Azul')],
  sizes: ['CH', 'M', 'G'],
  tiers: TIERS,
  minimum: 6,
  multiple: 3,
  soldOut: [{ colour: 'Rojo', size: 'M' }],
})
