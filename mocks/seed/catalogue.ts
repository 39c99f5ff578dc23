import { slug } from '../../src/domain/text.ts'
import type { CatalogueModels, ProductRow } from '../models.ts'
import { seededArticles } from './articles.ts'
import { seededProducts } from './products.ts'
import { PROMOTIONS } from './promotions.ts'
import { CATEGORIES, SEGMENTS } from './categories.ts'
import { BROKEN, seededStores } from './stores.ts'

/** States that a developer finds without the panel, on the oldest products, so that lists end with them. */
const STATES: Readonly<Record<string, Partial<ProductRow>>> = {
  1: { name: 'Agotado', isSoldOut: true },
  2: { name: 'Sin precio', price3: 0, price6: 0, price12: 0 },
}

/** Fills the models of a new shop: 900 products take some 30 ms, 100,000 some 4 s in Node. */
export const seedCatalogue = (db: CatalogueModels, seed: number, products: number): void => {
  const stores = seededStores(seed)
  for (const name of SEGMENTS) {
    db.segment.create({ name, slug: slug(name), icon: `segments/svg/${slug(name)}.svg` })
  }
  for (const { id, name, slug: path, segment } of CATEGORIES) db.category.create({ id, name, slug: path, segment })
  for (const store of [...stores, BROKEN]) db.store.create(store)
  for (const product of seededProducts(seed, products, stores)) db.product.create({ ...product, ...STATES[product.id] })
  for (const promotion of PROMOTIONS) db.promotion.create({ key: `${promotion.kind}/${promotion.id}`, ...promotion })
  for (const article of seededArticles(seed)) db.article.create(article)
}
