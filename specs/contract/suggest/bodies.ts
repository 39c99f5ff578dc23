import { group } from '../../../src/adapters/http/dialect-names.ts'
import { wordsOf } from './names.ts'

// Names that PHP servers give to the fields of a body.

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const idNames = (nouns: readonly string[]): readonly string[] => [
  ...nouns.flatMap((noun) => [`id_${noun}`, `id${capital(noun)}`, `${noun}_id`, `${noun}Id`]),
  ...nouns,
  ...nouns.flatMap((noun) => [`cve_${noun}`, `clave_${noun}`, `${noun}ID`, `ID_${noun.toUpperCase()}`]),
]

const USER = [
  'user',
  'usuario',
  'email',
  'correo',
  'mail',
  'user_email',
  'userEmail',
  'correo_usuario',
  'email_usuario',
  'id_usuario',
  'idUsuario',
  'usuario_id',
  'user_id',
  'userId',
  'cliente',
  'id_cliente',
]

const NAMES: Readonly<Record<string, readonly string[]>> = {
  user: USER,
  id_producto: [...idNames(['producto', 'prod', 'product', 'articulo']), 'id'],
  id_tienda: [...idNames(['tienda', 'empresa', 'store', 'company', 'tda', 'fabricante', 'proveedor']), 'id'],
  id_articulo: [...idNames(['articulo', 'blog', 'nota', 'post', 'art']), 'id'],
  mensaje: ['mensaje', 'texto', 'message', 'msj', 'comentario', 'contenido', 'text', 'msg', 'cuerpo'],
  nota: ['nota', 'notas', 'comentarios', 'comentario', 'observaciones', 'obs', 'mensaje', 'note', 'notes'],
  productos: [
    'productos',
    'items',
    'detalle',
    'detalles',
    'partidas',
    'carrito',
    'lineas',
    'articulos',
    'pedido',
    'products',
    'lines',
  ],
  total: ['total', 'importe', 'monto'],
  name: ['name', 'nombre', 'nombre_completo', 'nombreCompleto', 'fullname', 'usuario'],
  email: ['email', 'correo', 'mail', 'correo_electronico', 'user', 'usuario'],
  phone: ['phone', 'telefono', 'tel', 'celular', 'whatsapp', 'movil'],
  password: ['password', 'contrasena', 'pass', 'pwd', 'clave', 'contraseña'],
  metodo: ['metodo', 'method', 'proveedor', 'provider', 'red'],
  correo: ['correo', 'email', 'mail'],
  pagina: ['pagina', 'page', 'url', 'ruta', 'path', 'seccion'],
  'productos.id_producto': [...idNames(['producto', 'prod', 'product', 'articulo']), 'id'],
  'productos.producto': ['producto', 'nombre', 'nombre_producto', 'nombreProducto', 'titulo'],
  'productos.color': ['color', 'colour', 'nombre_color'],
  'productos.talla': ['talla', 'size', 'tamano'],
  'productos.cantidad': ['cantidad', 'piezas', 'pzas', 'cant', 'qty', 'quantity', 'num_piezas', 'pz'],
  'productos.precio': ['precio', 'price', 'precio_unitario', 'precioUnitario', 'importe'],
}

export const bodyNames = (field: string): readonly string[] => NAMES[field] ?? [field]

const style = (name: string): 'snake' | 'camel' | 'plain' =>
  name.includes('_') ? 'snake' : /[a-z][A-Z]/.test(name) ? 'camel' : 'plain'
/** `idTienda` and `idProducto` are built alike: what a server calls one field tells how it calls the next. */
const pattern = (name: string): string => {
  const words = wordsOf(name)
  return `${style(name)} ${words.length} ${words.findIndex((word) => ['id', 'cve', 'clave'].includes(word))} ${words.find((word) => ['id', 'cve', 'clave'].includes(word)) ?? ''}`
}

/** The names to try for a field, those first that are built as names which the server is known to use. */
export const inStyleOf = (field: string, used: readonly string[]): readonly string[] => {
  const patterns = new Set(used.map(pattern))
  const names = bodyNames(field)
  return [
    ...names.filter((name) => patterns.has(pattern(name))),
    ...names.filter((name) => !patterns.has(pattern(name))),
  ]
}

const bare = (name: string): string => wordsOf(name).join('')
const NOUN_WORDS = new Set(['producto', 'tienda', 'articulo', 'usuario'].flatMap(group))

/**
 * The field of ours that a server means by a name in its refusal; null where none fits. A line's field is told by its
 * place: `productos.0.idProducto`.
 */
export const fieldMeant = (fields: readonly string[], name: string, refusal: string): string | null => {
  const isOfLine = new RegExp(`[\\].]\\s*["']?${name}\\b`).test(refusal)
  const inOrder = fields.toSorted(
    (a, b) => Number(b.startsWith('productos.') === isOfLine) - Number(a.startsWith('productos.') === isOfLine),
  )
  const exact = inOrder.find((field) => bodyNames(field).some((each) => bare(each) === bare(name)))
  if (exact !== undefined) return exact
  const words = wordsOf(name)
  if (!words.some((word) => NOUN_WORDS.has(word))) return null
  return inOrder.find((field) => wordsOf(field).some((word) => word !== 'id' && words.includes(word))) ?? null
}
