import { parsed } from '../described.ts'
import { isRow } from './columns.ts'
import { alike, meant, wordsOf } from './words.ts'

// What servers call the fields of a body and the parameters of a read, and how their refusals name them.

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
/** `id_tienda`, `tiendaId`, `store_id`… */
const ids = (noun: string): readonly string[] => {
  const nouns = alike(noun).slice(0, 8)
  const joined = nouns.flatMap((word) => [`id_${word}`, `${word}_id`, `${word}Id`, `id${capital(word)}`])
  return [...joined, ...nouns, ...nouns.flatMap((word) => [`cve_${word}`, `clave_${word}`])]
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  user: 'user usuario email correo mail cliente user_email userEmail correo_usuario id_usuario usuario_id user_id userId'.split(
    ' ',
  ),
  id: ['id', ...ids('producto'), ...ids('tienda'), ...ids('blog')],
  id_producto: [...ids('producto'), 'id'],
  id_tienda: [...ids('tienda'), 'id'],
  id_articulo: [...ids('blog'), 'id'],
  id_cliente: 'id_cliente clientId client_id clave_envio idempotencyKey folio_cliente'.split(' '),
  mensaje: 'mensaje texto message msj comentario contenido text msg cuerpo body'.split(' '),
  nota: 'nota notas comentarios comentario observaciones obs mensaje note notes'.split(' '),
  productos: 'productos items detalle detalles partidas carrito lineas articulos products lines'.split(' '),
  total: 'total importe monto amount'.split(' '),
  name: 'name nombre nombre_completo nombreCompleto fullname full_name'.split(' '),
  email: 'email correo mail correo_electronico user usuario'.split(' '),
  phone: 'phone telefono tel celular whatsapp movil'.split(' '),
  password: 'password contrasena clave pass pwd contraseña'.split(' '),
  metodo: 'metodo method proveedor provider red'.split(' '),
  correo: 'correo email mail'.split(' '),
  pagina: 'pagina page url ruta path seccion'.split(' '),
  limit: 'limit limite cantidad per_page n num'.split(' '),
  busqueda: 'busqueda q buscar search texto termino query s palabra'.split(' '),
  segmento: 'segmento segment id_segmento segmento_id segmentoId departamento'.split(' '),
  categoria: 'categoria category id_categoria categoria_id categoriaId cat'.split(' '),
  category: 'category categoria id_categoria categoria_id categoriaId cat'.split(' '),
  clasificacion: 'clasificacion categoria category tema tipo'.split(' '),
  tipo: 'tipo type seccion'.split(' '),
  'productos.id_producto': [...ids('producto'), 'id'],
  'productos.producto': 'producto nombre nombre_producto titulo name'.split(' '),
  'productos.color': 'color colour nombre_color'.split(' '),
  'productos.talla': 'talla size'.split(' '),
  'productos.cantidad': 'cantidad piezas pzas cant qty quantity pz'.split(' '),
  'productos.precio': 'precio price precio_unitario precioUnitario unit_price'.split(' '),
}

/** What else a field is called, the likeliest first. */
export const otherNames = (field: string): readonly string[] => (NAMES[field] ?? []).filter((name) => name !== field)

const style = (name: string): string => {
  const words = wordsOf(name)
  return `${name.includes('_') ? '_' : /[a-z][A-Z]/.test(name) ? 'aA' : ''} ${words.length} ${words.indexOf('id')}`
}

/** The same, first those that are built as the names that this server is known to use: `idTienda` as `idProducto`. */
export const namesInStyle = (field: string, used: readonly string[]): readonly string[] => {
  const styles = new Set(used.map(style))
  const names = [field.replace('productos.', ''), ...otherNames(field)]
  return [...names.filter((name) => used.includes(name)), ...names.filter((name) => styles.has(style(name))), ...names]
}

const AFTER =
  /(?:falt\w*|requer\w*|obligatori\w*|required|missing|campo|par[aá]metro|parameter|field|indica|invalid\w*) (?:(?:el|la|los|las|un|una|campo|par[aá]metro|parameter|field|dato)s? |: ?)*["«']?(\p{L}[\p{L}\d_.]*)/giu
const BEFORE = /(\p{L}[\p{L}\d_.]*)["»']? (?:es|son|is|are) (?:requerid|obligatori|necesari|required|missing)/giu
const JOINED = /[\p{L}\d]+(?:[_.][\p{L}\d]+)+|\p{Ll}+\p{Lu}[\p{L}\d]*/gu
const LONGEST_REFUSAL = 2000

/** Names in a refusal: keys of its errors, lists of fields, and what looks like a field's name in its words. */
export const namedIn = (body: string): readonly string[] => {
  const text = body.slice(0, LONGEST_REFUSAL).replace(/\s+/g, ' ')
  const found: string[] = []
  const read = (words: string): void => {
    found.push(...(words.match(JOINED) ?? []))
    for (const pattern of [AFTER, BEFORE]) for (const [, name = ''] of words.matchAll(pattern)) found.push(name)
  }
  const walk = (value: unknown, isError: boolean): void => {
    if (typeof value === 'string') {
      if (isError && /^[\w.]+$/.test(value)) found.push(value)
      return read(value)
    }
    if (Array.isArray(value)) return value.forEach((each) => walk(each, isError))
    if (!isRow(value)) return
    for (const [key, each] of Object.entries(value)) {
      if (isError && !/^\d+$/.test(key)) found.push(key)
      walk(each, isError || /^(?:errors?|errores|campos?|fields?|faltan?|missing)$/i.test(key))
    }
  }
  const json = parsed(text)?.json
  if (json === undefined) read(text)
  else walk(json, false)
  return [...new Set(found.map((name) => name.split('.').at(-1) ?? name).filter((name) => name.length > 1))]
}

const bare = (name: string): string => wordsOf(name).join('')
const nounOf = (field: string): string | undefined =>
  wordsOf(field)
    .map(meant)
    .find((word) => ['producto', 'tienda', 'blog'].includes(word))

/**
 * The field of ours that a server means by a name in its refusal; null where none fits. A line's field is told by its
 * place: `productos.0.idProducto`.
 */
export const fieldMeant = (fields: readonly string[], name: string, refusal: string): string | null => {
  const isOfLine = new RegExp(`[.\\]]["']?${name}\\b|${name} en el detalle`).test(refusal)
  const inOrder = fields.toSorted(
    (a, b) => Number(b.startsWith('productos.') === isOfLine) - Number(a.startsWith('productos.') === isOfLine),
  )
  const exact = inOrder.find((field) =>
    [field.replace('productos.', ''), ...otherNames(field)].some((each) => bare(each) === bare(name)),
  )
  if (exact !== undefined) return exact
  const noun = nounOf(name)
  return noun === undefined ? null : (inOrder.find((field) => nounOf(field) === noun) ?? null)
}
