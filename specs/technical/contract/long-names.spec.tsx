import { describe, expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, anArticle, aProduct } from '../../support/builders.ts'
import { addPieces, openProduct } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const LONG = 'Blusa de lino bordada a mano '.repeat(10).trim()

const CONVERSATION = { storeId: '2', storeName: LONG, logo: null, lastText: 'Hola', lastAt: null, unread: 0 }

describe('Un nombre larguísimo', () => {
  it('R11.36 uno de 140 letras se lee entero en la lista, en su pantalla y en el pedido', async () => {
    const name = `${LONG.slice(0, 139)}.`
    const list = await openSite('/busqueda/blusa', {
      services: { catalogue: { search: alwaysAnswers([aProduct({ name })]) } },
    })
    expect(await list.findByRole('link', { name })).toHaveTextContent(name)
    list.rendered.unmount()
    const site = await openProduct({ session: ANA, product: { name } })
    expect(site.getByRole('heading', { level: 1 })).toHaveTextContent(name)
    const drawer = await addPieces(site, { 'Negro, talla CH': '12' })
    expect(drawer.getAllByText(name).length).toBeGreaterThan(0)
  })

  it.each([
    ['una lista', '/busqueda/blusa', { catalogue: { search: alwaysAnswers([aProduct({ name: LONG })]) } }],
    ['una empresa', '/empresa/7', { catalogue: { company: alwaysAnswers(aCompany({ name: LONG })) } }],
    ['un artículo', '/articulo/1', { blog: { article: alwaysAnswers(anArticle({ title: LONG })) } }],
    ['la bandeja', '/mensajes', { messaging: { inbox: alwaysAnswers([CONVERSATION]) } }],
  ])('R11.36 se corta en %s', async (_where, path, services) => {
    const { screen } = await openSite(path, { session: ANA, services })
    const name = (await within(screen.getByRole('main')).findAllByTitle(LONG))[0]
    expect(name).toHaveTextContent(`${LONG.slice(0, 199)}…`)
  })
})
