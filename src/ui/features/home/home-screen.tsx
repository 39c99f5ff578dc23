import { startTransition, useEffect, useState } from 'react'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Section } from '../../kit/section.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useHead } from '../../lib/head.ts'
import { createChunk } from '../../code/chunk.ts'
import { LazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../lib/paths.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { ReadView, useRead } from '../../lib/read.tsx'
import { Hero, NEW_PRODUCTS } from './hero.tsx'
import { Segments } from './home-segments.tsx'
import { useNear } from './use-near.ts'
import './home.css'

const MORE = createChunk(() => import('./lower-sections.tsx'))

/** The list begins below the window: four cards at first, the others a second later. */
const FIRST_CARDS = 4
const OTHERS_MS = 1000

const NewProducts = () => {
  const [cards, setCards] = useState(FIRST_CARDS)
  const read = useRead(catalogueQueries.products(NEW_PRODUCTS))
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCards(NEW_PRODUCTS)), OTHERS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="home-new">
      <Section title="Recién llegados" href={paths.products()}>
        <ReadView
          read={read}
          skeleton={<Skeleton kind="cards" count={cards} />}
          empty={{
            level: 3,
            title: 'Todavía no hay productos nuevos',
            text: 'Mientras llegan, conoce a los fabricantes.',
            link: { text: 'Ver empresas', href: paths.companies() },
          }}
        >
          {(products) => <ProductGrid products={products.slice(0, cards)} label="Recién llegados" />}
        </ReadView>
      </Section>
    </div>
  )
}

/** Home (R2.01). The lower half loads its code and data when the visitor scrolls near it. */
const HomeScreen = () => {
  const [mark, near] = useNear()
  useHead({
    title: 'Ropa de mayoreo de Guanajuato',
    description:
      'Compra ropa de mayoreo directo de los fabricantes de Guanajuato: precios por volumen, mínimos ' +
      'claros y trato directo con el fabricante.',
    path: paths.home(),
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Puntada', inLanguage: 'es-MX' },
  })
  const waiting = (
    <div className="container">
      <Skeleton kind="block" count={5} />
    </div>
  )
  return (
    <>
      <Hero />
      <div className="container">
        <Segments />
        <NewProducts />
      </div>
      <div ref={mark}>{near ? <LazyPart chunk={MORE} with={{}} skeleton={waiting} /> : waiting}</div>
    </>
  )
}

export default HomeScreen
