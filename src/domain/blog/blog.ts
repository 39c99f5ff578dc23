import type { ImagePath } from '../catalogue/catalogue.ts'
import { queriesOf, type Reads } from '../result.ts'
import { compareNames, distinct, isBlank, isSameName } from '../text.ts'

export type ArticleSummary = Readonly<{
  id: string
  title: string
  summary: string
  classification: string
  image: ImagePath | null
  author: string
  /** ms since 1970; null when the server's date cannot be read. */
  publishedAt: number | null
}>

/** `html` is the server's and must be sanitised before it is shown. */
export interface Article extends ArticleSummary {
  readonly html: string
}

export interface BlogPort {
  articles: Reads<[], readonly ArticleSummary[]>
  /** One article (R7.24); null when the server does not know it. */
  article: Reads<[query: { id: string }], Article | null>
  related: Reads<[query: { id: string; classification: string }], readonly ArticleSummary[]>
}

export const blogQueries = queriesOf<'blog', BlogPort>('blog')('articles', 'article', 'related')

/** Minutes to read, at 200 words a minute, at least 1. Takes text or HTML. */
export const readingMinutes = (html: string) => {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / 200))
}

export const classifications = (articles: readonly ArticleSummary[]) =>
  distinct(articles.map(({ classification }) => classification)).toSorted(compareNames)

/** The articles of a classification, whatever its accents and case; blank text gives all articles. */
export const ofClassification = (articles: readonly ArticleSummary[], wanted: string) =>
  isBlank(wanted) ? articles : articles.filter(({ classification }) => isSameName(classification, wanted))
