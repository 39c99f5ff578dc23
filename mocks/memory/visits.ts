import type { VisitsPort } from '../../src/domain/visits/visits.ts'
import { userId, type SimulationContext } from './reply.ts'

export const memoryVisits = ({ db, now, sync, save }: SimulationContext): VisitsPort => {
  const record =
    (kind: string) =>
    ({ user, ...subject }: { readonly user: string }) => {
      sync()
      const last = db.visit.getAll().at(-1)?.key ?? '0'
      const visit = { kind, subject: Object.values(subject).join('/'), user: userId(user), at: now() }
      db.visit.create({ key: String(Number(last) + 1), ...visit })
      save()
    }
  return {
    page: record('page'),
    store: record('store'),
    storeContact: record('store-contact'),
    product: record('product'),
    productContact: record('product-contact'),
    article: record('article'),
    whatsappContact: record('whatsapp'),
  }
}
