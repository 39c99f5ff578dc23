import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { generalSizeGuide, ownSizeChart, type SizeChart } from '../../../domain/catalogue/size-guide.ts'
import './size-charts.css'

const Chart = ({ chart: { title, measures, rows } }: { chart: SizeChart }) => (
  <table className="size-charts-table tabular small">
    <caption className={title === '' ? 'visually-hidden' : undefined}>{title || 'Medidas por talla'}</caption>
    <thead>
      <tr>
        <th scope="col">Talla</th>
        {measures.map((measure) => (
          <th key={measure} scope="col">
            {measure}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ size, values }) => (
        <tr key={size}>
          <th scope="row">
            <bdi>{size}</bdi>
          </th>
          {values.map((value, place) => (
            <td key={measures[place]}>{value === '' ? '—' : value.replaceAll('-', '–')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/**
 * The measures of the sizes: the manufacturer's own where the server gives them, otherwise a general guide (R12.87).
 */
export const SizeCharts = ({ product }: { product: ProductDetail }) => {
  const own = product.sizeGuide ?? ''
  const ownChart = ownSizeChart(own)
  const charts = own === '' ? generalSizeGuide(product) : ownChart === null ? [] : [ownChart]
  const isUnknown = own === '' && charts.length === 0
  return (
    // Focusable, so that the keyboard can scroll it: it has no controls.
    <div className="stack" role="group" aria-label="Guía de tallas" tabIndex={0}>
      {isUnknown && <p>No tenemos medidas de estas tallas. Pregúntaselas al fabricante.</p>}
      {!isUnknown && (
        <p>
          {own === ''
            ? 'Medidas aproximadas del cuerpo, en centímetros. Es una guía general, no de este modelo: confírmalas con el fabricante.'
            : 'Medidas en centímetros que da el fabricante de este modelo.'}
        </p>
      )}
      {charts.map((chart) => (
        <Chart key={chart.title} chart={chart} />
      ))}
      {own !== '' && charts.length === 0 && (
        <p className="size-charts-text" dir="auto">
          {own}
        </p>
      )}
    </div>
  )
}
