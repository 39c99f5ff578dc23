import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { texts } from './area.ts'
import { alwaysAnswers } from './builders.ts'
import { ANA } from './device.ts'
import type { Simulation } from '../../mocks/db.ts'
import { value } from './simulated.ts'
import { freshSimulation, openSite, type AnySite, type Site, type SiteOptions } from './site.tsx'

export const LIST = '/productos/dama/0/todas'

export const cardNames = (site: Site) => texts(site.main.getAllByRole('heading', { level: 2 }))
export const first = async (site: AnySite, name: RegExp) => (await site.findAllByRole('button', { name }))[0]!
/** Waits until the header counts as many favourites. */
export const count = async (site: Site, text: string) =>
  waitFor(() =>
    expect(site.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).toMatch(new RegExp(`${text}\\D*$`)),
  )

type Services = NonNullable<SiteOptions['services']>
type Favourites = Simulation['ports']['favourites']

/** Ana keeps the newest of three products. `own` may build on the simulated favourites. */
export const keeping = async (
  howMany: number,
  path: string,
  own: Services | ((favourites: Favourites) => Services) = {},
) => {
  const simulation = freshSimulation()
  const { catalogue, favourites } = simulation.ports
  const newest = (await value(catalogue.products({ limit: 3 }))).slice(0, 3)
  const saved = newest.slice(0, howMany)
  for (const { id } of saved) await favourites.add({ user: ANA.mail, productId: id })
  const changed = typeof own === 'function' ? own(favourites) : own
  const services = { ...changed, catalogue: { productsPage: alwaysAnswers(newest), ...changed.catalogue } }
  const site = await openSite(path, { session: ANA, simulation, services })
  await count(site, `${howMany}`)
  return { saved, site }
}
