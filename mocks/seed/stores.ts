import { slug } from '../../src/domain/text.ts'
import type { StoreRow } from '../models.ts'
import { fakerFor, type Faker } from './faker.ts'
import { firstName } from './names.ts'
import { BRAND_NAMES, TRADE_WORDS, WORKSHOPS, type Trade, type Workshop } from './towns.ts'

/** Puntada's own customer service (R2.43): it chats, and is no manufacturer. */
const SERVICE_STORE_ID = '1'

const AREA: Readonly<Record<string, string>> = {
  Moroleón: '445',
  Uriangato: '445',
  Yuriria: '445',
  León: '477',
  'San Francisco del Rincón': '476',
  'Purísima del Rincón': '476',
  Cortazar: '411',
  Irapuato: '462',
  Pénjamo: '469',
  Coroneo: '421',
  Celaya: '461',
}

// Numbers with 555 01xx are reserved for fiction; each store has its own.
const phone = (town: string, id: string) => `${AREA[town] ?? '473'} 555 01${id.padStart(2, '0')}`

const BEGINNINGS: Readonly<Record<Trade, readonly string[]>> = {
  punto: [
    'Empezamos con dos máquinas rectilíneas en el cuarto de atrás de la casa',
    'El taller nació con una tejedora manual heredada de la abuela',
    'Abrimos con un puesto de suéteres sobre la calle principal',
  ],
  casual: [
    'Comenzamos maquilando para otros y un día cosimos nuestra propia etiqueta',
    'Abrimos con cuatro máquinas rectas y una mesa de corte prestada',
    'La primera colección fueron treinta blusas vendidas en el tianguis textil',
  ],
  invierno: [
    'La primera temporada cosimos doscientas chamarras y se acabaron en octubre',
    'Nacimos para abrigar: nuestro primer modelo sigue en el catálogo',
  ],
  piel: [
    'El abuelo curtía y mi padre cortaba; nosotros seguimos cosiendo a mano los remates',
    'Empezamos con cintos para el mercado y hoy marcamos cada bolsa con número de lote',
  ],
  calzado: [
    'Heredamos las hormas de madera del taller familiar y las pasamos a pantógrafo',
    'Comenzamos como pica del barrio, montando veinte pares al día',
  ],
  tenis: [
    'Montamos la primera banda con hormas de segunda mano y mucha paciencia',
    'Dejamos el zapato de vestir para hacer tenis ligeros que aguantan el recreo',
  ],
  sombreros: [
    'Seguimos planchando la palma con las mismas prensas que compró el bisabuelo',
    'Aprendimos a hormar con vapor antes de aprender a sumar',
  ],
  lenceria: [
    'Somos tres hermanas que comenzaron cosiendo encaje para una maquila',
    'Empezamos con pantaletas de algodón y una sola overlock',
  ],
  mezclilla: [
    'El taller abrió con seis máquinas de cadeneta y una lavandería vecina',
    'Aprendimos a deslavar con piedra antes de que estuviera de moda',
  ],
  lana: [
    'Cardamos, hilamos y tejemos en telar de pedal como se hace aquí desde hace generaciones',
    'La lana llega de los rebaños de la sierra y sale convertida en gabán',
  ],
  deportiva: [
    'Empezamos haciendo uniformes para la liga municipal de fútbol',
    'Cosemos con flatseamer para que ninguna costura roce',
  ],
  uniformes: [
    'Nuestro primer cliente fue una primaria de la colonia; hoy vestimos a toda la zona',
    'Empezamos bordando escudos y acabamos haciendo el uniforme completo',
  ],
  infantil: [
    'Cosimos la primera ropa para nuestros propios hijos',
    'El taller creció con los niños: cada talla se prueba en casa antes de cortarla',
  ],
}

const GROWTH = [
  'Hoy somos {people} personas y todo se corta, cose y revisa en el mismo taller.',
  'Trabajamos con {people} personas de la colonia, muchas con más de cinco años aquí.',
  'El taller da empleo a {people} familias y revisamos pieza por pieza.',
  'Con {people} personas surtimos corridas completas en menos de una semana.',
] as const

const PROMISES = [
  'Surtimos a boutiques y tianguis de todo el país, con guía el mismo día si pides antes de las 12.',
  'Si una pieza sale con defecto la cambiamos en el siguiente envío, sin vueltas.',
  'Puedes visitarnos con cita y ver las muestras antes de tu primer pedido.',
  'Guardamos los tonos de cada lote para que puedas resurtir el mismo color.',
] as const

const story = (workshop: Workshop, since: number, { helpers, number }: Faker): string =>
  [
    `Taller de ${workshop.town}, Guanajuato, desde ${since}. ${helpers.arrayElement(BEGINNINGS[workshop.trade])}.`,
    helpers.arrayElement(GROWTH).replace('{people}', String(number.int({ min: 6, max: 48 }))),
    helpers.arrayElement(PROMISES),
  ].join(' ')

const SERVICE: StoreRow = {
  id: SERVICE_STORE_ID,
  name: 'Atención a clientes Puntada',
  logo: 'tiendas/1.svg',
  cover: 'tiendas/1-portada.svg',
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

/** A maker of whom every call answers 500: its page, its products, its chat, its orders (handlers.ts). No list has it. */
export const BROKEN_STORE_ID = 'error500'

export const BROKEN: StoreRow = {
  ...SERVICE,
  id: BROKEN_STORE_ID,
  name: 'Error 500',
  logo: `tiendas/${BROKEN_STORE_ID}.svg`,
  cover: `tiendas/${BROKEN_STORE_ID}-portada.svg`,
  minimumOrder: 1500_00,
  story: 'No es un taller: todo lo que se le pide contesta 500.',
  contact: 'Simulador',
}

/** Forty manufacturers: one of each workshop, then the others by their shares. */
const MAKERS: readonly Workshop[] = [
  ...WORKSHOPS,
  ...WORKSHOPS.flatMap((workshop) => Array.from({ length: workshop.share - 1 }, () => workshop)),
].slice(0, 40)

/** The customer service and manufacturers with invented names; ids from 1. */
export const seededStores = (seed: number): StoreRow[] => {
  const names = fakerFor(seed, 'names').helpers.shuffle(BRAND_NAMES)
  const makers = MAKERS.map((workshop, index): StoreRow => {
    const id = String(index + 2)
    const own = names[index] ?? ''
    const faker = fakerFor(seed, 'store', id)
    const word = faker.helpers.arrayElement(TRADE_WORDS[workshop.trade])
    const since = faker.number.int({ min: 1968, max: 2019 })
    return {
      id,
      name: `${word} ${own}`,
      trade: workshop.trade,
      logo: `tiendas/${id}.svg`,
      cover: `tiendas/${id}-portada.svg`,
      town: workshop.town,
      speciality: workshop.speciality,
      verified: faker.datatype.boolean(0.7),
      minimumOrder: faker.number.int({ min: 3, max: 10 }) * 500_00,
      since,
      phone: phone(workshop.town, id),
      mail: `ventas@${slug(own)}.example`,
      story: story(workshop, since, faker),
      contact: firstName(faker),
    }
  })
  return [SERVICE, ...makers]
}
