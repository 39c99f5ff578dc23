import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changeCells, gridOfDraft, withCell, withoutColour, withoutProduct } from '../../../domain/orders/drafts.ts'
import {
  type Draft,
  type DraftProduct,
  orderPieces,
  productAmount,
  productPieces,
  productPrice,
} from '../../../domain/orders/orders.ts'
import { fillRun, gridOf, nextTier, spread } from '../../../domain/orders/quantity-grid.ts'
import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import { closeGap, type Closing } from '../../../domain/orders/gap.ts'
import { draftProductOf } from '../../../domain/orders/reorder.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Name } from '../../kit/text.tsx'
import { pesos, pieces as piecesText, priceText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import { useServices } from '../../lib/services.ts'
import { useSend } from '../../lib/forms.ts'
import { failureText } from '../../notices/failure-text.ts'
import { MissingPieces } from './missing-pieces.tsx'
import { addedText, nextTierText } from './texts.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import type { TablePlace } from './quantity-row.tsx'
import { QuantityTable } from './quantity-table.tsx'
import type { EditedCells } from './use-edited-cells.ts'
import './size-table.css'
import { useDrafts, useProduct } from './use-orders.ts'

interface Props {
  product: DraftProduct
  /** The product's cells with what is being typed. */
  edited: EditedCells
  onChange: (edit: (draft: Draft) => Draft) => void
}

export const OrdersDrawerProduct = ({ product: stored, edited, onChange }: Props) => {
  const product = { ...stored, cells: edited.cells }
  const { productId, name } = product
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)
  const { data: today } = useProduct(productId, { once: true })
  const grid = gridOfDraft(product, today)

  /** Colours that were asked for or typed in: they stay where they are, also without pieces. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const open = (colour: string) => setOpened((now) => (now.includes(colour) ? now : [...now, colour]))
  const names = [...new Set([...stored.cells.map(({ colour }) => colour), ...opened])]
  const rows = names.map((name) => grid.colours.find((colour) => colour.name === name) ?? { name, hex: null })
  const others = grid.colours.filter((colour) => !names.includes(colour.name))
  const box = useRef<HTMLLIElement>(null)
  const unfold = (colour: string) => {
    flushSync(() => open(colour))
    const added = [...(box.current?.querySelectorAll('tr') ?? [])].at(-1)
    added?.querySelector<HTMLElement>('button, input')?.focus()
  }
  const remove = (colour: string) => {
    setOpened((now) => now.filter((other) => other !== colour))
    onChange((draft) => withoutColour(draft, productId, colour))
  }

  const place: TablePlace = {
    kind: 'compact',
    labelOf: ({ colour, size }) => `${colour} · ${size}`,
    endOf: (colour, pieces) => (
      <td role="presentation" className="size-table-end">
        <span className="small tabular">{piecesText(pieces)}</span>
        <IconButton icon="close" size={16} label={`Quitar ${colour} de ${name}`} onClick={() => remove(colour)} />
      </td>
    ),
  }

  return (
    <li className="stack-2" ref={box}>
      <div className="media">
        <Thumb path={product.image} />
        <a href={paths.product(product.productId)} className="fill underlined-on-hover strong pink-on-hover">
          <Name text={product.name || 'Producto'} />
        </a>
        <IconButton
          icon="trash"
          size={20}
          label={`Quitar ${product.name} del pedido`}
          className="btn-ghost"
          onClick={() => onChange((draft) => withoutProduct(draft, product.productId))}
        />
      </div>
      <div className="stack-2">
        <QuantityTable
          label={`Piezas de ${name} por color y talla`}
          place={place}
          grid={{ ...grid, colours: rows }}
          edited={{
            ...edited,
            onChange: (cell, pieces) => {
              open(cell.colour)
              edited.onChange(cell, pieces)
            },
          }}
          onRun={
            today == null
              ? undefined
              : (colour, by) =>
                  onChange((draft) => changeCells(draft, productId, (cells) => fillRun(grid, cells, colour, by)))
          }
        />
        {others.length > 0 && (
          <div className="row" role="group" aria-label="Otros colores">
            {others.map((colour) => (
              <Button
                key={colour.name}
                tone="pill"
                aria-label={`Agregar ${colour.name}`}
                onClick={() => unfold(colour.name)}
              >
                <ColourDot colour={colour} size={20} />
                <bdi>{colour.name}</bdi>
              </Button>
            ))}
          </div>
        )}
      </div>
      <p className="between small tabular">
        <span>{`${piecesText(total)}${price === null ? '' : ` × ${pesos(price)}`}`}</span>
        <strong>{priceText(productAmount(product))}</strong>
      </p>
      {next && <p className="small strong agave">{nextTierText(next)}</p>}
      <MissingPieces
        rules={product}
        cells={product.cells}
        onAdd={({ to, ...cell }) => onChange((draft) => withCell(draft, productId, { ...cell, pieces: to }))}
      />
    </li>
  )
}

/** What closes the gap to a maker's minimum: three more of its products, each with the least that a tier takes. */
export const GapProducts = ({ draft, missing }: { draft: Draft; missing: Centavos }) => {
  const { user, editing } = useDrafts()
  const { catalogue } = useServices()
  const { data = [] } = useRead(queryFor('catalogue', 'companyProducts', { storeId: draft.storeId }), { once: true })
  const [adding, setAdding] = useState('')
  const [status, setStatus] = useState('')
  const { busy, run } = useSend()
  const isOrdered = (id: string) => draft.products.some(({ productId }) => productId === id)
  const closings = missing > 0 ? closeGap(data, missing, isOrdered) : []

  const add = ({ product: { id, name }, pieces: wanted }: Closing) =>
    run(async () => {
      setAdding(id)
      // The list does not say what is sold out.
      const read = await catalogue.product({ id })
      const cells = read.ok && read.value !== null ? spread(gridOf(read.value), wanted) : []
      if (!read.ok) setStatus(failureText(read.failure))
      else if (read.value === null || cells.length === 0) setStatus(`${name} está agotado.`)
      else {
        const products = editing.add(user, draft, [draftProductOf(read.value, cells)]).added
        const added = addedText(orderPieces({ products }), wanted, `de ${name} en ${cells[0]?.colour}`)
        setStatus(`${added} Cambia tallas y colores en su tabla.`)
      }
      return read
    })

  return (
    <div className="stack-2">
      {closings.length > 0 && (
        <>
          <p className="strong">Para llegar al mínimo</p>
          <ul className="stack-3" aria-label="Para llegar al mínimo">
            {closings.map((closing) => (
              <li key={closing.product.id} className="media small">
                <Thumb path={closing.product.image} />
                <span className="fill">
                  <a
                    href={paths.product(closing.product.id)}
                    className="clamp underlined-on-hover strong pink-on-hover"
                  >
                    <Name text={closing.product.name} />
                  </a>
                  <span className="tabular muted">
                    {`${piecesText(closing.pieces)} × ${pesos(closing.price)} = ${pesos(closing.amount)}`}
                  </span>
                </span>
                <Button
                  tone="quiet"
                  busy={busy && adding === closing.product.id}
                  aria-label={`Agregar ${piecesText(closing.pieces)} de ${closing.product.name}`}
                  onClick={() => void add(closing)}
                >
                  Agregar
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small strong agave" role="status">
        {status}
      </p>
    </div>
  )
}
