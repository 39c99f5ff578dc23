// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { field, isAbsent, type Field } from '../../../src/adapters/http/fields.ts'
import { momentOrNull } from '../../../src/adapters/http/moments.ts'

const IMAGES = { base: 'images', folders: {} }
/** What a field makes of a value: what it read, or what stands in for it. */
const reader =
  <T>(known: Field<T>) =>
  (raw: unknown) =>
    known.read(raw, IMAGES) ?? known.fallback

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
    expect([reader(field.id)(raw), reader(field.name)(raw), reader(field.message)(raw)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    [3, 3],
    [' 3 ', 3],
    ['3.0', 3],
    ['6 piezas', 6],
    ['6 pzas.', 6],
    ['12pz', 12],
    ['0', 1],
    [0, 1],
    ['-1', 1],
    ['2.5', 1],
    ['9999', 9999],
    ['10000', 1],
    [' ', 1],
    ['', 1],
    [true, 1],
    [[3], 1],
    ['$500', 1],
  ])('de piezas, %j son %s', (raw, pieces) => {
    expect(reader(field.pieces)(raw)).toBe(pieces)
  })

  it('una cuenta llega hasta cero', () => {
    expect([
      reader(field.count)(0),
      reader(field.count)(-1),
      reader(field.countRequired)('0'),
      reader(field.countRequired)(-1),
    ]).toEqual([0, 0, 0, undefined])
  })

  it.each([
    [[true, 1, '1', 'true', 'si', 'sí', 'S', 'TRUE', 'Yes'], true],
    [[false, 0, '0', 'false', 'no', 'N', 'FALSE'], false],
    [[2, '2', '', null, {}, 'x'], null],
  ])('%j es %s', (raws, flag) => {
    expect(raws.map(reader(field.flagOrNull))).toEqual(raws.map(() => flag))
    expect(raws.map(reader(field.flag))).toEqual(raws.map(() => flag ?? false))
  })

  it.each([
    ['10000000', 1_000_000_000],
    ['10000000.01', null],
    [10_000_000, 1_000_000_000],
    [-0.01, null],
    [0, null],
    ['0.00', null],
    ['$78', 7800],
    ['$ 78', 7800],
    ['78MXN', 7800],
    ['78  MXN', 7800],
    // Thousands in some countries, thousandths in others.
    ['1.250', null],
    ['78.505', null],
    [78.505, 7851],
    ['78.5051', 7851],
    ['MXN 78', null],
    ['$$78', null],
    ['1,2345', null],
    ['1234,567', null],
    ['12,345', 1_234_500],
    ['1234,567.00', null],
    ['98,50', null],
    ['6 piezas', null],
    ['78.', null],
    ['.5', null],
    ['78 USD', null],
    [NaN, null],
    ['x78', null],
    ['1500.5', 150_050],
    [' $1,500.00 ', 150_000],
    ['1,234,567.89', 123_456_789],
    ['78.50 MXN', 7850],
    [0.07, 7],
    ['', null],
    [null, null],
    ['1e3', null],
    ['0x10', null],
    ['Infinity', null],
    [{}, null],
    [[], null],
    [true, null],
  ])('%j son %s centavos', (raw, centavos) => {
    expect(reader(field.pesosOrNull)(raw)).toBe(centavos)
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
    ['/', '/'],
    [' /a?b=c#d ', '/a?b=c#d'],
    ['/a/b', '/a/b'],
    ['/a//b', null],
    ['/a b', '/a%20b'],
    ['/a\\b', null],
    ['/a<b', null],
    ["/a'b", null],
    ['empresa/1', '/empresa/1'],
    ['otro.mx/a', null],
    ['javascript:/a', null],
    ['a', null],
    ['x /a', null],
    ['//otro.mx', null],
    ['/\\otro.mx', null],
    ['/.//otro.mx', null],
    ['https://otro.mx', null],
    ['javascript:alert(1)', null],
    ['/a\tb', null],
    ['/"onclick="x', null],
    [5, null],
  ])('%j es la liga %s', (raw, link) => {
    expect(reader(field.linkOrNull)(raw)).toBe(link)
  })
})

describe('Las fechas que escribe PHP', () => {
  it.each([
    ['2026-11-21 23:59:59', '2026-11-22T05:59:59Z'],
    [' 2026-11-21 ', '2026-11-21T06:00:00Z'],
    ['2026-11-21 10:30', '2026-11-21T16:30:00Z'],
    ['2026-11-21 10:30:15.000000', '2026-11-21T16:30:15Z'],
    // With summer time, which Mexico had until 30 October 2022.
    ['2019-07-01 00:30:00', '2019-07-01T05:30:00Z'],
    ['2019-12-01 00:30:00', '2019-12-01T06:30:00Z'],
    ['2022-10-29 23:30:00', '2022-10-30T04:30:00Z'],
    ['2022-10-30 12:00:00', '2022-10-30T18:00:00Z'],
    ['2023-07-01 00:30:00', '2023-07-01T06:30:00Z'],
    ['2026-11-21T10:30:15Z', '2026-11-21T10:30:15Z'],
    ['2026-11-21T10:30:15-06:00', '2026-11-21T16:30:15Z'],
    ['2026-11-21 10:30:15+0000', '2026-11-21T10:30:15Z'],
    ['2026-11-21T10:30:15.123Z', '2026-11-21T10:30:15.123Z'],
    [1_795_278_615, '2026-11-21T16:30:15Z'],
    ['1795278615', '2026-11-21T16:30:15Z'],
    [1_795_278_615_000, '2026-11-21T16:30:15Z'],
    ['2024-02-29', '2024-02-29T06:00:00Z'],
    ['1990-01-01', '1990-01-01T06:00:00Z'],
    ['2100-12-31', '2100-12-31T06:00:00Z'],
    ['21/11/2026', '2026-11-21T06:00:00Z'],
    ['5/1/2026 09:05', '2026-01-05T15:05:00Z'],
    ['21-11-2026 10:30:15', '2026-11-21T16:30:15Z'],
    [{ date: '2026-11-21 10:30:15.000000', timezone_type: 3, timezone: 'America/Mexico_City' }, '2026-11-21T16:30:15Z'],
    [{ date: '2026-11-21 16:30:15.000000', timezone_type: 3, timezone: 'UTC' }, '2026-11-21T16:30:15Z'],
  ])('%j es %s', (raw, utc) => {
    expect(reader(momentOrNull)(raw)).toBe(Date.parse(utc))
  })

  it.each([
    'x2026-11-21',
    '2026-11-21x',
    '2026-11-21 10',
    '2026-11-00',
    '2026-00-10',
    '2026-04-31',
    '2025-02-29',
    '2026-11-21  10:30',
    '12026-11-21',
    '11/21/2026',
    '2026-11-21T25:00:00Z',
    '0000-00-00 00:00:00',
    '2026-13-01',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60',
    '2026-11-21 10:00:60',
    '31/02/2026',
    'ayer',
    '9999-01-01',
    '1989-12-31',
    '2101-01-01',
    '',
    null,
    {},
    1e16,
    0,
    5,
    '12',
    -1,
  ])('%j no es una fecha', (raw) => {
    expect(reader(momentOrNull)(raw)).toBeNull()
  })
})
