import { section, type Requirement } from './table.ts'

/** What a wholesale buyer expects where the document is silent. Work beyond the document adds its row here. */
export const BEYOND: readonly Requirement[] = [
  ...section('12 Más allá del documento: comprar', {
    'R12.01': 'La lista se afina por categoría, talla, color y precio, se ordena y se alarga con Cargar más.',
    'R12.02': 'Atrás y un enlace compartido devuelven filtros, orden y profundidad.',
    'R12.03': 'Las empresas se filtran por población, especialidad y nombre.',
    'R12.04': 'Las cantidades se escriben en una tabla de color por talla, con sumas, teclado, pegado y Llenar corrida.',
    'R12.05': 'El producto se mira con galería y zoom, y muestra la ficha que la tienda dio.',
    'R12.06': 'Lo visto hace poco queda a la mano en este navegador.',
    'R12.07': 'Un producto, una empresa y un artículo se comparten con su enlace.',
    'R12.08': 'El pedido es un borrador por tienda que se guarda solo.',
    'R12.09': 'Lo pedido se puede volver a pedir, y se nombra lo que cambió.',
    'R12.10': 'Quitar un favorito se puede deshacer.',
    'R12.11': 'Los buscadores reciben los datos de cada producto y de cada empresa.',
    'R12.12': 'La API puede dar una foto por color (imagenes_color, opcional): cada color lleva entonces la suya.',
  }),
  ...section('12 Más allá del documento: pedir', {
    'R12.71': 'Ninguna cantidad cambia sola: lo que falta para el mínimo o el múltiplo se pregunta, y se agrega solo donde diga quien compra.',
    'R12.72': 'El pedido se lee y se corrige como una tabla de color por talla, una por modelo.',
    'R12.73': 'La tabla de cantidades está junto a la foto; en un celular, un botón fijo lleva a ella. Lo demás que se hace con un producto viene después.',
    'R12.74': 'La ventana para ingresar dice para qué se abrió, y después dice qué falta oprimir.',
    'R12.75': 'Bajo el mínimo de la tienda, el pedido dice si se puede enviar así y lleva a más productos de ella.',
  }),
  ...section('12 Más allá del documento: encontrar', {
    'R12.21': 'La caja de búsqueda se usa con el teclado y recuerda las búsquedas recientes.',
    'R12.22': 'Una búsqueda sin resultados lleva a categorías parecidas, a cómo escribirlo y al contacto.',
    'R12.23': 'Lo que no existe, o no tiene nada que mostrar, lo dice y lleva a otra parte.',
    'R12.24': 'La portada trae solo lo que está cerca, y el carrusel se pausa y respeta a quien prefiere menos movimiento.',
    'R12.25': 'El blog se filtra por clasificación.',
    'R12.26': 'La insignia de verificación explica qué significa, y se puede consultar una empresa por su nombre.',
    'R12.27': 'Una búsqueda se entiende como se escribe: segmento, talla, color, ciudad y precio se vuelven filtros que se quitan uno por uno, y solo el resto se pide como busqueda.',
    'R12.28': 'Una letra equivocada, un plural, un acento o el otro nombre de una prenda no dejan sin resultados, y la página dice qué buscó.',
    'R12.29': 'Cuando nada tiene todo lo que se pidió, se va dejando fuera algo, y la página dice qué.',
    'R12.30': 'Las listas se afinan también por empresa, población, mínimo e insignia, donde los datos lo dicen.',
    'R12.31': 'En una lista de varios segmentos, las tallas van agrupadas por los segmentos que las usan.',
  }),
  ...section('12 Más allá del documento: cuenta y mensajes', {
    'R12.41': 'Cada formulario dice junto al campo qué le falta, y no envía nada hasta que está bien.',
    'R12.42': 'El ingreso se lleva bien con los administradores de contraseñas.',
    'R12.43': 'La demostración trae su propia cuenta; producción no la menciona.',
    'R12.44': 'Donde no hay redes sociales configuradas, no se ofrecen; donde las hay, su ventana abre dentro del clic.',
    'R12.45': 'Un mensaje en blanco no se envía, y el borrador de cada chat se conserva.',
    'R12.46': 'Quien ya ingresó y abre el ingreso ve quién es y a dónde puede ir.',
    'R12.47': 'Cerrar una ventana, o cambiar de pantalla, nunca deja otra ventana abierta ni pierde lo que iba a pasar.',
    'R12.48': 'El primer enlace de la página salta al contenido.',
  }),
]
