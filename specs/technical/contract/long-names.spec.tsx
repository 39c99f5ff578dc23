import { expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { alwaysAnswers, aProduct } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const LONG = 'Blusa de lino bordada a mano '.repeat(10).trim()
const CONVERSATION = { storeId: '2', storeName: LONG, logo: null, lastText: 'Hola', lastAt: null, unread: 0 }

it.each([
  ['una lista', '/busqueda/blusa', { catalogue: { search: alwaysAnswers([aProduct({ name: LONG })]) } }],
  ['la bandeja', '/mensajes', { messaging: { inbox: alwaysAnswers([CONVERSATION]) } }],
])('R11.36 un nombre larguísimo se corta a las 200 letras en %s, y se puede leer entero', async (_, path, services) => {
  const { screen } = await openSite(path, { session: ANA, services })
  const name = (await within(screen.getByRole('main')).findAllByTitle(LONG))[0]
  expect(name).toHaveTextContent(`${LONG.slice(0, 199)}…`)
})
