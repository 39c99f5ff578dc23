// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappGreeting, whatsappOrderQuestion } from '../../../src/domain/messaging/whatsapp-texts.ts'
import { whatsappLink, whatsappNumber } from '../../../src/domain/messaging/whatsapp.ts'

describe('El WhatsApp de una tienda', () => {
  it('R1.08 lo que no es un número no da enlace', () => {
    const garbage =
      '|sin teléfono|445|44512345678|javascript:alert(1)|445123456a|tel 4451234567|0445123456|5304451234567|' +
      '152445123456|52244512345678|0000000000|٤٤٥١٢٣٤٥٦٧|+1 305 555 0100 22'
    expect(garbage.split('|').filter((phone) => whatsappLink(phone, 'Hola') !== null)).toEqual([])
  })

  it('R1.08 medio emoji en el texto no rompe el enlace', () => {
    expect(whatsappLink('4451234567', 'Hola \ud83d')).toBe('https://wa.me/524451234567?text=Hola%20%EF%BF%BD')
  })

  it('R3.09 el saludo dice que se vio el producto en Puntada y que interesa', () => {
    expect(whatsappGreeting({ name: 'Playera Alba', url: 'https://puntada.test/vistaproducto/5' })).toBe(
      'Hola, vi el producto Playera Alba en Puntada y me interesa. https://puntada.test/vistaproducto/5',
    )
  })

  it('R1.08 si hay cantidades, el saludo las nombra', () => {
    const cells = [
      { colour: 'Negro', size: 'CH', pieces: 2 },
      { colour: 'Negro', size: 'M', pieces: 4 },
    ]

    expect(whatsappGreeting({ name: 'Playera Alba', url: 'https://puntada.test/p/5' }, cells)).toBe(
      'Hola, vi el producto Playera Alba en Puntada y me interesa.\n- Negro, talla CH: 2\n- Negro, talla M: ' +
        '4\nTotal: 6 piezas\nhttps://puntada.test/p/5',
    )
    expect(whatsappGreeting({ name: 'Gorra', url: 'u' }, [{ colour: 'Rojo', size: 'Unitalla', pieces: 1 }])).toContain(
      'Total: 1 pieza\n',
    )
  })

  it('R1.08 de un pedido enorme nombra 40 renglones y cuenta los demás', () => {
    const cells = Array.from({ length: 43 }, (_, place) => ({ colour: `Tono ${place}`, size: 'M', pieces: 1 }))
    const text = whatsappGreeting({ name: 'Playera', url: 'u' }, cells)

    expect(text).toContain('- Tono 39, talla M: 1\n- y 3 más\nTotal: 43 piezas')
    expect(text).not.toContain('Tono 40')
  })

  it('R1.05 si no se sabe si llegó, la pregunta lleva la clave', () => {
    expect(whatsappOrderQuestion('clave-1')).toBe(
      'Hola, envié un pedido por Puntada y no sé si te llegó. Su clave es clave-1. ¿Lo recibiste?',
    )
  })
})

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
