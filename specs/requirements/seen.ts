import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { idsIn } from './table.ts'

/**
 * By address of the offline shop, the requirements that it shows to nobody in particular; `?…` is for the simulator.
 */
const ANYONE = {
  '/':
    'R1.01-02 R2.01 R2.23-31 R2.33 R3.03 R3.05-06 R4.04 R4.06 R5.03 R5.07 R6.01-02 R7.12 R7.22 R7.26-28 R8.08 R9.01 ' +
    'R10.01 R12.35',
  '/articulo/1': 'R2.09 R7.24-25',
  '/articulos': 'R2.10 R7.23 R12.25',
  '/busqueda/mezclilla': 'R12.39',
  '/busqueda/pantal%C3%B3n': 'R2.13 R7.19',
  '/busqueda/playera%20negra': 'R12.27',
  '/busqueda/playera%20negra%20de%20ni%C3%B1o%20talla%208%20barata': 'R12.28',
  '/busqueda/vestido%20negro': 'R12.34',
  '/canaive': 'R2.17 R12.26',
  '/catalogoempresa': 'R2.05 R7.20 R12.03',
  '/categorias': 'R2.12 R7.11',
  '/categorias?escenario=vacio': 'R3.08 R4.07',
  '/categorias?fallas=list-categories.php:vacia': 'R10.19',
  '/chat/2': 'R10.07',
  '/empresa/2': 'R2.02 R7.18 R7.21',
  '/login': 'R1.10-12 R2.18 R4.01 R4.05 R5.01-02 R5.06 R7.42-44 R8.03 R8.05-07 R8.21-33',
  [`/login?fallas=${CALLS.session.login.path.slice(1)}:500`]: 'R8.04 R11.07',
  '/mensajes': 'R10.07',
  '/productos/dama/0/todas': 'R2.11 R7.13 R10.07 R10.22 R12.01 R12.32',
  '/productos/dama/0/todas?escenario=sin-conexion': 'R11.35',
  [`/productos/dama/0/todas?fallas=${CALLS.catalogue.productsPage.path.slice(1)}:10000`]: 'R11.33',
  [`/productos/dama/0/todas?fallas=${CALLS.catalogue.productsPage.path.slice(1)}:500`]: 'R11.21',
  '/productos/todos/0/todas': 'R12.01',
  '/quienessomos': 'R1.06 R2.16 R2.36-48 R5.04-05 R7.45 R8.09-11 R9.03-04',
  [`/quienessomos?fallas=${CALLS.catalogue.suggestions.path.slice(1)}:500`]: 'R8.02',
  [`/quienessomos?fallas=${CALLS.catalogue.segments.path.slice(1)}:500`]: 'R8.01',
  '/recoverypass': 'R2.06 R7.50',
  '/registro': 'R1.09 R2.04 R7.41',
  '/verificacion': 'R2.19',
  '/vistaproducto/12': 'R2.03 R7.15 R7.17 R10.07 R10.20-21 R12.04-06',
  '/vistaproducto/no-existe': 'R12.23',
}
/** The same, to the demonstration's own buyer. */
const BUYER = {
  '/': 'R2.32 R2.34-35 R3.07 R7.14 R7.29',
  '/chat/2': 'R1.04 R2.14 R7.32-33 R7.46',
  '/favoritos': 'R2.07 R7.30 R12.10',
  '/mensajes': 'R1.07 R2.15 R7.31',
  '/perfil': 'R2.08 R4.03 R6.03',
  '/productos/dama/0/todas': 'R1.03 R7.47-48',
  '/productos/dama/0/todas?fallas=usuario-fav.php:500': 'R11.06',
  '/vistaproducto/12': 'R1.05 R1.08 R3.09 R7.16 R7.49',
  [`/vistaproducto/12?fallas=${CALLS.orders.create.path.slice(1)}:500`]: 'R11.04',
}

const addresses = (shown: Readonly<Record<string, string>>, session: string) =>
  Object.entries(shown).flatMap(([address, ids]) => {
    const [path, state] = address.split('?')
    const query = [`semilla=1&sesion=${encodeURIComponent(session)}`, ...(state === undefined ? [] : [state])]
    return idsIn(ids).map((id) => [id, `${path}?${query.join('&')}`] as const)
  })

/** Where the offline shop shows each requirement that can be seen: path, seed, who is logged in and scenario. */
export const SEEN: Readonly<Record<string, string>> = Object.fromEntries([
  ...addresses(ANYONE, '|'),
  ...addresses(BUYER, 'demo@puntada.mx|Guadalupe Ramírez|445 555 0142'),
])
