import fc from 'fast-check'
import { expect, it } from 'vitest'
import { articleHtml } from '../../../src/hosting/pages/article-html.ts'
import { articleImage, articleLink, sanitised, withoutForeignTags } from '../../../src/ui/features/blog/sanitise.ts'

it.each([
  ['/canaive?x=1#y', '/canaive?x=1#y'],
  ['https://puntada.mx/blog', '/blog'],
  ['https://otro.example/', 'https://otro.example/'],
  ['https://yo@otro.example/', null],
  ['//otro.example', null],
  ['/\\otro.example', null],
  ['https://puntada.mx//otro.example', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['https://[', null],
])('R11.41 a dónde lleva el enlace %j', (href, expected) => {
  expect(articleLink(href, 'https://puntada.mx/articulo/1')?.href ?? null).toBe(expected)
})

it.each([
  ['/images/blog/niña%20(1).jpg', '/images/', '/images/blog/ni%C3%B1a%20(1).jpg'],
  ['https://puntada.mx/images/blog/1.jpg', '/images/', '/images/blog/1.jpg'],
  ['http://fotos.mx/mayoreo/1.jpg', 'https://fotos.mx/mayoreo/', 'https://fotos.mx/mayoreo/1.jpg'],
  ['https://malo.example/images/1.jpg', '/images/', null],
  ['https://yo@puntada.mx/images/1.jpg', '/images/', null],
  ['/\\malo.example/1.jpg', '/images/', null],
  ['https://puntada.mx/api/logout.php', '/images/', null],
  ['data:image/png;base64,AAAA', '/images/', null],
  ['', '/images/', null],
])('R11.41 de dónde sale la imagen %j', (src, base, expected) => {
  expect(articleImage(src, base, 'https://puntada.mx/articulo/1')).toBe(expected)
})

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
it.each([
  ['<p style="color:red" onclick=\'a()\' class=x>Uno</p>', '<p>Uno</p>'],
  ['<P STYLE=color:red>Dos<BR/>', '<p>Dos<br>'],
  ['<a title="y > style=x" href=\'/a?b="c"\' data-href=x>Tres</a>', '<a href="/a?b=&quot;c&quot;">Tres</a>'],
  ['<style>p{}</style><svg onload=a()><style>x</style></svg><!-- <p style=x> -->Cuatro', 'Cuatro'],
  ['<custom-tag style="a">Cinco</custom-tag><font color=red>!</font>', 'Cinco!'],
  ['3 < 5 y <!doctype html><?php echo 1 ?>seis', '3 &lt; 5 y seis'],
  ['<p style="sin cerrar>siete', 'siete'],
  ['<div>nueve</div><div>diez</div>', '<p>nueve</p><p>diez</p>'],
  ['<!--[if gte mso 9]><xml>Normal</xml><![endif]--><xml>Normal</xml><o:p>once</o:p>', 'once'],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="YouTube video player"></iframe>',
    ` <a href="${VIDEO}">Ver el video en YouTube</a> `,
  ],
  [
    "<iframe width=560 src='//www.youtube-nocookie.com/embed/dQw4w9WgXcQ' title='Cómo doblar'></iframe>",
    ` <a href="${VIDEO}">Ver el video en YouTube: Cómo doblar</a> `,
  ],
  [
    '<video controls><source src="https://videos.mx/taller.mp4"></video>',
    ' <a href="https://videos.mx/taller.mp4">Ver el video en videos.mx</a> ',
  ],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    ' <a href="https://www.google.com/maps/embed?pb=1">Ver en google.com</a> ',
  ],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<iframe srcdoc="<p>x</p>"></iframe>', ''],
  ['<iframe src="http://otro.mx/video"></iframe>', ''],
  [
    '<iframe src="https://otro.mx/" title="<img src=x>&quot;"></iframe>',
    ' <a href="https://otro.mx/">Ver en otro.mx: &lt;img src=x&gt;&quot;</a> ',
  ],
])('R11.41 R11.238 de «%s» solo llega al navegador lo permitido', (html, expected) => {
  expect(withoutForeignTags(html)).toBe(expected)
})

it('R11.238 una imagen de otra parte deja su texto, y una tabla se recorre de lado', () => {
  const html = '<p><img src="https://otro.mx/1.jpg" alt="Tabla de medidas"></p><table><tr><td>CH</td></tr></table>'
  expect(articleHtml(html, '/images/', 'https://puntada.mx/articulo/1')).toBe(
    '<p>Tabla de medidas</p><div class="article-table" tabindex="0" role="region" aria-label="Tabla">' +
      '<table><tr><td>CH</td></tr></table></div>',
  )
})

it('R11.230 la imagen de un artículo también se pide a la medida', () => {
  const here = 'https://puntada.mx/articulo/1'
  const image = (sizes: string) => articleHtml('<img src="blog/1.jpg" alt="">', '/images/', here, sizes)
  expect(image('/images/w{width}/{path}')).toContain(
    'srcset="/images/w160/blog/1.jpg 160w, /images/w320/blog/1.jpg 320w,',
  )
  expect(image('')).not.toContain('srcset')
})

it('R11.41 de ningún artículo quedan etiquetas ni atributos fuera de los permitidos', () => {
  const PIECES =
    '<p>|</p>|<svg>|<math>|<style>|<img src=x onerror=a()>|<a href="javascript:a()">|</a>|<template>|<script>|' +
    '</script>|<table>|<td onmouseover=a()>|<!--|-->|<noscript>|texto|"|<h2 id=x style=y>'
  const ALLOWED = 'p,br,hr,h2,h3,h4,ul,ol,li,strong,b,em,i,a,blockquote,table,caption,thead,tbody,tr,th,td'
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES.split('|')), { maxLength: 12 }), (parts) => {
      for (const node of sanitised(parts.join('')).querySelectorAll('*:not(.article-table)')) {
        expect(node.matches(ALLOWED)).toBe(true)
        expect('href colspan rowspan scope target rel'.split(' ')).toEqual(
          expect.arrayContaining(node.getAttributeNames()),
        )
      }
    }),
    { numRuns: 60 },
  )
})
