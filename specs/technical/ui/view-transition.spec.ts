import { expect, it, onTestFinished, vi } from 'vitest'
import { withViewTransition } from '../../../src/ui/app/view-transition.ts'

const CARD = '<main><article><img alt=""><h3><a href="/vistaproducto/5">Playera</a></h3></article></main>'
const PRODUCT = '<h1>Playera</h1><img alt="Playera">'
const moving = () => [...document.querySelectorAll('.moves')].map((e) => e.tagName)

/** Follows a link from a list of this height; what moves before, and after the new screen is drawn. */
const follow = async (to: string, height: number) => {
  document.body.innerHTML = CARD
  window.history.replaceState(null, '', '/productos/dama/0/todas')
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })
  const seen: (readonly string[])[] = []
  const startViewTransition = vi.fn((draw: () => void) => {
    seen.push(moving())
    draw()
    seen.push(moving())
    return { ready: Promise.resolve(), finished: Promise.resolve() }
  })
  Object.assign(document, { startViewTransition })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    Reflect.deleteProperty(document.documentElement, 'scrollHeight')
    document.body.innerHTML = ''
  })
  const navigate = vi.fn(() => void (document.querySelector('main')!.innerHTML = PRODUCT))
  withViewTransition(navigate, to)
  await Promise.resolve()
  expect(navigate).toHaveBeenCalledTimes(1)
  return [...seen, moving()]
}

it('de una tarjeta a su producto solo se mueven la foto y el nombre', async () => {
  expect(await follow('/vistaproducto/5', window.innerHeight * 2)).toEqual([['ARTICLE'], ['MAIN'], []])
})

it.each([
  ['a otra pantalla', '/empresa/2', 1],
  ['desde una lista mucho más alta que la ventana, que acabó con WebKitGTK 2.50', '/vistaproducto/5', 6],
])('sin movimiento %s', async (_, to, windows) => {
  expect(await follow(to, window.innerHeight * windows)).toEqual([[]])
})
