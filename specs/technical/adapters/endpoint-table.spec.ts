// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { OWN_DIALECT } from '../../../src/adapters/http/schema/dialect.ts'
import { fieldsOf } from '../../../src/adapters/http/schema/rows.ts'

// Of each endpoint: parameters or fields of the body, rows or a row (reads) or the words for "done" (writes).
const READS = [
  ['R7.11', 'GET /list-categories.php', '', 'rows'],
  ['R7.12', 'GET /list-products.php', 'limit', 'rows'],
  ['R7.13', 'GET /list-products-page.php', 'segmento categoria talla', 'rows'],
  ['R7.14', 'GET /list-products-user.php', 'limit user precio_inicial precio_final', 'rows'],
  ['R7.15', 'GET /data-product.php', 'id', 'row'],
  ['R7.16', 'GET /data-product-user.php', 'id user', 'row'],
  ['R7.17', 'GET /list-products-similares.php', 'category id_producto', 'rows'],
  ['R7.18', 'GET /list-products-company.php', 'id_tienda', 'rows'],
  ['R7.19', 'GET /data-product-busqueda.php', 'busqueda', 'rows'],
  ['R7.20', 'GET /list-companies.php', 'limit', 'rows'],
  ['R7.21', 'GET /data-company.php', 'id', 'row'],
  ['R7.22', 'GET /list-segmentos.php', '', 'rows'],
  ['R7.23', 'GET /list-blog.php', '', 'rows'],
  ['R7.24', 'GET /data-blog-article.php', 'id', 'row'],
  ['R7.25', 'GET /list-blog-article-relacion.php', 'id clasificacion', 'rows'],
  ['R7.26', 'GET /list-carrusel.php', 'tipo', 'rows'],
  ['R7.27', 'GET /list-banners.php', 'tipo', 'rows'],
  ['R7.28', 'GET /get_results_search.php', 'busqueda', 'rows'],
  ['R7.29', 'GET /data-user-favs-cant.php', 'user', 'row'],
  ['R7.30', 'GET /list-products-user-favs.php', 'user', 'rows'],
  ['R7.31', 'GET /list-user-inbox.php', 'user', 'rows'],
  ['R7.32', 'GET /list-user-mensajes.php', 'user id_tienda', 'rows'],
  ['R7.33', 'GET /list-tienda-mensajes.php', 'user id_tienda', 'rows'],
] as const

const WRITES = [
  ['R7.41', 'POST /register-user.php', 'name email phone password', 'registered'],
  ['R7.42', 'POST /register-user-redes.php', 'name email phone metodo', 'registered'],
  ['R7.43', 'POST /login-user.php', 'email password', 'exist'],
  ['R7.44', 'POST /login-user-redes.php', 'email metodo', 'exist'],
  ['R7.45', 'POST /suscribir-newspaper.php', 'correo', 'registered'],
  ['R7.46', 'POST /message-user.php', 'user id_tienda mensaje id_producto id_cliente', 'sent'],
  ['R7.47', 'POST /usuario-fav.php', 'user id_producto', 'registered'],
  ['R7.48', 'POST /usuario-fav-delete.php', 'user id_producto', 'deleted'],
  ['R7.49', 'POST /create_pedido.php', 'id_cliente user id_tienda nota total productos', 'registered'],
  ['R7.50', 'POST /recuperar-contrasena.php', 'email', 'sent'],
  ['R7.51', 'POST /view_page.php', 'pagina user', ''],
  ['R7.52', 'POST /usuario-vista-tienda.php', 'id_tienda user', ''],
  ['R7.53', 'POST /vista-tienda-contacto.php', 'id_tienda user', ''],
  ['R7.54', 'POST /usuario-vista-producto.php', 'id_producto user', ''],
  ['R7.55', 'POST /usuario-vista-producto-contacto.php', 'id_producto user', ''],
  ['R7.56', 'POST /vista-articulo.php', 'id_articulo user', ''],
  ['R7.57', 'POST /vista-contacto-whatsapp.php', 'id_tienda id_producto user', ''],
] as const

/** What the document does not say, where it is not what it usually leaves out. */
const ASSUMED: Readonly<Record<string, string>> = {
  'R7.22': '',
  'R7.28': '',
  'R7.29': '',
  'R7.43': '',
  'R7.44': 'la respuesta es la de login-user',
  'R7.45': '',
  'R7.49': 'los campos del cuerpo, la palabra de éxito y el folio',
}

const PRODUCT =
  'id nombre imagen? segmento? categoria? id_tienda? tienda? poblacion? precios? minimo? multiplo? colores? imagenes_color? tallas? nuevo? verificada? sku?'
const COMPANY = 'id nombre logo? poblacion? especialidad? verificada? pedido_minimo?'
const ARTICLE = 'id titulo resumen? clasificacion? imagen? autor? fecha?'
const PROMOTION = 'id titulo? texto? imagen? liga?'
const DETAIL = `${PRODUCT} galeria? descripcion? tela? cuidados? origen? telefono? pedido_minimo? agotados? favorito? tiempo_entrega? envio? guia_tallas?`
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'R7.11': 'id categoria segmento?',
  'R7.12': PRODUCT,
  'R7.13': PRODUCT,
  'R7.14': PRODUCT,
  'R7.15': DETAIL,
  'R7.16': DETAIL,
  'R7.17': PRODUCT,
  'R7.18': PRODUCT,
  'R7.19': PRODUCT,
  'R7.20': COMPANY,
  'R7.21': `${COMPANY} portada? historia? desde? telefono? correo?`,
  'R7.22': 'segmento svg?',
  'R7.23': ARTICLE,
  'R7.24': `${ARTICLE} contenido?`,
  'R7.25': ARTICLE,
  'R7.26': PROMOTION,
  'R7.27': PROMOTION,
  'R7.28': 'nombre imagen? segmento? categoria? precios? minimo? colores? imagenes_color?',
  'R7.29': 'cantidad',
  'R7.30': PRODUCT,
  'R7.31': 'id_tienda tienda logo? mensaje? fecha? sin_leer?',
  'R7.32': 'id mensaje fecha?',
  'R7.33': 'id mensaje fecha?',
}

const TERMS = { dialect: OWN_DIALECT, imagesBase: '' }

const find = (id: string) => {
  const found = ENDPOINTS.find((endpoint) => endpoint.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('La tabla de la API', () => {
  it('tiene cada lectura y cada escritura una vez', () => {
    expect(ENDPOINTS.map(({ id }) => id).toSorted()).toEqual([...READS, ...WRITES].map(([id]) => id))
  })

  it.each(READS)('%s %s(%s) da %s', (id, call, parameters, answers) => {
    const endpoint = find(id)
    expect([`${endpoint.method} ${endpoint.path}`, endpoint.parameters.join(' ')]).toEqual([call, parameters])
    expect(endpoint.method === 'GET' && endpoint.answers).toBe(answers)
    expect(endpoint.assumed).toBe(ASSUMED[id] ?? 'los campos de la respuesta')
  })

  it.each(WRITES)('%s %s(%s) termina con «%s»', (id, call, parameters, done) => {
    const endpoint = find(id)
    expect([`${endpoint.method} ${endpoint.path}`, endpoint.parameters.join(' ')]).toEqual([call, parameters])
    expect(endpoint.method === 'POST' && endpoint.done).toBe(done)
    const usual =
      done === '' ? 'los campos del cuerpo; nadie lee la respuesta' : 'los campos del cuerpo y la palabra de éxito'
    expect(endpoint.assumed).toBe(ASSUMED[id] ?? usual)
  })

  it.each(Object.entries(FIELD_NAMES))('%s lleva en cada fila %s (con ? lo que puede faltar)', (id, names) => {
    const endpoint = find(id)
    const fields = endpoint.method === 'GET' ? fieldsOf(endpoint, TERMS) : []
    expect(fields.map(({ column, isRequired }) => `${column}${isRequired ? '' : '?'}`).join(' ')).toBe(names)
  })

  it('dice en español lo que espera de cada campo', () => {
    const expected = new Map(
      ENDPOINTS.flatMap((endpoint) => (endpoint.method === 'GET' ? fieldsOf(endpoint, TERMS) : [])).map(
        ({ column, isRequired, expected: what }) => [`${column}${isRequired ? '' : '?'}`, what],
      ),
    )
    expect(Object.fromEntries(expected)).toMatchObject({
      id: 'identificador',
      categoria: 'texto no vacío',
      'segmento?': 'texto',
      nombre: 'texto no vacío',
      'imagen?': 'ruta de imagen',
      'categoria?': 'texto',
      'id_tienda?': 'identificador',
      'tienda?': 'texto',
      'poblacion?': 'texto',
      'precios?': 'precios "piezas:pesos"',
      'minimo?': 'número entero desde 1',
      'multiplo?': 'número entero desde 1',
      'colores?': 'colores "nombre:#rrggbb"',
      'imagenes_color?': 'imágenes "color:ruta"',
      'tallas?': 'tallas separadas por comas',
      'nuevo?': '0 o 1',
      'galeria?': 'rutas de imagen separadas por comas',
      'descripcion?': 'texto',
      'tela?': 'texto',
      'cuidados?': 'palabras separadas por comas',
      'origen?': 'texto',
      'telefono?': 'texto',
      'pedido_minimo?': 'precio en pesos',
      'verificada?': '0 o 1',
      'agotados?': 'agotados "color:talla"',
      'favorito?': '0 o 1',
      'sku?': 'texto',
      'tiempo_entrega?': 'texto',
      'envio?': 'texto',
      'guia_tallas?': 'texto',
      'logo?': 'ruta de imagen',
      'especialidad?': 'texto',
      'portada?': 'ruta de imagen',
      'historia?': 'texto',
      'desde?': 'año',
      'correo?': 'texto',
      segmento: 'texto no vacío',
      'svg?': 'ruta de imagen',
      'titulo?': 'texto',
      'texto?': 'texto',
      'liga?': 'ruta de este sitio',
      titulo: 'texto no vacío',
      'resumen?': 'texto',
      'clasificacion?': 'texto',
      'autor?': 'texto',
      'fecha?': 'fecha AAAA-MM-DD HH:MM:SS',
      'contenido?': 'texto en HTML',
      cantidad: 'número entero desde 0',
      id_tienda: 'identificador',
      tienda: 'texto no vacío',
      'mensaje?': 'texto',
      'sin_leer?': 'número entero desde 0',
      mensaje: 'texto no vacío',
    })
  })
})
