// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { row } from '../../../src/adapters/http/call.ts'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import * as lists from '../../../src/adapters/http/lists.ts'
import * as values from '../../../src/adapters/http/values.ts'
import { aColour } from '../../support/builders.ts'

const KINDS = { ...values, ...lists }
type Kind = keyof typeof KINDS

const RED = aColour('Rojo', '#cc0000')
const TIERS = [
  { from: 1, price: 85_00 },
  { from: 6, price: 78_00 },
]
const NO_TIERS = ['1:0', '1:85,6:setenta', '1:80,6:100', '6:80,6:78', '1:$85', '1:85,50', '1:85.333', '1:85:2']
const NONE: readonly unknown[] = []

/** Of each kind: what is read, and as what; what is not in its notation. */
type Table = Partial<Record<Kind, readonly [read: readonly (readonly [raw: unknown, own: unknown])[], not?: unknown[]]>>
const expectRead = (table: Table) => {
  for (const [kind, [read, not = NONE]] of Object.entries(table)) {
    const one = row({ own: ['column', KINDS[kind as Kind] as unknown as values.Value<unknown>] })
    for (const [column, own] of read) {
      expect(one.problems({ column }), `${kind} ${JSON.stringify(column)}`).toEqual([])
      expect(one.decode({ column })?.own, `${kind} ${JSON.stringify(column)}`).toEqual(own)
    }
    for (const column of not) expect(one.problems({ column }), `${kind} ${JSON.stringify(column)}`).not.toEqual([])
  }
}

describe('Cada clase de campo', () => {
  it('R11.36 R11.39 cada clase de campo tiene su notación, y lo que se escribe de otra manera no se sabe', () =>
    expectRead({
      id: [
        [
          [12, '12'],
          [' p 1 ', 'p 1'],
        ],
        [''],
      ],
      name: [
        [
          [' Blusa  de\tlino ', 'Blusa de lino'],
          ['Ni&ntilde;a &amp; beb&eacute; &#8220;x&#x201d;', 'Niña & bebé “x”'],
          ['&amp;ntilde;', '&ntilde;'],
          ['a\u202Eb\u0000c\u200F', 'abc'],
          ['x'.repeat(400), `${'x'.repeat(299)}…`],
        ],
        ['undefined', '   '],
      ],
      text: [[[7.5, '7.5']]],
      message: [[['uno\n dos', 'uno\n dos']]],
      plain: [
        [
          ['<p>Uno</p><p>dos <b>tres</b></p><script>mal()</script>', 'Uno\ndos tres'],
          ['a < b', 'a < b'],
          ['x<style>p{}', 'x'],
        ],
      ],
      html: [
        [
          ['&lt;p&gt;Uno&lt;/p&gt;', '<p>Uno</p>'],
          ['<p>a\u202Eb&#8238;c&#x2066;d &#8220;e&amp;</p>', '<p>abcd &#8220;e&amp;</p>'],
        ],
        ['  '],
      ],
      piecesOrNull: [
        [
          ['6', 6],
          [' 6 ', 6],
          ['6.00', 6],
        ],
        ['0', 6.5, 10_000, '6e1', '0x6', true],
      ],
      count: [[['0', 0]], [-1]],
      flag: [
        [
          ['1', true],
          [0, false],
        ],
        ['S'],
      ],
      pesosOrNull: [
        [
          ['78.50', 7850],
          [19.99, 1999],
          [10_000_000, 10_000_000_00],
        ],
        ['$2,500', 0, 10_000_001],
      ],
      tiers: [
        [
          ['', []],
          [null, []],
          [' 1 : 85 , 6:78 ', TIERS],
          ['6:78,1:85.0000', TIERS],
          ['1:85,6:85', TIERS.slice(0, 1)],
        ],
        [85, [{ desde: 1, precio: 80 }], ['1:85', '6:78'], ...NO_TIERS],
      ],
      colours: [
        [
          ['Rojo:#C00, Hueso ,Rojo', [RED, aColour('Hueso')]],
          [['Rojo:#cc0000'], [RED]],
        ],
        [[{ nombre: 'Rojo' }]],
      ],
      colourImages: [[['Negro:p/1.jpg,Jade:../x', [{ colour: 'Negro', image: 'p/1.jpg' }]]]],
      soldOut: [
        [
          ['Rojo:G, Hueso ,', ['Rojo:G', 'Hueso']],
          [['Rojo:G'], ['Rojo:G']],
        ],
      ],
      sizes: [
        [
          ['G,CH,, M,28,G', ['CH', 'M', 'G', '28']],
          [
            ['G', 28],
            ['G', '28'],
          ],
        ],
      ],
      words: [[['Lavar a mano,No planchar', ['Lavar a mano', 'No planchar']]]],
      gallery: [[['p/1.jpg,p/1.jpg,javascript:x', ['p/1.jpg']]]],
      yearOrNull: [[['1987', 1987]], [87]],
      momentOrNull: [
        [
          ['2026-11-20 12:00:00', Date.UTC(2026, 10, 20, 18)],
          ['2021-07-01T12:00', Date.UTC(2021, 6, 1, 17)],
        ],
        ['1985-01-01 00:00:00', '20/11/2026', 1763658000, '2026-02-31 10:00:00', '2026-11-20'],
      ],
      dayOrNull: [[['2026-11-20', Date.UTC(2026, 10, 20, 6)]]],
      linkOrNull: [
        [
          ['empresa/1', '/empresa/1'],
          ['/productos/dama ropa', '/productos/dama%20ropa'],
        ],
        ['//otro.mx', '/.//otro.mx', '/\\otro.mx'],
      ],
    }))

  it('R7.03 una imagen es una ruta debajo de la de las imágenes, o ninguna', () =>
    expectRead({
      iconOrNull: [
        [
          ['images/p/1.jpg', 'p/1.jpg'],
          ['https://puntada.mx/images/p/1.jpg?v=2', 'p/1.jpg'],
          ['dama.svg', 'segments/svg/dama.svg'],
          ['niña bebé.svg', 'segments/svg/ni%C3%B1a%20beb%C3%A9.svg'],
        ],
        [
          'https://otro.mx/p/1.jpg',
          '//otro.mx/images/x.jpg',
          '../x.jpg',
          'p/%2e%2e/x.jpg',
          'x'.repeat(501),
          { url: 'p/1.jpg' },
        ],
      ],
    }))

  it('R11.201 la ruta de una imagen no es prosa, y sus letras se quedan', () =>
    expectRead({
      imageOrNull: [
        [
          ['p/Playera\u00a0roja.jpg', 'p/Playera%C2%A0roja.jpg'],
          ['p/12.30\u202fp.m.jpg', 'p/12.30%E2%80%AFp.m.jpg'],
          ['p/Playera  roja (1).jpg', 'p/Playera%20%20roja%20(1).jpg'],
          ["p/'90s.jpg", 'p/%2790s.jpg'],
          ['p/"Lupita".jpg', 'p/%22Lupita%22.jpg'],
          ["'90s.jpg", '%2790s.jpg'],
        ],
        ['p/a\tb.jpg', 'p/ /x.jpg', 'p/<b>.jpg', 'javascript:x'],
      ],
    }))

  it('R11.201 lo que se sube se lee entero, y lo de Word se va', () =>
    expectRead({
      gallery: [
        [
          ['p/Blusa, roja.jpg,p/2.jpg', ['p/Blusa%2C%20roja.jpg', 'p/2.jpg']],
          ['p/1.jpg, p/2.jpg', ['p/1.jpg', 'p/2.jpg']],
          ['p/1,p/2.jpg', ['p/1', 'p/2.jpg']],
          [
            ['p/a,b.jpg', 'p/2.jpg'],
            ['p/a%2Cb.jpg', 'p/2.jpg'],
          ],
        ],
      ],
      colourImages: [
        [
          [
            'Negro:p/a,b.jpg,Jade:p/2.jpg',
            [
              { colour: 'Negro', image: 'p/a%2Cb.jpg' },
              { colour: 'Jade', image: 'p/2.jpg' },
            ],
          ],
        ],
      ],
      words: [
        [
          ['Lavar a mano, con agua fría, No usar cloro', ['Lavar a mano, con agua fría', 'No usar cloro']],
          ['lavar,planchar a 1,5 bar', ['lavar', 'planchar a 1,5 bar']],
        ],
      ],
      sizes: [
        [
          ['Chica, Mediana, Grande, Extra grande', ['Chica', 'Mediana', 'Grande', 'Extra grande']],
          ['XCH/CH, CH/M, M/G', ['XCH/CH', 'CH/M', 'M/G']],
          ['30, 28, Ajustable', ['30', '28', 'Ajustable']],
        ],
      ],
      plain: [
        [
          ['Uno\r\ndos\rtres\u000bcuatro\u2028cinco', 'Uno\ndos\ntres\ncuatro\ncinco'],
          ['<!--[if gte mso 9]><xml>Normal</xml><![endif]--><p class="MsoNormal">Algodón<o:p></o:p></p>', 'Algodón'],
          ['&lt;!--[if !mso]&gt;x&lt;![endif]--&gt;Lino', 'Lino'],
          ['Normal 0 21 false false false ES-MX X-NONE X-NONE Algodón peinado', 'Algodón peinado'],
          ['Normal para talla grande', 'Normal para talla grande'],
          ['<table><tr><td>CH</td><td>86</td></tr><tr><th>M</th><td>90</td></tr></table>', 'CH 86\nM 90'],
        ],
      ],
    }))

  it('R11.27 ninguno truena, ni las filas de las llamadas, lean lo que lean', () => {
    const columns = Object.values<unknown>(KINDS).flatMap((kind) =>
      kind instanceof Object && 'expected' in kind ? [row({ own: ['column', kind as values.Value<unknown>] })] : [],
    )
    expect(columns.length).toBeGreaterThan(20)
    const rows = [...READS.map((call) => call.row), ...WRITES.map((call) => call.asks), ...columns]
    // The library's own `binary` takes a second to list them.
    const unit = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), fc.string({ unit })), (raw) => {
        for (const own of rows)
          for (const answer of [raw, { column: raw }]) {
            own.problems(answer)
            own.decode(answer)
          }
      }),
    )
  })
})
