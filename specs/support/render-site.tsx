import { act, render, screen, type RenderResult } from '@testing-library/react'
import { App } from '../../src/ui/app/app.tsx'
import { ROUTES } from '../../src/ui/app/routes.ts'
import { unreadCode } from '../../src/ui/shell/unread.tsx'
import type { Services } from '../../src/ui/lib/services.ts'

let allScreens: Promise<unknown> | null = null

/**
 * Every screen's module, once for all checks. A screen that is still being fetched when a check ends would suspend in
 * the next one, and React complains there.
 */
const preloadScreens = (): Promise<unknown> =>
  (allScreens ??= Promise.all([unreadCode.preload(), ...ROUTES.map(({ preload }) => preload())]))

/** Draws the whole site over some services, on a path with its query. Waits for the screen's heading. */
export const renderSite = async (path: string, services: Services): Promise<RenderResult> => {
  window.history.replaceState(null, '', path)
  await preloadScreens()
  const rendered = await act(async () => {
    const result = render(<App services={services} />)
    await Promise.resolve()
    return result
  })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
