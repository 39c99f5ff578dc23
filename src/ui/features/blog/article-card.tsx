import type { ArticleSummary } from '../../../domain/blog/blog.ts'
import { serverDayText } from '../../kit/dates.ts'
import { paths } from '../../site/paths.ts'
import { Card, CardList } from '../../kit/card.tsx'
import { Picture } from '../../kit/picture.tsx'
import './blog.css'

interface Props {
  articles: readonly ArticleSummary[]
  label: string
  level?: 2 | 3
  priority?: number
}

export const ArticleList = ({ articles, label, level = 3, priority = 0 }: Props) => (
  <CardList kind="articles" label={label} items={articles}>
    {({ id, title, image, classification, summary, author, publishedAt }, index) => (
      <Card
        className="article-card"
        href={paths.article(id)}
        name={title}
        level={level}
        picture={<Picture path={image} alt="" width={640} height={400} priority={index < priority} />}
        over={
          classification && (
            <p className="strong small pink" dir="auto">
              {classification}
            </p>
          )
        }
      >
        {summary && (
          <p className="clamp" dir="auto">
            {summary}
          </p>
        )}
        <p className="small muted">
          {author && <bdi>{author}</bdi>}
          <span>{(author && serverDayText(publishedAt) ? ' · ' : '') + serverDayText(publishedAt)}</span>
        </p>
      </Card>
    )}
  </CardList>
)
