// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { createFavourites } from '../../../src/adapters/http/favourites.ts'
import { catalogueContract } from '../../contract/catalogue.contract.ts'
import { favouritesContract, newsletterContract, sessionContract } from '../../contract/people.contract.ts'
import { shopOf, TARGETS, withCookies } from '../../contract/targets.ts'
import { blogContract, messagingContract, ordersContract, visitsContract } from '../../contract/trade.contract.ts'
import { clientOver } from '../../support/answering.ts'

describe('Los puertos', () => {
  it('R10.02 cada puerto que contesta un servidor tiene dos adaptadores, HTTP y memoria, bajo el mismo contrato', async () => {
    expect(TARGETS.map(({ title }) => title)).toEqual(expect.arrayContaining(['En memoria', 'Por HTTP simulado']))
    const connections = await Promise.all(TARGETS.map(async (target) => target.connect(shopOf(() => 0))))
    for (const { ports } of connections) {
      expect(Object.keys(ports).toSorted()).toEqual([
        'blog',
        'catalogue',
        'favourites',
        'messaging',
        'newsletter',
        'orders',
        'session',
        'visits',
      ])
    }
    const [memory, ...http] = connections.map(({ ports }) => ports.catalogue)
    for (const adapter of http) expect(adapter).not.toBe(memory)
    for (const connection of connections) await connection.close()
  })
})

describe.each(TARGETS)('$title', (target) => {
  describe('el catálogo', () => catalogueContract(target))
  describe('la cuenta', () => sessionContract(target))
  describe('los favoritos', () => favouritesContract(target))
  describe('los mensajes', () => messagingContract(target))
  describe('el boletín', () => newsletterContract(target))
  describe('los pedidos', () => ordersContract(target))
  describe('el blog', () => blogContract(target))
  describe('las vistas', () => visitsContract(target))
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
