import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEMO } from '../../support/account.tsx'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openSite } from '../../support/site.tsx'
import { READS } from './reads.ts'

const firstItem = (answer: string): Readonly<Record<string, string>> => {
  const rows = JSON.parse(answer) as readonly Readonly<Record<string, string>>[]
  expect(rows[0], 'la respuesta es una lista con algo adentro').toBeTypeOf('object')
  return rows[0]!
}

describe('Cada lectura, de la pantalla al servidor y de vuelta', () => {
  it.each(READS)(
    '$id lo que responde $path se ve en $screen',
    async ({ path, screen, asks, field, part, act, sees }) => {
      // The lower half of home is a module of its own; it must be there before somebody comes near.
      await import('../../../src/ui/features/home/lower-sections.tsx')
      const { comeNear } = stubIntersectionObserver()
      const site = await openSite(screen, {
        over: 'http',
        session: typeof asks === 'string' && asks.includes('user=') ? DEMO : null,
      })
      await comeNear()
      await act?.(site)
      await waitFor(() => expect(site.requestsTo(path)[0]?.answer, `la respuesta de ${path}`).toBeTypeOf('string'))
      const [request] = site.requestsTo(path)
      const query = typeof asks === 'string' ? asks : asks(site.simulation.shop)
      expect(site.requestsTo(path).map(({ method, url }) => `${method} ${url}`)).toEqual([
        `GET /api${path}${query && `?${query}`}`,
      ])
      expect(request!.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
      const text = firstItem(request!.answer!)[field]
      expect(text, `el campo ${field}`).toMatch(/\p{L}{3}|^\d+$/u)
      if (sees !== undefined) return void (await sees(site, text!))
      const place =
        part === undefined ? site.screen.getByRole('main') : await site.screen.findByRole('region', { name: part })
      await waitFor(() => expect(within(place).getAllByText(text!)[0]).toBeShown())
    },
  )
})
