import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ANA, MemoryStore } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Los datos para pedir', () => {
  it('R12.78 la ciudad se guarda en este navegador, para el resumen de los pedidos; la de otra persona no se ve', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      storage: {
        'puntada_datos_otra@ejemplo.mx': { town: 'Moroleón' },
        'puntada_datos_ana@ejemplo.mx': [1],
      },
    })
    const main = within(site.screen.getByRole('main'))
    const town = await main.findByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ })
    expect(town.value).toBe('')
    await site.user.type(town, ' León ')
    await site.user.click(main.getByRole('button', { name: 'Guardar mis datos' }))
    expect(
      await main.findByText('Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'),
    ).toBeShown()
    expect(site.storage.get('puntada_datos_ana@ejemplo.mx')).toEqual({ town: 'León' })
  })

  it('R11.52 donde el navegador no guarda nada, se dice que los datos duran lo que la página', async () => {
    const store = new MemoryStore()
    store.full = true
    const site = await openSite('/perfil', {
      session: ANA,
      storage: store,
    })
    const main = within(site.screen.getByRole('main'))
    await site.user.type(await main.findByRole('textbox', { name: /Ciudad o municipio/ }), 'León')
    await site.user.click(main.getByRole('button', { name: 'Guardar mis datos' }))
    expect(
      await main.findByText(
        /^Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que cierres o recargues/,
      ),
    ).toBeShown()
    expect(main.getByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ }).value).toBe('León')
  })
})
