import { Link } from 'wouter'
import { buttonClass } from '../../kit/button.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { paths } from '../../lib/paths.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'
import { HeroFacts, HeroGoods } from './hero-goods.tsx'
import { NEW_PRODUCTS } from './new-products.ts'
import './hero.css'

/**
 * What this is, for whom, from what price, and three products. Its text is in the HTML that the server sends, and its
 * heading is larger than any of the pictures that come after it, so that the page has its largest paint with the first.
 */
export const Hero = () => {
  const { data = [] } = useRead(catalogueQueries.products(NEW_PRODUCTS))
  return (
    <div className="hero">
      <div className="container hero-in">
        <ScreenTitle>Ropa de mayoreo de Guanajuato</ScreenTitle>
        <div className="hero-words">
          <p className="hero-lead">Para tiendas, boutiques y tianguis: compra directo de los fabricantes, con precio por volumen.</p>
          <HeroFacts products={data} />
        </div>
        <HeroGoods products={data} />
        <div className="hero-actions">
          <Link href={paths.products()} className={buttonClass('primary', 'hero-go')}>Ver productos</Link>
          <Link href={paths.companies()} className={buttonClass('quiet', 'hero-other')}>Conocer empresas</Link>
        </div>
      </div>
      <div className="hero-thread stitch" />
    </div>
  )
}
