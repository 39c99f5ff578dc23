import type { ProductDetail } from '../../src/domain/catalogue/catalogue.ts'
import { wordsOf } from '../../src/domain/text.ts'
import type { StoreRow } from '../models.ts'
import { hash } from '../seed/random.ts'

/** Milliseconds until a store answers: 3 to 6 s, the same for the same text. */
export const answerDelay = (text: string) => 3000 + (hash(text) % 4) * 1000

const pesos = (centavos: number) => `$${(centavos / 100).toLocaleString('es-MX')}`
const listed = (words: readonly string[]) => new Intl.ListFormat('es-MX').format(words)

/** Replies tell prices and stock of the model that is asked about. */
const priceOf = ({ name, tiers }: ProductDetail) =>
  tiers.length === 0
    ? `El precio de ${name} te lo cotizo según las piezas. ¿Cuántas necesitas?`
    : `${name} está en ${listed(tiers.map(({ from, price }) => `${pesos(price)} con ${from}`))} piezas o más.`

const stockOf = ({ name, soldOut, colours, sizes }: ProductDetail) => {
  const gone = listed(soldOut.map(({ colour, size }) => `${colour.toLowerCase()} ${size}`))
  if (soldOut.length >= colours.length * sizes.length) return `${name} está agotado. ¿Te aviso cuando entre?`
  return `Sí tenemos ${name} en ${listed(sizes)}${gone && `, menos ${gone}`}. ¿Cuántas piezas te aparto?`
}

/** A store replies to the same question with the same words. */
export const answerTo = (message: string, { town }: Pick<StoreRow, 'town'>, product: ProductDetail | undefined) => {
  const words = wordsOf(message)
  const asks = (...beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
  if (asks('envi', 'entreg', 'lleg', 'tarda', 'flete', 'paquet'))
    return `Enviamos desde ${town} por paquetería a todo el país; llega de 2 a 5 días hábiles. ¿A qué código postal va?`
  if (product && asks('preci', 'cuest', 'cost', 'cuanto', 'docena', 'descuent')) return priceOf(product)
  if (product && asks('hay', 'tien', 'quedan', 'existenc', 'disponib', 'talla', 'color')) return stockOf(product)
  return 'Gracias por tu mensaje. ¿Qué modelo, qué tallas y cuántas piezas necesitas?'
}
