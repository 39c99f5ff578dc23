import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PATHS } from '../../../src/ui/site/paths.ts'
import { within } from '../../support/area.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { openHttpSite, whileRetried } from '../../support/http-site.tsx'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'
import { type Site, openSite } from '../../support/site.tsx'
import { many, openProduct, shopWith } from '../../support/buyer.ts'

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

const englishWords = (): readonly string[] => [
  ...new Set(
    said()
      .match(ENGLISH)
      ?.map((word) => word.toLowerCase()),
  ),
]

const SAMPLE: Readonly<Record<string, string>> = {
  ':id': '5',
  ':articulo': '1',
  ':segmento': 'dama',
  ':categoria': 'todas',
  ':busqueda': 'blusa',
  ':tienda': '2',
}

describe('El idioma del sitio', () => {
  const settled = (patience = {}) =>
    waitFor(() => {
      expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0)
      expect(document.body.textContent).not.toContain('Cargando…')
    }, patience)
  const addressOf = (pattern: string) => pattern.replace(/:\w+/g, (part) => SAMPLE[part] ?? '1')

  it.each(Object.values(PATHS).map(addressOf))(
    'R10.01 R10.12 R11.84 R2.40 R2.42 R2.44 R2.45 en %s, con sesión y ya sin ella, no hay palabras en inglés, está ' +
      'el pie y cada enlace a otra ventana lo dice; la visita se registra una vez',
    async (path) => {
      const { comeNear } = stubIntersectionObserver()
      const site = await openSite(path, { session: ANA })
      await comeNear()
      const visit = { page: window.location.pathname, user: ANA.mail }
      for (const session of [ANA, null]) {
        if (session === null) site.changeSessionElsewhere(session)
        await settled()
        expect(englishWords()).toEqual([])
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]'))
          expect(link.textContent, link.href).toMatch(/ \(se abre en otra ventana\)$/)
        await site.footer.linksTo('477 000 0000', 'tel:+524770000000')
        await site.footer.has('button', 'Información de envíos', 'Suscribirme')
        await site.footer.has('list', 'Redes sociales')
        await waitFor(() => site.called('visits.page', visit))
      }
    },
  )

  const READS = ['productos/dama/0/todas', 'vistaproducto/5', 'empresa/5', 'articulo/1', 'chat/2', 'busqueda/blusa']
  it.each(READS)('R10.01 en /%s no hay palabras en inglés si el servidor falla', async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openHttpSite(`/${path}?escenario=error`, { session: ANA })
    await settled(whileRetried)
    expect(englishWords()).toEqual([])
  })

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

const KEPT = /^(?:FONT|SCRIPT|STYLE|TEXTAREA|svg|path)$/

const wrapTexts = (node: Node): void => {
  if (node instanceof Text) {
    if (node.data.trim() === '' || KEPT.test(node.parentElement?.tagName ?? '')) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    node.replaceWith(outer)
    // A browser puts texts of its own there; what React knows is no longer in the page.
    inner.textContent = node.data
    outer.append(inner)
  } else if (!(node instanceof Element && KEPT.test(node.tagName))) [...node.childNodes].forEach(wrapTexts)
}

/** As browsers do when they translate a page: all texts at once, and later ones as they come. */
const translatePage = (): void => {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapTexts(node)
  })
  wrapTexts(document.body)
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
}

const CONTROLS = 'button:not([aria-disabled=true], :disabled), input:not(:disabled), select, textarea'
const LEAVES = /Compartir|WhatsApp|Google|Facebook|Actualizar/

const controls = (): readonly HTMLElement[] => {
  const area = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  return [...area.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('[hidden], footer') === null && !LEAVES.test(control.textContent),
  )
}

const settled = () => act(() => new Promise((done) => setTimeout(done, 0)))

/** Uses one control after the other, as whoever tries all of them; says what stands in the page after each. */
const walk = async (site: Site, steps: number): Promise<readonly string[]> => {
  const seen: string[] = []
  for (let step = 0; step < steps; step++) {
    const list = controls()
    const control = list[(step * 7 + 3) % list.length]
    if (control instanceof HTMLInputElement && !['checkbox', 'file'].includes(control.type)) {
      await site.user.clear(control)
      // Every third time it stays empty.
      if (step % 3 !== 0) await site.user.type(control, step % 3 === 1 ? '6' : '24')
    } else if (control instanceof HTMLSelectElement) {
      await site.user.selectOptions(control, [...control.options].at(step % control.options.length)?.value ?? '')
    } else if (control instanceof HTMLTextAreaElement) await site.user.type(control, 'Hola')
    else if (control !== undefined) await site.user.click(control)
    await settled()
    seen.push(document.body.textContent)
  }
  return seen
}

const PLACES: readonly (readonly [string, number, () => Promise<Site>])[] = [
  ['el producto y el pedido', 30, () => openProduct({ session: ANA })],
  ['la lista y sus filtros', 20, () => openSite('/productos/dama/0/todas', shopWith(many(8)))],
  ['los favoritos', 10, () => openSite('/favoritos', { session: DEMO })],
  ['el chat', 8, () => openSite('/chat/2', { session: DEMO })],
  ['la búsqueda', 10, () => openSite('/busqueda/prenda', shopWith(many(8)))],
  ['las empresas', 8, () => openSite('/catalogoempresa')],
  ['los formularios', 12, () => openSite('/registro')],
  ['la cuenta', 8, () => openSite('/perfil', { session: DEMO })],
]

describe('En una página que el navegador traduce', () => {
  it.each(PLACES)('R11.240 en %s se dice a cada paso lo mismo que sin traducir', async (_, steps, open) => {
    const plain = await open()
    await settled()
    const expected = await walk(plain, steps)

    const translated = await open()
    await settled()
    translatePage()
    const seen = await walk(translated, steps)
    expect(document.querySelectorAll('font').length).toBeGreaterThan(20)
    for (const [step, text] of expected.entries()) expect(seen[step], `paso ${step}`).toBe(text)
  })
})
