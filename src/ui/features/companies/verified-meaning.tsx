import { Link } from 'wouter'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { paths } from '../../lib/paths.ts'
import './verified-meaning.css'

/** The badge with an explanation on demand. */
export const VerifiedMeaning = ({ name }: { name: string }) => (
  <details className="verified-meaning">
    <summary>
      <VerifiedBadge /> <span className="underlined">¿Qué significa?</span>
    </summary>
    <p>
      Canaive, la cámara de la industria del vestido, verificó a <bdi>{name}</bdi>. La insignia no garantiza un pedido en
      particular. <Link href={paths.canaive()}>Conoce qué revisa la cámara</Link>.
    </p>
  </details>
)
