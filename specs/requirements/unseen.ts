import { idsIn } from './table.ts'

/** Why no picture can show it → what of the document. All else of the document needs a picture. */
const REASONS = {
  'Es lo que no pasa: ninguna ventana, ningún ingreso.': 'R1.13',
  'Los archivos que pide el navegador, y dónde queda la página.': 'R2.20-22',
  'Lo que guarda el navegador, y la forma de una respuesta.': 'R3.01-02 R3.04',
  'El tiempo que pasa.': 'R4.02 R9.02',
  'A dónde va una llamada, y qué lleva.': 'R6.04 R7.01-04',
  'Un registro que se envía sin que se vea.': 'R7.51-57',
}
export const UNSEEN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, ids]) => idsIn(ids).map((id) => [id, reason])),
)
