import { describe, expect, it, vi } from 'vitest'
import { createKeyValueStore } from '../../../src/adapters/storage/key-value-store.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { MemoryStore } from '../../support/device.ts'

const ANA = { name: 'Ana', mail: 'ana@ejemplo.mx', phone: '4451234567' }

describe('Lo que el navegador guarda', () => {
  const real = () => createKeyValueStore(() => window.localStorage, window)

  it('vuelve igual, en JSON', () => {
    const value = { a: [1, null, 'ñ'] }
    expect(real().set('x', value)).toBe(true)
    expect(window.localStorage.getItem('x')).toBe('{"a":[1,null,"ñ"]}')
    expect(real().get('x')).toEqual(value)
  })

  it('R11.51 lo que no está, lo roto y lo ajeno se leen como nada', () => {
    window.localStorage.setItem('roto', '{"a":')
    window.localStorage.setItem('ajeno', 'Ana')
    expect(['nada', 'roto', 'ajeno'].map((key) => real().get(key))).toEqual([null, null, null])
  })

  it('se puede quitar', () => {
    real().set('x', 1)
    real().set('y', 2)
    real().remove('x')
    expect([real().get('x'), real().get('y')]).toEqual([null, 2])
  })

  it('R11.52 un navegador que niega su almacenamiento no rompe nada', () => {
    const blocked = createKeyValueStore(() => {
      throw new DOMException('no', 'SecurityError')
    }, window)
    expect(blocked.get('x')).toBeNull()
    expect(blocked.set('x', 1)).toBe(false)
    expect(() => blocked.remove('x')).not.toThrow()
  })

  it('lo que no se puede escribir en JSON no se guarda', () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    expect(real().set('x', loop)).toBe(false)
    expect(real().get('x')).toBeNull()
  })

  it('avisa cuando otra pestaña cambia esa llave o las borra todas, y solo entonces', () => {
    const heard = vi.fn()
    const stop = real().onChange('x', heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'y' }))
    expect(heard).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: 'x' }))
    expect(heard).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'x' }))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('La sesión que el navegador guarda', () => {
  it('nombre, correo y teléfono se guardan por separado y vuelven juntos', () => {
    const store = new MemoryStore()
    expect(createSessionStore(store, new MemoryStore()).write(ANA)).toBe(true)
    expect(Object.fromEntries(store.texts)).toEqual({
      puntada_name: '"Ana"',
      puntada_mail: '"ana@ejemplo.mx"',
      puntada_phone: '"4451234567"',
    })
    expect(createSessionStore(store, new MemoryStore()).read()).toEqual(ANA)
  })

  it.each([
    [{}, null],
    [{ puntada_mail: 'ana@ejemplo.mx', puntada_phone: '1' }, null],
    [{ puntada_name: ' ', puntada_mail: 'ana@ejemplo.mx' }, null],
    [{ puntada_name: 7 }, null],
    [{ puntada_name: 'Ana' }, { name: 'Ana', mail: '', phone: '' }],
    [
      { puntada_name: 'Ana', puntada_mail: {}, puntada_phone: 445 },
      { name: 'Ana', mail: '', phone: '' },
    ],
  ])('R6.01 de %j sale %j', (kept, session) => {
    expect(createSessionStore(new MemoryStore(kept), new MemoryStore()).read()).toEqual(session)
  })

  it('R4.03 al salir no queda ninguna de las tres, y lo demás se queda', () => {
    const store = new MemoryStore({ otra: 1 })
    const session = createSessionStore(store, new MemoryStore())
    session.write(ANA)
    session.clear()
    expect([...store.texts.keys()]).toEqual(['otra'])
    expect(session.read()).toBeNull()
  })

  it('si el navegador no guarda nada, dura mientras la página, y al salir se olvida', () => {
    const store = new MemoryStore()
    store.full = true
    const session = createSessionStore(store, new MemoryStore())
    expect(session.write(ANA)).toBe(false)
    expect(session.read()).toEqual(ANA)
    expect(createSessionStore(store, new MemoryStore()).read()).toBeNull()
    session.clear()
    expect(session.read()).toBeNull()
  })

  it.each(['puntada_name', 'puntada_mail', 'puntada_phone'])(
    'R11.53 si solo %s no cupo, no queda media sesión ni la de antes',
    (refused) => {
      const store = new MemoryStore({ puntada_name: 'Eva', puntada_mail: 'eva@ejemplo.mx', puntada_phone: '1' })
      const picky = createSessionStore(
        {
          get: (key) => store.get(key),
          set: (key, value) => key !== refused && store.set(key, value),
          remove: (key) => store.remove(key),
          onChange: () => () => undefined,
          onLeave: () => () => undefined,
        },
        new MemoryStore(),
      )
      expect(picky.write(ANA)).toBe(false)
      expect([...store.texts.keys()]).toEqual([])
      expect(picky.read()).toEqual(ANA)
    },
  )

  it('R11.53 quien lee mientras otra persona ingresa no encuentra el nombre de una con el correo de otra', () => {
    const store = new MemoryStore()
    const tab = new MemoryStore()
    createSessionStore(store, tab).write(ANA)
    const seen: unknown[] = []
    const look = () => seen.push(createSessionStore(store, tab).read())
    const watched = {
      get: (key: string) => store.get(key),
      set: (key: string, value: unknown) => {
        const saved = store.set(key, value)
        look()
        return saved
      },
      remove: (key: string) => {
        store.remove(key)
        look()
      },
      onChange: () => () => undefined,
      onLeave: () => () => undefined,
    }
    const eva = { name: 'Eva', mail: 'eva@ejemplo.mx', phone: '445' }
    createSessionStore(watched, tab).write(eva)
    expect(seen.filter((each) => each !== null)).toEqual([eva])
  })

  it('lo que al fin se pudo guardar vale más que lo que se tenía en la página', () => {
    const store = new MemoryStore()
    const session = createSessionStore(store, new MemoryStore())
    store.full = true
    session.write(ANA)
    store.full = false
    expect(session.write({ ...ANA, name: 'Eva' })).toBe(true)
    store.remove('puntada_name')
    expect(session.read()).toBeNull()
  })

  it.each(['puntada_name', 'puntada_mail', 'puntada_phone'])(
    'avisa cuando otra pestaña cambia %s, hasta que se deja de oír',
    (key) => {
      const store = new MemoryStore()
      const heard = vi.fn()
      const stop = createSessionStore(store, new MemoryStore()).onChange(heard)
      store.changeElsewhere({ [key]: 'x' })
      expect(heard).toHaveBeenCalledTimes(1)
      stop()
      store.changeElsewhere({ [key]: 'y' })
      expect(heard).toHaveBeenCalledTimes(1)
    },
  )
})
