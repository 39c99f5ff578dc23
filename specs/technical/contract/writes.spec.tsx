import { describe, expect, it } from 'vitest'
import { DEMO } from '../../support/account.tsx'
import { openSite } from '../../support/site.tsx'
import { WRITES } from './writes.ts'

describe('Cada escritura, de la acción al servidor y de vuelta', () => {
  it.each(WRITES)(
    '$id $action envía una sola vez $path y se ve lo que resultó',
    async ({ path, screen, member, act, body, sees }) => {
      const site = await openSite(screen, { over: 'http', session: member === true ? DEMO : null })
      await act(site)
      await sees(site)
      const [request, ...more] = site.requestsTo(path)
      expect(more).toEqual([])
      expect(`${request?.method} ${request?.url}`).toBe(`POST /api${path}`)
      expect(request?.headers).toEqual({
        accept: 'application/json',
        'content-type': 'application/json',
        'x-xsrf-token': 'ficha-de-la-prueba',
      })
      expect(request?.body).toEqual(typeof body === 'function' ? body(site.simulation.shop) : body)
    },
  )
})
