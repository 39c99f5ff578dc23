import { createCatalogue } from '../../src/adapters/http/endpoints/catalogue.ts'
import { answering } from './answering.ts'

export const catalogue = (body: unknown) => createCatalogue(answering(JSON.stringify(body)))

/** A product as PHP says it. */
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
