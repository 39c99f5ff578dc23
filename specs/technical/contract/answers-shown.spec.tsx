import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import { createOrders } from '../../../src/adapters/http/endpoints/trade.ts'
import type { Order } from '../../../src/domain/orders/orders.ts'
import { main } from '../../support/account.tsx'
import { answering } from '../../support/answering.ts'
import { openDraft, send } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const over = (body: unknown) => answering(JSON.stringify(body))

describe('Lo que una respuesta rara enseña en la pantalla', () => {
  it('R11.39 un producto sin precio ni mínimo del contrato se consulta', async () => {
    expectConsole(/data-product\.php: precios: se esperaba/)
    const row = { id: '12', nombre: 'Blusa', precio: 85, mayoreo: 1, minimo: null, tallas: 'CH,M', id_tienda: '7' }
    const site = await openSite('/vistaproducto/12', {
      services: { catalogue: { product: (id: string) => createCatalogue(over([row])).product(id) } },
    })
    expect(await main(site).findByText('Precio a consultar con el fabricante')).toBeShown()
    expect(main(site).getByText(/^Consulta el mínimo con el fabricante\. Mezcla tallas y colores\.$/)).toBeShown()
    expect(site.screen.getByRole('main').textContent).not.toMatch(/\$\s?(1|85)\b/)
  })

  it('R11.40 un error junto a una lista vacía no es una búsqueda sin resultados, ni cero favoritos', async () => {
    expectConsole(/se esperaba una lista/)
    const broken = over({ success: false, message: 'Error', data: [] })
    const site = await openSite('/busqueda/blusa', {
      session: ANA,
      services: {
        catalogue: { search: (text: string) => createCatalogue(broken).search(text) },
        favourites: { count: (user: string) => createFavourites(broken).count(user) },
      },
    })
    const said = 'El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.'
    expect((await main(site).findAllByText(said))[0]).toBeShown()
    expect(site.screen.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).not.toMatch(/0/)
  })

  it.each([
    ['not ok', 'not ok'],
    [{ status: 1, message: 'No se pudo registrar el pedido' }, 'No se pudo registrar el pedido'],
  ])('R11.87 un pedido contestado %j no se da por enviado ni por no enviado', async (body, words) => {
    const { site, drawer } = await openDraft({
      services: { orders: { create: (order: Order) => createOrders(over(body)).create(order) } },
    })
    await site.user.click(send(drawer))
    expect(await drawer.findByText('No sabemos si se envió.')).toBeShown()
    expect(within(site.screen.getByRole('dialog')).queryByText(/Pedido enviado|no se envió\./)).toBeNull()
    expect(site.screen.getByRole('dialog').textContent).toContain(words)
  })
})
