import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addPieces, field, openProduct, press, hasText, has, texts, lacks } from '../../support/buyer.ts'
import { fullStore } from '../../support/device.ts'

const onAPhone = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

describe('La tabla de cantidades en la página', () => {
  it('R12.04 la corrida se agrega y se quita de una en una; sin ninguna entera no hay qué quitar', async () => {
    const site = await openProduct()
    const values = () => ['CH', 'M', 'G'].map((size) => field(site, `Negro, talla ${size}`).value)
    lacks(site, 'button', /^Quitar una corrida/)
    await press(site, /^Llenar corrida de Negro/)
    await press(site, 'Agregar una corrida de Negro')
    await hasText(site, '2 corridas', '6 más y pagas $78.50 c/u')
    await site.user.type(field(site, 'Negro, talla G'), '{Backspace}5')
    await press(site, 'Quitar una corrida de Negro')
    await hasText(site, '1 corrida', 'Corrida de Negro quitada. Van 6 pzs, $552.')
    expect(values()).toEqual(['1', '1', '4'])
    await press(site, 'Quitar una corrida de Negro')
    expect(values()).toEqual(['', '', '3'])
    lacks(site, 'button', /^Quitar una corrida/)
    await waitFor(() => expect(site.screen.getByRole('button', { name: 'Agregar una corrida de Negro' })).toHaveFocus())
  })

  it('R12.04 la tabla suma por color, por talla y de todo, y dice el precio y el escalón siguiente', async () => {
    const site = await openProduct()
    await site.user.type(field(site, 'Negro, talla CH'), '5')
    await site.user.type(field(site, 'Rojo, talla G'), '4')

    expect(site.screen.getByText('Total de Negro:').parentElement?.textContent).toBe('Total de Negro: 5')
    expect(site.screen.getByText('Talla G:').parentElement?.textContent).toBe('Talla G: 4')
    expect(site.screen.getByText('Total:').parentElement?.textContent).toBe('Total: 9')
    await hasText(site, '$828', '3 más y pagas $78.50 c/u')
  })

  it('R12.04 en un celular cada color se abre y se cierra por su lado, y llenar uno no cierra otro', async () => {
    onAPhone()
    const site = await openProduct({ search: '?color=Negro' })
    const fold = (name: string) => site.screen.getByRole('button', { name })
    const fields = () =>
      ['Negro', 'Rojo'].map((name) => within(site.screen.getByRole('group', { name })).queryAllByRole('textbox').length)
    // What is folded is not even drawn.
    expect(fields()).toEqual([3, 0])
    await press(site, /^Llenar corrida de Rojo/)
    expect(fields()).toEqual([3, 3])
    await site.user.click(fold('Negro'))
    expect(fields()).toEqual([0, 3])
    await site.user.click(fold('Negro'))
    expect(fields()).toEqual([3, 3])
  })

  it('R12.71 de los lugares para las piezas que faltan se ofrecen seis', async () => {
    const colours = ['Negro', 'Rojo', 'Jade'].map((name) => ({ name, hex: null }))
    const site = await openProduct({ product: { colours, soldOut: [], minimum: 12 } })
    for (const { name } of colours) await press(site, new RegExp(`^Llenar corrida de ${name}`))
    const places = await site.screen.findByRole('group', { name: 'Dónde agregar las que faltan' })
    expect(within(places).getAllByRole('button')).toHaveLength(6)
  })

  it('R11.55 lo que se escribió en otro modelo no aparece en este, y se queda en aquel', async () => {
    const cells = [{ colour: 'Negro', size: 'CH', pieces: 7 }]
    const storage = { puntada_cantidades_9: { productId: '9', user: '', cells } }
    const site = await openProduct({ storage })
    expect(field(site, 'Negro, talla CH').value).toBe('')
    await site.user.type(field(site, 'Negro, talla CH'), '2')
    expect(site.storage.get('puntada_cantidades_9')).toEqual(storage.puntada_cantidades_9)
  })

  it.each([
    ['2.5', 'Solo se venden piezas enteras, y escribiste 2.5. Siguen 6 pzs.'],
    ['1o', '«1o» no es un número. Siguen 6 pzs.'],
    ['-3', 'No puede haber menos de 0 piezas. Siguen 6 pzs.'],
    ['20000', 'Lo más que cabe en una casilla son 9,999 piezas. Siguen 6 pzs.'],
  ])('R12.04 «%s» no es una cantidad: se dice junto a la casilla, que conserva lo que tenía', async (typed, said) => {
    const site = await openProduct()
    const cell = field(site, 'Negro, talla CH')
    await site.user.type(cell, '6')
    await site.user.tab()
    await site.user.click(cell)
    await site.user.keyboard(typed)
    expect(within(site.screen.getByRole('group', { name: 'Negro' })).getByRole('alert').textContent).toBe(said)
    await site.user.tab()
    expect(cell.value).toBe('6')
  })

  it('R12.04 Llenar corrida pone una pieza de cada talla que hay; en lo agotado no se puede escribir', async () => {
    const site = await openProduct()
    expect(field(site, 'Rojo, talla M').disabled).toBe(true)
    await site.user.dblClick(site.screen.getByRole('button', { name: 'Llenar corrida de Rojo · 2 pzs · $200' }))
    await hasText(site, 'Corrida de Rojo agregada. Van 4 pzs, $400.')
    expect(['CH', 'M', 'G'].map((size) => field(site, `Rojo, talla ${size}`).value)).toEqual(['2', '', '2'])
  })

  it('R12.04 dice lo que cuesta una corrida sin lo agotado, y copia un renglón a todos los colores', async () => {
    const site = await openProduct()
    await has(site, 'button', 'Llenar corrida de Negro · 3 pzs · $300')
    lacks(site, 'button', /^Copiar/)
    await site.user.type(field(site, 'Negro, talla CH'), '4')
    await site.user.type(field(site, 'Negro, talla M'), '2')
    await press(site, 'Copiar Negro a todos los colores')
    expect([field(site, 'Rojo, talla CH').value, field(site, 'Rojo, talla M').value]).toEqual(['4', ''])
    await hasText(site, 'Copiamos Negro a los demás colores. Lo agotado quedó sin piezas.')
  })

  it('R12.04 Enter baja y las flechas se mueven por la tabla, saltando lo agotado', async () => {
    const site = await openProduct()
    field(site, 'Negro, talla CH').focus()
    await site.user.keyboard('{Enter}')
    expect(field(site, 'Rojo, talla CH')).toHaveFocus()
    await site.user.keyboard('{ArrowRight}')
    expect(field(site, 'Rojo, talla G')).toHaveFocus()
    await site.user.keyboard('{ArrowUp}')
    expect(field(site, 'Negro, talla G')).toHaveFocus()
  })

  it('R12.04 se pega desde una hoja de cálculo', async () => {
    const site = await openProduct()
    await site.user.click(field(site, 'Negro, talla CH'))
    await site.user.paste('1\t2\t3\n4\t5\t6')
    expect(field(site, 'Negro, talla G').value).toBe('3')
    expect(field(site, 'Rojo, talla G').value).toBe('6')
    await hasText(site, /^Pegamos 5 cantidades\. 1 dato no se pudo usar/)
  })

  it('R12.34 el color que se mira va primero en la tabla, abierto, y los demás doblados', async () => {
    onAPhone()
    const site = await openProduct({ search: '?color=Rojo' })
    const rows = within(site.screen.getByRole('group', { name: 'Cantidades por color y talla' }))
    const folds = rows.getAllByRole('button', { name: /^(Rojo|Negro)$/ })
    expect(folds.map((fold) => [fold.textContent, fold.getAttribute('aria-expanded')])).toEqual([
      ['Rojo', 'true'],
      ['Negro', 'false'],
    ])
    await press(site, 'Ver en Negro')
    expect(rows.getAllByRole('group')[0]?.getAttribute('aria-label')).toBe('Negro')
  })

  it('R10.23 sin piezas, Agregar al pedido dice qué falta y lleva el foco a la tabla', async () => {
    const site = await openProduct()
    await press(site, 'Agregar al pedido')
    await hasText(site, 'Escribe cuántas piezas quieres de cada color y talla.')
    expect(field(site, 'Negro, talla CH')).toHaveFocus()
  })

  it('R10.20 R12.71 lo que falta se pregunta y se agrega a la casilla que se elige, y a ninguna otra', async () => {
    const site = await openProduct({ product: { multiple: 3 } })
    await site.user.type(field(site, 'Negro, talla CH'), '4')
    await site.user.type(field(site, 'Rojo, talla G'), '1')
    await hasText(site, 'Te falta 1 pieza para 6. ¿Dónde la agregamos?')
    await site.user.type(field(site, 'Rojo, talla G'), '{Backspace}3')
    await hasText(
      site,
      'Te faltan 2 piezas para 9. ¿Dónde las agregamos?',
      'El mínimo de este modelo es 6 y va de 3 en 3.',
    )
    const places = site.screen.getByRole('group', { name: 'Dónde agregar las que faltan' })
    expect(texts(within(places).getAllByRole('button'))).toEqual(['+2 Rojo G', '+2 Negro CH'])

    await press(site, '+2 Negro CH', within(places))
    expect([field(site, 'Negro, talla CH').value, field(site, 'Rojo, talla G').value]).toEqual(['6', '3'])
    const added = site.screen.getByText('Negro, talla CH: de 4 a 6. Ya son 9 pzs.')
    expect(added).toBeInTheDocument()
    expect(added.closest('[role=status]')).toHaveFocus()
  })

  it('R12.71 al pedido van las piezas que se escribieron, y ahí se pregunta dónde van las que faltan', async () => {
    const site = await openProduct()
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '1', 'Rojo, talla G': '2' }))
    await hasText(drawer, '3 pzs × $100', 'Te faltan 3 piezas para 6. ¿Dónde las agregamos?')
    await press(site, '+3 Rojo G', drawer)
    await hasText(drawer, '6 pzs × $92')
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Negro · CH' }).value).toBe('1')
    await waitFor(() => expect(field(site, 'Negro, talla CH').value).toBe(''))
  })

  it('R11.52 un navegador que no guarda nada no impide armar el pedido, y se avisa', async () => {
    const site = await openProduct({ storage: fullStore() })
    const drawer = await addPieces(site, { 'Negro, talla CH': '6' })
    await hasText(within(drawer), /Este navegador no permite guardar tu pedido/, '6 pzs × $92')
  })
})
