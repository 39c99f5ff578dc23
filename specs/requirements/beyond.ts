import { section, type Requirement } from './table.ts'

/** What a wholesale buyer expects where the document is silent. Work beyond the document adds its row here. */
export const BEYOND: readonly Requirement[] = [
  ...section('12 Más allá del documento: comprar', {
    'R12.01':
      'La lista se afina por categoría, talla (por los segmentos que la usan), color y precio, y donde los datos lo ' +
      'dicen por fabricante, ciudad, mínimo e insignia; se ordena y se alarga. Atrás y un enlace compartido ' +
      'devuelven filtros, orden y profundidad.',
    'R12.250':
      'Un precio escrito en los filtros cuenta al dejar su campo, con Enter y con Ver. En un celular cada grupo de ' +
      'filtros es un renglón que dice qué hay elegido, y los primeros productos están a la vista.',
    'R12.03':
      'Las empresas se filtran por ciudad, especialidad y nombre, que se busca entre todas. Si llegan justo las que ' +
      'se pidieron se dice que puede haber más; Cargar más las trae.',
    'R12.04':
      'Las cantidades se escriben en una tabla de color por talla, con sumas, teclado y pegado; la corrida se ' +
      'agrega y se quita de una en una, con lo que cuesta, y un renglón se copia a todos los colores.',
    'R12.05':
      'Las fotos se recorren: las que no se pueden abrir se saltan y la del color elegido se alcanza siempre. ' +
      'Un toque la amplía a toda la ventana, y dos la crecen hasta el tamaño de su archivo.',
    'R12.06': 'Lo visto hace poco queda a la mano en este navegador.',
    'R12.08':
      'El pedido es un borrador por tienda que se guarda solo y espera a quien ingresa: nunca dice por un momento ' +
      'que está vacío.',
    'R12.09':
      'Antes de enviar un pedido, y al volver a pedir uno, también desde el vacío, se leen los precios, las reglas ' +
      'y las existencias de hoy: lo que cambió se nombra, y se envía al oprimir otra vez.',
    'R12.10': 'Al quitar un favorito nada se mueve, y en su lugar queda cómo deshacerlo.',
  }),
  ...section('12 Más allá del documento: pedir', {
    'R12.332':
      'Los favoritos son una sola cuadrícula, con el fabricante en cada tarjeta; se afinan por fabricante y se ordenan ' +
      'por cuándo se guardaron, precio o fabricante, y la dirección guarda lo elegido.',
    'R12.330':
      'En una comparación se marca con palabras lo mejor de cada renglón: todo lo que empata, y nada si solo de uno se ' +
      'sabe, si todos son iguales o si está agotado.',
    'R12.331':
      'De dos a cuatro productos, marcados en sus tarjetas de pantalla en pantalla, se comparan en una hoja que se ' +
      'comparte con un enlace; lo que no se sabe, no está o sobra se dice.',
    'R12.304':
      'Agregar, en una tarjeta, y Elegir, en lo que cierra el mínimo, abren en una hoja la tabla del producto, con las ' +
      'mismas reglas y el mismo pedido; al cerrarla la lista está donde estaba, con el foco en el botón.',
    'R12.71':
      'Ninguna cantidad cambia sola: lo que falta para el mínimo o el múltiplo se pregunta, y se agrega solo ' +
      'donde diga quien compra.',
    'R12.72':
      'El pedido se lee y se corrige como una tabla de color por talla, una por modelo, con todo lo que vende el ' +
      'fabricante; los colores sin piezas están doblados.',
    'R12.73':
      'La tabla de cantidades está junto a la foto; en un celular un botón fijo lleva a ella, y su barra mide a ' +
      'lo más 96 px y nunca tapa el renglón donde se escribe.',
    'R12.74': 'La ventana para ingresar dice para qué se abrió, y después dice qué falta oprimir.',
    'R12.75':
      'Bajo el mínimo de la tienda, el pedido dice si se puede enviar así; tres productos de ella cierran lo que ' +
      'falta, de un toque cada uno.',
    'R12.76':
      'Un pedido enviado es siempre el mismo boleto: folio, fotos, fecha, quién compra y su ciudad (se guarda en ' +
      'su navegador), modelo y clave, precio, piezas por color y talla, y totales. Se manda por WhatsApp, se ' +
      'imprime y se descarga como hoja de cálculo, donde claves y tallas siguen siendo texto.',
    'R12.81':
      'Los mensajes sin leer se cuentan en el encabezado y en el menú del teléfono; la bandeja se pregunta al ' +
      'llegar y al volver a la pestaña, no en cada pantalla.',
    'R12.87':
      'La clave (o su número en Puntada, dicho así), las medidas, el tiempo de entrega y el envío de un modelo se ' +
      'dicen como el fabricante los escribió (sku, guia_tallas, tiempo_entrega y envio, opcionales).',
    'R12.92':
      'Un modelo agotado en todo lo dice donde se arma el pedido y, si el servidor dice qué hay, en favoritos; ' +
      'lleva al fabricante y a otros parecidos, y de un color agotado no se ofrece la corrida.',
    'R12.93': 'Al abrir un producto desde una lista, su foto, su nombre y su precio se ven mientras llega lo demás.',
  }),
  ...section('12 Más allá del documento: encontrar', {
    'R12.21':
      'La caja de búsqueda se usa con el teclado y recuerda las búsquedas recientes; la del celular se abre con ' +
      'ellas y con los segmentos.',
    'R12.23':
      'Lo que no existe, lo vacío y lo que falla lo dicen y llevan a otra parte, sin dejar huecos ni enlaces a lo ' +
      'que no está; de una búsqueda, a categorías parecidas, a cómo escribirlo y al contacto.',
    'R12.25': 'El blog se filtra por clasificación.',
    'R12.26': 'La insignia de verificación explica qué significa, y se puede consultar una empresa por su nombre.',
    'R12.27':
      'Lo que se escribe se pide como busqueda tal cual, primero y siempre; si da algo, eso es lo que se muestra, ' +
      'sin filtros, primero lo que lleva más de las palabras en su nombre. La clave de un producto lo abre.',
    'R12.28':
      'Si lo escrito no da nada se busca lo que se entendió, con tres peticiones cuando mucho: segmento, color, ' +
      'ciudad, talla, precio y orden son etiquetas que se quitan, y el título dice lo que queda; un «sin» nunca se ' +
      'vuelve lo contrario, y una frase dice qué quedó fuera. Lo mal escrito se muestra corregido, lo dice y deja ' +
      'buscarlo tal cual; si lo escrito da algo, la ortografía es un enlace.',
    'R12.29':
      'Un número antes de la prenda son las piezas que se quieren: cada tarjeta dice lo que se paga por tantas, con ' +
      'su escalón, y los precios se comparan así.',
    'R12.30':
      'Primero va lo que se llama como se escribió; lo demás que da el servidor, debajo, como «También te puede ' +
      'servir», con los mismos filtros.',
    'R12.32': 'Un precio por debajo del mínimo no se ofrece, y cada tarjeta dice cuánto cuesta el mínimo.',
    'R12.34':
      'El color que se pidió es el que se ve: en las tarjetas, en las fotos (imagenes_color, opcional), en la ' +
      'dirección y en la tabla. Sin código se ve el de su nombre, si todos lo llaman igual; si no, tachado.',
    'R12.35':
      'La portada dice qué es y para quién, y enseña tres productos con su precio y desde cuántas piezas; trae ' +
      'solo lo que está cerca, y el carrusel no se mueve solo. Una promoción sin título es su imagen, entera.',
    'R12.36':
      'Cada producto, empresa y artículo se comparte con su enlace y dice en la cabecera de la página su título, ' +
      'descripción, dirección y foto, a los chats y a los buscadores; lo que no está no es para ellos, y más de ' +
      '50 000 direcciones van en varios mapas del sitio.',
    'R12.37':
      'Una sugerencia con id abre su producto, y sin él se busca: dos nombres van en un renglón y debajo los ' +
      'productos, con su foto en el color escrito, precio, segmento y ciudad, donde el servidor los da; Enter y ' +
      'Buscar buscan lo escrito, tal cual y entero.',
    'R12.39':
      'Los fabricantes que una búsqueda nombra están arriba de sus productos; los que llegan tarde, debajo, para ' +
      'que nada se mueva.',
  }),
  ...section('12 Más allá del documento: cuenta y mensajes', {
    'R12.41': 'Cada formulario dice junto al campo qué le falta, y no envía nada hasta que está bien.',
    'R12.42':
      'El ingreso se lleva bien con los administradores de contraseñas, y dice a quien ya ingresó quién es. La ' +
      'demostración trae su cuenta, con la que se ingresa de un toque; producción no la menciona.',
    'R12.44':
      'Las redes sociales se ofrecen donde están configuradas: su ventana abre dentro del clic, y cerrarla no traba ' +
      'el ingreso. Dentro de Instagram o Facebook se dice antes que Google pide otro navegador.',
    'R12.252':
      'Cada camino para entrar dice qué hacer si falla: crear la cuenta con Google (solo donde se pide, o con un ' +
      'botón tras el rechazo) o con el correo, o ingresar; lo dicho de un camino se va al tomar otro.',
    'R12.270':
      'En el chat, que en un celular es toda la ventana, un mensaje en blanco no se envía y el borrador se ' +
      'conserva; Enviado está solo bajo el último propio, y el que falló lo dice con una frase entera.',
    'R12.295':
      'La línea sobre el encabezado invita a quien no ha ingresado; con sesión solo está en el inicio. Lo que se ' +
      'cuenta junto a Mi cuenta se dice, y todo lo de una fila se alcanza con el ratón.',
    'R12.296':
      'En una ventana de hasta 420 px de alto el encabezado se va con la página y las pestañas son una tira de ' +
      '56 px a la izquierda; en un celular el inicio mide menos de 5,000 px, también con sesión.',
    'R12.297':
      'El título que recibe el foco no lleva aro; el fondo de una ventana cubre también la franja de la barra de ' +
      'desplazamiento; lo que se lee o se llena mide 760 px y está al centro.',
    'R12.272':
      'Un mensaje sobre un producto lleva su tarjeta, en el color de su enlace; sobre un pedido enviado, su ' +
      'boleta, que de varios modelos se dobla y dice cuántos son, las piezas y el total.',
    'R12.313':
      'Sobre el campo vacío del chat hay tres preguntas que lo llenan, y si hay un pedido por enviar a ese fabricante, ' +
      '«Adjuntar mi pedido» escribe su resumen sin perder lo escrito. Siempre envía quien compra.',
    'R12.314': 'Mientras una conversación no se pudo leer, lo que se escribe espera, y se dice por qué.',
    'R12.284':
      'A los buscadores se les dice de un producto solo lo que se sabe, y sin precio no se les dice que es uno.',
    'R12.285':
      'La foto que se ve al compartir pesa poco: la de 1080 px donde el sitio tiene medidas, con su tamaño y su ' +
      'texto; donde no, la del sitio si la del fabricante pesa más de lo que WhatsApp enseña.',
    'R12.292':
      'La página de un producto sabe lo que ya va en el pedido: lo dice sobre la tabla y en cada casilla, y precio, ' +
      'mínimo y lo que falta lo cuentan.',
    'R12.293':
      'Lo que se arma en la página de un producto se ve entero: seis colores sobre la barra, que en una línea dice ' +
      'el dinero y lo que falta, y en un celular queda sobre el teclado y pasa a la talla que sigue.',
    'R12.286': 'El día de un pedido es el del servidor, en la boleta, en papel y en la hoja de cálculo.',
    'R12.305':
      'Los pedidos enviados son una lista de renglones que se abren a su boleta, con folio, fabricante, fecha, cuatro ' +
      'fotos, piezas, total, Volver a pedir y lo demás en ⋯. Arriba se suman los del mes, contado con el día de ' +
      'Guanajuato, y dicen lo que no tiene precio; con dos fabricantes o más se eligen los de uno.',
    'R12.306':
      'La cuenta tiene tres partes con su dirección, Pedidos, Datos y Vistos: pestañas en una computadora, renglones ' +
      'de 56 px en un celular. Atrás vuelve de una a otra.',
    'R12.307':
      'Los pedidos y borradores se bajan en un archivo y se traen en otro navegador: antes se dice qué hay, se une solo ' +
      'si se acepta y nada se reemplaza; un archivo que no es de aquí, de esta cuenta o está incompleto lo dice junto ' +
      'a su botón.',
    'R12.308':
      'Quien tiene un pedido sigue con él en el inicio, sobre lo recién llegado: lo que falta enviar y qué le falta, el ' +
      'último pedido para repetirlo y lo último que vio; en un celular llega sin mover lo que está a la vista.',
    'R12.309':
      'Quien compra puede poner su margen, de 1 a 500 %, que se guarda en su navegador: el producto, el pedido y la ' +
      'boleta dicen a cuánto vende y cuánto gana. Cada pieza se redondea al centavo más cercano (medio centavo hacia ' +
      'arriba) y el pedido suma así cada pieza; sin precio no hay precio de venta, y nada de esto se imprime ni se manda.',
    'R12.287':
      'Atrás cierra lo que está abierto antes de salir de la página, y no queda en el historial un paso que no haga nada.',
    'R12.288':
      'Los pedidos de varios fabricantes se suman y se doblan: está abierto el último que se tocó, y lo enviado dice ' +
      'lo que falta enviar.',
    'R12.289': 'Lo que cambia una cantidad se dice en el pedido, una vez y tras una pausa, también a quien no lo ve.',
    'R12.290':
      'Lo que falta para el mínimo del fabricante se cierra primero con lo que se lleva, y después con productos del ' +
      'mismo segmento, que se eligen en su página.',
    'R12.310':
      'Un pedido se hace también con una lista, pegada o de un archivo: clave, color, talla y piezas, o las piezas de ' +
      'cada talla en su orden, y la hoja de un pedido de aquí. De cada línea se dice si se toma o por qué no; nada se ' +
      'adivina, y lo que no se toma se corrige en su lugar.',
    'R12.311':
      'El archivo de una lista se reconoce por lo que trae, como sea que lo haya escrito Excel; una foto o un libro se ' +
      'rechazan con una frase que dice cómo guardarlo.',
    'R12.312':
      'Las claves de una lista se leen una vez cada una, pocas a la vez, y se ve cuántas van; la lectura se cancela y ' +
      'sigue, y la clave que falla se reintenta. Antes de Agregar se dice cuántas piezas y modelos son, y cuántas ' +
      'líneas se quedan fuera, que siguen en la lista.',
    'R12.315': 'En la boleta cada cantidad está bajo su talla, también la de un color que no lleva todas.',
    'R12.316':
      'Lo impreso lleva márgenes de 18 mm y lo que se lee, sin barras ni botones; un pedido abierto se imprime solo y una vez.',
    'R12.47': 'Cerrar una ventana, o cambiar de pantalla, nunca deja otra abierta ni pierde lo que iba a pasar.',
    'R12.253':
      'El contacto dice antes que no está conectado, y su botón abre WhatsApp, el correo o el chat con lo escrito.',
    'R12.48':
      'El primer enlace de la página salta al contenido y el segundo, a los productos o a las cantidades; cada ' +
      'grupo de filtros es una sola parada del tabulador.',
  }),
  ...section('13 Más allá del documento: en línea', {
    'R13.01':
      'Lo que la configuración no dice no se muestra, y la construcción termina con lo que falta y la línea que ' +
      'lo pone; lo que no puede funcionar se rechaza.',
    'R13.02': 'El aviso de privacidad y los términos se enlazan en el pie y al crear la cuenta.',
    'R13.03':
      'La política de cada página va en la página; los encabezados de nginx, Apache y la vista previa salen de ' +
      'una sola regla.',
    'R13.11':
      'Lo que está bajo la API y las imágenes no corre nada al abrirlo, y ninguna dirección sale de ahí, como ' +
      'sea que se escriba.',
    'R13.16':
      'Al cerrar sesión el servidor del sitio borra las galletas de la API, y se puede borrar lo que este equipo ' +
      'guarda de esa persona, también sin red y con otra pestaña abierta.',
    'R13.13':
      'Ningún archivo se llama como lo que detienen los bloqueadores de anuncios; donde uno detiene las redes ' +
      'sociales, el correo y la contraseña sirven solos.',
    'R13.15':
      'Ningún texto ajeno, por largo o raro que sea, detiene el sitio: leerlo toma un tiempo proporcional, y la ' +
      'página que no se puede construir se deja al navegador.',
    'R13.05': 'La tienda se desarrolla contra una API real, que solo se lee mientras no se diga otra cosa.',
    'R13.07':
      'Con una red que no contesta, lo guardado se ve a los pocos segundos y dice de cuándo es; una versión ' +
      'nueva se ofrece solo a una página vieja.',
    'R13.08':
      'Con PRERENDER_API un producto, una empresa, un artículo y un segmento llegan dibujados con lo que dura; ' +
      'precios, mínimos y existencias se llenan con la respuesta de hoy, sin que nada se mueva.',
    'R13.17':
      'Una construcción larga dice por dónde va y cuánto le falta, no pide más memoria por más productos, y si se ' +
      'corta deja el sitio como estaba.',
  }),
]
