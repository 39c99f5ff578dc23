import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SentOrder } from '../../../src/domain/orders/orders.ts'
import { aDraft, aDraftProduct, aSentOrder } from '../../support/builders.ts'
import { ANA, fullStore } from '../../support/device.ts'
import { draftsOf, keeps, keepsSent, sentOf } from '../../support/drafts.ts'
import { openSite, type Site, type SiteOptions } from '../../support/site.tsx'

const anOrder = (clientId: string, day = 3, own: Partial<SentOrder> = {}) =>
  aSentOrder({ clientId, folio: `F-${clientId}`, sentAt: Date.UTC(2026, 10, day, 18), ...own })
const other = { storeId: '9', storeName: 'Mezclilla Vereda' }
const aFile = (own: object = {}) =>
  JSON.stringify({ kind: 'pedidos de Puntada', version: 1, account: ANA.mail, drafts: [], sent: [], ...own })
const open = (storage: object = {}, options: SiteOptions = {}) =>
  openSite('/perfil', { session: ANA, storage: { ...storage }, ...options })
const field = (site: Site) => site.getByLabelText<HTMLInputElement>('Traer de un archivo')
const choose = (site: Site, ...parts: BlobPart[]) =>
  fireEvent.change(field(site), { target: { files: [new File(parts, 'pedidos.json')] } })
const part = (site: Site) => site.part('group', 'Llévate tus pedidos')

describe('Los pedidos en un archivo', () => {
  it('R12.307 lo que se baja se trae en otro navegador, una sola vez', async () => {
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => ((saved = file as Blob), 'blob:1'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const before = { ...keeps([aDraft(other)]), ...keepsSent(anOrder('2', 4), anOrder('1')) }
    const site = await open(before)
    await site.press('Descargar mis pedidos')
    const text = await saved!.text()

    const there = await open(keepsSent(anOrder('1')))
    choose(there, text)
    const found = await part(there)
    await found.hasText('Encontramos 1 pedido nuevo, 1 que ya estaba y 1 borrador nuevo (a Mezclilla Vereda).')
    expect([sentOf(there), draftsOf(there)]).toEqual([[anOrder('1')], []])
    await found.press('Traerlos')
    await found.hasText('Trajimos 1 pedido y 1 borrador.')
    expect([sentOf(there), draftsOf(there)]).toEqual([[anOrder('2', 4), anOrder('1')], [aDraft(other)]])
    await there.has('heading', 'Folio F-2')

    choose(there, text)
    await found.hasText('Encontramos 3 que ya estaban.', 'No hay nada nuevo que traer.')
    found.lacks('button', 'Traerlos')
  })

  it('R12.307 donde ya hay un borrador, o ya se envió, el del archivo no se trae', async () => {
    const own = aDraft({ clientId: 'propio', products: [aDraftProduct({ productId: '8' })] })
    const sent = aDraft({ ...other, clientId: 'enviado' })
    const site = await open({ ...keeps([own]), ...keepsSent(anOrder('enviado', 3, other)) })
    choose(site, aFile({ drafts: [aDraft(), sent], sent: [anOrder('propio', 4), anOrder('5', 30)] }))
    const found = await part(site)
    await found.hasText(
      'Encontramos 2 pedidos nuevos.',
      'De lo que tienes por enviar a Tejidos Alba ya hay otro aquí, que se queda como está.',
      'El borrador a Mezclilla Vereda ya se envió, y no se trae.',
      'Tu borrador a Tejidos Alba ya se envió desde otro navegador. Se queda aquí: revísalo antes de enviarlo.',
    )
    await found.press('Traerlos')
    await found.hasText('Trajimos 2 pedidos.')
    expect(draftsOf(site)).toEqual([own])
    expect((sentOf(site) as { clientId: string }[]).map(({ clientId }) => clientId)).toEqual(['5', 'propio', 'enviado'])
  })

  it('R12.307 de lo antiguo entra lo que cabe, y lo que no se lee entero se dice', async () => {
    const sent = [anOrder('0', 3, { note: 'x'.repeat(199_000) })]
    const site = await open(keepsSent(...sent))
    const broken = [
      { ...anOrder('a'), products: [{ ...aDraftProduct(), cells: [{ colour: 'Rojo' }] }, aDraftProduct()] },
      { ...anOrder('b'), storeName: 5 },
      null,
    ]
    choose(site, aFile({ sent: [anOrder('x', 1), anOrder('y', 2), ...broken] }))
    const found = await part(site)
    await found.hasText(
      'Encontramos 1 pedido nuevo.',
      '1 pedido antiguo no cabe, y no se trae.',
      '3 no se pudieron leer, y no se traen.',
    )
    await found.press('Traerlos')
    expect(sentOf(site)).toEqual([...sent, anOrder('y', 2)])
  })

  it('R12.307 quien cancela no trae nada; donde nada se guarda se dice cuánto dura', async () => {
    const site = await open({}, { storage: fullStore() })
    choose(site, aFile({ sent: [anOrder('1')] }))
    const found = await part(site)
    await found.press('Cancelar')
    site.lacks('heading', 'Folio F-1')
    choose(site, aFile({ sent: [anOrder('1')] }))
    await found.press('Traerlos')
    await found.hasText(/^Trajimos 1 pedido\. Este navegador no permite guardarlos/)
    await site.has('heading', 'Folio F-1')
  })

  it('R12.307 un archivo que no sirve lo dice junto a su botón, y nada cambia', async () => {
    const site = await open(keeps([aDraft()]))
    await site.has('button', 'Descargar mis pedidos')
    const foreign = /^Ese archivo no es el de tus pedidos\. .+ «Descargar mis pedidos» \(termina en \.json\)\.$/
    for (const [content, problem] of [
      [aFile({ account: 'eva@ejemplo.mx' }), /^Este archivo es de otra cuenta: eva@ejemplo\.mx\. Ingresa con ella/],
      ['hola', foreign],
      [aFile({ version: 2 }), /^Este archivo es de otra versión del sitio\. Recarga esta página/],
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), foreign],
      [aFile({ sent: [anOrder('1')] }).slice(0, 300), /^Al archivo le falta una parte\. Descárgalo otra vez/],
      ['null', foreign],
    ] as const) {
      choose(site, content)
      await site.hasText(problem)
      expect(field(site)).toHaveAccessibleDescription(problem)
      site.lacks('button', 'Traerlos')
    }
    expect([draftsOf(site), sentOf(site)]).toEqual([[aDraft()], null])
  })
})
