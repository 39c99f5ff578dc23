import { expect, it, onTestFinished, vi } from 'vitest'
import 'wouter/use-browser-location'
import { createScrollRestoration } from '../../../src/ui/app/scroll-restoration.ts'

const KEPT = { top: 900, item: null }
const kept = (): unknown => (history.state as { scroll?: unknown } | null)?.scroll

/** A page that is loaded again on an entry where one was far down, and whose content does not come. */
const reloaded = () => {
  history.replaceState({ scroll: KEPT }, '', '/productos/dama/0/todas')
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const stop = createScrollRestoration('/productos/dama/0/todas').start()
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
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
  expect(kept()).toEqual(KEPT)
})

it('R11.60 lo que se oprime mientras se vuelve a su lugar no apunta otro', () => {
  reloaded()
  window.dispatchEvent(new Event('scroll'))
  document.body.click()
  expect(kept()).toEqual(KEPT)
})

it('R11.60 quien se mueve mientras se vuelve a su lugar se queda donde se movió', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  reloaded()
  window.dispatchEvent(new Event('wheel'))
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(150)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual({ top: 0, item: null })
})

it('R11.60 un botón que abre otra pantalla justo después de desplazarse no pierde el lugar', () => {
  history.replaceState(null, '', '/empresa/2')
  const scroll = createScrollRestoration('/empresa/2')
  const stop = scroll.start()
  const button = document.body.appendChild(document.createElement('button'))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
  })
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true, writable: true })
  window.dispatchEvent(new Event('scroll'))
  button.click()
  expect(kept()).toEqual({ top: 500, item: null })
  history.pushState(null, '', '/chat/2')
  scroll.show('/chat/2')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeUndefined()
})

it('R11.60 apuntar el lugar no es una navegación: nadie que sigue la dirección se entera', () => {
  history.replaceState({ other: 1 }, '', '/')
  const stop = createScrollRestoration('/').start()
  const heard = vi.fn<() => void>()
  window.addEventListener('replaceState', heard)
  onTestFinished(() => {
    window.removeEventListener('replaceState', heard)
    stop()
  })
  window.dispatchEvent(new Event('scroll'))
  document.body.click()
  expect(history.state).toMatchObject({ other: 1, scroll: expect.any(Object) as unknown })
  expect(heard).not.toHaveBeenCalled()
})
