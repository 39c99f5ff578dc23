import { BEYOND } from './beyond.ts'
import { CARD } from './card.ts'
import { RESILIENCE } from './resilience.ts'

const OF_THE_DOCUMENT: Readonly<Record<string, string>> = {
  'R1.13': 'Es lo que no pasa: ninguna ventana, ningún ingreso.',
  'R2.20': 'Los archivos que pide el navegador.',
  'R2.21': 'La posición de la página.',
  'R2.22': 'La dirección que queda.',
  'R3.01': 'Lo que guarda el navegador.',
  'R3.02': 'La forma de una respuesta.',
  'R3.04': 'La forma de una respuesta.',
  'R4.02': 'El tiempo que pasa.',
  'R6.04': 'El correo que viaja en cada llamada.',
  'R7.01': 'La dirección de las llamadas.',
  'R7.02': 'Los encabezados de las llamadas.',
  'R7.03': 'La dirección de las imágenes.',
  'R7.04': 'Las llamadas del marco común.',
  'R7.51': 'Un registro que se envía sin que se vea.',
  'R7.52': 'Un registro que se envía sin que se vea.',
  'R7.53': 'Un registro que se envía sin que se vea.',
  'R7.54': 'Un registro que se envía sin que se vea.',
  'R7.55': 'Un registro que se envía sin que se vea.',
  'R7.56': 'Un registro que se envía sin que se vea.',
  'R7.57': 'Un registro que se envía sin que se vea.',
  'R9.02': 'El tiempo que pasa.',
}

/**
 * What needs no picture, and why: nobody can see it, or it is not of the document. Every other requirement needs one.
 */
export const UNSEEN: Readonly<Record<string, string>> = {
  ...OF_THE_DOCUMENT,
  ...Object.fromEntries(
    [...CARD, ...RESILIENCE, ...BEYOND].map(({ id }) => [
      id,
      'Se prueba; la imagen se pide solo de lo que dice el documento.',
    ]),
  ),
}
