import type { Article } from '../../src/domain/blog/blog.ts'
import type { CompanyDetail, ProductSummary, Promotion } from '../../src/domain/catalogue/catalogue.ts'
import { fail, ok, type Failure, type Result } from '../../src/domain/result.ts'

/** Small goods for specifications that must not depend on what the simulated shop happens to hold. */
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

/** A read that always alwaysAnswers this. */
export const alwaysAnswers =
  <T>(value: T) =>
  (): Promise<Result<T>> =>
    Promise.resolve(ok(value))

/** A read that fails the first time and then alwaysAnswers this. */
export const failsOnce = <T>(value: T, failure: Failure = { kind: 'server', status: 500 }): (() => Promise<Result<T>>) => {
  let asked = 0
  return () => Promise.resolve(asked++ === 0 ? fail(failure) : ok(value))
}
