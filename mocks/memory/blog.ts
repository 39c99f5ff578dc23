import type { ArticleSummary, BlogPort } from '../../src/domain/blog/blog.ts'
import { foldText } from '../../src/domain/text.ts'
import type { SimulationContext } from './context.ts'
import { pick, replying } from './reply.ts'

const MOST_RELATED = 3

export const memoryBlog = (context: SimulationContext): BlogPort => {
  const reply = replying(context)
  const { db } = context
  /** Newest first. */
  const all = () => db.article.getAll().sort((a, b) => b.publishedAt - a.publishedAt)
  const summary = (article: ArticleSummary): ArticleSummary =>
    pick(article, 'id', 'title', 'summary', 'classification', 'image', 'author', 'publishedAt')
  return {
    articles: (signal) => reply(() => all().map(summary), signal),
    article: ({ id }, signal) =>
      reply(() => {
        const found = db.article.findFirst({ where: { id: { equals: id } } })
        return found && { ...summary(found), html: found.html }
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
