// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { row } from '../../../src/adapters/http/call.ts'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import * as lists from '../../../src/adapters/http/lists.ts'
import * as values from '../../../src/adapters/http/values.ts'

const word = fc
  .stringMatching(/^[A-Za-zñÑáéíóú][\w áéíóúñ.()#%&+'-]{0,30}[\wñ]$/)
  .filter((text) => !/ {2}|&\w*;|^null$/i.test(text))
const plainWord = fc.stringMatching(/^[A-ZÑÁ][a-zñáé]{1,12}$/)
const digits = fc.stringMatching(/^[1-9]\d{0,8}$/)
const path = fc
  .array(fc.stringMatching(/^[\wñ'"(][\wñ ,'"()&%#\u00A0\u202F-]{0,20}[\wñ]\.(?:jpg|png|webp)$/), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => ['productos', ...parts].map((part) => encodeURIComponent(part).replaceAll("'", '%27')).join('/'))
const centavos = fc.integer({ min: 1, max: 1_000_000_000 })
const pieces = fc.integer({ min: 1, max: 9999 })
/** From 2023 on clocks in Mexico are not changed. */
const moment = fc.integer({ min: Date.UTC(2023, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }).map((at) => at * 1000)
const hex = fc.option(fc.stringMatching(/^#[\da-f]{6}$/))
const unique = <T>(one: fc.Arbitrary<T>, of: (item: T) => unknown = (item) => item) =>
  fc.uniqueArray(one, { selector: of, maxLength: 12 })
const tiers = fc
  .uniqueArray(fc.record({ from: pieces, price: centavos }), { selector: ({ from }) => from, maxLength: 5 })
  .chain((found) => fc.constant(found.toSorted((a, b) => a.from - b.from)))
  .map((found) => {
    const prices = [...new Set(found.map(({ price }) => price))].toSorted((a, b) => b - a)
    return prices.map((price, index) => ({ from: found[index]?.from ?? index + 1, price }))
  })
const orNull = (own: fc.Arbitrary<unknown>) => fc.option(own, { nil: null })

/** Of each value, what ours may be. */
const OWN: Readonly<Record<string, readonly [values.Value<unknown>, fc.Arbitrary<unknown>]>> = {
  id: [values.id, fc.oneof(digits, word)],
  idOrNull: [values.idOrNull, orNull(digits)],
  idOrNone: [values.idOrNone, fc.oneof(fc.constant(''), digits)],
  name: [values.name, word],
  message: [values.message, fc.array(word, { minLength: 1 }).map((lines) => lines.join('\n'))],
  text: [values.text, fc.oneof(fc.constant(''), word)],
  plain: [values.plain, fc.array(word).map((lines) => lines.join('\n'))],
  html: [values.html, word.map((text) => `<p>${text}</p>`)],
  linkOrNull: [values.linkOrNull, orNull(digits.map((id) => `/empresa/${id}`))],
  typed: [values.typed, fc.string()],
  typedOrNull: [values.typedOrNull, orNull(fc.string({ minLength: 1 }))],
  mail: [values.mail, word.map((name) => `${name}@x.mx`)],
  oneOf: [values.oneOf('Google', 'Facebook'), fc.constantFrom('Google', 'Facebook')],
  piecesOrNull: [values.piecesOrNull, orNull(pieces)],
  count: [values.count, fc.nat()],
  countRequired: [values.countRequired, fc.nat()],
  ordered: [values.ordered, pieces],
  pesosOrNull: [values.pesosOrNull, orNull(centavos)],
  yearOrNull: [values.yearOrNull, orNull(fc.integer({ min: 1501, max: 2199 }))],
  flag: [values.flag, fc.boolean()],
  flagOrNull: [values.flagOrNull, orNull(fc.boolean())],
  tiers: [values.tiers, tiers],
  dayOrNull: [values.dayOrNull, orNull(moment)],
  momentOrNull: [values.momentOrNull, orNull(moment)],
  imageOrNull: [lists.imageOrNull, orNull(path)],
  iconOrNull: [lists.iconOrNull, orNull(plainWord.map((name) => `segments/svg/${encodeURIComponent(name)}.svg`))],
  words: [lists.words, unique(plainWord)],
  sizes: [lists.sizes, fc.subarray(['CH', 'M', 'G', 'EG', '28', '30', '32'])],
  colours: [lists.colours, unique(fc.record({ name: plainWord, hex }), (colour) => colour.name)],
  soldOut: [lists.soldOut, fc.array(fc.record({ colour: plainWord, size: fc.constantFrom('CH', 'M', '') }))],
  gallery: [lists.gallery, unique(path)],
  colourImages: [lists.colourImages, fc.array(fc.record({ colour: plainWord, image: path }))],
}
const rowOf = (value: values.Value<unknown>) => row({ own: ['column', value] })

describe('Lo que va y viene', () => {
  it('R10.02 cada valor, escrito como lo escribe el servidor, se lee igual', () => {
    for (const [value, own] of Object.values(OWN)) {
      const one = rowOf(value)
      fc.assert(
        fc.property(own, (given) => {
          const sent = JSON.parse(JSON.stringify(one.encode({ own: given }))) as unknown
          expect(one.decode(sent)).toEqual({ own: given })
          expect(one.problems(sent)).toEqual([])
        }),
      )
    }
  })

  it('R11.27 ninguno truena, ni las filas de las llamadas, lean lo que lean', () => {
    expect(Object.keys({ ...values, ...lists }).filter((name) => !(name in OWN))).toEqual(
      'optional orNull readNumber setImagesBase withImages'.split(' '),
    )
    const calls = [...READS.map((call) => call.row), ...WRITES.map((call) => call.asks)]
    const columns = Object.values(OWN).map(([value]) => rowOf(value))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), fc.string({ unit: 'binary' })), (raw) => {
        for (const one of [...calls, ...columns]) {
          for (const each of [raw, { column: raw }]) {
            one.decode(each)
            one.problems(each)
          }
        }
      }),
    )
  })
})
