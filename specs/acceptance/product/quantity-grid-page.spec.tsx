import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { addPieces, field, openProduct } from '../../support/buyer.ts'
import { MemoryStore } from '../../support/device.ts'
import { createMemoryLocks } from '../../support/tabs.ts'

describe('La tabla de cantidades en la página', () => {
  it('R12.04 la tabla suma por color, por talla y de todo, y dice el precio y el escalón siguiente', async () => {
    const site = await openProduct()
    await site.user.type(field(site, 'Negro, talla CH'), '5')
    await site.user.type(field(site, 'Rojo, talla G'), '4')

    expect(site.screen.getByText('Total de Negro:').parentElement?.textContent).toBe('Total de Negro: 5')
    expect(site.screen.getByText('Talla G:').parentElement?.textContent).toBe('Talla G: 4')
    expect(site.screen.getByText('Total:').parentElement?.textContent).toBe('Total: 9')
    expect(site.screen.getByText('$828')).toBeShown()
    expect(site.screen.getByText('3 más y pagas $78.50 c/u')).toBeShown()
  })

  it('R10.20 dice cuántas piezas faltan para el mínimo del producto', async () => {
    const site = await openProduct()
    await site.user.type(field(site, 'Negro, talla CH'), '4')
    expect(site.screen.getByText('Te faltan 2 piezas: el mínimo de este modelo es 6.')).toBeShown()
  })

  it('R12.04 una cantidad que no es entera o positiva se explica, nunca cambia en silencio', async () => {
    const site = await openProduct()
    await site.user.type(field(site, 'Negro, talla CH'), '2.5')
    expect(site.screen.getByText('Solo se venden piezas enteras: 2.5 quedó en 2.')).toBeShown()
    await site.user.tab()
    expect(field(site, 'Negro, talla CH').value).toBe('2')
  })

  it('R12.04 en lo agotado no se puede escribir', async () => {
    const site = await openProduct()
    expect(field(site, 'Rojo, talla M').disabled).toBe(true)
  })

  it('R12.04 Llenar corrida pone una pieza de cada talla que hay', async () => {
    const site = await openProduct()
    await site.user.click(site.screen.getByRole('button', { name: 'Llenar corrida de Rojo' }))
    await site.user.click(site.screen.getByRole('button', { name: 'Llenar corrida de Rojo' }))
    expect([
      field(site, 'Rojo, talla CH').value,
      field(site, 'Rojo, talla M').value,
      field(site, 'Rojo, talla G').value,
    ]).toEqual(['2', '', '2'])
  })

  it('R12.04 Enter baja y las flechas se mueven por la tabla, saltando lo agotado', async () => {
    const site = await openProduct()
    field(site, 'Negro, talla CH').focus()
    await site.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field(site, 'Rojo, talla CH'))
    await site.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(field(site, 'Rojo, talla G'))
    await site.user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(field(site, 'Negro, talla G'))
  })

  it('R12.04 se pega desde una hoja de cálculo', async () => {
    const site = await openProduct()
    await site.user.click(field(site, 'Negro, talla CH'))
    await site.user.paste('1\t2\t3\n4\t5\t6')
    expect(field(site, 'Negro, talla G').value).toBe('3')
    expect(field(site, 'Rojo, talla G').value).toBe('6')
    expect(site.screen.getByText(/^Pegamos 5 cantidades\. 1 dato no se pudo usar/)).toBeShown()
  })

  it('R12.04 los botones de más y menos cambian de una en una', async () => {
    const site = await openProduct()
    await site.user.dblClick(site.screen.getByRole('button', { name: 'Una más: Negro CH' }))
    await site.user.click(site.screen.getByRole('button', { name: 'Una menos: Negro CH' }))
    expect(field(site, 'Negro, talla CH').value).toBe('1')
  })

  it('R10.23 sin piezas, Agregar al pedido dice qué falta y lleva el foco a la tabla', async () => {
    const site = await openProduct()
    await site.user.click(site.screen.getByRole('button', { name: 'Agregar al pedido' }))
    expect(site.screen.getByText('Escribe cuántas piezas quieres de cada color y talla.')).toBeShown()
    expect(document.activeElement).toBe(field(site, 'Negro, talla CH'))
  })

  it('R10.20 si faltan piezas para el mínimo, el pedido las completa y lo explica', async () => {
    const site = await openProduct()
    const drawer = await addPieces(site, { 'Negro, talla CH': '1', 'Rojo, talla G': '2' })
    const explained =
      'Cambiamos Rojo, talla G, de 2 a 5: este modelo se vende desde 6 pzs. Puedes repartirlas de otra forma.'
    expect(within(drawer).getByText(explained)).toBeShown()
    expect(within(drawer).getByText('6 pzs × $92')).toBeShown()
    await waitFor(() => expect(field(site, 'Negro, talla CH').value).toBe(''))
  })

  it('R11.52 un navegador que no guarda nada no impide armar el pedido, y se avisa', async () => {
    const store = new MemoryStore()
    store.full = true
    const site = await openProduct({ services: { storage: store, orderStores: createOrderStores(store, createMemoryLocks()) } })
    const drawer = await addPieces(site, { 'Negro, talla CH': '6' })
    expect(within(drawer).getByText(/Este navegador no permite guardar tu pedido/)).toBeShown()
    expect(within(drawer).getByText('6 pzs × $92')).toBeShown()
  })
})
