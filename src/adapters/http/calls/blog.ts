import { one, row, rows } from '../call.ts'
import { dayOrNull, fact, facts, html, id, imageOrNull, name } from '../values.ts'

const article = {
  id: ['id', id],
  title: ['titulo', name],
  summary: ['resumen', facts],
  classification: ['clasificacion', fact],
  image: ['imagen', imageOrNull],
  author: ['autor', fact],
  publishedAt: ['fecha', dayOrNull],
} as const

export const blogCalls = {
  articles: rows('/list-blog.php', row(article), {
    source: 'R7.23',
    cacheable: true,
  }),
  article: one('/data-blog-article.php', row({ ...article, html: ['contenido', html] }), {
    asks: { id: 'id' },
    source: 'R7.24',
    cacheable: true,
  }),
  related: rows('/list-blog-article-relacion.php', row(article), {
    asks: { id: 'id', classification: 'clasificacion' },
    source: 'R7.25',
    cacheable: true,
  }),
}
