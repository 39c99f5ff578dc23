// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../../../src/adapters/http/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client.ts'
import type { Dialect } from '../../../src/adapters/http/dialect.ts'
import { createFavourites } from '../../../src/adapters/http/favourites.ts'
import { createMessaging } from '../../../src/adapters/http/messaging.ts'
import { createNewsletter } from '../../../src/adapters/http/newsletter.ts'
import { createOrders } from '../../../src/adapters/http/orders.ts'
import { createSession } from '../../../src/adapters/http/session.ts'
import type { Result } from '../../../src/domain/result.ts'
import { answering } from '../../support/answering.ts'
import { bodyOf, json, open } from '../../support/http.ts'

const user = 'ana@ejemplo.mx'

const over = (answer: unknown, dialect: Dialect = {}) => open([() => json(answer)], { dialect })
const read = async (answer: unknown, call: (http: HttpClient) => Promise<Result<unknown>>, dialect: Dialect = {}) => {
  const result = await call(over(answer, dialect).http)
  return result.ok ? result.value : result.failure
}
const readText = async (body: string, call: (http: HttpClient) => Promise<Result<unknown>>) => {
  const result = await call(answering(body))
  return result.ok ? result.value : result.failure
}
const products = (http: HttpClient) => createCatalogue(http).products({ limit: 1 })
const messages = (http: HttpClient) => createMessaging(http).receivedFrom({ user, storeId: '2' })

describe('Los nombres de los campos en otros servidores', () => {
  it('un producto de MySQL, con abreviaturas y un JOIN que trae la tienda', async () => {
    const row = {
      id_prod: '222',
      id_tienda: '6',
      nom_producto: 'Su&eacute;ter',
      foto_principal: 'productos/a.png',
      precio_menudeo: '211.56',
      precio_mayoreo: '145.90',
      piezas_mayoreo: '3',
      costo_prod: '87.54',
      talla: 'CH,M',
      colores: 'Rojo,Azul',
      nuevo: 'S',
      id: '6',
      nom_tienda: 'Uniformes',
      nom_cat: 'Escolar',
      municipio: 'Celaya',
      img_portada: 'portada.jpg',
      desc_tienda: 'Somos fabricantes',
      compra_minima: '1,500.00',
    }
    expect(await read([row], products)).toMatchObject([
      {
        id: '222',
        name: 'Suéter',
        image: 'productos/a.png',
        storeId: '6',
        storeName: 'Uniformes',
        town: 'Celaya',
        category: 'Escolar',
        isNew: true,
        tiers: [
          { from: 1, price: 21_156 },
          { from: 3, price: 14_590 },
        ],
        minimum: 1,
        sizes: ['CH', 'M'],
        colours: [
          { name: 'Rojo', hex: null },
          { name: 'Azul', hex: null },
        ],
      },
    ])
  })

  it('un producto en camelCase, con objetos dentro', async () => {
    const row = {
      idProducto: 18,
      nombreProducto: 'Falda',
      precioMenudeo: 299.5,
      precioMayoreo: 239.6,
      minPiezas: 6,
      imagenPrincipal: { url: '/images/a.svg' },
      tallasDisponibles: ['G', 'CH'],
      coloresDisponibles: [{ nombre: 'Rosa', hex: '#E8B4B8' }],
      categoria: { idCategoria: 3, nombreCategoria: 'Faldas' },
      segmento: 'Dama',
      empresa: { id: 9, nombre: 'Telar', ciudad: 'Silao' },
      esNuevo: true,
    }
    expect(await read({ data: [row], meta: { total: 1 } }, products)).toMatchObject([
      {
        id: '18',
        name: 'Falda',
        image: 'a.svg',
        storeId: '9',
        storeName: 'Telar',
        town: 'Silao',
        category: 'Faldas',
        segment: 'Dama',
        isNew: true,
        tiers: [
          { from: 1, price: 29_950 },
          { from: 6, price: 23_960 },
        ],
        minimum: 1,
        sizes: ['CH', 'G'],
        colours: [{ name: 'Rosa', hex: '#e8b4b8' }],
      },
    ])
  })

  it('un producto en inglés', async () => {
    const row = {
      product_id: 5,
      title: 'Dress',
      thumbnail: 'd.jpg',
      price: '98.50',
      sizes: 'S|M',
      colors: ['Red'],
      store: { id: 2, name: 'Loom', city: 'León' },
      category: 'Dresses',
      is_new: true,
      min_qty: 4,
    }
    expect(await read([row], products)).toMatchObject([
      {
        id: '5',
        name: 'Dress',
        image: 'd.jpg',
        storeId: '2',
        storeName: 'Loom',
        town: 'León',
        category: 'Dresses',
        isNew: true,
        tiers: [{ from: 1, price: 9850 }],
        minimum: 4,
        sizes: ['S', 'M'],
      },
    ])
  })

  it('el nombre nuestro gana a los demás; el que nombra a la cosa misma, también al nuestro', async () => {
    expect(await read([{ id: 1, nombre: 'A', titulo: 'B' }], products)).toMatchObject([{ id: '1', name: 'A' }])
    expect(await read([{ id: 1, nombre: 'La tienda', id_producto: 7, nombre_producto: 'B' }], products)).toMatchObject([
      { id: '7', name: 'B' },
    ])
  })

  it('un costo, un precio de antes o el mínimo de la tienda no son el precio ni las piezas', async () => {
    const row = { id: 1, nombre: 'A', costo: '50', precio_anterior: '99', compra_minima: '500', precio_envio: '80' }
    expect(await read([row], products)).toMatchObject([{ tiers: [], minimum: 1 }])
  })

  it('en favoritos, id_producto junto a id es el producto; y también el producto que viene dentro', async () => {
    const list = (http: HttpClient) => createFavourites(http).list(user)
    expect(await read([{ id: 4, id_producto: 12, nombre: 'A' }], list)).toMatchObject([{ id: '12' }])
    expect(await read([{ id: 12, nombre: 'A' }], list)).toMatchObject([{ id: '12' }])
    expect(await read([{ id: 4, producto: { id: 12, nombre: 'A', precio: 5 }, fecha: 'x' }], list)).toMatchObject([
      { id: '12', name: 'A', tiers: [{ from: 1, price: 500 }] },
    ])
  })

  it('filas de una misma lista con campos distintos se leen cada una por lo suyo', async () => {
    expect(
      await read(
        [
          { id: 1, nombre: 'A', precio: 5 },
          { id: 2, titulo: 'B', precios: '1:6' },
          { id: 3, nombre: 'C', precio: 7 },
          { id: 4, nombre: 'D', tienda: { nombre: 'T' } },
        ],
        products,
      ),
    ).toMatchObject([
      { name: 'A', tiers: [{ price: 500 }] },
      { name: 'B', tiers: [{ price: 600 }] },
      { name: 'C', tiers: [{ price: 700 }] },
      { name: 'D', storeName: 'T' },
    ])
  })

  it('las conversaciones y los mensajes', async () => {
    const inbox = (http: HttpClient) => createMessaging(http).inbox(user)
    const row = {
      storeId: '8',
      storeName: 'Telar',
      logo: null,
      lastText: 'Hola',
      lastAt: Date.UTC(2026, 10, 21, 16),
      unread: 2,
    }
    expect(
      await read(
        [
          {
            tienda: { id: 8, nombre: 'Telar' },
            ultimoMensaje: { texto: 'Hola', createdAt: '2026-11-21T10:00:00-06:00' },
            noLeidos: 2,
          },
        ],
        inbox,
      ),
    ).toEqual([row])
    expect(
      await read(
        [{ id_empresa: 8, empresa: 'Telar', ultimo_mensaje: 'Hola', fec_envio: '2026-11-21 10:00:00', no_leidos: '2' }],
        inbox,
      ),
    ).toEqual([row])
    expect(
      await read([{ id_msg: 3, texto: 'Hola', fecha_envio: '2026-11-21 10:00:00' }], (http) =>
        createMessaging(http).sentTo({ user, storeId: '8' }),
      ),
    ).toEqual([{ id: '3', from: 'user', text: 'Hola', at: Date.UTC(2026, 10, 21, 16) }])
  })

  it('las empresas, las categorías, las promociones y los artículos', async () => {
    const company = {
      id_empresa: 7,
      razon_social: 'Telar',
      logotipo: 'l.png',
      ciudad: 'León',
      giro: 'Punto',
      canaive: 'S',
      compra_minima: '$1,500.00',
      descripcion: '<p>Tejemos</p>',
      tel: '445',
      email: 'a@b.mx',
      anioFundacion: '1984',
    }
    expect(await read({ status: 'ok', data: company }, (http) => createCatalogue(http).company('7'))).toMatchObject({
      id: '7',
      name: 'Telar',
      logo: 'l.png',
      town: 'León',
      speciality: 'Punto',
      verified: true,
      minimumOrder: 150_000,
      story: 'Tejemos',
      phone: '445',
      mail: 'a@b.mx',
      since: 1984,
    })
    expect(
      await read({ categorias: [{ id_cat: 4, nom_cat: 'Blusas', segmento: { id: 1, nombre: 'Dama' } }] }, (http) =>
        createCatalogue(http).categories(),
      ),
    ).toMatchObject([{ id: '4', name: 'Blusas', segment: 'Dama' }])
    expect(
      await read(
        [{ idBanner: 1, nombre: 'Frío', subtitulo: 'Ya llegó', imagenUrl: 'f.png', boton: { url: '/articulos' } }],
        (http) => createCatalogue(http).banners('a'),
      ),
    ).toEqual([{ id: '1', title: 'Frío', text: 'Ya llegó', image: 'f.png', link: '/articulos' }])
    expect(
      await read(
        [
          {
            id: 3,
            title: 'Lino',
            extracto: 'a',
            categoria: 'Oficio',
            img: 'l.png',
            autor: { nombre: 'Eva' },
            published_at: '2026-11-21 10:00:00',
            contenidoHtml: '<p>x</p>',
          },
        ],
        (http) => createBlog(http).article('3'),
      ),
    ).toEqual({
      id: '3',
      title: 'Lino',
      summary: 'a',
      classification: 'Oficio',
      image: 'l.png',
      author: 'Eva',
      publishedAt: Date.UTC(2026, 10, 21, 16),
      html: '<p>x</p>',
    })
  })

  it('los segmentos sin ícono se muestran sin él', async () => {
    expect(
      await read([{ nombre: 'Niños', icono: 'niños.svg' }, { segmento: 'Dama' }, 'Bebé'], (http) =>
        createCatalogue(http).segments(),
      ),
    ).toEqual([
      { name: 'Niños', slug: 'ninos', icon: 'segments/svg/ni%C3%B1os.svg' },
      { name: 'Dama', slug: 'dama', icon: null },
      { name: 'Bebé', slug: 'bebe', icon: null },
    ])
  })

  it.each([[3], [[3]], [{ total: '3' }], [{ data: { count: 3 } }], [[{ 'COUNT(*)': '3' }]]])(
    'la cuenta de favoritos se entiende cuando viene como %j',
    async (answer) => {
      expect(await read(answer, (http) => createFavourites(http).count(user))).toBe(3)
    },
  )

  it('las sugerencias que son solo textos', async () => {
    expect(
      await read({ resultados: ['Blusa', 'Saco'] }, (http) => createCatalogue(http).suggestions('a')),
    ).toMatchObject([{ name: 'Blusa' }, { name: 'Saco' }])
  })

  it('quien ingresa y el folio de un pedido', async () => {
    expect(
      await read([{ response: 'exist', nombre: 'Ana', telefono: 445 }], (http) =>
        createSession(http).login({ email: user, password: 'x' }),
      ),
    ).toMatchObject({ name: 'Ana', phone: '445' })
    expect(
      await read({ success: true, id: 9, numero_pedido: 'P-7' }, (http) =>
        createOrders(http).create({ clientId: 'c', user, storeId: '1', note: '', lines: [], total: 0 }),
      ),
    ).toEqual({ folio: 'P-7' })
  })

  it.each<[unknown]>([
    [{ data: null }],
    [{ data: [] }],
    [{ status: 'ok', datos: false }],
    [{ productos: [] }],
    [{ data: { data: [] } }],
  ])('%j es una lista vacía', async (answer) => {
    expect(await read(answer, products)).toEqual([])
  })
})

describe('Las filas dentro de un nombre desconocido', () => {
  const one = (http: HttpClient) => createCatalogue(http).product('1')
  const row = { id_prod: 1, nom_producto: 'Blusa', precio: '98.50', talla: 'CH,M' }

  it.each<[string, unknown]>([
    ['junto a una palabra', { respuesta: 'ok', productos_lista: [row] }],
    ['dentro de otro', { resultado: { items: [row] } }],
    ['dentro de otro que tampoco se conoce', { consulta: { total: '1', encontrados: [row] } }],
    ['junto a un objeto que no es fila', { estado: { codigo: 0, texto: 'ok' }, encontrados: [row] }],
    ['junto a otra lista que se le parece menos', { filtros: [{ id: 4, nombre: 'Blusas' }], encontrados: [row] }],
    ['junto a la tienda', { negocio: { id: 4, nombre: 'Telar' }, encontrados: [row] }],
    ['en un objeto con números', { encontrados: { 0: row } }],
  ])('la lista se encuentra %s', async (_, answer) => {
    expect(await read(answer, products)).toMatchObject([
      { id: '1', name: 'Blusa', tiers: [{ from: 1, price: 9850 }], sizes: ['CH', 'M'] },
    ])
  })

  it.each<[string, unknown]>([
    ['suelta', { ...row, fotos: [{ id: 5, nombre: 'a.jpg' }], escalas: [{ desde: 1, precio: 90 }] }],
    ['en un objeto', { ficha: row }],
    ['en una lista de una', { ficha: [row] }],
    [
      'junto a otras',
      {
        ficha: row,
        relacionados: [
          { id: 2, nombre: 'Falda', precio: '80', talla: 'G', color: 'Rojo' },
          { id: 3, nombre: 'Saco' },
        ],
      },
    ],
  ])('la fila se encuentra %s', async (_, answer) => {
    expect(await read(answer, one)).toMatchObject({ id: '1', name: 'Blusa' })
  })

  it.each([
    'No se encontraron productos con esa búsqueda',
    'No hay resultados.',
    'Sin resultados',
    'Producto no encontrado',
    'El producto no existe.',
  ])('«%s» en lugar de filas es que no hay', async (mensaje) => {
    expect(await read({ status: 'error', mensaje }, products)).toEqual([])
    expect(await read({ mensaje }, one)).toBeNull()
  })

  it.each(['0 results', '0 resultados', 'No se encontraron productos'])(
    '«%s» sin más es que no hay',
    async (sentence) => {
      for (const body of [sentence, JSON.stringify(sentence)]) {
        expect(await readText(body, products)).toEqual([])
        expect(await readText(body, one)).toBeNull()
      }
    },
  )

  it.each(['10 results', '<h1>No hay productos</h1>', `No hay productos ${'x'.repeat(200)}`, ''])(
    '«%s» sin más no dice que no haya',
    async (body) => {
      expect(await readText(body, products)).toMatchObject({ kind: 'malformed' })
    },
  )

  it('lo vacío junto a las filas no es la respuesta', async () => {
    expect(
      await read({ status: 'success', code: 200, message: null, data: [{ id: 1, mensaje: 'Hola' }] }, messages),
    ).toMatchObject([{ id: '1', text: 'Hola' }])
    expect(await read({ status: 'success', mensaje: null }, messages)).toEqual([])
  })

  it.each(['No se encontró la base de datos', 'No hay conexión', 'Error: no se encontró el archivo', 'Falta el id'])(
    '«%s» no dice que no haya',
    async (mensaje) => {
      expect(await read({ mensaje }, products)).toMatchObject({ kind: 'malformed' })
    },
  )

  it('una lista vacía y sola es que no hay', async () => {
    expect(await read({ total: '0', encontrados: [] }, products)).toEqual([])
  })

  it.each<[string, unknown, (http: HttpClient) => Promise<Result<unknown>>]>([
    [
      'una fila sin nombre no toma el de sus colores',
      { id: 1, precio: 5, variantes: [{ id: 2, nombre: 'Rojo' }] },
      products,
    ],
    ['una fila sin nombre y sin colores no es una lista vacía', { id: 1, precio: 5, variantes: [] }, products],
    ['de dos listas iguales no se escoge una', { nuevos: [row], ofertas: [row] }, products],
    [
      'en lugar de la fila que no vino no se toma una de sus parecidas',
      { ficha: null, relacionados: [row, { ...row, id_prod: 2 }] },
      one,
    ],
  ])('%s', async (_, answer, call) => {
    expect(await read(answer, call)).toMatchObject({ kind: 'malformed' })
  })
})

describe('Lo que dice una instalación de su servidor', () => {
  it('sus nombres van antes que los nuestros, por entidad o por llamada', async () => {
    const row = { id: 1, nombre: 'A', rotulo: 'B', letrero: 'C', precios: '1:5', lista: { publico: '9.50' } }
    expect(
      await read([row], products, { campos: { producto: { nombre: ['rotulo'], precios: ['lista.publico'] } } }),
    ).toMatchObject([{ name: 'B', tiers: [{ from: 1, price: 950 }] }])
    expect(
      await read([row], products, {
        campos: { producto: { nombre: ['rotulo'] }, '/list-products.php': { nombre: ['LETRERO'] } },
      }),
    ).toMatchObject([{ name: 'C' }])
    expect(await read([row], products, { campos: { producto: { precios: [''] } } })).toMatchObject([
      { name: 'A', tiers: [] },
    ])
    expect(
      await read([{ id: 1, nombre: 'A', p1: 9, p2: 8, n2: 6 }], products, {
        campos: { producto: { 'precios.precio': ['p1'], 'precios.mayoreo': ['p2'], 'precios.piezas': ['n2'] } },
      }),
    ).toMatchObject([
      {
        tiers: [
          { from: 1, price: 900 },
          { from: 6, price: 800 },
        ],
      },
    ])
  })

  it('sus parámetros y valores van en lo que se pide', async () => {
    const { http, sent } = over([], {
      parametros: { '/list-products-page.php': { talla: 'size' } },
      valores: {
        '/list-products-page.php': { segmento: { Dama: '1' }, categoria: { '': 'todas', '*': '0' } },
        '/list-products.php': { limit: { '*': '50' } },
      },
    })
    const catalogue = createCatalogue(http)
    await catalogue.productsPage({ segment: 'Dama', category: '', size: 'M' })
    await catalogue.productsPage({ segment: 'Niña', category: 'Blusas', size: '' })
    await catalogue.products({ limit: 12 })
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/list-products-page.php?segmento=1&categoria=todas&size=M',
      '/api/list-products-page.php?segmento=Ni%C3%B1a&categoria=0&size=',
      '/api/list-products.php?limit=50',
    ])
  })

  it('sus nombres y valores van en lo que se envía, también en cada renglón de un pedido', async () => {
    const line = { productId: '3', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 6, price: 7800 }
    const { http, sent } = over('registered', {
      cuerpos: {
        '/create_pedido.php': {
          user: 'correo',
          productos: 'items',
          'productos.cantidad': 'qty',
          'productos.id_producto': 'idProducto',
        },
      },
      valores: { '/create_pedido.php': { 'productos.talla': { M: 'MED' } } },
    })
    await createOrders(http).create({ clientId: 'c', user, storeId: '1', note: '', lines: [line], total: 46_800 })
    expect(bodyOf(sent[0])).toEqual({
      id_cliente: 'c',
      correo: user,
      id_tienda: '1',
      nota: '',
      total: '468.00',
      items: [{ idProducto: '3', producto: 'Blusa', color: 'Rojo', talla: 'MED', qty: 6, precio: '78.00' }],
    })
  })

  it('sus palabras de éxito valen además de las nuestras', async () => {
    const dialect: Dialect = { palabras: { '/suscribir-newspaper.php': ['va que va'] } }
    const subscribe = (http: HttpClient) => createNewsletter(http).subscribe(user)
    expect(await read('¡Va que va!', subscribe, dialect)).toMatchObject({ kind: 'refused' })
    expect(await read('Va que VÁ', subscribe, dialect)).toBeUndefined()
    expect(await read('registered', subscribe, dialect)).toBeUndefined()
  })

  it('sus carpetas de imágenes valen para los nombres que vienen sin una', async () => {
    const dialect: Dialect = { imagenes: { producto: 'prendas/fotos', segmento: 'iconos' } }
    expect(
      await read(
        [
          { id: 1, nombre: 'A', imagen: 'a.jpg' },
          { id: 2, nombre: 'B', imagen: 'x/b.jpg' },
        ],
        products,
        dialect,
      ),
    ).toMatchObject([{ image: 'prendas/fotos/a.jpg' }, { image: 'x/b.jpg' }])
    expect(
      await read([{ segmento: 'Dama', svg: 'dama.svg' }], (http) => createCatalogue(http).segments(), dialect),
    ).toMatchObject([{ icon: 'iconos/dama.svg' }])
  })
})
