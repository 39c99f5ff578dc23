import { useState } from 'react'
import { blogQueries } from '../../../domain/blog/blog.ts'
import { catalogueQueries, type Centavos } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { ArticleList } from '../blog/article-card.tsx'
import { Carousel } from './carousel.tsx'
import { Card, CardList } from '../../kit/card.tsx'
import { Picture } from '../../kit/picture.tsx'
import { CompanyList } from '../companies/company-card.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { paths } from '../../site/paths.ts'
import { useUser } from '../../data/services.ts'
import { ReadView, useRead } from '../../data/read.tsx'
import './lower-sections.css'

const COMPANIES = 8
const ARTICLES = 3

const Slides = () => (
  <div className="container home-slides">
    <ReadView
      read={useRead(catalogueQueries.carousel({ kind: 'principal' }))}
      skeleton={<div className="carousel-box skeleton" aria-hidden="true" />}
      empty={{
        icon: 'store',
        title: 'Directo del taller a tu tienda',
        link: { text: 'Ver las empresas', href: paths.companies },
      }}
    >
      {(slides) => <Carousel label="Promociones" slides={slides} />}
    </ReadView>
  </div>
)

const Banners = () => (
  <Section title="De temporada">
    <ReadView
      read={useRead(catalogueQueries.banners({ kind: 'inicio' }))}
      skeleton={<Skeleton kind="banners" count={4} />}
      empty={{
        level: 3,
        title: 'Por ahora no hay promociones',
        link: { text: 'Ver productos', href: paths.products() },
      }}
    >
      {(banners) => (
        <CardList kind="banners" label="De temporada" items={banners}>
          {({ title, text, image, link }) => (
            <Card
              className="banner panel"
              href={link}
              name={title || text || 'Promoción'}
              level={3}
              picture={<Picture path={image} alt="" width={600} height={250} fit="whole" />}
            >
              {title && text && (
                <p className="small muted" dir="auto">
                  {text}
                </p>
              )}
            </Card>
          )}
        </CardList>
      )}
    </ReadView>
  </Section>
)

const Companies = () => (
  <Section title="Fabricantes destacados" href={paths.companies}>
    <ReadView
      read={useRead(catalogueQueries.companies({ limit: COMPANIES }))}
      skeleton={<Skeleton kind="companies" count={COMPANIES} />}
      empty={{
        level: 3,
        icon: 'store',
        title: 'Todavía no hay fabricantes',
        text: 'Muy pronto verás aquí a los talleres de la región.',
        link: { text: 'Ver productos', href: paths.products() },
      }}
    >
      {(companies) => <CompanyList companies={companies.slice(0, COMPANIES)} label="Fabricantes destacados" />}
    </ReadView>
  </Section>
)

const Articles = () => (
  <Section title="Del blog" href={paths.articles()}>
    <ReadView
      read={useRead(blogQueries.articles())}
      skeleton={<Skeleton kind="articles" count={ARTICLES} />}
      empty={{
        icon: 'edit',
        level: 3,
        title: 'Todavía no hay artículos',
        link: { text: 'Conoce quiénes somos', href: paths.about },
      }}
    >
      {(articles) => <ArticleList articles={articles.slice(0, ARTICLES)} label="Del blog" />}
    </ReadView>
  </Section>
)

interface Range {
  label: string
  from: Centavos | null
  to: Centavos | null
}

const ANY: Range = { label: 'Todos', from: null, to: null }
const RANGES: readonly Range[] = [
  ANY,
  { label: 'Hasta $100', from: null, to: 100_00 },
  { label: '$100 a $200', from: 100_00, to: 200_00 },
  { label: 'Más de $200', from: 200_00, to: null },
]
const LIMIT = 12

const ForYou = ({ user }: { user: string }) => {
  const [range, setRange] = useState(ANY)
  const { from, to } = range
  const read = useRead(catalogueQueries.productsForUser({ limit: LIMIT, user, priceFrom: from, priceTo: to }), {
    keepPrevious: true,
  })
  return (
    <Section title="Para ti">
      <div className="home-ranges row scroll-row" role="group" aria-label="Precio por pieza">
        {RANGES.map((option) => (
          <Button key={option.label} tone="pill" aria-pressed={option === range} onClick={() => setRange(option)}>
            {option.label}
          </Button>
        ))}
      </div>
      <ReadView
        read={read}
        skeleton={<Skeleton kind="products" count={LIMIT} />}
        empty={{
          level: 3,
          title: range === ANY ? 'Todavía no sabemos qué te gusta' : 'No hay productos para ti en ese precio',
          text:
            range === ANY ? 'Guarda productos en favoritos y aquí verás otros parecidos.' : 'Prueba con otro precio.',
          action: range !== ANY && (
            <Button tone="quiet" onClick={() => setRange(ANY)}>
              Ver todos los precios
            </Button>
          ),
        }}
      >
        {(products) => <ProductGrid products={products.slice(0, LIMIT)} label="Para ti" />}
      </ReadView>
    </Section>
  )
}

export default function LowerSections() {
  const user = useUser()
  return (
    <>
      <Slides />
      <div className="container home-row">
        {user && <ForYou user={user} />}
        <Banners />
        <div className="home-few box">
          <Companies />
          <Articles />
        </div>
      </div>
    </>
  )
}
