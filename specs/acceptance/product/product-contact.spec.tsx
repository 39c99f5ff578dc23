import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, openProduct, shows, press, follow, href } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'

const EVA = { name: 'Eva', mail: 'eva@ejemplo.mx', phone: '4451230000' }
const greeting = (link: HTMLElement): string => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''

describe('Hablar con la tienda desde un producto', () => {
  it(
    'R1.08 R3.09 con sesión, WhatsApp abre con el saludo, que sigue escrito ' + 'tras ver fotos y cambiar cantidades',
    async () => {
      const site = await openProduct({ session: ANA, product: { gallery: ['a.svg', 'b.svg'] } })
      const link = site.screen.getByRole('link', { name: /Contactar por WhatsApp/ })
      expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/524451234567\?text=/)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
      const written = greeting(link)
      expect(written).toBe(
        'Hola, vi el producto Playera Alba en Puntada y me interesa. https://puntada.test/vistaproducto/5',
      )
      await press(site, 'Ver foto 2 de 2')
      expect(greeting(link)).toBe(written)
      await site.user.type(field(site, 'Negro, talla CH'), '6')
      expect(greeting(link)).toBe(
        'Hola, vi el producto Playera Alba en Puntada y me interesa.\n- Negro, talla CH: 6\nTotal: 6 piezas\n' +
          'https://puntada.test/vistaproducto/5',
      )
      await site.user.clear(field(site, 'Negro, talla CH'))
      expect(greeting(link)).toBe(written)
    },
  )

  it(
    'R10.11 sin sesión no se puede abrir el WhatsApp: se pide ingresar, y las cantidades escritas siguen ' + 'después',
    async () => {
      const site = await openProduct()
      await site.user.type(field(site, 'Negro, talla M'), '4')
      expect(site.screen.queryByRole('link', { name: /Contactar por WhatsApp/ })).toBeNull()
      await press(site, 'Contactar por WhatsApp')
      expect(await site.screen.findByLabelText('Correo electrónico')).toBeShown()
      expect(site.calledWith('visits.whatsappContact')).toEqual([])

      site.rendered.unmount()
      const storage: Record<string, unknown> = {}
      for (const [key, text] of site.storage.texts) if (key === 'puntada_cantidades') storage[key] = JSON.parse(text)
      const again = await openProduct({ session: ANA, storage })
      expect(field(again, 'Negro, talla M').value).toBe('4')
      await shows(again.screen, 'link', /Contactar por WhatsApp/)
    },
  )

  it(
    'R11.55 las cantidades que escribió una persona no las ve otra, ni en ' + 'la página abierta ni al volver',
    async () => {
      const site = await openProduct({ session: ANA })
      await site.user.type(field(site, 'Negro, talla M'), '4')
      const storage = { puntada_cantidades: site.storage.get('puntada_cantidades') }
      site.changeSessionElsewhere(EVA)
      await waitFor(() => expect(field(site, 'Negro, talla M').value).toBe(''))
      site.changeSessionElsewhere(ANA)
      await waitFor(() => expect(field(site, 'Negro, talla M').value).toBe('4'))
      site.rendered.unmount()
      const again = await openProduct({ session: EVA, storage })
      expect(field(again, 'Negro, talla M').value).toBe('')
    },
  )

  it('R10.18 el segundo clic de un doble clic no abre otra ventana ni registra otro contacto', async () => {
    const site = await openProduct({ session: ANA })
    const link = site.screen.getByRole('link', { name: /Contactar por WhatsApp/ })
    const defaults: boolean[] = []
    const watch = (event: MouseEvent) => {
      defaults.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', watch)
    await site.user.dblClick(link)
    document.removeEventListener('click', watch)
    expect(defaults).toEqual([true, false])
    expect(site.calledWith('visits.whatsappContact')).toHaveLength(1)
  })

  it('R1.08 con un teléfono que no sirve no hay WhatsApp, pero sí mensaje', async () => {
    const site = await openProduct({ session: ANA, product: { storePhone: 'pregunta en tienda' } })
    expect(site.screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    expect(href(site.screen, 'Enviar mensaje')).toMatch(/^\/chat\/[^?]+\?producto=5$/)
  })

  it('R10.08 sin sesión, Enviar mensaje pide ingresar sin salir del producto', async () => {
    const site = await openProduct()
    await follow(site, 'Enviar mensaje')
    expect(await site.screen.findByLabelText('Correo electrónico')).toBeShown()
    expect(window.location.pathname).toBe('/vistaproducto/5')
    expect(site.calls.filter(({ name }) => name.startsWith('messaging.'))).toEqual([])
  })
})
