import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DEMO } from '../../support/device.ts'
import { orderFor, small, START, value } from '../../support/simulated.ts'

describe('Simulación: lo que hacen los visitantes', () => {
  it('R11.85 de muchos mensajes y pedidos el navegador guarda los últimos, y los folios siguen su cuenta', async () => {
    const { db, ports, shop } = small({ storage: localStorage })
    const { storeId, ...product } = shop.products[0]!
    const row = { user: DEMO.mail, storeId, clientId: '', at: START }
    for (let number = 1; number <= 500; number++)
      db.message.create({ ...row, id: String(10_000 + number), from: 'user', text: 'Hola', read: true })
    for (let number = 1; number <= 60; number++)
      db.order.create({ ...row, folio: `SIM-${1000 + number}`, note: '', lines: '[]', total: 0 })
    const order = orderFor({ ...product, storeId })
    expect(await value(ports.orders.create(order))).toEqual({ folio: 'SIM-1061' })

    const kept = JSON.parse(Object.values(localStorage)[0] as string) as {
      messages: { text: string }[]
      orders: { folio: string }[]
    }
    expect([kept.messages.length, kept.messages.at(-1)?.text]).toEqual([
      400,
      expect.stringContaining('Recibimos tu pedido SIM-1061'),
    ])
    expect([kept.orders.length, kept.orders[0]?.folio, kept.orders.at(-1)?.folio]).toEqual([50, 'SIM-1012', 'SIM-1061'])
    const later = small({ storage: localStorage })
    expect(await value(later.ports.orders.create({ ...order, clientId: 'p-2' }))).toEqual({ folio: 'SIM-1062' })
  })
})

describe('Simulación: lo que se conserva', () => {
  it('R11.54 una pestaña ve lo que hizo la otra', async () => {
    const [one, other] = [small({ storage: localStorage }).ports, small({ storage: localStorage }).ports]
    await value(one.favourites.add({ user: DEMO.mail, productId: '9' }))
    expect(await value(other.favourites.count({ user: DEMO.mail }))).toBe(7)
  })

  it('descarta con un aviso lo guardado que no se puede leer', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue()
    onTestFinished(() => info.mockRestore())
    localStorage.setItem('puntada_simulacion_1', '{"version":1,"startedAt":1,"users":[{"mail":5}]}')
    const { favourites } = small({ storage: localStorage }).ports
    expect(info.mock.calls).toEqual([[expect.stringContaining('Se descartaron los datos guardados')]])
    expect(await value(favourites.count({ user: DEMO.mail }))).toBe(6)
  })

  it('sigue en memoria cuando el navegador no deja guardar', async () => {
    const broken = () => {
      throw new Error('QuotaExceededError')
    }
    const { favourites } = small({ storage: { getItem: broken, setItem: broken, removeItem: broken } }).ports
    await value(favourites.add({ user: DEMO.mail, productId: '9' }))
    expect(await value(favourites.count({ user: DEMO.mail }))).toBe(7)
  })

  it('reiniciar olvida lo que hizo el visitante', async () => {
    const simulation = small({ storage: localStorage })
    await value(simulation.ports.favourites.add({ user: DEMO.mail, productId: '9' }))
    simulation.reset()
    expect(await value(simulation.ports.favourites.count({ user: DEMO.mail }))).toBe(6)
  })
})
