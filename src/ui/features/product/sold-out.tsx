import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { slug } from '../../../domain/text.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import { paths } from '../../lib/paths.ts'

/** In the place of the quantities, where none can be ordered; the ways to ask the maker come after it (R12.92). */
export const SoldOut = ({ product: { segment, category } }: { product: ProductDetail }) => (
  <Section title="Agotado por ahora">
    <div className="stack-3">
      <p>
        No quedan piezas en ningún color ni talla. Pregunta al fabricante cuándo vuelve a haber, o mira otros parecidos.
      </p>
      <ButtonLink href={paths.products(slug(segment) || 'todos', '0', slug(category) || 'todas')} tone="quiet">
        {category ? `Ver más en ${category}` : 'Ver otros productos'}
      </ButtonLink>
    </div>
  </Section>
)
