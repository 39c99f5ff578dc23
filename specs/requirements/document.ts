import { section, type Requirement } from './table.ts'

const screen = (path: string, name: string): string =>
  `La dirección ${path} muestra ${name}, al entrar con un enlace directo y al navegar dentro del sitio.`

const read = (endpoint: string, parameters: string, what: string): string =>
  `${what}: se piden con GET /${endpoint}.php (${parameters}), una pantalla los usa y el servidor simulado los da.`

const write = (endpoint: string, what: string): string =>
  `${what}: se envía con POST /${endpoint}.php desde una acción del sitio y el servidor simulado responde.`

const authError = (code: string, what: string): string =>
  `${what} (auth/${code}): nada se rompe, nadie queda con la sesión a medias y la persona sabe qué hacer.`

/** What the product's document asks, in its order. Ids and texts are fixed. */
export const DOCUMENT: readonly Requirement[] = [
  ...section('1 Propósito', {
    'R1.01':
      'El encabezado invita a ingresar para contactar a los mejores fabricantes de la región; ya con sesión, no.',
    'R1.02':
      'Sin ingresar se ven productos, empresas, segmentos, categorías, banners, carruseles y blog, y se puede buscar.',
    'R1.03': 'Con sesión, se guardan productos en favoritos.',
    'R1.04': 'Con sesión, se envían mensajes a una tienda.',
    'R1.05': 'Con sesión, se hace un pedido a una tienda.',
    'R1.06':
      'Quien usa el sitio se suscribe al boletín. El documento lo pone entre lo de quien tiene cuenta; ' +
      'aquí puede cualquiera.',
    'R1.07': 'Con sesión, hay una bandeja de entrada con las conversaciones.',
    'R1.08': 'Con sesión, el enlace de WhatsApp lleva escrito que se vio el producto en este sitio y que interesa.',
    'R1.09': 'El registro con correo y contraseña crea una cuenta con la que luego se puede ingresar.',
    'R1.10': 'Se ingresa con correo y contraseña.',
    'R1.11': 'Se ingresa y se crea cuenta con Google.',
    'R1.12': 'Se ingresa y se crea cuenta con Facebook.',
    'R1.13': 'Abrir o recargar una página nunca inicia solo el ingreso con redes sociales ni abre ventanas.',
  }),
  ...section('2 Pantallas', {
    'R2.01': screen('/', 'el inicio'),
    'R2.02': screen('empresa/{id}', 'el perfil de una empresa'),
    'R2.03': screen('vistaproducto/{id}', 'el detalle de un producto'),
    'R2.04': screen('registro', 'la creación de cuenta'),
    'R2.05': screen('catalogoempresa', 'el catálogo de empresas'),
    'R2.06': screen('recoverypass', 'la recuperación de contraseña'),
    'R2.07': screen('favoritos', 'los favoritos'),
    'R2.08': screen('perfil', 'el perfil de la persona'),
    'R2.09': screen('articulo/{articulo}', 'un artículo del blog'),
    'R2.10': screen('articulos', 'el catálogo de artículos del blog'),
    'R2.11': screen('productos/{segmento}/{id}/{categoria}', 'la lista de productos'),
    'R2.12': screen('categorias', 'las categorías'),
    'R2.13': screen('busqueda/{busqueda}', 'los resultados de la búsqueda'),
    'R2.14': screen('chat/{tienda}', 'el chat con una tienda'),
    'R2.15': screen('mensajes', 'la bandeja de entrada'),
    'R2.16': screen('quienessomos', 'quiénes somos'),
    'R2.17': screen('canaive', 'la verificación de la cámara de la industria'),
    'R2.18': screen('login', 'el ingreso'),
    'R2.19': screen('verificacion', 'la verificación de la cuenta'),
  }),
  ...section('2 Marco común', {
    'R2.20': 'Cada pantalla se descarga solo cuando se necesita: su código va aparte del código de entrada.',
    'R2.21': 'En cada navegación la página vuelve a empezar desde arriba.',
    'R2.22': 'Una dirección que no existe lleva al inicio.',
    'R2.23': 'El encabezado tiene enlaces a las redes sociales.',
    'R2.24': 'El encabezado tiene la caja de búsqueda.',
    'R2.25': 'El encabezado tiene el botón para ingresar o ver la cuenta.',
    'R2.26': 'El encabezado tiene el enlace a favoritos con la cantidad.',
    'R2.27': 'El encabezado tiene un menú de segmentos que se llena con la lista de segmentos.',
    'R2.28': 'El encabezado tiene el menú principal: Productos, Empresas, Blog y Nosotros.',
    'R2.29': 'El encabezado tiene enlaces para crear cuenta y para ingresar.',
    'R2.30': 'En el teléfono, el menú lateral tiene lo mismo que el menú del encabezado, más una bienvenida.',
    'R2.31': 'En el menú lateral, sin sesión, se lee «Ingresa / Crea tu cuenta».',
    'R2.32': 'En el menú lateral, con sesión, se lee un saludo con el nombre y hay un botón para cerrar sesión.',
    'R2.33':
      'El diálogo de ingreso tiene correo, contraseña que se muestra y se oculta, Ingresar, contraseña ' +
      'olvidada, Google y crear cuenta.',
    'R2.34': 'El diálogo de la cuenta muestra nombre, correo y teléfono, y lleva a la bandeja y a cerrar sesión.',
    'R2.35': 'Antes de cerrar sesión se pregunta «Seguro que deseas cerrar sesión?»; con Cancelar la sesión sigue.',
    'R2.36': 'En el teléfono, la búsqueda se abre en su propio diálogo.',
    'R2.37':
      'El formulario de contacto pide nombre, teléfono, correo y comentario; no envía nada, lo dice con ' +
      'honestidad y conserva lo escrito.',
    'R2.38': 'Hay un diálogo con las formas de pago.',
    'R2.39': 'Hay un diálogo con la información de envíos.',
    'R2.40': 'El pie de página muestra teléfono y correo de contacto.',
    'R2.41': 'El pie de página enlaza a quiénes somos, contacto y cómo unirse.',
    'R2.42': 'El pie de página ayuda al cliente: video de cómo comprar, envíos y formas de pago.',
    'R2.43':
      'El pie de página da garantía de compra: sitio de la marca del estado, verificación de la cámara y ' +
      'chat con la tienda 1.',
    'R2.44': 'El pie de página permite suscribirse al boletín.',
    'R2.45': 'El pie de página enlaza a las redes sociales.',
    'R2.46': 'El pie de página enlaza a las empresas.',
    'R2.47': 'En el teléfono, el boletín promete 10 % de descuento en la primera compra.',
    'R2.48': 'En la computadora, el boletín solo promete novedades, sin descuento.',
  }),
  ...section('3 Datos', {
    'R3.01': 'El navegador guarda nombre, correo y teléfono, cada uno como texto JSON y con el prefijo del producto.',
    'R3.02': 'La respuesta del ingreso es una lista cuyo primer elemento trae response, name y phone.',
    'R3.03': 'Un segmento trae su nombre y su ícono, que se toma de la carpeta segments/svg de las imágenes.',
    'R3.04': 'La cantidad de favoritos llega en una lista cuyo primer elemento trae cantidad.',
    'R3.05': 'Las sugerencias de búsqueda llegan en una lista de elementos con nombre.',
    'R3.06': 'La suscripción al boletín envía correo.',
    'R3.07': 'El sitio conserva la cantidad de favoritos.',
    'R3.08': 'El sitio sabe si no hay segmentos o no hay categorías, y las pantallas lo dicen.',
    'R3.09': 'El sitio conserva el saludo ya escrito para WhatsApp.',
  }),
  ...section('4 Estados', {
    'R4.01':
      'La sesión es anónima hasta que un ingreso tiene éxito; ' + 'entonces se guardan nombre, correo y teléfono.',
    'R4.02': 'La página se recarga 2 segundos después de ingresar, no antes.',
    'R4.03': 'Al cerrar sesión se borran los tres datos guardados y la página se recarga.',
    'R4.04': 'El menú del teléfono se abre y se cierra.',
    'R4.05': 'La contraseña se oculta y se muestra.',
    'R4.06': 'Las sugerencias se borran cuando la caja de búsqueda queda vacía.',
    'R4.07': 'Una lista de segmentos vacía se marca como vacía.',
  }),
  ...section('5 Validación', {
    'R5.01':
      'Ingresar sin correo avisa «Debes completar todos los datos de tu registro.», ' +
      'con título Aviso, y no envía nada.',
    'R5.02':
      'Ingresar sin contraseña avisa «Debes completar todos los datos de tu registro.», con título Aviso, y ' +
      'no envía nada.',
    'R5.03':
      'Buscar sin texto, o con puros espacios, avisa «Escribe el nombre del producto.» ' + 'y no cambia de pantalla.',
    'R5.04': 'Suscribirse sin correo avisa «Escribe tu correo electrónico.», con título Aviso, y no envía nada.',
    'R5.05': 'El campo del boletín es obligatorio y de tipo correo.',
    'R5.06': 'El ingreso con redes sociales sigue solo si llega un correo; si no, no se envía nada y se avisa.',
    'R5.07': 'Se muestran como máximo 8 sugerencias, aunque lleguen más.',
  }),
  ...section('6 Roles', {
    'R6.01': 'Hay solo dos papeles, visitante y persona con sesión, y los decide que haya un nombre guardado.',
    'R6.02': 'El visitante ve invitaciones a ingresar y a crear cuenta, y lee el catálogo.',
    'R6.03': 'La persona con sesión ve sus datos, su bandeja y cómo cerrar sesión.',
    'R6.04': 'El correo identifica a la persona en favoritos, bandeja, mensajes y productos para ella.',
  }),
  ...section('7 Llamadas', {
    'R7.01': 'Todas las llamadas van a una sola dirección base, en JSON; la base se define en un solo lugar.',
    'R7.02': 'Lo que escribe en direcciones del sitio lleva la protección CSRF; las lecturas y las ajenas, no.',
    'R7.03': 'Las imágenes salen de una ruta aparte, definida en un solo lugar.',
    'R7.04':
      'El marco común llama la lista de segmentos, la cantidad de favoritos del correo de la persona y ' +
      'las sugerencias del texto escrito.',
  }),
  ...section('7 Lecturas', {
    'R7.11': read('list-categories', 'sin parámetros', 'Categorías'),
    'R7.12': read('list-products', 'limit', 'Productos'),
    'R7.13': read('list-products-page', 'segmento, categoria, talla', 'Productos de una lista'),
    'R7.14': read('list-products-user', 'limit, user, precio_inicial, precio_final', 'Productos para la persona'),
    'R7.15': read('data-product', 'id', 'Datos de un producto'),
    'R7.16': read('data-product-user', 'id, user', 'Datos de un producto para la persona'),
    'R7.17': read('list-products-similares', 'category, id_producto', 'Productos similares'),
    'R7.18': read('list-products-company', 'id_tienda', 'Productos de una empresa'),
    'R7.19': read('data-product-busqueda', 'busqueda', 'Productos encontrados'),
    'R7.20': read('list-companies', 'limit', 'Datos de las empresas'),
    'R7.21': read('data-company', 'id', 'Datos de una empresa'),
    'R7.22': read('list-segmentos', 'sin parámetros', 'Segmentos'),
    'R7.23': read('list-blog', 'sin parámetros', 'Artículos del blog'),
    'R7.24': read('data-blog-article', 'id', 'Datos de un artículo'),
    'R7.25': read('list-blog-article-relacion', 'id, clasificacion', 'Artículos relacionados'),
    'R7.26': read('list-carrusel', 'tipo', 'Cuadros del carrusel'),
    'R7.27': read('list-banners', 'tipo', 'Banners'),
    'R7.28': read('get_results_search', 'busqueda', 'Nombres sugeridos'),
    'R7.29': read('data-user-favs-cant', 'user', 'Datos de cuántos favoritos hay'),
    'R7.30': read('list-products-user-favs', 'user', 'Productos favoritos'),
    'R7.31': read('list-user-inbox', 'user', 'Hilos de la bandeja'),
    'R7.32': read('list-user-mensajes', 'user, id_tienda', 'Mensajes de la persona'),
    'R7.33': read('list-tienda-mensajes', 'user, id_tienda', 'Mensajes de la tienda'),
  }),
  ...section('7 Escrituras', {
    'R7.41': write('register-user', 'Crear cuenta'),
    'R7.42': write('register-user-redes', 'Crear cuenta con redes sociales'),
    'R7.43': write('login-user', 'Ingresar, con email y password'),
    'R7.44': write('login-user-redes', 'Ingresar con redes sociales, con email y metodo (Facebook o Google)'),
    'R7.45': write('suscribir-newspaper', 'Suscribirse con correo; el éxito es la palabra registered'),
    'R7.46': write('message-user', 'Mensaje a una tienda'),
    'R7.47': write('usuario-fav', 'Guardar un favorito'),
    'R7.48': write('usuario-fav-delete', 'Quitar un favorito'),
    'R7.49': write('create_pedido', 'Pedido'),
    'R7.50': write('recuperar-contrasena', 'Recuperar contraseña'),
    'R7.51': write('view_page', 'Registro de página vista'),
    'R7.52': write('usuario-vista-tienda', 'Registro de tienda vista'),
    'R7.53': write('vista-tienda-contacto', 'Registro de contacto con la tienda'),
    'R7.54': write('usuario-vista-producto', 'Registro de producto visto'),
    'R7.55': write('usuario-vista-producto-contacto', 'Registro de contacto desde un producto'),
    'R7.56': write('vista-articulo', 'Registro de artículo leído'),
    'R7.57': write('vista-contacto-whatsapp', 'Registro de contacto por WhatsApp'),
  }),
  ...section('8 Avisos', {
    'R8.01': 'Si los segmentos no llegan, se avisa «Error al conectar al sitio», con título Aviso.',
    'R8.02': 'Si las sugerencias no llegan, se avisa «Error al conectar al sitio», con título Aviso.',
    'R8.03': 'Si el ingreso se rechaza, se avisa con el texto del servidor, con título Aviso.',
    'R8.04': 'Si la llamada de ingreso falla, se avisa el error, con título Aviso.',
    'R8.05': 'Si el ingreso tiene éxito, se avisa «Tus datos se verificaron.», con título Aviso.',
    'R8.06':
      'Si el ingreso tiene éxito, un segundo aviso, «Aviso de inicio de sesión», dice «Se ha iniciado sesión ' +
      'con {email}».',
    'R8.07': 'Si faltan datos para ingresar, se avisa «Debes completar todos los datos de tu registro.».',
    'R8.08': 'Si la búsqueda va vacía, se avisa «Escribe el nombre del producto.».',
    'R8.09': 'Si el boletín va sin correo, se avisa «Escribe tu correo electrónico.».',
    'R8.10': 'Si la suscripción tiene éxito, se avisa «Te has suscrito al NEWSLETTER.».',
    'R8.11': 'Si la suscripción recibe otra respuesta, su texto se muestra como error.',
  }),
  ...section('8 Errores de identidad', {
    'R8.21': authError('user-mismatch', 'La cuenta elegida es otra'),
    'R8.22': authError('provider-already-linked', 'La red social ya estaba vinculada'),
    'R8.23': authError('no-such-provider', 'La red social no está vinculada'),
    'R8.24': authError('popup-blocked', 'El navegador bloqueó la ventana'),
    'R8.25': authError('popup-closed-by-user', 'La persona cerró la ventana, y eso no merece aviso'),
    'R8.26': authError('cancelled-popup-request', 'Otra ventana reemplazó a esta, y eso no merece aviso'),
    'R8.27': authError('unauthorized-domain', 'El sitio no está autorizado'),
    'R8.28': authError('network-request-failed', 'No hay conexión'),
    'R8.29': authError('invalid-api-key', 'La llave del servicio no sirve'),
    'R8.30': authError('multi-factor-auth-required', 'La cuenta pide un segundo paso'),
    'R8.31': authError('internal-error', 'El servicio falló por dentro'),
    'R8.32': authError('argument-error', 'El servicio rechazó la petición'),
    'R8.33': authError('web-storage-unsupported', 'El navegador no permite guardar datos'),
  }),
  ...section('9 Constantes', {
    'R9.01': 'Las sugerencias de búsqueda son como máximo 8.',
    'R9.02': 'La recarga tras ingresar ocurre a los 2000 ms.',
    'R9.03': 'El boletín promete en el teléfono 10 % de descuento en la primera compra.',
    'R9.04': 'El pie de página muestra el teléfono y el correo que da la configuración.',
  }),
]
