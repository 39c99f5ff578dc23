import { describe, expect, it } from 'vitest'
import { expectConsole, takeComplaints, watch } from '../../support/console.ts'
import { MemorySessionStore, MemoryStore, SimulatedPage } from '../../support/device.ts'

describe('La vigilancia de la consola', () => {
  it('falla por un mensaje que ninguna prueba esperaba', () => {
    console.error('algo %s', 'malo')
    console.warn('cuidado')

    expect(takeComplaints()).toEqual([
      'Salida inesperada en la consola: algo malo',
      'Salida inesperada en la consola: cuidado',
    ])
    expect(takeComplaints()).toEqual([])
  })

  it('deja pasar lo que se esperaba', () => {
    expectConsole(/malo/)
    console.error('algo malo')

    expect(takeComplaints()).toEqual([])
  })

  it('falla si un mensaje esperado no salió', () => {
    expectConsole(/malo/)

    expect(takeComplaints()).toEqual(['Se esperaba en la consola /malo/ y no salió'])
  })

  it('falla por una promesa rechazada que nadie atendió', () => {
    watch().rejections.push(new Error('sin dueño'))

    expect(takeComplaints()).toEqual(['Promesa rechazada que nadie atendió: Error: sin dueño'])
  })
})

describe('El navegador simulado', () => {
  it('abre y cierra diálogos', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const closed: string[] = []
    dialog.addEventListener('close', () => closed.push('cerrado'))

    dialog.showModal()
    expect(dialog.open).toBe(true)
    dialog.close()
    expect(dialog.open).toBe(false)
    expect(closed).toEqual(['cerrado'])
  })

  it('tiene lo que el sitio usa', () => {
    expect(typeof new IntersectionObserver(() => undefined).observe).toBe('function')
    expect(window.matchMedia('(min-width: 1px)')).toHaveProperty('matches')
    expect(() => {
      window.scrollTo(0, 0)
      document.body.scrollIntoView()
    }).not.toThrow()
  })
})

describe('El dispositivo simulado', () => {
  it('anota que se pidió recargar, sin hacerlo, y da identificadores distintos', () => {
    const page = new SimulatedPage(1000)
    page.reload()

    expect([page.reloads, page.now(), page.newId(), page.newId()]).toEqual([1, 1000, 'id-1', 'id-2'])
  })

  it('guarda copias, y avisa cuando otra pestaña cambia algo', () => {
    const store = new MemoryStore({ nota: { texto: 'a' } })
    const heard: unknown[] = []
    const stop = store.onChange('nota', () => heard.push(store.get('nota')))

    expect(store.get('nota')).toEqual({ texto: 'a' })
    expect(store.get('otra')).toBeNull()
    store.changeElsewhere('nota', 'b')
    stop()
    store.changeElsewhere('nota', 'c')
    expect(heard).toEqual(['b'])

    store.full = true
    expect(store.set('nota', 'd')).toBe(false)
    expect(store.get('nota')).toBe('c')
  })

  it('oye que en otra pestaña se cerró la sesión', () => {
    const store = new MemorySessionStore({ name: 'Ana', mail: 'ana@ejemplo.mx', phone: '4771234567' })
    let heard = 0
    store.onChange(() => (heard += 1))
    store.changeElsewhere(null)

    expect([store.read(), heard]).toEqual([null, 1])
  })
})
