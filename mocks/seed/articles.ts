import { faker } from '@faker-js/faker/locale/es_MX'
import type { Article } from '../../src/domain/blog/blog.ts'
import { BUYING_ARTICLES } from './articles-buying.ts'
import { TRADE_ARTICLES } from './articles-trade.ts'
import { BASE_MS, DAY, HOUR } from './clock.ts'
import { hash } from './random.ts'
import type { WrittenArticle } from './written-article.ts'

/** The blog, newest first: written by hand, signed by invented people, one every nine days. */
export const seededArticles = (seed: number): (Article & { publishedAt: number; motif: string })[] => {
  faker.seed(hash(`${seed}/authors`))
  const authors = Array.from({ length: 4 }, () => `${faker.person.firstName()} ${faker.person.lastName()}`)
  const written = BUYING_ARTICLES.flatMap((article, index) => [article, TRADE_ARTICLES[index]]).filter(
    (article): article is WrittenArticle => article !== undefined,
  )
  return written.map((article, index) => ({
    id: String(written.length - index),
    ...article,
    image: `blog/${written.length - index}.svg`,
    author: authors[index % authors.length] ?? 'Redacción Puntada',
    publishedAt: BASE_MS - (index * 9 + 2) * DAY - (index % 5) * HOUR,
  }))
}
