// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pageHtml, type Page } from '../../../src/hosting/pages/page-html.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

const CODE = { importMap: '', scripts: ['/assets/vendor-A1.js', '/assets/base-B2.js'] }
const PAGE: Page = {
  html: '<h1>Hola</h1>',
  head: { title: 'A & B', description: 'Di «hola» & "adiós"' },
  path: '/login',
  styles: { '/assets/base.css': 'h1{color:red}' },
  script: 'antes()',
}
const pageOf = (
  changed: Partial<Page> = {},
  { guarded = true, ...env }: { guarded?: boolean } & Record<string, unknown> = {},
) =>
  pageHtml(
    CODE,
    { ...PAGE, ...changed },
    readSettings({ VITE_SITE_ORIGIN: 'https://puntada.mx', ...(env as Record<string, string>) }),
    guarded,
  )

const SCRIPTS =
  '<script type="module" crossorigin src="/assets/vendor-A1.js"></script>\n' +
  '<script type="module" crossorigin src="/assets/base-B2.js"></script>'

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
      `<script>antes()</script>\n${SCRIPTS}`,
      '<div id="root" data-path="/login"><h1>Hola</h1></div>',
    ])
      expect(page).toContain(part)
    expect(page).not.toMatch(/<!--|main\.tsx/)
    // The first frame waits for what is named behind the content: with a part of it, the rest would move.
    const places = ['<h1>Hola</h1>', '<noscript id="fin">', '<script>antes()', SCRIPTS].map((part) =>
      page.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('la que vale para cualquier dirección no dice ninguna, y su script corre antes que nada', () => {
    const page = pageOf({ path: null, head: null })
    expect(page).toContain('<div id="root" data-path=""><h1>Hola</h1></div>')
    expect(page.indexOf(SCRIPTS)).toBeGreaterThan(page.indexOf('<h1>Hola</h1>'))
    expect(page).toContain('<title>Puntada · Ropa de mayoreo de Guanajuato</title>')
    expect(page.indexOf('<script>antes()</script>')).toBeLessThan(page.indexOf('<style>'))
    expect(page).not.toContain('canonical')
  })

  it('R11.44 R13.03 llevan, antes que nada, la política que deja correr justo lo que traen', () => {
    const page = pageOf()
    const policy = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      page,
    )?.[1]
    expect(policy).toContain("script-src 'self' 'sha256-rabj3BGKBK7ZrHbITBveYWaDtQiIltfUZmyn9m5PW94=';")
    expect(policy).toContain("style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY=';")
    expect(pageOf({}, { guarded: false })).not.toContain('http-equiv')
  })

  it.each([
    ['https://fotos.mx', 'p/7.jpg', 'https://fotos.mx/p/7.jpg'],
    ['https://fotos.mx', 'p/7.svg', 'https://puntada.mx/portada.jpg'],
    ['/images', 'p/7.jpg', 'https://puntada.mx/images/p/7.jpg'],
  ])('R12.36 enseñan la foto de lo que muestran donde un chat la puede enseñar: en %s, %s', (base, image, shown) => {
    const page = pageOf({ head: { title: 'Falda', image } }, { VITE_IMAGES_BASE: base })
    expect(page).toContain(`<meta property="og:image" content="${shown}">`)
  })

  it('R13.15 un texto con las palabras style="…" no es un atributo', () => {
    expect(pageOf({ html: '<p title="a > b">ponle style="color:red" al texto</p>' })).toContain('ponle style=')
  })

  it('no admiten un atributo style', () => {
    expect(() => pageOf({ html: '<p title="a > b" style="color:red">' })).toThrow('lleva un atributo style')
    expect(() => pageOf({ html: '<p style="color:red">' })).toThrow('lleva un atributo style')
  })
})
