import { useContext, useLayoutEffect, useRef } from 'react'
import { blogQueries, readingMinutes, type Article } from '../../../domain/blog/blog.ts'
import { isBlank } from '../../../domain/text.ts'
import { ArticleList } from './article-card.tsx'
import { Picture, PictureSourceContext } from '../../kit/picture.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { ShareButton } from '../../site/contact-buttons.tsx'
import { serverDayText } from '../../kit/dates.ts'
import { useParam } from '../../site/address.ts'
import { Screen } from '../../site/screen.tsx'
import { articleHead } from '../../site/head.ts'
import { paths } from '../../site/paths.ts'
import { ReadView, useBuiltRead, useRead } from '../../data/read.tsx'
import { useVisit } from '../../data/services.ts'
import { sanitised } from './sanitise.ts'
import '../../kit/reading.css'
import './blog.css'

// An effect puts in the nodes; Trusted Types allow no other text here.
const NO_HTML = { __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' }

/** The article's text, which the build sanitised in a built page. */
const ArticleBody = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const { url, srcset, ready } = useContext(PictureSourceContext)
  const imagesBase = ready ? url('') : null
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitised(html, imagesBase, srcset))
  }, [html, imagesBase, srcset])
  return (
    <div
      ref={box}
      className="prose article-body"
      dir="auto"
      suppressHydrationWarning
      dangerouslySetInnerHTML={typeof window === 'undefined' ? { __html: html } : NO_HTML}
    />
  )
}

const Related = ({ article }: { article: Article }) => {
  const { id, classification } = article
  const read = useRead(blogQueries.related({ id, classification }))
  return (
    <Section title="Sigue leyendo" href={paths.articles()}>
      <ReadView
        read={read}
        skeleton={<Skeleton kind="block" count={1} />}
        empty={{
          icon: 'edit',
          level: 3,
          title: 'No hay otros artículos sobre esto',
          link: { text: 'Mira todo el blog', href: paths.articles() },
        }}
      >
        {(articles) => <ArticleList articles={articles.slice(0, 6)} label="Artículos relacionados" />}
      </ReadView>
    </Section>
  )
}

const Byline = ({ article }: { article: Article }) => {
  const date = serverDayText(article.publishedAt)
  const minutes = readingMinutes(article.html)
  return (
    <div className="small muted cluster">
      {article.classification && (
        <a href={paths.articles(article.classification)} className="strong touch-target underlined-on-hover pink">
          <bdi>{article.classification}</bdi>
        </a>
      )}
      {article.author && <bdi>{article.author}</bdi>}
      {date && <span>{date}</span>}
      <span>{minutes === 1 ? '1 minuto de lectura' : `${minutes} minutos de lectura`}</span>
    </div>
  )
}

export default function ArticleScreen() {
  const id = useParam('articulo')
  const read = useBuiltRead(blogQueries.article({ id }))
  const article = read.data ?? null
  const title = article?.title ?? (read.data === null ? 'Artículo no encontrado' : 'Artículo')
  useVisit(read.kind === 'today' && read.data ? id : '', (visits, user) => visits.article({ articleId: id, user }))
  return (
    <Screen
      className="listing reading article-page"
      path={paths.article(id)}
      title={title}
      isMissing={read.data === null}
      {...(article && articleHead(article))}
      crumbs={[{ text: 'Blog', href: paths.articles() }, { text: title }]}
    >
      <ReadView
        read={read}
        skeleton={<Skeleton kind="block" count={2} />}
        empty={{
          icon: 'edit',
          title: 'No encontramos este artículo',
          text: 'Puede que lo hayamos retirado o que el enlace esté incompleto.',
          link: { text: 'Ver todos los artículos', href: paths.articles() },
        }}
      >
        {(shownArticle) => (
          <>
            <article className="article-whole stack-5">
              <Byline article={shownArticle} />
              {shownArticle.summary && (
                <p className="large" dir="auto">
                  {shownArticle.summary}
                </p>
              )}
              <div className="article-cover frame">
                <Picture
                  path={shownArticle.image}
                  alt=""
                  width={1200}
                  height={675}
                  sizes="(max-width: 62rem) 100vw, 960px"
                  priority
                />
              </div>
              {isBlank(shownArticle.html) ? (
                <p className="muted">Este artículo todavía no tiene texto.</p>
              ) : (
                <ArticleBody html={shownArticle.html} />
              )}
              <div>
                <ShareButton title={shownArticle.title} path={paths.article(id)} />
              </div>
            </article>
            <Related article={shownArticle} />
          </>
        )}
      </ReadView>
    </Screen>
  )
}
