import { section, type Requirement } from './table.ts'

/** What a wholesale buyer expects where the document is silent. Work beyond the document adds its row here. */
export const BEYOND: readonly Requirement[] = [
  ...section('12 Más allá del documento: comprar', {
    'R12.01':
      'La lista se afina por categoría, talla, color y precio, y donde los datos lo dicen por fabricante, ciudad, ' +
      'mínimo e insignia; se ordena y se alarga con Cargar más. Las tallas van agrupadas por los segmentos que ' +
      'las usan.',
    'R12.02': 'Atrás y un enlace compartido devuelven filtros, orden y profundidad.',
    'R12.03':
      'Las empresas se filtran por ciudad, especialidad y nombre. Si llegan justo las que se pidieron se dice que ' +
      'puede haber más; Cargar más las trae, y un nombre se busca entre todas.',
    'R12.04':
      'Las cantidades se escriben en una tabla de color por talla, con sumas, teclado y pegado; la corrida se ' +
      'agrega y se quita de una en una, se dice lo que cuesta, y un renglón se copia a todos los colores.',
    'R12.05':
      'Las fotos se recorren: las que no se pueden abrir se saltan y la del color elegido se alcanza siempre. ' +
      'Ampliada, la foto ocupa la ventana y crece, nunca más que su archivo. La ficha es la que la tienda dio.',
    'R12.06': 'Lo visto hace poco queda a la mano en este navegador.',
    'R12.07': 'Un producto, una empresa y un artículo se comparten con su enlace.',
    'R12.08':
      'El pedido es un borrador por tienda que se guarda solo, y espera a quien ingresa: nunca dice por un momento ' +
      'que está vacío.',
    'R12.09': 'Lo pedido se puede volver a pedir, también desde el pedido vacío, y se nombra lo que cambió.',
    'R12.10':
      'Los favoritos se agrupan por fabricante; al quitar uno nada más se mueve, y en su lugar queda cómo ' +
      'deshacerlo.',
    'R12.11':
      'Los buscadores reciben los datos de cada producto y de cada empresa; lo que no está no es para ellos, y ' +
      'más de 50 000 direcciones van en varios mapas del sitio, con su índice.',
    'R12.12': 'La API puede dar una foto por color (imagenes_color, opcional): cada color lleva entonces la suya.',
  }),
  ...section('12 Más allá del documento: pedir', {
    'R12.71':
      'Ninguna cantidad cambia sola: lo que falta para el mínimo o el múltiplo se pregunta, y se agrega solo ' +
      'donde diga quien compra.',
    'R12.72':
      'El pedido se lee y se corrige como una tabla de color por talla, una por modelo, con todo lo que vende el ' +
      'fabricante; los colores sin piezas están doblados.',
    'R12.73':
      'La tabla de cantidades está junto a la foto; en un celular un botón fijo lleva a ella, y su barra mide a ' +
      'lo más 96 px y nunca tapa el renglón donde se escribe. Lo demás viene después.',
    'R12.74': 'La ventana para ingresar dice para qué se abrió, y después dice qué falta oprimir.',
    'R12.75':
      'Bajo el mínimo de la tienda, el pedido dice si se puede enviar así; tres productos de ella cierran lo que ' +
      'falta, de un toque cada uno.',
    'R12.76':
      'Un pedido enviado es siempre el mismo boleto: folio, fotos, fecha, quién compra y su ciudad (se guarda en ' +
      'su navegador, y Agrega tu ciudad lleva a su campo), modelo y clave, precio, piezas por color y talla, y ' +
      'totales.',
    'R12.77':
      'El resumen del pedido se manda por WhatsApp, se imprime y se descarga como hoja de cálculo, donde claves y ' +
      'tallas siguen siendo texto.',
    'R12.81':
      'Los mensajes sin leer se cuentan en el encabezado y en el menú del teléfono; la bandeja se pregunta al ' +
      'llegar y al volver a la pestaña, no en cada pantalla.',
    'R12.87':
      'Las medidas de las tallas, el tiempo de entrega y el envío se dicen como el fabricante los escribió ' +
      '(guia_tallas, tiempo_entrega y envio, opcionales); si no, no se dice nada.',
    'R12.89':
      'Cada modelo se nombra con la clave de su fabricante (sku, opcional); si no, con su número en Puntada, ' +
      'dicho así.',
    'R12.92':
      'Un modelo agotado en todo lo dice donde se arma el pedido y, si el servidor dice qué hay, en favoritos; ' +
      'lleva al fabricante y a otros parecidos, y de un color agotado no se ofrece la corrida.',
    'R12.93': 'Al abrir un producto desde una lista, su foto, su nombre y su precio se ven mientras llega lo demás.',
  }),
  ...section('12 Más allá del documento: encontrar', {
    'R12.21':
      'La caja de búsqueda se usa con el teclado y recuerda las búsquedas recientes; la del celular se abre con ' +
      'ellas y con los segmentos, y después dice lo que se buscó.',
    'R12.22': 'Una búsqueda sin resultados lleva a categorías parecidas, a cómo escribirlo y al contacto.',
    'R12.23':
      'Lo que no existe, lo vacío y lo que falla lo dicen y llevan a otra parte, sin dejar huecos ni enlaces a lo ' +
      'que no está.',
    'R12.25': 'El blog se filtra por clasificación.',
    'R12.26': 'La insignia de verificación explica qué significa, y se puede consultar una empresa por su nombre.',
    'R12.27':
      'Lo que se escribe, o la sugerencia que se elige, se pide como busqueda tal cual, primero y siempre; si da ' +
      'algo, eso es lo que se muestra, sin filtros, primero lo que lleva más de las palabras en su nombre.',
    'R12.28':
      'Si lo escrito no da nada se busca lo que se entendió, con dos peticiones cuando mucho, y la página lo ' +
      'dice. Segmento, color, ciudad, talla, precio y orden son filtros que se quitan, una etiqueta por palabra; ' +
      'un «sin» nunca se vuelve lo contrario; la ortografía es un enlace.',
    'R12.29':
      'Lo que nada cumple, o ninguna palabra conoce, se deja fuera uno por uno, y la página dice qué; nunca ' +
      'queda la tienda entera.',
    'R12.32': 'Un precio por debajo del mínimo no se ofrece, y cada tarjeta dice cuánto cuesta el mínimo.',
    'R12.34':
      'El color que se pidió es el que se ve: en las tarjetas, en las fotos del producto, en su dirección y en ' +
      'la tabla.',
    'R12.35':
      'La portada dice en cinco segundos qué es y para quién, y enseña tres productos con su precio y desde ' +
      'cuántas piezas; trae solo lo que está cerca, y el carrusel no se mueve solo.',
    'R12.36':
      'Cada producto, empresa y artículo dice en la cabecera de la página su título, descripción, dirección y ' +
      'una foto que un chat puede enseñar: así se comparte.',
    'R12.37':
      'Cada sugerencia es un producto, con su foto en el color escrito, su categoría, su segmento y su precio, ' +
      'donde el servidor los da; Enter y Buscar buscan lo escrito, tal cual y entero.',
    'R12.38': 'Un color sin código se ve con el de su nombre, si todos lo llaman igual; si no, queda tachado.',
    'R12.39':
      'Los fabricantes que una búsqueda nombra están arriba de sus productos; los que llegan tarde, debajo, para ' +
      'que nada se mueva.',
    'R12.40': 'La clave de un producto, escrita como su fabricante la imprime, lo abre.',
  }),
  ...section('12 Más allá del documento: cuenta y mensajes', {
    'R12.41': 'Cada formulario dice junto al campo qué le falta, y no envía nada hasta que está bien.',
    'R12.42': 'El ingreso se lleva bien con los administradores de contraseñas.',
    'R12.43': 'La demostración trae su propia cuenta, con la que se ingresa de un toque; producción no la menciona.',
    'R12.44':
      'Donde no hay redes sociales configuradas, no se ofrecen; donde las hay, su ventana abre dentro del clic, y ' +
      'cerrarla no traba el ingreso.',
    'R12.45': 'Un mensaje en blanco no se envía, y el borrador de cada chat se conserva.',
    'R12.270':
      'En el chat, que en un celular es toda la ventana, cada día empieza con mayúscula, Enviado está solo bajo ' +
      'el último mensaje propio, y el que falló lo dice con una frase entera, nunca con el nombre de un estado.',
    'R12.272':
      'Un mensaje sobre un producto lleva su tarjeta, en el color de su enlace; sobre un pedido enviado, su ' +
      'boleta, que de varios modelos se dobla y dice cuántos son, las piezas y el total.',
    'R12.46': 'Quien ya ingresó y abre el ingreso ve quién es y a dónde puede ir.',
    'R12.47':
      'Cerrar una ventana, o cambiar de pantalla, nunca deja otra ventana abierta ni pierde lo que iba a pasar.',
    'R12.252':
      'Cada camino para entrar dice qué hacer si falla: crear la cuenta con Google o con el correo, o ingresar; ' +
      'lo dicho de un camino se va al tomar otro.',
    'R12.253':
      'El contacto dice antes de escribir que no está conectado, y su botón abre WhatsApp o el correo con lo ' +
      'escrito.',
    'R12.250':
      'Un precio escrito en los filtros cuenta al dejar su campo, con Enter y con Ver, que en un celular también ' +
      'lo cuenta mientras se escribe. Ahí cada grupo de filtros es un renglón que dice qué hay elegido en él, ' +
      'los puestos ocupan uno solo, y los primeros productos están a la vista.',
    'R12.48':
      'El primer enlace de la página salta al contenido y el segundo, a los productos o a las cantidades; cada ' +
      'grupo de filtros es una sola parada del tabulador.',
  }),
  ...section('13 Más allá del documento: en línea', {
    'R13.01':
      'Lo que la configuración no dice no se muestra, y la construcción termina con lo que falta y la línea que ' +
      'lo pone.',
    'R13.02': 'El aviso de privacidad y los términos se enlazan en el pie y al crear la cuenta.',
    'R13.03':
      'La política de cada página va en la página; los encabezados de nginx, Apache y la vista previa salen de ' +
      'una sola regla.',
    'R13.11':
      'Lo que está bajo la API y las imágenes no corre nada al abrirlo, y ninguna dirección sale de ahí, como ' +
      'sea que se escriba; entre las imágenes no corre ningún programa.',
    'R13.16':
      'Al cerrar sesión, el servidor del sitio borra las galletas de la API, y se puede borrar lo que este equipo ' +
      'guarda de esa persona: pedidos, borradores, búsquedas y vistos, también sin red y con otra pestaña ' +
      'abierta.',
    'R13.13':
      'Ningún archivo construido se llama como lo que detienen los bloqueadores de anuncios; donde uno detiene ' +
      'las redes sociales, el correo y la contraseña sirven solos.',
    'R13.15':
      'Ningún texto ajeno, por largo o raro que sea, detiene el sitio: leerlo toma un tiempo proporcional, y una ' +
      'página que no se puede construir se deja al navegador y se nombra al final.',
    'R13.04':
      'Las bases de la API y de las imágenes llegan a todos los servidores; lo que no puede funcionar se rechaza.',
    'R13.05':
      'La tienda se desarrolla contra una API real, que solo se lee mientras no se diga otra cosa, y la página ' +
      'dice cuál es.',
    'R13.07':
      'Con una red que no contesta, lo guardado se ve a los pocos segundos y dice de cuándo es; una versión ' +
      'nueva se ofrece solo a una página vieja.',
    'R13.08':
      'Con PRERENDER_API un producto, una empresa, un artículo y un segmento llegan dibujados con lo que dura; ' +
      'precios, mínimos y existencias tienen su lugar y se llenan con la respuesta de hoy, sin que nada se mueva.',
  }),
]
