import type { ArticleSummary, BlogPort } from '../../src/domain/blog/blog.ts'
import { foldText } from '../../src/domain/text.ts'
import type { SimulationContext } from './context.ts'
import { answering, pick, where } from './reply.ts'

const MOST_RELATED = 3

const summary = (article: ArticleSummary): ArticleSummary =>
  pick(article, 'id', 'title', 'summary', 'classification', 'image', 'author', 'publishedAt')

export const memoryBlog = (context: SimulationContext) => {
  const { article } = context.db
  /** Newest first. */
  const all = () => article.getAll().sort((a, b) => b.publishedAt - a.publishedAt)
  return answering<BlogPort>(context, {
    articles: () => all().map(summary),
    article({ id }) {
      const found = article.findFirst(where({ id }))
      return found && { ...summary(found), html: found.html }
    },
    related({ id, classification }) {
      const wanted = foldText(classification)
      const isWanted = (each: ArticleSummary) =>
        each.id !== id && (wanted === '' || foldText(each.classification) === wanted)
      return all().filter(isWanted).slice(0, MOST_RELATED).map(summary)
    },
  })
}
