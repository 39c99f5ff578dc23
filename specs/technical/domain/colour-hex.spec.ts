import { describe, expect, it } from 'vitest'
import { hexOfName } from '../../../src/domain/catalogue/colour-hex.ts'

describe('El color de un nombre', () => {
  it.each([
    ['Negro', '#14110f'],
    ['  NEGRA ', '#14110f'],
    ['Limón', '#b7cf3a'],
    ['Color vino', '#6b1a2b'],
    ['Azul  Marino', '#1c2a48'],
    ['Palo de rosa', '#d8a39d'],
    ['Rosa palo', '#d8a39d'],
  ])('R12.38 «%s» es %s', (name, hex) => {
    expect(hexOfName(name)).toBe(hex)
  })

  it.each(['', 'Estampado', 'Azul acero', 'constructor', 'Negro con blanco', 'Surtido', 'a'])(
    'R12.38 de «%s» no adivina ninguno',
    (name) => {
      expect(hexOfName(name)).toBeNull()
    },
  )
})
