// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../../../src/adapters/http/blog.ts'
import { catalogueEndpoints, createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client.ts'
import { createFavourites } from '../../../src/adapters/http/favourites.ts'
import { createMessaging } from '../../../src/adapters/http/messaging.ts'
import { createOrders } from '../../../src/adapters/http/orders.ts'
import type { Result } from '../../../src/domain/result.ts'
import { gridOf, isSoldOut } from '../../../src/domain/orders/quantity-grid.ts'
import { translatorOf } from '../../../src/adapters/http/columns.ts'
import { json, open } from '../../support/http.ts'

const user = 'ana@ejemplo.mx'

const read = async (answer: unknown, call: (http: HttpClient) => Promise<Result<unknown>>) => {
  const result = await call(open([() => json(answer)]).http)
  return result.ok ? result.value : result.failure
}
const products = (http: HttpClient) => createCatalogue(http).products({ limit: 1 })
const product = (http: HttpClient) => createCatalogue(http).product('1')
const inList = (...registros: readonly unknown[]) => ({ status: 'ok', mensaje: '', resultado: { num_registros: String(registros.length), registros } })

describe('Los nombres abreviados, sin que nadie los enseñe', () => {
  it('los de un producto en una lista', async () => {
    const row = {
      id_prod: '7', modelo: 'TX-7', nom_prod: 'Suéter', precio_men: '270.00', precio_may: '1,180.00', id_emp: '3', nom_emp: 'Telar', municipio: 'Moroleón', nom_cat: 'Punto',
      segm: 'Dama', tallas: 'CH,M', colores: 'Rojo|Azul', nuevo: 'S', vistas: '40', fec_alta: '31/10/2024', precio_anterior: '379.00', existencias: '308', precio_envio: '150.00', pzas_may: '6',
    }
    expect(await read(inList({ ...row, precio_may: '180.00' }), products)).toMatchObject([
      {
        id: '7', name: 'Suéter', storeId: '3', storeName: 'Telar', town: 'Moroleón', category: 'Punto', segment: 'Dama', isNew: true, minimum: 1, sizes: ['CH', 'M'],
        tiers: [{ from: 1, price: 27_000 }, { from: 6, price: 18_000 }], colours: [{ name: 'Rojo', hex: null }, { name: 'Azul', hex: null }],
      },
    ])
  })

  it('los de un producto completo, con su fabricante dentro', async () => {
    const ficha = {
      id_prod: '7', modelo: 'TX-7', nom_prod: 'Suéter', descrip_corta: 'Corta', descrip_larga: 'Larga', es_fav: '1', existencias: '52',
      escala_precios: [{ de: '1', a: '5', precio: '202.50' }, { de: '6', a: '', precio: '150.00' }],
      fabricante: { id_emp: '3', nom_empresa: 'Telar', tel_emp: '445 451 0731', cel_whats: '4451012347', municipio: 'Moroleón', compra_min: '1,750.00' },
    }
    expect(await read({ status: 'ok', resultado: { ficha } }, product)).toMatchObject({
      id: '7', name: 'Suéter', key: 'TX-7', description: 'Larga', favourite: true, storeId: '3', storeName: 'Telar', town: 'Moroleón', storePhone: '4451012347', storeMinimum: 175_000,
      tiers: [{ from: 1, price: 20_250 }, { from: 6, price: 15_000 }], sizes: [],
    })
  })

  it.each([['codigo', 'modelo'], ['clave', 'modelo'], ['sku', 'model']])('%s gana a %s como clave del producto', async (first, second) => {
    expect(await read({ id: 1, nombre: 'A', [second]: 'Campestre', [first]: 'K-1' }, product)).toMatchObject({ key: 'K-1' })
    expect(await read({ id: 1, nombre: 'A', [second]: 'K-2' }, product)).toMatchObject({ key: 'K-2', name: 'A' })
  })

  it('los de una empresa, una promoción, un artículo, una conversación y un mensaje', async () => {
    const company = { id_emp: '1', nom_empresa: 'Telar', logotipo: 'l.png', giro: 'Punto', semblanza: 'Tejemos', afiliada_canaive: 'S', compra_min: '1,750.00', tel_emp: '445', mail_ventas: 'a@b.mx', anio_fundacion: '1986' }
    expect(await read({ status: 'ok', resultado: { datos_empresa: company } }, (http) => createCatalogue(http).company('1'))).toMatchObject({
      id: '1', name: 'Telar', speciality: 'Punto', story: 'Tejemos', verified: true, minimumOrder: 175_000, phone: '445', mail: 'a@b.mx', since: 1986,
    })
    const banner = { archivo: 'b.png', leyenda: 'Bebé', subleyenda: 'Mamelucos', vinculo: '/productos/Bebé/21/Ropa de bebé' }
    expect(await read({ b4: { id_anuncio: '4', ...banner }, b5: { id_anuncio: '5', ...banner } }, (http) => createCatalogue(http).banners('a'))).toEqual([
      { id: '4', title: 'Bebé', text: 'Mamelucos', image: 'b.png', link: '/productos/Bebé/21/Ropa%20de%20bebé' },
      { id: '5', title: 'Bebé', text: 'Mamelucos', image: 'b.png', link: '/productos/Bebé/21/Ropa%20de%20bebé' },
    ])
    const article = { id_nota: '2', encabezado: 'Lino', entradilla: 'Fresco', foto_nota: 'l.png', firma: 'Eva', fec_pub: '12/05/2024', clasif: 'Moda', cuerpo: '<p>x</p>' }
    expect(await read({ status: 'ok', resultado: { nota: article } }, (http) => createBlog(http).article('2'))).toEqual({
      id: '2', title: 'Lino', summary: 'Fresco', classification: 'Moda', image: 'l.png', author: 'Eva', publishedAt: Date.UTC(2024, 4, 12, 6), html: '<p>x</p>',
    })
    expect(await read(inList({ id_emp: '8', nom_emp: 'Telar', ult_msj: 'Hola', fec_hora: '12/05/2024 14:33', sin_leer: '2' }), (http) => createMessaging(http).inbox(user))).toMatchObject([
      { storeId: '8', storeName: 'Telar', lastText: 'Hola', lastAt: Date.UTC(2024, 4, 12, 20, 33), unread: 2 },
    ])
    expect(await read(inList({ id_msj: '3', texto: 'Hola', de: 'T', fec_hora: '12/05/2024 14:33' }), (http) => createMessaging(http).sentTo({ user, storeId: '8' }))).toMatchObject([{ id: '3', text: 'Hola' }])
  })

  it('un mensaje vacío junto a la lista no es la lista', async () => {
    expect(await read({ status: 'ok', mensaje: '', total: '0', resultado: [] }, (http) => createMessaging(http).sentTo({ user, storeId: '8' }))).toEqual([])
    expect(await read(inList({ id_prod: '1', nom_prod: 'A' }), (http) => createFavourites(http).list(user))).toMatchObject([{ id: '1' }])
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
      id: 2, sku: 'BLU-2', name: 'Blusa', price_cents: 14_550, compare_at_price_cents: 20_000, min_order_quantity: 3, image_url: 'https://api.ejemplo.mx/storage/p/2.svg', sizes: ['CH', 'M'],
      in_stock: true, stock: 8, company: { id: 13, name: 'Carmelita', city: 'Celaya', is_verified: true }, category: { id: 1, name: 'Blusas' }, segment: { id: 1, name: 'Dama' },
    }
    expect(await from({ data: [row], meta: { total: 1 } }, products)).toMatchObject([
      { id: '2', name: 'Blusa', tiers: [{ from: 1, price: 14_550 }], minimum: 3, image: 'p/2.svg', sizes: ['CH', 'M'], storeId: '13', storeName: 'Carmelita', town: 'Celaya', storeVerified: true, category: 'Blusas', segment: 'Dama' },
    ])
    const hit = { productId: 2, productName: 'Blusa', price: 145.5, minOrderQuantity: 3, thumbnailUrl: '/storage/p/2.svg', companyId: 13, companyName: 'Carmelita', companyCity: 'Celaya', availableSizes: ['CH'] }
    expect(await from({ hits: [hit] }, products)).toMatchObject([{ id: '2', tiers: [{ from: 1, price: 14_550 }], minimum: 3, image: 'p/2.svg', sizes: ['CH'], storeId: '13' }])
  })

  it('los de un producto completo, con los precios por volumen en centavos', async () => {
    const row = {
      id: 2, name: 'Blusa', price_cents: 14_500, price_tiers: [{ min: 3, max: 11, price_cents: 14_500 }, { min: 12, max: null, price_cents: 13_340 }],
      attributes: { material: 'Lino', care_instructions: 'Lavar a mano', country_of_origin: 'MX' },
    }
    expect(await from({ data: row }, product)).toMatchObject({ tiers: [{ from: 3, price: 14_500 }, { from: 12, price: 13_340 }], fabric: 'Lino', care: ['Lavar a mano'], origin: 'MX' })
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
    const { http } = open([() => json([{ id: 1, name: 'A', costo_cents: 14_500 }])], { dialect: { campos: { producto: { 'precios.precio': ['costo_cents'] } } } })
    expect(await products(http)).toMatchObject({ value: [{ tiers: [{ from: 1, price: 14_500 }] }] })
  })

  it('los de una empresa, una promoción, un artículo y una conversación', async () => {
    const company = { id: 1, name: 'Telar', logo_url: '/storage/l.svg', cover_url: '/storage/c.png', is_verified: true, founded_year: 1972, min_order_cents: 300_000, contact: { phone: '445' } }
    expect(await from({ data: company }, (http) => createCatalogue(http).company('1'))).toMatchObject({ logo: 'l.svg', cover: 'c.png', verified: true, since: 1972, minimumOrder: 300_000, phone: '445' })
    const slide = { id: 1, title: 'Bebé', image: { desktop: '/storage/b.svg', mobile: null }, cta: { label: 'Ver', url: '/catalogoempresa' } }
    expect(await from({ data: [slide] }, (http) => createCatalogue(http).carousel('a'))).toMatchObject([{ title: 'Bebé', image: 'b.svg', link: '/catalogoempresa' }])
    const post = { id: 2, title: 'Lino', excerpt: 'Fresco', cover_image: { url: '/storage/l.png', width: 1200 }, category: { id: 1, name: 'Moda' }, author: { name: 'Eva', avatar_url: null }, published_at: '2024-05-12T00:00:00-06:00', content: '<p>x</p>' }
    expect(await from({ data: post }, (http) => createBlog(http).article('2'))).toMatchObject({ image: 'l.png', author: 'Eva', classification: 'Moda', publishedAt: Date.UTC(2024, 4, 12, 6) })
    const thread = { id: 9008, company: { id: 8, name: 'Telar', logo_url: '/storage/l.svg' }, last_message: { body: 'Hola', sent_at: 1_715_500_800 }, unread_count: 2 }
    expect(await from({ data: [thread], meta: { total: 1 } }, (http) => createMessaging(http).inbox(user))).toEqual([{ storeId: '8', storeName: 'Telar', logo: 'l.svg', lastText: 'Hola', lastAt: 1_715_500_800_000, unread: 2 }])
  })
})

describe('El folio de un pedido', () => {
  it.each<[string, unknown, number?]>([
    ['PED-6', { status: 'success', id_pedido: '6', folio: 'PED-6', total: '4,313.92' }, 431_392],
    ['PED-6', { status: 'ok', mensaje: 'Pedido levantado', resultado: { id: 6, num_pedido: 'PED-6' } }],
    ['PED-6', { success: true, data: { id: 6, number: 'PED-6', status: 'pending', total_cents: 431_392, items: [] } }, 431_392],
    ['6', { success: true, id_pedido: '6' }],
    ['6', { success: true, id: 6 }],
  ])('%s es el que se dice, y no el número de su fila', async (folio, answer, total) => {
    expect(await read(answer, (http) => createOrders(http).create({ clientId: 'c', user, storeId: '1', note: '', lines: [], total: 0 }))).toEqual({ folio, ...(total !== undefined && { total }) })
  })
})

describe('Los precios y mínimos que cada tienda escribe a su modo', () => {
  it('por pieza, media docena, docena y mayoreo, y la oferta que vale', async () => {
    const row = { idProd: '7', nombre: 'Suéter', precio: '225.00', precio_media_docena: '209.25', precio_docena: '195.75', precio_mayoreo: '175.50', piezas_mayoreo: '24', en_oferta: 'NO', precio_oferta: '157.50' }
    expect(await read([row, { ...row, idProd: '8', en_oferta: 'SI' }], products)).toMatchObject([
      { tiers: [{ from: 1, price: 22_500 }, { from: 6, price: 20_925 }, { from: 12, price: 19_575 }, { from: 24, price: 17_550 }] },
      { tiers: [{ from: 1, price: 15_750 }] },
    ])
  })

  it('la compra mínima es de piezas o de pesos, según cuánto sea', async () => {
    expect(await read([{ id: 1, nombre: 'A', minimo_compra: '6' }, { id: 2, nombre: 'B', minimo_compra: '1,500.00' }], products)).toMatchObject([{ minimum: 6 }, { minimum: 1 }])
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '6' }, product)).toMatchObject({ minimum: 6, storeMinimum: null })
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '6', compra_minima: '1500.00' }, product)).toMatchObject({ minimum: 6, storeMinimum: 150_000 })
    expect(await read({ id: 1, nombre: 'A', minimo_compra: '1,500.00' }, product)).toMatchObject({ minimum: 1, storeMinimum: 150_000 })
    expect(await read({ id: 1, nombre: 'A', compra_minima: '12' }, (http) => createCatalogue(http).company('1'))).toMatchObject({ minimumOrder: null })
  })
})

describe('Las fotos en columnas numeradas', () => {
  it('son la galería, con la principal al frente y sin las vacías', async () => {
    expect(await read({ id: 1, nombre: 'A', foto1: 'p/1.png', foto2: 'p/2.png', foto3: '', foto4: null }, product)).toMatchObject({ image: 'p/1.png', gallery: ['p/1.png', 'p/2.png'] })
    expect(await read({ id: 1, nombre: 'A', imagen: 'p/1.png', imagen_2: 'p/2.png', imagen_3: 'p/3.png' }, product)).toMatchObject({ image: 'p/1.png', gallery: ['p/1.png', 'p/2.png', 'p/3.png'] })
  })
})

describe('La lista de fotos en una lista de productos', () => {
  it.each([['p/1.png,p/2.png'], [['p/1.png', 'p/2.png']], [[{ url: 'p/1.png' }]], ['["p/1.png"]']])('%j muestra la primera', async (fotos) => {
    expect(await read([{ id: 1, nombre: 'A', fotos }], products)).toMatchObject([{ image: 'p/1.png' }])
    expect(await read([{ id: 1, nombre: 'A', imagen: 'p/0.png', fotos }], products)).toMatchObject([{ image: 'p/0.png' }])
  })
})

describe('La corrida en filas', () => {
  const corrida = [
    { talla: 'M', color: 'Azul', cod_color: '#1A2A57', existencia: '5', sku: 'a' },
    { talla: 'CH', color: 'Azul', cod_color: '#1A2A57', existencia: '0', sku: 'b' },
    { talla: 'M', color: 'Gris', cod_color: '', existencia: '0', sku: 'c' },
    { talla: 'M', color: 'Gris', cod_color: '', existencia: '3', sku: 'd' },
  ]

  it.each(['corrida', 'inventario', 'variantes', 'existencias', 'tallas'])('da tallas, colores y lo agotado con el nombre «%s»', async (name) => {
    const { explain } = translatorOf(catalogueEndpoints.product, { dialect: {}, imagesBase: '/images' })
    expect(explain({ id: 1, nombre: 'A', [name]: corrida })).toMatchObject({ tallas: name, colores: name, agotados: name })
    expect(await read({ id: 1, nombre: 'A', [name]: corrida }, product)).toMatchObject({
      sizes: ['CH', 'M'], colours: [{ name: 'Azul', hex: '#1a2a57' }, { name: 'Gris', hex: null }], soldOut: [{ colour: 'Azul', size: 'CH' }, { colour: 'Gris', size: 'CH' }],
    })
  })

  it('también con objetos dentro, o como JSON en un texto', async () => {
    const rows = corrida.map(({ talla, color, cod_color, existencia }) => ({ talla: { id: 1, nombre: talla }, color: { id: 2, nombre: color, hex: cod_color }, stock: Number(existencia) }))
    const expected = { sizes: ['CH', 'M'], colours: [{ name: 'Azul', hex: '#1a2a57' }, { name: 'Gris', hex: null }], soldOut: [{ colour: 'Azul', size: 'CH' }, { colour: 'Gris', size: 'CH' }] }
    expect(await read({ id: 1, nombre: 'A', variants: rows }, product)).toMatchObject(expected)
    expect(await read({ id: 1, nombre: 'A', corrida: JSON.stringify(corrida) }, product)).toMatchObject(expected)
    expect(await read({ id: 1, nombre: 'A', tallas: JSON.stringify(corrida) }, product)).toMatchObject(expected)
  })

  it('también cuando la fila de antes trae sus tallas en un texto', async () => {
    expect(await read([{ id: 1, nom_prod: 'A', tallas: 'CH,M' }, { id: 2, nom_prod: 'B', tallas: corrida }], products)).toMatchObject([
      { sizes: ['CH', 'M'], colours: [] },
      { sizes: ['CH', 'M'], colours: [{ name: 'Azul', hex: '#1a2a57' }, { name: 'Gris', hex: null }] },
    ])
  })

  it('de la que alguien llamó tallas o colores en su dialecto se toman las tallas y los colores', async () => {
    const { http } = open([() => json({ id: 1, nombre: 'A', surtido: corrida.map((row) => ({ ...row, nombre: 'Suéter' })) })], { dialect: { campos: { producto: { tallas: ['surtido'], colores: ['surtido'], galeria: [''] } } } })
    const found = await createCatalogue(http).product('1')
    expect(found.ok && found.value).toMatchObject({ sizes: ['CH', 'M'], colours: [{ name: 'Azul', hex: '#1a2a57' }, { name: 'Gris', hex: null }] })
  })

  it('no quita lo que el producto ya dice de sí', async () => {
    expect(await read({ id: 1, nombre: 'A', tallas: 'CH,M,G', colores: 'Azul:#000000', corrida }, product)).toMatchObject({ sizes: ['CH', 'M', 'G'], colours: [{ name: 'Azul', hex: '#000000' }] })
  })

  it('dice cuáles son las tallas de un rango', async () => {
    const existencias = [{ Talla: '6', Color: 'Azul', Cantidad: '3' }, { Talla: '8', Color: 'Azul', Cantidad: '0' }]
    expect(await read({ id: 1, nombre: 'A', tallas: '6-8', existencias }, product)).toMatchObject({ sizes: ['6', '8'], soldOut: [{ colour: 'Azul', size: '8' }] })
    expect(await read({ id: 1, nombre: 'A', tallas: '6', existencias }, product)).toMatchObject({ sizes: ['6'] })
  })

  const productWith = async (variantes: unknown) => {
    const found = await createCatalogue(open([() => json({ id: 1, nombre: 'A', variantes })]).http).product('1')
    if (!found.ok || found.value === null) throw new Error('no se leyó el producto')
    return found.value
  }

  it('la combinación que no está en la corrida no se puede pedir', async () => {
    const rows = [{ color: 'Negro', talla: 'CH', stock: 4 }, { color: 'Negro', talla: 'M', stock: 2 }, { color: 'Rojo', talla: 'CH', stock: 3 }]
    const { colours, sizes, soldOut } = await productWith(rows)
    expect([colours.map(({ name }) => name), sizes, soldOut]).toEqual([['Negro', 'Rojo'], ['CH', 'M'], [{ colour: 'Rojo', size: 'M' }]])
  })

  it.each<[object, boolean]>([
    [{ disponible: 'no' }, true],
    [{ disponible: 'N' }, true],
    [{ existencia: 'Agotado' }, true],
    [{ stock: false }, true],
    [{ stock: '0.00' }, true],
    [{ stock: -2 }, true],
    [{ agotado: '1' }, true],
    [{ agotado: '0' }, false],
    [{ disponible: 'si' }, false],
    [{ stock: '1,200' }, false],
    [{ stock: null }, false],
    [{ stock: '' }, false],
    [{}, false],
  ])('de %j se entiende que está agotada: %s', async (says, isSoldOutToo) => {
    const { soldOut } = await productWith([{ color: 'Negro', talla: 'CH', ...says }, { color: 'Negro', talla: 'M', stock: 5 }])
    expect(soldOut).toEqual(isSoldOutToo ? [{ colour: 'Negro', size: 'CH' }] : [])
  })

  it.each<[string, readonly object[], readonly object[]]>([
    ['no da un precio que no vale para todas', [{ precio: '145.00' }, { precio: '160.00' }], []],
    ['tampoco si uno viene en centavos', [{ price_cents: 14500 }, { price_cents: 16000 }], []],
    ['deja el del producto si todas cuestan igual', [{ precio: '145' }, { precio: 145 }], [{ from: 1, price: 14500 }]],
    ['o si solo alguna lo dice', [{ precio: '145' }, { precio: 0 }], [{ from: 1, price: 14500 }]],
  ])('de tallas con precio propio: %s', async (_, [small, large], tiers) => {
    const corrida = [{ talla: 'CH', color: 'Azul', ...small }, { talla: 'XG', color: 'Azul', ...large }]
    expect(await read({ id: 1, nombre: 'A', precio: '145.00', corrida }, product)).toMatchObject({ sizes: ['CH', 'XG'], tiers })
    expect(await read([{ id: 1, nombre: 'A', precio: '145.00', corrida }], products)).toMatchObject([{ tiers }])
  })

  it('un renglón malo no quita los buenos, y un color guarda el tono que algún renglón dijo', async () => {
    const rows = [{ color: 'Azul', hex: '#1a2a57', talla: 'CH' }, null, { nota: 'revisar' }, { color: 'Azul', hex: '', talla: 'M' }]
    const { colours, sizes } = await productWith(rows)
    expect([colours, sizes]).toEqual([[{ name: 'Azul', hex: '#1a2a57' }], ['CH', 'M']])
  })

  it('sin colores, lo agotado de una talla vale para todos', async () => {
    const found = await createCatalogue(open([() => json({ id: 1, nombre: 'A', colores: 'Rojo,Azul', inventario: [{ talla: 'CH', existencia: 0 }, { talla: 'M', existencia: 4 }] })]).http).product('1')
    const grid = gridOf((found.ok && found.value) as Parameters<typeof gridOf>[0])
    expect(['Rojo', 'Azul'].map((colour) => ['CH', 'M'].map((size) => isSoldOut(grid, colour, size)))).toEqual([[true, false], [true, false]])
  })

  it.each<[string, unknown]>([
    ['un número de existencias', 240],
    ['las existencias por sucursal', [{ sucursal: 'Centro', existencia: 4 }]],
    ['nada', []],
    ['un texto', 'corrida completa'],
  ])('%s no es una corrida', async (_, existencias) => {
    expect(await read({ id: 1, nombre: 'A', existencias }, product)).toMatchObject({ sizes: [], colours: [], soldOut: [] })
  })
})
