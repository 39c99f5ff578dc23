import { contentLoaded } from '../support/axe.ts'
import { tabThrough } from '../support/focus-stops.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })
test.slow()

for (const [address, least] of [
  ['/', 150],
  ['/productos/todos/0/todas', 150],
  ['/quienessomos', 50],
] as const)
  test(`R11.81 con teclado en un celular, lo que tiene el foco en ${address} nunca queda bajo una barra fija`, async ({
    page,
  }) => {
    await page.goto(address)
    await contentLoaded(page)
    const { stops, hidden } = await tabThrough(page, address)
    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(least)
  })
