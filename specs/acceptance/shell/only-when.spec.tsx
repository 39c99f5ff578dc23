import { expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers } from '../../support/builders.ts'
import { cards, openProduct, product, productCount, shopWith } from '../../support/buyer.ts'
import { openChat } from '../../support/chat.ts'
import { LIST } from '../../support/filters.ts'
import { openSite } from '../../support/site.tsx'

it('R11.395 de tres tarjetas, la nueva dice «Nuevo», y la agotada, aunque lo sea, «Agotado»', async () => {
  const gone = { isNew: true, soldOut: [{ colour: 'Negro', size: '' }] }
  const site = await openSite(LIST, shopWith([product(0, { isNew: true }), product(1), product(2, gone)]))
  await productCount(site)
  const said = cards(site, 'Todos los productos').map((card) =>
    ['Nuevo', 'Agotado'].filter((word) => within(card).queryByText(word) !== null),
  )
  expect(said).toEqual([['Nuevo'], [], ['Agotado']])
  site.lacks('button', 'Quitar todos')
  await site.press('Filtros')
  const sheet = await site.part('dialog', 'Filtros')
  await sheet.has('button', 'Ver 3 productos')
  sheet.lacks('button', 'Quitar todos')
})

it('R11.395 R12.26 un producto de siempre, de quien nadie verificó, no lleva ni «Nuevo» ni insignia, ni miniaturas de una foto', async () => {
  const site = await openProduct({
    product: { isNew: false, storeVerified: false, gallery: ['a.svg'], image: 'a.svg' },
  })
  site.main.lacksText('Nuevo')
  site.main.lacksText('Verificada')
  site.main.lacks('button', /^Ver foto/)
})

it('R11.395 R12.26 en el chat de una empresa que nadie verificó no hay insignia', async () => {
  const catalogue = { company: alwaysAnswers(aCompany({ verified: false })) }
  const { site } = await openChat({}, { services: { catalogue } })
  await site.has('link', 'Ver la empresa')
  site.main.lacksText('Verificada')
})

it('R11.395 «Búsquedas recientes» no encabeza las sugerencias', async () => {
  const site = await openSite('/articulos', { storage: { puntada_busquedas: ['botas'] } })
  await site.user.type(site.getByRole('combobox', { name: 'Buscar productos' }), 'blus')
  await site.has('listbox', 'Sugerencias')
  site.lacksText('Búsquedas recientes')
})

it('R11.395 sin segmentos que ofrecer, una búsqueda sin resultados no encabeza nada', async () => {
  const nothing = { search: alwaysAnswers([]), segments: alwaysAnswers([]), categories: alwaysAnswers([]) }
  const site = await openSite('/busqueda/zq', { services: { catalogue: nothing } })
  await site.has('heading', /^No encontramos nada/)
  site.main.lacks('heading', 'Busca por segmento')
})

it('R11.395 un orden que se entendió de lo escrito se quita, y no es un filtro', async () => {
  const site = await openSite('/busqueda/playera%20barata')
  const chips = await site.part('list', 'Filtros activos')
  await chips.has('button', /Precio de menor a mayor/)
  chips.lacks('button', 'Quitar todos')
})
