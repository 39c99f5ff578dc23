import { useId } from 'react'
import type { ArticleSummary } from '../../../domain/blog/blog.ts'
import { dateText } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Picture } from '../../kit/picture.tsx'
import { Name } from '../../kit/name.tsx'
import './article-card.css'

const ArticleCard = ({ article, level, priority }: { article: ArticleSummary; level: 2 | 3; priority: boolean }) => {
  const Heading = `h${level}` as const
  const id = useId()
  const date = dateText(article.publishedAt)
  return (
    <article className="article-card stack-3" aria-labelledby={id}>
      <div className="article-card-pic frame">
        <Picture path={article.image} alt="" width={640} height={400} priority={priority} />
      </div>
      <div className="stack-2">
        {article.classification && (
          <p className="article-card-kind small pink" dir="auto">
            {article.classification}
          </p>
        )}
        <Heading id={id}>
          <a href={paths.article(article.id)} className="card-link" dir="auto">
            <Name text={article.title} />
          </a>
        </Heading>
        {article.summary && (
          <p className="article-card-summary clamp" dir="auto">
            {article.summary}
          </p>
        )}
        <p className="small muted">
          {article.author && <bdi>{article.author}</bdi>}
          {article.author && date && ' · '}
          {date}
        </p>
      </div>
    </article>
  )
}

interface ListProps {
  articles: readonly ArticleSummary[]
  label: string
  level?: 2 | 3
  priority?: number
}

export const ArticleList = ({ articles, label, level = 3, priority = 0 }: ListProps) => (
  <ul className="article-card-list" aria-label={label}>
    {articles.map((article, index) => (
      <li key={`${article.id}:${index}`}>
        <ArticleCard article={article} level={level} priority={index < priority} />
      </li>
    ))}
  </ul>
)
