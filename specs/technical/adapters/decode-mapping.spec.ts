// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../../../src/adapters/http/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import { createMessaging } from '../../../src/adapters/http/messaging.ts'
import { json, open, read } from '../../support/http.ts'
import { ROW } from '../../support/product-row.ts'

const user = 'ana@ejemplo.mx'

describe('Lo que llega de cada lectura', () => {
  it('R3.03 un segmento lleva nombre y archivo de ícono, que está en segments/svg', async () => {
    expect(
      await read([{ segmento: 'Tallas extra', svg: 'tallas-extra.svg' }], (http) => createCatalogue(http).segments()),
    ).toEqual([{ name: 'Tallas extra', slug: 'tallas-extra', icon: 'segments/svg/tallas-extra.svg' }])
  })

  it('R7.11 una categoría lleva su nombre de dirección y su segmento', async () => {
    expect(
      await read([{ id: 4, categoria: 'Tallas extra', segmento: 'Dama' }], (http) =>
        createCatalogue(http).categories(),
      ),
    ).toEqual([{ id: '4', name: 'Tallas extra', slug: 'tallas-extra', segment: 'Dama' }])
  })

  it.each([
    ['el servidor filtra por talla', {}, 'G', [['M', 'G'], ['G']]],
    ['se pidieron todas las tallas', {}, '', [['M', 'G'], []]],
    ['el servidor no filtra por talla', { talla_filtra: false }, 'G', [['M', 'G'], []]],
  ])('R7.13 de un producto que no dice sus tallas, cuando %s', async (_when, dialect, size, expected) => {
    const rows = [
      { ...ROW, id: 'p1', tallas: 'G,M' },
      { ...ROW, id: 'p2', tallas: null },
    ]
    const { http } = open([() => json(rows)], { dialect })
    const result = await createCatalogue(http).productsPage({ segment: 'Dama', category: '', size })
    expect(result.ok && result.value.map(({ sizes }) => sizes)).toEqual(expected)
  })

  it('R7.20 una empresa lleva su logo, su lugar y su mínimo; la ficha, además, su historia', async () => {
    const row = {
      id: 7,
      nombre: 'Telar',
      logo: 'tiendas/7.svg',
      poblacion: 'León',
      especialidad: 'Punto',
      verificada: 1,
      pedido_minimo: '1500',
    }
    const company = {
      id: '7',
      name: 'Telar',
      logo: 'tiendas/7.svg',
      town: 'León',
      speciality: 'Punto',
      verified: true,
      minimumOrder: 150_000,
    }
    expect(await read([row], (http) => createCatalogue(http).companies({ limit: 1 }))).toEqual([company])
    const details = { portada: 'tiendas/p.svg', historia: 'Tejemos', desde: 1984, telefono: '445', correo: 'a@b.mx' }
    expect(await read([{ ...row, ...details }], (http) => createCatalogue(http).company('7'))).toEqual({
      ...company,
      cover: 'tiendas/p.svg',
      story: 'Tejemos',
      since: 1984,
      phone: '445',
      mail: 'a@b.mx',
    })
  })

  it('R7.15 la ficha de un producto lleva lo que la tienda dice de él', async () => {
    const details = {
      descripcion: 'Fresca',
      tela: 'Lino',
      origen: 'Moroleón',
      telefono: '4451234567',
      verificada: '0',
      favorito: '1',
    }
    expect(await read([{ ...ROW, ...details }], (http) => createCatalogue(http).product('p1'))).toMatchObject({
      description: 'Fresca',
      fabric: 'Lino',
      origin: 'Moroleón',
      storePhone: '4451234567',
      storeMinimum: null,
      storeVerified: false,
      favourite: true,
      care: [],
      soldOut: [],
    })
    expect(await read([{ ...ROW, imagen: null }], (http) => createCatalogue(http).product('p1'))).toMatchObject({
      gallery: [],
    })
  })

  it('R7.26 y R7.27 una promoción lleva título, texto, imagen y liga', async () => {
    const row = {
      id: 1,
      titulo: 'Frío',
      texto: 'Suéteres',
      imagen: 'carrusel/1.svg',
      liga: '/productos/dama/1/sueteres',
    }
    const promotion = {
      id: '1',
      title: 'Frío',
      text: 'Suéteres',
      image: 'carrusel/1.svg',
      link: '/productos/dama/1/sueteres',
    }
    expect(await read([row], (http) => createCatalogue(http).carousel('inicio'))).toEqual([promotion])
    expect(await read([row], (http) => createCatalogue(http).banners('inicio'))).toEqual([promotion])
  })

  it('R7.23 y R7.24 un artículo lleva quién, cuándo y de qué; el completo, su texto', async () => {
    const row = {
      id: 3,
      titulo: 'Lino',
      resumen: 'Del campo',
      clasificacion: 'Oficio',
      imagen: 'blog/3.svg',
      autor: 'Eva',
      fecha: '2026-11-21 10:00:00',
    }
    const article = {
      id: '3',
      title: 'Lino',
      summary: 'Del campo',
      classification: 'Oficio',
      image: 'blog/3.svg',
      author: 'Eva',
      publishedAt: Date.UTC(2026, 10, 21, 16),
    }
    expect(await read([row], (http) => createBlog(http).articles())).toEqual([article])
    expect(await read([row], (http) => createBlog(http).related({ id: '1', classification: '' }))).toEqual([article])
    expect(await read([{ ...row, contenido: '<p>x</p>' }], (http) => createBlog(http).article('3'))).toEqual({
      ...article,
      html: '<p>x</p>',
    })
    expect(await read([], (http) => createBlog(http).article('3'))).toBeNull()
  })

  it('R7.31 una conversación lleva la tienda, lo último y cuántos sin leer', async () => {
    const row = {
      id_tienda: 7,
      tienda: 'Telar',
      logo: 'tiendas/7.svg',
      mensaje: 'Hola',
      fecha: '2026-11-21 10:00:00',
      sin_leer: '2',
    }
    expect(await read([row, { id_tienda: 8, tienda: 'Alba' }], (http) => createMessaging(http).inbox(user))).toEqual([
      {
        storeId: '7',
        storeName: 'Telar',
        logo: 'tiendas/7.svg',
        lastText: 'Hola',
        lastAt: Date.UTC(2026, 10, 21, 16),
        unread: 2,
      },
      { storeId: '8', storeName: 'Alba', logo: null, lastText: '', lastAt: null, unread: 0 },
    ])
  })
})
