import { afterEach, expect, it, vi } from 'vitest'
import 'wouter/use-browser-location'
import { createScrollMemory } from '../../../src/ui/app/scroll-memory.ts'

const LIST = '/productos/dama/0/todas'
const KEPT = { top: 900, href: '', offset: 0 }
const kept = (entry = 'lista'): unknown =>
  (JSON.parse(sessionStorage.getItem('puntada_lugares') ?? '{}') as Record<string, unknown>)[entry]
const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true })
  window.dispatchEvent(new Event('scroll'))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

let stop = (): void => undefined
const open = (state: object | null, path = LIST) => {
  history.replaceState(state, '', path)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const memory = createScrollMemory()
  stop = memory.start()
  return { scrolled, memory }
}
afterEach(() => stop())

/** A page that is loaded again on an entry where one was far down, and whose content does not come. */
const reloaded = () => {
  scrollTo(0)
  sessionStorage.setItem('puntada_lugares', JSON.stringify({ lista: KEPT }))
  return open({ entry: 'lista' }).scrolled
}

it.each([
  ['nada', null],
  ['F5', new KeyboardEvent('keydown', { key: 'F5' })],
  ['el dedo que jala la página', new Event('pointerdown')],
])('R11.60 recargar otra vez antes de que llegue la lista no pierde el lugar, tras %s', (_, event) => {
  const scrolled = reloaded()
  expect(scrolled).toHaveBeenCalledWith(0, 900)
  if (event !== null) window.dispatchEvent(event)
  leave()
  expect(kept()).toEqual(KEPT)
})

it('R11.60 quien se mueve mientras se vuelve a su lugar se queda donde se movió', () => {
  reloaded()
  window.dispatchEvent(new Event('wheel'))
  scrollTo(40)
  leave()
  expect(kept()).toEqual({ top: 40, href: '', offset: 0 })
})

it('R11.60 el lugar es el del primer artículo a la vista, también bajo un diálogo', () => {
  document.body.innerHTML =
    '<main><ul><li><a href="/a">A</a></li><li>Sin enlace</li><li><b>B</b><a href="/b">B</a></li></ul></main>' +
    '<dialog open></dialog>'
  for (const [index, item] of [...document.querySelectorAll('li')].entries())
    item.getBoundingClientRect = () => new DOMRect(0, 100 * index - 150, 10, 100)
  document.querySelector('a[href="/b"]')!.getBoundingClientRect = () => new DOMRect(0, 70, 10, 10)
  open({ entry: 'lista' })
  scrollTo(500)
  leave()
  expect(kept()).toEqual({ top: 500, href: '/b', offset: 70 })
})

it('R11.60 apuntar el lugar no es una navegación: nadie que sigue la dirección se entera', () => {
  const heard = vi.fn<() => void>()
  open({ other: 1 }, '/')
  window.addEventListener('replaceState', heard)
  leave()
  window.removeEventListener('replaceState', heard)
  expect(history.state).toEqual({ other: 1, entry: expect.any(String) as unknown })
  expect(heard).not.toHaveBeenCalled()
})
