// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../mocks/memory/answers.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { aCompany, aProduct } from '../../support/builders.ts'

const store = { ...aCompany(), trade: 'punto' as const, contact: 'Rosa' }
const product: ProductDetail = {
  ...aProduct({
    name: 'Suéter Malva calado',
    tiers: [
      { from: 3, price: 110_00 },
      { from: 6, price: 101_50 },
      { from: 12, price: 94_00 },
    ],
    colours: [
      { name: 'Negro', hex: null },
      { name: 'Verde botella', hex: null },
    ],
    sizes: ['CH', 'M', 'G'],
  }),
  gallery: [],
  description: '',
  fabric: '',
  care: [],
  origin: '',
  storePhone: '',
  storeMinimum: null,
  storeVerified: true,
  soldOut: [{ colour: 'Negro', size: 'G' }],
  favourite: null,
}

describe('Una tienda simulada contesta lo que se le preguntó', () => {
  it.each([
    ['¿Qué precio tiene?', 'Suéter Malva calado está en $110 con 3, $101.50 con 6 y $94 con 12 piezas o más.'],
    ['¿En qué tallas viene?', 'De ese modelo manejamos CH, M y G, en horma mexicana.'],
    ['¿Qué colores manejan?', 'Ese modelo viene en negro y verde botella.'],
    ['¿Hay existencia?', 'Sí tenemos Suéter Malva calado, menos negro G. ¿Cuántas piezas te aparto?'],
    [
      '¿Y en negro talla G?',
      'Suéter Malva calado en negro talla G está por llegar; por ahora no tenemos. ¿Te aviso cuando entre?',
    ],
    [
      '¿Hacen envíos a Querétaro?',
      'Enviamos desde Moroleón por paquetería a todo el país; llega de 2 a 5 días hábiles y el costo depende ' +
        'de tu código postal. ¿A cuál va?',
    ],
    [
      '¿Cuál es el mínimo?',
      'De ese modelo el mínimo son 3 piezas, y nuestro pedido mínimo es de $2,500 con los modelos que quieras.',
    ],
  ])('«%s»', (asked, said) => {
    expect(answerTo(asked, store, product)).toBe(said)
  })

  it('siempre de tú', () => {
    const questions =
      'mínimo precio tallas colores envíos pagos factura muestras visita existencia garantía gracias hola x'.split(' ')
    for (const question of questions) {
      for (const about of [product, undefined]) {
        expect(answerTo(question, store, about), question).not.toMatch(/(?<!\p{L})(?:usted|ustedes|le|les)(?!\p{L})/iu)
      }
    }
  })
})
