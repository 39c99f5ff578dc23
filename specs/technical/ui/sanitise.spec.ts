import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleImage, articleLink, sanitised, withoutForeignTags } from '../../../src/ui/features/blog/sanitise.ts'

describe('Lo que se deja pasar de un artículo', () => {
  it.each([
    ['/canaive?x=1#y', '/canaive?x=1#y'],
    ['https://puntada.mx/blog', '/blog'],
    ['https://otro.example/', 'https://otro.example/'],
    ['http://otro.example/', null],
    ['https://yo@otro.example/', null],
    ['//otro.example', null],
    ['/\\otro.example', null],
    ['/.//otro.example', null],
    ['https://puntada.mx//otro.example', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://[', null],
  ])('R11.42 el enlace %j lleva a %j', (href, expected) => {
    expect(articleLink(href, 'https://puntada.mx/articulo/1')?.href ?? null).toBe(expected)
  })

  it.each([
    ['blog/1.jpg', '/images/', '/images/blog/1.jpg'],
    ['/images/blog/niña%20(1).jpg', '/images/', '/images/blog/ni%C3%B1a%20(1).jpg'],
    ['/blog/1.jpg?v=2', '/images/', '/images/blog/1.jpg?v=2'],
    ['https://puntada.mx/images/blog/1.jpg', '/images/', '/images/blog/1.jpg'],
    ['http://fotos.mx/mayoreo/1.jpg', 'https://fotos.mx/mayoreo/', 'https://fotos.mx/mayoreo/1.jpg'],
    ['1.jpg', 'https://fotos.mx/mayoreo/', 'https://fotos.mx/mayoreo/1.jpg'],
    ['https://malo.example/images/1.jpg', '/images/', null],
    ['https://yo@puntada.mx/images/1.jpg', '/images/', null],
    ['//malo.example/images/1.jpg', '/images/', null],
    ['/\\malo.example/1.jpg', '/images/', null],
    ['../api/logout.php', '/images/', null],
    ['/images/../api/logout.php', '/images/', null],
    ['https://puntada.mx/api/logout.php', '/images/', null],
    ['data:image/png;base64,AAAA', '/images/', null],
    ['javascript:alert(1)', '/images/', null],
    ['', '/images/', null],
  ])('R11.41 la imagen %j, con las imágenes en %j, sale de %j', (src, base, expected) => {
    expect(articleImage(src, base, 'https://puntada.mx/articulo/1')).toBe(expected)
  })

  it.each([
    ['<p style="color:red" onclick=\'a()\' class=x>Uno</p>', '<p>Uno</p>'],
    ['<P STYLE=color:red>Dos<BR/>', '<p>Dos<br>'],
    ['<a title="un > y style=x" href=\'/blog?a="b"\' data-href=x>Tres</a>', '<a href="/blog?a=&quot;b&quot;">Tres</a>'],
    ['<style>p{}</style><svg onload=a()><style>x</style></svg><!-- <p style=x> -->Cuatro', 'Cuatro'],
    ['<custom-tag style="a">Cinco</custom-tag><font color=red>!</font>', 'Cinco!'],
    ['3 < 5 y <!doctype html><?php echo 1 ?>seis', '3 &lt; 5 y seis'],
    ['<p style="sin cerrar>siete', 'siete'],
    ['<p style="a" "b>ocho</p>', 'ocho</p>'],
  ])('R11.41 de %s solo llega al navegador lo permitido', (html, expected) => {
    expect(withoutForeignTags(html)).toBe(expected)
  })

  it('R11.41 de ningún artículo quedan etiquetas ni atributos fuera de los permitidos', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<svg>',
      '<math>',
      '<style>',
      '<img src=x onerror=a()>',
      '<a href="javascript:a()">',
      '</a>',
      '<template>',
      '<script>',
      '</script>',
      '<table>',
      '<td onmouseover=a()>',
      '<!--',
      '-->',
      '<noscript>',
      'texto',
      '"',
      '<h2 id=x style=y>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        for (const node of sanitised(parts.join('')).querySelectorAll('*')) {
          expect(
            node.matches('p,br,hr,h2,h3,h4,ul,ol,li,strong,b,em,i,a,blockquote,table,caption,thead,tbody,tr,th,td'),
          ).toBe(true)
          expect(
            node
              .getAttributeNames()
              .filter((name) => !['href', 'colspan', 'rowspan', 'scope', 'target', 'rel'].includes(name)),
          ).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })
})
