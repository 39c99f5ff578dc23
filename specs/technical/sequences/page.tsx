import { act, render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { setImmediate as turn } from 'node:timers/promises'
import { memoryAdapters } from '../../../mocks/memory/memory-adapters.ts'
import type { MemoryPorts } from '../../../mocks/memory/ports.ts'
import { compose } from '../../../src/composition/container.ts'
import type { IdentityPort } from '../../../src/domain/account/identity.ts'
import type { Page } from '../../../src/domain/device.ts'
import { createQueries } from '../../../src/ui/app/app.tsx'
import { closeDialog } from '../../../src/ui/lib/dialogs.ts'
import { ServicesContext } from '../../../src/ui/lib/services.ts'
import { takeComplaints } from '../../support/console.ts'
import type { MemoryStore, Tab } from '../../support/device.ts'
import { SETTINGS } from '../../support/site.tsx'

interface Options {
  readonly ports: MemoryPorts
  readonly page: Page
  readonly identity: IdentityPort
  /** What only this tab keeps, also over a reload. */
  readonly values: MemoryStore
  readonly parts: ReactNode
}

/** Lets everything go on that does not wait for the server. */
export const flush = (): Promise<void> =>
  act(async () => {
    for (let turns = 0; turns < 4; turns += 1) await turn()
  })

/** Parts of the site on the page of a tab, over its real services: the whole site would take ten times longer. */
export const openPage = async (tab: Tab, { ports, page, identity, values, parts }: Options) => {
  const { services, stop } = compose(
    { settings: { site: SETTINGS, imagesBase: '/images' }, identity, page, ...tab, tab: values },
    memoryAdapters(ports),
  )
  const queries = createQueries()
  const stopListening = services.currentSession.listen()
  const { container, unmount } = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>{parts}</QueryClientProvider>
    </ServicesContext>,
  )
  await flush()
  return {
    services,
    queries,
    container,
    /** As a browser does that leaves it. */
    leave() {
      act(() => void window.dispatchEvent(new Event('pagehide')))
      tab.storage.leave()
      tab.close()
      unmount()
      closeDialog()
      stopListening()
      queries.clear()
      stop()
    },
  }
}

/** Throws for what was printed, or rejected without being seen. */
export const checkQuiet = (): void => {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}
