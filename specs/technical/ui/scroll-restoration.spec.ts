import { expect, it, onTestFinished, vi } from 'vitest'
import 'wouter/use-browser-location'
import { createScrollRestoration } from '../../../src/ui/app/scroll-restoration.ts'

const KEPT = [[3, { top: 900, item: null }]]
const stored = (): unknown => JSON.parse(sessionStorage.getItem('puntada_lugares') ?? 'null')

/** A page that is loaded again on an entry where one was far down, and whose content does not come. */
const reloaded = () => {
  sessionStorage.setItem('puntada_lugares', JSON.stringify(KEPT))
  history.replaceState({ entry: 3 }, '', '/productos/dama/0/todas')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const stop = createScrollRestoration('/productos/dama/0/todas').start()
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
  return scrollTo
}

it.each([
  ['nada', null],
  ['F5', new KeyboardEvent('keydown', { key: 'F5' })],
  ['el dedo que jala la página', new Event('touchstart')],
])('R11.60 recargar otra vez antes de que llegue la lista no pierde el lugar, tras %s', (_, event) => {
  const scrollTo = reloaded()
  expect(scrollTo).toHaveBeenCalledWith(0, 900)
  if (event !== null) window.dispatchEvent(event)
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual(KEPT)
})

it('R11.60 quien se mueve mientras se vuelve a su lugar se queda donde se movió', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  reloaded()
  window.dispatchEvent(new Event('wheel'))
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(150)
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual([[3, { top: 0, item: null }]])
})

it('R11.60 un botón que abre otra pantalla justo después de desplazarse no pierde el lugar', () => {
  history.replaceState({ entry: 3 }, '', '/empresa/2')
  const scroll = createScrollRestoration('/empresa/2')
  const stop = scroll.start()
  const button = document.body.appendChild(document.createElement('button'))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true, writable: true })
  window.dispatchEvent(new Event('scroll'))
  button.click()
  history.pushState(null, '', '/chat/2')
  scroll.show('/chat/2')
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toContainEqual([3, { top: 500, item: null }])
})

it('R11.60 dar número a una entrada no es una navegación: nadie que sigue la dirección se entera', () => {
  history.replaceState(null, '', '/')
  const heard = vi.fn<() => void>()
  window.addEventListener('replaceState', heard)
  const stop = createScrollRestoration('/').start()
  onTestFinished(() => {
    window.removeEventListener('replaceState', heard)
    stop()
  })
  expect(history.state).toMatchObject({ entry: expect.any(Number) as unknown })
  expect(heard).not.toHaveBeenCalled()
})
