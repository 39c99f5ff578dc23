import { readFileSync } from 'node:fs'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ANA } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { openHttpSite } from '../../support/http-site.tsx'
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

  const settled = () =>
    waitFor(() => {
      expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0)
      expect(document.body.textContent).not.toContain('Cargando…')
    })
  const addressOf = (pattern: string) => pattern.replace(/:\w+/g, (part) => SAMPLE[part] ?? '1')

  it.each(Object.values(PATHS))(
    'R10.01 R10.12 en %s no hay palabras en inglés, y la visita se registra una vez, con sesión y sin ella',
    async (pattern) => {
      for (const session of [null, ANA]) {
        const { comeNear } = stubIntersectionObserver()
        const site = await openSite(addressOf(pattern), { session })
        await comeNear()
        await settled()
        expect(texts()).not.toMatch(ENGLISH)
        const visit = { page: window.location.pathname, user: session?.mail ?? '' }
        await waitFor(() => expect(site.calledWith('visits.page')).toEqual([[visit]]))
        site.rendered.unmount()
      }
    },
  )

  const READS = ['productos/dama/0/todas', 'vistaproducto/5', 'empresa/5', 'articulo/1', 'chat/2', 'busqueda/blusa']
  it.each(READS)('R10.01 en %s tampoco, si el servidor falla', async (path) => {
    await openHttpSite(`/${path}?escenario=error`, { session: ANA })
    await settled()
    expect(texts()).not.toMatch(ENGLISH)
  })

  it.each([
    [null, ['Ingresar', 'Menú', 'Pedido', 'Contacto', 'Formas de pago', 'Información de envíos']],
    [ANA, ['Mi cuenta', 'Menú']],
  ])('R10.01 ni en las ventanas ni en sus avisos (%#)', async (session, buttons) => {
    const site = await openSite('/articulos', { session })
    for (const name of buttons) {
      await site.user.click(site.screen.getAllByRole('button', { name })[0]!)
      const window = within(await site.screen.findByRole('dialog'))
      for (const send of window.queryAllByRole('button', { name: /^(Ingresar|Enviar)/ })) await site.user.click(send)
      expect(texts()).not.toMatch(ENGLISH)
      await site.user.click(window.getByRole('button', { name: 'Cerrar' }))
      await waitFor(() => expect(site.screen.queryByRole('dialog')).toBeNull())
    }
  })
})
