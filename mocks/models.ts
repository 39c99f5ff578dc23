import { factory, nullable, primaryKey } from '@mswjs/data'
import type { Motif } from './pictures/covers.ts'
import type { GarmentName } from './seed/garments.ts'
import type { Trade } from './seed/towns.ts'

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

// Flat rows with foreign keys: two-way relations would break JSON and make lookups slow.

/** The shop's goods and contents. */
export const catalogueModels = () =>
  unheard(() =>
    factory({
      segment: { slug: primaryKey(String), name: String, icon: String },
      category: { id: primaryKey(String), name: String, slug: String, segment: String },
      store: {
        id: primaryKey(String),
        name: String,
        /** The trade is null for the customer service, which makes nothing. */
        trade: nullable((): Trade | null => null),
        logo: nullable(String),
        cover: nullable(String),
        town: String,
        speciality: String,
        verified: Boolean,
        minimumOrder: nullable(Number),
        since: nullable(Number),
        phone: String,
        mail: String,
        story: String,
        /** Who answers its messages. */
        contact: String,
      },
      product: {
        id: primaryKey(String),
        name: String,
        categoryId: String,
        storeId: String,
        key: String,
        // Commas stand between, because the library cannot query lists: `sizes: { contains: 'EG' }`.
        sizes: String,
        colours: String,
        // Centavos of one piece, when so many are bought; 0 where it has no price.
        price3: Number,
        price6: Number,
        price12: Number,
        minimum: Number,
        multiple: Number,
        // The design: a row of seed/garments.ts, and of its columns one value each (`lino flores globo v`).
        garment: (): GarmentName => 'Playera',
        design: String,
        isNew: Boolean,
        /** The product is sold out in all its colours and sizes; others lack some combinations, by chance. */
        isSoldOut: Boolean,
      },
      promotion: {
        key: primaryKey(String),
        kind: String,
        id: String,
        title: String,
        text: String,
        image: nullable(String),
        link: nullable(String),
        motif: nullable((): Motif => null),
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
        motif: nullable((): Motif => null),
      },
    }),
  )

/** The traces of visitors. */
export const visitorModels = () =>
  unheard(() =>
    factory({
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
        productId: String,
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
    }),
  )

export type CatalogueModels = ReturnType<typeof catalogueModels>
export type VisitorModels = ReturnType<typeof visitorModels>
/** The rows alone: the databases behind both have one name. */
export type Models = Omit<CatalogueModels & VisitorModels, symbol>

type Row<Name extends keyof CatalogueModels> = Readonly<Omit<ReturnType<CatalogueModels[Name]['create']>, symbol>>
export type StoreRow = Row<'store'>
export type ProductRow = Row<'product'>
