import { walkFocus } from '../../support/focus-stops.ts'
import { expect, test } from '../../support/test.ts'

test('R11.82 con teclado en un celular, lo que tiene el foco en un producto nunca queda bajo una barra fija', async ({
  page,
}) => {
  test.slow()
  const { stops, hidden } = await walkFocus(page, '/vistaproducto/12')
  expect(hidden).toEqual([])
  expect(stops).toBeGreaterThan(50)
})
