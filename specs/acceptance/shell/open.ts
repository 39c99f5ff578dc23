import { within } from '@testing-library/react'
import { openSite, type SiteOptions } from '../../support/site.tsx'

/** The site on a screen that asks for little, with its header and footer at hand. */
export const open = async (options: SiteOptions = {}, path = '/quienessomos') => {
  const site = await openSite(path, options)
  // The library takes the `header` of a section for a banner too: the site's own comes first.
  const header = within(site.screen.getAllByRole('banner')[0]!)
  return { ...site, header, footer: within(site.screen.getByRole('contentinfo')) }
}
