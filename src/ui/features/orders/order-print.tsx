import { createPortal } from 'react-dom'
import type { OrderSummary } from '../../../domain/orders/order-summary.ts'
import { dateText } from '../../lib/dates.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import { phoneText } from '../../lib/phone.ts'
import { buyerText, keyText, totalText } from './order-summary-text.ts'
import './order-print.css'

/** A sent order as a page of paper: beside the site in the document, and alone on the paper. */
export const OrderPrint = ({ summary }: { summary: OrderSummary }) =>
  createPortal(
    <div className="order-print">
      <h2>{summary.folio === '' ? `Pedido ${summary.clientId}` : `Pedido ${summary.folio}`}</h2>
      <p>
        {summary.storeName !== '' && (
          <>
            Fabricante: <strong>{summary.storeName}</strong> ·{' '}
          </>
        )}
        {dateText(summary.sentAt)}
      </p>
      <p>
        Compra: <strong>{buyerText(summary)}</strong>
        {[summary.buyer.mail, phoneText(summary.buyer.phone)].filter((part) => part !== '').map((part) => ` · ${part}`)}
      </p>
      {summary.products.map((product) => (
        <table key={product.id} className="order-print-product tabular">
          <caption>
            {product.name || 'Producto'} · {keyText(product)} ·{' '}
            {product.price === null ? 'precio a consultar' : `${pesos(product.price)} c/u`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Color</th>
              {product.matrix.sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {product.matrix.rows.map(({ colour, cells, pieces: total }) => (
              <tr key={colour}>
                <th scope="row">{colour}</th>
                {cells.map((cell, column) => (
                  <td key={product.matrix.sizes[column]}>{cell?.pieces ?? ''}</td>
                ))}
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={product.matrix.sizes.length + 1}>
                {product.amount !== null && 'Importe: '}
                {priceText(product.amount)}
              </th>
              <td>{product.pieces}</td>
            </tr>
          </tfoot>
        </table>
      ))}
      <p className="order-print-total">
        Total: {pieces(summary.pieces)} · {totalText(summary)}
      </p>
      {summary.note !== '' && <p>Nota: {summary.note}</p>}
    </div>,
    document.body,
  )
