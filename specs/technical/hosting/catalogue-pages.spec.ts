// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { cataloguePages, searchFiles, type CataloguePage } from '../../../src/hosting/pages/catalogue-pages.ts'
import { headAddresses } from '../../../src/hosting/pages/scripts.ts'
import { readSettings } from '../../../src/hosting/settings.ts'
import { fetchFrom, small } from '../../support/simulated.ts'

/** The pages of a catalogue, one of whose answers may be another. */
const reading = (
  address = 'https://mi-servidor.example',
  part = '',
  instead = () => new Response('', { status: 404 }),
) => {
  const ask = fetchFrom(createHandlers(small()))
  const [asked, under]: [string[], number[]] = [[], []]
  let now = 0
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(url)
    under.push((now += 1))
    const answer = await ask(url, init)
    now -= 1
    return part !== '' && url.includes(part) ? instead() : answer
  }
  return { catalogue: cataloguePages(address, readSettings({}), fetch), asked, under }
}
const pagesOf = async ({ catalogue }: Pick<ReturnType<typeof reading>, 'catalogue'>) => {
  const pages: CataloguePage[] = []
  for await (const page of (await catalogue).pages) pages.push(page)
  return pages
}

const UNCLEAN =
  '<h2 onclick="a()">Tela</h2><p>Uno <b>dos<img src="blog/1.svg" onerror="a()"><a href="javascript:a()">x</a>'

describe('Las páginas del catálogo', () => {
  const whole = reading(undefined, 'data-blog-article.php?id=8', () =>
    Response.json([{ id: '8', titulo: 'Tela', contenido: UNCLEAN }]),
  )
  const wholePages = pagesOf(whole)

  it('R12.36 cada producto, empresa, artículo y segmento escribe lo que dura, y la lista entera', async () => {
    const { asked, under, catalogue } = whole
    const found = await wholePages
    expect(found).toHaveLength((await catalogue).count)
    const written = (path: string) => JSON.stringify(found.find((page) => page.path === path)?.built())
    expect(written('/vistaproducto/7')).toMatch(/"gallery":\["[^"]+".*"description":"[^"]+"/)
    expect(written('/empresa/2')).toMatch(/"cover":"[^"]+".*"story":"[^"]+"/)
    expect(written('/articulo/1')).toMatch(/"html":"[^"]+"/)
    for (const path of ['/productos/dama/0/todas', '/productos/todos/0/todas'])
      expect(written(path).match(/"storeName":/g), path).toHaveLength(8)
    expect(Math.max(...under)).toBe(8)
    expect(new Set(asked.filter((url) => url.includes('data-product.php')))).toHaveProperty('size', 80)
    expect(asked.every((url) => url.startsWith('https://mi-servidor.example/api/'))).toBe(true)
  })

  it('R13.08 nunca escribe precios, mínimos ni existencias, y del lugar de una cifra solo su ancho', async () => {
    // What an article says of prices is its author's text.
    const pages = (await wholePages).filter(({ name }) => name !== 'article')
    const text = JSON.stringify(pages.map(({ built }) => built()))
    expect(text).not.toMatch(/"(?:from|multiple|soldOut|storeMinimum|minimumOrder|favourite)":|\$/)
    const room = text.match(/"(?:[^"]*c\/u desde[^"]*|\u2007+)"/g) ?? []
    expect(room.length).toBeGreaterThan(100)
    expect(room.filter((text) => /\d/.test(text))).toEqual([])
  })

  it('R11.41 R12.36 el texto de un artículo se escribe ya limpio, y entero aunque venga mal cerrado', async () => {
    const page = (await wholePages).find(({ path }) => path === '/articulo/8')
    expect(page?.built()[0]?.[1]).toHaveProperty(
      'html',
      '<h2>Tela</h2><p>Uno <b>dos<img src="/images/blog/1.svg" loading="lazy" alt=""><a>x</a></b></p>',
    )
  })

  it('R12.36 una lectura que falla detiene la construcción y dice cuál', async () => {
    const broken = reading('https://mi-servidor.example/api/', 'data-product.php?id=77')
    await expect(pagesOf(broken)).rejects.toThrow('el producto 77 de https://mi-servidor.example/api falló')
    await expect(reading('mi-servidor').catalogue).rejects.toThrow('PRERENDER_API dice «mi-servidor»')
  })

  it('R13.17 de un catálogo grande nunca hay leídos más de ocho productos que falten de dibujar', async () => {
    const { catalogue, asked } = reading()
    let [drawn, most] = [0, 0]
    for await (const { name } of (await catalogue).pages) {
      const read = asked.filter((url) => url.includes('data-product.php')).length
      most = Math.max(most, read - drawn)
      if (name === 'product') drawn += 1
      // Drawing takes longer than a read.
      await new Promise((done) => setTimeout(done, 2))
    }
    expect([drawn, most]).toEqual([80, 8])
  })

  it('R13.15 el texto de un artículo que no se puede leer solo deja sin página a ese artículo', async () => {
    const contenido = '<blockquote>'.repeat(5000)
    const pages = await pagesOf(
      reading(undefined, 'data-blog-article.php?id=7', () => Response.json([{ id: '7', titulo: 'Hondo', contenido }])),
    )
    const builtOf = (id: number) => pages.find(({ path }) => path === `/articulo/${id}`)?.built
    expect(builtOf(6)?.()).toHaveLength(1)
    expect(builtOf(7)).toThrow(RangeError)
  })

  it('R12.36 cada segmento tiene su dirección, también dos que suenan igual y los que no llevan letras latinas', async () => {
    const names = ['***', '童装', 'Dama', 'DAMA +']
    const pages = await pagesOf(
      reading(undefined, 'list-segmentos', () => Response.json(names.map((segmento) => ({ segmento, svg: '' })))),
    )
    const segments = pages.flatMap(({ segment, path }) => (segment === '' ? [] : [path.split('/')[2]]))
    expect(segments).toEqual(['2a-2a-2a', '7ae5-88c5', 'dama', 'dama-2'])
    const reads = headAddresses('/productos/dama-2/0/todas', { user: '', segments: names.map((name) => ({ name })) })
    expect(reads).toContain('/list-products-page.php?segmento=DAMA+%2B&categoria=&talla=')
  })

  it('R12.36 la construcción no sigue a otro servidor, ni lee una lista sin fin', async () => {
    const led = (Location: string) =>
      reading(undefined, 'list-products-page', () => new Response(null, { status: 302, headers: { Location } }))
    const away = led('http://otro.mx/lista')
    await expect(away.catalogue).rejects.toThrow(
      'la lista de productos de https://mi-servidor.example/api falló (lleva a otro',
    )
    expect(away.asked.filter((url) => url.includes('otro.mx'))).toEqual([])
    const near = led('/api/otra.php')
    await expect(near.catalogue).rejects.toThrow('404')
    expect(near.asked).toContain('https://mi-servidor.example/api/otra.php')
    const pull = (list: ReadableStreamDefaultController) => list.enqueue(new Uint8Array(1_000_000))
    const endless = reading(undefined, 'list-products-page', () => new Response(new ReadableStream({ pull })))
    await expect(endless.catalogue).rejects.toThrow('mandó más de 100 MB')
  })

  it('R12.36 el mapa del sitio nombra las direcciones enteras', () => {
    const files = searchFiles('https://puntada.mx', ['/vistaproducto/7'], 'Disallow: /api/\n\n')
    const { 'sitemap.xml': text, 'robots.txt': robots } = files
    expect(robots).toBe('Disallow: /api/\nSitemap: https://puntada.mx/sitemap.xml\n')
    expect(text).toContain('<url><loc>https://puntada.mx/</loc></url>')
    expect(text).toContain('<url><loc>https://puntada.mx/vistaproducto/7</loc></url>')
    expect(text).not.toMatch(/\/login|\/perfil/)
  })

  it('R12.36 más de 50 000 direcciones van en varios mapas, con su índice', () => {
    const paths = Array.from({ length: 50_001 }, (_, id) => `/vistaproducto/${id}`)
    const files: Readonly<Record<string, string>> = searchFiles('https://puntada.mx', paths, '')
    expect(Object.keys(files).toSorted()).toEqual(['robots.txt', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
    expect(files['sitemap.xml']?.match(/<sitemap><loc>[^<]*/g)).toEqual(
      [1, 2].map((part) => `<sitemap><loc>https://puntada.mx/sitemap-${part}.xml`),
    )
    expect(files['sitemap-1.xml']?.match(/<url>/g)).toHaveLength(50_000)
    expect(files['sitemap-2.xml']).toContain('<loc>https://puntada.mx/vistaproducto/50000</loc>')
  })
})
