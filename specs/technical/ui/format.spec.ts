import { expect, it, vi } from 'vitest'
import { dateText, dayLabel, timeText } from '../../../src/ui/kit/dates.ts'
import { count, pesos, pieces, integer, phoneText, enumerated } from '../../../src/ui/kit/format.ts'

const NOW = Date.parse('2026-11-21T12:00:00-06:00')
const on =
  (write: (ms: number, now: number) => string) =>
  (moment: string): string =>
    write(Date.parse(`${moment}-06:00`), NOW)

it.each<[what: string, write: (value: never) => string, texts: Readonly<Record<string, unknown>>]>([
  ['R10.22 centavos solo donde los hay', pesos, { '$1,240': 124000, '$78.50': 7850, $0: 0, '$999,999.99': 99999999 }],
  ['una pieza o varias', pieces, { '1 pza': 1, '6 pzs': 6, '1,200 pzs': 1200 }],
  ['lo que se cuenta', (total: number) => count(total, 'artículo', 'artículos'), { '1 artículo': 1, '2 artículos': 2 }],
  ['números como en México', integer, { '0': 0, '999': 999, '1,240': 1240, '1,234,567': 1234567 }],
  [
    'enumeraciones',
    (words: string) => enumerated(words.split(' ').filter(Boolean)),
    {
      '': '',
      Dama: 'Dama',
      'Dama y Niña': 'Dama Niña',
      'Dama, Niña y Bebé': 'Dama Niña Bebé',
      'Dama e Interior': 'Dama Interior',
      'Hilo e hilo': 'Hilo hilo',
      'Cobre y Hierro': 'Cobre Hierro',
    },
  ],
  [
    'los diez dígitos de un teléfono, y lo demás como vino',
    phoneText,
    {
      '445 123 4567': ' 4451234567 ',
      '55 1234 5678': '5512345678',
      '+524451234567': '+524451234567',
      '44512': '44512',
    },
  ],
  ['un teléfono que ya viene separado', phoneText, { '445 123 4567': '445 123 4567', '': '' }],
  [
    'los días del calendario',
    on(dayLabel),
    {
      hoy: '2026-11-21T00:01:00',
      ayer: '2026-11-20T23:59:00',
      'martes 3 de noviembre': '2026-11-03T09:00:00',
      '3 de noviembre de 2025': '2025-11-03T09:00:00',
    },
  ],
  ['la fecha', on(dateText), { '21 de noviembre de 2026': '2026-11-21T16:05:00' }],
  ['la hora', on(timeText), { '4:05 p.m.': '2026-11-21T16:05:00', '12:07 a.m.': '2026-11-21T00:07:00' }],
])('escribe %s', (_, write, texts) => {
  for (const [text, value] of Object.entries(texts)) expect(write(value as never)).toBe(text)
})

it('de lo que no es cifra ni fecha no escribe nada', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(pesos)).toEqual(['', ''])
  expect([Number.NaN, 9e15].flatMap((ms) => [dateText(ms), timeText(ms), dayLabel(ms, NOW)]).join('')).toBe('')
})

it('R11.253 R12.305 la hora y el día son los del aparato; el de un artículo o un pedido, el del servidor', async () => {
  vi.stubEnv('TZ', 'America/Tijuana')
  vi.resetModules()
  const dates = await import('../../../src/ui/kit/dates.ts')
  expect(on(dates.dateText)('2026-11-21T01:05:00')).toBe('20 de noviembre de 2026')
  expect(on(dates.timeText)('2026-11-21T01:05:00')).toBe('11:05 p.m.')
  expect(on(dates.dayLabel)('2026-11-21T01:05:00')).toBe('ayer')
  expect(on(dates.serverDayText)('2026-11-21T00:00:00')).toBe('21 de noviembre de 2026')
  expect(on(dates.orderDayText)('2026-11-21T00:00:00')).toBe('21 nov 2026')
  expect(on(dates.isoDay)('2026-11-21T00:00:00')).toBe('2026-11-21')
  // Later specs share the modules, and are in Mexico City.
  vi.resetModules()
})
