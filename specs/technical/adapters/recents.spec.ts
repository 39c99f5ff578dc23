import { expect, it } from 'vitest'
import { createRecentStores } from '../../../src/adapters/storage/recent-stores.ts'
import { adoptRecents } from '../../../src/application/login-flow.ts'
import { rememberViewed } from '../../../src/ui/features/product/other-products.tsx'
import { aProduct } from '../../support/builders.ts'
import { createMemoryLocks, MemoryStore } from '../../support/device.ts'

it('R11.85 de lo visto se guardan los últimos trece, también de lo que se vio sin ingresar', async () => {
  const recents = createRecentStores(new MemoryStore(), createMemoryLocks())
  const [guest, own] = [recents.viewed(''), recents.viewed('ana@ejemplo.mx')]
  const see = (viewed: typeof own, name: string) => {
    for (let at = 1; at <= 15; at++) rememberViewed(viewed, aProduct({ id: `${name}${at}` }))
    return viewed.read().map(({ id }) => id)
  }
  const last = (name: string) => Array.from({ length: 13 }, (_, at) => `${name}${15 - at}`)
  expect([see(guest, 'g'), see(own, 'a')]).toEqual([last('g'), last('a')])
  adoptRecents(recents, 'ana@ejemplo.mx')
  await Promise.resolve()
  expect(own.read().map(({ id }) => id)).toEqual(last('g'))
  expect(guest.read()).toEqual([])
})
