/** An address of the offline shop, with who is logged in: nobody. `state` is what the simulator is asked for. */
const anyone = (path: string, state = ''): string => `${path}?semilla=1&sesion=%7C${state && `&${state}`}`
/** The same, for the demonstration's own buyer. */
const buyer = (path: string, state = ''): string =>
  `${path}?semilla=1&sesion=${encodeURIComponent('demo@puntada.mx|Guadalupe Ramírez|445 555 0142')}` +
  `${state && `&${state}`}`

const each = (ids: readonly string[], address: string): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, address]))

const ids = (section: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `R${section}.${String(from + at).padStart(2, '0')}`)

const HOME = '/'
const LIST = '/productos/dama/0/todas'
const PRODUCT = '/vistaproducto/12'
const COMPANY = '/empresa/2'
const ARTICLE = '/articulo/1'
const SEARCH = '/busqueda/pantal%C3%B3n'

/** Where the offline shop shows each requirement that can be seen: path, seed, who is logged in and scenario. */
export const SEEN: Readonly<Record<string, string>> = {
  'R1.01': anyone(HOME),
  'R1.02': anyone(HOME),
  'R1.03': buyer(LIST),
  'R1.04': buyer('/chat/2'),
  'R1.05': buyer(PRODUCT),
  'R1.06': anyone('/quienessomos'),
  'R1.07': buyer('/mensajes'),
  'R1.08': buyer(PRODUCT),
  'R1.09': anyone('/registro'),
  ...each(ids('1', 10, 12), anyone('/login')),

  'R2.01': anyone(HOME),
  'R2.02': anyone(COMPANY),
  'R2.03': anyone(PRODUCT),
  'R2.04': anyone('/registro'),
  'R2.05': anyone('/catalogoempresa'),
  'R2.06': anyone('/recoverypass'),
  'R2.07': buyer('/favoritos'),
  'R2.08': buyer('/perfil'),
  'R2.09': anyone(ARTICLE),
  'R2.10': anyone('/articulos'),
  'R2.11': anyone(LIST),
  'R2.12': anyone('/categorias'),
  'R2.13': anyone(SEARCH),
  'R2.14': buyer('/chat/2'),
  'R2.15': buyer('/mensajes'),
  'R2.16': anyone('/quienessomos'),
  'R2.17': anyone('/canaive'),
  'R2.18': anyone('/login'),
  'R2.19': anyone('/verificacion'),
  ...each(ids('2', 23, 31), anyone(HOME)),
  'R2.32': buyer(HOME),
  'R2.33': anyone(HOME),
  ...each(['R2.34', 'R2.35'], buyer(HOME)),
  ...each(ids('2', 36, 48), anyone('/quienessomos')),

  'R3.03': anyone(HOME),
  ...each(['R3.05', 'R3.06'], anyone(HOME)),
  'R3.07': buyer(HOME),
  'R3.08': anyone('/categorias', 'escenario=vacio'),
  'R3.09': buyer(PRODUCT),

  'R4.01': anyone('/login'),
  'R4.03': buyer('/perfil'),
  'R4.04': anyone(HOME),
  'R4.05': anyone('/login'),
  'R4.06': anyone(HOME),
  'R4.07': anyone('/categorias', 'escenario=vacio'),

  ...each(['R5.01', 'R5.02', 'R5.06'], anyone('/login')),
  ...each(['R5.03', 'R5.07'], anyone(HOME)),
  ...each(['R5.04', 'R5.05'], anyone('/quienessomos')),

  ...each(['R6.01', 'R6.02'], anyone(HOME)),
  'R6.03': buyer('/perfil'),

  'R7.11': anyone('/categorias'),
  'R7.12': anyone(HOME),
  'R7.13': anyone(LIST),
  'R7.14': buyer(HOME),
  'R7.15': anyone(PRODUCT),
  'R7.16': buyer(PRODUCT),
  'R7.17': anyone(PRODUCT),
  'R7.18': anyone(COMPANY),
  'R7.19': anyone(SEARCH),
  'R7.20': anyone('/catalogoempresa'),
  'R7.21': anyone(COMPANY),
  'R7.22': anyone(HOME),
  'R7.23': anyone('/articulos'),
  ...each(['R7.24', 'R7.25'], anyone(ARTICLE)),
  ...each(['R7.26', 'R7.27', 'R7.28'], anyone(HOME)),
  'R7.29': buyer(HOME),
  'R7.30': buyer('/favoritos'),
  'R7.31': buyer('/mensajes'),
  ...each(['R7.32', 'R7.33'], buyer('/chat/2')),

  'R7.41': anyone('/registro'),
  ...each(ids('7', 42, 44), anyone('/login')),
  'R7.45': anyone('/quienessomos'),
  'R7.46': buyer('/chat/2'),
  ...each(['R7.47', 'R7.48'], buyer(LIST)),
  'R7.49': buyer(PRODUCT),
  'R7.50': anyone('/recoverypass'),

  'R8.01': anyone('/quienessomos', 'fallas=list-segmentos.php:500'),
  'R8.02': anyone('/quienessomos', 'fallas=get_results_search.php:500'),
  'R8.03': anyone('/login'),
  'R8.04': anyone('/login', 'fallas=login-user.php:500'),
  ...each(ids('8', 5, 7), anyone('/login')),
  'R8.08': anyone(HOME),
  ...each(ids('8', 9, 11), anyone('/quienessomos')),
  ...each(ids('8', 21, 33), anyone('/login')),

  'R9.01': anyone(HOME),
  ...each(['R9.03', 'R9.04'], anyone('/quienessomos')),

  'R10.01': anyone(HOME),
  'R10.07': anyone(LIST),
  'R10.08': anyone('/chat/2'),
  ...each(['R10.09', 'R10.11', 'R10.20', 'R10.21'], anyone(PRODUCT)),
  'R10.10': anyone('/mensajes'),
  'R10.19': anyone('/categorias', 'fallas=list-categories.php:vacia'),
  'R10.22': anyone(LIST),
  'R11.04': buyer(PRODUCT, 'fallas=create_pedido.php:500'),
  'R11.06': buyer(LIST, 'fallas=usuario-fav.php:500'),
  'R11.07': anyone('/login', 'fallas=login-user.php:500'),
  'R11.21': anyone(LIST, 'fallas=list-products-page.php:500'),
  'R11.24': anyone(LIST, 'escenario=sin-conexion'),
  'R11.33': anyone(LIST, 'fallas=list-products-page.php:10000'),
  ...each(['R12.01', 'R12.02'], anyone(LIST)),
  'R12.03': anyone('/catalogoempresa'),
  ...each(['R12.04', 'R12.05', 'R12.06'], anyone(PRODUCT)),
  'R12.10': buyer('/favoritos'),
  'R12.22': anyone('/busqueda/zapapico'),
  'R12.23': anyone('/vistaproducto/no-existe'),
  'R12.25': anyone('/articulos'),
  'R12.26': anyone('/canaive'),
  'R12.27': anyone('/busqueda/playera%20negra'),
  'R12.28': anyone('/busqueda/playera%20negra%20de%20ni%C3%B1o%20talla%208%20barata'),
  'R12.29': anyone('/busqueda/playera%20zurcidora'),
  'R12.39': anyone('/busqueda/mezclilla'),
  'R12.32': anyone(LIST),
  'R12.34': anyone('/busqueda/vestido%20negro'),
  'R12.35': anyone(HOME),
  ...each(['R12.30', 'R12.31'], anyone('/productos/todos/0/todas')),
}
