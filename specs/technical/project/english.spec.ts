import { expect, it } from 'vitest'
import { englishWords } from '../../support/english.ts'

const page = (html: string) => {
  document.body.innerHTML = html
}

it.each([
  ['un texto', () => page('<p>Please try again</p>'), ['please']],
  ['el nombre de un botón', () => page('<button aria-label="Close">×</button>'), ['close']],
  ['lo que dice una foto', () => page('<img alt="Price of this one">'), ['price', 'of', 'this']],
  ['lo que ayuda a llenar un campo', () => page('<input placeholder="Search">'), ['search']],
  ['el título de la ventana', () => (document.title = 'Home · Puntada'), ['home']],
])('en la revisión del idioma una palabra en inglés en %s se nota', (_where, plant, words) => {
  expect(englishWords()).toEqual([])
  plant()
  expect(englishWords()).toEqual(words)
})

it('la revisión del idioma no confunde palabras del español que se parecen', () => {
  page('<p>Error de conexión. Corte a la medida. Cancelar pedido. Un closet. Carta. Ordenar por</p>')
  expect(englishWords()).toEqual([])
})
