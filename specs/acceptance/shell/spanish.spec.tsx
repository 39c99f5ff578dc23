import { readFileSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ANA } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openSite } from '../../support/site.tsx'
import { PATHS } from '../../../src/ui/lib/paths.ts'

/** Words that English cannot do without, and those of its buttons and messages; none of them is a Spanish word. */
const ENGLISH = new RegExp(
  '\\b(?:' +
    'the|and|of|your|you|with|for|this|please|not found|loading|search|login|log in|logout|log out|signin' +
    '|sign in|signup|sign up|submit|cancel|close|next|previous|retry|cart|order|price|size|save|send' +
    '|message|messages|home|page|password|email|failed|wrong' +
    ')\\b',
  'i',
)

const SAMPLE: Readonly<Record<string, string>> = {
  ':id': '5',
  ':articulo': '1',
  ':segmento': 'dama',
  ':categoria': 'todas',
  ':busqueda': 'blusa',
  ':tienda': '2',
}

/** Everything on the page that is read or heard, one text a line. */
const texts = (): string => {
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

describe('El idioma del sitio', () => {
  it('R10.01 la página dice que está en español de México', () => {
    expect(readFileSync('src/index.html', 'utf8')).toContain('<html lang="es-MX">')
  })

  it('R10.01 una palabra en inglés se nota', () => {
    expect(
      ['Loading…', 'Please try again', 'Save to favourites and close', 'Search'].filter((text) => !ENGLISH.test(text)),
    ).toEqual([])
    expect(
      ['Cargando…', 'Error de conexión', 'Corte a la medida', 'Cancelar pedido'].filter((text) => ENGLISH.test(text)),
    ).toEqual([])
  })

  it.each(Object.values(PATHS))(
    'R10.01 R10.12 en %s no hay palabras en inglés, y la visita se registra una vez, con sesión y sin ella',
    async (pattern) => {
      const path = pattern.replace(/:\w+/g, (part) => SAMPLE[part] ?? '1')
      for (const session of [null, ANA]) {
        const { comeNear } = stubIntersectionObserver()
        const site = await openSite(path, { session })
        await comeNear()
        // Once nothing is loading any more: what comes last is read too.
        await waitFor(() =>
          expect([
            ...document.querySelectorAll('main [aria-busy="true"]'),
            ...site.screen.queryAllByText('Cargando…'),
          ]).toEqual([]),
        )
        expect(texts()).not.toMatch(ENGLISH)
        const visit = { page: window.location.pathname, user: session?.mail ?? '' }
        await waitFor(() => expect(site.calledWith('visits.page')).toEqual([[visit]]))
        site.rendered.unmount()
      }
    },
  )
})
