import type { Promotion } from '../../../domain/catalogue/catalogue.ts'
import { Picture } from '../../kit/picture.tsx'
import './banner.css'

export const BannerList = ({ label, banners }: { label: string; banners: readonly Promotion[] }) => (
  <ul className="banner-list" aria-label={label}>
    {banners.map(({ id, title, text, image, link }, index) => (
      <li key={`${id}:${index}`} className="banner panel">
        <div className="banner-pic">
          <Picture path={image} alt="" width={600} height={200} />
        </div>
        <div className="banner-text stack-1">
          <p className="banner-title" dir="auto">
            {link === null ? (
              title
            ) : (
              <a href={link} className="card-link">
                {title}
              </a>
            )}
          </p>
          {text && (
            <p className="small muted" dir="auto">
              {text}
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
)

export const BannerSkeleton = () => (
  <div className="banner-list" aria-hidden="true">
    {[1, 2, 3, 4].map((index) => (
      <div key={index} className="banner banner-waiting skeleton panel" />
    ))}
  </div>
)
