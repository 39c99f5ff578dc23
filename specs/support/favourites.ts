import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { texts } from './area.ts'
import { ANA } from './device.ts'
import { freshSimulation, openSite, type AnySite, type Site, type SiteOptions } from './site.tsx'

export const LIST = '/productos/dama/0/todas'

/** The names of the products of a screen. */
export const shown = (site: Site) => texts(site.main.getAllByRole('heading', { level: 3 }))
export const first = async ({ screen }: AnySite, name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!
/** Waits until the header counts as many favourites. */
export const count = async (site: Site, text: string) =>
  waitFor(() =>
    expect(site.getAllByRole('link', { name: /^Favoritos/ })[0]?.textContent).toMatch(new RegExp(`${text}\\D*$`)),
  )

/** Ana's site, who keeps the newest products. */
export const keeping = async (howMany: number, path: string, services: NonNullable<SiteOptions['services']> = {}) => {
  const simulation = freshSimulation()
  const products = await simulation.ports.catalogue.products({ limit: howMany })
  const saved = products.ok ? products.value.slice(0, howMany) : []
  for (const { id } of saved) await simulation.ports.favourites.add({ user: ANA.mail, productId: id })
  return { saved, site: await openSite(path, { session: ANA, simulation, services }) }
}
