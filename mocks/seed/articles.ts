import type { Article } from '../../src/domain/blog/blog.ts'
import type { Motif } from '../pictures/covers.ts'
import { BUYING_ARTICLES } from './articles-buying.ts'
import { TRADE_ARTICLES } from './articles-trade.ts'
import { BASE_MS, DAY } from './clock.ts'
import { fakerFor } from './faker.ts'
import { fullNames } from './names.ts'
import type { WrittenArticle } from './written-article.ts'

/** The blog, newest first: written by hand, signed by invented people, about one every nine days. */
export const seededArticles = (seed: number): (Article & { publishedAt: number; motif: Motif })[] => {
  const faker = fakerFor(seed, 'blog')
  const authors = fullNames(faker, 4)
  const written = BUYING_ARTICLES.flatMap((article, index) => [article, TRADE_ARTICLES[index]]).filter(
    (article): article is WrittenArticle => article !== undefined,
  )
  return written.map((article, index) => ({
    id: String(written.length - index),
    ...article,
    image: `blog/${written.length - index}.svg`,
    author: authors[index % authors.length] ?? 'Redacción Puntada',
    publishedAt: faker.date.recent({ days: 7, refDate: BASE_MS - index * 9 * DAY }).setMilliseconds(0),
  }))
}
