// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { field, type Field } from '../../../src/adapters/http/fields.ts'
import { printable, remembered, withoutNotices, withoutTags } from '../../../src/adapters/http/text.ts'
import { clipped } from '../../../src/domain/text.ts'

const IMAGES = { base: 'images', folders: {} }
/** What a field makes of a value: what it read, or what stands in for it. */
const reader =
  <T>(known: Field<T>) =>
  (raw: unknown) =>
    known.read(raw, IMAGES) ?? known.fallback

describe('El texto que se puede mostrar', () => {
  it.each([
    ['Blusa', 'Blusa'],
    [' Blusa ', 'Blusa'],
    ['Blusa ', 'Blusa'],
    [' Blusa', 'Blusa'],
    ['', ''],
    ['Niño Ñandú', 'Niño Ñandú'],
    ['a\u200Eb\u200Fc\u202Ad\u202Ee\u2066f\u2069g\uFEFFh', 'abcdefgh'],
    ['a\u0000b\u0008c\u000Bd\u000Ce\u000Ef\u001Fg\u007Fh', 'abcdefgh'],
    ['a\tb\nc', 'a\tb\nc'],
    ['\ta\n', 'a'],
    ['a\u0080b', 'a\u0080b'],
    ['\u00A0a\u00A0', 'a'],
    ['\u00A1Hola!', '\u00A1Hola!'],
    ['\u1680a', 'a'],
    ['a~', 'a~'],
    ['漢字 ', '漢字'],
    ['null', ''],
    [' null ', ''],
    ['undefined', ''],
    ['NaN', ''],
    ['[object Object]', ''],
    ['\u202Enull', ''],
    ['nullo', 'nullo'],
    ['Null', 'Null'],
    ['NULL', ''],
    ['D&amp;A', 'D&A'],
    ['Ni&ntilde;o &Aacute;lvarez &uuml;', 'Niño Álvarez ü'],
    ['&quot;El G&#252;ero&quot; &#x2014; 5&nbsp;m', '"El Güero" — 5 m'],
    ['&amp;ntilde;', '&ntilde;'],
    ['a & b &desconocida; &#0; &#xD800;', 'a & b &desconocida; &#0; &#xD800;'],
    ['&#8238;null', ''],
    ['emoji \uD83D cortado', 'emoji \uFFFD cortado'],
    ['emoji 👖 entero', 'emoji 👖 entero'],
  ])('%j se muestra como %j', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it.each([
    ['<p>Uno</p><p>Dos <b>tres</b></p>', 'Uno\nDos tres'],
    ['Uno<br>dos<br />tres', 'Uno\ndos\ntres'],
    ['<script>alert(1)</script>Hola<style>p{}</style>', 'Hola'],
    ['talla < 5 y 3 > 2', 'talla < 5 y 3 > 2'],
    ['<3', '<3'],
  ])('sin etiquetas, %j es %j', (text, plain) => {
    expect(withoutTags(text)).toBe(plain)
  })

  it('lo muy largo se corta, y se dice', () => {
    expect([clipped('abc', 3), clipped('abcd', 3), clipped('a😀b', 3)]).toEqual(['abc', 'ab…', 'a…'])
    expect(reader(field.name)('x'.repeat(20_000_000))).toBe(`${'x'.repeat(299)}…`)
    expect(reader(field.plain)('x'.repeat(30_000))).toBe(`${'x'.repeat(19_999)}…`)
    expect(reader(field.id)('x'.repeat(301))).toBeUndefined()
  })

  it('HTML que pasó por htmlspecialchars vuelve a serlo; el que no, se queda como está', () => {
    expect(reader(field.html)('&lt;p&gt;Lino &amp; seda&lt;/p&gt;')).toBe('<p>Lino & seda</p>')
    expect(reader(field.html)('<p>Lino &lt;seda&gt;</p>')).toBe('<p>Lino &lt;seda&gt;</p>')
    expect([reader(field.html)('null'), reader(field.html)(5)]).toEqual(['', ''])
  })

  it.each([
    ['Warning: Undefined variable $x in /var/www/api/x.php on line 12\nregistered', 'registered'],
    ['<br />\n<b>Notice</b>:  Undefined index: a in <b>/x.php</b> on line <b>3</b><br />\n[{"a":1}]', '[{"a":1}]'],
    ['[1]<br />\n<b>Deprecated</b>: strftime() in <b>/x.php</b> on line <b>9</b><br />\n', '[1]'],
    ['PHP Warning:  a in b.php on line 1\nPHP Notice:  c in d.php on line 2\nexist', 'exist'],
    ['Warning: esto lo dice la tienda', 'Warning: esto lo dice la tienda'],
  ])('sin los avisos de PHP, %j es %j', (body, rest) => {
    expect(withoutNotices(body)).toBe(rest)
  })
})

describe('La memoria de textos ya leídos', () => {
  it('un texto repetido no se vuelve a leer, aunque diera indefinido', () => {
    const read = vi.fn((text: string) => (text === 'x' ? undefined : text.length))
    const once = remembered(read)
    expect(['aa', 'x', 'aa', 'x', 'b'].map(once)).toEqual([2, undefined, 2, undefined, 1])
    expect(read.mock.calls.map(([text]) => text)).toEqual(['aa', 'x', 'b'])
  })

  it('se recuerdan los primeros cinco mil textos; los demás se leen cada vez', () => {
    const read = vi.fn((text: string) => text)
    const once = remembered(read)
    for (let at = 0; at < 5000; at += 1) once(`t${at}`)
    once('t0')
    expect(read).toHaveBeenCalledTimes(5000)
    once('otro')
    once('otro')
    once('t0')
    expect(read).toHaveBeenCalledTimes(5002)
  })
})
