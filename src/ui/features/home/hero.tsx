import { Link } from 'wouter'
import { buttonClass } from '../../kit/button.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { paths } from '../../lib/paths.ts'
import './hero.css'

/**
 * Only text and shapes, in the prerendered HTML. Its heading is larger than any picture that loads later, so the largest
 * contentful paint is the first paint.
 */
export const Hero = () => (
  <div className="hero">
    <div className="container hero-in">
      <svg className="hero-art" viewBox="0 0 520 520" aria-hidden="true" focusable="false">
        {/* The pieces of a pattern on the cutting table. */}
        <path className="hero-cempa" d="M120 40 210 12q50 62 100 0l90 28 92 118-84 66-28-34v318H140V190l-28 34-84-66Z" />
        <path className="hero-ink" d="M356 300h150v214H330Z" />
        <path className="hero-agave" d="M20 330h128l30 184H0Z" />
        <g className="hero-seam">
          <path d="M134 60 212 36q48 56 96 0l78 24 82 104-56 44-54-62v342H162V146l-54 62-56-44Z" />
          <path d="M372 318h118v180H350ZM36 346h98l24 152H18ZM260 60v448" />
        </g>
      </svg>
      <ScreenTitle>Ropa de mayoreo de Guanajuato</ScreenTitle>
      <p className="hero-lead">
        Compra por corrida o por docena directo de los talleres: precios por volumen, mínimos claros y trato con quien
        la cose.
      </p>
      <div className="hero-actions">
        <Link href={paths.products()} className={buttonClass('primary', 'hero-go')}>
          Ver productos
        </Link>
        <Link href={paths.companies()} className={buttonClass('quiet', 'hero-other')}>
          Conocer empresas
        </Link>
      </div>
    </div>
    <div className="hero-thread stitch" />
  </div>
)
