import { useSearchParams } from 'wouter'
import { blogQueries, classifications, ofClassification } from '../../../domain/blog/blog.ts'
import { ArticleList } from './article-card.tsx'
import { EmptyState, PillLinks, Skeleton } from '../../kit/section.tsx'
import { Screen } from '../../site/screen.tsx'
import { count } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { ReadView, useRead } from '../../data/read.tsx'

export default function ArticlesScreen() {
  const read = useRead(blogQueries.articles())
  const [query] = useSearchParams()
  const chosen = (query.get('clasificacion') ?? '').trim().slice(0, 80)
  return (
    <Screen
      className="listing"
      crumbs={[{ text: 'Blog' }]}
      title="Blog"
      description={
        'Consejos para comprar y vender ropa de mayoreo: corridas, precios, telas y tendencias de los talleres.'
      }
      path={paths.articles()}
      lead="Lo que conviene saber antes de comprar por mayoreo, contado por los fabricantes."
    >
      <ReadView
        read={read}
        skeleton={<Skeleton kind="articles" count={14} />}
        empty={{
          icon: 'edit',
          title: 'Todavía no hay artículos',
          text: 'Mientras escribimos el primero, mira lo que acaba de llegar.',
          link: { text: 'Ver productos', href: paths.products() },
        }}
      >
        {(articles) => {
          const listed = ofClassification(articles, chosen)
          return (
            <>
              <nav aria-label="Clasificación">
                <PillLinks
                  className="row scroll-row"
                  links={['', ...classifications(articles)].map((value) => ({
                    name: value || 'Todos',
                    href: paths.articles(value),
                    here: value === chosen,
                  }))}
                />
              </nav>
              <p className="list-count muted" role="status">
                {count(listed.length, 'artículo', 'artículos')}
              </p>
              {listed.length === 0 ? (
                <EmptyState
                  icon="edit"
                  title="No hay artículos de esa clasificación"
                  link={{ text: 'Ver todos los artículos', href: paths.articles() }}
                />
              ) : (
                <ArticleList articles={listed} label="Artículos" level={2} priority={3} />
              )}
            </>
          )
        }}
      </ReadView>
    </Screen>
  )
}
