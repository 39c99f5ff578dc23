// @vitest-environment node
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { describe, expect, it } from 'vitest'
import { catalogueContract } from './catalogue.contract.ts'
import { accountsContract, favouritesContract, newsletterContract, sessionContract } from './people.contract.ts'
import { contractTest } from './shop.ts'
import { shopOf, TARGETS } from './targets.ts'
import { blogContract, messagingContract, ordersContract, visitsContract } from './trade.contract.ts'

const CONTRACTS = {
  accounts: accountsContract,
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
      ...travelled.slice(1).map(([title]) => [title, [`GET ${CALLS.catalogue.segments.path}`]]),
    ])
    expect(travelled.length).toBeGreaterThan(1)
  })
})

describe.each(TARGETS)('$title', (target) => {
  for (const [port, contract] of Object.entries(CONTRACTS)) describe(port, () => contract(contractTest(target)))
})
