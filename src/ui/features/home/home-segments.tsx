import { Picture } from '../../kit/picture.tsx'
import { ReadView } from '../../lib/read.tsx'
import { Section } from '../../kit/section.tsx'
import { paths } from '../../lib/paths.ts'
import { useSegments } from '../catalogue/use-segments.ts'
import './home-segments.css'

const PLACES = Array.from({ length: 12 }, (_, index) => index)

const waiting = (
  <div className="home-segments-box">
    <div className="home-segments glint" aria-hidden="true">
      {PLACES.map((index) => (
        <div key={index} className="home-segments-item home-segments-waiting" />
      ))}
    </div>
  </div>
)

export const Segments = () => (
  <Section title="Compra por segmento" href={paths.categories()}>
    <ReadView
      read={useSegments()}
      skeleton={waiting}
      empty={{
        level: 3,
        title: 'Todavía no hay segmentos',
        text: 'Puedes ver todos los productos juntos.',
        link: { text: 'Ver todos los productos', href: paths.products() },
      }}
    >
      {(segments) => (
        <div className="home-segments-box">
          <ul className="home-segments">
            {segments.map(({ name, slug, icon }, index) => (
              <li key={`${slug}:${index}`} className="home-segments-item">
                <div className="home-segments-pic frame">
                  <Picture path={icon} alt="" width={240} height={240} />
                </div>
                <a href={paths.products(slug)} className="card-link" dir="auto">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ReadView>
  </Section>
)
