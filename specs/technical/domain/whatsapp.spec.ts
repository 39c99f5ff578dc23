// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappGreeting, whatsappLink, whatsappNumber } from '../../../src/domain/messaging/whatsapp.ts'

describe('El WhatsApp de una tienda', () => {
  it('R1.08 con cualquier puntuación y cualquier prefijo sale el mismo número', () => {
    const national = fc.stringMatching(/^[1-9]\d{9}$/)
    const marks = fc.array(fc.constantFrom('', ' ', '-', '.', '/', '(', ')', '\u2013', '\u202c'), {
      minLength: 10,
      maxLength: 10,
    })
    fc.assert(
      fc.property(
        national,
        fc.constantFrom('', '52', '521', '+52', '+521', '0052', '01', '044', '045'),
        marks,
        (number, prefix, some) => {
          const digits = number.split('').map((digit, index) => `${some[index]}${digit}`)
          expect(whatsappNumber(prefix + digits.join(''))).toBe(`52${number}`)
        },
      ),
    )
  })

  it('R1.08 lo que no es un número no da enlace', () => {
    const garbage =
      '|sin teléfono|445|44512345678|javascript:alert(1)|445123456a|tel 4451234567|0445123456|5304451234567|' +
      '4451234567 ext. 12|+4451234567|152445123456|52244512345678|0000000000|٤٤٥١٢٣٤٥٦٧|+1 305 555 0100 22'
    expect(garbage.split('|').filter((phone) => whatsappLink(phone, 'Hola') !== null)).toEqual([])
  })

  it('R1.08 medio emoji o un signo de las direcciones no rompen el enlace', () => {
    expect(whatsappLink('4451234567', '¿Hola? &#"<> \ud83d')).toBe(
      'https://wa.me/524451234567?text=%C2%BFHola%3F%20%26%23%22%3C%3E%20%EF%BF%BD',
    )
  })

  it('R1.08 de un pedido enorme nombra 40 renglones y cuenta los demás', () => {
    const cells = Array.from({ length: 43 }, (_, place) => ({ colour: `Tono ${place}`, size: 'M', pieces: 1 }))
    const text = whatsappGreeting({ name: 'Playera', url: 'u' }, cells)

    expect(text).toContain('- Tono 39, talla M: 1\n- y 3 más\nTotal: 43 piezas')
    expect(text).not.toContain('Tono 40')
  })
})
