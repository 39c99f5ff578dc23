import type { WrittenArticle } from './written-article.ts'

export const TRADE_ARTICLES: readonly WrittenArticle[] = [
  {
    title: 'Cinco tonos que se van a vender este invierno',
    summary: 'Vino, mostaza, verde botella, camel y hueso: por qué los talleres de Moroleón ya los tienen en el telar.',
    classification: 'Tendencias',
    motif: 'punto',
    html: `<p>Los hilados se piden con meses de anticipación, así que los colores de esta temporada ya están
decididos. Preguntamos en los talleres qué conos compraron más.</p>
<h2>Los cinco</h2>
<ul><li><strong>Vino:</strong> el más seguro; combina con mezclilla y con negro.</li><li><strong>Mostaza:</strong> se
agota en cárdigan, se queda en vestido.</li><li><strong>Verde botella:</strong> sube cada año en
caballero.</li><li><strong>Camel:</strong> para ponchos y abrigos; pide pocas tallas
extremas.</li><li><strong>Hueso:</strong> el neutro que reemplaza al blanco.</li></ul>
<p>Si solo puedes comprar dos colores de un modelo, lleva vino y hueso. Con esos dos armas el aparador y el resto lo
pruebas en la siguiente compra.</p>`,
  },
  {
    title: 'Moroleón, la ciudad que teje',
    summary: 'Del rebozo a la máquina electrónica: cómo un municipio pequeño se volvió referencia del tejido de punto.',
    classification: 'Fabricantes',
    motif: 'punto',
    html: `<p>En Moroleón el tejido se hereda. Muchos talleres empezaron con una máquina rectilínea en la cochera y
hoy trabajan con equipos que tejen un suéter completo, sin costuras laterales.</p>
<h2>Qué buscar</h2>
<ul><li>Puños y pretinas con elástico tejido, no cosido.</li><li>Remalle de hombros con cinta, para que no se
cuelgue.</li><li>Punto parejo al estirar la prenda a contraluz.</li></ul>
<h2>Cómo comprar</h2>
<p>Los fabricantes surten mejor entre semana; el fin de semana las calles se llenan y los tonos buenos vuelan. Por
internet puedes pedir muestra: casi todos la cobran a precio de docena.</p>`,
  },
  {
    title: 'Cómo lavar el punto para que no haga bolita',
    summary: 'La bolita no es mala calidad: es fricción. Estos son los cuidados que puedes explicar a tus clientas.',
    classification: 'Cuidado de prendas',
    motif: 'punto',
    html: `<p>Las fibras sueltas se enredan con el roce y forman bolitas. Pasa más en mangas y costados, y más en
acrílico que en algodón.</p>
<h2>Al lavar</h2>
<ul><li>Voltea la prenda al revés.</li><li>Agua fría y jabón líquido; el polvo raspa.</li><li>Ciclo delicado o a
mano, sin tallar.</li><li>Exprime con una toalla, sin torcer.</li></ul>
<h2>Al secar y guardar</h2>
<p>Seca en plano, a la sombra. Colgado se estira de los hombros. Guarda doblado, nunca en gancho.</p>
<p>Si ya salieron bolitas, un rastrillo para tela las quita en dos minutos. Vender uno en el mostrador es una buena
idea.</p>`,
  },
  {
    title: 'León y los pueblos del Rincón: de la piel al tenis',
    summary: 'Una ruta corta para quien compra calzado y accesorios: qué hace bien cada lugar y qué preguntar.',
    classification: 'Fabricantes',
    motif: 'calzado',
    html: `<p>León concentra la curtiduría y el zapato de piel. A veinte minutos, San Francisco del Rincón hace tenis
y sombreros, y Purísima del Rincón monta zapato de dama y sandalia.</p>
<h2>Qué preguntar</h2>
<ul><li>Si la suela es cosida o pegada, y con qué.</li><li>Si la horma es ancha: en dama cambia un número
completo.</li><li>Cuántos pares por corrida y si se puede surtir sin los números extremos.</li></ul>
<h2>Sobre la piel</h2>
<p>La piel tiene vetas y poros irregulares; si todos los bolsos son idénticos, probablemente no es piel. Pide la
composición por escrito y ponla en tu etiqueta.</p>`,
  },
  {
    title: 'Mezclilla: qué significan las onzas y los lavados',
    summary: 'Diez, doce o catorce onzas cambian la temporada, la caída y el precio. Guía rápida para elegir.',
    classification: 'Tendencias',
    motif: 'mezclilla',
    html: `<p>Las onzas son el peso de la tela por yarda cuadrada. Una mezclilla de 10 oz es fresca y elástica; una
de 14 oz es rígida y dura años.</p>
<h2>Para qué sirve cada una</h2>
<ul><li><strong>8 a 10 oz:</strong> vestidos, camisas y jeans elásticos de dama.</li><li><strong>11 a 12 oz:</strong>
el jeans de diario, el más vendido.</li><li><strong>13 a 14 oz:</strong> trabajo, corte vaquero y chamarras.</li></ul>
<h2>Lavados</h2>
<p>El stone se ve usado y esconde las arrugas; el índigo oscuro viste más. Los cortes anchos siguen creciendo en
juvenil, mientras que el recto es el más seguro para caballero.</p>`,
  },
  {
    title: 'Qué revisa la cámara antes de verificar a un fabricante',
    summary: 'La insignia no se compra. Esto es lo que se comprueba y lo que tú todavía debes revisar.',
    classification: 'Fabricantes',
    motif: 'uniformes',
    html: `<p>Un fabricante verificado demostró que existe, que produce y que responde. La revisión cubre domicilio,
registro fiscal, capacidad del taller y quejas anteriores.</p>
<h2>Lo que sí garantiza</h2>
<ul><li>Que hay un taller en la dirección que dice.</li><li>Que emite factura.</li><li>Que tiene a alguien a cargo de
aclaraciones.</li></ul>
<h2>Lo que te toca a ti</h2>
<p>La insignia no opina sobre el gusto ni sobre la talla. Pide muestra, compara tiempos y guarda tus conversaciones.
Si algo sale mal, cuéntalo: las quejas también cuentan en la siguiente revisión.</p>`,
  },
  {
    title: 'Guardar mercancía en casa sin que se dañe',
    summary: 'Humedad, sol y polilla son los enemigos. Con poco dinero puedes cuidar una bodega pequeña.',
    classification: 'Cuidado de prendas',
    motif: null,
    html: `<p>Si vendes desde casa, tu clóset es tu bodega. La ropa guardada mal pierde color, toma olor y se marca
en los dobleces.</p>
<h2>Lo básico</h2>
<ul><li>Anaqueles separados del piso y de la pared, por la humedad.</li><li>Bolsas con ventilación; el plástico
cerrado mancha la tela.</li><li>Nada de sol directo: el color se va del lado que da a la ventana.</li><li>Bolsitas de
lavanda o cedro para lana y punto.</li></ul>
<h2>Orden que vende</h2>
<p>Acomoda por modelo y dentro por talla, no por color. Cuando te pidan una G, la encuentras en segundos. Cada mes
saca lo más viejo al frente y ponlo en promoción antes de comprar más.</p>`,
  },
]
