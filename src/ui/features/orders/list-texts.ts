import type { Verdict } from '../../../domain/orders/list-check.ts'
import type { FileProblem } from '../../../domain/orders/list-file.ts'
import { colourLine } from '../../../domain/messaging/whatsapp.ts'
import { groupBy } from '../../../domain/text.ts'
import { count, enumerated, integer, pieces } from '../../kit/format.ts'
import { failureText } from '../../notices/failure-text.ts'
import { whyNoPieces } from './texts.ts'

const MOST_NAMES = 12
/** `Coral, Negro y Vino` */
const named = (names: readonly string[]) =>
  enumerated(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), 'otros'] : names)

const lines = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'La línea' : 'Las líneas'} ${enumerated(numbers.map(integer))}`

export const colourLines = (cells: Parameters<typeof colourLine>[1]) =>
  [...groupBy(cells, ({ colour }) => colour)].map(([colour, own]) => colourLine(colour, own).slice(2))

export const verdictText = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'taken': {
      const { product, cells } = verdict
      const price = product.tiers.length === 0 ? ' · hoy sin precio: el fabricante te lo dice' : ''
      return `${product.name} · ${colourLines(cells).join(' · ')}${price}`
    }
    case 'unread':
      return 'Sin revisar.'
    case 'reading':
      return 'Buscando la clave…'
    case 'no-key':
      return 'Falta la clave del modelo, al principio.'
    case 'unknown':
      return 'Ningún modelo tiene esta clave. Revisa cómo está escrita.'
    case 'several':
      return `Varios modelos tienen esta clave. Escribe en su lugar ${verdict.products
        .slice(0, 3)
        .map(({ id, name, storeName }) => `«núm. ${id}» (${name}, de ${storeName})`)
        .join(' o ')}.`
    case 'failed':
      return failureText(verdict.failure)
    case 'no-maker':
      return 'No sabemos qué fabricante lo vende, así que no se puede pedir aquí.'
    case 'colour':
      return `${verdict.colour === '' ? 'Falta el color.' : `No viene en «${verdict.colour}».`} Viene en ${named(verdict.colours)}.`
    case 'size':
      return `${verdict.size === '' ? 'Falta la talla.' : `No hay talla «${verdict.size}».`} Hay ${named(verdict.sizes)}.`
    case 'more-numbers':
      return `Son más cantidades que tallas. Hay ${named(verdict.sizes)}.`
    case 'sold-out':
      return `Agotado: ${enumerated(verdict.cells.map(({ colour, size }) => `${colour}, talla ${size}`))}.`
    case 'no-pieces':
      return 'No dice cuántas piezas.'
    case 'pieces':
      return whyNoPieces(verdict.problem)
    case 'too-many':
      return `De un color en una talla caben hasta ${integer(verdict.most)} piezas.`
    case 'twice':
      return (
        `${lines(verdict.others)} también ${verdict.others.length === 1 ? 'pide' : 'piden'} ` +
        `${verdict.cell.colour}, talla ${verdict.cell.size}. Quita una, o di que cuentan todas.`
      )
  }
}

const SAVE =
  'Ábrelo en Excel, elige Archivo › Guardar como › «CSV UTF-8» y abre aquí ese archivo; o copia las celdas y pégalas.'

export const fileProblemText: Readonly<Record<FileProblem, string>> = {
  spreadsheet: `Es un libro de hojas de cálculo, no un CSV. ${SAVE}`,
  picture: 'Es una imagen, y aquí se lee texto. Escribe las líneas, o abre la lista como CSV.',
  document: `No es un archivo de texto. Si es una hoja de cálculo, guárdala como CSV. ${SAVE}`,
  empty: 'El archivo está vacío.',
  'too-big': 'El archivo pesa más de 2 MB. Divide la lista en varias.',
}

/** `Se agregarán 24 piezas de 3 modelos; 2 líneas se quedan fuera.` */
export const sumUpText = (taken: number, models: number, left: number) => {
  const out = left === 0 ? '' : `; ${count(left, 'línea se queda', 'líneas se quedan')} fuera`
  if (taken === 0) return `No hay piezas por agregar${out}`
  const what = `${count(taken, 'pieza', 'piezas')} de ${count(models, 'modelo', 'modelos')}`
  return `Se ${taken === 1 ? 'agregará' : 'agregarán'} ${what}${out}`
}

/** `Te faltan 2 pzs para 6, de 3 en 3.` */
export const missingText = (missing: number, total: number, by: number) =>
  `Te ${missing === 1 ? 'falta' : 'faltan'} ${pieces(missing)} para ${integer(total + missing)}` +
  `${by > 1 ? `, de ${by} en ${by}` : ''}. Puedes agregarlo así; el fabricante decide si lo surte.`
