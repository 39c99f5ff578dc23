// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { inlineHashes, pageHtml } from '../../../src/hosting/page-html.ts'

const TEMPLATE = `<!doctype html>
<html><head>
<title>x</title>
<meta name="description" content="x" />
<link rel="stylesheet" crossorigin href="/assets/base.css">
</head><body><div id="raiz"></div></body></html>`
const PARTS = {
  template: TEMPLATE,
  html: '<h1>Hola</h1>',
  head: { title: 'A & B', description: 'Di «hola» & "adiós"' },
  path: '/login',
  styles: { '/assets/base.css': 'h1{color:red}' },
  modules: ['/assets/login.js'],
  script: 'antes()',
  origin: 'https://puntada.mx',
}

describe('Las páginas prerrenderizadas', () => {
  it('dicen su título, llevan sus estilos y nombran lo que van a necesitar', () => {
    const page = pageHtml(PARTS)

    expect(page).toContain('<title>A &amp; B · Puntada</title>')
    expect(page).toContain('content="Di «hola» &amp; &quot;adiós&quot;"')
    expect(page).toContain('<link rel="canonical" href="https://puntada.mx/login">')
    expect(page).toContain(
      '<meta property="og:title" content="A &amp; B"><meta property="og:description" content="Di «hola» &amp; &quot;adiós&quot;">',
    )
    expect(page).toContain('<meta property="og:image" content="https://puntada.mx/icon-512.png">')
    expect(page).toContain('<style>h1{color:red}</style><link rel="stylesheet" href="/assets/base.css" disabled>')
    expect(page).toContain(
      '<div id="raiz" data-ruta="/login" data-archivos="/assets/login.js"><h1>Hola</h1></div><script>antes()</script>',
    )
    expect(page).not.toContain('modulepreload')
    expect(page).not.toContain('<link rel="stylesheet" crossorigin')
  })

  it('sin dirección propia no dicen para cuál se prepararon, y su script corre antes que nada', () => {
    const page = pageHtml({ ...PARTS, path: null, head: null })

    expect(page).toContain('<div id="raiz"><h1>Hola</h1></div></body>')
    expect(page).toMatch(/<title>x<\/title>\n<script>antes\(\)<\/script>/)
  })

  it('sin script nombran sus archivos en el head', () => {
    const page = pageHtml({ ...PARTS, script: '' })

    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">')
    expect(page).toContain('<div id="raiz" data-ruta="/login"><h1>Hola</h1></div></body>')
  })

  it('dan el hash de cada script y cada estilo que llevan', () => {
    const page = '<style>h1{color:red}</style><script>antes()</script>'

    expect(inlineHashes([page, page])).toEqual({
      scripts: ["'sha256-rabj3BGKBK7ZrHbITBveYWaDtQiIltfUZmyn9m5PW94='"],
      styles: ["'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='"],
    })
  })

  it('no admiten un atributo style', () => {
    expect(() => pageHtml({ ...PARTS, html: '<p style="color:red">' })).toThrow('lleva un atributo style')
  })
})
