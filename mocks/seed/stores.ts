import { list } from '../../src/domain/search/words.ts'
import { slug } from '../../src/domain/text.ts'
import type { StoreRow } from '../models.ts'
import { fakerFor } from './faker.ts'
import { firstName } from './names.ts'
import { BRAND_NAMES, TRADES, WORKSHOPS } from './towns.ts'

const GROWTH = [
  'Hoy somos {people} personas y todo se corta, cose y revisa en el mismo taller.',
  'El taller da empleo a {people} familias y revisamos pieza por pieza.',
  'Con {people} personas surtimos corridas completas en menos de una semana.',
]
const PROMISES = [
  'Surtimos a boutiques y tianguis de todo el país, con guía el mismo día si pides antes de las 12.',
  'Si una pieza sale con defecto la cambiamos en el siguiente envío, sin vueltas.',
  'Guardamos los tonos de cada lote para que puedas resurtir el mismo color.',
]

const pictures = (id: string) => ({ id, logo: `tiendas/${id}.svg`, cover: `tiendas/${id}-portada.svg` })

/** Puntada's own customer service chats, and is no manufacturer. */
const SERVICE: StoreRow = {
  ...pictures('1'),
  name: 'Atención a clientes Puntada',
  town: 'Guanajuato',
  speciality: 'Atención a clientes',
  verified: false,
  minimumOrder: null,
  since: null,
  phone: '445 100 2030',
  mail: 'hola@puntada.mx',
  story:
    'Te ayudamos a encontrar fabricante, a armar tu primer pedido y a resolver cualquier aclaración. ' +
    'Contestamos de lunes a sábado, de 9:00 a 19:00.',
  trade: null,
  contact: 'Equipo Puntada',
}

/** Every call about this maker answers 500: page, products, chat, orders (handlers.ts). No list has it. */
export const BROKEN: StoreRow = {
  ...SERVICE,
  ...pictures('error500'),
  name: 'Error 500',
  minimumOrder: 1500_00,
  story: 'No es un taller: todo lo que se le pide contesta 500.',
  contact: 'Simulador',
}

/** Makers are one of each workshop first, then the others by their shares. */
const MAKERS = [
  ...WORKSHOPS,
  ...WORKSHOPS.flatMap((workshop) => Array.from({ length: workshop[3] - 1 }, () => workshop)),
].slice(0, 40)

/** Customer service has id 1, the makers follow. */
export const seededStores = (seed: number): StoreRow[] => {
  const names = fakerFor(seed, 'names').helpers.shuffle(BRAND_NAMES)
  const makers = MAKERS.map(([town, area, trade], index): StoreRow => {
    const id = String(index + 2)
    const brand = names[index] ?? ''
    const faker = fakerFor(seed, 'store', id)
    const { helpers, number, datatype } = faker
    const [speciality, words, beginning] = TRADES[trade]
    const since = number.int({ min: 1968, max: 2019 })
    const growth = helpers.arrayElement(GROWTH).replace('{people}', String(number.int({ min: 6, max: 48 })))
    return {
      ...pictures(id),
      name: `${helpers.arrayElement(list(words))} ${brand}`,
      trade,
      town,
      speciality,
      verified: datatype.boolean(0.7),
      minimumOrder: number.int({ min: 3, max: 10 }) * 500_00,
      since,
      // Numbers with 555 01xx are reserved for fiction; each store has its own.
      phone: `${area} 555 01${id.padStart(2, '0')}`,
      mail: `ventas@${slug(brand)}.example`,
      story: `Taller de ${town}, Guanajuato, desde ${since}. ${beginning}. ${growth} ${helpers.arrayElement(PROMISES)}`,
      contact: firstName(faker),
    }
  })
  return [SERVICE, ...makers]
}
