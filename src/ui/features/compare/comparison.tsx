import type { ReactNode } from 'react'
import { createCompared, MOST_COMPARED } from '../../../application/compared.ts'
import { isOutOfStock, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { bestIn, priceAt, type Figure } from '../../../domain/catalogue/comparison.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Badge, Name, VerifiedBadge } from '../../kit/text.tsx'
import { ShareButton } from '../../site/contact-buttons.tsx'
import { showQuickOrder } from '../../site/dialogs.ts'
import { productFor } from '../../data/first-reads.ts'
import { count, pesos, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { ReadFailure, useRead } from '../../data/read.tsx'
import { useServices, useSessionKnown, useUser } from '../../data/services.ts'
import { ColourDots } from '../product-cards/colour-dots.tsx'
import { comparisonPath, showComparison, useComparedIds } from './compared-address.ts'
import './compare.css'

const priceCell = (many: number) => (product: ProductDetail) => {
  const at = priceAt(product, many)
  if (at === null) return 'A consultar'
  if (at.kind === 'price') return <strong>{pesos(at.price)}</strong>
  return at.kind === 'from' ? `desde ${at.pieces}` : `de ${at.pieces} en ${at.pieces}`
}

interface Row {
  title: string
  /** An empty cell is unknown. */
  cell: (product: ProductDetail) => ReactNode
  /** The figure whose best are marked, and the mark's words. */
  best?: readonly [Figure, string]
}

const ROWS: readonly Row[] = [
  ...([6, 12, 24] as const).map((many): Row => ({
    title: `Precio a ${many} pzs`,
    cell: priceCell(many),
    best: [`price${many}`, 'Mejor precio'],
  })),
  { title: 'Mínimo', cell: ({ minimum }) => minimum !== null && pieces(minimum), best: ['minimum', 'El menor'] },
  { title: 'Tela', cell: ({ fabric }) => fabric },
  { title: 'Tallas', cell: ({ sizes }) => sizes.join(' · '), best: ['sizes', 'Más tallas'] },
  {
    title: 'Colores',
    cell: ({ colours }) =>
      colours.length > 0 && (
        <>
          <span aria-hidden="true">{count(colours.length, 'color', 'colores')}</span>
          <ColourDots colours={colours} />
        </>
      ),
    best: ['colours', 'Más colores'],
  },
  { title: 'Entrega', cell: ({ leadTime }) => leadTime, best: ['leadTime', 'Más rápido'] },
  {
    title: 'Fabricante',
    cell: ({ storeId, storeName, storeVerified }) =>
      storeName && (
        <>
          {storeId === '' ? (
            <Name text={storeName} />
          ) : (
            <a href={paths.company(storeId)} className="touch-target underlined">
              <Name text={storeName} />
            </a>
          )}
          {storeVerified && <VerifiedBadge />}
        </>
      ),
  },
]

const useColumn = (id: string | undefined) => {
  const read = useRead(productFor(id ?? '', useUser()), { enabled: useSessionKnown() && id !== undefined })
  return { id, read }
}
type Column = ReturnType<typeof useColumn> & { id: string }

const Head = ({ column: { read } }: { column: Column }) => {
  const { data: product } = read
  if (product === undefined)
    return read.error ? <ReadFailure read={read} compact /> : <Skeleton kind="rows" count={2} />
  if (product === null) return <p>Este producto ya no está.</p>
  return (
    <>
      <span className="frame">
        <Picture path={product.image} alt="" width={220} height={220} fit="whole" />
        {isOutOfStock(product) && <Badge tone="tag">Agotado</Badge>}
      </span>
      <a href={paths.product(product.id)} className="underlined-on-hover pink-on-hover">
        <Name text={product.name} />
      </a>
    </>
  )
}

const UNKNOWN = (
  <>
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">sin dato</span>
  </>
)

const Table = ({ columns, onRemove }: { columns: readonly Column[]; onRemove: (id: string) => void }) => {
  const products = columns.flatMap(({ read }) => read.data ?? [])
  return (
    <table className="compare-table tabular">
      <caption className="visually-hidden">{`Comparación de ${count(columns.length, 'producto', 'productos')}`}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.id} scope="col">
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ title, cell, best }) => {
          const bests = best ? bestIn(best[0], products) : []
          return (
            <tr key={title}>
              <th scope="row">{title}</th>
              {columns.map(({ id, read: { data } }) => (
                <td key={id} dir="auto">
                  {data && <div>{cell(data) || UNKNOWN}</div>}
                  {data && bests.includes(data.id) && (
                    <span className="compare-best media agave strong">
                      <Icon name="check" size={14} />
                      <span>{best?.[1]}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {columns.map(({ id, read: { data } }) => (
            <td key={id}>
              <div className="media">
                {data && !isOutOfStock(data) && (
                  <Button
                    className="fill"
                    aria-label={`Agregar ${data.name}`}
                    aria-haspopup="dialog"
                    onClick={() => showQuickOrder(data)}
                  >
                    Agregar
                  </Button>
                )}
                <IconButton
                  icon="close"
                  size={20}
                  label={`Quitar ${data?.name ?? 'este producto'} de la comparación`}
                  onClick={() => onRemove(id)}
                />
              </div>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const Content = ({ ids: wanted }: { ids: readonly string[] }) => {
  const compared = useServices().once(createCompared)
  const ids = wanted.slice(0, MOST_COMPARED)
  const all = [useColumn(ids[0]), useColumn(ids[1]), useColumn(ids[2]), useColumn(ids[3])]
  const columns = all.filter((column): column is Column => column.id !== undefined)
  const remove = (id: string) => {
    if (compared.read().ids.includes(id)) compared.toggle(id)
    showComparison(wanted.filter((other) => other !== id))
  }
  const left = wanted.length - ids.length
  return (
    <>
      <p className="compare-note small" role="status">
        {left > 0
          ? `Se comparan hasta ${MOST_COMPARED}: ${count(left, 'producto quedó', 'productos quedaron')} fuera.`
          : ids.length < 2 && 'Elige otro para comparar: cierra esta hoja y marca «Comparar» en su tarjeta.'}
      </p>
      <Table columns={columns} onRemove={remove} />
      <p className="compare-note">
        <ShareButton title="Comparación en Puntada" path={comparisonPath(ids)} />
      </p>
    </>
  )
}

export default function Comparison({ open }: DialogProps) {
  const ids = useComparedIds()
  return (
    <Dialog
      open={open}
      onClose={() => showComparison([])}
      // Back from a product that was opened here finds the comparison again.
      onLeave={() => undefined}
      title="Comparar"
      detail={count(Math.min(ids.length, MOST_COMPARED), 'producto', 'productos')}
    >
      <Content ids={ids} />
    </Dialog>
  )
}
