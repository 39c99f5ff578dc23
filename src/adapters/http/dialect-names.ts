/**
 * The names that other servers use for our fields. Names are compared without case,
 * accents or separators, so `id_producto`, `idProducto` and `producto: { id }` are one name. `@x` stands for each word
 * of the group x, `x*y` for each word of x joined with each of y, in either order. A name joined with the entity's own
 * noun (`nombre_producto`) needs no mention; `x*` is each word of x alone, without it.
 *
 * If a row has several of these names, the first of this order counts: the deployment's own, one with the entity's noun
 * (a JOIN may add another table's `id` or `nombre`), ours, then those of this table in order.
 */
const GROUPS: Readonly<Record<string, string>> = {
  producto: 'producto prod product item prenda articulo',
  categoria: 'categoria cat category',
  segmento: 'segmento segment segm seg departamento depto',
  tienda: 'tienda empresa emp store company fabricante proveedor',
  promocion: 'promocion promo banner slide carrusel anuncio publicidad',
  articulo: 'articulo art article blog post nota',
  mensaje: 'mensaje msj msg message',
  usuario: 'usuario user cliente comprador',
  pedido: 'pedido order orden',
  favoritos: 'favoritos favs fav favorites',
  autor: 'autor author firma',
  descripcion: 'descripcion descrip desc description',
  id: 'id clave cve codigo',
  nombre: 'nombre nom name',
  imagen: 'imagen img image foto fotografia photo',
  principal: 'principal url main miniatura thumb thumbnail 1',
  ciudad: 'ciudad poblacion municipio localidad city town',
  whatsapp: 'whatsapp whats celwhats whatscel telwhats numwhats celwhatsapp telwhatsapp numerowhatsapp wsp',
  telefono: 'telefono tel phone celular cel movil telefono1 tel1',
  correo: 'correo email mail correoelectronico correoventas emailventas mailventas correocontacto emailcontacto',
  precio: 'precio price',
  menudeo: 'menudeo men unitario publico venta pieza unidad normal base regular retail unit',
  medio: 'mediomayoreo mediomay medio',
  mediadocena: 'mediadocena meddocena',
  docena: 'docena doc',
  oferta: 'oferta promocion promo rebaja liquidacion',
  mayoreo: 'mayoreo may mayor mayorista pormayor wholesale',
  piezas: 'piezas pieza pzas pzs pz cantidad cant minimo minimas min desde qty quantity orderqty orderquantity',
  minimo: 'minimo minima minimas min minimum',
  pedidominimo:
    'pedidominimo minimopedido compraminima compramin minimocompra mincompra montominimo montomin ventaminima minimumorder minorderamount minordercents minimumordercents',
  verificada:
    'verificada verificado verified esverificada isverified canaive afiliadacanaive sociocanaive miembrocanaive canaiveverificada',
  fecha: 'fecha fec date',
  publicacion: 'publicacion pub creacion alta registro envio hora',
  creado: 'createdat publishedat sentat publicadoen enviadoen creadoen',
  ultimo: 'ultimomensaje ultimomsj ultmensaje ultmsj ultmsg lastmessage ultimo',
  texto: 'texto text contenido content comentario cuerpo body',
  disponible: 'disponible disponibles available',
}

/** The words of a group; of any other word, itself. */
export const group = (name: string): readonly string[] => (GROUPS[name] ?? name).split(' ')

interface Entity {
  /** The group of words that name the thing itself. */
  readonly noun: string
  readonly fields: Readonly<Record<string, string>>
  /** The field that a bare text is where a row was expected, and the one that a bare number is. */
  readonly text?: string
  readonly number?: string
}

const ALL = {
  producto: {
    noun: 'producto',
    fields: {
      id: '@id',
      nombre: '@nombre titulo title',
      imagen: 'imagen*principal @imagen miniatura thumbnail imagen*portada portada cover imagen*cover',
      'imagen.lista': 'imagenes fotos images gallery fotografias',
      segmento: 'nombre*segmento @segmento genero',
      categoria: 'nombre*categoria @categoria tipoprenda tipo',
      id_tienda: 'id*tienda idvendedor vendedorid',
      tienda: 'nombre*tienda razonsocial @tienda',
      poblacion: 'ciudad*tienda @ciudad',
      precios:
        'escalones escalas escala escalasprecio escalaprecio escalasdeprecio escalaprecios escalapreciosmayoreo tarifas preciosmayoreo preciosporvolumen listaprecios pricetiers prices',
      'precios.precio': 'precio price precio*menudeo',
      'precios.medio': 'precio*medio',
      'precios.media_docena': 'precio*mediadocena',
      'precios.docena': 'precio*docena',
      'precios.oferta': 'precio*oferta',
      // Whether an offer holds. Of one with a date nobody knows.
      'precios.en_oferta':
        'en*oferta es*oferta tiene*oferta activa*oferta fin*oferta hasta*oferta vigencia*oferta fechafin*oferta @oferta',
      'precios.mayoreo': 'precio*mayoreo mayoreo',
      'precios.piezas_medio': 'piezas*medio',
      'precios.piezas': 'piezas*mayoreo',
      minimo: 'minimo*piezas moq minquantity',
      'minimo.compra': 'minimocompra mincompra @pedidominimo',
      multiplo: 'multiplos multiple incremento piezas*paquete piezas*porpaquete',
      colores: 'color colors colours colour colores*disponible colors*disponible',
      imagenes_color: 'imagenes*color fotos*color images*color imagen*color imagenesporcolor fotosporcolor',
      tallas: 'talla sizes size tallas*disponible sizes*disponible',
      nuevo: 'esnuevo novedad new isnew',
      galeria: 'imagenes fotos images gallery fotografias',
      descripcion: 'descripcion*larga @descripcion descripcion*completa detalle descripcion*corta descripcion*breve',
      tela: 'material composicion tejido fabric',
      cuidados: 'cuidado lavado instrucciones care careinstructions',
      origen: 'hechoen procedencia fabricadoen origin countryoforigin paisorigen paisdeorigen',
      telefono: 'whatsapp*tienda telefono*tienda @whatsapp @telefono',
      pedido_minimo: 'pedidominimo*tienda @pedidominimo',
      verificada: 'verificada*tienda @verificada',
      agotados: 'agotado sinexistencia sinstock soldout',
      favorito: 'esfavorito esfav enfavoritos fav isfavorite favorite',
      sku: 'clavemodelo codigomodelo clave codigo referencia ref numeromodelo nomodelo modelo model',
      tiempo_entrega:
        'tiempodeentrega entrega plazoentrega plazodeentrega tiemposurtido tiempodesurtido tiempoproduccion leadtime deliverytime',
      envio: 'envios infoenvio formaenvio formasenvio formadeenvio metodoenvio shipping',
      guia_tallas: 'guiadetallas guiatalla tablatallas tabladetallas medidastalla sizechart sizeguide',
    },
  },
  categoria: {
    noun: 'categoria',
    fields: { id: '@id', categoria: '@nombre titulo title descripcion', segmento: 'nombre*segmento @segmento seccion' },
  },
  segmento: {
    noun: 'segmento',
    fields: { segmento: '@nombre titulo title descripcion', svg: 'icono icon archivo @imagen imagen*principal' },
    text: 'segmento',
  },
  empresa: {
    noun: 'tienda',
    fields: {
      id: '@id',
      nombre: 'nombrecomercial @nombre razonsocial titulo title',
      logo: 'logotipo @imagen avatar imagen*principal',
      poblacion: '@ciudad lugar ubicacion',
      especialidad: 'giro ramo specialty actividad especialidades',
      verificada: '@verificada',
      pedido_minimo: '@pedidominimo',
      portada: 'cover banner imagen*portada coverimage',
      historia: 'semblanza resena @descripcion about acerca acercade quienessomos nosotros story',
      desde:
        'aniofundacion anofundacion anioinicio fundacion fundada fundadaen fundadoen since founded foundedyear yearfounded',
      telefono: '@telefono @whatsapp',
      correo: '@correo',
    },
  },
  promocion: {
    noun: 'promocion',
    fields: {
      id: '@id',
      titulo: 'title @nombre encabezado leyenda',
      texto: 'subtitulo subleyenda @descripcion text subtitle',
      imagen: '@imagen imagen*principal archivo',
      liga: 'link enlace vinculo href destino botonurl url*link url*cta url*button url',
    },
  },
  articulo: {
    noun: 'articulo',
    fields: {
      id: '@id',
      titulo: 'title encabezado @nombre',
      resumen:
        'extracto entradilla intro introduccion bajada sumario excerpt summary @descripcion descripcion*corta descripcion*breve',
      clasificacion: 'clasif nombre*categoria @categoria tema tipo',
      imagen: '@imagen imagen*principal imagen*portada portada cover imagen*cover',
      autor: 'nombre*autor @autor escritopor',
      fecha: '@fecha fecha*publicacion @creado',
      contenido: 'contenidohtml html @texto descripcionlarga',
    },
  },
  sugerencia: {
    noun: 'producto',
    fields: {
      nombre: '@nombre titulo title @producto sugerencia texto label value',
      imagen: 'imagen*principal @imagen miniatura thumbnail',
      categoria: 'nombre*categoria @categoria',
    },
    text: 'nombre',
  },
  cuenta_favoritos: {
    noun: 'favoritos',
    fields: { cantidad: 'total cant count cuenta @favoritos' },
    number: 'cantidad',
  },
  conversacion: {
    noun: 'tienda',
    fields: {
      id_tienda: '@id',
      tienda: '@nombre razonsocial @tienda',
      logo: 'logotipo avatar @imagen imagen*principal',
      mensaje: 'ultimo*mensaje ultimo*texto @ultimo @mensaje @texto',
      fecha: 'fecha*ultimo ultimo*creado @fecha fecha*mensaje fecha*publicacion ultimafecha @creado updatedat',
      sin_leer: 'noleidos mensajessinleer mensajesnoleidos unread unreadcount',
    },
  },
  mensaje: {
    noun: 'mensaje',
    fields: { id: '@id', mensaje: '@texto @mensaje', fecha: '@fecha fecha*publicacion @creado' },
  },
  ingreso: {
    noun: 'usuario',
    fields: { name: '@nombre nombrecompleto fullname', phone: '@telefono @whatsapp' },
  },
  pedido: {
    noun: 'pedido',
    // The row's own number last: people are told the folio.
    fields: { folio: 'numero num number no id*pedido id*', total: 'importe monto amount grantotal' },
  },
} as const satisfies Readonly<Record<string, Entity>>

export type EntityName = keyof typeof ALL
export const ENTITIES: Readonly<Record<EntityName, Entity>> = ALL

/** Names of a field in this table, each as its words: one, or two that stand in either order. */
export const namesOf = (entity: EntityName, field: string): readonly (readonly [word: string, other?: string])[] =>
  (ENTITIES[entity].fields[field] ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((name): readonly (readonly [string, string?])[] => {
      const [one = '', other] = name.replace('@', '').split('*')
      if (other !== undefined) return group(one).flatMap((a) => group(other).map((b) => [a, b] as const))
      return name.startsWith('@') ? group(one).map((word) => [word]) : [[name]]
    })

/** The words for each kind of thing. */
export const NOUNS: readonly (readonly string[])[] = [...new Set(Object.values(ENTITIES).map(({ noun }) => noun))].map(
  group,
)

/** Lists with a row for each size and colour that a product comes in. */
export const VARIANTS: ReadonlySet<string> = new Set(
  'tallas variantes variants variaciones corrida corridas corridatallas inventario inventory existencia existencias stock skus combinaciones presentaciones tallascolores tallasycolores tallacolor detalletallas detallecorrida'.split(
    ' ',
  ),
)
