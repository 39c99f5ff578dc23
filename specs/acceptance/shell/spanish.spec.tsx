import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PATHS } from '../../../src/ui/site/paths.ts'
import { within } from '../../support/area.ts'
import { ANA } from '../../support/device.ts'
import { openHttpSite, whileRetried } from '../../support/http-site.tsx'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openSite } from '../../support/site.tsx'

/** Words that English cannot do without, and those of its buttons and messages; none of them is a Spanish word. */
const ENGLISH = new RegExp(
  '\\b(?:' +
    'the|and|of|your|you|with|for|this|please|not found|loading|search|login|log in|logout|log out|signin' +
    '|sign in|signup|sign up|submit|cancel|close|next|previous|retry|cart|order|price|size|save|send' +
    '|message|messages|home|page|password|email|failed|wrong' +
    ')\\b',
  'gi',
)

/** All that the page says, to the eye and to a screen reader. */
const said = (): string => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = [document.title]
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode
    if (!/^(?:SCRIPT|STYLE)$/.test(parentElement?.tagName ?? '')) found.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  }
  return found.join('\n')
}

const englishWords = () => said().match(ENGLISH) ?? []

const SAMPLE: Readonly<Record<string, string>> = { ':segmento': 'dama', ':categoria': 'todas', ':busqueda': 'blusa' }

describe('El idioma del sitio', () => {
  const settled = (patience = {}) =>
    waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0), patience)

  it.each(Object.values(PATHS).map((pattern) => pattern.replace(/:\w+/g, (part) => SAMPLE[part] ?? '1')))(
    'R10.01 R11.84 en %s, con sesión y ya sin ella, no hay palabras en inglés, y cada enlace a otra ventana lo dice',
    async (path) => {
      const { comeNear } = stubIntersectionObserver()
      const site = await openSite(path, { session: ANA })
      await comeNear()
      for (const session of [ANA, null]) {
        if (session === null) site.changeSessionElsewhere(session)
        await settled()
        expect(englishWords()).toEqual([])
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]'))
          expect(link.textContent, link.href).toMatch(/ \(se abre en otra ventana\)$/)
      }
    },
  )

  it.each(['productos/dama/0/todas', 'vistaproducto/5', 'chat/2'])(
    'R10.01 en /%s no hay palabras en inglés si el servidor falla',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await openHttpSite(`/${path}?escenario=error`, { session: ANA })
      await settled(whileRetried)
      expect(englishWords()).toEqual([])
    },
  )

  it.each<readonly [words: string, session: typeof ANA | null, buttons: readonly string[]]>([
    ['sin sesión', null, ['Ingresar', 'Menú', 'Pedido', 'Contacto', 'Formas de pago', 'Información de envíos']],
    ['con sesión', ANA, ['Mi cuenta', 'Menú']],
  ])('R10.01 %s no hay palabras en inglés en las ventanas ni en sus avisos', async (_words, session, buttons) => {
    const site = await openSite('/articulos', { session })
    for (const name of buttons) {
      await site.user.click(site.getAllByRole('button', { name })[0]!)
      const window = within(await site.findByRole('dialog'))
      for (const send of window.queryAllByRole('button', { name: /^(Ingresar|Enviar)/ })) await site.user.click(send)
      expect(englishWords()).toEqual([])
      await window.press('Cerrar')
      await site.loses('dialog')
    }
  })
})
