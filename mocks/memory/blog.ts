import type { Article, ArticleSummary, BlogPort } from '../../src/domain/blog/blog.ts'
import { foldText } from '../../src/domain/text.ts'
import type { World } from '../db.ts'
import { reply } from './reply.ts'

const MOST_RELATED = 3

export const memoryBlog = (world: World): BlogPort => {
  const { db } = world
  /** Newest first. */
  const all = () => db.article.getAll().sort((a, b) => b.publishedAt - a.publishedAt)
  const summary = ({ id, title, summary, classification, image, author, publishedAt }: ArticleSummary): ArticleSummary => ({
    id, title, summary, classification, image, author, publishedAt,
  })
  return {
    articles: (signal) => reply(world, () => all().map(summary), signal),
    article: (id, signal) =>
      reply(
        world,
        () => {
          const found = db.article.findFirst({ where: { id: { equals: id } } })
          return found === null ? null : ({ ...summary(found), html: found.html } satisfies Article)
        },
        signal,
      ),
    related: ({ id, classification }, signal) =>
      reply(
        world,
        () => {
          const wanted = foldText(classification)
          const others = all().filter((article) => article.id !== id)
          return others
            .filter((article) => wanted === '' || foldText(article.classification) === wanted)
            .slice(0, MOST_RELATED)
            .map(summary)
        },
        signal,
      ),
  }
}
