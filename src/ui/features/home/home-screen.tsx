import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { useSegments, ReadView, useRead } from '../../lib/read.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { useHead } from '../../lib/head.ts'
import { createChunk } from '../../code/chunk.ts'
import { LazyPart } from '../../lib/failure-boundary.tsx'
import { paths } from '../../lib/paths.ts'
import { NEW_PRODUCTS, newProducts } from '../../lib/first-reads.ts'
import { Hero } from './hero.tsx'
import './home.css'

const MORE = createChunk(() => import('./lower-sections.tsx'))

/** The list begins below the window: four cards at first, the others a second later. */
const FIRST_CARDS = 4
const OTHERS_MS = 1000

const NewProducts = () => {
  const [cards, setCards] = useState(FIRST_CARDS)
  const read = useRead(newProducts)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCards(NEW_PRODUCTS)), OTHERS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="home-new">
      <Section title="Recién llegados" href={paths.products()}>
        <ReadView
          read={read}
          skeleton={<Skeleton kind="products" count={cards} />}
          empty={{
            level: 3,
            title: 'Todavía no hay productos nuevos',
            text: 'Mientras llegan, conoce a los fabricantes.',
            link: { text: 'Ver empresas', href: paths.companies },
          }}
        >
          {(products) => <ProductGrid products={products.slice(0, cards)} label="Recién llegados" />}
        </ReadView>
      </Section>
    </div>
  )
}

const PLACES = Array.from({ length: 12 }, (_, index) => index)

const SEGMENTS_SKELETON = (
  <div className="box">
    <ul className="home-segments grid glint" aria-hidden="true">
      {PLACES.map((index) => (
        <li key={index}>
          <div className="frame skeleton" />
          <div className="skeleton skeleton-lines" />
        </li>
      ))}
    </ul>
  </div>
)

const Segments = () => (
  <Section title="Compra por segmento" href={paths.categories}>
    <ReadView
      read={useSegments()}
      skeleton={SEGMENTS_SKELETON}
      empty={{
        level: 3,
        title: 'Todavía no hay segmentos',
        text: 'Puedes ver todos los productos juntos.',
        link: { text: 'Ver todos los productos', href: paths.products() },
      }}
    >
      {(segments) => (
        <div className="box">
          <ul className="home-segments grid strong">
            {segments.map(({ name, slug, icon }) => (
              <li key={name}>
                <div className="frame">
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

const MARGIN = '500px 0px'

/** True from the first time that the element is near the window; false while prerendering. */
const useNear = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const mark = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (element === null || near) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  return [mark, near]
}

/** Home. The lower half loads its code and data when the visitor scrolls near it. */
const HomeScreen = () => {
  const [mark, near] = useNear()
  useHead({
    title: 'Ropa de mayoreo de Guanajuato',
    description:
      'Compra ropa de mayoreo directo de los fabricantes de Guanajuato: precios por volumen, mínimos ' +
      'claros y trato directo con el fabricante.',
    path: paths.home,
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
