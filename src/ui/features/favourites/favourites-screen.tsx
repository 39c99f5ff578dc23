import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { FAVOURITE_SORTS, sortedFavourites, type FavouriteSort } from '../../../domain/catalogue/product-filters.ts'
import { foldText, groupBy } from '../../../domain/text.ts'
import { navigate } from '../../kit/back.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { addressWith, useRawSearch } from '../../site/address.ts'
import { count, integer } from '../../kit/format.ts'
import { LoginGate } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { ReadView } from '../../data/read.tsx'
import { Screen } from '../../site/screen.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { useFavourite, useFavouritesList } from '../product-cards/use-favourite.ts'
import './favourites.css'

/** A removed card leaves this in its place, so that nothing moves. */
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

/** New products come first; removed ones keep their place. */
const withGone = (before: readonly ProductSummary[], now: readonly ProductSummary[]) => {
  const today = new Map(now.map((product) => [product.id, product]))
  const listed = new Set(before.map(({ id }) => id))
  return [...now.filter(({ id }) => !listed.has(id)), ...before.map((product) => today.get(product.id) ?? product)]
}

const NONE: readonly ProductSummary[] = []

/** The wait keeps the room of chips and order. */
const WAIT = (
  <>
    <div className="favourites-wait" />
    <Skeleton kind="products" />
  </>
)

/** A removed card alone in its row keeps its height. */
const keepHeight = ({ target }: MouseEvent) => {
  const item = target instanceof Element && target.closest('li')
  if (item) item.style.minBlockSize = `${item.offsetHeight}px`
}

const SORT_TEXT: Record<FavouriteSort, string> = {
  guardado: 'Últimos guardados',
  'precio-menor': 'Menor precio',
  'precio-mayor': 'Mayor precio',
  fabricante: 'Fabricante',
}
const MAKER = 'empresa'
const SORT = 'orden'

const useChoice = () => {
  const query = new URLSearchParams(useRawSearch())
  const sort = FAVOURITE_SORTS.find((option) => option === query.get(SORT)) ?? 'guardado'
  const choose = (key: string, value: string | null) =>
    navigate(addressWith((query) => (value === null ? query.delete(key) : query.set(key, value))))
  return { maker: query.get(MAKER), sort, choose }
}

const makerOf = ({ storeName }: ProductSummary) => foldText(storeName)

const Favourites = () => {
  const read = useFavouritesList()
  const { data: saved = NONE } = read
  const [[seen, shown], setShown] = useState([NONE, NONE])
  if (saved !== seen) setShown([saved, withGone(shown, saved)])
  const ids = new Set(saved.map(({ id }) => id))
  const { maker, sort, choose } = useChoice()
  return (
    <ReadView
      read={shown.length > 0 ? { ...read, data: shown } : read}
      skeleton={WAIT}
      empty={{
        icon: 'heart',
        title: 'Todavía no guardas favoritos',
        text: 'Toca el corazón de un producto para tenerlo a la mano y comparar después.',
        link: { text: 'Ver productos', href: paths.products() },
      }}
    >
      {(all) => {
        const makers = groupBy(all, makerOf)
        const chosen = (maker !== null && makers.get(foldText(maker))) || all
        return (
          <>
            <div className="row scroll-row" role="group" aria-label="Fabricantes">
              {[all, ...makers.values()].map((products) => {
                const maker = products === all ? null : (products[0]?.storeName ?? '')
                return (
                  <Button
                    key={maker}
                    tone="pill"
                    aria-pressed={products === chosen}
                    onClick={() => choose(MAKER, maker)}
                  >
                    <Name text={maker === null ? 'Todos' : maker || 'Fabricante a consultar'} />{' '}
                    <span className="tabular">{integer(products.filter(({ id }) => ids.has(id)).length)}</span>
                  </Button>
                )
              })}
            </div>
            <div className="between favourites-bar">
              <p className="list-count tabular strong" role="status">
                {count(saved.length, 'producto guardado', 'productos guardados')}
              </p>
              <SelectField
                label="Ordenar por"
                inside
                value={sort}
                onChange={({ target }) => choose(SORT, target.value === 'guardado' ? null : target.value)}
              >
                {FAVOURITE_SORTS.map((option) => (
                  <option key={option} value={option}>
                    {SORT_TEXT[option]}
                  </option>
                ))}
              </SelectField>
            </div>
            <div onClickCapture={keepHeight}>
              <ProductGrid
                products={sortedFavourites(chosen, sort)}
                label="Favoritos"
                level={2}
                priority={4}
                isMakerSaid
                instead={({ id }) => {
                  const gone = ids.has(id) ? undefined : all.find((product) => product.id === id)
                  return gone ? <Removed product={gone} /> : null
                }}
              />
            </div>
          </>
        )
      }}
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
        skeleton={WAIT}
      >
        {({ mail }) => <Favourites key={mail} />}
      </LoginGate>
    </Screen>
  )
}
