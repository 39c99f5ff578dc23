import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { within } from '../../support/area.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { addPieces, isMissing, openProduct } from '../../support/buyer.ts'
import { fullStore } from '../../support/device.ts'

describe('La página de un producto sabe lo que ya va en el pedido', () => {
  it('R12.292 lo que se agregó se dice sobre la tabla y en su casilla, y lleva al pedido', async () => {
    const site = await openProduct()
    site.lacksText(/Ya llevas/)
    for (const [size, pieces] of [
      ['CH', '4'],
      ['G', '3'],
    ] as const)
      await site.write(`Negro, talla ${size}`, pieces)
    const add = site.getByRole('button', { name: 'Agregar al pedido' })
    // Between two renderings.
    act(() => {
      add.click()
      add.click()
    })
    await site.press('Cerrar')
    await site.hasText('Ya llevas 7 pzs · $644')
    const black = site.field('Negro, talla CH')
    expect(black.value).toBe('')
    expect(black).toHaveAccessibleDescription('Ya llevas 4')
    expect(site.field('Negro, talla M')).not.toHaveAccessibleDescription()
    await site.press('Ver pedido')
    await (await site.part('dialog', 'Tu pedido')).hasText('7 pzs × $92')
  })

  it('R12.292 R10.21 el precio y lo que falta cuentan con lo que ya va', async () => {
    const storage = {
      puntada_pedidos: {
        drafts: [aDraft({ products: [aDraftProduct({ cells: [cell('Negro', 'CH', 4)] })] })],
        pending: [],
      },
    }
    const site = await openProduct({ storage, product: { storeId: '2' } })
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

describe('La tabla de cantidades en la página', () => {
  it('R12.04 la corrida se agrega y se quita de una en una', async () => {
    const site = await openProduct()
    const values = () => ['CH', 'M', 'G'].map((size) => site.field(`Negro, talla ${size}`).value)
    site.lacks('button', /^Quitar una corrida/)
    await site.press(/^Llenar corrida de Negro/)
    await site.press('Agregar una corrida de Negro')
    await site.hasText('2 corridas', '6 más y pagas $78.50')
    await site.write('Negro, talla G', '{Backspace}5')
    await site.press('Quitar una corrida de Negro')
    await site.hasText('1 corrida', 'Corrida de Negro quitada. Van 6 pzs, $552.')
    expect(values()).toEqual(['1', '1', '4'])
    await site.press('Quitar una corrida de Negro')
    expect(values()).toEqual(['', '', '3'])
    site.lacks('button', /^Quitar una corrida/)
    await waitFor(() => site.hasFocus('button', 'Agregar una corrida de Negro'))
  })

  it('R12.04 R10.23 sin piezas dice qué falta; con ellas suma por color, talla y todo', async () => {
    const site = await openProduct()
    await site.press('Agregar al pedido')
    await site.hasText('Escribe cuántas piezas quieres de cada color y talla.')
    site.hasFocus('textbox', 'Negro, talla CH')
    await site.write('Negro, talla CH', '5')
    await site.write('Rojo, talla G', '4')
    for (const sum of ['Total de Negro: 5', 'Talla G: 4', 'Total: 9'])
      expect(site.getByText(sum.replace(/ \d$/, '')).parentElement?.textContent).toBe(sum)
    await site.hasText('$828', '3 más y pagas $78.50')
  })

  it('R12.34 R12.04 en un celular se abre el color que se mira, sin cerrar otro', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    const site = await openProduct({ search: '?color=Rojo' })
    const rows = await site.part('group', 'Cantidades por color y talla')
    // What is folded is not even drawn.
    const fields = () =>
      rows.getAllByRole('button', { name: /^(Rojo|Negro)$/ }).map((fold) => {
        const row = within(fold.closest('tr')!)
        return `${fold.textContent} ${fold.getAttribute('aria-expanded')} ${row.queryAllByRole('textbox').length}`
      })
    expect(fields()).toEqual(['Negro false 0', 'Rojo true 3'])
    await site.press(/^Llenar corrida de Negro/)
    expect(fields()).toEqual(['Negro true 3', 'Rojo true 3'])
    await site.press('Rojo')
    expect(fields()).toEqual(['Negro true 3', 'Rojo false 0'])
    await site.press('Rojo')
    await site.press('Ver en Negro')
    expect(fields()).toEqual(['Negro true 3', 'Rojo true 3'])
  })

  it('R12.04 lo que no es una cantidad se dice junto a la casilla, que no cambia', async () => {
    const site = await openProduct()
    const cell = site.field('Negro, talla CH')
    await site.user.type(cell, '6')
    const black = await site.part('group', 'Negro')
    for (const [typed, why] of [
      ['2.5', 'Solo se venden piezas enteras, y escribiste 2.5.'],
      ['1o', '«1o» no es un número.'],
      ['1.000', '«1.000» se puede leer de dos maneras. Escribe las piezas sin puntos ni comas.'],
      ['-3', 'No puede haber menos de 0 piezas.'],
      ['20000', 'Lo más que cabe en una casilla son 9,999 piezas.'],
    ] as const) {
      await site.user.tab()
      await site.user.click(cell)
      await site.user.keyboard(typed)
      const said = `${why} Siguen 6 pzs.`
      expect([black.texts('alert'), cell]).toEqual([[said], expect.objectContaining({ value: typed })])
      expect(cell).toHaveAccessibleDescription(said)
      await site.user.tab()
      expect(cell.value).toBe('6')
    }
  })

  it('R12.04 la corrida dice lo que cuesta; un renglón se copia a todos los colores', async () => {
    const site = await openProduct()
    await site.has('button', 'Llenar corrida de Negro · 3 pzs · $300')
    site.lacks('button', /^Copiar/)
    expect(site.field('Rojo, talla M').disabled).toBe(true)
    const red = () => ['CH', 'M', 'G'].map((size) => site.field(`Rojo, talla ${size}`).value)
    await site.user.dblClick(site.getByRole('button', { name: 'Llenar corrida de Rojo · 2 pzs · $200' }))
    await site.hasText('Corrida de Rojo agregada. Van 4 pzs, $400.')
    expect(red()).toEqual(['2', '', '2'])
    await site.write('Negro, talla CH', '4')
    await site.write('Negro, talla M', '2')
    await site.press('Copiar Negro a todos los colores')
    expect(red().slice(0, 2)).toEqual(['4', ''])
    await site.hasText('Copiamos Negro a los demás colores. Lo agotado quedó sin piezas.')
  })

  it('R12.04 Enter baja y las flechas se mueven por la tabla, saltando lo agotado', async () => {
    const site = await openProduct()
    await site.user.click(site.field('Negro, talla CH'))
    for (const [key, cell] of Object.entries({
      Enter: 'Rojo, talla CH',
      ArrowRight: 'Rojo, talla G',
      ArrowUp: 'Negro, talla G',
    })) {
      await site.user.keyboard(`{${key}}`)
      site.hasFocus('textbox', cell)
    }
  })

  it('R12.04 se pega desde una hoja de cálculo sobre lo que se escribió mal', async () => {
    const site = await openProduct()
    await site.write('Negro, talla CH', '1o')
    const black = await site.part('group', 'Negro')
    await black.has('alert')
    await site.user.paste('1\t2\t3\n4\t5\t6')
    black.lacks('alert')
    site.hasValue('Negro, talla G', '3')
    site.hasValue('Rojo, talla G', '6')
    await site.hasText(/^Pegamos 5 cantidades\. 1 dato no se pudo usar/)
  })

  it('R10.20 R12.71 lo que falta se agrega a la casilla que se elige, y a ninguna otra', async () => {
    const site = await openProduct({ product: { multiple: 3 } })
    await site.write('Negro, talla CH', '4')
    await site.write('Rojo, talla G', '1')
    await isMissing(site, 'Te falta 1 pieza para 6, de 3 en 3. ¿Dónde la agregamos?')
    await site.write('Rojo, talla G', '{Backspace}3')
    await isMissing(site, 'Te faltan 2 piezas para 9, de 3 en 3. ¿Dónde las agregamos?')
    const places = await site.part('group', 'Dónde agregar las que faltan')
    expect(places.texts('button')).toEqual(['+2 Rojo G', '+2 Negro CH'])

    await places.press('+2 Negro CH')
    expect([site.field('Negro, talla CH').value, site.field('Rojo, talla G').value]).toEqual(['6', '3'])
    expect(site.getByText('Negro, talla CH: de 4 a 6. Ya son 9 pzs.').closest('[role=status]')).toHaveFocus()
    await site.write('Rojo, talla G', '{Backspace}6')
    site.lacksText(/Ya son 9 pzs/)
  })

  it('R12.04 de lo que ya no cabe en una casilla se dice que no se agregó', async () => {
    const site = await openProduct()
    await site.write('Negro, talla CH', '9999')
    await site.press('Agregar una corrida de Negro')
    await site.hasText('No toda la corrida de Negro cupo: lo más que cabe en una casilla son 9,999.')
    await (await addPieces(site, {})).press('Cerrar')
    await addPieces(site, { 'Negro, talla CH': '3', 'Rojo, talla G': '2' })
    const said = 'Agregamos 2 pzs a tu pedido, y 3 pzs no: lo más que cabe en una casilla son 9,999.'
    expect(document.body.textContent).toContain(said)
  })

  it('R11.52 un navegador que no guarda nada no impide armar el pedido, y se avisa', async () => {
    const site = await openProduct({ storage: fullStore() })
    const drawer = await addPieces(site, { 'Negro, talla CH': '6' })
    await drawer.hasText(/Este navegador no permite guardar tu pedido/, '6 pzs × $92')
  })
})
