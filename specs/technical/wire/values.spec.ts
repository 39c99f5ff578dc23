// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../src/adapters/http/client/answer.ts'
import { row } from '../../../src/adapters/http/call.ts'
import * as lists from '../../../src/adapters/http/lists.ts'
import * as values from '../../../src/adapters/http/values.ts'

const KINDS = { ...values, ...lists }
type Kind = keyof typeof KINDS

lists.setImagesBase('/images')
/** Undefined where it is not in the notation of its kind. */
const read = (kind: Kind, raw: unknown): unknown => {
  const one = row({ own: ['column', KINDS[kind] as unknown as values.Value<unknown>] })
  return one.problems({ column: raw }).length > 0 ? undefined : one.decode({ column: raw })?.own
}
const expectRead = (rows: readonly (readonly [Kind, unknown, unknown])[]) => {
  for (const [kind, raw, expected] of rows) expect(read(kind, raw), `${kind} ${JSON.stringify(raw)}`).toEqual(expected)
}
const RED = { name: 'Rojo', hex: '#cc0000' }

describe('Cada clase de campo', () => {
  it('R11.36 cada clase de campo tiene su notación, y lo que se escribe de otra manera no se sabe', () =>
    expectRead([
      ['id', 12, '12'],
      ['id', ' p 1 ', 'p 1'],
      ['id', '', undefined],
      ['name', ' Blusa  de\tlino ', 'Blusa de lino'],
      ['name', 'Ni&ntilde;a &amp; beb&eacute; &#8220;x&#x201d;', 'Niña & bebé “x”'],
      ['name', '&amp;ntilde;', '&ntilde;'],
      ['name', 'a\u202Eb\u0000c\u200F', 'abc'],
      ['name', 'undefined', undefined],
      ['name', '   ', undefined],
      ['name', 'x'.repeat(400), `${'x'.repeat(299)}…`],
      ['text', 7.5, '7.5'],
      ['message', 'uno\n dos', 'uno\n dos'],
      ['plain', '<p>Uno</p><p>dos <b>tres</b></p><script>mal()</script>', 'Uno\ndos tres'],
      ['plain', 'a < b', 'a < b'],
      ['plain', 'x<style>p{}', 'x'],
      ['html', '&lt;p&gt;Uno&lt;/p&gt;', '<p>Uno</p>'],
      ['html', '<p>a\u202Eb&#8238;c&#x2066;d &#8220;e&amp;</p>', '<p>abcd &#8220;e&amp;</p>'],
      ['html', '  ', undefined],
      ['piecesOrNull', '6', 6],
      ['piecesOrNull', '0', undefined],
      ['piecesOrNull', 6.5, undefined],
      ['piecesOrNull', 10_000, undefined],
      ['piecesOrNull', '6e1', undefined],
      ['piecesOrNull', '0x6', undefined],
      ['count', '0', 0],
      ['count', -1, undefined],
      ['flag', '1', true],
      ['flag', 0, false],
      ['flag', 'S', undefined],
      ['pesosOrNull', '78.50', 7850],
      ['pesosOrNull', '$2,500', undefined],
      ['pesosOrNull', 0, undefined],
      ['pesosOrNull', 10_000_001, undefined],
      ['pesosOrNull', 19.99, 1999],
      ['tiers', '', []],
      ['tiers', null, []],
      ['colours', 'Rojo:#C00, Hueso ,Rojo', [RED, { name: 'Hueso', hex: null }]],
      ['colours', ['Rojo:#cc0000'], [RED]],
      ['colours', [{ nombre: 'Rojo' }], undefined],
      ['colourImages', 'Negro:p/1.jpg,Jade:../x', [{ colour: 'Negro', image: 'p/1.jpg' }]],
      ['soldOut', 'Rojo:G', [{ colour: 'Rojo', size: 'G' }]],
      ['soldOut', 'Rojo', [{ colour: 'Rojo', size: '' }]],
      ['sizes', 'G,CH,, M,28,G', ['CH', 'M', 'G', '28']],
      ['sizes', ['G', 28], ['G', '28']],
      ['words', 'Lavar a mano,No planchar', ['Lavar a mano', 'No planchar']],
      ['gallery', 'p/1.jpg,p/1.jpg,javascript:x', ['p/1.jpg']],
      ['yearOrNull', '1987', 1987],
      ['yearOrNull', 87, undefined],
      ['momentOrNull', '2026-11-20 12:00:00', Date.UTC(2026, 10, 20, 18)],
      ['momentOrNull', '2021-07-01T12:00', Date.UTC(2021, 6, 1, 17)],
      ['momentOrNull', '1985-01-01 00:00:00', undefined],
      ['momentOrNull', '20/11/2026', undefined],
      ['momentOrNull', 1763658000, undefined],
      ['momentOrNull', '2026-02-31 10:00:00', undefined],
      ['momentOrNull', '2026-11-20', undefined],
      ['dayOrNull', '2026-11-20', Date.UTC(2026, 10, 20, 6)],
      ['linkOrNull', 'empresa/1', '/empresa/1'],
      ['linkOrNull', '/productos/dama ropa', '/productos/dama%20ropa'],
      ['linkOrNull', '//otro.mx', undefined],
      ['linkOrNull', '/.//otro.mx', undefined],
      ['linkOrNull', '/\\otro.mx', undefined],
    ]))

  it('R7.03 una imagen es una ruta debajo de la de las imágenes, o ninguna', () =>
    expectRead([
      ['iconOrNull', 'images/p/1.jpg', 'p/1.jpg'],
      ['iconOrNull', 'https://puntada.mx/images/p/1.jpg?v=2', 'p/1.jpg'],
      ['iconOrNull', 'https://otro.mx/p/1.jpg', undefined],
      ['iconOrNull', '//otro.mx/images/x.jpg', undefined],
      ['iconOrNull', 'dama.svg', 'segments/svg/dama.svg'],
      ['iconOrNull', 'niña bebé.svg', 'segments/svg/ni%C3%B1a%20beb%C3%A9.svg'],
      ['iconOrNull', '../x.jpg', undefined],
      ['iconOrNull', 'p/%2e%2e/x.jpg', undefined],
      ['iconOrNull', 'x'.repeat(501), undefined],
      ['iconOrNull', { url: 'p/1.jpg' }, undefined],
    ]))

  it('R11.201 la ruta de una imagen no es prosa, y sus letras se quedan', () =>
    expectRead([
      ['imageOrNull', 'p/Playera\u00a0roja.jpg', 'p/Playera%C2%A0roja.jpg'],
      ['imageOrNull', 'p/12.30\u202fp.m.jpg', 'p/12.30%E2%80%AFp.m.jpg'],
      ['imageOrNull', 'p/Playera  roja (1).jpg', 'p/Playera%20%20roja%20(1).jpg'],
      ['imageOrNull', "p/'90s.jpg", 'p/%2790s.jpg'],
      ['imageOrNull', 'p/"Lupita".jpg', 'p/%22Lupita%22.jpg'],
      ['imageOrNull', "'90s.jpg", '%2790s.jpg'],
      ['imageOrNull', 'p/a\tb.jpg', undefined],
      ['imageOrNull', 'p/ /x.jpg', undefined],
      ['imageOrNull', 'p/<b>.jpg', undefined],
      ['imageOrNull', 'javascript:x', undefined],
    ]))

  it('R11.201 lo que se sube se lee entero, y lo de Word se va', () =>
    expectRead([
      ['gallery', 'p/Blusa, roja.jpg,p/2.jpg', ['p/Blusa%2C%20roja.jpg', 'p/2.jpg']],
      ['gallery', 'p/1.jpg, p/2.jpg', ['p/1.jpg', 'p/2.jpg']],
      ['gallery', 'p/1,p/2.jpg', ['p/1', 'p/2.jpg']],
      ['gallery', ['p/a,b.jpg', 'p/2.jpg'], ['p/a%2Cb.jpg', 'p/2.jpg']],
      [
        'colourImages',
        'Negro:p/a,b.jpg,Jade:p/2.jpg',
        [
          { colour: 'Negro', image: 'p/a%2Cb.jpg' },
          { colour: 'Jade', image: 'p/2.jpg' },
        ],
      ],
      ['words', 'Lavar a mano, con agua fría, No usar cloro', ['Lavar a mano, con agua fría', 'No usar cloro']],
      ['words', 'lavar,planchar a 1,5 bar', ['lavar', 'planchar a 1,5 bar']],
      ['sizes', 'Chica, Mediana, Grande, Extra grande', ['Chica', 'Mediana', 'Grande', 'Extra grande']],
      ['sizes', 'XCH/CH, CH/M, M/G', ['XCH/CH', 'CH/M', 'M/G']],
      ['sizes', '30, 28, Ajustable', ['30', '28', 'Ajustable']],
      ['plain', 'Uno\r\ndos\rtres\u000bcuatro\u2028cinco', 'Uno\ndos\ntres\ncuatro\ncinco'],
      [
        'plain',
        '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class="MsoNormal">Algodón<o:p></o:p></p>',
        'Algodón',
      ],
      ['plain', '&lt;!--[if !mso]&gt;x&lt;![endif]--&gt;Lino', 'Lino'],
      ['plain', 'Normal 0 21 false false false ES-MX X-NONE X-NONE Algodón peinado', 'Algodón peinado'],
      ['plain', 'Normal para talla grande', 'Normal para talla grande'],
      ['plain', '<table><tr><td>CH</td><td>86</td></tr><tr><th>M</th><td>90</td></tr></table>', 'CH 86\nM 90'],
    ]))

  it('R11.40 el texto es UTF-8, o Latin-1 donde ninguna letra cabe en UTF-8', () => {
    expect(textOf(new TextEncoder().encode('niña').buffer)).toBe('niña')
    expect(textOf(new Uint8Array([0x6e, 0x69, 0xf1, 0x61]).buffer)).toBe('niña')
    expect(textOf(new Uint8Array([0xf1, 0xc3, 0xb1]).buffer)).toBe('\ufffdñ')
  })
})
