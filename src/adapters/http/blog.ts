import type { Article, ArticleSummary, BlogPort } from '../../domain/blog/blog.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import { field, type Schema } from './fields.ts'
import { momentOrNull } from './moments.ts'

const articleRow: Schema<ArticleSummary> = {
  id: ['id', field.id],
  title: ['titulo', field.name],
  summary: ['resumen', field.plain],
  classification: ['clasificacion', field.text],
  image: ['imagen', field.image('blog')],
  author: ['autor', field.text],
  publishedAt: ['fecha', momentOrNull],
}
const articleDetailRow: Schema<Article> = { ...articleRow, html: ['contenido', field.html] }

/** Section 7, blog. */
export const blogEndpoints = {
  articles: reads({
    id: 'R7.23',
    path: '/list-blog.php',
    parameters: [],
    answers: 'rows',
    entity: 'articulo',
    schema: articleRow,
    cacheable: true,
    prefetch: [{ on: ['articulos'], query: {} }],
  }),
  article: reads({
    id: 'R7.24',
    path: '/data-blog-article.php',
    parameters: ['id'],
    answers: 'row',
    entity: 'articulo',
    schema: articleDetailRow,
    cacheable: true,
    prefetch: [{ on: ['articulo'], query: { id: '$part' } }],
  }),
  related: reads({
    id: 'R7.25',
    path: '/list-blog-article-relacion.php',
    parameters: ['id', 'clasificacion'],
    answers: 'rows',
    entity: 'articulo',
    schema: articleRow,
    cacheable: true,
  }),
} as const

const E = blogEndpoints

/** The blog over HTTP (R7.23 to R7.25). */
export const createBlog = (http: HttpClient): BlogPort => ({
  articles: (signal) => getMany(http, E.articles, {}, signal, byId),
  article: (id, signal) => getOne(http, E.article, { id }, signal),
  related: ({ id, classification }, signal) =>
    getMany(http, E.related, { id, clasificacion: classification }, signal, byId),
})
