import type { BlogPort } from '../../../domain/blog/blog.ts'
import type { HttpClient } from '../client/client.ts'
import type { Kinds } from '../schema/kinds.ts'
import { byId, getMany, getOne, reads } from './endpoint.ts'

const articleFields = (kind: Kinds) => ({
  id: kind.id('id'),
  title: kind.name('titulo'),
  summary: kind.plain('resumen'),
  classification: kind.text('clasificacion'),
  image: kind.image('imagen', 'blog'),
  author: kind.text('autor'),
  publishedAt: kind.dayOrNull('fecha'),
})
const articles = { answers: 'rows', entity: 'articulo', fields: articleFields, idOf: byId } as const

/** Section 7, blog. */
export const blogEndpoints = {
  articles: reads('R7.23', '/list-blog.php', [], articles, {
    cacheable: true,
    prefetch: [{ on: ['articulos'], query: {} }],
  }),
  article: reads(
    'R7.24',
    '/data-blog-article.php',
    ['id'],
    {
      answers: 'row',
      entity: 'articulo',
      fields: (kind) => ({ ...articleFields(kind), html: kind.html('contenido') }),
      idOf: byId,
    },
    { cacheable: true, prefetch: [{ on: ['articulo'], query: { id: '$part' } }] },
  ),
  related: reads('R7.25', '/list-blog-article-relacion.php', ['id', 'clasificacion'], articles, { cacheable: true }),
} as const

const E = blogEndpoints

/** The blog over HTTP (R7.23 to R7.25). */
export const createBlog = (http: HttpClient): BlogPort => ({
  articles: (signal) => getMany(http, E.articles, {}, signal),
  article: ({ id }, signal) => getOne(http, E.article, { id }, signal),
  related: ({ id, classification }, signal) => getMany(http, E.related, { id, clasificacion: classification }, signal),
})
