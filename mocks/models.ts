import { factory, nullable, primaryKey } from '@mswjs/data'

/**
 * Where there is a window, the library opens a BroadcastChannel for each database, never closes it, and sends every row
 * through it. Not wanted here: tabs already share state through localStorage, and simulations of one page share none.
 */
const unheard = <T>(make: () => T): T => {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (channel === undefined) return make()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return make()
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}

/** Flat rows with foreign keys: two-way relations would break JSON and make lookups slow. */
export const createModels = () => unheard(makeModels)

const makeModels = () =>
  factory({
    segment: { slug: primaryKey(String), name: String, icon: String },
    category: { id: primaryKey(String), name: String, slug: String, segment: String },
    promotion: {
      key: primaryKey(String),
      kind: String,
      id: String,
      title: String,
      text: String,
      image: nullable(String),
      link: nullable(String),
    },
    article: {
      id: primaryKey(String),
      title: String,
      summary: String,
      classification: String,
      image: nullable(String),
      author: String,
      publishedAt: Number,
      html: String,
    },
    user: { mail: primaryKey(String), name: String, phone: String, passwordHash: Number },
    favourite: { key: primaryKey(String), user: String, productId: String, at: Number },
    message: {
      id: primaryKey(String),
      user: String,
      storeId: String,
      from: String,
      text: String,
      at: Number,
      read: Boolean,
      clientId: String,
    },
    order: {
      folio: primaryKey(String),
      clientId: String,
      user: String,
      storeId: String,
      note: String,
      lines: String,
      total: Number,
      at: Number,
    },
    subscription: { mail: primaryKey(String), at: Number },
    visit: { key: primaryKey(String), kind: String, user: String, subject: String, at: Number },
  })

export type Models = ReturnType<typeof createModels>
