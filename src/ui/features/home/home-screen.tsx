import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react'
import { useSegments, ReadView, useRead, type ShownRead } from '../../data/read.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { figuresOf } from '../../data/perishable.ts'
import { useHead } from '../../site/head.ts'
import { createChunk } from '../../kit/chunk.ts'
import { LazyPart } from '../../site/failure-boundary.tsx'
import { paths } from '../../site/paths.ts'
import { NEW_PRODUCTS, newProducts } from '../../data/first-reads.ts'
import { useServices, useSessionKnown, useStored, useUser } from '../../data/services.ts'
import { useInSight } from '../../kit/use-in-sight.ts'
import './home.css'

const HERO_PLACES = [0, 1, 2]

const HeroProduct = ({ product }: { product: ProductSummary }) => {
  const [first] = figuresOf(product).tiers
  return (
    <a href={paths.product(product.id)} className="stack-1">
      <span className="hero-pic frame">
        <Picture path={product.image} alt="" width={240} height={300} priority />
      </span>
      <span className="hero-name clamp" dir="auto">
        {product.name}
      </span>{' '}
      {first && (
        <span className="hero-price tabular">
          <strong>{first.price}</strong> <span>{first.perPiece}</span>
        </span>
      )}
    </a>
  )
}

/**
 * Three products at first sight, whose places are there before them. The heading is larger than any later picture, so
 * that the page's first paint is its largest.
 */
const Hero = () => {
  const { data = [] } = useRead(newProducts)
  // They are the last of the newest, because the list further down begins with the others.
  const last = data.length > HERO_PLACES.length ? data.slice(-HERO_PLACES.length) : []
  return (
    <div className="hero">
      <div className="container hero-in stack">
        <ScreenTitle>Ropa de mayoreo de Guanajuato</ScreenTitle>
        <p className="hero-lead">
          Para tiendas, boutiques y tianguis: compra directo de los fabricantes, con precio por volumen.
        </p>
        <ul className="hero-goods stack-3" aria-label="Para empezar">
          {HERO_PLACES.map((index) => {
            const product = last[index]
            return (
              <li key={index} className="hero-good">
                {product ? <HeroProduct product={product} /> : <div className="hero-pic frame" />}
              </li>
            )
          })}
        </ul>
        <div className="hero-actions row small">
          <ButtonLink href={paths.products()} className="hero-go">
            Ver productos
          </ButtonLink>
          <ButtonLink href={paths.companies} tone="quiet">
            Conocer empresas
          </ButtonLink>
        </div>
      </div>
      <div className="hero-thread stitch" />
    </div>
  )
}

const MORE = createChunk(() => import('./lower-sections.tsx'))

const RESUME = createChunk(() => import('./resume.tsx'))

/** The place is as high as the part that comes (resume.css): nothing moves again. */
const RESUME_PLACE = { minHeight: '13.25rem' }

/** *Sigue con tu pedido*, for buyers with an order in this browser. */
const Resume = () => {
  const { orderStores } = useServices()
  const user = useUser()
  const isKnown = useSessionKnown()
  const { drafts, pending } = useStored(orderStores.open(user))
  const [hasSent, setHasSent] = useState(false)
  useEffect(() => {
    if (!isKnown) return undefined
    // The history is read in a task of its own: a long one takes a slow phone a while.
    const timer = setTimeout(() => setHasSent(orderStores.sent(user).read().length > 0))
    return () => clearTimeout(timer)
  }, [orderStores, user, isKnown])
  if (!isKnown || (!hasSent && drafts.length + pending.length === 0)) return null
  return (
    <div style={RESUME_PLACE}>
      <LazyPart chunk={RESUME} with={{}} skeleton={null} frame={() => null} />
    </div>
  )
}

/** True from when an element is in the window with `margin` around it. */
const useNear = (target: RefObject<Element | null>, margin: string) => {
  const [isNear, setNear] = useState(false)
  if (useInSight(target, margin, false) && !isNear) setNear(true)
  return isNear
}

/** The list begins below the window of a phone: four cards at first, the others when it comes near. */
const FIRST_CARDS = 4

/** What comes is drawn in slices, between which the page answers. */
const useSliced = <T,>(read: ShownRead<T>): ShownRead<T> => ({ ...read, data: useDeferredValue(read.data) })

const NewProducts = () => {
  const list = useRef<HTMLDivElement>(null)
  const cards = useDeferredValue(useNear(list, '200px 0px')) ? NEW_PRODUCTS : FIRST_CARDS
  const read = useSliced(useRead(newProducts))
  return (
    <div ref={list} className="home-row home-new">
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

const SEGMENTS_SKELETON = (
  <div className="box">
    <ul className="home-segments grid glint" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
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
      read={useSliced(useSegments())}
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

export default function HomeScreen() {
  const lower = useRef<HTMLDivElement>(null)
  const isWanted = useNear(lower, '500px 0px')
  useHead({
    title: 'Ropa de mayoreo de Guanajuato',
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
        <Resume />
        <NewProducts />
      </div>
      <div ref={lower}>{isWanted ? <LazyPart chunk={MORE} with={{}} skeleton={waiting} /> : waiting}</div>
    </>
  )
}
