import { texts, within } from './area.ts'
import { cards, many, shopWith } from './buyer.ts'
import { openSite, type Site } from './site.tsx'

export const names = (site: Site, list: string) =>
  cards(site, list).map((card) => within(card).getByRole('heading').textContent)
export const side = (site: Site) => within(site.getByRole('complementary', { name: 'Filtros de la lista' }))
/** Filters come after the first cards. */
export const offered = async (site: Site) =>
  (await site.part('complementary', 'Filtros de la lista')).findAllByRole('checkbox')
export const LIST = '/productos/todos/0/todas'
export const openList = async (products = many(10), query = '') => {
  const site = await openSite(`${LIST}${query}`, shopWith(products))
  await offered(site)
  return site
}
export const chips = (site: Site) =>
  texts(within(site.getByRole('list', { name: 'Filtros activos' })).getAllByRole('button'))
