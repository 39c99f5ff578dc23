import { dateParts, entities, file, firstPrice, lastTier, listOf, money, says, textOf } from './columns.ts'
import type { Column, Columns, ForeignDialect, Row } from './foreign.ts'
import { bodies, endpoints } from './paths.ts'

const upper =
  (name: string): Column =>
  (row) =>
    textOf(row, name).toUpperCase()

const yesNo =
  (name: string): Column =>
  (row) =>
    row[name] === '1' ? 'S' : 'N'

/** d/m/Y, as it was typed on forms. */
const day =
  (name: string): Column =>
  (row) => {
    const [year, month, date, hour, minute] = dateParts(row, name)
    return textOf(row, name) === '' ? '' : `${date}/${month}/${year} ${hour}:${minute}`
  }

const product: Columns = {
  CVE_PROD: 'id',
  NOM_PROD: entities('nombre'),
  PRE_PZA: (row) => money(firstPrice(row)),
  PRE_MAY: (row) => `$${money(lastTier(row)?.price)}`,
  PZAS_MAY: (row) => String(lastTier(row)?.from ?? ''),
  TALLAS: (row) => listOf(row, 'tallas').join(';'),
  COLS: (row) =>
    listOf(row, 'colores')
      .map((colour) => colour.split(':')[0])
      .join('; '),
  FOTO1: file('imagen'),
  SEGM: 'segmento',
  CATEG: 'categoria',
  CVE_TDA: 'id_tienda',
  NOM_TDA: entities('tienda'),
  POBL: 'poblacion',
  SKU: 'sku',
  NVO: yesNo('nuevo'),
  STATUS: ['A'],
}

const productDetail: Columns = {
  ...product,
  DESCRIP: entities('descripcion'),
  TELA: 'tela',
  CUIDADOS: (row) => listOf(row, 'cuidados').join(';'),
  ORIGEN: upper('origen'),
  ENTREGA: 'tiempo_entrega',
  ENVIO: entities('envio'),
  TEL_TDA: 'telefono',
  PED_MIN: (row) => (textOf(row, 'pedido_minimo') === '' ? '' : money(Number(row['pedido_minimo']))),
  FOTOS: (row) =>
    listOf(row, 'galeria')
      .map((path) => path.replace(/^.*\//, ''))
      .join(';'),
  CANAIVE: yesNo('verificada'),
  FAV: (row) => (row['favorito'] === '' ? '' : row['favorito'] === '1' ? 'S' : 'N'),
}

const company: Columns = {
  CVE_TDA: 'id',
  NOM_TDA: entities('nombre'),
  LOGO: file('logo'),
  POBL: 'poblacion',
  GIRO: 'especialidad',
  CANAIVE: yesNo('verificada'),
  PED_MIN: (row) => (textOf(row, 'pedido_minimo') === '' ? '' : money(Number(row['pedido_minimo']))),
}

const article: Columns = {
  CVE_NOTA: 'id',
  TIT: entities('titulo'),
  RESUMEN: entities('resumen'),
  CLASIF: 'clasificacion',
  FOTO: file('imagen'),
  AUTOR: 'autor',
  FEC_PUB: day('fecha'),
}

/** mysql_fetch_array: every column twice, by its place and by its name. */
const twice = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value], at) => [
      [String(at), value],
      [name, value],
    ]),
  )

/** A server of 2006: upper-case abbreviations, semicolons, d/m/Y, S and N, columns by place and by name. */
export const old: ForeignDialect = {
  about:
    'columnas abreviadas en mayúsculas, listas con punto y coma, fechas d/m/A, S y N, columnas por lugar y por nombre',
  type: 'text/html; charset=UTF-8',
  kind: 'INICIO',
  finish: twice,
  reads: endpoints({
    product,
    productDetail,
    favourite: { CVE_FAV: (_, __, at) => String(70 + at), ...product },
    company,
    companyDetail: {
      ...company,
      PORTADA: file('portada'),
      HISTORIA: entities('historia'),
      ANIO: 'desde',
      TEL: 'telefono',
      MAIL: 'correo',
    },
    segment: { segmento: 'segmento', svg: 'svg' },
    category: { CVE_CAT: 'id', NOM_CAT: 'categoria', SEGM: 'segmento' },
    promotion: {
      CVE: 'id',
      TIT: 'titulo',
      LEYENDA: entities('texto'),
      IMG: file('imagen'),
      LIGA: 'liga',
      ORDEN: (_, __, at) => String(at),
    },
    suggestion: { nombre: 'nombre' },
    article,
    articleDetail: { ...article, CONTENIDO: 'contenido' },
    count: { cantidad: 'cantidad' },
    conversation: {
      CVE_TDA: 'id_tienda',
      NOM_TDA: entities('tienda'),
      LOGO: file('logo'),
      ULT_MSJ: entities('mensaje'),
      FEC_MSJ: day('fecha'),
      NO_LEIDOS: 'sin_leer',
    },
    message: { CVE_MSJ: 'id', MSJ: entities('mensaje'), FEC_MSJ: day('fecha'), LEIDO: ['S'] },
  }),
  folders: { 'fotos/prod': 'productos', 'fotos/tda': 'tiendas', 'fotos/notas': 'blog' },
  values: {
    // An empty filter gives no rows.
    segmento: (value, _, path) => all(value, path),
    categoria: (value, _, path) => all(value, path),
  },
  bodies: bodies({
    name: 'nombre',
    phone: 'tel',
    id_tienda: 'cve_tda',
    id_producto: 'cve_prod',
    id_articulo: 'cve_nota',
    mensaje: 'msj',
    nota: 'obs',
    productos: 'detalle',
  }),
  lines: {
    id_producto: 'cve_prod',
    producto: 'nom_prod',
    color: 'color',
    talla: 'talla',
    cantidad: 'pzas',
    precio: 'precio',
  },
  missing: (names) => says(`ERROR: FALTA ${names.join(', ')}`),
  answer: (path, { done, text, row }) => {
    if (path.startsWith('/login')) return says([row])
    if (path === '/suscribir-newspaper.php') return says(done ? 'registered' : text)
    if (!done) return says(`ERROR: ${text}`)
    if (path === '/create_pedido.php') return says({ resultado: 'OK', folio: row['folio'] })
    return says('OK')
  },
}

function all(value: string, path: string): string {
  if (path !== '/list-products-page.php') return value
  return value === 'TODOS' ? '' : value || 'ninguno'
}
