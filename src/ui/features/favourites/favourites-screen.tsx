import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { groupBy } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { count } from '../../lib/format.ts'
import { LoginGate } from '../../lib/login.tsx'
import { paths } from '../../lib/paths.ts'
import { ReadView } from '../../lib/read.tsx'
import { Screen } from '../../lib/screen.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { useFavourite, useFavouritesList } from '../product-cards/use-favourite.ts'
import './favourites.css'

/** In the place of a card that was taken away, so that nothing else moves. */
const Removed = ({ product }: { product: ProductSummary }) => {
  const { toggle } = useFavourite(product)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    // The focused heart was removed together with its card.
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} className="favourites-removed stack-3">
      <p id={id} role="status">{`Quitaste «${product.name}» de tus favoritos.`}</p>
      <Button tone="quiet" aria-describedby={id} onClick={toggle}>
        Deshacer
      </Button>
    </div>
  )
}

/** `before`, with what is new first, and what is gone still in its place. */
const withGone = (before: readonly ProductSummary[], now: readonly ProductSummary[]) => {
  const today = new Map(now.map((product) => [product.id, product]))
  const known = new Set(before.map(({ id }) => id))
  return [...now.filter(({ id }) => !known.has(id)), ...before.map((product) => today.get(product.id) ?? product)]
}

const NONE: readonly ProductSummary[] = []

/** Alone in its row, what takes the place of a card is as high as that was. */
const keepHeight = ({ target }: MouseEvent) => {
  const item = target instanceof Element && target.closest('li')
  if (item) item.style.minBlockSize = `${item.offsetHeight}px`
}

const Favourites = () => {
  const read = useFavouritesList()
  const { data: saved = NONE } = read
  const [[seen, shown], setShown] = useState([NONE, NONE])
  if (saved !== seen) setShown([saved, withGone(shown, saved)])
  const ids = new Set(saved.map(({ id }) => id))
  return (
    <ReadView
      read={shown.length > 0 ? { ...read, data: shown } : read}
      skeleton={<Skeleton kind="products" />}
      empty={{
        icon: 'heart',
        title: 'Todavía no guardas favoritos',
        text: 'Toca el corazón de un producto para tenerlo a la mano y comparar después.',
        link: { text: 'Ver productos', href: paths.products() },
      }}
    >
      {(products) => (
        <>
          <p className="list-count tabular strong">{count(saved.length, 'producto guardado', 'productos guardados')}</p>
          <div className="grid" onClickCapture={keepHeight}>
            {[...groupBy(products, (product) => product.storeId || product.storeName)].map(([maker, own], group) => {
              const { storeId = '', storeName = '' } = own[0] ?? {}
              return (
                <Section
                  key={maker}
                  title={storeName || 'Fabricante a consultar'}
                  {...(storeId !== '' && { href: paths.company(storeId), more: 'Ver empresa' })}
                >
                  <ProductGrid
                    products={own}
                    label={`Favoritos de ${storeName}`}
                    priority={group === 0 ? 4 : 0}
                    instead={({ id }) => {
                      const gone = ids.has(id) ? undefined : own.find((product) => product.id === id)
                      return gone ? <Removed product={gone} /> : null
                    }}
                  />
                </Section>
              )
            })}
          </div>
        </>
      )}
    </ReadView>
  )
}

export default function FavouritesScreen() {
  return (
    <Screen className="favourites listing" title="Favoritos" description="Los productos que guardaste en Puntada.">
      <LoginGate
        icon="heart"
        title="Ingresa para ver tus favoritos"
        text="Con tu cuenta guardas productos y los encuentras en cualquier dispositivo."
        skeleton={<Skeleton kind="products" />}
      >
        {({ mail }) => <Favourites key={mail} />}
      </LoginGate>
    </Screen>
  )
}
