import { Link } from 'wouter'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ReadView } from '../../lib/read-view.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import { useSegments } from './use-segments.ts'
import './segments.css'

/** The segments with their pictures, or the reason why there are none (R2.27, R3.08, R4.07). */
export const SegmentsList = ({ onChoose }: { onChoose: () => void }) => {
  const read = useSegments()
  return (
    <ReadView
      read={read}
      skeleton={<Skeleton kind="lines" count={6} />}
      empty={
        <EmptyState
          level={3}
          title="Aún no hay segmentos"
          text="Mientras llegan, puedes ver todos los productos."
          action={<ButtonLink href={paths.products()} tone="quiet" onClick={onChoose}>Ver productos</ButtonLink>}
        />
      }
    >
      {(segments) => (
        <>
          <ul className="segments-list" aria-label="Segmentos">
            {segments.map(({ name, slug, icon }, place) => (
              <li key={`${slug}:${place}`}>
                <Link href={paths.products(slug)} className="segments-link" onClick={onChoose}>
                  <Picture path={icon} alt="" width={40} height={40} />
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Link href={paths.categories()} className="segments-all underlined" onClick={onChoose}>
            Ver todas las categorías
          </Link>
        </>
      )}
    </ReadView>
  )
}
