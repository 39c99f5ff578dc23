import type { Centavos } from '../catalogue/catalogue.ts'
import type { OrderSummary } from './order-summary.ts'

/** Whether a spreadsheet would read a text as a formula; includes full-width signs. */
const isFormula = (text: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

const quoted = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const cellText = (cell: string | number | null) =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : quoted(cell)

/** CSV that Excel opens directly (byte order mark, commas, CRLF), with no text read as a formula. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`

const amount = (centavos: Centavos | null) => (centavos === null ? null : centavos / 100)

const COLUMNS =
  'Folio,Fecha,Fabricante,Comprador,Ciudad,Correo,Teléfono,Clave,Número en Puntada,Modelo,Color,Talla,Piezas,' +
  'Precio por pieza,Importe'

/** An order as a spreadsheet: a row for each colour and size. `date` as people read it. */
export const orderCsv = (summary: OrderSummary, date: string): string => {
  const { name, town, mail, phone } = summary.buyer
  const order = [summary.folio || summary.clientId, date, summary.storeName, name, town, mail, phone]
  const rows = summary.products.flatMap(({ key, id, name, price, matrix }) =>
    matrix.rows.flatMap(({ colour, cells }) =>
      cells
        .filter((cell) => cell !== null)
        .map(({ size, pieces }) => {
          const model = [key, id, name, colour, size, pieces]
          return [...order, ...model, amount(price), price === null ? null : amount(price * pieces)]
        }),
    ),
  )
  return csvOf([COLUMNS.split(','), ...rows])
}
