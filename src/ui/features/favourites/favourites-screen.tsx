import { useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { ReadView } from '../../lib/read.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useFavourite, useFavouritesList } from '../product-cards/use-favourite.ts'
import { count } from '../../lib/format.ts'
import { LoginGate } from '../../lib/login.tsx'
import { Screen } from '../../lib/screen.tsx'
import { paths } from '../../lib/paths.ts'
import './favourites.css'

const Undo = ({ product, onDone }: { product: ProductSummary; onDone: () => void }) => {
  const { isFavourite, toggle } = useFavourite(product)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused heart was removed together with its card.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  if (isFavourite) return null
  return (
    <div className="favourites-undo note between">
      <p>
        Quitaste «<bdi>{product.name}</bdi>» de tus favoritos.
      </p>
      <Button
        ref={button}
        tone="quiet"
        onClick={() => {
          toggle()
          onDone()
        }}
      >
        Deshacer
      </Button>
    </div>
  )
}

const Favourites = () => {
  const read = useFavouritesList()
  // Every favourite shown so far: those missing in the present list were removed.
  const [before, setBefore] = useState<readonly ProductSummary[]>([])
  const [removed, setRemoved] = useState<ProductSummary | null>(null)
  const total = useRef<HTMLParagraphElement>(null)
  if (read.data !== undefined && read.data !== before) {
    setBefore(read.data)
    const ids = new Set(read.data.map(({ id }) => id))
    const gone = before.find(({ id }) => !ids.has(id))
    if (gone) setRemoved(gone)
    else if (removed !== null && ids.has(removed.id)) setRemoved(null)
  }
  return (
    <>
      <div role="status">
        {removed !== null && (
          <Undo
            key={removed.id}
            product={removed}
            onDone={() => (total.current ?? document.querySelector('h1'))?.focus()}
          />
        )}
      </div>
      <ReadView
        read={read}
        skeleton={<Skeleton kind="cards" />}
        empty={{
          icon: 'heart',
          title: 'Todavía no guardas favoritos',
          text: 'Toca el corazón de un producto para tenerlo a la mano y comparar después.',
          link: { text: 'Ver productos', href: paths.products() },
        }}
      >
        {(products) => (
          <>
            <p ref={total} className="favourites-total tabular strong" tabIndex={-1}>
              {count(products.length, 'producto guardado', 'productos guardados')}
            </p>
            <ProductGrid products={products} label="Favoritos" level={2} priority={4} />
          </>
        )}
      </ReadView>
    </>
  )
}

export default function FavouritesScreen() {
  return (
    <Screen className="favourites" title="Favoritos" description="Los productos que guardaste en Puntada.">
      <LoginGate
        icon="heart"
        title="Ingresa para ver tus favoritos"
        text="Con tu cuenta guardas productos y los encuentras en cualquier dispositivo."
        skeleton={<Skeleton kind="cards" />}
      >
        {() => <Favourites />}
      </LoginGate>
    </Screen>
  )
}
