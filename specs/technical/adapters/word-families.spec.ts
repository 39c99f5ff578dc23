// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../../../src/adapters/http/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client.ts'
import { createFavourites } from '../../../src/adapters/http/favourites.ts'
import { createMessaging } from '../../../src/adapters/http/messaging.ts'
import { createOrders } from '../../../src/adapters/http/orders.ts'
import type { Result } from '../../../src/domain/result.ts'
import { json, open, read } from '../../support/http.ts'

const user = 'ana@ejemplo.mx'

const products = (http: HttpClient) => createCatalogue(http).products({ limit: 1 })
const product = (http: HttpClient) => createCatalogue(http).product('1')
const inList = (...registros: readonly unknown[]) => ({
  status: 'ok',
  mensaje: '',
  resultado: { num_registros: String(registros.length), registros },
})

describe('Los nombres abreviados, sin que nadie los enseñe', () => {
  it('los de un producto en una lista', async () => {
    const row = {
      id_prod: '7',
      modelo: 'TX-7',
      nom_prod: 'Suéter',
      precio_men: '270.00',
      precio_may: '1,180.00',
      id_emp: '3',
      nom_emp: 'Telar',
      municipio: 'Moroleón',
      nom_cat: 'Punto',
      segm: 'Dama',
      tallas: 'CH,M',
      colores: 'Rojo|Azul',
      nuevo: 'S',
      vistas: '40',
      fec_alta: '31/10/2024',
      precio_anterior: '379.00',
      existencias: '308',
      precio_envio: '150.00',
      pzas_may: '6',
    }
    expect(await read(inList({ ...row, precio_may: '180.00' }), products)).toMatchObject([
      {
        id: '7',
        name: 'Suéter',
        storeId: '3',
        storeName: 'Telar',
        town: 'Moroleón',
        category: 'Punto',
        segment: 'Dama',
        isNew: true,
        minimum: 1,
        sizes: ['CH', 'M'],
        tiers: [
          { from: 1, price: 27_000 },
          { from: 6, price: 18_000 },
        ],
        colours: [
          { name: 'Rojo', hex: null },
          { name: 'Azul', hex: null },
        ],
      },
    ])
  })

  it('los de un producto completo, con su fabricante dentro', async () => {
    const ficha = {
      id_prod: '7',
      modelo: 'TX-7',
      nom_prod: 'Suéter',
      descrip_corta: 'Corta',
      descrip_larga: 'Larga',
      es_fav: '1',
      existencias: '52',
      escala_precios: [
        { de: '1', a: '5', precio: '202.50' },
        { de: '6', a: '', precio: '150.00' },
      ],
      fabricante: {
        id_emp: '3',
        nom_empresa: 'Telar',
        tel_emp: '445 451 0731',
        cel_whats: '4451012347',
        municipio: 'Moroleón',
        compra_min: '1,750.00',
      },
    }
    expect(await read({ status: 'ok', resultado: { ficha } }, product)).toMatchObject({
      id: '7',
      name: 'Suéter',
      key: 'TX-7',
      description: 'Larga',
      favourite: true,
      storeId: '3',
      storeName: 'Telar',
      town: 'Moroleón',
      storePhone: '4451012347',
      storeMinimum: 175_000,
      tiers: [
        { from: 1, price: 20_250 },
        { from: 6, price: 15_000 },
      ],
      sizes: [],
    })
  })

  it.each([
    ['codigo', 'modelo'],
    ['clave', 'modelo'],
    ['sku', 'model'],
  ])('%s gana a %s como clave del producto', async (first, second) => {
    expect(await read({ id: 1, nombre: 'A', [second]: 'Campestre', [first]: 'K-1' }, product)).toMatchObject({
      key: 'K-1',
    })
    expect(await read({ id: 1, nombre: 'A', [second]: 'K-2' }, product)).toMatchObject({ key: 'K-2', name: 'A' })
  })

  it('los de una empresa, una promoción, un artículo, una conversación y un mensaje', async () => {
    const company = {
      id_emp: '1',
      nom_empresa: 'Telar',
      logotipo: 'l.png',
      giro: 'Punto',
      semblanza: 'Tejemos',
      afiliada_canaive: 'S',
      compra_min: '1,750.00',
      tel_emp: '445',
      mail_ventas: 'a@b.mx',
      anio_fundacion: '1986',
    }
    expect(
      await read({ status: 'ok', resultado: { datos_empresa: company } }, (http) => createCatalogue(http).company('1')),
    ).toMatchObject({
      id: '1',
      name: 'Telar',
      speciality: 'Punto',
      story: 'Tejemos',
      verified: true,
      minimumOrder: 175_000,
      phone: '445',
      mail: 'a@b.mx',
      since: 1986,
    })
    const banner = {
      archivo: 'b.png',
      leyenda: 'Bebé',
      subleyenda: 'Mamelucos',
      vinculo: '/productos/Bebé/21/Ropa de bebé',
    }
    expect(
      await read({ b4: { id_anuncio: '4', ...banner }, b5: { id_anuncio: '5', ...banner } }, (http) =>
        createCatalogue(http).banners('a'),
      ),
    ).toEqual([
      { id: '4', title: 'Bebé', text: 'Mamelucos', image: 'b.png', link: '/productos/Bebé/21/Ropa%20de%20bebé' },
      { id: '5', title: 'Bebé', text: 'Mamelucos', image: 'b.png', link: '/productos/Bebé/21/Ropa%20de%20bebé' },
    ])
    const article = {
      id_nota: '2',
      encabezado: 'Lino',
      entradilla: 'Fresco',
      foto_nota: 'l.png',
      firma: 'Eva',
      fec_pub: '12/05/2024',
      clasif: 'Moda',
      cuerpo: '<p>x</p>',
    }
    expect(await read({ status: 'ok', resultado: { nota: article } }, (http) => createBlog(http).article('2'))).toEqual(
      {
        id: '2',
        title: 'Lino',
        summary: 'Fresco',
        classification: 'Moda',
        image: 'l.png',
        author: 'Eva',
        publishedAt: Date.UTC(2024, 4, 12, 6),
        html: '<p>x</p>',
      },
    )
    expect(
      await read(
        inList({ id_emp: '8', nom_emp: 'Telar', ult_msj: 'Hola', fec_hora: '12/05/2024 14:33', sin_leer: '2' }),
        (http) => createMessaging(http).inbox(user),
      ),
    ).toMatchObject([
      { storeId: '8', storeName: 'Telar', lastText: 'Hola', lastAt: Date.UTC(2024, 4, 12, 20, 33), unread: 2 },
    ])
    expect(
      await read(inList({ id_msj: '3', texto: 'Hola', de: 'T', fec_hora: '12/05/2024 14:33' }), (http) =>
        createMessaging(http).sentTo({ user, storeId: '8' }),
      ),
    ).toMatchObject([{ id: '3', text: 'Hola' }])
  })

  it('un mensaje vacío junto a la lista no es la lista', async () => {
    expect(
      await read({ status: 'ok', mensaje: '', total: '0', resultado: [] }, (http) =>
        createMessaging(http).sentTo({ user, storeId: '8' }),
      ),
    ).toEqual([])
    expect(
      await read(inList({ id_prod: '1', nom_prod: 'A' }), (http) => createFavourites(http).list(user)),
    ).toMatchObject([{ id: '1' }])
  })
})

describe('Los nombres en inglés de un servidor de ahora', () => {
  const images = { imagesBase: '/storage' }
  const from = async (answer: unknown, call: (http: HttpClient) => Promise<Result<unknown>>) => {
    const result = await call(open([() => json(answer)], images).http)
    return result.ok ? result.value : result.failure
  }

  it('los de un producto en una lista, con su precio en centavos', async () => {
    const row = {
      id: 2,
      sku: 'BLU-2',
      name: 'Blusa',
      price_cents: 14_550,
      compare_at_price_cents: 20_000,
      min_order_quantity: 3,
      image_url: 'https://api.ejemplo.mx/storage/p/2.svg',
      sizes: ['CH', 'M'],
      in_stock: true,
      stock: 8,
      company: { id: 13, name: 'Carmelita', city: 'Celaya', is_verified: true },
      category: { id: 1, name: 'Blusas' },
      segment: { id: 1, name: 'Dama' },
    }
    expect(await from({ data: [row], meta: { total: 1 } }, products)).toMatchObject([
      {
        id: '2',
        name: 'Blusa',
        tiers: [{ from: 1, price: 14_550 }],
        minimum: 3,
        image: 'p/2.svg',
        sizes: ['CH', 'M'],
        storeId: '13',
        storeName: 'Carmelita',
        town: 'Celaya',
        storeVerified: true,
        category: 'Blusas',
        segment: 'Dama',
      },
    ])
    const hit = {
      productId: 2,
      productName: 'Blusa',
      price: 145.5,
      minOrderQuantity: 3,
      thumbnailUrl: '/storage/p/2.svg',
      companyId: 13,
      companyName: 'Carmelita',
      companyCity: 'Celaya',
      availableSizes: ['CH'],
    }
    expect(await from({ hits: [hit] }, products)).toMatchObject([
      { id: '2', tiers: [{ from: 1, price: 14_550 }], minimum: 3, image: 'p/2.svg', sizes: ['CH'], storeId: '13' },
    ])
  })

  it('los de un producto completo, con los precios por volumen en centavos', async () => {
    const row = {
      id: 2,
      name: 'Blusa',
      price_cents: 14_500,
      price_tiers: [
        { min: 3, max: 11, price_cents: 14_500 },
        { min: 12, max: null, price_cents: 13_340 },
      ],
      attributes: { material: 'Lino', care_instructions: 'Lavar a mano', country_of_origin: 'MX' },
    }
    expect(await from({ data: row }, product)).toMatchObject({
      tiers: [
        { from: 3, price: 14_500 },
        { from: 12, price: 13_340 },
      ],
      fabric: 'Lino',
      care: ['Lavar a mano'],
      origin: 'MX',
    })
  })

  it.each<[string, unknown, unknown]>([
    ['price_cents', 14_500, [{ from: 1, price: 14_500 }]],
    ['priceInCents', '14500', [{ from: 1, price: 14_500 }]],
    ['precio_centavos', 14_500, [{ from: 1, price: 14_500 }]],
    ['precio_en_centavos', '14500', [{ from: 1, price: 14_500 }]],
    ['price_cents', 145.5, []],
    ['price_cents', '$145.00', []],
    ['price_cents', 0, []],
    ['price_cents', null, []],
  ])('de %s con %j, el precio se lee en centavos o no se lee', async (name, value, tiers) => {
    expect(await from([{ id: 1, name: 'A', [name]: value }], products)).toMatchObject([{ tiers }])
  })

  it('el dialecto que nombra una columna de centavos no la toma por pesos', async () => {
    const { http } = open([() => json([{ id: 1, name: 'A', costo_cents: 14_500 }])], {
      dialect: { campos: { producto: { 'precios.precio': ['costo_cents'] } } },
    })
    expect(await products(http)).toMatchObject({ value: [{ tiers: [{ from: 1, price: 14_500 }] }] })
  })

  it('los de una empresa, una promoción, un artículo y una conversación', async () => {
    const company = {
      id: 1,
      name: 'Telar',
      logo_url: '/storage/l.svg',
      cover_url: '/storage/c.png',
      is_verified: true,
      founded_year: 1972,
      min_order_cents: 300_000,
      contact: { phone: '445' },
    }
    expect(await from({ data: company }, (http) => createCatalogue(http).company('1'))).toMatchObject({
      logo: 'l.svg',
      cover: 'c.png',
      verified: true,
      since: 1972,
      minimumOrder: 300_000,
      phone: '445',
    })
    const slide = {
      id: 1,
      title: 'Bebé',
      image: { desktop: '/storage/b.svg', mobile: null },
      cta: { label: 'Ver', url: '/catalogoempresa' },
    }
    expect(await from({ data: [slide] }, (http) => createCatalogue(http).carousel('a'))).toMatchObject([
      { title: 'Bebé', image: 'b.svg', link: '/catalogoempresa' },
    ])
    const post = {
      id: 2,
      title: 'Lino',
      excerpt: 'Fresco',
      cover_image: { url: '/storage/l.png', width: 1200 },
      category: { id: 1, name: 'Moda' },
      author: { name: 'Eva', avatar_url: null },
      published_at: '2024-05-12T00:00:00-06:00',
      content: '<p>x</p>',
    }
    expect(await from({ data: post }, (http) => createBlog(http).article('2'))).toMatchObject({
      image: 'l.png',
      author: 'Eva',
      classification: 'Moda',
      publishedAt: Date.UTC(2024, 4, 12, 6),
    })
    const thread = {
      id: 9008,
      company: { id: 8, name: 'Telar', logo_url: '/storage/l.svg' },
      last_message: { body: 'Hola', sent_at: 1_715_500_800 },
      unread_count: 2,
    }
    expect(await from({ data: [thread], meta: { total: 1 } }, (http) => createMessaging(http).inbox(user))).toEqual([
      { storeId: '8', storeName: 'Telar', logo: 'l.svg', lastText: 'Hola', lastAt: 1_715_500_800_000, unread: 2 },
    ])
  })
})

describe('El folio de un pedido', () => {
  it.each<[string, unknown, number?]>([
    ['PED-6', { status: 'success', id_pedido: '6', folio: 'PED-6', total: '4,313.92' }, 431_392],
    ['PED-6', { status: 'ok', mensaje: 'Pedido levantado', resultado: { id: 6, num_pedido: 'PED-6' } }],
    [
      'PED-6',
      { success: true, data: { id: 6, number: 'PED-6', status: 'pending', total_cents: 431_392, items: [] } },
      431_392,
    ],
    ['6', { success: true, id_pedido: '6' }],
    ['6', { success: true, id: 6 }],
  ])('%s es el que se dice, y no el número de su fila', async (folio, answer, total) => {
    expect(
      await read(answer, (http) =>
        createOrders(http).create({ clientId: 'c', user, storeId: '1', note: '', lines: [], total: 0 }),
      ),
    ).toEqual({ folio, ...(total !== undefined && { total }) })
  })
})

describe('Los precios y mínimos que cada tienda escribe a su modo', () => {
  it('por pieza, media docena, docena y mayoreo, y la oferta que vale', async () => {
    const row = {
      idProd: '7',
      nombre: 'Suéter',
      precio: '225.00',
      precio_media_docena: '209.25',
      precio_docena: '195.75',
      precio_mayoreo: '175.50',
      piezas_mayoreo: '24',
      en_oferta: 'NO',
      precio_oferta: '157.50',
    }
    expect(await read([row, { ...row, idProd: '8', en_oferta: 'SI' }], products)).toMatchObject([
      {
        tiers: [
          { from: 1, price: 22_500 },
          { from: 6, price: 20_925 },
          { from: 12, price: 19_575 },
          { from: 24, price: 17_550 },
        ],
      },
      { tiers: [{ from: 1, price: 15_750 }] },
    ])
  })

  it('la compra mínima es de piezas o de pesos, según cuánto sea', async () => {
    expect(
      await read(
        [
          { id: 1, nombre: 'A', minimo_compra: '6' },
          { id: 2, nombre: 'B', minimo_compra: '1,500.00' },
        ],
        products,
      ),
    ).toMatchObject([{ minimum: 6 }, { minimum: 1 }])
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '6' }, product)).toMatchObject({
      minimum: 6,
      storeMinimum: null,
    })
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '6', compra_minima: '1500.00' }, product)).toMatchObject({
      minimum: 6,
      storeMinimum: 150_000,
    })
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '1,500.00' }, product)).toMatchObject({
      minimum: 1,
      storeMinimum: 150_000,
    })
    expect(
      await read({ id: 1, nombre: 'A', compra_minima: '12' }, (http) => createCatalogue(http).company('1')),
    ).toMatchObject({ minimumOrder: null })
  })
})

describe('Las fotos en columnas numeradas', () => {
  it('son la galería, con la principal al frente y sin las vacías', async () => {
    expect(
      await read({ id: 1, nombre: 'A', foto1: 'p/1.png', foto2: 'p/2.png', foto3: '', foto4: null }, product),
    ).toMatchObject({ image: 'p/1.png', gallery: ['p/1.png', 'p/2.png'] })
    expect(
      await read({ id: 1, nombre: 'A', imagen: 'p/1.png', imagen_2: 'p/2.png', imagen_3: 'p/3.png' }, product),
    ).toMatchObject({ image: 'p/1.png', gallery: ['p/1.png', 'p/2.png', 'p/3.png'] })
  })
})

describe('La lista de fotos en una lista de productos', () => {
  it.each([['p/1.png,p/2.png'], [['p/1.png', 'p/2.png']], [[{ url: 'p/1.png' }]], ['["p/1.png"]']])(
    '%j muestra la primera',
    async (fotos) => {
      expect(await read([{ id: 1, nombre: 'A', fotos }], products)).toMatchObject([{ image: 'p/1.png' }])
      expect(await read([{ id: 1, nombre: 'A', imagen: 'p/0.png', fotos }], products)).toMatchObject([
        { image: 'p/0.png' },
      ])
    },
  )
})
