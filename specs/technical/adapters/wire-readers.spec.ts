// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { responseText } from '../../../src/adapters/http/client.ts'
import { field, FIELDS, isAbsent, row } from '../../../src/adapters/http/fields.ts'
import { packedReader, remembered } from '../../../src/adapters/http/packed.ts'
import { printable } from '../../../src/adapters/http/text.ts'
import { asRows, decodeRow, decodeRows, decodeWord } from '../../../src/adapters/http/wire.ts'
import { expectConsole } from '../../support/console.ts'

/** What a field makes of a value: what it read, or what stands in for it. */
const reader = (schema: object) => {
  const known = FIELDS.get(schema)
  if (known === undefined) throw new Error('no es un campo')
  return (raw: unknown) => known.read(raw) ?? known.fallback
}

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
  ])('%j se muestra como %j', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })
})

describe('Los campos de una fila', () => {
  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [0, false],
    [false, false],
    [' ', false],
  ])('%j falta: %s', (raw, absent) => {
    expect(isAbsent(raw)).toBe(absent)
  })

  it.each([
    ['a', 'a'],
    [7, '7'],
    [0, '0'],
    [NaN, ''],
    [Infinity, ''],
    [true, ''],
    [{}, ''],
    [['a'], ''],
  ])('el texto %j es «%s»', (raw, text) => {
    expect(reader(field.text)(raw)).toBe(text)
  })

  it.each([[''], [' '], ['null'], [null], [{}], [NaN]])('%j ni nombra ni identifica', (raw) => {
    expect([reader(field.id)(raw), reader(field.name)(raw)]).toEqual([undefined, undefined])
  })

  it.each([
    [3, 3],
    [' 3 ', 3],
    ['3.0', 3],
    ['1e2', 100],
    ['0', undefined],
    [0, undefined],
    ['1', 1],
    ['-1', undefined],
    ['2.5', undefined],
    ['9007199254740992', undefined],
    [' ', undefined],
    ['', undefined],
    [true, undefined],
    [[3], undefined],
  ])('un entero desde 1: %j es %s', (raw, whole) => {
    expect(reader(field.whole(77, 1))(raw)).toBe(whole ?? 77)
  })

  it('un entero llega hasta cero si no se dice desde dónde', () => {
    expect([reader(field.whole(5))(0), reader(field.whole(5))(-1), reader(field.wholeRequired)('0'), reader(field.wholeRequired)(-1)]).toEqual([0, 5, 0, undefined])
  })

  it.each([
    [[true, 1, '1', 'true', 'si', 'sí'], true],
    [[false, 0, '0', 'false', 'no'], false],
    [[2, '2', '', null, 'TRUE', {}, 'x'], null],
  ])('%j es %s', (raws, flag) => {
    expect(raws.map(reader(field.flagOrNull))).toEqual(raws.map(() => flag))
    expect(raws.map(reader(field.flag))).toEqual(raws.map(() => flag ?? false))
  })

  it.each([
    ['10000000', 1_000_000_000],
    ['10000000.01', null],
    [10_000_000, 1_000_000_000],
    [-0.01, null],
    [0, 0],
    ['$78', 7800],
    ['$ 78', 7800],
    ['78MXN', 7800],
    ['78  MXN', 7800],
    ['78.505', 7851],
    ['MXN 78', null],
    ['$$78', null],
    ['1,2345', null],
    ['1234,567', null],
    ['12,345', 1_234_500],
    ['1234,567.00', null],
    ['78.', null],
    ['.5', null],
    ['78 USD', null],
    [NaN, null],
    ['x78', null],
  ])('%j son %s centavos', (raw, centavos) => {
    expect(reader(field.pesosOrNull)(raw)).toBe(centavos)
    expect(field.pesos(raw) ?? null).toBe(centavos)
  })

  it.each([
    ['1501', 1501],
    ['1500', null],
    [2199, 2199],
    [2200, null],
    ['1984.5', null],
    ['mil', null],
  ])('%j es el año %s', (raw, year) => {
    expect(reader(field.yearOrNull)(raw)).toBe(year)
  })

  it.each([
    ['2026-11-21 23:59:59', Date.UTC(2026, 10, 22, 5, 59, 59)],
    [' 2026-11-21 ', Date.UTC(2026, 10, 21, 6)],
    ['2026-11-21 10:30', Date.UTC(2026, 10, 21, 16, 30)],
    ['2026-11-21 00:00:01', Date.UTC(2026, 10, 21, 6, 0, 1)],
    ['x2026-11-21', null],
    ['2026-11-21x', null],
    ['2026-11-21 10', null],
    ['2026-11-00', null],
    ['2026-00-10', null],
    ['2026-04-31', null],
    ['2025-02-29', null],
    ['2026-11-21  10:30', null],
    ['12026-11-21', null],
  ])('%j es el momento %s', (raw, at) => {
    expect(reader(field.momentOrNull)(raw)).toBe(at)
  })

  it.each([
    ['a.svg', 'a.svg'],
    [' a.svg ', 'a.svg'],
    ['a-b/c_d/e.f.svg', 'a-b/c_d/e.f.svg'],
    ['-a/9.svg', '-a/9.svg'],
    ['.a.svg', null],
    ['a/.b.svg', null],
    ['a//b.svg', null],
    ['a/', null],
    ['a/b.svg?x', null],
    ['/a.svg', null],
    ['ñ.svg', null],
    [5, null],
  ])('%j es la imagen %s', (raw, path) => {
    expect(reader(field.imageOrNull)(raw)).toBe(path)
    expect(reader(field.image)(raw) ?? null).toBe(path)
  })

  it.each([
    ['/', '/'],
    [' /a?b=c#d ', '/a?b=c#d'],
    ['/a/b', '/a/b'],
    ['/a//b', null],
    ['/a b', null],
    ['/a\\b', null],
    ['/a<b', null],
    ["/a'b", null],
    ['a/b', null],
    ['x /a', null],
    [5, null],
  ])('%j es la liga %s', (raw, link) => {
    expect(reader(field.linkOrNull)(raw)).toBe(link)
  })

  it('dice si puede faltar y, si no, qué no cumple', () => {
    const known = (schema: object) => FIELDS.get(schema)
    expect([known(field.id)?.optional, known(field.name)?.optional, known(field.image)?.optional, known(field.wholeRequired)?.optional]).toEqual(Array(4).fill(false))
    expect([known(field.text)?.optional, known(field.flag)?.optional, known(field.words())?.optional]).toEqual([true, true, true])
    expect(field.id.safeParse(null)).toMatchObject({ success: false, error: { issues: [{ code: 'custom', message: 'identificador' }] } })
    expect(field.text.safeParse(null)).toEqual({ success: true, data: '' })
    expect(field.flagOrNull.safeParse('x')).toEqual({ success: true, data: null })
  })

  it('leer no prueba a compilar nada, que la política del sitio prohíbe y reporta', () => {
    expect(z.config().jitless).toBe(true)
  })

  it('las palabras vienen en un texto, en una lista o en un número, cada una una vez', () => {
    const words = reader(field.words())
    expect(words('CH, M,,CH , null')).toEqual(['CH', 'M'])
    expect(words(['CH', 28, null, {}, '', 'CH'])).toEqual(['CH', '28'])
    expect(words(28)).toEqual(['28'])
    expect([words(true), words({}), words(null)]).toEqual([[], [], []])
    expect(reader(field.words((list) => list.toSorted()))('b,a')).toEqual(['a', 'b'])
    expect(reader(field.words((list) => list.toSorted()))(['b', 'a'])).toEqual(['a', 'b'])
  })

  it('de las imágenes de una galería quedan las de la casa', () => {
    expect(reader(field.images)('a.svg,//x/y,b/c.svg')).toEqual(['a.svg', 'b/c.svg'])
    expect(reader(field.images)(null)).toEqual([])
  })

  it('una lista empacada se parte en el último «:», y lo que no se entiende se deja fuera', () => {
    const pairs = reader(field.packed('pares', (left, right) => (left === 'no' ? undefined : `${left}=${right}`)))
    expect(pairs('a:1, b : 2 ,c,no:3,x:y:z,:9')).toEqual(['a=1', 'b=2', 'c=', 'x:y=z', '=9'])
    expect(pairs(['a:1', 'b:2,c:3'])).toEqual(['a=1', 'b=2', 'c=3'])
    expect(pairs(7)).toEqual(['7='])
    expect([pairs(null), pairs(''), pairs({})]).toEqual([[], [], []])
    expect(reader(field.packed('pares', (left) => left, (list) => list.toSorted()))('b,a')).toEqual(['a', 'b'])
  })
})

describe('Lo que se lee una sola vez', () => {
  it('un texto repetido no se vuelve a leer, aunque diera indefinido', () => {
    const read = vi.fn((text: string) => (text === 'x' ? undefined : text.length))
    const once = remembered(read)
    expect(['aa', 'x', 'aa', 'x', 'b'].map(once)).toEqual([2, undefined, 2, undefined, 1])
    expect(read.mock.calls.map(([text]) => text)).toEqual(['aa', 'x', 'b'])
  })

  it('se recuerdan cinco mil textos; con uno más se empieza de nuevo', () => {
    const read = vi.fn((text: string) => text)
    const once = remembered(read)
    for (let at = 0; at < 5000; at += 1) once(`t${at}`)
    once('t0')
    expect(read).toHaveBeenCalledTimes(5000)
    once('otro')
    once('t0')
    expect(read).toHaveBeenCalledTimes(5002)
  })

  it('el mismo texto da el mismo objeto en listas distintas, y uno solo en la misma', () => {
    const read = packedReader((word) => (word === '' ? undefined : { word }))
    const [first] = [read('a,b, a ,a')]
    expect(first.map(({ word }) => word)).toEqual(['a', 'b'])
    const second = read('b,c,a')
    expect(second.map(({ word }) => word)).toEqual(['b', 'c', 'a'])
    expect(second[2]).toBe(first[0])
    expect(second[0]).toBe(first[1])
  })

  it('de una lista sin fin se toman mil', () => {
    const read = packedReader((word) => ({ word }))
    expect(read(Array.from({ length: 1200 }, (_, at) => `n${at}`).join(','))).toHaveLength(1000)
  })

  it('textos distintos con la misma cuenta de letras no se confunden', () => {
    const read = packedReader((word) => word)
    // 31 × 'A' + 'a' = 31 × 'B' + 'B'
    expect([read('Aa'), read('BB'), read('Aa,BB')]).toEqual([['Aa'], ['BB'], ['Aa', 'BB']])
    expect([read(','), read(''), read('a,,b,')]).toEqual([[], [], ['a', 'b']])
  })

  it('más de cinco mil textos distintos se leen bien', () => {
    const read = packedReader((word) => word)
    const texts = Array.from({ length: 5100 }, (_, at) => `t${at}`)
    expect(texts.filter((text) => read(text)[0] !== text)).toEqual([])
    expect(read('t0,t5099')).toEqual(['t0', 't5099'])
  })
})

describe('Las filas de una respuesta', () => {
  const things = row({ id: field.id, nombre: field.text })
  const rows = (json: unknown) => decodeRows('/x.php', things, { json }, ({ id, nombre }) => `${id} ${nombre}`, ({ id }) => id)

  it.each([
    [undefined, []],
    [0, undefined],
    [true, undefined],
    ['x', undefined],
    [{ 0: 'a', 1: 'b' }, ['a', 'b']],
    [{ 0: 'a', x: 'b' }, [{ 0: 'a', x: 'b' }]],
    [{ a0: 'a' }, [{ a0: 'a' }]],
    [{ '0a': 'a' }, [{ '0a': 'a' }]],
    [{ 10: 'a' }, ['a']],
  ])('%j son las filas %j', (json, expected) => {
    expect(asRows(json)).toEqual(expected)
  })

  it('sin decir cuál es el identificador, nada está repetido', () => {
    expect(decodeRows('/x.php', things, { json: [{ id: 1 }, { id: 1 }] }, ({ id }) => id)).toEqual({ ok: true, value: ['1', '1'] })
  })

  it('dice el primer motivo de lo que omitió, y cuántas fueron', () => {
    expectConsole(/^\[puntada\] \/x\.php: se omitieron 3 elementos que no cumplen el contrato \(fila: se esperaba un objeto\)$/)
    expect(rows([[], { id: 1, nombre: 'a' }, { id: 1 }, { nombre: 'b' }])).toEqual({ ok: true, value: ['1 a'] })
  })

  it('si todas sobran, dice por qué la primera', () => {
    const why = (json: unknown) => {
      const result = rows(json)
      return result.ok || result.failure.kind !== 'malformed' ? result : result.failure.where
    }
    expect(why([null, { nombre: 'a' }])).toBe('/x.php: fila: se esperaba un objeto')
    expect(why([{ nombre: 'a' }, null])).toBe('/x.php: id: se esperaba identificador')
    expect(why(['x'])).toBe('/x.php: fila: se esperaba un objeto')
    expect(why(5)).toBe('/x.php: se esperaba una lista')
  })

  it('si falta más de un campo, los dice todos', () => {
    const strict = row({ id: field.id, svg: field.image })
    expect(decodeRow('/x.php', strict, { json: [{ id: '' }] })).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/x.php: id: se esperaba identificador; svg: se esperaba ruta de imagen' },
    })
  })

  it('una sola fila es la primera; lo que no es fila ni lista se dice', () => {
    const one = (json: unknown) => decodeRow('/x.php', things, { json })
    expect(one([{ id: 1 }, { id: 2 }])).toMatchObject({ ok: true, value: { id: '1' } })
    expect([one([]), one([null]), one([false]), one(false)]).toEqual(Array(4).fill({ ok: true, value: null }))
    expect(one([0])).toEqual({ ok: false, failure: { kind: 'malformed', where: '/x.php: fila: se esperaba un objeto' } })
    expect(one(7)).toEqual({ ok: false, failure: { kind: 'malformed', where: '/x.php: se esperaba una fila' } })
    expect(decodeRow('/x.php', things, { text: 'x' })).toEqual({ ok: false, failure: { kind: 'malformed', where: '/x.php: se esperaba una fila' } })
  })

  it('cada fila que se entrega es suya: la siguiente no la cambia', () => {
    expect(rows([{ id: 1, nombre: 'a' }, { id: 2 }])).toEqual({ ok: true, value: ['1 a', '2 '] })
  })
})

describe('La palabra de una respuesta', () => {
  it.each([
    ['x', 'x'],
    [' x ', ' x '],
    ['', ''],
    [{ response: 'x' }, 'x'],
    [{ response: 5 }, null],
    [{ otro: 'x' }, null],
    [['x', 'y'], 'x'],
    [[{ response: 'x' }], 'x'],
    [[], null],
    [null, null],
    [5, null],
  ])('de %j es %j', (json, text) => {
    expect(responseText(json)).toBe(text)
  })

  const word = (text: string) => decodeWord('/x.php', ['registered', 'exist'], { text })

  it('vale cualquiera de las que dicen que sí, en mayúsculas o minúsculas', () => {
    expect([word('registered'), word('Exist'), word(' REGISTERED ')]).toEqual(Array(3).fill({ ok: true, value: undefined }))
    expect(word('registered ya')).toEqual({ ok: false, failure: { kind: 'refused', text: 'registered ya' } })
  })

  it.each(['<p>', '<!doctype>', 'a <B>b', '', '  ', 'null'])('«%s» no es una palabra', (text) => {
    expect(word(text)).toEqual({ ok: false, failure: { kind: 'malformed', where: '/x.php: se esperaba una palabra' } })
  })

  it.each(['a < b', '1<2', 'a <'])('«%s» sí lo es', (text) => {
    expect(word(text)).toEqual({ ok: false, failure: { kind: 'refused', text } })
  })
})
