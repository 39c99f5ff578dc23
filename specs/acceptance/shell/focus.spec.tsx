import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { aProduct, alwaysAnswers } from '../../support/builders.ts'
import { openDraft, showsText } from '../../support/buyer.ts'
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

  it('R11.81 al quitar el último producto del pedido, se queda en el pedido', async () => {
    const { drawer, site } = await openDraft()
    drawer.getByRole('button', { name: 'Quitar Playera Alba del pedido' }).focus()
    await site.user.keyboard('{Enter}')
    await showsText(drawer, 'Tu pedido está vacío')
    await waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
    expect(document.activeElement?.tagName).toMatch(/^H2$/)
  })

  it('R11.81 al quitar un filtro pasa al que queda en su lugar, y sin ninguno al título de la lista', async () => {
    const products = [aProduct({ sizes: ['CH', 'M'] })]
    const site = await openSite('/productos/todos/0/todas?talla=CH&talla=M', {
      services: { catalogue: { productsPage: alwaysAnswers(products) } },
    })
    const chip = await site.screen.findByRole('button', { name: 'Quitar filtro: Talla CH' })
    await site.user.tab()
    chip.focus()
    await site.user.keyboard('{Enter}')
    await focusIs(/^Quitar filtro: Talla M$/)
    await site.user.keyboard('{Enter}')
    await focusIs(/^Todos los productos$/)
    expect(document.activeElement?.tagName).toBe('H1')
  })
})
