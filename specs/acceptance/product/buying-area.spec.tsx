import { describe, expect, it } from 'vitest'
import { field, openProduct, follow, showsText, shows, href, texts } from '../../support/buyer.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'

describe('Dónde se arma el pedido', () => {
  it(
    'R12.73 preguntar al fabricante está al empezar el pedido; guardar y ' + 'compartir, después de las cantidades',
    async () => {
      const site = await openProduct()
      const names = [...site.screen.getByRole('main').querySelectorAll('input, button, a')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
      )
      const order = [
        'Contactar por WhatsApp',
        'Enviar mensaje',
        'Negro, talla CH',
        'Agregar al pedido',
        'Guardar en favoritos',
        'Compartir',
      ]
      expect(names.filter((name) => order.includes(name)).slice(0, 6)).toEqual(order)
    },
  )

  it('R12.73 el botón fijo lleva a las cantidades y desaparece donde ya se ven, o donde ya hay piezas', async () => {
    const seen = stubIntersectionObserver()
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

  it('R12.48 el segundo enlace de la página salta a la primera casilla', async () => {
    const site = await openProduct()
    await follow(site, 'Saltar a las cantidades')
    expect(document.activeElement).toBe(field(site, 'Negro, talla CH'))
  })

  it('R12.92 un modelo agotado lo dice, no se arma, y lleva al fabricante y a otros parecidos', async () => {
    const seen = stubIntersectionObserver()
    const site = await openProduct({
      product: { soldOut: [{ colour: '', size: '' }], segment: 'Dama', category: 'Blusas' },
    })
    await seen.goAway()
    await shows(site.screen, 'heading', 'Agotado por ahora')
    expect(href(site.screen, 'Ver más en Blusas')).toBe('/productos/dama/0/blusas')
    await shows(site.screen, 'link', 'Enviar mensaje')
    expect(site.screen.queryByText(/Arma tu pedido|corrida|Agregar al pedido|de este modelo\. Mezcla/)).toBeNull()
    const offers = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent)
      .join('')
    expect(offers).toContain('"availability":"https://schema.org/OutOfStock"')
  })

  it('R12.92 de un color agotado no se ofrece la corrida', async () => {
    const site = await openProduct({ product: { soldOut: [{ colour: 'Rojo', size: '' }] } })
    expect(texts(site.screen.getAllByRole('button', { name: /^Llenar corrida/ }))).toEqual([
      'Llenar corrida de Negro · 3 pzs · $300',
    ])
  })

  it('R11.31 sin mínimo no se habla de un mínimo', async () => {
    const seen = stubIntersectionObserver()
    const site = await openProduct({ product: { minimum: 1 } })
    await seen.goAway()
    await showsText(site.screen, 'Mezcla tallas y colores como quieras.')
    expect(site.screen.getByRole('button', { name: 'Arma tu pedido' }).parentElement?.textContent).toBe(
      '$100 Arma tu pedido',
    )
    expect(site.screen.queryByText(/de este modelo/)).toBeNull()
  })
})
