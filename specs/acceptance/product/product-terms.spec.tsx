import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProduct } from '../../support/buyer.ts'

describe('Lo que el fabricante dice de un producto', () => {
  it('R12.87 la guía de tallas es la general, dicha aproximada, si el fabricante no da la suya', async () => {
    const site = await openProduct({ product: { sizeGuide: '', segment: 'Dama', category: 'Blusas' } })
    await site.user.click(site.screen.getByRole('button', { name: 'Guía de tallas' }))
    const dialog = within(site.screen.getByRole('dialog', { name: 'Guía de tallas' }))
    expect(
      await dialog.findByText(
        'Medidas aproximadas del cuerpo, en centímetros. Es una guía general, no de este modelo: confírmalas con el fabricante.',
      ),
    ).toBeShown()
    const rows = within(dialog.getByRole('table', { name: 'Dama' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TallaBustoCinturaCadera',
      'CH85–8967–7192–96',
      'M90–9472–7697–101',
      'G95–10077–82102–107',
    ])
  })

  it('R12.87 si el fabricante da sus medidas, son esas; lo que no es tabla se muestra como lo escribió', async () => {
    const site = await openProduct({ product: { sizeGuide: 'CH: largo 60, ancho 48; M: largo 62, ancho 50' } })
    await site.user.click(site.screen.getByRole('button', { name: 'Guía de tallas' }))
    const dialog = within(site.screen.getByRole('dialog', { name: 'Guía de tallas' }))
    expect(await dialog.findByText('Medidas en centímetros que da el fabricante de este modelo.')).toBeShown()
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TallaLargoAncho',
      'CH6048',
      'M6250',
    ])
    site.rendered.unmount()

    const other = await openProduct({ product: { sizeGuide: 'Viene reducida: pide una talla más' } })
    await other.user.click(other.screen.getByRole('button', { name: 'Guía de tallas' }))
    expect(await within(other.screen.getByRole('dialog')).findByText('Viene reducida: pide una talla más')).toBeShown()
  })

  it('R12.87 una talla única no lleva guía', async () => {
    const site = await openProduct({ product: { sizes: ['Unitalla'], sizeGuide: '', soldOut: [] } })
    expect(site.screen.queryByRole('button', { name: 'Guía de tallas' })).toBeNull()
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
