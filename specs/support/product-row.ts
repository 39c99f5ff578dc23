import { createCatalogue } from '../../src/adapters/http/endpoints/catalogue.ts'
import { answering } from './answering.ts'

export const catalogue = (body: unknown) => createCatalogue(answering(JSON.stringify(body)))

/** A product, and the row that says it as PHP does. */
export const PRODUCT = {
  id: 'p1',
  name: 'Blusa lino',
  image: 'productos/1-1.svg',
  segment: 'Dama',
  category: 'Blusas',
  storeId: '7',
  storeName: 'La Hilandera',
  town: 'Moroleón',
  tiers: [
    { from: 3, price: 9850 },
    { from: 12, price: 7800 },
  ],
  minimum: 3,
  multiple: 3,
  colours: [
    { name: 'Rojo', hex: '#cc0000' },
    { name: 'Hueso', hex: null },
  ],
  sizes: ['CH', 'M', 'G'],
  isNew: true,
}

export const ROW = {
  id: 'p1',
  nombre: 'Blusa lino',
  imagen: 'productos/1-1.svg',
  segmento: 'Dama',
  categoria: 'Blusas',
  id_tienda: '7',
  tienda: 'La Hilandera',
  poblacion: 'Moroleón',
  precios: '3:98.50,12:78',
  minimo: '3',
  multiplo: '3',
  colores: 'Rojo:#CC0000,Hueso',
  tallas: 'CH,M,G',
  nuevo: '1',
}
