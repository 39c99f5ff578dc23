import { section, type Requirement } from './table.ts'

/** What the site holds against. A row is here only once a check proves it. */
export const RESILIENCE: readonly Requirement[] = [
  ...section('11 Resistencia: lo que se envía', {
    'R11.01':
      'Doble clic, Enter sostenido o un segundo envío inmediato mandan una sola petición; el Enter que acepta una ' +
      'letra compuesta, ninguna. La que falla no se repite sola.',
    'R11.03': 'Recargar a medio envío no repite nada: lo que iba en camino queda en duda, y lo que esperaba no sale.',
    'R11.04': 'Un pedido sin respuesta clara no se da por enviado ni por perdido: se dice, y quien compra decide.',
    'R11.05':
      'Un mensaje sin respuesta clara queda en duda hasta que la lista muestra si llegó. Se ve una sola vez, ' +
      'aunque el servidor lo guarde escrito de otra manera.',
    'R11.06':
      'Un favorito que el servidor no guarda vuelve a como estaba, y se avisa. Un corazón se oprime mientras otro ' +
      'espera respuesta, y del mismo vale lo último que se oprimió.',
    'R11.07':
      'Un ingreso sin respuesta clara dice qué pasó y no deja a nadie dentro; una cuenta, una recuperación o ' +
      'una suscripción dicen lo que se sabe.',
    'R11.08': 'Un error no borra nada de lo escrito.',
    'R11.09': 'La respuesta que llega cuando la persona ya está en otra parte no la trae de vuelta ni se pierde.',
    'R11.10': 'Un registro de vista sobrevive a que se deje la página, y si falla no molesta a nadie.',
    'R11.66': 'Un mensaje que no salió no se pierde ni se envía dos veces porque haya otra pestaña.',
    'R11.68':
      'Un envío que el servidor rechaza (4xx, salvo 408, 425 y 429) se dice con sus palabras, las de un campo ' +
      'junto a él, y queda otra vez por enviar; la sesión sigue.',
    'R11.87':
      'Solo el documento y los estados 201, 204 y de 400 a 499 dicen que algo se hizo o se rechazó; otro texto se ' +
      'muestra sin etiquetas y no se sabe (al ingresar y en el boletín, es error). Una frase de HTTP no es de ' +
      'nadie, y un envío mandado a otra dirección no va a ella.',
    'R11.271':
      'Una página en lugar de la respuesta (la comprobación de un cortafuegos, un portal, un 419) no es una ' +
      'negativa: se dice, se ofrece cargar la página otra vez y lo escrito queda.',
  }),
  ...section('11 Resistencia: lo que se lee', {
    'R11.21': 'Una lectura que falla lo dice y ofrece Reintentar, sin llevarse el resto de la pantalla.',
    'R11.22':
      'Una lectura que falla se intenta a lo más dos veces más, si puede servir; la que no llega en un plazo se da ' +
      'por perdida.',
    'R11.276':
      'El plazo es para el primer byte y para el silencio entre dos partes: una red lenta que se mueve se espera, hasta ' +
      'un minuto.',
    'R11.34': 'Se espera lo que el servidor pide (hasta 30 segundos), se dice cuánto, y entonces se puede reintentar.',
    'R11.35':
      'Sin conexión se dice, y no se pregunta en balde. Al volver, o quien visita a la pestaña, lo que falló se ' +
      'pide otra vez solo; un envío, nunca.',
    'R11.25': 'Al salir de una pantalla sus peticiones se cortan; una respuesta vieja nunca reemplaza a una nueva.',
    'R11.27':
      'Ninguna respuesta rompe el sitio, por rota, cortada o extraña que llegue. Una marca BOM, otro tipo de ' +
      'contenido, letras en Latin-1 o un aviso de PHP no impiden leer lo bueno; de una lista se muestran los ' +
      'elementos buenos, cada uno una vez.',
    'R11.33': 'Una lista de diez mil productos se puede usar: solo se dibujan los primeros.',
    'R11.36':
      'Un nombre de 140 letras se lee entero en cada pantalla, sin llenar la del teléfono ni ensancharla; uno ' +
      'larguísimo se corta y queda entero en su título.',
    'R11.38':
      'Reintentar, los mensajes y los favoritos preguntan siempre al servidor, y lo de una persona nunca se guarda ' +
      'para cuando no hay red.',
    'R11.272':
      'Para cuando no hay red se guarda solo lo que es lo que su nombre dice: un archivo con su tipo, una lista con ' +
      'filas. La página de un portal, un error o una lista vacía no toman el lugar de lo bueno, y lo malo que guardó ' +
      'una versión anterior se va.',
    'R11.39':
      'Lo que el servidor no dijo no se muestra, ni como hueco. Precio, mínimo, existencia, id, folio, total y ' +
      'fecha se leen solo con el nombre y la notación del contrato (si no, el precio queda a consultar); sin ' +
      'fabricante no hay pedido ni mensaje.',
    'R11.40':
      'Solo filas son una lista: un error, una frase, otro objeto o una respuesta cortada es una falla, nunca «no ' +
      'hay» ni culpa del internet de quien visita.',
  }),
  ...section('11 Resistencia: seguridad', {
    'R11.41':
      'Un texto hostil se queda en texto: nada se ejecuta ni sale del sitio, y un enlace de la API solo lleva a ' +
      'donde se permite.',
    'R11.43': 'Una dirección mal escrita no rompe nada; una con mayúsculas lleva a su pantalla, escrita como debe.',
    'R11.44': 'La política de contenido no deja correr nada que no sea del sitio.',
    'R11.45': 'Lo que el sitio cuenta de sus errores no lleva datos de nadie.',
    'R11.220':
      'Quien ingresa o se registra con una red social lleva la prueba que ella firmó, como Authorization: Bearer; ' +
      'sin la suya nadie entra.',
  }),
  ...section('11 Resistencia: navegador', {
    'R11.51': 'Lo que el navegador guarda roto o ajeno se descarta, y lo bueno de al lado se queda.',
    'R11.52':
      'Un navegador que no guarda nada no impide usar el sitio, y se avisa: el ingreso dura lo que la pestaña, y ' +
      'donde está prohibido guardar, lo que la página.',
    'R11.273':
      'Donde la sesión, el pedido o lo que se iba a hacer no sobrevivirían a la recarga, el sitio sigue sin ella, con ' +
      'la sesión abierta, y dice una vez que se acaba al cerrar la página; ni se recarga solo por otra cosa.',
    'R11.53': 'Nunca queda media sesión: nombre, correo y teléfono, o ninguno; sin correo se ingresa otra vez.',
    'R11.54': 'Dos pestañas ven lo mismo sin preguntar al servidor: la sesión, el pedido, los favoritos y los datos.',
    'R11.55':
      'Dos personas en un navegador no ven lo de la otra, tampoco en una página que el navegador trae de vuelta. ' +
      'Lo visto y lo buscado sin sesión pasa a quien ingresa, y no se queda para el siguiente.',
    'R11.56':
      'Una pantalla cuyo código ya no está en el servidor carga la página otra vez, sin dar vueltas y solo si ' +
      'responde. Una parte que no llega cuesta solo esa parte; Reintentar la pide sin perder lo escrito.',
    'R11.57':
      'Lo que interrumpió el ingreso, también un contacto, se completa y se registra una vez, después de la ' +
      'recarga; lo viejo, lo ajeno o lo abandonado, nunca.',
    'R11.67':
      'De quien el servidor ya no conoce (401) se pide que ingrese otra vez ahí mismo: nada se borra, y lo ' +
      'empezado se completa después.',
    'R11.274':
      'Si la sesión termina mientras alguien escribe se dice sin quitarle el foco; la ventana para ingresar se abre ' +
      'con lo que envía u oprime.',
    'R11.275':
      'De quien sale no queda nada para el siguiente: sin red la salida se repite en cada inicio hasta que el sitio ' +
      'contesta, otra pestaña no escribe de nuevo lo borrado, y lo que se preguntó a su nombre no se guarda en el ' +
      'navegador.',
    'R11.60':
      'El documento pide empezar arriba en cada navegación (R2.21). Por decisión nuestra, Atrás y recargar ' +
      'devuelven el mismo artículo de una lista a su lugar.',
    'R11.59':
      'Lo mismo dos veces es un solo aviso, que se lee y se cierra también sobre un diálogo; quitar uno no detiene ' +
      'a los demás.',
    'R11.242': 'Un aviso no tapa un control que se puede oprimir, si hay dónde ponerlo, ni en un diálogo.',
    'R11.280':
      'Un color o una talla es el mismo como sea que se escriba (mayúsculas, acentos, espacios): en lo agotado, en ' +
      'las fotos, en los filtros y en lo que ya estaba en el pedido. Se muestra como se escribió.',
    'R11.281':
      'Un 0 en lugar de otra fila es ninguna, como en PHP y SQL, y un N/A, un guion o un 0 no son un dato de la ' +
      'ficha: no se muestran.',
    'R11.282':
      'Lo que alguien escribió en renglones se ve en renglones, en cualquier pantalla, en la boleta y en papel.',
    'R11.283': 'Un nombre puede ser una sola palabra larga: ninguna pantalla de 320 px se corre de lado.',
    'R11.286':
      'Lo que el comprador lee de un servidor es una oración o dos, donde el contrato dice que viene una; lo que dicen ' +
      'en su lugar un cortafuegos, una base de datos o un programa lo lee solo quien cuida el sitio.',
    'R11.203':
      'npm run contract dice de cada llamada si el servidor cumple, difiere o es inalcanzable, y de lo que ' +
      'difiere, la columna, lo que llegó y el renglón que se edita; no envía nada sin preguntar.',
    'R11.201':
      'Una lista con comas no se parte dentro de una oración ni de un archivo; lo que deja Word se va, y con una ' +
      'talla que nadie conoce todas siguen en el orden del servidor.',
    'R11.260':
      'Cada orden de npm instala antes lo que falta. Lo que se pide mal se dice en una frase con qué hacer, sin la ' +
      'traza de Node, y termina en 2.',
    'R11.92':
      'Hasta que la página contesta, sus botones se ven desactivados; lo que se escribe y se elige se queda y no se ' +
      'envía, y lo que se pulsa se hace una vez, en cuanto contesta. Una extensión que la cambia no rompe nada.',
    'R11.392':
      'Un sitio cuyo código no llega, o no es código, se carga una vez más sin lo guardado, trabajador incluido, ' +
      'nunca sobre algo escrito; si no sirve, lo dice, con cómo cargarlo. Un navegador anterior dice cuáles sirven.',
    'R11.394':
      'Donde lo que se pulsa no recibe el foco (Safari), cerrar una ventana deja la página donde estaba, y lo que se ' +
      'cierra al perder el foco se puede oprimir.',
    'R11.393':
      'Sin scripts la página dice qué no hay y cómo escribir a Puntada, y nada de un formulario va en la dirección.',
    'R11.81':
      'El foco no se pierde cuando se quita o se desactiva lo que lo tenía: pasa a lo que queda en su lugar o al ' +
      'título de su parte. Ni el foco ni lo que pasó con un envío queda bajo una barra o fuera de la ventana, ' +
      'tampoco en un celular de 640 px de alto.',
    'R11.84': 'Un enlace que abre otra ventana lo dice; cada tarjeta es un artículo con el nombre de lo que muestra.',
    'R11.85':
      'Lo que el sitio guarda en el navegador de un comprador se queda bajo 1 MB: lo más antiguo deja su lugar, y ' +
      'lo que está por enviar, nunca.',
    'R11.230':
      'De un producto se pide primero la foto que se ve; luego, la siguiente, y al final las miniaturas, ninguna ' +
      'con ahorro de datos. Con VITE_IMAGE_SIZES cada imagen se pide a la medida en que se ve.',
    'R11.238': 'De un artículo, un video queda como enlace, una imagen ajena deja su texto, y una tabla se recorre.',
    'R11.86': 'El sitio sirve en los navegadores de 2023: Chrome 111, Safari 16.4, Firefox 121.',
    'R11.240':
      'En una página que el navegador traduce todo texto que cambia es el único contenido de su elemento: ' +
      'ninguna cifra se queda vieja y nada se rompe.',
    'R11.250':
      'Las marcas que nadie ve se van de lo que se pega, nunca de la contraseña. Un teléfono sale como sus diez ' +
      'dígitos; una cantidad se lee con su unidad, y si se puede leer de dos maneras se pregunta.',
    'R11.253': 'La hora es la del aparato de quien la lee; el día de un artículo, el que dice el servidor.',
    'R11.395': 'Lo que vale en un caso se ve solo en él: una insignia, un aviso, un botón.',
    'R11.243': 'Una pieza se ve igual en cualquier pantalla: trae sus estilos.',
    'R11.244': 'Con el texto del 100 al 200 %, de 320 a 1440 px, todo cabe: nada se corta ni se corre de lado.',
  }),
]
