// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { catalogueContract } from '../../contract/catalogue.contract.ts'
import { favouritesContract, newsletterContract, sessionContract } from '../../contract/people.contract.ts'
import { shopOf, TARGETS, withCookies } from '../../contract/targets.ts'
import { blogContract, messagingContract, ordersContract, visitsContract } from '../../contract/trade.contract.ts'
import { clientOver } from '../../support/answering.ts'

/** What each port promises, wherever it gets its answers. */
const CONTRACTS = {
  catalogue: catalogueContract,
  session: sessionContract,
  favourites: favouritesContract,
  messaging: messagingContract,
  newsletter: newsletterContract,
  orders: ordersContract,
  blog: blogContract,
  visits: visitsContract,
}

describe('Los puertos', () => {
  it('R10.02 cada uno tiene su contrato; en memoria nada viaja, y por HTTP viaja la llamada', async () => {
    const travelled: [string, readonly string[] | null][] = []
    for (const target of TARGETS) {
      const connection = await target.connect(shopOf(() => 0))
      const { ports, requests } = connection
      expect(Object.keys(ports).toSorted(), target.title).toEqual(Object.keys(CONTRACTS).toSorted())
      await ports.catalogue.segments()
      travelled.push([target.title, requests])
      await connection.close()
    }
    expect(travelled).toEqual([
      ['En memoria', null],
      ...travelled.slice(1).map(([title]) => [title, ['GET /list-segmentos.php']]),
    ])
    expect(travelled.length).toBeGreaterThan(1)
  })
})

describe.each(TARGETS)('$title', (target) => {
  for (const [port, contract] of Object.entries(CONTRACTS)) describe(port, () => contract(target))
})

describe('El servidor de verdad', () => {
  it('R7.02 rechaza una escritura sin el token de su cookie', async () => {
    const { origin, stop } = await listen(createApiServer({ simulation: shopOf(() => 0) }))
    onTestFinished(stop)
    const { fetch, cookies } = withCookies(origin)
    const query = { user: 'ana@ejemplo.mx', productId: '3' }
    const without = createFavourites(clientOver(fetch))
    const withToken = createFavourites(clientOver(fetch, { cookies }))

    expect(await without.count('ana@ejemplo.mx')).toEqual({ ok: true, value: 0 })
    expect(await without.add(query)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'La página caducó. Recárgala e inténtalo de nuevo.' },
    })
    expect(await withToken.add(query)).toEqual({ ok: true, value: undefined })
    expect(await withToken.count('ana@ejemplo.mx')).toEqual({ ok: true, value: 1 })
  })
})
