import type { ArticleSummary } from '../../domain/blog/blog.ts'
import type { CompanyDetail, CompanySummary, ProductDetail } from '../../domain/catalogue/catalogue.ts'
import type { Head } from './head.ts'
import { paths } from './paths.ts'

/**
 * What a product, a company, an article and a segment say of themselves to search engines and to whoever shares their
 * link (R12.36): the screens say it as soon as there are data, and the build into their pages (R13.06).
 */

/** `price`: left out of a page that is built, because it changes. */
export const productHead = (product: ProductDetail, price = ''): Head => {
  const seller = [product.storeName, product.town].filter(Boolean).join(', ')
  return {
    title: product.name,
    description: [price, seller, product.description].filter(Boolean).join('. ').slice(0, 160),
    path: paths.product(product.id),
    image: product.image ?? product.gallery[0] ?? null,
  }
}

export const companyHead = (company: CompanySummary & Partial<Pick<CompanyDetail, 'cover'>>): Head => ({
  title: company.name,
  description: `${company.name}: ${company.speciality || 'Fabricante de Guanajuato'} de mayoreo en ${company.town || 'Guanajuato'}.`,
  path: paths.company(company.id),
  image: company.cover ?? company.logo,
})

export const articleHead = ({ id, title, summary, image }: ArticleSummary): Head => ({
  title,
  description: summary || undefined,
  path: paths.article(id),
  image,
})

/** `names`: the category and its segment, or one of them, or none. */
export const listDescription = (...names: readonly (string | undefined)[]): string =>
  `${names.filter(Boolean).join(', ') || 'Ropa'} de mayoreo directo de los fabricantes de Guanajuato.`
