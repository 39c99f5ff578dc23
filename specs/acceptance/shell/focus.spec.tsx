import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result.ts'
import { openDraft, openProduct } from '../../support/buyer.ts'
import { aCompany, aProduct, failsOnce } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

/** What has the focus, as it is called. */
const focused = (): string => {
  const { activeElement } = document
  return activeElement === document.body
    ? 'nada'
    : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
}
const focusIs = (name: string | RegExp) => waitFor(() => expect(focused()).toMatch(name))

describe('El foco', () => {
  // In a browser its code is there long before somebody has found a control to press.
  beforeAll(() => import('../../../src/ui/app/kept-focus.ts'))

  it('R11.81 al llegar lo que se pidió con Reintentar, pasa al título de lo que llegó', async () => {
    const catalogue = { companies: failsOnce([aCompany({ name: 'Tejidos Ágata' })]) }
    const { screen, user } = await openSite('/canaive', { services: { catalogue } })
    ;(await screen.findByRole('button', { name: 'Reintentar' })).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('list', { name: 'Fabricantes verificados' })
    await focusIs(/^Verificación Canaive$/)
  })

  it('R11.81 en una pantalla que no se pudo leer pasa a su título', async () => {
    const products = [aProduct({ name: 'Playera Alba' })]
    const { screen, user } = await openSite('/busqueda/playera', {
      services: { catalogue: { search: failsOnce(products) } },
    })
    ;(await screen.findByRole('button', { name: 'Reintentar' })).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('link', { name: /Playera Alba/ })
    await focusIs(/playera/)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('R11.81 al quitar el último producto del pedido, se queda en el pedido', async () => {
    const { drawer, site } = await openDraft()
    drawer.getByRole('button', { name: 'Quitar Playera Alba del pedido' }).focus()
    await site.user.keyboard('{Enter}')
    expect(drawer.getByText('Tu pedido está vacío')).toBeShown()
    await waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
    expect(document.activeElement?.tagName).toMatch(/^H2$/)
  })

  it('R11.81 al aplicar el filtro de precio, sigue en su botón', async () => {
    const products = [1, 2, 3].map((place) =>
      aProduct({ id: `p${place}`, tiers: [{ from: 3, price: place * 10_000 }] }),
    )
    const { screen, user } = await openSite('/productos/todos/0/todas', {
      services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
    })
    const side = within(await screen.findByRole('complementary', { name: 'Filtros de la lista' }))
    await user.type(await side.findByRole('textbox', { name: 'Precio mínimo' }), '200')
    side.getByRole('button', { name: 'Aplicar precio' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /\$200/ }).length).toBeGreaterThan(0))
    await focusIs(/^Aplicar precio$/)
  })

  it('R11.81 al quitar un filtro pasa al que queda en su lugar, y sin ninguno al título de la lista', async () => {
    const products = [aProduct({ sizes: ['CH', 'M'] })]
    const { screen, user } = await openSite('/productos/todos/0/todas?talla=CH&talla=M', {
      services: { catalogue: { productsPage: () => Promise.resolve(ok(products)) } },
    })
    const chip = await screen.findByRole('button', { name: 'Quitar filtro: Talla CH' })
    await user.tab()
    chip.focus()
    await user.keyboard('{Enter}')
    await focusIs(/^Quitar filtro: Talla M$/)
    await user.keyboard('{Enter}')
    await focusIs(/^Todos los productos$/)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('R11.81 un botón que se desactiva al oprimirlo se lo deja a su contrario', async () => {
    const { screen, user } = await openProduct({ product: { gallery: ['a.svg', 'b.svg'] } })
    screen.getByRole('button', { name: 'Foto siguiente' }).focus()
    await user.keyboard('{Enter}')
    await focusIs(/^Foto anterior$/)
    await user.keyboard('{Enter}')
    await focusIs(/^Foto siguiente$/)
  })

  it(
    'R11.81 un diálogo que se cierra cuando ya no está quien lo abrió lo ' + 'deja en el título de la pantalla',
    async () => {
      const { screen, user } = await openProduct()
      const opener = screen.getByRole('button', { name: 'Ampliar foto' })
      opener.focus()
      await user.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'Playera Alba' })
      within(dialog).getByRole('button', { name: 'Cerrar' }).focus()
      opener.remove()
      await user.keyboard('{Enter}')
      await focusIs(/^Playera Alba$/)
      expect(document.activeElement?.tagName).toBe('H1')
    },
  )
})
