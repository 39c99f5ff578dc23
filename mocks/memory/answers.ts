import type { ProductDetail } from '../../src/domain/catalogue/catalogue.ts'
import { foldText } from '../../src/domain/text.ts'
import type { StoreRow } from '../models.ts'
import { SERVICE_STORE_ID } from '../seed/stores.ts'
import { fakerFor } from '../seed/faker.ts'
import { hash } from '../seed/random.ts'

/** Milliseconds until a store answers: 3 to 6 s, the same for the same text. */
export const answerDelay = (text: string) => 3000 + (hash(text) % 4) * 1000

const pesos = (centavos: number) =>
  `$${(centavos / 100).toLocaleString('es-MX', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`

/** `CH, M y G` */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`

type Question = Readonly<{
  store: StoreRow
  /** What it is about, where that is known. */
  product: ProductDetail | undefined
  /** Folded. */
  text: string
}>

/** The words that ask for it, and what is said. */
type Topic = readonly [asks: RegExp, answer: (question: Question) => string]

const topic = (words: string, answer: Topic[1]): Topic => [
  new RegExp(`\\b(?:${words.replaceAll(', ', '|')})\\b`),
  answer,
]

const has = (text: string, word: string) =>
  ` ${text.replace(/[^\p{L}\p{N}.-]+/gu, ' ')} `.includes(` ${foldText(word)} `)

const colourAsked = (text: string, { colours }: ProductDetail) => colours.find(({ name }) => has(text, name))?.name
const sizeAsked = (text: string, { sizes }: ProductDetail) =>
  // A bare number may count pieces.
  sizes.find((size) => has(text, size) && (!/^\d/.test(size) || /\b(talla|numero|del)\b/.test(text)))

/** A sentence about the stock of a product, in the colour and size that are asked about. */
const stockOf = (text: string, product: ProductDetail) => {
  const colour = colourAsked(text, product)
  const size = sizeAsked(text, product)
  const gone = product.soldOut.filter(
    (each) => (colour === undefined || each.colour === colour) && (size === undefined || each.size === size),
  )
  const what = [product.name, colour && `en ${colour.toLowerCase()}`, size && `talla ${size}`].filter(Boolean).join(' ')
  if (gone.length === 0) return `Sí tenemos ${what}. ¿Cuántas piezas te aparto?`
  if (colour !== undefined && size !== undefined)
    return `${what} está por llegar; por ahora no tenemos. ¿Te aviso cuando entre?`
  return (
    `Sí tenemos ${what}, menos ${listed(gone.map((each) => `${each.colour.toLowerCase()} ${each.size}`))}. ¿` +
    'Cuántas piezas te aparto?'
  )
}

const SIZES = topic('talla, tallas, medida, medidas, corrida, numero, numeros', ({ product }) => {
  if (!product) return 'Nuestras tallas son de horma mexicana. Dime qué modelo te interesa y te paso sus medidas.'
  return product.sizes.length === 1
    ? `Ese modelo es ${product.sizes[0]?.toLowerCase()}.`
    : `De ese modelo manejamos ${listed(product.sizes)}, en horma mexicana.`
})

const COLOURS = topic('color, colores, tono, tonos', ({ product }) =>
  product
    ? `Ese modelo viene en ${listed(product.colours.map(({ name }) => name.toLowerCase()))}.`
    : 'Los colores de cada modelo están en su página. ¿Cuál te interesa?',
)

const STOCK = topic('disponible, disponibles, existencia, existencias, quedan, resurtir, stock', ({ product, text }) =>
  product ? stockOf(text, product) : 'Con gusto lo reviso. ¿Qué modelo, qué colores y qué tallas necesitas?',
)
const OF_THE_MODEL: readonly Topic[] = [SIZES, COLOURS, STOCK]

/** Words that ask for stock where nothing else is asked: "¿hay envíos?" is about shipping. */
const IS_THERE = /\b(hay|tienen|tienes|manejan)\b/

const TOPICS: readonly Topic[] = [
  ...OF_THE_MODEL,
  topic('minimo, minima, compra minima, cuantas piezas', ({ store: { minimumOrder }, product }) => {
    if (minimumOrder === null) return 'Cada fabricante pone su mínimo; lo ves en su página, arriba de sus productos.'
    const least = `edido mínimo es de ${pesos(minimumOrder)}`
    return product
      ? `De ese modelo el mínimo son ${product.minimum} piezas, y nuestro p${least} con los modelos que quieras.`
      : `Nuestro p${least} y puedes completarlo con distintos modelos.`
  }),
  topic('precio, precios, cuesta, cuestan, costo, cuanto, docena, mayoreo, descuento', ({ product }) => {
    const tiers = product?.tiers.map(({ from, price }) => `${pesos(price)} con ${from}`) ?? []
    return product === undefined || tiers.length === 0
      ? 'El precio baja conforme llevas más piezas del mismo modelo. ¿De cuál te cotizo?'
      : `${product.name} está en ${listed(tiers)} piezas o más.`
  }),
  topic(
    'envio, envios, envian, enviar, envias, paqueteria, guia, entrega, entregan, llega, llegan, tarda, tardan, flete',
    ({ store }) =>
      `Enviamos desde ${store.town} por paquetería a todo el país; llega de 2 a 5 días hábiles y el costo ` +
      'depende de tu código postal. ¿A cuál va?',
  ),
  topic(
    'pago, pagos, pagar, transferencia, tarjeta, deposito, oxxo',
    () => 'Aceptamos transferencia y depósito. Te pasamos los datos en cuanto confirmemos existencias.',
  ),
  topic(
    'factura, facturan, facturar, cfdi',
    () => 'Sí facturamos. Mándanos tu constancia fiscal y el uso de CFDI junto con el pedido.',
  ),
  topic(
    'muestra, muestras, catalogo',
    () =>
      'Podemos enviarte una muestra de cada modelo a precio de mayoreo. El catálogo completo está en nuestra página.',
  ),
  topic(
    'visita, visitar, direccion, ubicacion, donde estan, local',
    ({ store }) =>
      `Estamos en ${store.town}, Guanajuato. Avísanos qué día vienes y te recibimos con las muestras listas.`,
  ),
  topic(
    'cambio, cambios, devolucion, defecto, reclamo, garantia',
    () =>
      'Si una pieza salió con defecto te la cambiamos en tu próximo envío. Mándanos foto de la etiqueta y del detalle.',
  ),
]

const THANKS = /\b(gracias|excelente|perfecto|muy bien)\b/
const HELLO = /\b(hola|buenos dias|buen dia|buenas tardes|buenas noches|buenas|que tal)\b/

const SERVICE = [
  'Gracias por escribir a Puntada. Dinos qué buscas y para qué ciudad, y te recomendamos fabricantes.',
  'Con gusto te ayudamos. ¿Nos compartes el folio o el nombre del fabricante?',
] as const

const OTHERS = [
  'Gracias por tu mensaje. ¿Qué modelo, qué tallas y cuántas piezas necesitas?',
  'Lo revisamos en el taller y te confirmamos enseguida.',
  'Claro que sí. ¿Para cuándo lo necesitas?',
] as const

const MOST_TOPICS = 2

/** What is asked, in its order. A colour or a size by its name is a question about stock ("¿la tienes en negro?"). */
const topicsOf = ({ text, product }: Question): readonly Topic[] => {
  const named = product !== undefined && (colourAsked(text, product) ?? sizeAsked(text, product)) !== undefined
  const asked = TOPICS.filter(([asks]) => asks.test(text))
    .filter((own) => !named || !OF_THE_MODEL.includes(own))
    .toSorted(([one], [other]) => text.search(one) - text.search(other))
  const first = named || (asked.length === 0 && IS_THERE.test(text)) ? [STOCK] : []
  return [...first, ...asked].slice(0, MOST_TOPICS)
}

/** What a store says to a message; the same words for the same question. */
export const answerTo = (message: string, store: StoreRow, product: ProductDetail | undefined) => {
  const { helpers } = fakerFor('answer', store.id, message)
  const text = foldText(message)
  const question = { store, product, text }
  const answers = topicsOf(question).map(([, answer]) => answer(question))
  if (answers.length > 0) return [...(HELLO.test(text) ? ['¡Hola!'] : []), ...answers].join(' ')
  if (THANKS.test(text))
    return helpers.arrayElement([
      '¡Con gusto! Aquí estamos para lo que necesites.',
      '¡Gracias a ti! Que tengas buen día de ventas.',
    ])
  if (HELLO.test(text)) return `¡Hola! Te atiende ${store.contact}, de ${store.name}. ¿Qué buscas para tu tienda?`
  return helpers.arrayElement(store.id === SERVICE_STORE_ID ? SERVICE : OTHERS)
}
