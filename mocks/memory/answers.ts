import type { ProductDetail } from '../../src/domain/catalogue/catalogue.ts'
import { foldText } from '../../src/domain/text.ts'
import { SERVICE_STORE_ID, type SeededStore } from '../seed/stores.ts'
import { hash, randomFor } from '../seed/random.ts'

/** Milliseconds until a store answers: 3 to 6 s, the same for the same text. */
export const answerDelay = (text: string): number => 3000 + (hash(text) % 4) * 1000

const pesos = (centavos: number): string =>
  `$${(centavos / 100).toLocaleString('es-MX', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`

interface Topic {
  readonly asks: RegExp
  readonly answers: (store: SeededStore, product: ProductDetail | undefined) => readonly string[]
}

/** The first topic that the message touches gives the answer. */
const TOPICS: readonly Topic[] = [
  {
    asks: /\b(minimo|minima|compra minima|cuantas piezas)\b/,
    answers: (store) =>
      store.minimumOrder === null
        ? ['Cada fabricante pone su mínimo; lo ves en su página, arriba de sus productos.']
        : [`Nuestro pedido mínimo es de ${pesos(store.minimumOrder)} y puedes surtirlo con distintos modelos.`],
  },
  {
    asks: /\b(precio|precios|cuesta|costo|cuanto|docena|mayoreo|descuento)\b/,
    answers: (_store, product) => {
      const first = product?.tiers[0]
      const last = product?.tiers.at(-1)
      return product && first && last
        ? [`${product.name} está en ${pesos(first.price)} desde ${first.from} piezas y en ${pesos(last.price)} a partir de ${last.from}.`]
        : ['Manejamos tres precios: desde 3, desde 6 y desde 12 piezas. ¿De qué modelo te cotizo?', 'El mejor precio es por docena y puedes mezclar tallas y colores. ¿Qué modelo te interesa?']
    },
  },
  {
    asks: /\b(talla|tallas|medida|medidas|corrida|numero)\b/,
    answers: (_store, product) =>
      product
        ? [`De ese modelo tenemos ${product.sizes.join(', ')}. La corrida completa sale hoy mismo.`]
        : ['La talla es horma mexicana. Dime el modelo y te paso la tabla de medidas.'],
  },
  {
    asks: /\b(color|colores|tono|tonos)\b/,
    answers: (_store, product) =>
      product
        ? [`Los colores disponibles son ${product.colours.map(({ name }) => name).join(', ')}.`]
        : ['Los colores de cada modelo están en su página; si te falta uno, lo apartamos del siguiente corte.'],
  },
  {
    asks: /\b(envio|envios|envian|enviar|paqueteria|guia|entrega|llega|tarda)\b/,
    answers: (store) => [
      `Enviamos desde ${store.town} por paquetería; de 2 a 5 días hábiles según tu estado.`,
      'Si pides antes de las 12, la guía sale el mismo día. ¿A qué código postal va?',
    ],
  },
  {
    asks: /\b(pago|pagos|pagar|transferencia|tarjeta|deposito|oxxo)\b/,
    answers: () => ['Aceptamos transferencia y depósito. Te pasamos los datos al confirmar existencias.'],
  },
  { asks: /\b(factura|facturan|facturar|cfdi)\b/, answers: () => ['Sí facturamos. Mándanos tu constancia fiscal y el uso de CFDI junto con el pedido.'] },
  { asks: /\b(muestra|muestras|catalogo)\b/, answers: () => ['Podemos enviarte una muestra por modelo a precio de docena, y el catálogo completo está en nuestra página.'] },
  {
    asks: /\b(visita|visitar|direccion|ubicacion|donde estan|local)\b/,
    answers: (store) => [`Estamos en ${store.town}, Guanajuato. Avísanos el día y te recibimos con las muestras listas.`],
  },
  {
    asks: /\b(disponible|disponibles|existencia|existencias|hay|tienen|tienes|resurtir)\b/,
    answers: (_store, product) =>
      product
        ? [`Sí tenemos ${product.name}. ¿Cuántas piezas y en qué colores te aparto?`]
        : ['Déjame revisar existencias. ¿Qué modelo, tallas y colores necesitas?'],
  },
  { asks: /\b(cambio|cambios|devolucion|defecto|reclamo|garantia)\b/, answers: () => ['Si una pieza salió con defecto la cambiamos en tu siguiente envío. Mándanos una foto de la etiqueta y del detalle.'] },
  { asks: /\b(gracias|excelente|perfecto|muy bien)\b/, answers: () => ['¡Con gusto! Aquí estamos para lo que necesites.', '¡Gracias a ti! Buen día de ventas.'] },
  {
    asks: /\b(hola|buenos dias|buenas tardes|buenas|que tal)\b/,
    answers: (store) => [`¡Hola! Te atiende ${store.contact}, de ${store.name}. ¿Qué andas buscando para tu tienda?`],
  },
]

const SERVICE = [
  'Gracias por escribir a Puntada. Dinos qué buscas y para qué ciudad, y te recomendamos fabricantes.',
  'Con gusto te ayudamos. ¿Me compartes el folio o el nombre de la tienda?',
] as const

const OTHERS = [
  'Gracias por tu mensaje. ¿Me dices modelo, tallas y cuántas piezas para cotizarte?',
  'Recibido. Lo reviso con el taller y te confirmo enseguida.',
  'Claro que sí. ¿Para cuándo lo necesitas?',
] as const

/** What a store says to a message; the same words for the same question. */
export const answerTo = (text: string, store: SeededStore, product: ProductDetail | undefined): string => {
  const random = randomFor('answer', store.id, text)
  const folded = foldText(text)
  const topic = TOPICS.find(({ asks }) => asks.test(folded))
  if (topic !== undefined) return random.pick(topic.answers(store, product))
  return random.pick(store.id === SERVICE_STORE_ID ? SERVICE : OTHERS)
}
