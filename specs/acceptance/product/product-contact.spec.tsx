import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProduct, whatsappText } from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'

const WHATSAPP = /Contactar por WhatsApp/
const BLACK_M = 'Negro, talla M'

describe('Hablar con la tienda desde un producto', () => {
  it('R1.08 R3.09 R6.04 R7.16 con sesión WhatsApp lleva saludo y cantidades', async () => {
    const site = await openProduct({ session: ANA, product: { gallery: ['a.svg', 'b.svg'] } })
    const { href, target, rel } = site.getByRole<HTMLAnchorElement>('link', { name: WHATSAPP })
    expect([href.split('=')[0], target, rel]).toEqual(['https://wa.me/524451234567?text', '_blank', 'noopener'])
    site.called('catalogue.productForUser', { id: '5', user: ANA.mail })
    site.neverCalled('catalogue.product')
    const alone = 'Hola, vi el producto Playera Alba en Puntada y me interesa. https://puntada.test/vistaproducto/5'
    expect(whatsappText(site, WHATSAPP)).toBe(alone)
    await site.press('Ver foto 2 de 2')
    expect(whatsappText(site, WHATSAPP)).toBe(alone)
    await site.write('Negro, talla CH', '6')
    expect(whatsappText(site, WHATSAPP)).toBe(alone.replace('. ', '.\n- Negro: CH × 6\nTotal: 6 piezas\n'))
  })

  it('R10.07 R11.55 sin sesión WhatsApp pide ingresar; lo escrito sigue para quien ingresa, y para nadie más', async () => {
    const site = await openProduct()
    await site.write(BLACK_M, '4')
    site.lacks('link', WHATSAPP)
    await site.press('Contactar por WhatsApp')
    await site.has('dialog', 'Ingresa a tu cuenta')
    site.neverCalled('visits.whatsappContact')
    const storage = { puntada_cantidades_5: site.storage.get('puntada_cantidades_5') }

    const again = await openProduct({ session: ANA, storage })
    again.hasValue(BLACK_M, '4')
    await again.has('link', WHATSAPP)
    await again.write(BLACK_M, '2')
    for (const [session, pieces] of [
      [EVA, ''],
      [null, ''],
      [ANA, '2'],
    ] as const) {
      again.changeSessionElsewhere(session)
      await waitFor(() => again.hasValue(BLACK_M, pieces))
    }
  })

  it('R10.12 un doble clic abre una ventana y registra un contacto', async () => {
    const site = await openProduct({ session: ANA })
    const defaults: boolean[] = []
    const watch = (event: Event) => {
      defaults.push(!event.defaultPrevented)
      event.preventDefault()
    }
    site.rendered.baseElement.addEventListener('click', watch)
    await site.user.dblClick(site.getByRole('link', { name: WHATSAPP }))
    site.rendered.baseElement.removeEventListener('click', watch)
    expect(defaults).toEqual([true, false])
    site.calledTimes('visits.whatsappContact', 1)
  })

  it('R1.08 con un teléfono que no sirve no hay WhatsApp, pero sí mensaje', async () => {
    const site = await openProduct({ session: ANA, product: { storePhone: 'pregunta en tienda' } })
    site.lacks('link', /WhatsApp/)
    expect(site.href('Enviar mensaje')).toMatch(/^\/chat\/[^?]+\?producto=5$/)
  })
})

describe('Dónde se arma el pedido', () => {
  it('R12.73 R12.48 las cantidades van primero, y un enlace lleva a ellas', async () => {
    const site = await openProduct()
    const names = [...site.getByRole('main').querySelectorAll('input, button, a')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
    )
    const order =
      'Negro, talla CH|Agregar al pedido|Contactar por WhatsApp|Enviar mensaje|Guardar en favoritos|Compartir'
    expect(
      names
        .filter((name) => order.split('|').includes(name))
        .slice(0, 6)
        .join('|'),
    ).toBe(order)
    await site.follow('Saltar a las cantidades')
    site.hasFocus('textbox', 'Negro, talla CH')
  })

  it('R12.73 el botón fijo lleva a las cantidades; no está donde se ven o ya hay piezas', async () => {
    const seen = stubIntersectionObserver()
    const site = await openProduct()
    const jump = () => site.queryByRole('button', { name: 'Arma tu pedido' })
    expect(jump()).toBeNull()
    await seen.goAway()
    expect(jump()?.parentElement?.textContent).toBe('$92 mín. 6 pzsArma tu pedido')
    await site.user.click(jump()!)
    expect(document.activeElement?.contains(site.field('Negro, talla CH'))).toBe(true)
    await seen.comeNear()
    expect(jump()).toBeNull()
    await seen.goAway()
    await site.write('Negro, talla CH', '3')
    expect(jump()).toBeNull()
  })

  it('R12.92 uno agotado lo dice, no se arma, y lleva a otros parecidos', async () => {
    const seen = stubIntersectionObserver()
    const soldOut = [{ colour: '', size: '' }]
    const site = await openProduct({ product: { soldOut, segment: 'Dama', category: 'Blusas' } })
    await seen.goAway()
    await site.has('heading', 'Agotado por ahora')
    await site.linksTo('Ver más en Blusas', '/productos/dama/0/blusas')
    await site.has('link', 'Enviar mensaje')
    site.lacksText(/Arma tu pedido|corrida|Agregar al pedido|surtidos/)
    expect(document.head.textContent).toContain('"availability":"https://schema.org/OutOfStock"')
  })

  it('R12.92 de un color agotado no hay corrida; de una talla, sin lo que cuesta', async () => {
    const soldOut = [
      ['Rojo', ''],
      ['Negro', 'M'],
      ['Negro', 'G'],
    ].map(([colour = '', size = '']) => ({ colour, size }))
    const site = await openProduct({ product: { soldOut } })
    expect(site.texts('button', /corrida/)).toEqual(['Llenar corrida de Negro'])
  })

  it('R11.39 sin mínimo no se habla de un mínimo', async () => {
    const seen = stubIntersectionObserver()
    const site = await openProduct({ product: { minimum: 1 } })
    await seen.goAway()
    await site.hasText('Tallas y colores surtidos.')
    expect(site.getByRole('button', { name: 'Arma tu pedido' }).parentElement?.textContent).toBe('$100 Arma tu pedido')
    site.lacksText(/Mínimo \d|de este modelo/)
  })
})
