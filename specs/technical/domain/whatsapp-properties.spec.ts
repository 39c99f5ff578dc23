// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappLink, whatsappNumber } from '../../../src/domain/messaging/whatsapp.ts'

const national = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`)
const mark = fc.constantFrom('', ' ', '-', '.', '/', '(', ')')

describe('El WhatsApp de una tienda, con cualquier texto', () => {
  it('R1.08 con cualquier puntuación y cualquier prefijo sale el mismo número', () => {
    fc.assert(
      fc.property(
        national,
        fc.constantFrom('', '52', '521', '+52', '+521'),
        fc.array(mark, { minLength: 10, maxLength: 10 }),
        (number, prefix, marks) => {
          const written =
            prefix +
            number
              .split('')
              .map((digit, place) => `${marks[place]}${digit}`)
              .join('')
          expect(whatsappNumber(written)).toBe(`52${number}`)
        },
      ),
    )
  })

  it('R1.08 cualquier texto da un enlace a wa.me o ninguno, y nunca falla', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (phone, text) => {
        const link = whatsappLink(phone, text)
        expect(link === null || /^https:\/\/wa\.me\/52\d{10}\?text=[^&#"<>\s]*$/.test(link)).toBe(true)
      }),
    )
  })
})
