import type { Article } from '../../src/domain/blog/blog.ts'
import type { Motif } from '../pictures/covers.ts'
import { BASE_MS, DAY } from './clock.ts'
import { fakerFor } from './faker.ts'
import { fullNames } from './names.ts'

/** An article's body: a text is a paragraph, a list is a heading and its points. */
type Draft = Pick<Article, 'title' | 'summary'> &
  Readonly<{
    classification: 'Compras' | 'Tendencias' | 'Fabricantes' | 'Cuidado de prendas'
    motif: Motif
    body: readonly (string | readonly string[])[]
  }>

const ARTICLES: readonly Draft[] = [
  {
    title: 'Qué es una corrida y cuándo conviene pedirla completa',
    summary: 'Una corrida trae todas las tallas de un modelo. Cuándo pedirla completa y cuándo surtir por pieza.',
    classification: 'Compras',
    motif: 'Juvenil',
    body: [
      'Una corrida es el juego completo de tallas de un modelo: en playeras, CH, M, G y EG. Completa sale más ' +
        'barata, y no le dices a una clienta que te falta su talla.',
      [
        'Cuándo pedirla completa',
        'Si el modelo ya se vendió y lo vas a resurtir.',
        'Si es ropa de temporada y no habrá segunda vuelta del mismo tono.',
      ],
      'Si apenas pruebas el modelo, pide las tallas del centro: M y G son seis de cada diez ventas. Y revisa si el ' +
        'fabricante vende por múltiplos: de 3 en 3 puedes pedir 6 o 9 piezas, pero no 4.',
    ],
  },
  {
    title: 'Cinco tonos que se van a vender este invierno',
    summary: 'Vino, mostaza, verde botella, camel y hueso: los talleres de Moroleón ya los tienen en el telar.',
    classification: 'Tendencias',
    motif: 'punto',
    body: [
      'Los hilados se piden con meses de anticipación: los colores de la temporada ya están decididos.',
      [
        'Los que más se tejen',
        '<strong>Vino:</strong> el más seguro; combina con mezclilla y con negro.',
        '<strong>Mostaza:</strong> se agota en cárdigan y se queda en vestido.',
        '<strong>Hueso:</strong> el neutro que reemplaza al blanco.',
      ],
      'Si solo puedes llevar dos colores de un modelo, que sean vino y hueso.',
    ],
  },
  {
    title: 'Cómo calcular tu precio de venta sin perder dinero',
    summary: 'El precio de mayoreo no es tu costo. Suma envío, bolsa, comisión y merma antes de poner etiqueta.',
    classification: 'Compras',
    motif: 'casual',
    body: [
      'El error más común es duplicar el precio de mayoreo y ya. Ese doble paga más cosas que la prenda.',
      [
        'Tu costo real por pieza',
        'El envío, dividido entre las piezas de la caja.',
        'Bolsa, etiqueta y gancho.',
        'La comisión de la terminal, y la merma: dos de cada cien piezas no se venden.',
      ],
      'Una blusa de $110 con $6 de envío, $4 de empaque, $7 de comisión y $3 de merma te cuesta $130. Vendida en ' +
        '$220 te deja $90. Por debajo de 1.5 veces tu costo, cualquier rebaja te hace trabajar gratis.',
    ],
  },
  {
    title: 'Moroleón, la ciudad que teje',
    summary: 'Del rebozo a la máquina electrónica: cómo un municipio pequeño se volvió referencia del tejido de punto.',
    classification: 'Fabricantes',
    motif: 'punto',
    body: [
      'Muchos talleres empezaron con una máquina rectilínea en la cochera; hoy tejen un suéter completo sin costuras ' +
        'laterales.',
      [
        'Qué buscar',
        'Puños y pretinas con elástico tejido, no cosido.',
        'Remalle de hombros con cinta, para que no se cuelgue.',
        'Punto parejo al estirar la prenda a contraluz.',
      ],
      'Surten mejor entre semana. Por internet pide muestra: casi todos la cobran a precio de docena.',
    ],
  },
  {
    title: 'Tallas mexicanas: la tabla que te evita devoluciones',
    summary: 'CH, M, G y EG no miden lo mismo en todos los talleres. Aprende a pedir medidas y a comparar.',
    classification: 'Compras',
    motif: 'calzado',
    body: [
      'Dos playeras talla M pueden diferir cuatro centímetros. Pide la medida de la prenda en plano: de axila a ' +
        'axila y de hombro a dobladillo.',
      ['Busto de dama', 'CH: 84 a 89 cm', 'M: 90 a 95 cm', 'G: 96 a 101 cm', 'EG: 102 a 107 cm'],
      'En pantalón de caballero la talla es la cintura en pulgadas; en calzado, los centímetros del pie.',
    ],
  },
  {
    title: 'Cómo lavar el punto para que no haga bolita',
    summary: 'La bolita no es mala calidad: es fricción. Estos son los cuidados que puedes explicar a tus clientas.',
    classification: 'Cuidado de prendas',
    motif: 'lana',
    body: [
      'Las fibras sueltas se enredan con el roce, más en mangas y costados, y más en acrílico que en algodón.',
      [
        'Al lavar',
        'Voltea la prenda al revés.',
        'Agua fría y jabón líquido; el polvo raspa.',
        'Exprime con una toalla, sin torcer.',
      ],
      'Seca en plano y a la sombra, y guarda doblado: en gancho se estira de los hombros.',
    ],
  },
  {
    title: 'Qué revisa la cámara antes de verificar a un fabricante',
    summary: 'La insignia no se compra. Esto es lo que se comprueba y lo que tú todavía debes revisar.',
    classification: 'Fabricantes',
    motif: 'uniformes',
    body: [
      'Un fabricante verificado demostró que existe, que produce y que responde.',
      [
        'Lo que sí garantiza',
        'Que hay un taller en la dirección que dice.',
        'Que emite factura.',
        'Que alguien está a cargo de las aclaraciones.',
      ],
      'La insignia no opina sobre el gusto ni sobre la talla: pide muestra, compara tiempos y guarda lo que acordaron.',
    ],
  },
  {
    title: 'Mezclilla: qué significan las onzas y los lavados',
    summary: 'Diez, doce o catorce onzas cambian la temporada, la caída y el precio. Guía rápida para elegir.',
    classification: 'Tendencias',
    motif: 'mezclilla',
    body: [
      'Las onzas son el peso de la tela por yarda cuadrada.',
      [
        'Para qué sirve cada una',
        '<strong>8 a 10 oz:</strong> vestidos, camisas y jeans elásticos de dama.',
        '<strong>11 a 12 oz:</strong> el jeans de diario, el más vendido.',
        '<strong>13 a 14 oz:</strong> trabajo y chamarras.',
      ],
      'El stone esconde las arrugas; el índigo oscuro viste más.',
    ],
  },
]

const htmlOf = (part: Draft['body'][number]) => {
  if (typeof part === 'string') return `<p>${part}</p>`
  const [heading = '', ...points] = part
  return `<h2>${heading}</h2><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
}

/** The blog's articles, newest first, are some nine days apart and signed by invented people. */
export const seededArticles = (seed: number): (Article & { publishedAt: number; motif: Motif })[] => {
  const faker = fakerFor(seed, 'blog')
  const authors = fullNames(faker, 4)
  return ARTICLES.map(({ body, ...article }, index) => ({
    id: String(ARTICLES.length - index),
    ...article,
    html: body.map(htmlOf).join('\n'),
    image: `blog/${ARTICLES.length - index}.svg`,
    author: authors[index % authors.length] ?? 'Redacción Puntada',
    publishedAt: faker.date.recent({ days: 7, refDate: BASE_MS - index * 9 * DAY }).setMilliseconds(0),
  }))
}
