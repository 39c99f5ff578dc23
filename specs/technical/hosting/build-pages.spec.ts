// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pageHtml, withLightPicture, type Page } from '../../../src/hosting/pages/page-html.ts'
import { readSettings, type Env } from '../../../src/hosting/settings.ts'

const PAGE: Page = {
  html: '<h1>Hola</h1>',
  head: { title: 'A & B', description: 'Di «hola» & "adiós"' },
  path: '/login',
  styles: { '/assets/base.css': 'h1{color:red}' },
  script: 'antes()',
}
const pageOf = (changed: Partial<Page> = {}, env: Env = {}, guarded = true) =>
  pageHtml(
    { importMap: '', scripts: ['/assets/vendor-A1.js', '/assets/base-B2.js'] },
    { ...PAGE, ...changed },
    readSettings({ VITE_SITE_ORIGIN: 'https://puntada.mx', ...env }),
    guarded,
  )
const SCRIPTS =
  '<script type="module" crossorigin src="/assets/vendor-A1.js"></script>\n' +
  '<script type="module" crossorigin src="/assets/base-B2.js"></script>'
/** These parts stand in the page, in this order. */
const inOrder = (page: string, ...parts: readonly string[]) => {
  const places = parts.map((part) => page.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

describe('Las páginas prerrenderizadas', () => {
  it('dicen título, dirección e imagen, y llevan sus estilos, y su código después del contenido', () => {
    const page = pageOf()
    for (const part of [
      '<title>A &amp; B · Puntada</title>',
      '<meta name="description" content="Di «hola» &amp; &quot;adiós&quot;" />',
      '<link rel="canonical" href="https://puntada.mx/login">',
      '<meta property="og:title" content="A &amp; B"><meta property="og:description" content="Di «hola» ' +
        '&amp; &quot;adiós&quot;">',
      '<meta property="og:url" content="https://puntada.mx/login">',
      '<meta property="og:image" content="https://puntada.mx/portada.jpg">',
      '<style>h1{color:red}</style><link rel="stylesheet" href="/assets/base.css" disabled>',
      '<link rel="expect" href="#fin" blocking="render">',
      '<link rel="modulepreload" crossorigin href="/assets/vendor-A1.js">',
    ])
      expect(page).toContain(part)
    expect(page).not.toMatch(/<!--|main\.tsx/)
    // The first frame waits for what is named behind the content: with a part of it, the rest would move.
    const root = '<div id="root" data-path="/login"><h1>Hola</h1></div>'
    inOrder(page, root, '<noscript id="fin">', `<script>antes()</script>\n${SCRIPTS}`)
  })

  it('la que vale para cualquier dirección no dice ninguna, y su script corre antes que nada', () => {
    const page = pageOf({ path: null, head: null })
    const root = '<div id="root" data-path=""><h1>Hola</h1></div>'
    inOrder(page, '<title>Puntada · Ropa de mayoreo de Guanajuato</title>', '<script>antes()', '<style>', root, SCRIPTS)
    expect(page).not.toContain('canonical')
  })

  it('R11.44 R13.03 llevan, antes que nada, la política que deja correr justo lo que traen', () => {
    const policy = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
    const found = policy.exec(pageOf())?.[1]
    expect(found).toContain("script-src 'self' 'sha256-rabj3BGKBK7ZrHbITBveYWaDtQiIltfUZmyn9m5PW94=';")
    expect(found).toContain("style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY=';")
    expect(pageOf({}, {}, false)).not.toContain('http-equiv')
  })

  it.each([
    ['https://fotos.mx', 'p/7.jpg', 'https://fotos.mx/p/7.jpg'],
    ['https://fotos.mx', 'p/7.svg', 'https://puntada.mx/portada.jpg'],
    ['/images', 'p/7.jpg', 'https://puntada.mx/images/p/7.jpg'],
  ])('R12.36 enseñan la foto de lo que muestran donde un chat la puede enseñar: en %s, %s', (base, image, shown) => {
    const page = pageOf({ head: { title: 'Falda', image } }, { VITE_IMAGES_BASE: base })
    expect(page).toContain(`<meta property="og:image" content="${shown}">`)
  })

  const shared = (page: string) =>
    page.match(/"og:image.*?>/g)?.map((tag) => tag.replace('" content="', ' ').slice(1, -2))
  const head = { title: 'Falda & top', image: 'p/7%20b.jpg', imageHeight: 1350 }
  it.each([
    ['/images/w{width}/{path}', 'https://puntada.mx/images/w1080/p/7%20b.jpg'],
    ['https://fotos.mx/{path}?w={width}', 'https://fotos.mx/p/7%20b.jpg?w=1080'],
  ])(
    'R12.285 donde hay medidas la foto que se comparte es la de 1080, con su tamaño y su texto: %s',
    (sizes, address) => {
      expect(shared(pageOf({ head }, { VITE_IMAGE_SIZES: sizes }))).toEqual([
        `og:image ${address}`,
        'og:image:width 1080',
        'og:image:height 1350',
        'og:image:alt Falda &amp; top',
      ])
    },
  )

  it('R12.285 sin medidas es la del fabricante, sin tamaño, o la del sitio si pesa más de lo que WhatsApp enseña', async () => {
    const asked: string[] = []
    const light = (bytes: number | null, env: Env = {}) =>
      withLightPicture(head, readSettings(env), 'https://api.mx/v1', (address, init) => {
        asked.push(`${init.method} ${address}`)
        if (bytes === null) return Promise.reject(new TypeError('Failed to fetch'))
        return Promise.resolve(new Response(null, { headers: { 'Content-Length': String(bytes) } }))
      })
    const own = ['og:image https://puntada.mx/images/p/7%20b.jpg', 'og:image:alt Falda &amp; top']
    for (const bytes of [null, 0, 299_000])
      expect(shared(pageOf({ head: await light(bytes) })), `${bytes}`).toEqual(own)
    expect(shared(pageOf({ head: await light(310_000) }))).toEqual([
      'og:image https://puntada.mx/portada.jpg',
      'og:image:width 1200',
      'og:image:height 630',
      'og:image:alt Puntada · Ropa de mayoreo de Guanajuato',
    ])
    expect(new Set(asked)).toEqual(new Set(['HEAD https://api.mx/images/p/7%20b.jpg']))
    expect(await light(310_000, { VITE_IMAGE_SIZES: '/images/w{width}/{path}' })).toBe(head)
    expect(asked).toHaveLength(4)
  })

  it('R11.392 R11.393 dicen cómo pedir ayuda, donde hay teléfono, también sin scripts', () => {
    const whatsapp = '<a href="https://wa.me/524451234567?text='
    expect(pageOf({}, { VITE_CONTACT_PHONE: '445 123 4567' }).split(whatsapp)).toHaveLength(3)
    expect(pageOf()).not.toContain('<a href="https')
  })

  it('R13.15 no admiten un atributo style; un texto con esas palabras no es uno', () => {
    for (const html of ['<p title="a > b" style="color:red">', '<p style="color:red">'])
      expect(() => pageOf({ html })).toThrow('lleva un atributo style')
    expect(pageOf({ html: '<p title="a > b">ponle style="color:red" al texto</p>' })).toContain('ponle style=')
  })
})
