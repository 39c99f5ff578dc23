import { walkFocus } from '../support/focus-stops.ts'
import { expect, test } from '../support/test.ts'

for (const [address, least] of [
  ['/', 150],
  ['/productos/todos/0/todas', 150],
  ['/quienessomos', 50],
] as const) {
  test(`R11.81 con teclado en un celular, lo que tiene el foco en ${address} nunca queda bajo una barra fija`, async ({
    page,
  }) => {
    test.slow()
    const { stops, hidden } = await walkFocus(page, address)
    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(least)
  })
}
