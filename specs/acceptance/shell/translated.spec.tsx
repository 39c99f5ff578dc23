import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { many, openProduct, shopWith } from '../../support/buyer.ts'
import { ANA, DEMO } from '../../support/device.ts'
import { openSite, type Site } from '../../support/site.tsx'

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
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
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
  it.each(PLACES)('R11.240 %s dicen a cada paso lo mismo que sin traducir', async (_, steps, open) => {
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
