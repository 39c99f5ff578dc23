import { expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { aCompany, alwaysAnswers, alwaysFails } from '../../support/builders.ts'
import { cards, openProduct, product, productCount, shopWith } from '../../support/buyer.ts'
import { openChat } from '../../support/chat.ts'
import { LIST } from '../../support/filters.ts'
import { openSite } from '../../support/site.tsx'

const PLAIN = aCompany({ verified: false })
const catalogue = { companies: alwaysAnswers([PLAIN]), company: alwaysAnswers(PLAIN), segments: alwaysAnswers([]) }

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

it('R11.395 R12.26 una empresa que nadie verificó no lleva insignia; todas, y sin filtros, no ofrecen más ni quitarlos', async () => {
  const list = await openSite('/catalogoempresa', { services: { catalogue } })
  await list.hasText('1 empresa')
  list.main.lacksText('Verificada')
  for (const name of ['Quitar todos', 'Cargar más']) list.lacks('button', name)
  const { site } = await openChat({}, { services: { catalogue } })
  await site.has('link', 'Ver la empresa')
  site.main.lacksText('Verificada')
})

it('R11.395 R12.26 qué significa la insignia se pregunta con la historia abierta', async () => {
  const site = await openSite('/empresa/7', { services: { catalogue: { company: alwaysAnswers(aCompany()) } } })
  await site.has('button', 'Leer más')
  site.lacks('link', '¿Qué significa?')
})

it('R3.08 R11.395 que no hay segmentos se dice solo si no los hay', async () => {
  const site = await openSite('/categorias')
  await site.main.has('link', 'Dama')
  site.main.lacksText('Aún no hay segmentos')
})

it('R11.395 «Búsquedas recientes» no encabeza las sugerencias', async () => {
  const site = await openSite('/articulos', { storage: { puntada_busquedas: ['botas'] } })
  await site.user.type(site.getByRole('combobox', { name: 'Buscar productos' }), 'blus')
  await site.has('listbox', 'Sugerencias')
  site.lacksText('Búsquedas recientes')
})

it('R11.07 R11.395 quien no supo si salió el correo de recuperación no es invitado a crear otra cuenta', async () => {
  const accounts = { recoverPassword: alwaysFails({ kind: 'timeout' }) }
  const site = await openSite('/recoverypass', { services: { accounts } })
  await site.main.write('Correo electrónico', 'demo@puntada.mx')
  await site.main.press('Enviar instrucciones')
  await site.main.hasText(/No sabemos si salió el correo/)
  site.main.lacks('link', 'Crea tu cuenta')
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
