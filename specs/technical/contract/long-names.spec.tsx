import { expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, anArticle, aProduct } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const LONG = 'Blusa de lino bordada a mano '.repeat(10).trim()
const CONVERSATION = { storeId: '2', storeName: LONG, logo: null, lastText: 'Hola', lastAt: null, unread: 0 }

it.each([
  ['una lista', '/busqueda/blusa', { catalogue: { search: alwaysAnswers([aProduct({ name: LONG })]) } }],
  ['una empresa', '/empresa/7', { catalogue: { company: alwaysAnswers(aCompany({ name: LONG })) } }],
  ['un artículo', '/articulo/1', { blog: { article: alwaysAnswers(anArticle({ title: LONG })) } }],
  ['la bandeja', '/mensajes', { messaging: { inbox: alwaysAnswers([CONVERSATION]) } }],
])('R11.36 un nombre larguísimo se corta a las 200 letras en %s, y se puede leer entero', async (_, path, services) => {
  const { screen } = await openSite(path, { session: ANA, services })
  const name = (await within(screen.getByRole('main')).findAllByTitle(LONG))[0]
  expect(name).toHaveTextContent(`${LONG.slice(0, 199)}…`)
})
