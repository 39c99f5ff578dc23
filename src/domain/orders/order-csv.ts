import type { Centavos } from '../catalogue/catalogue.ts'
import { orderedCells } from './drafts.ts'
import { productPrice, type Buyer, type SentOrder } from './orders.ts'

/** Whether a spreadsheet reads a text as a formula; full-width signs count. */
const isFormula = (text: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

const MONTH = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|jan|apr|aug|dec)/i

/** Groups of digits, like a phone, stay text; a day like 2026-11-28 may become a date. */
const isHarmless = (text: string) => /^\d+(?: \d+)+$|^\d{4}-\d\d-\d\d$/.test(text)

/** Whether a spreadsheet changes a text into another number or a date: `00145`, `3-6`, `2 mar`, `1E5`. */
const isConverted = (text: string) =>
  /\d/.test(text) &&
  !isHarmless(text) &&
  !/^(?:0|[1-9]\d{0,14})$/.test(text) &&
  (text.match(/\p{L}+/gu) ?? []).every((word) => MONTH.test(word) || /^(?:e|[ap]m?)$/i.test(word))

/** A formula may begin within a text: where semicolons or tabs separate the columns, quotes hold nothing together. */
const WITHIN = /(?<=[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g

const asText = (text: string) => `${isFormula(text) || isConverted(text) ? "'" : ''}${text.replace(WITHIN, "'")}`
const quoted = (text: string) => `"${asText(text).replaceAll('"', '""')}"`
const cellText = (cell: string | number | null) => (typeof cell === 'string' ? quoted(cell) : String(cell ?? ''))

/** CSV that Excel opens (byte order mark, commas, CRLF), with no text read as a formula, number or date. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`

const amount = (centavos: Centavos | null) => (centavos === null ? null : centavos / 100)

const COLUMNS =
  'Folio,Fecha,Fabricante,Comprador,Ciudad,Correo,Teléfono,Clave,Número en Puntada,Modelo,Color,Talla,Piezas,' +
  'Precio por pieza,Importe,Nota'

/** An order as a spreadsheet: a row for each colour and size. `day`: `2026-11-28`. */
export const orderCsv = (order: SentOrder, { name, town, mail, phone }: Buyer, day: string) => {
  const start = [order.folio || order.clientId, day, order.storeName, name, town, mail, phone]
  const rows = order.products.flatMap((product) => {
    const price = productPrice(product)
    return orderedCells(product).map(({ colour, size, pieces }) => {
      const model = [product.key ?? '', product.productId, product.name, colour, size, pieces]
      return [...start, ...model, amount(price), price === null ? null : amount(price * pieces), order.note]
    })
  })
  return csvOf([COLUMNS.split(','), ...rows])
}
