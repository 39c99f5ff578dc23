import { act, render, screen, type RenderResult } from '@testing-library/react'
import { App } from '../../src/ui/app/app.tsx'
import { matchRoute } from '../../src/ui/app/routes.ts'
import type { Services } from '../../src/ui/lib/services.ts'

/** Draws the whole site over some services, on a path with its query. Waits for the screen's heading. */
export const renderSite = async (path: string, services: Services): Promise<RenderResult> => {
  window.history.replaceState(null, '', path)
  // The screen's module first: what suspends while nobody acts makes React complain.
  await matchRoute(new URL(path, window.location.href).pathname)?.route.preload()
  const rendered = await act(async () => {
    const result = render(<App services={services} />)
    await Promise.resolve()
    return result
  })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
