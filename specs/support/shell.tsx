import { within } from '@testing-library/react'
import { openSite, type SiteOptions } from './site.tsx'

const ABOUT = '/quienessomos'

/** The site on a screen that asks for little, with its header and footer at hand. */
export const open = async (options: SiteOptions = {}, path = ABOUT) => {
  const site = await openSite(path, options)
  // The library takes the `header` of a section for a banner too: the site's own comes first.
  const header = site.screen.getAllByRole('banner')[0]!
  const footer = site.screen.getByRole('contentinfo')
  return { ...site, header: within(header), footer: within(footer) }
}

/** The same, with the side menu open. */
export const openMenu = async (options: SiteOptions = {}) => {
  const site = await open(options)
  await site.user.click(site.header.getByRole('button', { name: 'Menú' }))
  const dialog = await site.screen.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}
