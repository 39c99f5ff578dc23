import { ENDPOINTS } from '../../src/adapters/http/endpoints/endpoints.ts'
import { categoryName, type Column, type Columns, type ForeignDialect, type Row } from './foreign.ts'

const textOf = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
const listOf = (row: Row, name: string): readonly string[] =>
  textOf(row, name)
    .split(',')
    .filter((word) => word !== '')

/** 2026-11-20 09:00:00 of Guanajuato, as ISO 8601 writes it. */
const iso =
  (name: string): Column =>
  (row) =>
    textOf(row, name) === '' ? null : `${textOf(row, name).replace(' ', 'T')}-06:00`
const address =
  (name: string): Column =>
  (row, { origin }) =>
    textOf(row, name) === '' ? null : `${origin}/images/${textOf(row, name)}`
const yes =
  (name: string): Column =>
  (row) =>
    row[name] === '1'
const number =
  (name: string): Column =>
  (row) =>
    textOf(row, name) === '' ? null : Number(row[name])
const cents =
  (name: string): Column =>
  (row) =>
    textOf(row, name) === '' ? null : Math.round(Number(row[name]) * 100)

const maker: Column = (row) => ({
  id: Number(row['id_tienda']),
  nombre: row['tienda'],
  ciudad: row['poblacion'],
  verificado: row['verificada'] === '1',
})
const product: Columns = {
  id: number('id'),
  titulo: 'nombre',
  foto: address('imagen'),
  // What it is sold for in a shop: no price of ours.
  precioSugeridoCentavos: (row) => Math.round(Number(listOf(row, 'precios')[0]?.split(':')[1] ?? 0) * 220),
  escalasDePrecio: (row) =>
    listOf(row, 'precios').map((tier) => {
      const [from = '', price = ''] = tier.split(':')
      return { desde: Number(from), precioCentavos: Math.round(Number(price) * 100) }
    }),
  tallas: (row) => listOf(row, 'tallas'),
  colores: (row) => {
    const images = new Map(listOf(row, 'imagenes_color').map((item) => item.split(':') as [string, string]))
    return listOf(row, 'colores').map((colour) => {
      const [name = '', hex] = colour.split(':')
      return { nombre: name, hex: hex ?? null, imagen: images.get(name) ?? null }
    })
  },
  minimoPiezas: number('minimo'),
  multiplo: number('multiplo'),
  categoria: (row, { categoryId }) => ({
    id: categoryId(textOf(row, 'categoria'), textOf(row, 'segmento')),
    nombre: row['categoria'],
  }),
  segmento: (row, { segmentId }) => ({ id: segmentId(textOf(row, 'segmento')), nombre: row['segmento'] }),
  fabricante: maker,
  esNuevo: yes('nuevo'),
}
const productDetail: Columns = {
  ...product,
  descripcion: 'descripcion',
  imagenes: (row, { origin }) => listOf(row, 'galeria').map((path) => ({ url: `${origin}/images/${path}` })),
  ficha: (row) => ({
    material: row['tela'],
    cuidados: listOf(row, 'cuidados'),
    hechoEn: row['origen'],
    guiaTallas: row['guia_tallas'],
  }),
  sku: 'sku',
  tiempoEntrega: 'tiempo_entrega',
  envio: (row) => ({ texto: row['envio'] }),
  inventario: (row) => {
    const none = new Set(listOf(row, 'agotados'))
    return listOf(row, 'colores').flatMap((colour) =>
      listOf(row, 'tallas').map((talla) => {
        const [color = ''] = colour.split(':')
        return { color, talla, existencia: none.has(`${color}:${talla}`) ? 0 : 12 }
      }),
    )
  },
  fabricante: (row, known) => ({
    ...(typeof maker === 'function' ? (maker(row, known) as Row) : {}),
    whatsapp: row['telefono'],
    pedidoMinimoCentavos: textOf(row, 'pedido_minimo') === '' ? null : Number(row['pedido_minimo']) * 100,
  }),
  esFavorito: (row) => (row['favorito'] === '' ? null : row['favorito'] === '1'),
}
const company: Columns = {
  id: number('id'),
  nombreComercial: 'nombre',
  logotipo: address('logo'),
  ubicacion: (row) => ({ ciudad: row['poblacion'], estado: 'Guanajuato' }),
  especialidad: 'especialidad',
  verificado: yes('verificada'),
  pedidoMinimoCentavos: cents('pedido_minimo'),
  imagenPortada: address('portada'),
  historia: 'historia',
  fundadaEn: number('desde'),
  contacto: (row) => ({ telefono: row['telefono'], email: row['correo'] }),
}
const article: Columns = {
  idArticulo: number('id'),
  titulo: 'titulo',
  extracto: 'resumen',
  categoria: 'clasificacion',
  portada: address('imagen'),
  autor: (row) => ({ nombre: row['autor'], bio: null }),
  publicadoEn: iso('fecha'),
  contenidoHtml: 'contenido',
}

const TABLES: Readonly<Record<string, Columns>> = {
  producto: product,
  empresa: company,
  segmento: { segmento: 'segmento', svg: 'svg' },
  categoria: {
    id: number('id'),
    nombre: 'categoria',
    segmento: (row, { segmentId }) => ({ id: segmentId(textOf(row, 'segmento')), nombre: row['segmento'] }),
  },
  promocion: {
    id: number('id'),
    titulo: 'titulo',
    descripcion: 'texto',
    imagen: (row, { origin }) => ({ url: `${origin}/images/${textOf(row, 'imagen')}`, alt: row['titulo'] }),
    boton: (row) => ({ texto: 'Ver más', url: row['liga'] }),
  },
  sugerencia: { nombre: 'nombre' },
  articulo: article,
  cuenta_favoritos: { cantidad: number('cantidad') },
  conversacion: {
    empresa: (row, { origin }) => ({
      id: Number(row['id_tienda']),
      nombre: row['tienda'],
      logo: textOf(row, 'logo') === '' ? null : `${origin}/images/${textOf(row, 'logo')}`,
    }),
    ultimoMensaje: (row) => ({ texto: row['mensaje'], enviadoEn: `${textOf(row, 'fecha').replace(' ', 'T')}-06:00` }),
    sinLeer: number('sin_leer'),
  },
  mensaje: { id: number('id'), texto: 'mensaje', enviadoEn: iso('fecha'), leido: () => true },
}

const reads = Object.fromEntries(
  ENDPOINTS.flatMap((endpoint) => {
    if (endpoint.method !== 'GET') return []
    const columns =
      endpoint.path.startsWith('/data-product') && endpoint.answers === 'row' ? productDetail : TABLES[endpoint.entity]
    return columns === undefined ? [] : [[endpoint.path, columns] as const]
  }),
)

const say = (body: unknown, status = 200): Response => Response.json(body, { status })
const PAGE_SIZE = 24
const PAGED: ReadonlySet<string> = new Set([
  '/list-products-page.php',
  '/list-products-company.php',
  '/data-product-busqueda.php',
])
const ONE: ReadonlySet<string> = new Set(
  ENDPOINTS.flatMap((endpoint) => (endpoint.method === 'GET' && endpoint.answers === 'row' ? [endpoint.path] : [])),
)

/**
 * A framework's way: paths without `.php`, camelCase, nested objects under `data.filas`, pages, cents, ISO dates,
 * an error beside an empty list with status 200.
 */
export const camel: ForeignDialect = {
  about: 'camelCase anidado bajo data.filas, por páginas, en centavos, fechas ISO, rutas sin .php, {"exito": false}',
  pathOf: (theirs) => `${theirs}.php`,
  reads,
  parameters: { fabricanteId: 'id_tienda', q: 'busqueda' },
  required: {
    '/list-products-company.php': 'fabricanteId',
    '/list-user-mensajes.php': 'fabricanteId',
    '/list-tienda-mensajes.php': 'fabricanteId',
    '/data-product-busqueda.php': 'q',
  },
  values: {
    categoria: (value) => (value === '' || value === '0' ? '' : categoryName(value) || 'ninguna'),
    category: (value) => categoryName(value) || 'ninguna',
    // The only carousel and the only banners there are.
    tipo: (value) => (value === 'home' ? 'principal' : 'ninguno'),
  },
  answer: (path, rows, page) => {
    if (ONE.has(path))
      return rows.length === 0
        ? say({ exito: false, mensaje: 'No existe', data: { filas: [] } })
        : say({ exito: true, data: { filas: rows.slice(0, 1) } })
    if (!PAGED.has(path)) return say({ exito: true, data: { filas: rows } })
    const filas = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const ultimaPagina = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
    return say({ exito: true, data: { filas }, meta: { page, ultimaPagina, total: rows.length } })
  },
  bodies: {
    name: 'nombre',
    phone: 'telefono',
    id_tienda: 'fabricanteId',
    id_producto: 'productoId',
    id_articulo: 'articuloId',
    id_cliente: 'clientId',
    mensaje: 'texto',
    nota: 'notas',
    productos: 'items',
    'productos.id_producto': 'productoId',
    'productos.cantidad': 'piezas',
  },
  missing: (names) =>
    say({
      exito: false,
      mensaje: 'Los datos no son válidos.',
      errores: Object.fromEntries(names.map((name) => [name, [`El campo ${name} es obligatorio.`]])),
      data: { filas: [] },
    }),
  written: (path, { done, text, row }) => {
    if (path.startsWith('/login'))
      return done ? say({ exito: true, data: { ...row } }) : say({ exito: false, mensaje: text })
    if (path === '/suscribir-newspaper.php') return say(done ? 'registered' : text)
    if (!done) return say({ exito: false, mensaje: text })
    return say({ exito: true, ...(path === '/create_pedido.php' && { data: { folio: row['folio'], id: 7 } }) })
  },
}
