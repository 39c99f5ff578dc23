import { bodies, endpoints } from './paths.ts'
import { colourImagesOf, entities, file, firstPrice, lastTier, listOf, money, says, textOf } from './columns.ts'
import type { Columns, ForeignDialect } from './foreign.ts'

const store: Columns = { id_tienda: 'id_tienda', nombre_tienda: entities('tienda'), ciudad: 'poblacion' }

const product: Columns = {
  id_producto: 'id',
  nombre_producto: entities('nombre'),
  precio: (row) => money(firstPrice(row)),
  precio_mayoreo: (row) => money(lastTier(row)?.price),
  piezas_mayoreo: (row) => String(lastTier(row)?.from ?? ''),
  minimo_compra: 'minimo',
  costo: (row) => ((firstPrice(row) ?? 0) * 0.6).toFixed(2),
  existencia: ['240'],
  tallas: (row) => `${listOf(row, 'tallas').join(', ')},`,
  colores: (row) =>
    listOf(row, 'colores')
      .map((colour) => colour.split(':')[0])
      .join(','),
  imagen_principal: file('imagen'),
  fotos_color: (row) =>
    JSON.stringify(
      Object.fromEntries([...colourImagesOf(row)].map(([name, path]) => [name, path.replace(/^.*\//, '')])),
    ),
  id_categoria: (row, known) => known.categoryId(textOf(row, 'categoria'), textOf(row, 'segmento')),
  nombre_categoria: 'categoria',
  segmento: 'segmento',
  ...store,
  clave: 'sku',
  rfc: ['XAXX010101000'],
  es_nuevo: 'nuevo',
  activo: ['1'],
  fecha_alta: ['2026-01-15 10:00:00'],
  fecha_baja: [null],
}

const productDetail: Columns = {
  ...product,
  descripcion: entities('descripcion'),
  composicion: 'tela',
  cuidado: 'cuidados',
  hecho_en: 'origen',
  whatsapp: 'telefono',
  compra_minima: (row) => (textOf(row, 'pedido_minimo') === '' ? null : money(Number(row['pedido_minimo']))),
  canaive: 'verificada',
  fotos: (row) =>
    listOf(row, 'galeria')
      .map((path) => path.replace(/^.*\//, ''))
      .join(', '),
  es_favorito: 'favorito',
  tiempo_surtido: 'tiempo_entrega',
  forma_envio: entities('envio'),
}

const company: Columns = {
  id_tienda: 'id',
  nombre_tienda: entities('nombre'),
  logotipo: file('logo'),
  ciudad: 'poblacion',
  estado: ['Guanajuato'],
  giro: 'especialidad',
  canaive: 'verificada',
  compra_minima: (row) => (textOf(row, 'pedido_minimo') === '' ? null : money(Number(row['pedido_minimo']))),
  rfc: ['XAXX010101000'],
  password_panel: ['5f4dcc3b5aa765d61d8327deb882cf99'],
}

const promotion: Columns = {
  id_banner: 'id',
  titulo: 'titulo',
  subtitulo: entities('texto'),
  imagen: file('imagen'),
  enlace: 'liga',
  orden: (_, __, at) => String(at + 1),
  fecha_vencimiento: ['0000-00-00'],
}

const article: Columns = {
  id_articulo: 'id',
  titulo: entities('titulo'),
  url_amigable: (row) => textOf(row, 'titulo').toLowerCase().replace(/\W+/g, '-'),
  extracto: entities('resumen'),
  clasificacion: 'clasificacion',
  imagen: file('imagen'),
  nombre_autor: 'autor',
  fecha_publicacion: 'fecha',
  visitas: ['12'],
}

const message: Columns = {
  id_mensaje: 'id',
  correo_usuario: ['demo@puntada.mx'],
  mensaje: 'mensaje',
  leido: ['1'],
  fecha_envio: 'fecha',
}

const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined index: orden in <b>/var/www/api/list-products-company.php</b> on line <b>31</b><br />\n'

/** Columns of MySQL as they are: snake_case in Spanish, everything text, null, internal columns, entities. */
export const mysql: ForeignDialect = {
  about: 'columnas de MySQL tal cual: snake_case en español, todo texto, null, entidades, precio y precio_mayoreo',
  type: 'text/html; charset=UTF-8',
  reads: endpoints({
    product,
    productDetail,
    favourite: { id: (_, __, at) => String(900 + at), correo_usuario: ['demo@puntada.mx'], ...product },
    company,
    companyDetail: {
      ...company,
      foto_portada: file('portada'),
      descripcion: entities('historia'),
      anio_fundacion: 'desde',
      whatsapp: 'telefono',
      correo: 'correo',
    },
    segment: {
      id_segmento: (row, known) => known.segmentId(textOf(row, 'segmento')),
      segmento: 'segmento',
      svg: 'svg',
      orden: (_, __, at) => String(at),
    },
    category: {
      id_categoria: 'id',
      nombre_categoria: 'categoria',
      id_segmento: (row, known) => known.segmentId(textOf(row, 'segmento')),
      nombre_segmento: 'segmento',
      activo: ['1'],
    },
    promotion,
    suggestion: { nombre: 'nombre' },
    article,
    articleDetail: { ...article, contenido: 'contenido' },
    count: { cantidad: 'cantidad' },
    conversation: {
      id_tienda: 'id_tienda',
      nombre_tienda: entities('tienda'),
      logotipo: file('logo'),
      ultimo_mensaje: entities('mensaje'),
      fecha_envio: 'fecha',
      no_leidos: 'sin_leer',
    },
    message,
  }),
  values: {
    segmento: (value, known) => (value === '' || value === '0' ? '' : known.segmentName(value) || 'ninguno'),
    categoria: (value, known) => (value === '' || value === '0' ? '' : known.categoryName(value) || 'ninguna'),
    category: (value, known) => known.categoryName(value) || 'ninguna',
  },
  bodies: bodies(
    { name: 'nombre', email: 'correo', phone: 'telefono', nota: 'comentarios' },
    { '/login-user.php': { email: 'email' }, '/login-user-redes.php': { email: 'email' } },
  ),
  lines: {
    id_producto: 'id_producto',
    producto: 'producto',
    color: 'color',
    talla: 'talla',
    cantidad: 'piezas',
    precio: 'precio',
  },
  missing: (names) =>
    says({ status: 'error', mensaje: names.length === 0 ? 'Faltan datos' : `Falta ${names.join(', ')}` }),
  wrap: (path, rows) => (path === '/list-products-page.php' ? { total: String(rows.length), productos: rows } : rows),
  notice: (path) => (path === '/list-products-company.php' ? NOTICE : ''),
  answer: (path, { done, text, row }) => {
    if (path.startsWith('/login')) return says([row])
    if (path === '/suscribir-newspaper.php') return says(done ? 'registered' : text)
    if (!done) return says({ status: 'error', mensaje: text })
    if (path === '/create_pedido.php') return says({ status: 'success', id_pedido: '1', folio: row['folio'] })
    if (path === '/usuario-fav-delete.php') return says('1')
    if (path === '/message-user.php') return says('ok')
    return says({ status: 'success', mensaje: 'Guardado' })
  },
}
