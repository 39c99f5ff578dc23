import { aDraft, aDraftProduct, anOutgoing, aProduct, cell } from '../../support/builders.ts'
import { adoptRecents } from '../../../src/application/login-flow.ts'
import { createTabs, fullStore, MemoryStore, ANA, EVA } from '../../support/device.ts'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { createRecentStores } from '../../../src/adapters/storage/recent-stores.ts'
import { createSessionStore, createIntentStore } from '../../../src/adapters/storage/session-store.ts'
import { createStore, createKeyValueStore } from '../../../src/adapters/storage/create-store.ts'
import { listOf, record, text, whole } from '../../../src/adapters/storage/stored-fields.ts'
import { expect, it, vi } from 'vitest'
import { rememberViewed } from '../../../src/ui/features/product/other-products.tsx'

const read = listOf(record({ id: text, n: whole }), ({ id }) => id)
const listIn = (storage: MemoryStore) => createStore({ storage, key: 'lista', read, empty: [] })
const withItem =
  (id: string, n = 1) =>
  (now: readonly { readonly id: string; readonly n: number }[]) => [...now, { id, n }]

it('lo que se guarda vuelve como estaba, y lo vacío no ocupa lugar', () => {
  const storage = new MemoryStore()
  const store = listIn(storage)
  expect(store.read()).toEqual([])
  store.edit(withItem('a'))
  expect(storage.get('lista')).toEqual([{ id: 'a', n: 1 }])
  expect(listIn(storage).read()).toEqual([{ id: 'a', n: 1 }])
  store.edit(() => [])
  expect([...storage.texts.keys()]).toEqual([])
})

it('lo roto o ajeno se lee como vacío; de una lista se queda lo bueno, y de lo repetido lo primero', () => {
  const read = (lista: unknown) => listIn(new MemoryStore({ lista })).read()
  expect(['x', {}, [{ id: 'a' }]].map(read)).toEqual([[], [], []])
  const [a, c] = [
    { id: 'a', n: 1 },
    { id: 'c', n: 3 },
  ]
  expect(read([3, a, { id: 'b', n: 'x' }, { id: 'a', n: 2 }, c])).toEqual([a, c])
})

it('lo que el navegador no guarda dura lo que la página, y lo dice', () => {
  const storage = new MemoryStore()
  const store = listIn(storage)
  expect(store.isStored()).toBe(true)
  storage.full = true
  store.edit(withItem('a'))
  store.edit(withItem('b'))
  expect(store.read().map(({ id }) => id)).toEqual(['a', 'b'])
  expect(store.isStored()).toBe(false)
  storage.full = false
  store.edit(withItem('c'))
  expect(store.isStored()).toBe(true)
  expect(storage.get('lista')).toHaveLength(3)
})

it.each(['pedidos', 'datos', 'cantidades_5', 'lista', 'por_enviar_7', 'borrador_7', 'pendiente', 'vistos'])(
  'R11.273 lo que nadie tiene en otro lado y no cupo se sabe, y nada más: «%s»',
  (name) => {
    const [storage, key] = [fullStore(), `puntada_${name}`]
    createStore({ storage, key, read: text, empty: '' }).edit(() => 'x')
    expect([...storage.refused]).toEqual(name === 'vistos' ? [] : [key])
  },
)

const real = () => createKeyValueStore(() => window.localStorage, window)

it('R11.51 R11.52 lo que no está, lo roto, lo ajeno y lo que el navegador niega se leen como nada', () => {
  window.localStorage.setItem('roto', '{"a":')
  window.localStorage.setItem('ajeno', 'Ana')
  expect(['nada', 'roto', 'ajeno'].map((key) => real().get(key))).toEqual([null, null, null])
  const blocked = createKeyValueStore(() => {
    throw new DOMException('no', 'SecurityError')
  }, window)
  expect([blocked.get('x'), blocked.set('x', 1)]).toEqual([null, false])
  expect(() => blocked.remove('x')).not.toThrow()
})

it('R11.55 avisa cuando otra pestaña cambia esa llave o todas, o vuelve una página que no oía', () => {
  const heard = vi.fn()
  const stop = real().onChange('x', heard)
  const times = (event: Event) => {
    window.dispatchEvent(event)
    return heard.mock.calls.length
  }
  const stored = (key: string | null) => new StorageEvent('storage', { key })
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
  expect([stored('y'), stored('x'), stored(null), shown(false), shown(true)].map(times)).toEqual([0, 1, 2, 2, 3])
  stop()
  expect([stored('x'), shown(true)].map(times)).toEqual([3, 3])
})

const sessionIn = (store: MemoryStore) => createSessionStore(store, new MemoryStore())

const KEYS = ['puntada_name', 'puntada_mail', 'puntada_phone']
it.each(KEYS)('R11.53 si solo %s no cupo, no queda media sesión ni la de antes', (refused) => {
  const store = new MemoryStore({ puntada_name: 'Eva', puntada_mail: 'eva@ejemplo.mx', puntada_phone: '1' })
  const { set } = store
  store.set = (key, value) => key !== refused && set(key, value)
  const session = sessionIn(store)
  expect(session.write(ANA)).toBe(false)
  expect([...store.texts.keys()]).toEqual([])
  expect(session.read()).toEqual(ANA)
  // What could be stored at last counts, and not what the page had.
  store.set = set
  expect(session.write(EVA)).toBe(true)
  store.remove('puntada_name')
  expect(session.read()).toBeNull()
})

it('R11.53 mientras ingresa otra persona nadie lee el nombre de una con el correo de otra', () => {
  const tabs = createTabs()
  const [mine, other] = [sessionIn(tabs.open().storage), sessionIn(tabs.open().storage)]
  mine.write(ANA)
  const seen: unknown[] = []
  other.onChange(() => seen.push(other.read()))
  mine.write(EVA)
  expect(seen.filter((each) => each !== null)).toEqual([EVA])
})

const WAITING = { at: 5, path: '/p?q=1', user: 'ana@ejemplo.mx', stage: 'due' }
const stored = (intent: unknown, waiting: object = WAITING) =>
  createIntentStore(new MemoryStore({ puntada_pendiente: { intent, ...waiting } })).read()

it('lo que espera a que alguien ingrese se lee como se guardó; lo que no es una intención no vale, ni sin su hora o con otro lugar, persona o paso', () => {
  const intent = { kind: 'chat', storeId: '7', productId: null, text: 'Hola' }
  expect(stored(intent)).toEqual({ intent, ...WAITING })
  expect([null, 'go', { kind: 'constructor' }].map((other) => stored(other))).toEqual([null, null, null])
  for (const part of [{ at: '5' }, { at: undefined }, { path: 1 }, { user: null }, { stage: true }])
    expect(stored(intent, { ...WAITING, ...part })).toBeNull()
})

const readDrafts = (drafts: unknown) =>
  createOrderStores(new MemoryStore({ puntada_pedidos_ana: { drafts, pending: [] } }))
    .open('ana')
    .read().drafts

const only = (product: object) =>
  readDrafts([{ ...aDraft(), products: [{ ...aDraftProduct(), ...product }] }])[0]?.products[0]

it('R1.05 un borrador sin clave, tienda, modelos u hora se descarta; lo que falta de lo demás queda vacío', () => {
  const broken = [{ clientId: '' }, { storeId: '' }, { products: [] }, { savedAt: -1 }, { savedAt: undefined }]
  expect(broken.flatMap((part) => readDrafts([{ ...aDraft(), ...part }]))).toEqual([])
  const bare = { storeName: 1, storeMinimum: '1', storePhone: null, note: {} }
  expect(readDrafts([{ ...aDraft(), ...bare }])).toEqual([
    aDraft({ storeName: '', storeMinimum: null, storePhone: '', note: '' }),
  ])
})

it('de un pedido un modelo sin número o sin casillas se descarta; de lo demás se lee lo que se entiende', () => {
  expect([{ productId: '' }, { productId: 5 }, { cells: [] }].map(only)).toEqual([undefined, undefined, undefined])
  const rising = [
    { from: 1, price: 85_00 },
    { from: 6, price: 90_00 },
  ]
  for (const [stored, read] of [
    [{ name: 3 }, { name: '' }],
    [{ key: 'PLA-5' }, { key: 'PLA-5' }],
    [{ key: 5 }, {}],
    [{ image: '' }, { image: null }],
    [{ minimum: 0 }, { minimum: 1 }],
    [{ multiple: 0 }, { multiple: 1 }],
  ])
    expect(only(stored!)).toEqual({ ...aDraftProduct(), ...read })
  for (const tiers of ['x', [{ from: 1, price: 90_00 }, { from: 6 }], [{ from: 1, price: 0 }], rising])
    expect(only({ tiers })?.tiers).toEqual([])
})

it('una casilla sin color, sin talla o con otras piezas se descarta, y la de al lado se queda', () => {
  const good = cell('Negro', 'M', 9999)
  for (const part of [{ pieces: 0 }, { pieces: 10_000 }, { pieces: 1.5 }, { colour: '' }, { size: '' }])
    expect(only({ cells: [{ ...cell('Negro', 'CH', 1), ...part }, good] })?.cells).toEqual([good])
})

const readOutbox = (kept: unknown) =>
  createMessageStores(new MemoryStore({ 'puntada_por_enviar_ana@ejemplo.mx_7': kept }))
    .outbox('ana@ejemplo.mx', '7')
    .read()

it('los mensajes guardados vuelven con la falla de entonces; lo roto se deja fuera, y lo bueno se queda', () => {
  const kept = (['waiting', 'sending', 'failed', 'checking', 'unknown'] as const).map((delivery, place) =>
    anOutgoing({ clientId: `c${place}`, delivery, productId: '7', failure: { kind: 'offline' } }),
  )
  const broken = [{ text: 2 }, { text: ' ' }, { writtenAt: '1' }, { delivery: 'otra' }, { productId: 7 }]
  expect(readOutbox([...broken.map((part) => ({ ...anOutgoing({ clientId: 'x' }), ...part })), ...kept])).toEqual(kept)
})

it('R11.85 de lo visto se guardan los últimos trece, también de lo que se vio sin ingresar', async () => {
  const recents = createRecentStores(new MemoryStore())
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
