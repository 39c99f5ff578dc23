import type { Article, ArticleSummary, BlogPort } from '../../src/domain/blog/blog.ts'
import { foldText } from '../../src/domain/text.ts'
import type { SimulationContext } from './context.ts'
import { replying } from './reply.ts'

const MOST_RELATED = 3

export const memoryBlog = (context: SimulationContext): BlogPort => {
  const reply = replying(context)
  const { db } = context
  /** Newest first. */
  const all = () => db.article.getAll().sort((a, b) => b.publishedAt - a.publishedAt)
  const summary = ({
    id,
    title,
    summary,
    classification,
    image,
    author,
    publishedAt,
  }: ArticleSummary): ArticleSummary => ({
    id,
    title,
    summary,
    classification,
    image,
    author,
    publishedAt,
  })
  return {
    articles: (signal) => reply(() => all().map(summary), signal),
    article: ({ id }, signal) =>
      reply(() => {
        const found = db.article.findFirst({ where: { id: { equals: id } } })
        return found === null ? null : ({ ...summary(found), html: found.html } satisfies Article)
      }, signal),
    related: ({ id, classification }, signal) =>
      reply(() => {
        const wanted = foldText(classification)
        const others = all().filter((article) => article.id !== id)
        return others
          .filter((article) => wanted === '' || foldText(article.classification) === wanted)
          .slice(0, MOST_RELATED)
          .map(summary)
      }, signal),
  }
}
