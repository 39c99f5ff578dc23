import { describe, expect, it, vi } from 'vitest'
import { dateText, dayLabel, timeText } from '../../../src/ui/lib/dates.ts'
import { count, pesos, pieces, integer, phoneText, enumerated } from '../../../src/ui/lib/format.ts'

const at = (text: string): number => Date.parse(text)

describe('cómo se escriben cantidades y fechas', () => {
  it('R10.22 escribe centavos solo donde los hay', () => {
    expect([124000, 7850, 0, 99999999].map(pesos)).toEqual(['$1,240', '$78.50', '$0', '$999,999.99'])
  })

  it('nunca escribe NaN', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(pesos)).toEqual(['', ''])
    expect([dateText(Number.NaN), timeText(9e15), dayLabel(Number.NaN, 0)]).toEqual(['', '', ''])
  })

  it('distingue una pieza de varias', () => {
    expect([pieces(1), pieces(6), pieces(1200), count(1, 'artículo', 'artículos')]).toEqual([
      '1 pza',
      '6 pzs',
      '1,200 pzs',
      '1 artículo',
    ])
  })

  it('escribe números y enumeraciones como en México', () => {
    expect([0, 999, 1240, 1234567].map(integer)).toEqual(['0', '999', '1,240', '1,234,567'])
    expect([[], ['Dama'], ['Dama', 'Niña'], ['Dama', 'Niña', 'Bebé']].map(enumerated)).toEqual([
      '',
      'Dama',
      'Dama y Niña',
      'Dama, Niña y Bebé',
    ])
    expect(
      [
        ['Dama', 'Interior'],
        ['Hilo', 'hilo'],
        ['Cobre', 'Hierro'],
      ].map(enumerated),
    ).toEqual(['Dama e Interior', 'Hilo e hilo', 'Cobre y Hierro'])
  })

  it('separa los diez dígitos de un teléfono y deja lo demás como vino', () => {
    expect(
      ['4451234567', ' 4451234567 ', '5512345678', '445 123 4567', '+524451234567', '', '44512'].map(phoneText),
    ).toEqual(['445 123 4567', '445 123 4567', '55 1234 5678', '445 123 4567', '+524451234567', '', '44512'])
  })

  it('cuenta los días del calendario', () => {
    const now = at('2026-11-21T12:00:00-06:00')
    expect(dayLabel(at('2026-11-21T00:01:00-06:00'), now)).toBe('hoy')
    expect(dayLabel(at('2026-11-20T23:59:00-06:00'), now)).toBe('ayer')
    expect(dayLabel(at('2026-11-03T09:00:00-06:00'), now)).toBe('martes 3 de noviembre')
    expect(dayLabel(at('2025-11-03T09:00:00-06:00'), now)).toBe('3 de noviembre de 2025')
  })

  it('R11.253 la hora y el día son los del aparato; el día de un artículo, el del servidor', async () => {
    vi.stubEnv('TZ', 'America/Tijuana')
    vi.resetModules()
    const dates = await import('../../../src/ui/lib/dates.ts')
    const moment = at('2026-11-21T01:05:00-06:00')
    expect([dates.dateText(moment), dates.timeText(moment)]).toEqual(['20 de noviembre de 2026', '11:05 p.m.'])
    expect(dates.dayLabel(moment, at('2026-11-21T12:00:00-06:00'))).toBe('ayer')
    expect(dates.serverDayText(at('2026-11-21T00:00:00-06:00'))).toBe('21 de noviembre de 2026')
    vi.unstubAllEnvs()
    // Later specs share the modules, and are in Mexico City.
    vi.resetModules()
  })

  it('escribe la fecha y la hora', () => {
    expect(dateText(at('2026-11-21T16:05:00-06:00'))).toBe('21 de noviembre de 2026')
    expect(timeText(at('2026-11-21T16:05:00-06:00'))).toBe('4:05 p.m.')
  })
})
