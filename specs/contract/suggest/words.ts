/** The words of PHP servers' names, which are compared word by word. Words of one line count as one. */
const SAME = [
  'producto prod product item prenda',
  'blog articulo art article nota post entrada',
  'categoria cat categ category',
  'segmento segm seg segment departamento depto',
  'tienda tda empresa emp store company fabricante proveedor marca negocio vendedor vendor',
  'promocion promo banner slide carrusel anuncio',
  'mensaje msj msg message',
  'usuario user cliente comprador',
  'pedido ped order orden',
  'favorito favoritos fav favs favorite favorites',
  'autor author firma',
  'descripcion descrip desc description',
  'id cve idu uuid',
  'nombre nom name',
  'titulo tit title encabezado rotulo',
  'imagen img image foto fotografia photo picture pic miniatura thumbnail',
  'principal main primary',
  'ciudad poblacion pobl municipio localidad city town',
  'telefono tel phone celular cel movil whatsapp whats wsp',
  'correo email mail',
  'precio pre prec price',
  'menudeo men unitario publico venta unidad normal regular retail unit individual',
  'mayoreo may mayorista wholesale bulk',
  'medio medmay mediomayoreo',
  'docena doc dozen',
  'oferta rebaja offer sale',
  'pieza piezas pza pzas pz pzs cantidad cant qty quantity pieces unidades',
  'minimo min minima minimas minimum desde apartir from',
  'maximo max maximum hasta',
  'multiplo multiple incremento step',
  'escala escalas escalon escalones tier tiers tarifa tarifas volumen',
  'verificada verificado verified canaive',
  'fecha fec date',
  'publicacion pub publicado published creacion creado created alta registro enviado envio sent',
  'ultimo ultima ult last',
  'texto text contenido content comentario cuerpo body html',
  'talla tallas size sizes',
  'color colores colour colours colors cols',
  'existencia existencias exist stock inventario disponible available',
  'agotado agotada agotados soldout',
  'logo logotipo avatar',
  'portada cover',
  'galeria gallery',
  'especialidad giro ramo specialty speciality actividad',
  'historia semblanza resena about acerca nosotros story',
  'fundacion since founded fundada fundado',
  'resumen extracto entradilla intro introduccion excerpt summary bajada',
  'liga link enlace vinculo href destino',
  'tela material composicion tejido fabric',
  'cuidado cuidados lavado care',
  'origen hecho procedencia fabricado origin made',
  'sku modelo referencia ref clave codigo cod code',
  'entrega surtido delivery lead',
  'nuevo novedad new nvo',
  'leido leidos leer unread read',
  'total importe monto amount sum',
  'folio numero num number no',
  'compra purchase',
  'clasificacion clasif tema',
  'leyenda subtitulo subtitle',
  'contrasena password pass pwd',
  'metodo method provider red',
  'moneda currency divisa',
  'pagina page',
] as const

const GROUP: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => line.split(' ').map((word) => [word, line.slice(0, line.indexOf(' '))] as const)),
)

export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+|(?<=[a-z])(?=\d)/)
    .filter((word) => word !== '')

/** The first word of its line above, or itself. Plurals that no line has count as their singular. */
export const meant = (word: string): string =>
  GROUP.get(word) ?? GROUP.get(word.replace(/(?<=[^aeiou])es$|s$/, '')) ?? word

export const says = (name: string, ...words: readonly string[]): boolean => {
  const own = wordsOf(name).map(meant)
  return words.every((word) => own.includes(word))
}

export const saysOne = (name: string, ...words: readonly string[]): boolean => words.some((word) => says(name, word))

export const alike = (word: string): readonly string[] =>
  (SAME.find((line) => line.startsWith(`${word} `)) ?? word).split(' ')

const OPPOSITES = [
  [true, false],
  [1, 0],
  ['1', '0'],
  ['ok', 'error'],
  ['OK', 'ERROR'],
  ['success', 'error'],
  ['exito', 'error'],
  ['true', 'false'],
  ['S', 'N'],
  ['s', 'n'],
  ['SI', 'NO'],
  ['Si', 'No'],
  ['si', 'no'],
  ['on', 'off'],
] as const
export const noOf = (yes: unknown) => OPPOSITES.find(([word]) => word === yes)?.[1]
export const yesOf = (no: unknown) => OPPOSITES.find(([, word]) => word === no)?.[0]
const fold = (side: 0 | 1): ReadonlySet<string> => new Set(OPPOSITES.map((pair) => String(pair[side]).toLowerCase()))
export const YES = new Set([...fold(0), 'y', 'yes', '200', '201', 'done', 'registered', 'exist', 'sent', 'deleted'])
export const NO = new Set([...fold(1), 'fail', 'failed', 'ko'])

/** The noun of each call's rows: `nombre_producto` of a product is its name. */
export const NOUNS = {
  producto: 'producto',
  categoria: 'categoria',
  segmento: 'segmento',
  empresa: 'tienda',
  promocion: 'promocion',
  articulo: 'blog',
  sugerencia: 'producto',
  cuenta_favoritos: 'favorito',
  conversacion: 'tienda',
  mensaje: 'mensaje',
  ingreso: 'usuario',
  pedido: 'pedido',
} as const
export type Thing = keyof typeof NOUNS

/** What else each field is called, after its own name; several words belong together. */
const PHRASES: Readonly<Record<Thing, Readonly<Record<string, string>>>> = {
  producto: {
    nombre: 'titulo, producto',
    imagen: 'imagen principal, portada',
    segmento: 'segmento nombre, genero',
    categoria: 'categoria nombre, categoria titulo',
    tienda: 'tienda nombre, razon social',
    poblacion: 'ciudad, tienda ciudad',
    minimo: 'minimo pieza, moq, pieza minimo',
    galeria: 'imagen',
    descripcion: 'descripcion larga, detalle',
    origen: 'origen en, pais origen',
    telefono: 'tienda telefono',
    pedido_minimo: 'compra minimo, tienda minimo compra, tienda pedido minimo, minimo total',
    verificada: 'tienda verificada',
    tiempo_entrega: 'entrega',
    envio: 'forma envio, shipping, envio texto',
    guia_tallas: 'guia talla, tabla talla, sizechart',
  },
  categoria: { categoria: 'nombre, titulo', segmento: 'segmento nombre, seccion' },
  segmento: { segmento: 'nombre, titulo', svg: 'icono, icon, archivo, imagen' },
  empresa: {
    nombre: 'nombre comercial, razon social, tienda',
    logo: 'imagen',
    poblacion: 'ciudad, ubicacion',
    pedido_minimo: 'compra minimo, minimo total, minimo pedido total',
    portada: 'imagen portada, banner',
    historia: 'descripcion',
    desde: 'fundacion, anio fundacion, ano fundacion, anio inicio',
    correo: 'correo publicacion, contacto correo',
  },
  promocion: {
    titulo: 'nombre',
    texto: 'descripcion, leyenda',
    imagen: 'archivo',
    liga: 'url, boton url, cta url',
  },
  articulo: {
    titulo: 'nombre',
    resumen: 'descripcion, descripcion corta',
    clasificacion: 'categoria, categoria nombre, tipo',
    imagen: 'portada, imagen principal, imagen portada',
    autor: 'autor nombre',
    fecha: 'fecha publicacion, publicacion en, publicacion at, publicacion',
    contenido: 'texto, contenido html',
  },
  sugerencia: { nombre: 'titulo, label, producto', categoria: 'categoria nombre' },
  cuenta_favoritos: { cantidad: 'pieza, total, count, cuenta, favorito, favorito total' },
  conversacion: {
    id_tienda: 'id',
    tienda: 'nombre, razon social',
    logo: 'imagen',
    mensaje: 'ultimo mensaje, ultimo mensaje texto, texto',
    fecha: 'ultimo fecha, fecha mensaje, ultimo mensaje publicacion at, ultimo mensaje publicacion en, publicacion',
    sin_leer: 'sin leido, no leido, leido, mensaje sin leido',
  },
  mensaje: {
    mensaje: 'texto',
    fecha: 'fecha publicacion, publicacion en, publicacion at, publicacion',
  },
  ingreso: { name: 'nombre', phone: 'telefono' },
  pedido: { folio: 'pedido folio, pedido id, id', total: 'pedido total' },
}

export const phrasesOf = (thing: Thing, field: string): readonly (readonly string[])[] => {
  const others = PHRASES[thing][field]?.split(', ') ?? []
  return [field.replaceAll('_', ' '), ...others].map((phrase) => phrase.split(' ').map(meant))
}
