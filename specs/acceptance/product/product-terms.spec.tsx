import { describe, expect, it } from 'vitest'
import { openProduct } from '../../support/buyer.ts'

describe('Lo que el fabricante dice de un producto', () => {
  it('R12.87 las medidas son las del fabricante, como las escribió; si no las da, no se dice nada', async () => {
    const own = 'CH: largo 60, ancho 48\nViene reducida: pide una talla más'
    const site = await openProduct({ product: { sizeGuide: own } })
    expect(site.screen.getByText((_, element) => element?.textContent === own, { selector: 'span' })).toBeShown()
    site.rendered.unmount()

    const silent = await openProduct({ product: { sizeGuide: '' } })
    expect(silent.screen.queryByText('Medidas')).toBeNull()
  })

  it('R12.88 R12.89 dice clave, tiempo de entrega y envío donde la API los da, y nada donde no', async () => {
    const terms = () => site.screen.getAllByRole('term').map(({ textContent }) => textContent)
    let site = await openProduct({
      product: { key: 'PLA-5', leadTime: '3 a 5 días hábiles', shipping: 'Por paquetería' },
    })
    expect(terms()).toEqual(['Clave', 'Tela', 'Origen', 'Tallas', 'Tiempo de entrega', 'Envío', 'Cuidados'])
    expect(site.screen.getByText('3 a 5 días hábiles')).toBeShown()
    site.rendered.unmount()

    // A number without its unit and a yes say nothing.
    for (const silent of [
      { key: '', leadTime: '', shipping: '' },
      { key: '', leadTime: '5', shipping: 'Sí' },
    ]) {
      site = await openProduct({ product: silent })
      expect(terms()).toEqual(['Tela', 'Origen', 'Tallas', 'Cuidados'])
      site.rendered.unmount()
    }
  })
})
