import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { createCompared } from '../../../application/compared.ts'
import { isOutOfStock, PAGE_SIZE, type ProductSummary, wantedColour } from '../../../domain/catalogue/catalogue.ts'
import { Badge, Name } from '../../kit/text.tsx'
import { Card, useDrawn } from '../../kit/card.tsx'
import { CARD_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { Button } from '../../kit/button.tsx'
import { showQuickOrder } from '../../site/dialogs.ts'
import { paths } from '../../site/paths.ts'
import { figureClass, figuresFor, figuresOf, type Shown } from '../../data/perishable.ts'
import { count, integer } from '../../kit/format.ts'
import { useServices, useStored } from '../../data/services.ts'
import { ColourDots } from './colour-dots.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import './cards.css'

/**
 * `$48.50 c/u desde 6 pzs`, and below it the best price if there is another; of so many `pieces`, what they cost. A price
 * that is still being read keeps its place.
 */
export const Price = ({ product, pieces = null }: { product: Shown<ProductSummary>; pieces?: number | null }) => {
  const { tiers, best } = figuresOf(product)
  const [first] = tiers
  const wanted = pieces === null ? null : figuresFor(product, pieces)
  const className = `price small tabular ${figureClass(product)}`
  if (!first) return <p className={className}>Precio a consultar</p>
  const below = wanted ? wanted.tier : best
  return (
    <p className={className}>
      <strong>{wanted?.price ?? first.price}</strong> <span>{wanted?.sum ?? first.perPiece}</span>{' '}
      {below && <span className="price-min muted">{below}</span>}
    </p>
  )
}

const AddButton = ({ product }: { product: ProductSummary }) => (
  <Button
    tone="quiet"
    className="card-add"
    aria-label={`Agregar ${product.name}`}
    aria-haspopup="dialog"
    onClick={() => showQuickOrder(product)}
  >
    Agregar
  </Button>
)

const CompareTick = ({ product: { id, name } }: { product: ProductSummary }) => {
  const compared = useServices().once(createCompared)
  const isCompared = useStored(compared).ids.includes(id)
  return (
    <label className="card-compare check on-picture">
      <input
        type="checkbox"
        checked={isCompared}
        onChange={() => compared.toggle(id)}
        aria-label={`Comparar ${name}`}
      />
      <span>Comparar</span>
    </label>
  )
}

interface CardProps extends Required<Pick<Props, 'level' | 'colours' | 'pieces' | 'isMakerSaid'>> {
  product: Shown<ProductSummary>
  priority: boolean
}

export const ProductCard = memo(({ product, priority, level, colours, pieces, isMakerSaid }: CardProps) => {
  const colour = wantedColour(product, colours)
  const isGone = product.soldOut !== undefined && isOutOfStock(product)
  return (
    <Card
      className="product-card"
      href={paths.product(product.id, colour?.name)}
      name={product.name}
      level={level}
      picture={
        <>
          <Picture
            path={colour?.image ?? product.image}
            alt=""
            width={400}
            height={500}
            sizes={CARD_SIZES}
            priority={priority}
          />
          {isGone && <Badge tone="tag">Agotado</Badge>}
        </>
      }
      over={!isGone && product.isNew && <p className="card-new pink strong">Nuevo</p>}
      corner={<FavouriteButton product={product} />}
      actions={
        product.tiers && (
          <>
            {!isGone && <AddButton product={product} />}
            <CompareTick product={product} />
          </>
        )
      }
    >
      {isMakerSaid && product.storeName !== '' && (
        <p className="small muted">
          <Name text={product.storeName} />
        </p>
      )}
      <Price product={product} pieces={pieces} />
      <div className="product-card-foot between small muted">
        <ColourDots colours={product.colours} />
        <span className="clamp" dir="auto">
          {product.town}
        </span>
      </div>
    </Card>
  )
})

/** This many more cards are shown at once: they are not worth a press. */
const REST = 6
const NONE: readonly string[] = []

interface Props {
  products: readonly Shown<ProductSummary>[]
  label?: string
  priority?: number
  level?: 2 | 3 | 4
  /** The picture has the first of these that the product comes in. */
  colours?: readonly string[]
  /** Pieces of a model that the buyer wants. */
  pieces?: number | null
  /** The cards name their makers, where several are meant. */
  isMakerSaid?: boolean
  /** Cards at first, if the grid itself counts them. */
  initial?: number
  /** Takes a card's place; null leaves the card. */
  instead?: (product: Shown<ProductSummary>) => ReactNode
  /** The number of cards and how to show more, if the list's address counts them. */
  depth?: { wanted: number; onMore: () => void }
}

export const ProductGrid = ({
  products,
  label,
  priority = 0,
  level = 3,
  initial = 2 * PAGE_SIZE,
  colours = NONE,
  pieces = null,
  isMakerSaid = false,
  instead,
  depth,
}: Props) => {
  const [opened, setOpened] = useState(initial)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const limit = depth?.wanted ?? opened
  const wanted = products.length > limit + REST ? limit : products.length
  const drawn = useDrawn(wanted)

  useEffect(() => {
    const index = firstNew.current
    if (index === null || drawn <= index) return
    firstNew.current = null
    list.current?.children[index]?.querySelector('a')?.focus()
  }, [drawn])

  const more = () => {
    firstNew.current = wanted
    if (depth === undefined) setOpened(opened + PAGE_SIZE)
    else depth.onMore()
  }

  return (
    <>
      <div className="box">
        <ul ref={list} className="grid card-list card-list-products" aria-label={label}>
          {products.slice(0, drawn).map((product, index) => (
            <li key={product.id}>
              {instead?.(product) ?? (
                <ProductCard {...{ product, level, colours, pieces, isMakerSaid }} priority={index < priority} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {wanted < products.length && (
        <div className="card-list-more stack-3">
          <p className="muted tabular">
            {`Mostrando ${integer(wanted)} de ${count(products.length, 'producto', 'productos')}`}
          </p>
          <Button tone="quiet" onClick={more}>
            Cargar más
          </Button>
        </div>
      )}
    </>
  )
}
