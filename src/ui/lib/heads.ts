import type { ArticleSummary } from '../../domain/blog/blog.ts'
import type { CompanyDetail, ProductDetail } from '../../domain/catalogue/catalogue.ts'
import type { Head } from './head.ts'
import type { Shown } from './perishable.ts'
import { paths } from './paths.ts'

/** Said by the screens and by the build into their pages. */

/** `price`: left out of a built page, because it changes. */
export const productHead = (product: Shown<ProductDetail>, price = ''): Head => {
  const seller = [product.storeName, product.town].filter(Boolean).join(', ')
  return {
    title: product.name,
    description: [price, seller, product.description].filter(Boolean).join('. ').slice(0, 160),
    path: paths.product(product.id),
    image: product.image ?? product.gallery[0] ?? null,
  }
}

export const companyHead = (company: Shown<CompanyDetail>): Head => ({
  title: company.name,
  description:
    `${company.name}: ${company.speciality || 'Fabricante de Guanajuato'} ` +
    `de mayoreo en ${company.town || 'Guanajuato'}.`,
  path: paths.company(company.id),
  image: company.cover ?? company.logo,
})

export const articleHead = ({ id, title, summary, image }: ArticleSummary): Head => ({
  title,
  description: summary || undefined,
  path: paths.article(id),
  image,
})

export const listDescription = (...names: readonly (string | undefined)[]): string =>
  `${names.filter(Boolean).join(', ') || 'Ropa'} de mayoreo directo de los fabricantes de Guanajuato.`
