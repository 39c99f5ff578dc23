import { expect, it } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createRecentStores } from '../../../src/adapters/storage/recent-stores.ts'
import { withSent } from '../../../src/domain/orders/orders.ts'
import { rememberViewed } from '../../../src/ui/features/product/other-products.tsx'
import { aDraft, aDraftProduct, aProduct, cell } from '../../support/builders.ts'
import { createMemoryLocks, MemoryStore } from '../../support/device.ts'

const USER = 'guadalupe.ramirez@correo.mx'
const numbers = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
const cells = numbers(24).map((at) => cell(`Color número ${at % 4}`, `Talla ${Math.floor(at / 4)}`, 144))
const models = numbers(8).map((at) =>
  aDraftProduct({ productId: String(at), name: 'Conjunto tejido de tres piezas para dama, temporada de frío', cells }),
)
const order = (at: number) =>
  aDraft({
    clientId: `pedido-${at}`,
    storeId: String(at),
    note: 'Con factura y entrega en bodega. '.repeat(30),
    products: models,
  })

it('R11.85 todo lo que el navegador guarda ocupa menos de 1 MB, con lo que está por enviar', async () => {
  const storage = new MemoryStore()
  const locks = createMemoryLocks()
  const [orders, messages, recents] = [
    createOrderStores(storage, locks),
    createMessageStores(storage, locks),
    createRecentStores(storage, locks),
  ]
  for (const at of numbers(60)) {
    const { savedAt: _, ...contents } = order(at)
    const sent = { ...contents, user: USER, folio: `F-${at}`, total: 900_000_00, sentAt: at }
    await orders.sent(USER).edit((now) => withSent(now, sent))
  }
  for (const at of numbers(600)) {
    const colours = numbers(8).map((each) => ({
      name: `Color número ${each}`,
      hex: '#aabbcc',
      image: `productos/${at}-${each}.svg`,
    }))
    rememberViewed(recents.viewed(USER), aProduct({ id: String(at), colours }))
  }
  await recents.searches(USER).edit(() => numbers(6).map((at) => String(at).repeat(120)))
  await orders.open(USER).edit(() => ({ drafts: numbers(10).map(order), pending: [] }))
  for (const at of numbers(40)) {
    await messages.draft(USER, String(at)).edit(() => 'x'.repeat(1000))
    await messages.readMark(USER, String(at)).edit(() => ({ at: 1_790_000_000_000, text: '' }))
  }
  await messages.outbox(USER, '7').edit(() =>
    numbers(20).map((at) => ({
      clientId: String(at),
      text: 'x'.repeat(2000),
      productId: '12',
      writtenAt: at,
      delivery: 'failed',
      before: null,
      isInDoubt: false,
      failure: null,
    })),
  )

  // Browsers count two bytes for each letter.
  const stored = [...storage.texts].reduce((sum, [key, text]) => sum + 2 * (key.length + text.length), 0)
  expect(stored).toBeGreaterThan(600_000)
  expect(stored).toBeLessThan(1_000_000)
  expect(createOrderStores(storage, locks).open(USER).read().drafts).toHaveLength(10)
  expect(createMessageStores(storage, locks).outbox(USER, '7').read()).toHaveLength(20)
})
