import type { ArticleSummary, BlogPort } from '../../src/domain/blog/blog.ts'
import { foldText } from '../../src/domain/text.ts'
import { answering, pick, where, type SimulationContext } from './reply.ts'

const MOST_RELATED = 3

const summary = (article: ArticleSummary): ArticleSummary =>
  pick(article, 'id', 'title', 'summary', 'classification', 'image', 'author', 'publishedAt')

export const memoryBlog = (context: SimulationContext) => {
  const { article } = context.db
  const newestFirst = () => article.getAll().sort((a, b) => b.publishedAt - a.publishedAt)
  return answering<BlogPort>(context, {
    articles: () => newestFirst().map(summary),
    article({ id }) {
      const row = article.findFirst(where({ id }))
      return row && { ...summary(row), html: row.html }
    },
    related({ id, classification }) {
      const wanted = foldText(classification)
      const isWanted = (other: ArticleSummary) =>
        other.id !== id && (wanted === '' || foldText(other.classification) === wanted)
      return newestFirst().filter(isWanted).slice(0, MOST_RELATED).map(summary)
    },
  })
}
