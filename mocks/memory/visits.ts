import type { VisitsPort } from '../../src/domain/visits/visits.ts'
import type { SimulationContext } from './context.ts'
import { userId } from './reply.ts'

export const memoryVisits = (context: SimulationContext): VisitsPort => {
  const { db, now, sync, save } = context
  const record = (kind: string, subject: string, user: string) => {
    sync()
    const last = db.visit.getAll().at(-1)?.key ?? '0'
    db.visit.create({ key: String(Number(last) + 1), kind, subject, user: userId(user), at: now() })
    save()
  }
  return {
    page: ({ page, user }) => record('page', page, user),
    store: ({ storeId, user }) => record('store', storeId, user),
    storeContact: ({ storeId, user }) => record('store-contact', storeId, user),
    product: ({ productId, user }) => record('product', productId, user),
    productContact: ({ productId, user }) => record('product-contact', productId, user),
    article: ({ articleId, user }) => record('article', articleId, user),
    whatsappContact: ({ storeId, productId, user }) => record('whatsapp', `${storeId}/${productId}`, user),
  }
}
