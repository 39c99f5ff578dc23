import type { ArticleSummary, BlogPort } from '../../domain/blog/blog.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'
import { field, row } from './fields.ts'

const articleFields = {
  id: field.id,
  titulo: field.name,
  resumen: field.text,
  clasificacion: field.text,
  imagen: field.imageOrNull,
  autor: field.text,
  fecha: field.momentOrNull,
}
const articleRow = row(articleFields)
const articleDetailRow = row({ ...articleFields, contenido: field.text })

/** Section 7, blog. */
export const blogEndpoints = {
  articles: reads('R7.23', '/list-blog.php', [], 'rows', articleRow),
  article: reads('R7.24', '/data-blog-article.php', ['id'], 'row', articleDetailRow),
  related: reads('R7.25', '/list-blog-article-relacion.php', ['id', 'clasificacion'], 'rows', articleRow),
} as const

interface ArticleRow {
  readonly id: string
  readonly titulo: string
  readonly resumen: string
  readonly clasificacion: string
  readonly imagen: string | null
  readonly autor: string
  readonly fecha: number | null
}
const toArticle = (wire: ArticleRow): ArticleSummary => ({
  id: wire.id,
  title: wire.titulo,
  summary: wire.resumen,
  classification: wire.clasificacion,
  image: wire.imagen,
  author: wire.autor,
  publishedAt: wire.fecha,
})

const E = blogEndpoints

/** The blog over HTTP (R7.23 to R7.25). */
export const createBlog = (http: HttpClient): BlogPort => ({
  articles: (signal) => getMany(http, E.articles, {}, toArticle, signal, byId),
  article: (id, signal) =>
    getOne(http, E.article, { id }, (wire) => ({ ...toArticle(wire), html: wire.contenido }), signal),
  related: ({ id, classification }, signal) =>
    getMany(http, E.related, { id, clasificacion: classification }, toArticle, signal, byId),
})
