import { describe, expect, it } from 'vitest'
import { field, openProduct } from '../../support/buyer.ts'
import { watchNearness } from '../../support/near.ts'

describe('Dónde se arma el pedido', () => {
  it('R12.73 las cantidades vienen antes que escribir, guardar y compartir', async () => {
    const site = await openProduct()
    const names = [...site.screen.getByRole('main').querySelectorAll('input, button, a')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
    )
    const order = ['Negro, talla CH', 'Agregar al pedido', 'Contactar por WhatsApp', 'Enviar mensaje', 'Guardar en favoritos', 'Compartir']
    expect(names.filter((name) => order.includes(name)).slice(0, 6)).toEqual(order)
  })

  it('R12.73 el botón fijo lleva a las cantidades y desaparece donde ya se ven, o donde ya hay piezas', async () => {
    const seen = watchNearness()
    const site = await openProduct()
    const jump = () => site.screen.queryByRole('button', { name: 'Arma tu pedido' })
    expect(jump()).toBeNull()
    await seen.goAway()
    expect(jump()?.parentElement?.textContent).toBe('$92 mín. 6 pzsArma tu pedido')
    await site.user.click(jump()!)
    expect(document.activeElement?.contains(field(site, 'Negro, talla CH'))).toBe(true)
    await seen.comeNear()
    expect(jump()).toBeNull()
    await seen.goAway()
    await site.user.type(field(site, 'Negro, talla CH'), '3')
    expect(jump()).toBeNull()
  })
})
