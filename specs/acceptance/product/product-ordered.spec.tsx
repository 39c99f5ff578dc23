import { describe, it, expect } from 'vitest'
import { addPieces, isMissing, openProduct } from '../../support/buyer.ts'

describe('La página de un producto sabe lo que ya va en el pedido', () => {
  it('R12.292 lo que se agregó se dice sobre la tabla y en su casilla, y lleva al pedido', async () => {
    const site = await openProduct()
    site.lacksText(/Ya llevas/)
    const drawer = await addPieces(site, { 'Negro, talla CH': '4', 'Rojo, talla G': '3' })
    await drawer.press('Cerrar')
    await site.hasText('Ya llevas 7 pzs · $644')
    const black = site.field('Negro, talla CH')
    expect(black.value).toBe('')
    expect(black).toHaveAccessibleDescription('Ya llevas 4')
    expect(site.field('Negro, talla M')).not.toHaveAccessibleDescription()
    await site.press('Ver pedido')
    await (await site.part('dialog', 'Tu pedido')).hasText('7 pzs × $92')
  })

  it('R12.292 R10.21 el precio y lo que falta cuentan con lo que ya va', async () => {
    const site = await openProduct()
    await (await addPieces(site, { 'Negro, talla CH': '4' })).press('Cerrar')
    await site.write('Negro, talla M', '1')
    await isMissing(site, 'Te falta 1 pieza para 6. ¿Dónde la agregamos?')
    await site.hasText('1 pza', ', serían 5')
    await site.press('+1 Negro M')
    await site.hasText('$184', '2 pzs', ', serían 6', 'a $92 c/u')
    await site.write('Negro, talla M', '{Backspace}1200')
    await site.hasText('$94,200', '1,200 pzs', ', serían 1,204', 'a $78.50 c/u')
    expect(site.getByText('Total de Negro:').parentElement?.textContent).toBe('Total de Negro: 1,200')
    await site.user.tab()
    site.hasValue('Negro, talla M', '1,200')
  })
})
