import { walkFocus } from '../support/focus-stops.ts'
import { expect, test } from '../support/test.ts'

test('R11.82 con teclado en un celular, lo que tiene el foco en un producto nunca queda bajo una barra fija', async ({
  page,
}) => {
  test.slow()
  const { stops, hidden } = await walkFocus(page, '/vistaproducto/12')
  expect(hidden).toEqual([])
  // Firefox has 100 of them, Chromium a few more: it stops at what scrolls too.
  expect(stops).toBeGreaterThanOrEqual(100)
})
