import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changeCells, gridOfDraft, withCell, withoutColour, withoutProduct } from '../../../domain/orders/drafts.ts'
import {
  type Draft,
  type DraftProduct,
  productAmount,
  productPieces,
  productPrice,
} from '../../../domain/orders/orders.ts'
import { fillRun, nextTier } from '../../../domain/orders/quantity-grid.ts'
import { distinct, isSameName } from '../../../domain/text.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Name } from '../../kit/text.tsx'
import { pesos, pieces as piecesText, priceText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { MissingPieces } from './missing-pieces.tsx'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import type { TablePlace } from './quantity-row.tsx'
import { QuantityTable } from './quantity-table.tsx'
import type { EditedCells } from './use-edited-cells.ts'
import './size-table.css'
import { useProduct } from './use-orders.ts'

interface Props {
  product: DraftProduct
  edited: EditedCells
  onChange: (edit: (draft: Draft) => Draft) => void
}

export const OrdersDrawerProduct = ({ product, edited, onChange }: Props) => {
  const { productId, name } = product
  const total = productPieces(product)
  const price = productPrice(product)
  const next = nextTier(product.tiers, total)
  const { data: today } = useProduct(productId, { once: true })
  const grid = gridOfDraft(product, today)

  /** Colours that were added or typed in: they stay where they are, also without pieces. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const open = (colour: string) => setOpened((now) => (now.includes(colour) ? now : [...now, colour]))
  const names = distinct([...product.cells.map(({ colour }) => colour), ...opened])
  const rows = names.flatMap((name) => grid.colours.find((colour) => isSameName(colour.name, name)) ?? [])
  const others = grid.colours.filter((colour) => !rows.includes(colour))
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
        <a href={paths.product(productId)} className="fill underlined-on-hover strong pink-on-hover">
          <Name text={product.name || 'Producto'} />
        </a>
        <IconButton
          icon="trash"
          size={20}
          label={`Quitar ${product.name} del pedido`}
          className="btn-ghost"
          onClick={() => onChange((draft) => withoutProduct(draft, productId))}
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
      {next && <p className="small strong agave">{`${next.missing} más y pagas ${pesos(next.price)} c/u`}</p>}
      <MissingPieces
        rules={product}
        cells={product.cells}
        onAdd={(cell) => onChange((draft) => withCell(draft, productId, cell))}
      />
    </li>
  )
}
