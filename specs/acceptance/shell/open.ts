import { within } from '@testing-library/react'
import { openSite, type SiteOptions } from '../../support/site.tsx'

export const open = async (options: SiteOptions = {}, path = '/quienessomos') => {
  const site = await openSite(path, options)
  // The library takes the `header` of a section for a banner too: the site's own comes first.
  const header = within(site.screen.getAllByRole('banner')[0]!)
  return { ...site, header, footer: within(site.screen.getByRole('contentinfo')) }
}
