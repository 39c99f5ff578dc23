import { colourImagesOf, coloursOf, dateParts, firstPrice, listOf, says, textOf, tiersOf } from './columns.ts'
import { valueOf, written, type Column, type Columns, type ForeignDialect } from './foreign.ts'
import { bodies, endpoints } from './paths.ts'

const iso =
  (name: string): Column =>
  (row) => {
    const [year, month, day, hour, minute, second] = dateParts(row, name)
    return textOf(row, name) === '' ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}-06:00`
  }

const address =
  (name: string): Column =>
  (row, known) =>
    textOf(row, name) === '' ? null : `${known.origin}/images/${textOf(row, name)}`

const yes =
  (name: string): Column =>
  (row) =>
    row[name] === '1'

const number =
  (name: string): Column =>
  (row) =>
    textOf(row, name) === '' ? null : Number(row[name])

const product: Columns = {
  id: number('id'),
  titulo: 'nombre',
  slug: (row) => textOf(row, 'nombre').toLowerCase().replace(/\W+/g, '-'),
  foto: address('imagen'),
  precioBase: firstPrice,
  escalasDePrecio: (row) => tiersOf(row).map(({ from, price }) => ({ desde: from, precio: price })),
  tallas: (row) => listOf(row, 'tallas'),
  colores: (row, known) =>
    coloursOf(row).map(({ name, hex }) => ({
      nombre: name,
      hex,
      imagen: `${known.origin}/images/${colourImagesOf(row).get(name) ?? ''}`,
    })),
  minimoPiezas: number('minimo'),
  multiplo: number('multiplo'),
  categoria: (row, known) => ({
    id: Number(known.categoryId(textOf(row, 'categoria'), textOf(row, 'segmento'))),
    nombre: row['categoria'],
  }),
  segmento: (row, known) => ({ id: Number(known.segmentId(textOf(row, 'segmento'))), nombre: row['segmento'] }),
  fabricante: (row) => ({ id: Number(row['id_tienda']), nombre: row['tienda'], ciudad: row['poblacion'] }),
  sku: 'sku',
  esNuevo: yes('nuevo'),
  publicadoEn: ['2026-01-15T10:00:00-06:00'],
}

const productDetail: Columns = {
  ...product,
  descripcion: 'descripcion',
  imagenes: (row, known) =>
    listOf(row, 'galeria').map((path, at) => ({ url: `${known.origin}/images/${path}`, orden: at })),
  ficha: (row) => ({
    material: row['tela'],
    cuidados: listOf(row, 'cuidados'),
    hechoEn: row['origen'],
    guiaTallas: row['guia_tallas'],
  }),
  tiempoEntrega: 'tiempo_entrega',
  envio: (row) => ({ texto: row['envio'] }),
  fabricante: (row) => ({
    id: Number(row['id_tienda']),
    nombre: row['tienda'],
    ciudad: row['poblacion'],
    whatsapp: row['telefono'],
    verificado: row['verificada'] === '1',
    pedidoMinimo: textOf(row, 'pedido_minimo') === '' ? null : Number(row['pedido_minimo']),
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
  pedidoMinimo: number('pedido_minimo'),
}

const promotion: Columns = {
  id: number('id'),
  titulo: 'titulo',
  descripcion: 'texto',
  imagen: (row, known) => ({ url: `${known.origin}/images/${textOf(row, 'imagen')}`, alt: row['titulo'] }),
  boton: (row) => ({ texto: 'Ver más', url: row['liga'] }),
  activo: [true],
}

const article: Columns = {
  idArticulo: number('id'),
  titulo: 'titulo',
  extracto: 'resumen',
  categoria: 'clasificacion',
  portada: address('imagen'),
  autor: (row) => ({ nombre: row['autor'], bio: null }),
  publicadoEn: iso('fecha'),
  etiquetas: [['mayoreo']],
}

const message: Columns = { id: number('id'), texto: 'mensaje', enviadoEn: iso('fecha'), leido: [true] }

const PLAIN = new Set(['/get_results_search.php', '/data-user-favs-cant.php', '/list-segmentos.php'])
const ONE = new Set(['/data-product.php', '/data-product-user.php', '/data-company.php', '/data-blog-article.php'])

/**
 * What a JavaScript-minded PHP framework writes: camelCase, nested objects, `data` around them, ISO dates, real types.
 */
export const camel: ForeignDialect = {
  kind: 'home',
  about: 'camelCase con objetos anidados dentro de data, fechas ISO, booleanos, listas y direcciones absolutas',
  reads: endpoints({
    product,
    productDetail,
    favourite: {
      guardadoEn: ['2026-11-01T12:00:00-06:00'],
      producto: (row, known, at) => written(product, row, known, at),
    },
    company,
    companyDetail: {
      ...company,
      imagenPortada: address('portada'),
      historia: 'historia',
      fundadaEn: number('desde'),
      contacto: (row) => ({ telefono: row['telefono'], email: row['correo'] }),
    },
    segment: { id: (row, known) => Number(known.segmentId(textOf(row, 'segmento'))), segmento: 'segmento', svg: 'svg' },
    category: {
      id: number('id'),
      nombre: 'categoria',
      segmento: (row, known) => ({ id: Number(known.segmentId(textOf(row, 'segmento'))), nombre: row['segmento'] }),
    },
    promotion,
    suggestion: { nombre: 'nombre' },
    article,
    articleDetail: { ...article, contenidoHtml: 'contenido' },
    count: { cantidad: number('cantidad') },
    conversation: {
      empresa: (row, known) => ({
        id: Number(row['id_tienda']),
        nombre: row['tienda'],
        logo: textOf(row, 'logo') === '' ? null : `${known.origin}/images/${textOf(row, 'logo')}`,
      }),
      ultimoMensaje: (row, known, at) => ({ texto: row['mensaje'], enviadoEn: valueOf(iso('fecha'), row, known, at) }),
      sinLeer: number('sin_leer'),
    },
    message,
  }),
  values: {
    categoria: (value, known) => (value === '' ? '' : known.categoryName(value) || 'ninguna'),
    category: (value, known) => known.categoryName(value) || 'ninguna',
  },
  wrap: (path, rows) => {
    if (PLAIN.has(path)) return rows
    return ONE.has(path) ? { data: rows[0] ?? null } : { data: rows, meta: { total: rows.length } }
  },
  bodies: bodies({
    name: 'nombre',
    phone: 'telefono',
    id_tienda: 'tiendaId',
    id_producto: 'productoId',
    id_cliente: 'clientId',
    mensaje: 'texto',
    nota: 'notas',
    productos: 'items',
    pagina: 'url',
    id_articulo: 'articuloId',
  }),
  lines: {
    id_producto: 'productoId',
    producto: 'titulo',
    color: 'color',
    talla: 'talla',
    cantidad: 'cantidad',
    precio: 'precio',
  },
  missing: (names) =>
    says(
      {
        message: 'Los datos no son válidos.',
        errors: Object.fromEntries(names.map((name) => [name, [`El campo ${name} es obligatorio.`]])),
      },
      422,
      'application/json',
    ),
  answer: (path, { done, text, row }) => {
    const json = (body: unknown, status = 200) => says(body, status, 'application/json')
    if (path.startsWith('/login')) return json([row])
    if (path === '/suscribir-newspaper.php') return json(JSON.stringify(done ? 'registered' : text))
    if (!done) return json({ success: false, message: text }, 409)
    if (path === '/create_pedido.php') return json({ success: true, data: { folio: row['folio'] } }, 201)
    return json({ success: true }, path === '/usuario-fav-delete.php' ? 200 : 201)
  },
}
