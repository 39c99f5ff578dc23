import { describe, expect, it, vi } from 'vitest'
import { createKeyValueStore } from '../../../src/adapters/storage/create-store.ts'
import { createSessionStore, createIntentStore } from '../../../src/adapters/storage/session-store.ts'
import { ANA, createTabs, EVA, MemoryStore } from '../../support/device.ts'

describe('Lo que el navegador guarda', () => {
  const real = () => createKeyValueStore(() => window.localStorage, window)

  it('R11.51 lo que no está, lo roto y lo ajeno se leen como nada', () => {
    window.localStorage.setItem('roto', '{"a":')
    window.localStorage.setItem('ajeno', 'Ana')
    expect(['nada', 'roto', 'ajeno'].map((key) => real().get(key))).toEqual([null, null, null])
  })

  it('R11.52 un navegador que niega su almacenamiento no rompe nada', () => {
    const blocked = createKeyValueStore(() => {
      throw new DOMException('no', 'SecurityError')
    }, window)
    expect(blocked.get('x')).toBeNull()
    expect(blocked.set('x', 1)).toBe(false)
    expect(() => blocked.remove('x')).not.toThrow()
  })

  it('avisa cuando otra pestaña cambia esa llave o las borra todas, y solo entonces', () => {
    const heard = vi.fn()
    const stop = real().onChange('x', heard)
    const times = (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
      return heard.mock.calls.length
    }
    expect([times('y'), times('x'), times(null)]).toEqual([0, 1, 2])
    stop()
    expect(times('x')).toBe(2)
  })

  it('R11.55 también cuando el navegador trae de vuelta la página, que no oyó nada mientras no estaba', () => {
    const heard = vi.fn()
    const stop = real().onChange('x', heard)
    const shown = (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      return heard.mock.calls.length
    }
    expect([shown(false), shown(true)]).toEqual([0, 1])
    stop()
    expect(shown(true)).toBe(1)
  })
})

describe('La sesión que el navegador guarda', () => {
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
})

describe('Lo que espera a que alguien ingrese', () => {
  const stored = (intent: unknown, rest: object = { at: 5, path: '/p?q=1', user: 'ana@ejemplo.mx' }) =>
    createIntentStore(new MemoryStore({ puntada_pendiente: { intent, ...rest } })).read()

  it('se lee como se guardó, sin lo que no es suyo', () => {
    for (const intent of [
      { kind: 'favourite', productId: '5' },
      { kind: 'go', path: '' },
      { kind: 'order', clientId: 'c1' },
      { kind: 'whatsapp', productId: '5' },
      { kind: 'chat', storeId: '7', productId: null },
      { kind: 'chat', storeId: '7', productId: '5' },
      { kind: 'message', storeId: '7', clientId: 'c1' },
      { kind: 'contact', storeId: '7' },
    ])
      expect(stored({ ...intent, otro: 1 })).toEqual({
        intent,
        at: 5,
        path: '/p?q=1',
        user: 'ana@ejemplo.mx',
        isLoggedIn: false,
        hasMovedOn: false,
      })
  })

  it('lo que no dice qué hacer se lee como nada', () => {
    const broken = [
      null,
      'go',
      { kind: 5 },
      { kind: 'constructor' },
      { kind: 'order', clientId: '' },
      { kind: 'whatsapp' },
      { kind: 'favourite' },
      { kind: 'go', path: 5 },
      { kind: 'chat', storeId: '7' },
      { kind: 'chat', storeId: '7', productId: '' },
      { kind: 'message', storeId: '7' },
      { kind: 'contact', storeId: '' },
    ]
    expect(broken.filter((intent) => stored(intent) !== null)).toEqual([])
  })

  it('sin su hora, o con un lugar o una persona que no son textos, no vale; un pedido sin clave sí', () => {
    const go = { kind: 'go', path: '/' }
    expect(
      [{}, { at: '5', path: '', user: '' }, { at: 5, path: 1, user: '' }, { at: 5, path: '', user: null }].map((rest) =>
        stored(go, rest),
      ),
    ).toEqual([null, null, null, null])
    expect(stored({ kind: 'orders' })?.intent).toEqual({ kind: 'orders', clientId: '' })
  })
})
