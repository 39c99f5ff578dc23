import type { WrittenArticle } from './written-article.ts'

export const BUYING_ARTICLES: readonly WrittenArticle[] = [
  {
    title: 'Qué es una corrida y cuándo conviene pedirla completa',
    summary:
      'Una corrida trae todas las tallas de un modelo. Te explicamos cómo leerla y cuándo es mejor surtir por pieza.',
    classification: 'Compras',
    motif: 'Juvenil',
    html: `<p>Una corrida es el juego completo de tallas de un modelo: en playeras suele ser CH, M, G y EG; en jeans de
caballero, de la 28 a la 36 o hasta la 42. Pedirla completa te da el precio más bajo y te evita decirle a una clienta
que no tienes su talla.</p>
<h2>Cuándo pedirla completa</h2>
<ul><li>Cuando el modelo ya se vendió bien y sabes que lo vas a resurtir.</li><li>Cuando es ropa de temporada y no
habrá segunda vuelta del mismo tono.</li><li>Cuando vendes por catálogo y no puedes escoger quién te
compra.</li></ul> <h2>Cuándo surtir por pieza</h2>
<p>Si es la primera vez que pruebas un modelo, pide solo las tallas del centro. En la mayoría de las plazas del Bajío,
M y G son seis de cada diez ventas. Con eso mides la respuesta sin quedarte con tallas de los extremos.</p>
<p>Antes de cerrar, revisa si el fabricante vende por múltiplos: un múltiplo de 3 significa que puedes pedir 3, 6 o 9
piezas, pero no 4.</p>`,
  },
  {
    title: 'Cómo calcular tu precio de venta sin perder dinero',
    summary: 'El precio de mayoreo no es tu costo. Suma envío, bolsa, comisión y merma antes de poner etiqueta.',
    classification: 'Compras',
    motif: 'casual',
    html: `<p>El error más común al empezar es duplicar el precio de mayoreo y ya. Ese doble tiene que pagar más
cosas que la prenda.</p>
<h2>Tu costo real por pieza</h2>
<ul><li>Precio de mayoreo según el tramo que alcanzaste.</li><li>Envío dividido entre las piezas de la
caja.</li><li>Bolsa, etiqueta y gancho.</li><li>Comisión de la terminal o de la aplicación donde
cobras.</li><li>Merma: calcula que dos de cada cien piezas se quedarán sin venderse.</li></ul>
<p>Ejemplo: una blusa de $110 en docena, con $6 de envío, $4 de empaque, $7 de comisión y $3 de merma, te cuesta $130.
Si la vendes en $220 te quedan $90, que es el 41 % del precio.</p>
<h2>Regla rápida</h2>
<p>Multiplica tu costo real por 1.7 para vender rápido, por 2 para boutique. Por debajo de 1.5 estás trabajando gratis
en cuanto hagas una rebaja.</p>`,
  },
  {
    title: 'Tu primer pedido en diez pasos',
    summary: 'Desde elegir fabricante hasta revisar la caja: la lista que usamos con quienes compran por primera vez.',
    classification: 'Compras',
    motif: null,
    html: `<p>El primer pedido no tiene que ser grande. Tiene que enseñarte cómo trabaja el fabricante.</p>
<h2>Antes de pedir</h2>
<ul><li>Define a quién le vendes y tres prendas que ya te pidieron.</li><li>Compara al menos tres fabricantes del
mismo pueblo.</li><li>Revisa el mínimo de la tienda y el mínimo de cada modelo.</li><li>Pregunta por mensaje los
tiempos de entrega y la política de defectos.</li></ul>
<h2>Al pedir</h2>
<ul><li>Concentra el pedido en pocos modelos para alcanzar mejor precio.</li><li>Escribe en la nota los cambios que sí
aceptas si falta un color.</li><li>Guarda el folio.</li></ul>
<h2>Al recibir</h2>
<ul><li>Cuenta contra la remisión antes de firmar.</li><li>Revisa costuras y tallas de una pieza por
color.</li><li>Reporta defectos el mismo día, con foto de la etiqueta.</li></ul>
<p>Si algo no cuadra, escribe a la tienda por el chat: queda constancia de lo que acordaron.</p>`,
  },
  {
    title: 'Mínimos de compra: por qué existen y cómo alcanzarlos',
    summary: 'Los mínimos cubren el corte y el empaque. Hay maneras de llegar a ellos sin comprar lo que no necesitas.',
    classification: 'Compras',
    motif: 'Interior',
    html: `<p>Preparar un pedido cuesta casi lo mismo si lleva cinco piezas que si lleva cincuenta. Por eso cada taller
pone un mínimo, que en Guanajuato suele estar entre $1,500 y $5,000.</p>
<h2>Cuatro maneras de llegar</h2>
<ul><li>Agrega básicos que siempre se venden: calcetas, playeras lisas, pantaletas.</li><li>Únete con otra vendedora y
hagan un solo envío.</li><li>Cambia dos modelos a seis piezas por uno de docena: baja el precio y subes el
total.</li><li>Adelanta la compra de la siguiente quincena.</li></ul>
<p>Lo que no conviene es rellenar con tallas extremas o colores difíciles. Esas piezas se rematan y se comen la
ganancia del pedido entero.</p>`,
  },
  {
    title: 'Calendario del comprador: qué pedir en cada mes',
    summary:
      'Los talleres cortan dos o tres meses antes. Esta es la agenda que siguen quienes nunca se quedan sin mercancía.',
    classification: 'Compras',
    motif: 'invierno',
    html: `<p>La ropa de frío se aparta en agosto y la de playa en enero. Si pides cuando ya hace calor o frío, te
toca lo que sobró.</p>
<h2>Agenda</h2>
<ul><li><strong>Enero y febrero:</strong> blusas ligeras, sandalias y ropa de Semana Santa.</li><li><strong>Marzo y
abril:</strong> vestidos, uniformes de fin de cursos, Día de las Madres.</li><li><strong>Mayo y junio:</strong>
deportiva y primeras muestras de regreso a clases.</li><li><strong>Julio y agosto:</strong> suéter escolar, pants,
calcetas; aparta ya la ropa de invierno.</li><li><strong>Septiembre y octubre:</strong> suéteres, chamarras y
ponchos.</li><li><strong>Noviembre y diciembre:</strong> pijamas, ropa interior, regalos y resurtidos
rápidos.</li></ul>
<p>Deja siempre una cuarta parte del presupuesto para resurtir lo que se acabó: es la compra más segura que vas a
hacer.</p>`,
  },
  {
    title: 'Cómo pedir por mensaje y que te entiendan a la primera',
    summary: 'Un buen mensaje ahorra tres vueltas. Modelo, color, talla y piezas, en ese orden.',
    classification: 'Compras',
    motif: 'punto',
    html: `<p>En temporada alta un taller contesta cien mensajes al día. El tuyo se atiende primero si trae todo lo
necesario.</p>
<h2>El mensaje completo</h2>
<p>«Hola, soy Laura, de Querétaro. Del suéter Ofelia de cuello tortuga quiero 6 en vino (2 CH, 2 M, 2 G) y 6 en hueso
(igual). ¿Lo tienen para enviar el jueves? Pago por transferencia.»</p>
<h2>Lo que conviene preguntar</h2>
<ul><li>Si el precio cambia al mezclar colores.</li><li>Qué pasa si una talla se agota: ¿te la cambian, la esperan o
la descuentan?</li><li>Con qué paquetería sale y cuándo te dan la guía.</li></ul>
<p>Manda un solo mensaje largo y no diez cortos: así nadie surte la mitad de lo que pediste.</p>`,
  },
  {
    title: 'Tallas mexicanas: la tabla que te evita devoluciones',
    summary: 'CH, M, G y EG no miden lo mismo en todos los talleres. Aprende a pedir medidas y a comparar.',
    classification: 'Compras',
    motif: 'calzado',
    html: `<p>Dos playeras talla M pueden medir cuatro centímetros distinto de contorno. Antes de comprar, pide la
medida de la prenda en plano: de axila a axila y de hombro a dobladillo.</p>
<h2>Referencias de busto para dama</h2>
<ul><li>CH: 84 a 89 cm</li><li>M: 90 a 95 cm</li><li>G: 96 a 101 cm</li><li>EG: 102 a 107 cm</li></ul>
<h2>Pantalón</h2>
<p>En caballero la talla es la cintura en pulgadas. En juvenil se usan 11, 13 y 15, que equivalen más o menos a 28, 30
y 32 de dama.</p>
<h2>Calzado</h2>
<p>El número mexicano son los centímetros del pie. Pide medios números: en dama, el 23.5 y el 24 son los que más
rápido se acaban.</p>`,
  },
]
