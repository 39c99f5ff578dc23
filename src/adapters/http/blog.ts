import type { ArticleSummary, BlogPort } from '../../domain/blog/blog.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import { field, type RowOf } from './fields.ts'
import { momentOrNull } from './moments.ts'

const articleRow = {
  id: field.id,
  titulo: field.name,
  resumen: field.plain,
  clasificacion: field.text,
  imagen: field.image('blog'),
  autor: field.text,
  fecha: momentOrNull,
}
const articleDetailRow = { ...articleRow, contenido: field.html }

/** Section 7, blog. */
export const blogEndpoints = {
  articles: reads({
    id: 'R7.23', path: '/list-blog.php', parameters: [], answers: 'rows', entity: 'articulo', schema: articleRow, cacheable: true,
    prefetch: [{ on: ['articulos'], query: {} }],
  }),
  article: reads({
    id: 'R7.24', path: '/data-blog-article.php', parameters: ['id'], answers: 'row', entity: 'articulo', schema: articleDetailRow, cacheable: true,
    prefetch: [{ on: ['articulo'], query: { id: '$part' } }],
  }),
  related: reads({ id: 'R7.25', path: '/list-blog-article-relacion.php', parameters: ['id', 'clasificacion'], answers: 'rows', entity: 'articulo', schema: articleRow, cacheable: true }),
} as const

const toArticle = (row: RowOf<typeof articleRow>): ArticleSummary => ({
  id: row.id,
  title: row.titulo,
  summary: row.resumen,
  classification: row.clasificacion,
  image: row.imagen,
  author: row.autor,
  publishedAt: row.fecha,
})

const E = blogEndpoints

/** The blog over HTTP (R7.23 to R7.25). */
export const createBlog = (http: HttpClient): BlogPort => ({
  articles: (signal) => getMany(http, E.articles, {}, toArticle, signal, byId),
  article: (id, signal) =>
    getOne(http, E.article, { id }, (row) => ({ ...toArticle(row), html: row.contenido }), signal),
  related: ({ id, classification }, signal) =>
    getMany(http, E.related, { id, clasificacion: classification }, toArticle, signal, byId),
})
