// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../mocks/memory/answers.ts'
import { aCompany, aProductDetail } from '../../support/builders.ts'

const store = { ...aCompany(), trade: 'punto' as const, contact: 'Rosa' }
const product = aProductDetail({
  name: 'Suéter Malva calado',
  tiers: [
    { from: 3, price: 110_00 },
    { from: 6, price: 101_50 },
    { from: 12, price: 94_00 },
  ],
  colours: ['Negro', 'Verde botella'].map((name) => ({ name, hex: null })),
  sizes: ['CH', 'M', 'G'],
  soldOut: [{ colour: 'Negro', size: 'G' }],
})

describe('Una tienda simulada contesta lo que se le preguntó', () => {
  it.each([
    ['¿Qué precio tiene?', 'Suéter Malva calado está en $110 con 3, $101.50 con 6 y $94 con 12 piezas o más.'],
    ['¿En qué tallas viene?', 'De ese modelo manejamos CH, M y G, en horma mexicana.'],
    ['¿Qué colores manejan?', 'Ese modelo viene en negro y verde botella.'],
    ['¿Hay existencia?', 'Sí tenemos Suéter Malva calado, menos negro G. ¿Cuántas piezas te aparto?'],
    ['¿Y en negro talla G?', 'Suéter Malva calado en negro talla G está por llegar; por ahora no tenemos.'],
    ['¿Hacen envíos a Querétaro?', 'Enviamos desde Moroleón por paquetería a todo el país'],
    ['¿Cuál es el mínimo?', 'De ese modelo el mínimo son 3 piezas, y nuestro pedido mínimo es de $2,500'],
  ])('«%s»', (question, answer) => {
    expect(answerTo(question, store, product)).toContain(answer)
  })

  const QUESTIONS =
    'mínimo precio tallas colores envíos pagos factura muestras visita existencia garantía gracias hola x'.split(' ')
  it.each([product, undefined])('siempre de tú (%#)', (about) => {
    const answers = QUESTIONS.map((question) => answerTo(question, store, about))
    expect(answers.join(' ')).not.toMatch(/(?<!\p{L})(?:usted|ustedes|le|les)(?!\p{L})/iu)
  })
})
